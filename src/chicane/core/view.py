"""What a seat may know: a copy with the rest erased, and no handle to the original."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.chance import Luck
from chicane.core.codec import state
from chicane.core.engine import Game
from chicane.core.errors import StuckGame
from chicane.core.log import Line
from chicane.core.scene import svg

WATCHER: Final = -3  # a seat that knows nothing secret
TRIES: Final = 1000  # most games need one


class View:
    """State, log and story as one seat knows them; bots and clients get exactly this."""

    __slots__ = ("game", "log", "seat", "story")

    def __init__(self, seat: int, game: Game, log: list[str], story: list[Line] | None = None) -> None:
        self.seat = seat
        self.game = game
        self.log = log
        self.story: list[Line] = story if story is not None else []

    @property
    def state(self) -> dict[str, Any]:
        """The state as plain data."""
        return state(self.game)

    @property
    def options(self) -> list[str]:
        """The text forms of what the seat may choose now."""
        return [option.text(self.game) for option in self.game.menu] if self.game.actor == self.seat else []

    def imagine(self, luck: Luck) -> Game:
        """A full game that agrees with everything the seat knows, the rest drawn anew."""
        for _ in range(TRIES):
            game = self.game.copy()
            game.imagine(self.seat, luck)
            game.cards_changed()  # hands may hold other cards now
            if game.over:
                return game
            step = game.pending
            options = step.options(game) if step.actor(game) == game.actor else []
            if len(options) > 1:  # whoever is asked has a real choice, and the seat knows who is asked
                game.stand(step, game.actor, options)
                return game
        raise StuckGame(f"seat {self.seat} can't imagine how seat {self.game.actor} comes to be asked")

    def _repr_svg_(self) -> str:
        names = [f"P{number + 1}" for number in range(self.game.players)]
        return svg(self.game.rules.scene(self.game, names))


def seen_by(game: Game, seat: int, log: list[str] | None = None, story: list[Line] | None = None) -> View:
    """The game as a seat may know it; only the actor sees its menu, for that of chance may show what is left."""
    copy = game.copy()
    copy.hide(seat)
    copy.cards_changed()  # what the seat does not know bends nothing
    for name in shared_lists(game):
        values = getattr(copy, name)
        setattr(copy, name, detached(values) if values and type(values[0]) is list else values[:])
    copy.menu = game.menu[:] if game.actor == seat else []
    copy.weights = None
    copy.setup = dict(game.setup)
    return View(seat, copy, log if log is not None else [], story)


_lists: dict[type, list[str]] = {}


def shared_lists(game: Game) -> list[str]:
    """The parts of a game that are lists and shared by its copies; a part is that always or never."""
    known = _lists.get(type(game))
    if known is None:
        copy, parts = game.copy(), type(game).parts
        shared = [name for name in parts if getattr(copy, name) is getattr(game, name)]
        known = _lists[type(game)] = [name for name in shared if isinstance(getattr(game, name), list)]
    return known


def has_secrets(game: Game) -> bool:
    """Whether the game hides anything from anybody."""
    return type(game).hide is not Game.hide


def keeps_from(game: Game, seat: int, other: int) -> bool:
    """Whether a seat knows, or may choose, anything that another seat must not see."""
    if not has_secrets(game):
        return False
    known = seen_by(game, seat).game
    if any(option.hidden(other) for option in known.menu):
        return True
    before = state(known)
    known.hide(other)
    return state(known) != before


def detached(values: list[Any]) -> list[Any]:
    """A list of lists of its own, for copies may share what is replaced whole; lists hold no lists or nothing else."""
    return [detached(each) if each and type(each[0]) is list else each[:] for each in values]

"""A match: a game, the seats around it, the one generator of its luck, and the log."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from chicane.core.chance import Luck, chance_at, commitment
from chicane.core.engine import Game
from chicane.core.errors import BadInput, IllegalOption
from chicane.core.log import Act, Line, Teller
from chicane.core.message import Message
from chicane.core.registry import Rules, find
from chicane.core.scene import svg
from chicane.core.step import CHANCE, Step
from chicane.core.view import WATCHER, View, seen_by

MATCHES: Final = 256  # whose dice are kept at hand


class Result:
    """How a game ended: the winning seats (none, one, or several) and why it ended."""

    def __init__(self, winners: tuple[int, ...], reason: str) -> None:
        self.winners = winners
        self.reason = reason

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and (self.winners, self.reason) == (other.winners, other.reason)

    def __hash__(self) -> int:
        return hash((self.winners, self.reason))

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, reason={self.reason!r})"


@lru_cache(MATCHES)
def dice(seed: str) -> Luck:
    """The luck of a seed, which is asked by ply only and so may be shared."""
    return Luck(seed)


class Match:
    """Plays a game: checks and logs each option, and lets the dice fall between them."""

    def __init__(
        self,
        rules: Rules[Any],
        players: int,
        setup: dict[str, str],
        seats: list[str],
        seed: str | None,
        sealed: str,
        game: Game | None = None,
    ) -> None:
        self.rules = rules
        self.players = players
        self.setup = setup
        self.seats = seats
        self.seed = seed  # None while somebody else keeps it secret
        self.commitment = sealed
        self.acts: list[Act] = []
        self.teller = Teller()
        self.silent = False  # played on without being told
        self.game = game or self.opening(self.teller)
        self.game.teller = self.teller

    def opening(self, teller: Teller | None) -> Game:
        """The game before its first option; told from the start to whoever listens."""
        game: Game = self.rules.blank(self.players, self.setup)
        game.teller = teller
        self.rules.begin(game)
        game.advance()
        return game

    @property
    def to_act(self) -> int | None:
        """The seat that must choose now; None when the game is over."""
        return None if self.game.over else self.game.actor

    @property
    def options(self) -> list[str]:
        """The text forms of what may be chosen now."""
        return [option.text(self.game) for option in self.game.menu]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over

    @property
    def result(self) -> Result | None:
        """Who won and why it ended; None while the game goes on."""
        return Result(tuple(self.game.winners), self.game.reason) if self.game.over else None

    @property
    def log(self) -> list[str]:
        """Every option chosen so far, by the dice (`* pace`) or a seat (`2 keep`)."""
        return [str(act) for act in self.acts]

    @property
    def story(self) -> list[Line]:
        """What the commentator said so far; told from the acts if the match was played in silence."""
        if self.silent:
            self.rewind(len(self.acts))
        return self.teller.lines

    def hush(self) -> None:
        """Play on in silence, for to tell takes time; whoever came to listen goes on hearing it as it happens."""
        if type(self.teller) is Teller:
            self.silent, self.game.teller = True, None

    def play(self, choice: Step[Any] | str) -> None:
        """Choose an option, by itself or by its text form; then the dice fall until somebody must choose."""
        if self.game.over:
            raise IllegalOption("the game is over", Message("wrong-over"))
        self.revealed_seed()  # an option is not half played: without the seed the dice could not fall after it
        self.apply(self.meant(choice))
        self.settle()

    def meant(self, choice: Step[Any] | str) -> Step[Any]:
        """The option of the menu that was meant."""
        game = self.game
        option = game.pending.parse(game, choice) if isinstance(choice, str) else choice
        if option is None or not (isinstance(choice, str) or self.offers(option)):
            menu = ", ".join(self.options)
            message = Message("wrong-option", option=str(choice), options=menu)
            raise IllegalOption(f"{choice!r} is not on the menu; choose one of: {menu}", message)
        return option

    def offers(self, option: Step[Any]) -> bool:
        """Whether an option is on the menu; mostly it is the very one that was shown, and that is quickly seen."""
        return id(option) in map(id, self.game.menu) or option in self.game.menu

    def apply(self, option: Step[Any]) -> None:
        """Log an option and let the game go on."""
        game = self.game
        self.acts.append(Act(game.actor, option, option.text(game)))
        game.play(option)

    def settle(self) -> None:
        """Let the dice fall until a seat must choose."""
        if self.game.actor != CHANCE:
            return
        luck = dice(self.revealed_seed())
        while self.game.actor == CHANCE:
            self.apply(self.game.menu[chance_at(self.game, luck, self.game.plies)])

    def revealed_seed(self) -> str:
        """The seed, which must be known to play on."""
        if self.seed is None:
            raise BadInput("the seed of this game is not revealed: it can be replayed, not played on")
        return self.seed

    def rewind(self, plies: int) -> None:
        """Go back to the position after so many options."""
        acts, self.acts = self.acts[:plies], []
        self.teller, self.silent = Teller(), False
        self.game = self.opening(self.teller)
        for act in acts:
            self.apply(act.option)

    def can_undo(self, seat: int, past: Collection[int] = ()) -> bool:
        """Whether the last act was the seat's own, but for those of seats that do not mind, and nothing was learnt."""
        ply = self.last_of(seat, past)
        return ply > 0 and self.game.learnt < ply

    def last_of(self, seat: int, past: Collection[int] = ()) -> int:
        """The ply of a seat's last act, if only these seats acted after it; otherwise 0."""
        ply = len(self.acts)
        while ply and self.acts[ply - 1].actor in past:
            ply -= 1
        return ply if ply and self.acts[ply - 1].actor == seat >= 0 else 0

    def undo(self, seat: int, past: Collection[int] = ()) -> None:
        """Take back the seat's last act: not past the dice, a secret come to light, or somebody else's act."""
        if not self.can_undo(seat, past):
            text = "nothing to undo: the dice, a secret or another player came after your last choice"
            raise IllegalOption(text, Message("wrong-undo"))
        self.rewind(self.last_of(seat, past) - 1)

    def at(self, ply: int) -> Match:
        """The match as it stood after so many options."""
        if not 0 <= ply <= len(self.acts):
            message = Message("wrong-ply", ply=str(ply), plies=str(len(self.acts)))
            raise BadInput(f"ply {ply} is not between 0 and {len(self.acts)}", message)
        match = self.copy()
        match.rewind(ply)
        return match

    def copy(self) -> Match:
        """An independent match in the same position."""
        game = self.game.copy()
        twin = Match(self.rules, self.players, self.setup, self.seats, self.seed, self.commitment, game)
        twin.acts = self.acts[:]
        twin.teller.lines = self.story[:]
        return twin

    def seen_by(self, seat: int) -> View:
        """What a seat may know: state, log and story, with no handle to the rest."""
        if seat != WATCHER and not 0 <= seat < self.players:
            raise BadInput(f"no seat {seat}; they run from 0 to {self.players - 1}, and {WATCHER} is a watcher")
        heard = [line for line in self.story if not line.step.hidden(seat)]
        return seen_by(self.game, seat, [act.seen_by(seat) for act in self.acts], heard)

    def save(self, path: str | Path, reveal: bool = True) -> None:
        """Write the game file; with `reveal=False` the seed stays secret until the game is over."""
        from chicane.core.save import write

        write(self, Path(path), reveal)

    def _repr_svg_(self) -> str:
        return svg(self.rules.scene(self.game, self.seats))


def new(
    game: str,
    players: int | None = None,
    seed: int | str | None = None,
    options: dict[str, object] | None = None,
    seats: list[str] | None = None,
) -> Match:
    """A new match at its first decision; without a seed, one nobody can guess is drawn."""
    rules = find(game)
    usual = len(seats) if seats else rules.usual_players(options or {})
    count = usual if players is None else players
    if seats is not None and len(seats) != count:
        raise BadInput(f"{len(seats)} seats named for {count} players")
    named = seats or [f"P{number + 1}" for number in range(count)]
    text = secrets.token_hex(16) if seed is None else str(seed)
    rules.check_players(count)
    match = Match(rules, count, rules.check_options(options or {}, count), named, text, commitment(text))
    match.settle()
    return match

"""Where a piece can be driven space by space: the small decisions of the engine, walked on copies of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from chicane.core.engine import Game
from chicane.core.log import Teller
from chicane.core.moment import Place, Tracker
from chicane.core.step import Step

if TYPE_CHECKING:
    from chicane.core.registry import Rules

MOST: Final = 250  # positions that are looked at
FREE, DAMAGE, MEETING, UNSURE, DEATH = "free", "damage", "meeting", "unsure", "death"
RANKS: Final = [FREE, DAMAGE, UNSURE, MEETING, DEATH]  # the better the earlier


Standing = tuple[Game, tuple[str, ...], tuple[Place, ...]]  # a game, how it came there, and the places passed


class Price(NamedTuple):
    """What a way costs: nothing, so much damage, a meeting, something that chance decides, or everything."""

    kind: str = FREE
    damage: int = 0

    @property
    def rank(self) -> tuple[int, int]:
        """The dearer the more."""
        return RANKS.index(self.kind), self.damage


class Route(NamedTuple):
    """A way to an end: the options to choose one after the other, the places passed, and the price."""

    options: tuple[str, ...]
    way: tuple[Place, ...]
    price: Price


def routes(rules: Rules[Any], game: Game) -> list[Route]:
    """The cheapest way to each end that the piece in question can be driven to; none where one step is all there is."""
    piece = rules.steers(game)
    if not piece:
        return []
    ends = walked(rules, game, piece)
    best: dict[Place, Route] = {}
    for route in ends:
        known = best.get(route.way[-1])
        if known is None or (route.price.rank, len(route.options)) < (known.price.rank, len(known.options)):
            best[route.way[-1]] = route
    return list(best.values()) if any(len(route.options) > 1 for route in ends) else []


def outlays(rules: Rules[Any], game: Game, option: Step[Any]) -> list[Route]:
    """Every way that may follow an option, or what the option comes to where none does, at the price of both."""
    after = game.copy()
    after.play(option)
    piece = rules.steers(after)
    if piece and after.actor == game.actor:
        return walked(rules, after, piece, game)
    return [Route((), (), rules.price(game, after))]


def walked(rules: Rules[Any], game: Game, piece: str, before: Game | None = None) -> list[Route]:
    """Every way to every end, those through the same position once; the price counts from a position before."""
    ends: list[Route] = []
    seen: set[object] = set()
    start: Standing = (game, (), (rules.tracks(game)[piece][-1],))
    waiting = [start]
    while waiting and len(seen) < MOST:
        here, options, way = waiting.pop(0)
        for option in here.menu:
            after, places = driven(rules, here, option, piece)
            chosen, passed = (*options, option.text(here)), (*way, *places)
            price = rules.price(before or game, after)
            if after.actor != game.actor or rules.steers(after) != piece:
                ends.append(Route(chosen, passed, price))
            elif (passed[-1], after.pending, price) not in seen:
                seen.add((passed[-1], after.pending, price))
                waiting.append((after, chosen, passed))
    return ends


def driven(rules: Rules[Any], game: Game, option: Step[Any], piece: str) -> tuple[Game, list[Place]]:
    """A copy of the game in which an option was chosen, and the places that a piece passed by it."""
    after, scout = game.copy(), Scout(rules)
    scout.tracker.see(rules.tracks(game))
    after.teller = scout
    after.play(option)
    scout.tracker.see(rules.tracks(after))
    return after, scout.tracker.taken().get(piece, [])


class Scout(Teller):
    """Looks where things are, step by step."""

    def __init__(self, rules: Rules[Any]) -> None:
        super().__init__()
        self.rules = rules
        self.tracker = Tracker()

    def hear(self, game: Game, step: Step[Any]) -> None:
        self.tracker.see(self.rules.tracks(game))

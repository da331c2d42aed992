"""The ruler laid ahead: where a card, a speed or a plan of two cards can take a vehicle, as the arena stands now."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.lists import changed
from chicane.core.step import Step
from chicane.wreckage.deck import plays_of
from chicane.wreckage.drive import GoOn, effects
from chicane.wreckage.kinds import HAIRPIN_LIMIT, TURN_LIMIT
from chicane.wreckage.lab.preview import Preview, preview
from chicane.wreckage.state import Wreckage
from chicane.wreckage.steer import TO_LEFT, TO_RIGHT, Turn, any_degree, may_hairpin, ways

FINE: Final = 5  # degrees between two turns that are tried
COARSE: Final = 15


def drives(game: Wreckage, seat: int, apart: int) -> list[Preview]:
    """Every drive that the card in force offers, from the left to the right or from slow to fast."""
    return [preview(game, seat, option, driving=True) for option in openings(game, seat, apart)]


def openings(game: Wreckage, seat: int, apart: int) -> list[Step[Any]]:
    """What the card in force can be used for, turns so many degrees apart, and going on without it."""
    play = game.card(seat)
    if not any_degree(play):
        return [GoOn(seat), *effects(game, seat)]
    most = HAIRPIN_LIMIT if may_hairpin(game, seat) else TURN_LIMIT
    left = [Turn(seat, TO_LEFT, each) for each in range(most, 0, -apart)] if TO_LEFT in ways(play) else []
    right = [Turn(seat, TO_RIGHT, each) for each in range(apart, most + 1, apart)] if TO_RIGHT in ways(play) else []
    return [*left, GoOn(seat), *right]


def in_phase(game: Wreckage, seat: int, plays: list[int]) -> Wreckage:
    """The game at the beginning of the player turn in which the last of these cards is played."""
    twin = game.copy()
    twin.planned = changed(twin.planned, seat, plays)
    twin.phase = len(plays)
    twin.acting = seat
    twin.given_up = [0] * twin.players
    return twin


def after_plan(game: Wreckage, seat: int, play: int) -> list[Preview]:
    """Where a card leads if it is planned now; a second one goes on from wherever the first may have led."""
    first = game.planned[seat]
    if not first:
        return drives(in_phase(game, seat, [play]), seat, FINE)
    stands = [each.after for each in drives(in_phase(game, seat, first), seat, COARSE) if not each.is_end()]
    return [drive for stand in stands for drive in drives(in_phase(stand, seat, [*first, play]), seat, COARSE)]


def after_first(game: Wreckage, seat: int) -> list[Preview]:
    """Where the first card leads, once it is planned."""
    return drives(in_phase(game, seat, game.planned[seat]), seat, FINE) if game.planned[seat] else []


def after_start(game: Wreckage, seat: int, speed: int) -> list[Preview]:
    """Where a start speed leads with any card of the deck."""
    twin = game.copy()
    twin.speed[seat] = speed
    plays = plays_of(game.cards[seat])
    return [drive for play in plays for drive in drives(in_phase(twin, seat, [play]), seat, COARSE)]

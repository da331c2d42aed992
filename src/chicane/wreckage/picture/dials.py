"""The dial of a turn: a stop for every whole degree that the card in force allows (WK-GEO-12, WK-GEO-17)."""

from __future__ import annotations

from typing import Final

from chicane.core.message import Message
from chicane.core.scene import Dial, Stop
from chicane.wreckage.drive import Begin, GoOn
from chicane.wreckage.kinds import HAIRPIN_LIMIT
from chicane.wreckage.lab.preview import foretold, preview
from chicane.wreckage.names import named
from chicane.wreckage.picture import art, vehicles
from chicane.wreckage.picture.places import degrees, on_screen, standing
from chicane.wreckage.state import Wreckage
from chicane.wreckage.steer import TO_LEFT, TO_RIGHT, Turn, read_turn

AHEAD: Final = -90.0  # vehicles are drawn with their nose up; in reverse the tail leads (WK-GEO-18)


def dials(game: Wreckage) -> list[Dial]:
    """One dial where whoever must choose may turn; a U-turn has no degrees to choose (WK-SPEC-10)."""
    if game.actor < 0 or not game.menu or not isinstance(game.pending, Begin):
        return []
    seat = game.actor
    turns = every_turn(game, seat)
    if not turns:
        return []
    left = [turn for turn in turns if turn.way == TO_LEFT]
    label = Message("wreckage-dial-turn", "WK-GEO-12", vehicle=named(game, seat))
    ghost = vehicles.ghost(game.vehicle[seat], art.GOLD)
    stops = [stop(game, turn) for turn in turns]
    stops.insert(len(left), straight(game, seat))
    return [Dial("turn", label, ghost, stops, len(left), AHEAD * game.gear[seat])]


def every_turn(game: Wreckage, seat: int) -> list[Turn]:
    """All turns that may be made, from the sharpest to the left to the sharpest to the right."""
    left = [Turn(seat, TO_LEFT, each) for each in range(HAIRPIN_LIMIT, 0, -1)]
    right = [Turn(seat, TO_RIGHT, each) for each in range(1, HAIRPIN_LIMIT + 1)]
    return [turn for turn in left + right if read_turn(game, seat, turn.text(game)) is not None]


def straight(game: Wreckage, seat: int) -> Stop:
    """No turn at all (WK-CARD-12)."""
    label = Message("wreckage-dial-straight", "WK-CARD-12")
    return Stop(GoOn(seat).text(game), *standing(game, seat), label)


def stop(game: Wreckage, turn: Turn) -> Stop:
    """Where a turn really ends."""
    future = preview(game, turn.seat, turn)
    x, y, heading = future.pose
    label = foretold(game, turn.seat, turn, future)
    return Stop(turn.text(game), *on_screen(x, y), degrees(heading), label, future.is_bad())

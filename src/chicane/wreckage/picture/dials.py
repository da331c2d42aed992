"""The dial of a turn: a stop for every whole degree that the card in force allows (WK-GEO-12, WK-GEO-17)."""

from __future__ import annotations

from chicane.core.message import Message
from chicane.core.scene import Dial, Stop
from chicane.wreckage.drive import Begin
from chicane.wreckage.kinds import HAIRPIN_LIMIT
from chicane.wreckage.lab.preview import foretold, preview
from chicane.wreckage.names import named
from chicane.wreckage.picture import art, vehicles
from chicane.wreckage.picture.places import degrees, on_screen
from chicane.wreckage.state import Wreckage
from chicane.wreckage.steer import TO_LEFT, TO_RIGHT, Turn, read_turn


def dials(game: Wreckage) -> list[Dial]:
    """One dial where whoever must choose may turn; a U-turn has no degrees to choose (WK-SPEC-10)."""
    if game.actor < 0 or not game.menu or not isinstance(game.pending, Begin):
        return []
    seat = game.actor
    turns = every_turn(game, seat)
    if not turns:
        return []
    label = Message("wreckage-dial-turn", "WK-GEO-12", vehicle=named(game, seat))
    ghost = vehicles.ghost(game.vehicle[seat], art.GOLD)
    start = min(range(len(turns)), key=lambda index: (turns[index].degrees, -turns[index].way))
    return [Dial("turn", label, ghost, [stop(game, turn) for turn in turns], start)]


def every_turn(game: Wreckage, seat: int) -> list[Turn]:
    """All turns that may be made, from the sharpest to the left to the sharpest to the right."""
    left = [Turn(seat, TO_LEFT, each) for each in range(HAIRPIN_LIMIT, 0, -1)]
    right = [Turn(seat, TO_RIGHT, each) for each in range(1, HAIRPIN_LIMIT + 1)]
    return [turn for turn in left + right if read_turn(game, seat, turn.text(game)) is not None]


def stop(game: Wreckage, turn: Turn) -> Stop:
    """Where a turn really ends."""
    future = preview(game, turn.seat, turn)
    x, y, heading = future.pose
    label = foretold(game, turn.seat, turn, future)
    return Stop(turn.text(game), *on_screen(x, y), degrees(heading), label, future.is_bad())

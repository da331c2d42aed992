"""What a vehicle looks at: the first thing that it would meet if it drove straight on."""

from __future__ import annotations

from typing import Final

from chicane.core.message import Message
from chicane.wreckage.names import thing_named
from chicane.wreckage.shapes import ARENA, CAN, Box
from chicane.wreckage.state import FORWARD_GEAR, Wreckage
from chicane.wreckage.sweep import LIMIT, meets_straight, straight
from chicane.wreckage.trig import DEGREE, FULL

ACROSS: Final = 2 * ARENA
CAN_SEEN: Final = Message("wreckage-can")
WINDS: Final = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"]
WALLS: Final = [Message(f"wreckage-wall-{wind}") for wind in WINDS]
WIND: Final = 45 * DEGREE  # from one to the next


def outlook(game: Wreckage, seat: int, pose: tuple[int, int, int]) -> Message:
    """What a vehicle would have ahead of its front in a pose: a vehicle, a token, or one side of the wall."""
    box = Box(*pose)
    stop = straight(box, FORWARD_GEAR, ACROSS, game.others(seat), game.blocks())
    if any(meets_straight(box, FORWARD_GEAR, stop.travelled, x, y, CAN) > 0 for x, y in game.cans):
        return CAN_SEEN
    if stop.kind == LIMIT:
        return WALLS[(pose[2] + WIND // 2) % FULL // WIND]
    return thing_named(game, stop.kind, stop.what)


def looks_at(game: Wreckage, seat: int) -> Message:
    """What a vehicle has ahead of its front as it stands."""
    return outlook(game, seat, (game.x[seat], game.y[seat], game.heading[seat]))

"""Whether there is room for a vehicle somewhere (WK-GEO-10, WK-GEO-11)."""

from __future__ import annotations

from chicane.wreckage.shapes import SLACK, Box, box_disc_overlap, box_inside, boxes_overlap
from chicane.wreckage.state import Wreckage


def fits(game: Wreckage, seat: int, box: Box, tokens: list[tuple[int, int, int, int]]) -> bool:
    """Whether a vehicle could stand there: over no other vehicle, no such token, not outside."""
    return (
        box_inside(box, SLACK)
        and not any(box_disc_overlap(box, x, y, radius, SLACK) for _, x, y, radius in tokens)
        and not any(boxes_overlap(box, other, SLACK) for _, other in game.others(seat))
    )

"""The end of a vehicle: its jerrycans are left beside it, then it is gone (WK-DEST)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.wreckage.names import named
from chicane.wreckage.shapes import CAN, HALF_LONG, HALF_WIDE, LENGTH, box_disc_touch, disc_inside, discs_touch, spot
from chicane.wreckage.state import NONE, Wreckage
from chicane.wreckage.trig import COS, DEGREE, SCALE, SIN

DIAGONAL: Final = CAN * 70_710_678 // 100_000_000  # along each axis, for a slot off a corner
SLOTS: Final = [
    ("front", HALF_LONG + CAN, 0),
    ("front-right", HALF_LONG + DIAGONAL, HALF_WIDE + DIAGONAL),
    ("right", 0, HALF_WIDE + CAN),
    ("rear-right", -HALF_LONG - DIAGONAL, HALF_WIDE + DIAGONAL),
    ("rear", -HALF_LONG - CAN, 0),
    ("rear-left", -HALF_LONG - DIAGONAL, -HALF_WIDE - DIAGONAL),
    ("left", 0, -HALF_WIDE - CAN),
    ("front-left", HALF_LONG + DIAGONAL, -HALF_WIDE - DIAGONAL),
]  # name, how far ahead of the centre and how far to its right (WK-DEST-04)
SLOT_NAMES: Final = [Message(f"wreckage-slot-{name}") for name, _, _ in SLOTS]
RING: Final = LENGTH // 20  # between two circles on which a place is looked for (WK-DEST-05)
RINGS: Final = 240  # twice across the arena
BEARINGS: Final = 360


class Destroy(Step[Wreckage]):
    """Before the vehicle is removed its jerrycans are placed (WK-DEST-01); it loses its turn (WK-TURN-16)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Wreckage) -> None:
        if game.acting == self.seat:
            game.acting = NONE
        drops: list[Step[Any]] = [DropCan(self.seat) for _ in range(game.held[self.seat])]
        game.do_all([*drops, Remove(self.seat)])

    def tell(self, game: Wreckage) -> Message:
        vehicle, held = named(game, self.seat), game.held[self.seat]
        return Message("wreckage-told-destroyed", "WK-FIRE-07", vehicle=vehicle, held=held)


def is_free(game: Wreckage, seat: int, x: int, y: int) -> bool:
    """A jerrycan there touches no token, other vehicle or other can, and is inside (WK-DEST-02, WK-DEST-04)."""
    return (
        disc_inside(x, y, CAN)
        and not any(discs_touch(x, y, CAN, to_x, to_y, radius) for _, to_x, to_y, radius in game.blocks())
        and not any(discs_touch(x, y, CAN, to_x, to_y, CAN) for to_x, to_y in game.cans)
        and not any(box_disc_touch(box, x, y, CAN) for _, box in game.others(seat))
    )


def slot(game: Wreckage, seat: int, number: int) -> tuple[int, int]:
    """The place of a slot around a vehicle."""
    _, ahead, right = SLOTS[number]
    return spot(game.x[seat], game.y[seat], game.heading[seat], ahead, right)


def free_slots(game: Wreckage, seat: int) -> list[int]:
    """The slots where a jerrycan may be left (WK-DEST-04)."""
    return [number for number in range(len(SLOTS)) if is_free(game, seat, *slot(game, seat, number))]


def nearest(game: Wreckage, seat: int) -> tuple[int, int]:
    """The free place nearest to the wreck's centre (WK-DEST-05)."""
    for ring in range(RINGS):
        for bearing in range(BEARINGS if ring else 1):
            x = game.x[seat] + ring * RING * SIN[bearing * DEGREE] // SCALE
            y = game.y[seat] + ring * RING * COS[bearing * DEGREE] // SCALE
            if is_free(game, seat, x, y):
                return x, y
    raise AssertionError("an arena with room for four vehicles has room for a jerrycan")


class DropCan(Step[Wreckage]):
    """The owner chooses a slot for a jerrycan; without one it goes to the nearest place (WK-DEST-04, WK-DEST-05)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actor(self, game: Wreckage) -> int:
        return self.seat if free_slots(game, self.seat) else NOBODY

    def options(self, game: Wreckage) -> list[Step[Any]]:
        return [DropAt(self.seat, number) for number in free_slots(game, self.seat)]

    def run(self, game: Wreckage) -> None:
        drop(game, self.seat, nearest(game, self.seat))

    def prompt(self, game: Wreckage) -> Message:
        return Message("wreckage-ask-drop", "WK-DEST-04", vehicle=named(game, self.seat))


def drop(game: Wreckage, seat: int, place: tuple[int, int]) -> None:
    """A jerrycan lies in the arena again."""
    game.cans = [*game.cans, place]
    game.held[seat] -= 1


class DropAt(Step[Wreckage]):
    """A jerrycan is left in a slot around the wreck (WK-DEST-02)."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, game: Wreckage) -> None:
        drop(game, self.seat, slot(game, self.seat, self.number))

    def text(self, game: Wreckage) -> str:
        return f"drop {SLOTS[self.number][0]}"

    def label(self, game: Wreckage) -> Message:
        return Message("wreckage-do-drop", "WK-DEST-04", slot=SLOT_NAMES[self.number])


class Remove(Step[Wreckage]):
    """The vehicle is gone and leaves no obstacle; its player is out (WK-DEST-03, WK-DEST-06)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Wreckage) -> None:
        game.out = changed(game.out, self.seat, 1)
        game.burning = changed(game.burning, self.seat, 0)

    def tell(self, game: Wreckage) -> Message:
        return Message("wreckage-told-out", "WK-DEST-03", vehicle=named(game, self.seat))

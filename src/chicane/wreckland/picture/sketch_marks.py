"""Small signs in the terminal that several lists share: spikes, armour, damage, die slots."""

from __future__ import annotations

from typing import Final

from chicane.core.message import Message
from chicane.core.scene import Span
from chicane.wreckland.equipment import Gear
from chicane.wreckland.state import Wreckland
from chicane.wreckland.traits import mask_text

SIDES: Final = "↑→↓←"  # as ZONES
REACH: Final = ["", "◇", "◆"]  # as REACHES
HURT: Final = "bold red"


def spikes(bars: int) -> list[Span]:
    """The sides with spikes."""
    sides = "".join(SIDES[side] for side in range(4) if bars >> side & 1)
    return [Span(f" {sides}", "bold cyan")] if sides else []


def armour(card: Gear) -> list[Span]:
    """Its armour."""
    return [Span(" "), Span(Message("wreckland-sketch-armour", armour=card.armour))] if card.armour else []


def reach(card: Gear) -> list[Span]:
    """A sign where it works beyond its own zones (WL-ACT-07)."""
    return [Span(f"{REACH[card.reach]}\u00a0", "bold cyan")] if REACH[card.reach] else []


def health(hurt: int, resistance: int) -> list[Span]:
    """Damage and resistance."""
    return [Span(f"{hurt}/{resistance}", HURT if hurt else "")]


def slots_of(game: Wreckland, masks: list[int], first: int) -> list[Span]:
    """Die slots with their values, or with the dice that lie there."""
    shown: list[Span] = []
    for index, mask in enumerate(masks):
        taken = first + index in game.place
        value = f"[{game.dice[game.place.index(first + index)]}]" if taken else f"‹{mask_text(mask)}›"
        shown.append(Span(value, "reverse" if taken else ""))
    return shown

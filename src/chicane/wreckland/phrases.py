"""Cards and tables in words, for titles in the picture and for the terminal: choices and zones are told in full."""

from __future__ import annotations

from typing import Final

from chicane.core.message import Message
from chicane.wreckland.effects import effect_name
from chicane.wreckland.icons import CHOICE, EFFECTS, OWN, PLACES, Cost
from chicane.wreckland.kinds import CHAPTER_IDS

TWISTS: Final = [Message(f"wreckland-twist-{id}", "WL-CAMP-13") for id in CHAPTER_IDS]  # what a chapter bends
PLACE_NAMES: Final = [Message(f"wreckland-scene-place-{place}") for place in PLACES]


def joined(key: str, parts: list[Message]) -> Message:
    """Several things in one message, the first two at a time."""
    if len(parts) == 1:
        return parts[0]
    return Message(key, first=parts[0], second=joined(key, parts[1:]))


def doing(effects: tuple[int, ...]) -> Message:
    """What several effects do."""
    return joined("wreckland-effect-and", [one(effect) for effect in effects])


def one(effect: int) -> Message:
    """What an effect does, and where."""
    icon = EFFECTS[effect]
    if icon.do == CHOICE:
        return joined("wreckland-scene-or", [doing(effects) for effects in icon.of])
    if icon.zone == OWN:
        return effect_name(effect)
    return Message("wreckland-scene-in", effect=effect_name(effect), place=PLACE_NAMES[icon.zone])


def cost_name(cost: Cost | None) -> Message:
    """A cost in words."""
    assert cost is not None
    return Message(f"wreckland-cost-{cost.id.partition('-')[0]}", number=cost.number)

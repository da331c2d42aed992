"""What is printed on a card, in words: dice, armour, spikes and reach, and what it does."""

from __future__ import annotations

from chicane.core.message import Message
from chicane.wreckland.enemies import FOES
from chicane.wreckland.equipment import GEAR, REACH_ZONE, REACHES
from chicane.wreckland.names import ZONE_NAMES
from chicane.wreckland.phrases import doing, joined


def printed(kind: int) -> Message:
    """All of an equipment card."""
    return Message("wreckland-printed", traits=traits_of_gear(kind, GEAR[kind].bars), effect=abilities(kind))


def abilities(kind: int) -> Message:
    """What an equipment does and what a perfect placement adds."""
    card = GEAR[kind]
    does = doing(card.effects)
    return Message("wreckland-scene-bonus", effect=does, bonus=doing(card.bonus)) if card.bonus else does


def traits_of_gear(kind: int, bars: int) -> Message:
    """An equipment, with its spikes as they are turned."""
    card = GEAR[kind]
    found = [dice(card.dice), *armour(card.armour), *spikes(bars)]
    if card.reach != REACH_ZONE:
        found.append(Message("wreckland-trait-reach", reach=REACHES[card.reach]))
    return joined("wreckland-effect-and", found)


def traits_of_foe(kind: int, plates: int) -> Message:
    """An enemy, with its armour as it is now."""
    card = FOES[kind]
    found = [dice(card.dice), *armour(plates)]
    if card.volatile:
        found.append(Message("wreckland-sketch-volatile"))
    if card.moves != 1:
        found.append(Message("wreckland-sketch-moves", moves=card.moves))
    if card.engine_bonus:
        found.append(Message("wreckland-sketch-engine-bonus", plus=card.engine_bonus))
    return joined("wreckland-effect-and", found)


def dice(masks: list[int]) -> Message:
    """The values of the die slots."""
    return Message("wreckland-trait-dice", count=len(masks), values=", ".join(map(mask_text, masks)))


def armour(plates: int) -> list[Message]:
    """Its armour, if it has any."""
    return [Message("wreckland-sketch-armour", armour=plates)] if plates else []


def spikes(bars: int) -> list[Message]:
    """The sides with spikes, if there are any."""
    sides = [ZONE_NAMES[side] for side in range(len(ZONE_NAMES)) if bars >> side & 1]
    return [Message("wreckland-trait-spikes", sides=joined("wreckland-effect-and", sides))] if sides else []


def mask_text(mask: int) -> str:
    """What a die slot shows: `3` or `1–3`."""
    values = [value for value in range(1, 7) if mask >> value & 1]
    return str(values[0]) if len(values) == 1 else f"{values[0]}–{values[-1]}"

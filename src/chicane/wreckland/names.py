"""What things are called in texts and messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from chicane.core.message import Message
from chicane.core.step import Step
from chicane.wreckland.enemies import FOE_IDS
from chicane.wreckland.grid import SLOTS, ZONES
from chicane.wreckland.icons import EFFECT_NAMES
from chicane.wreckland.kinds import FOE_NAMES, GEAR_IDS, GEAR_NAMES, RED
from chicane.wreckland.state import EMPTY, GONE, Wreckland

ZONE_NAMES: Final = [Message(f"wreckland-zone-{zone}") for zone in ZONES]
SLOT_NAMES: Final = [Message(f"wreckland-slot-{slot}") for slot in SLOTS]
SLOT_MARKS: Final = [Message(f"wreckland-slot-mark-{slot}") for slot in SLOTS]  # a letter or two, in a drawing
EFFECT_WORDS: Final = [f"wreckland-effect-{name}" for name in EFFECT_NAMES]
EMPTY_NAME: Final = Message("wreckland-slot-empty")


def foe_code(game: Wreckland, foe: int) -> str:
    """An enemy in texts: its id, with a number where several of its kind are in play."""
    number = foe_number(game, foe)
    id = FOE_IDS[game.foe_kind[foe]]
    return f"{id}-{number}" if number else id


def foe_number(game: Wreckland, foe: int) -> int:
    """Which of its kind in play an enemy is; 0 when it is the only one."""
    kind = game.foe_kind[foe]
    same = [each for each, other in enumerate(game.foe_kind) if other == kind and game.foe_zone[each] != GONE]
    return same.index(foe) + 1 if len(same) > 1 and foe in same else 0


def foe_name(game: Wreckland, foe: int) -> Message:
    """An enemy in messages."""
    number = foe_number(game, foe)
    name = FOE_NAMES[game.foe_kind[foe]]
    return Message("wreckland-one-of-several", name=name, number=number) if number else name


def gear_code(game: Wreckland, slot: int) -> str:
    """The equipment in a slot in texts: `buzzsaw F`."""
    kind = game.gear[slot]
    return f"{GEAR_IDS[kind]} {SLOTS[slot]}" if kind != EMPTY else SLOTS[slot]


def gear_name(game: Wreckland, slot: int) -> Message:
    """The equipment in a slot in messages."""
    kind = game.gear[slot]
    name = GEAR_NAMES[kind] if kind != EMPTY else EMPTY_NAME
    return Message("wreckland-gear-in-slot", name=name, slot=SLOT_NAMES[slot])


# Pieces: a die of the pool by colour and value, or a scrap card as one of its values.

WHITE_CODE: Final = 0
RED_CODE: Final = 10
SCRAP_CODE: Final = 100


def die_piece(game: Wreckland, die: int) -> int:
    """The piece that a die is."""
    return game.dice[die] + (RED_CODE if die < RED else WHITE_CODE)


def scrap_piece(kind: int, value: int) -> int:
    """The piece that a scrap card is."""
    return SCRAP_CODE + kind * 10 + value


def is_scrap(piece: int) -> bool:
    return piece >= SCRAP_CODE


def is_red(piece: int) -> bool:
    """A scrap card is never a red die (WL-PAY-07)."""
    return RED_CODE < piece < SCRAP_CODE


def piece_value(piece: int) -> int:
    return piece % 10


def scrap_kind(piece: int) -> int:
    return (piece - SCRAP_CODE) // 10


def piece_text(piece: int) -> str:
    """`w4`, `r5`, `rat 2`."""
    if is_scrap(piece):
        return f"{FOE_IDS[scrap_kind(piece)]} {piece_value(piece)}"
    return f"{'r' if is_red(piece) else 'w'}{piece_value(piece)}"


def piece_name(piece: int) -> Message:
    """A die or a scrap card in messages."""
    if is_scrap(piece):
        return Message("wreckland-scrap-piece", name=FOE_NAMES[scrap_kind(piece)], value=piece_value(piece))
    return Message(f"wreckland-die-{'red' if is_red(piece) else 'white'}", value=piece_value(piece))


def distinct(game: Wreckland, options: Sequence[Step[Any]]) -> list[Step[Any]]:
    """Options without those that come to the same as one before."""
    found: dict[str, Step[Any]] = {}
    for option in options:
        found.setdefault(option.text(game), option)
    return list(found.values())

"""The facts of an attempt that a scenario may ask for (docs/scenarios.md)."""

from __future__ import annotations

from typing import Any

from chicane.core.errors import one_of
from chicane.wreckland.enemies import FOE_IDS, FOES
from chicane.wreckland.equipment import DESTRUCTION_CARDS
from chicane.wreckland.grid import SLOTS, ZONES
from chicane.wreckland.kinds import DICE, GEAR_IDS
from chicane.wreckland.names import foe_code
from chicane.wreckland.state import (
    ASIDE,
    CHASE,
    EMPTY,
    GONE,
    MOST_SLOTS,
    ON_ENGINE,
    ON_FOE,
    ON_GEAR,
    ON_RAM,
    Wreckland,
)


def probe(game: Wreckland, name: str) -> str:
    """A fact: `F`, `F.damage`, `front`, `rat.damage`, `engine`, `scrap`, `white`, `spikes front`."""
    subject, _, fact = name.partition(".")
    if subject in SLOTS:
        return slot_fact(game, SLOTS.index(subject), fact)
    if name in ZONES:
        return names(foe_code(game, foe) for foe in game.foes_in(ZONES.index(name)))
    if name.startswith("spikes ") and name[7:] in ZONES:
        return str(game.spikes(ZONES.index(name[7:])))
    facts = table_facts(game)
    if name in facts:
        return facts[name]
    codes = [foe_code(game, foe) for foe in game.foes()]
    if subject not in codes:
        raise one_of("fact", name, [*facts, *SLOTS, *ZONES, *codes])
    return foe_fact(game, game.foes()[codes.index(subject)], fact)


def names(found: Any) -> str:
    """Several names, or none."""
    return ", ".join(found) or "none"


def counted(counts: list[int], ids: list[str]) -> str:
    """Cards by name, as often as there are."""
    return names(ids[kind] for kind, count in enumerate(counts) for _ in range(count))


def values(game: Wreckland, first: int, last: int) -> str:
    """What the dice on some places show."""
    found = sorted(game.dice[die] for die in range(DICE) if first <= game.place[die] < last)
    return " ".join(map(str, found)) or "none"


def table_facts(game: Wreckland) -> dict[str, str]:
    """Facts of the whole table."""
    return {
        "engine": str(game.engine),
        "round": str(game.round),
        "phase": "chase" if game.phase == CHASE else "customise",
        "turn": str(game.turn),
        "used": str(game.used),
        "enemies": str(len(game.foes())),
        "red": " ".join(str(value) for value in sorted(game.dice[die] for die in game.reds())) or "none",
        "white": " ".join(str(value) for value in sorted(game.dice[die] for die in game.whites())) or "none",
        "held": " ".join(str(game.dice[die]) for die in range(DICE) if game.held >> die & 1) or "none",
        "ram": values(game, ON_RAM, ON_RAM + 1),
        "engine dice": values(game, ON_ENGINE, ON_ENGINE + 1),
        "aside": values(game, ASIDE, ASIDE + 1),
        "scrap": counted(game.scrap, FOE_IDS),
        "face-up": names(GEAR_IDS[kind] for kind in game.market),
        "upgrades": names(GEAR_IDS[kind] for kind in game.upgrades),
        "deck": str(sum(game.deck)),
        "discards": counted(game.discards, GEAR_IDS),
        "enemy deck": str(sum(game.foe_deck)),
        "enemy discards": counted(game.foe_discards, FOE_IDS),
        "destruction cards": str(max(0, DESTRUCTION_CARDS - sum(game.wrecked))),
        "reason": game.reason or "none",
    }


def slot_fact(game: Wreckland, slot: int, fact: str) -> str:
    """What stands in a slot, or a fact of it."""
    kind = game.gear[slot]
    first = ON_GEAR + slot * MOST_SLOTS
    facts = {
        "": "empty" if kind == EMPTY else GEAR_IDS[kind],
        "damage": str(game.hurt[slot]),
        "facing": str(game.facing[slot] * 90),
        "state": "destroyed" if game.wrecked[slot] else "works" if kind != EMPTY else "empty",
        "dice": values(game, first, first + MOST_SLOTS),
    }
    if fact not in facts:
        raise one_of("fact", fact, list(facts))
    return facts[fact]


def foe_fact(game: Wreckland, foe: int, fact: str) -> str:
    """Where an enemy is, or a fact of it."""
    first = ON_FOE + foe * MOST_SLOTS
    zone = game.foe_zone[foe]
    facts = {
        "": "gone" if zone == GONE else ZONES[zone],
        "damage": str(game.foe_hurt[foe]),
        "resistance": str(FOES[game.foe_kind[foe]].resistance),
        "dice": values(game, first, first + MOST_SLOTS),
    }
    if fact not in facts:
        raise one_of("fact", fact, list(facts))
    return facts[fact]

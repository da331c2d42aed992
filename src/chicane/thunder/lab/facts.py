"""The facts of a chase that a scenario may ask for (docs/scenarios.md)."""

from __future__ import annotations

from typing import Final

from chicane.core.errors import one_of
from chicane.thunder.board import NAMES
from chicane.thunder.box import BESIDE_SEATS, BESIDE_TILES, BESIDE_VEHICLES
from chicane.thunder.kinds import HAZARDS, TERRAINS
from chicane.thunder.lab import cards, drive
from chicane.thunder.lab.idle import turn_of
from chicane.thunder.lab.named import crew_by, space_by, vehicle_by
from chicane.thunder.names import broken
from chicane.thunder.state import AWAY, EMPTY, GONE, HANGING, IN_AIR, START, Thunder
from chicane.thunder.tiles import FACE_IDS

WHERE: Final = {START: "start", GONE: "gone", IN_AIR: "in the air", HANGING: "hanging"}


def probe(game: Thunder, name: str) -> str:
    """A fact: `r1`, `r1.damage`, `red.dice`, `hazard c5`, `tiles`, `turn`, `damage pile`, `red.hand`, `r1.cards`."""
    subject, _, fact = name.partition(".")
    if subject in game.box.crew_ids:
        return crew_fact(game, crew_by(game, subject), fact)
    if subject in cards.TILE_WORDS:
        return cards.lying(game, BESIDE_TILES, cards.TILE_WORDS.index(subject))
    if subject.startswith("hazard "):
        token = game.hazard[space_by(subject.split()[1])]
        return "face down" if token < 0 else HAZARDS[token].id
    if subject.startswith("terrain "):
        return TERRAINS[game.terrain(space_by(subject.split()[1]))].id
    facts = table_facts(game)
    return facts[name] if name in facts else vehicle_fact(game, vehicle_by(game, subject), fact)


def table_facts(game: Thunder) -> dict[str, str]:
    """Facts of the whole table."""
    pile = [*map(str, sorted(game.shuffled)), *[FACE_IDS[face] for face in game.queue]]
    wrecks = [NAMES[space] for vehicle, space in enumerate(game.at) if game.is_wreck(vehicle) and space >= 0]
    return {
        "tiles": " ".join(FACE_IDS[face] for face in game.tiles),
        "tile pile": " ".join(pile) or "none",
        "final": yes(game.final),
        "round": str(game.round),
        "turn": turn_of(game) or "none",
        "lap": str((game.turn - 1) // game.players + 1) if game.turn else "none",
        "road die": str(game.road_die),
        "first": game.box.crew_ids[game.first],
        "damage pile": str(sum(game.bag)),
        "wrecks": ", ".join(wrecks) or "none",
        "reason": game.reason or "none",
    }


def yes(value: object) -> str:
    """An answer to whether."""
    return "yes" if value else "no"


def crew_fact(game: Thunder, seat: int, fact: str) -> str:
    """A fact of one crew."""
    chopper = game.chopper[seat]
    facts = {
        "dice": " ".join(str(die) for die in [game.dice[each] for each in game.dice_of(seat)] if die) or "none",
        "chopper": NAMES[chopper] if chopper >= 0 else "away" if chopper == AWAY else "removed",
        "out": yes(game.out[seat]),
        "commanded": yes(game.commanded[seat]),
        "tokens": str(game.tokens[seat]),
        "hand": cards.hand(game, seat),
        "cards": cards.lying(game, BESIDE_SEATS, seat),
        "steering": str(game.steering[seat]),
        **drive.facts(game, seat),
    }
    if fact not in facts:
        raise one_of("fact", fact, list(facts))
    return facts[fact]


def vehicle_fact(game: Thunder, vehicle: int, fact: str) -> str:
    """Where a vehicle is, or a fact of it."""
    space = game.at[vehicle]
    filled = [slot for slot in game.slots_of(vehicle) if game.slots[slot] != EMPTY]
    facts = {
        "": NAMES[space] if space >= 0 else WHERE[space],
        "moves": str(game.moves[vehicle]),
        "damage": ", ".join(broken(game, slot) for slot in filled) or "none",
        "fire": yes(not game.is_wreck(vehicle) and game.burning[vehicle]),
        "state": "gone" if space == GONE else "operable" if game.is_operable(vehicle) else "inoperable",
        "moved": yes(game.moved[vehicle]),
        "coasts": str(game.coasts[vehicle]),
        "cards": "none" if game.is_wreck(vehicle) else cards.lying(game, BESIDE_VEHICLES, vehicle),
    }
    if fact not in facts:
        raise one_of("fact", fact, list(facts))
    return facts[fact]


def decider(game: Thunder) -> str:
    """The crew that must choose."""
    return game.box.crew_ids[game.actor]

"""The books of an attempt: what must hold before every step."""

from __future__ import annotations

from chicane.wreckland.damage import engine_resistance
from chicane.wreckland.equipment import VEHICLES
from chicane.wreckland.grid import SLOTS, ZONES
from chicane.wreckland.kinds import CARDS, DECK, DICE, FOE_DICE, FOE_RESISTANCE, GEAR_DICE, GEAR_RESISTANCE
from chicane.wreckland.setup import empty_road
from chicane.wreckland.state import CUSTOMISE, EMPTY, GONE, MOST_SLOTS, ON_ENGINE, ON_FOE, ON_GEAR, POOL, Wreckland


def audit(game: Wreckland) -> str:
    """What can't be true of the position; empty when all is well."""
    return equipment_cards(game) or enemy_cards(game) or dice(game) or damage(game) or slots(game)


def equipment_cards(game: Wreckland) -> str:
    """Every equipment card is in the deck, face up, installed or discarded (WL-COMP-03)."""
    counts = [one + other for one, other in zip(game.deck, game.discards, strict=True)]
    for kind in [*game.market, *game.gear]:
        if 0 <= kind < CARDS:
            counts[kind] += 1
    fresh = empty_road(game.players, game.setup).deck
    return "" if counts == fresh and min(game.deck + game.discards) >= 0 else f"equipment {counts}, not {fresh}"


def enemy_cards(game: Wreckland) -> str:
    """Every enemy card is in the deck, in play, scrap or discarded (WL-DIFF-03)."""
    counts = [sum(each) for each in zip(game.foe_deck, game.foe_discards, game.scrap, strict=True)]
    for foe in game.foes():
        if game.foe_kind[foe] < DECK:
            counts[game.foe_kind[foe]] += 1
    fresh = empty_road(game.players, game.setup).foe_deck
    least = min(game.foe_deck + game.foe_discards + game.scrap)
    return "" if counts == fresh and least >= 0 else f"enemies {counts}, not {fresh}"


def dice(game: Wreckland) -> str:
    """Eight dice, each in one place, and at most one on a die slot (WL-COMP-04)."""
    fault = f"dice {game.dice} at {game.place}"
    if len(game.dice) != DICE or len(game.place) != DICE or not all(1 <= value <= 6 for value in game.dice):
        return fault
    taken = [place for place in game.place if place >= ON_GEAR]
    if len(taken) != len(set(taken)) or not all(is_place(game, place) for place in game.place):
        return fault
    return fault if game.phase == CUSTOMISE and taken else ""


def is_place(game: Wreckland, place: int) -> bool:
    """Whether there is such a place: a die slot belongs to a card in play."""
    if POOL <= place <= ON_ENGINE:
        return True
    if place >= ON_FOE:
        foe, slot = divmod(place - ON_FOE, MOST_SLOTS)
        return foe < len(game.foe_kind) and game.foe_zone[foe] != GONE and slot < len(FOE_DICE[game.foe_kind[foe]])
    at, slot = divmod(place - ON_GEAR, MOST_SLOTS)
    return 0 <= at < len(SLOTS) and game.works(at) and slot < len(GEAR_DICE[game.gear[at]])


def damage(game: Wreckland) -> str:
    """At most one thing has as much damage as its resistance: it is being destroyed (WL-HIT-11, WL-END-03)."""
    left = [engine_resistance(game) - game.engine]
    for slot, hurt in enumerate(game.hurt):
        left.append(GEAR_RESISTANCE[game.gear[slot]] - hurt if game.works(slot) else 1 - hurt)
    left += [FOE_RESISTANCE[game.foe_kind[foe]] - game.foe_hurt[foe] for foe in game.foes()]
    sound = min(left) >= 0 and left.count(0) <= 1 and min([*game.hurt, *game.foe_hurt, game.engine]) >= 0
    return "" if sound else f"damage: engine {game.engine}, {game.hurt} on {game.gear}, enemies {game.foe_hurt}"


def slots(game: Wreckland) -> str:
    """A Destruction card lies on equipment; upgrades are on the table or on the vehicle; zones are zones."""
    bare = any(wrecked and kind == EMPTY for wrecked, kind in zip(game.wrecked, game.gear, strict=True))
    upgrades = set(game.upgrades) <= set(VEHICLES[game.vehicle].upgrades) - set(game.gear)
    places = all(GONE <= zone < len(ZONES) for zone in game.foe_zone)
    even = len(game.foe_zone) == len(game.foe_hurt) == len(game.foe_kind)
    sound = not bare and upgrades and places and even
    return "" if sound else f"slots {game.gear}, destroyed {game.wrecked}, enemies in {game.foe_zone}"

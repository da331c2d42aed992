"""The books of an attempt: what must hold before every step."""

from __future__ import annotations

from chicane.core.errors import Fault
from chicane.core.message import Message
from chicane.wreckland.damage import engine_resistance
from chicane.wreckland.enemies import FOE_IDS
from chicane.wreckland.equipment import VEHICLES
from chicane.wreckland.grid import SLOTS, ZONES
from chicane.wreckland.kinds import CARDS, DECK, DICE, FOE_DICE, FOE_RESISTANCE, GEAR_DICE, GEAR_IDS, GEAR_RESISTANCE
from chicane.wreckland.names import foe_code
from chicane.wreckland.setup import empty_road
from chicane.wreckland.state import CUSTOMISE, EMPTY, GONE, MOST_SLOTS, ON_ENGINE, ON_FOE, ON_GEAR, POOL, Wreckland


def audit(game: Wreckland) -> str:
    """What can't be true of the position; empty when all is well."""
    full = [thing for thing, hurt, bears in damaged(game) if hurt == bears]
    cards = equipment_cards(game) or enemy_cards(game)
    return cards or dice(game) or damage(game) or slots(game) or (f"all of {full} are full" if len(full) > 1 else "")


def flaw(game: Wreckland) -> str:
    """What can't be true while nothing is being destroyed, so that it can't be told; empty when all is well."""
    full = [destroyed(thing, bears) for thing, hurt, bears in damaged(game) if hurt == bears]
    return audit(game) or next(iter(full), "")


def destroyed(thing: str, bears: int) -> str:
    """Something that bears no more."""
    message = Message("scenario-destroyed", thing=plain(thing), most=bears)
    return Fault(f"{thing} is destroyed by {bears} damage", message)


def plain(thing: str) -> str:
    """As a scenario writes it."""
    return thing.removeprefix("the ")


def equipment_cards(game: Wreckland) -> str:
    """Every equipment card is in the deck, face up, installed or discarded (WL-COMP-03)."""
    counts = [one + other for one, other in zip(game.deck, game.discards, strict=True)]
    for kind in [*game.market, *game.gear]:
        if 0 <= kind < CARDS:
            counts[kind] += 1
    return counted(counts, empty_road(game.players, game.setup).deck, GEAR_IDS, game.deck + game.discards)


def enemy_cards(game: Wreckland) -> str:
    """Every enemy card is in the deck, in play, scrap or discarded (WL-DIFF-03)."""
    counts = [sum(each) for each in zip(game.foe_deck, game.foe_discards, game.scrap, strict=True)]
    for foe in game.foes():
        if game.foe_kind[foe] < DECK:
            counts[game.foe_kind[foe]] += 1
    fresh = empty_road(game.players, game.setup).foe_deck
    return counted(counts, fresh, FOE_IDS, game.foe_deck + game.foe_discards + game.scrap)


def counted(counts: list[int], fresh: list[int], ids: list[str], piles: list[int]) -> str:
    """The first card of which there are too many or too few, or a pile that is less than empty."""
    for kind, (count, right) in enumerate(zip(counts, fresh, strict=True)):
        if count != right:
            text = f"{count} of the {right} cards {ids[kind]!r} are there"
            return Fault(text, Message("scenario-cards", count=count, most=right, card=ids[kind]))
    return "" if min(piles) >= 0 else f"cards {piles}"


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


def damaged(game: Wreckland) -> list[tuple[str, int, int]]:
    """Everything that can be damaged: its name, its damage, and how much destroys it."""
    engine = ("the engine", game.engine, engine_resistance(game))
    slots = [(SLOTS[slot], game.hurt[slot], GEAR_RESISTANCE[game.gear[slot]]) for slot in working(game)]
    return [engine, *slots, *[(foe_code(game, foe), game.foe_hurt[foe], resistance(game, foe)) for foe in game.foes()]]


def working(game: Wreckland) -> list[int]:
    """The slots with equipment that works."""
    return [slot for slot in range(len(SLOTS)) if game.works(slot)]


def resistance(game: Wreckland, foe: int) -> int:
    """How much damage destroys an enemy."""
    return FOE_RESISTANCE[game.foe_kind[foe]]


def damage(game: Wreckland) -> str:
    """Nothing has more damage than its resistance; one thing may have as much while it goes (WL-HIT-11, WL-END-03)."""
    for thing, hurt, bears in damaged(game):
        if not 0 <= hurt <= bears:
            message = Message("scenario-bears", thing=plain(thing), damage=hurt, most=bears)
            return Fault(f"{thing} has {hurt} damage; it bears {bears}", message)
    for slot in range(len(SLOTS)):
        if game.hurt[slot] and slot not in working(game):
            name, hurt = SLOTS[slot], game.hurt[slot]
            message = Message("scenario-nothing-works", slot=name, damage=hurt)
            return Fault(f"{name} has {hurt} damage, but nothing works there", message)
    return ""


def slots(game: Wreckland) -> str:
    """A Destruction card lies on equipment; upgrades are on the table or on the vehicle; zones are zones."""
    for slot, (wrecked, kind) in enumerate(zip(game.wrecked, game.gear, strict=True)):
        if wrecked and kind == EMPTY:
            name = SLOTS[slot]
            return Fault(f"nothing stands in {name} that could be destroyed", Message("scenario-nothing", slot=name))
    upgrades = set(game.upgrades) <= set(VEHICLES[game.vehicle].upgrades) - set(game.gear)
    places = all(GONE <= zone < len(ZONES) for zone in game.foe_zone)
    even = len(game.foe_zone) == len(game.foe_hurt) == len(game.foe_kind)
    sound = upgrades and places and even
    return "" if sound else f"slots {game.gear}, upgrades {game.upgrades}, enemies in {game.foe_zone}"

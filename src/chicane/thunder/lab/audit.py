"""The books of a chase: what must hold before every step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chicane.core.errors import Fault
from chicane.core.message import Message
from chicane.thunder.board import NAMES, NEIGHBOURS, SPACES, TILES
from chicane.thunder.kinds import DEADLY, FL, FR, HAZARDS, MINOR, F
from chicane.thunder.names import code
from chicane.thunder.state import EMPTY, GONE, HANGING, IN_AIR, NO_CARD, RESOLVING, Thunder
from chicane.thunder.tiles import FACES


def audit(game: Thunder) -> str:
    """What can't be true of the position; empty when all is well."""
    faults = (book(game) for book in BOOKS)
    return next(filter(None, faults), "")


def flaw(game: Thunder) -> str:
    """What can't be true between two turns, so that it can't be drawn; empty when all is well."""
    return audit(game) or all_tiles(game) or spaces(game) or choppers(game) or fires(game)


def damage_tokens(game: Thunder) -> str:
    """Every damage token is in the pile or in a slot (TR-CMP-04, TR-DMG-06)."""
    counts = game.bag[:]
    for token in game.slots:
        if token != EMPTY and token % RESOLVING != MINOR:
            counts[token % RESOLVING] += 1
    return "" if counts == game.box.damages else f"damage tokens {counts}"


def effect_cards(game: Thunder) -> str:
    """Every card that comes below a token is in the pile, discarded, or below one (TR-CMP-18, TR-ONG-03)."""
    counts = [left + used for left, used in zip(game.effects, game.effects_used, strict=True)]
    for slot, card in enumerate(game.under):
        if card != NO_CARD:
            counts[card] += 1
            if game.slots[slot] == EMPTY:
                return f"{game.box.effects[card].id} lies below no token"
    return "" if counts == [card.count for card in game.box.effects] else f"cards {counts}"


def stock_cards(game: Thunder) -> str:
    """No card of a stock is in two places; some may have left the game."""
    for number, stock in enumerate(game.box.stocks):
        places = [*game.hands[number], *game.passing[number], *game.down[number], *game.open[number]]
        lying = [card for place in places for card in place]
        for card, (left, used) in enumerate(zip(game.piles[number], game.used[number], strict=True)):
            if left < 0 or used < 0 or left + used + lying.count(card) > stock.cards[card].count:
                return f"{left} {stock.cards[card].id} in the pile, {used} discarded, {lying.count(card)} about"
    return ""


def hazard_tokens(game: Thunder) -> str:
    """Every hazard token is unseen, face up on the board, or discarded (TR-CMP-06)."""
    counts = game.discards[:]
    for pool in game.pools:
        counts = [one + other for one, other in zip(counts, pool, strict=True)]
    for token in game.hazard:
        if token > 0 and not HAZARDS[token].dropped:
            counts[token] += 1
    unseen = sum(map(sum, game.pools))
    known = game.pile + sum(game.lost) + sum(token < 0 for token in game.hazard)
    if counts != game.box.hazards or unseen != known:
        return f"hazard tokens {counts}, {known} of {unseen} unseen"
    return too_many_hazards(game)


def too_many_hazards(game: Thunder) -> str:
    """No pile is less than empty."""
    for kind, count in enumerate(game.box.hazards):
        lacking = -min(pool[kind] for pool in game.pools)
        if lacking > 0:
            text, id = f"{count + lacking} {HAZARDS[kind].id} tokens; there are {count}", HAZARDS[kind].id
            return Fault(text, Message("scenario-tokens", count=count + lacking, token=id, most=count))
    total = sum(game.box.hazards)
    laid = total - game.pile
    message = Message("scenario-hazards", count=laid, most=total)
    return Fault(f"{laid} hazard tokens; there are {total}", message) if game.pile < 0 else ""


def vehicles(game: Thunder) -> str:
    """Every vehicle is in exactly one place, and all lists are as long as the box says (TR-CMP-08)."""
    places = all(HANGING <= where < SPACES for where in game.at)
    even = len(game.at) == len(game.kind) == len(game.owner) == len(game.moves) == len(game.given) >= game.box.vehicles
    sized = len(game.slots) == game.box.slots and len(game.dice) == game.box.dice
    dice = all(0 <= die <= 6 for die in game.dice)
    return "" if places and even and sized and dice else f"vehicles at {game.at}, dice {game.dice}"


def trains(game: Thunder) -> str:
    """What is towed is right behind what tows it, or off the board with all that follows (TR-RIG-15, TR-RIG-58)."""
    for vehicle in range(game.box.vehicles):
        if game.head(vehicle) != vehicle and not follows(game, vehicle):
            name, before = code(game, vehicle), code(game, vehicle - 1)
            message = Message("scenario-follows", vehicle=name, before=before)
            return Fault(f"{name} does not follow {before}", message)
        if game.head(vehicle) == vehicle and game.at[vehicle] == HANGING:
            name = code(game, vehicle)
            return Fault(f"{name} hangs off the board", Message("scenario-hangs", vehicle=name))
    return ""


def follows(game: Thunder, vehicle: int) -> bool:
    """Whether a vehicle is where one that is towed can be."""
    before, here = game.at[vehicle - 1], game.at[vehicle]
    if here < 0 or before < 0:
        return here == before or (before >= 0 and here != GONE) or before == IN_AIR
    return before in [NEIGHBOURS[way][here] for way in (F, FL, FR)]


def tiles(game: Thunder) -> str:
    """No tile is lost; while the board is being moved up, the lead tile is still to come."""
    return all_tiles(game) if len(set(game.tiles)) == TILES else ""


def all_tiles(game: Thunder) -> str:
    """Every tile is on the board or in the pile, once (TR-CMP-01)."""
    found = [*(FACES[face].tile for face in [*game.tiles, *game.queue]), *game.shuffled]
    for tile in game.box.tiles:
        if found.count(tile) != 1:
            return tile_fault(tile, tile in found)
    return ""


def tile_fault(tile: int, twice: bool) -> str:
    """A tile that is there twice, or not at all."""
    if twice:
        return Fault(f"tile {tile} is there twice", Message("scenario-tile-twice", tile=tile))
    return Fault(f"tile {tile} is neither on the board nor in the pile", Message("scenario-no-tile", tile=tile))


# Boxes add their own.
BOOKS: Final[list[Callable[[Thunder], str]]] = [
    damage_tokens,
    effect_cards,
    stock_cards,
    hazard_tokens,
    vehicles,
    trains,
    tiles,
]


# At rest


def spaces(game: Thunder) -> str:
    """No two vehicles stand in one space, and none on rock (TR-SLM-01, TR-TER-13)."""
    standing = [vehicle for vehicle, space in enumerate(game.at) if space >= 0]
    for vehicle in standing:
        space, name, place = game.at[vehicle], code(game, vehicle), NAMES[game.at[vehicle]]
        others = [code(game, other) for other in standing if other > vehicle and game.at[other] == space]
        if others:
            message = Message("scenario-same-space", one=name, other=others[0], space=place)
            return Fault(f"{name} and {others[0]} both stand on {place}", message)
        if DEADLY[game.ground[space]] and game.head(vehicle) == vehicle:
            message = Message("scenario-on-rock", vehicle=name, space=place)
            return Fault(f"{name} stands on the rock of {place}", message)
    return ""


def fires(game: Thunder) -> str:
    """What burns is on the board and runs (TR-FIR-08)."""
    for vehicle, burns in enumerate(game.burning):
        if burns and not (game.at[vehicle] >= 0 and game.is_operable(vehicle)):
            name = code(game, vehicle)
            return Fault(f"{name} burns and does not run", Message("scenario-burns", vehicle=name))
    return ""


def choppers(game: Thunder) -> str:
    """A chopper hovers over a passable space and alone (TR-CHP-03, TR-CHP-15)."""
    for seat, space in enumerate(game.chopper):
        if space >= 0 and DEADLY[game.ground[space]]:
            crew, place = game.box.crew_ids[seat], NAMES[space]
            message = Message("scenario-chopper-rock", crew=crew, space=place)
            return Fault(f"the chopper of {crew} can't hover over the rock of {place}", message)
        if space >= 0 and space in game.chopper[:seat]:
            place = NAMES[space]
            return Fault(f"two choppers hover over {place}", Message("scenario-choppers", space=place))
    return ""

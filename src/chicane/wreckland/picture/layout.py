"""Where a card or a die of this position lies: cards share the room of their zone, dice lie on them."""

from __future__ import annotations

from typing import Final

from chicane.wreckland.dice import die_of
from chicane.wreckland.enemies import FOES
from chicane.wreckland.grid import FRONT, LEFT, REAR, RIGHT
from chicane.wreckland.kinds import FOE_DICE, GEAR_DICE
from chicane.wreckland.names import die_piece
from chicane.wreckland.picture import foe_art, places
from chicane.wreckland.picture.art import Point
from chicane.wreckland.picture.places import CARD, COST_HEIGHT, FOE_HEIGHT, FOE_WIDTH, GAP, ZONE_BOXES, Sheet
from chicane.wreckland.state import CUSTOMISE, MOST_SLOTS, ON_ENGINE, ON_FOE, ON_GEAR, ON_RAM, Wreckland

Box = tuple[float, float, float, float]
Spread = tuple[float, float, float]  # a place and a scale

OFFER: Final[Point] = (CARD + 13, CARD + COST_HEIGHT + 13)  # with room for spikes
LEADER: Final[Point] = (FOE_WIDTH * places.BOSS_SCALE, FOE_HEIGHT * places.BOSS_SCALE)
SHELF: Final[Box] = (places.RIGHT_EDGE + 6, places.SHELF_TOP + 5, places.PANEL - 12, 118)
HEAP: Final[Box] = (places.RIGHT_EDGE + 8, places.SCRAP_TOP + 10, places.PANEL - 16, places.SCRAP_HEIGHT - 20)


# Enemies


def foes_at(game: Wreckland, zone: int) -> dict[int, Spread]:
    """Where the enemies of a zone are; those who lead them have a strip of their own."""
    foes = game.foes_in(zone)
    leaders = [foe for foe in foes if foe_art.rank(game.foe_kind[foe])]
    others = [foe for foe in foes if foe not in leaders]
    first, rest = split(ZONE_BOXES[zone], zone, len(leaders), len(others))
    found: dict[int, Spread] = {}
    sheet = Sheet(first, LEADER, len(leaders))
    for index, foe in enumerate(leaders):
        size = foe_art.scale_of(game.foe_kind[foe])
        found[foe] = (*sheet.point(index), round(sheet.scale * size, 3))
    sheet = Sheet(rest, (FOE_WIDTH, FOE_HEIGHT), len(others))
    for index, foe in enumerate(others):
        found[foe] = (*sheet.point(index), sheet.scale)
    return found


def split(box: Box, zone: int, leaders: int, others: int) -> tuple[Box, Box]:
    """The strip for those who lead, and the room for the others."""
    left, top, width, height = box
    if not leaders or not others:
        return box, box
    if zone in (FRONT, REAR):
        strip = min(width * 0.6, leaders * (LEADER[0] + GAP))
        room = min(width - strip - GAP, others * (FOE_WIDTH + GAP))
        left += (width - strip - GAP - room) / 2
        return (left, top, strip, height), (left + strip + GAP, top, room, height)
    assert zone in (LEFT, RIGHT)
    strip = min(height * 0.55, leaders * (LEADER[1] + GAP))
    room = min(height - strip - GAP, (others + 1) // 2 * (FOE_HEIGHT + GAP))
    top += (height - strip - GAP - room) / 2
    return (left, top, width, strip), (left, top + strip + GAP, width, room)


def foe_at(game: Wreckland, foe: int) -> Spread:
    """Where an enemy is."""
    return foes_at(game, game.foe_zone[foe])[foe]


def foe_socket_at(game: Wreckland, foe: int, slot: int) -> Spread:
    """Where a die slot of an enemy is."""
    x, y, scale = foe_at(game, foe)
    across, down = places.foe_socket(slot, len(FOE_DICE[game.foe_kind[foe]]))
    return round(x + across * scale, 1), round(y + down * scale, 1), scale


# Equipment


def gear_socket_at(game: Wreckland, slot: int, die_slot: int) -> Point:
    """Where a die slot of the equipment in a slot is."""
    x, y = places.slot_point(slot)
    across, down = places.gear_socket(die_slot, len(GEAR_DICE[game.gear[slot]]))
    return x + across, y + down


def market_sheet(game: Wreckland) -> Sheet:
    """The face-up cards, where enemies will be."""
    return Sheet(ZONE_BOXES[FRONT], OFFER, len(game.market))


def market_at(game: Wreckland, kind: int) -> Spread:
    """Where a face-up card lies."""
    sheet = market_sheet(game)
    return (*sheet.point(game.market.index(kind)), sheet.scale)


def upgrade_at(game: Wreckland, kind: int) -> Spread:
    """Where an upgrade lies: at hand in Customisation, on its shelf in the Chase."""
    box = ZONE_BOXES[REAR] if game.phase == CUSTOMISE else SHELF
    sheet = Sheet(box, OFFER, len(game.upgrades))
    return (*sheet.point(game.upgrades.index(kind)), sheet.scale)


# Scrap


def scrap_kinds(game: Wreckland) -> list[int]:
    """The kinds of scrap there are."""
    return [kind for kind, count in enumerate(game.scrap) if count]


def scrap_at(game: Wreckland, kind: int) -> Spread:
    """Where the scrap cards of a kind lie."""
    kinds = scrap_kinds(game)
    sheet = Sheet(HEAP, (foe_art.SCRAP_WIDTH - 2, foe_art.SCRAP_HIGH), len(kinds), top_first=True)
    return (*sheet.point(kinds.index(kind)), sheet.scale)


def value_at(game: Wreckland, kind: int, value: int) -> Spread:
    """Where a value of a scrap card is."""
    x, y, scale = scrap_at(game, kind)
    values = FOES[kind].scrap
    across, down = foe_art.value_point(values.index(value), len(values))
    return x + across * scale, y + down * scale, scale


# Dice


def die_at(game: Wreckland, die: int) -> tuple[float, float, float]:
    """Where a die lies, and its size."""
    place = game.place[die]
    if place >= ON_FOE:
        foe, slot = divmod(place - ON_FOE, MOST_SLOTS)
        x, y, scale = foe_socket_at(game, foe, slot)
        return x, y, round(places.FOE_DIE * scale, 1)
    if place >= ON_GEAR:
        slot, die_slot = divmod(place - ON_GEAR, MOST_SLOTS)
        return (*gear_socket_at(game, slot, die_slot), places.GEAR_DIE)
    if place in (ON_RAM, ON_ENGINE):
        index = game.place[:die].count(place)
        return (*places.hub_point(place - ON_RAM, index), places.HUB_DIE)
    size = places.POOL_DIE if place == 0 else places.ASIDE_DIE
    return (*places.rest_point(place, die), size)


def dice_of(game: Wreckland, pieces: list[int]) -> list[int]:
    """Dice of the pool that are these pieces, each once."""
    taken: list[int] = []
    for piece in pieces:
        taken += [die for die in game.pool() if die_piece(game, die) == piece and die not in taken][:1]
    return taken


def piece_at(game: Wreckland, piece: int) -> tuple[float, float, float]:
    """Where the die of the pool is that would be taken, and its size."""
    return die_at(game, die_of(game, piece))

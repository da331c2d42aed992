"""The picture for upright screens, 390 units wide as phones are: road, Boss board and stores on a page each.

What lies in a field of the picture lies in the same place of that field here, wherever it is laid and how large. Cards
are fields of their own. The vehicle is as wide as the screen, however many enemies make the road longer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import count
from math import ceil
from typing import Final, NamedTuple

from chicane.core.letters import lettered
from chicane.core.message import Message
from chicane.core.scene import Scene, Stand, Upright
from chicane.wreckland.grid import FRONT, LEFT, REAR, RIGHT, ZONES
from chicane.wreckland.kinds import DICE, RED
from chicane.wreckland.picture import art, board_art, dice_art, foe_art, layout, marks, panels, places
from chicane.wreckland.picture.art import BONE, INK, box, flat, moved, outlined, text
from chicane.wreckland.picture.layout import Box, Spread
from chicane.wreckland.picture.places import CENTRE, FOE_HEIGHT, FOE_WIDTH, LEFT_EDGE, PANEL, RIGHT_EDGE, Sheet
from chicane.wreckland.state import CUSTOMISE, Wreckland

WIDTH: Final = 390.0
TALL: Final = 530  # a page that is seen at once
LONGEST: Final = 1000.0  # no road is longer
ROAD, BOSS, STORES = range(3)
PAGES: Final = [Message("wreckland-page-road"), Message("wreckland-page-boss"), Message("wreckland-page-gear")]

RIM: Final = 3.0
STRIP: Final = 46.0  # the height of the dice
DIE: Final = 48.4  # from one to the next
HEAD: Final = 15.0  # the height of a zone's name
ROW: Final = 64.0  # of a row of enemies
READABLE: Final = 0.49  # the scale from which on an enemy can be read
MARKET_ROW: Final = 105.0
APART: Final = 16.0  # between the vehicle and the dice below it: a ram has its sign there
SIGN: Final = 17.0  # what reaches above a face-up card
HULL: Final = 468.0  # the vehicle with what reaches beyond it
LARGE: Final = 0.78  # as wide as the screen, with its wheels
SCRAP: Final = 1.5  # how much larger scrap may be here
FINE: Final = PANEL + 4


class Part(NamedTuple):
    """A field of the picture, and where it lies on a page."""

    x: float
    y: float
    width: float
    height: float
    to_x: float
    to_y: float
    scale: float
    page: int

    def holds(self, x: float, y: float) -> bool:
        """Whether a place lies in it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    def stand(self, x: float, y: float) -> Stand:
        """Where that place is."""
        return Stand(
            self.to_x + (x - self.x) * self.scale, self.to_y + (y - self.y) * self.scale, self.scale, self.page
        )


def upright(game: Wreckland, scene: Scene) -> Upright:
    """Everything of a position in its place."""
    boxes, found = zone_boxes(game), parts(game)
    pieces = {each.id: stand for each in scene.pieces if (stand := placed(found, boxes, each.x, each.y)) is not None}
    for zone, name in enumerate(ZONES):
        pieces[f"zone-{name}"] = strip(zone, boxes[zone], game.phase != CUSTOMISE, dice_top(game))
    spots = [placed(found, boxes, each.x, each.y) for each in scene.spots]
    drops = [placed(found, boxes, each.x, each.y) for each in scene.drops]
    return Upright(WIDTH, [length(game), TALL, TALL], background(game.chapter), PAGES, pieces, spots, drops)


def placed(found: list[Part], boxes: dict[int, Box], x: float, y: float) -> Stand | None:
    """Where something is; a whole zone is known by its corner. What has a sign beside the tray is in the menu only."""
    for zone, (left, top, _, _) in places.ZONE_BOXES.items():
        if (left, top) == (x, y):
            to_x, to_y, width, height = boxes[zone]
            return Stand(to_x, to_y, 1, ROAD, marks.field(width, height, zone))
    return next((part.stand(x, y) for part in found if part.holds(x, y)), None)


def parts(game: Wreckland) -> list[Part]:
    """All fields of a position, what lies on others first."""
    return [*dice(game), *on_road(game), *scrap(game), *upgrades(game), vehicle(game), *BOARD, *PLATES]


def part_of(card: Spread, size: tuple[float, float], to: Spread, page: int, above: float = 0) -> Part:
    """A card as a field: where it lies, how large it is without a scale, and where it is laid; with some room above."""
    (x, y, scale), (to_x, to_y, larger) = card, to
    grow = larger / scale
    wide, high = size[0] * scale + 6, size[1] * scale + 6
    left, top = x - wide / 2, y - high / 2 - above
    return Part(
        left, top, wide, high + above, to_x - wide * grow / 2, to_y - (high / 2 + above) * grow, round(grow, 4), page
    )


# The road, from above: what lies before the vehicle, the vehicle, and who is beside and behind it. The dice lie above
# the vehicle while cards are bought, below it in the Chase: whatever else is in view, vehicle and dice are.


def length(game: Wreckland) -> int:
    """Down to the last enemy."""
    return ceil(low(game) + RIM + (0 if game.phase == CUSTOMISE else rear_height(game) + RIM))


def ahead(game: Wreckland) -> Box:
    """The room before the vehicle: of face-up cards, or of the enemies there."""
    high = market_height(game) if game.phase == CUSTOMISE else HEAD + ROW * rows_of(game, [FRONT])
    return RIM, RIM, WIDTH - 2 * RIM, high


def dice_top(game: Wreckland) -> float:
    """The upper rim of the strip."""
    _, top, _, high = ahead(game)
    return top + high if game.phase == CUSTOMISE else low(game) - STRIP


def low(game: Wreckland) -> float:
    """The lower rim of vehicle and dice."""
    _, top, _, high = ahead(game)
    return round(top + high + STRIP + HULL * LARGE + (0 if game.phase == CUSTOMISE else APART), 1)


def rear_height(game: Wreckland) -> float:
    """The height of the zones below the dice."""
    return HEAD + ROW * rows_of(game, [LEFT, REAR, RIGHT])


def dice(game: Wreckland) -> Iterator[Part]:
    """A strip; what is out lies smaller where it was."""
    down = dice_top(game) + STRIP / 2
    for die in range(DICE):
        middle = die_x(die)
        for (x, y), half, scale in ((places.pool_point(die), 27.0, 0.96), (places.aside_point(die), 15.0, 1.2)):
            yield Part(x - half, y - half, 2 * half, 2 * half, middle - half * scale, down - half * scale, scale, ROAD)


def die_x(die: int) -> float:
    """The middle of a die in the strip."""
    return WIDTH / 2 + (die - (DICE - 1) / 2) * DIE


def on_road(game: Wreckland) -> Iterator[Part]:
    """The cards around the vehicle: face up before it, or those who chase it; then what payments lie on."""
    if game.phase == CUSTOMISE:
        yield from market(game)
    for zone, room in zone_boxes(game).items():
        yield from enemies(game, zone, room)
    below = dice_top(game) + STRIP + RIM if game.phase == CUSTOMISE else RIM  # whoever pays sees the dice
    for zone, x in ((LEFT, RIM + 2), (RIGHT, WIDTH / 2 + 4)):
        left, top, width, height = places.ZONE_BOXES[zone]
        yield Part(left, top, width, height, x, below, 0.73, ROAD)


def market(game: Wreckland) -> Iterator[Part]:
    """Face-up cards in one row or two."""
    left, top, width, height = ahead(game)
    here = layout.market_sheet(game)
    there = Sheet((left, top + SIGN, width, height - SIGN), layout.OFFER, len(game.market))
    for index in range(len(game.market)):
        card, to = (*here.point(index), here.scale), (*there.point(index), there.scale)
        yield part_of(card, layout.OFFER, to, ROAD, 30)


def market_height(game: Wreckland) -> float:
    """Face-up cards in rows of four, below their signs."""
    return SIGN + MARKET_ROW * -(-len(game.market) // 4)


def enemies(game: Wreckland, zone: int, room: Box) -> Iterator[Part]:
    """The enemies of a zone below its name."""
    left, top, width, height = room
    foes = layout.foes_at(game, zone)
    sheet = Sheet((left + 2, top + HEAD, width - 4, height - HEAD - 2), (FOE_WIDTH, FOE_HEIGHT), len(foes))
    for index, card in enumerate(foes.values()):
        yield part_of(card, (FOE_WIDTH, FOE_HEIGHT), (*sheet.point(index), sheet.scale), ROAD)


def zone_boxes(game: Wreckland) -> dict[int, Box]:
    """The front before the vehicle, the others below the dice, as wide as they need."""
    rows = rows_of(game, [LEFT, REAR, RIGHT])
    boxes = {FRONT: ahead(game)}
    left = RIM
    for zone, width in zip((LEFT, REAR, RIGHT), widths(game, [LEFT, REAR, RIGHT], rows), strict=True):
        boxes[zone] = (left, low(game) + RIM, width - RIM, HEAD + ROW * rows)
        left += width
    return boxes


def rows_of(game: Wreckland, zones: list[int]) -> int:
    """In how many rows the enemies of these zones can be read, beside each other."""
    return next(rows for rows in count(1) if smallest(game, zones, rows) >= READABLE)


def smallest(game: Wreckland, zones: list[int], rows: int) -> float:
    """The scale of the smallest enemy in so many rows."""
    shares = zip(zones, widths(game, zones, rows), strict=True)
    across = [(width, -(-len(game.foes_in(zone)) // rows)) for zone, width in shares]
    return min((width / foes / (FOE_WIDTH + places.GAP) for width, foes in across if foes), default=1.0)


def widths(game: Wreckland, zones: list[int], rows: int) -> list[float]:
    """How the zones share a row: by their enemies, and a little for who has none."""
    wanted = [max(0.75, -(-len(game.foes_in(zone)) // rows)) for zone in zones]
    return [round((WIDTH - RIM) * each / sum(wanted), 1) for each in wanted]


def vehicle(game: Wreckland) -> Part:
    """The vehicle, as wide as the screen."""
    corner = CENTRE[0] - HULL / 2, CENTRE[1] - HULL / 2
    top = low(game) - HULL * LARGE - (0 if game.phase == CUSTOMISE else STRIP + APART)
    return Part(*corner, HULL, HULL, (WIDTH - HULL * LARGE) / 2, top, LARGE, ROAD)


@cache
def strip(zone: int, room: Box, shown: bool, dice: float) -> Stand:
    """A zone: sand, its name, and an arrow out into it; with the rear comes what the dice lie on."""
    left, top, _, _ = room
    further = f'<use href="#upright-tray" x="{-left:g}" y="{dice - top:g}"/>' if zone == REAR else ""
    return Stand(left, top, 1, ROAD, (field(zone, room) if shown else "") + further or "<g/>")


def field(zone: int, room: Box) -> str:
    """The sand of a zone."""
    _, _, width, height = room
    arrow = moved('<use href="#upright-arrow"/>', width / 2, height / 2 + 4, 0.7, 90 * zone)
    name = f'<use href="#upright-{ZONES[zone]}" x="{width / 2:g}"/>'
    return box(0, 0, width, height, 8, "#8c5c30", outlined(INK, 2)) + arrow + name


def tray() -> str:
    """Where the dice lie."""
    places = (moved(dice_art.hollow(41, die < RED), die_x(die), STRIP / 2) for die in range(DICE))
    return box(0, 0, WIDTH, STRIP, 0, "#2c3a33") + "".join(places)


# The other pages


def scrap(game: Wreckland) -> Iterator[Part]:
    """Scrap cards by kind."""
    kinds = layout.scrap_kinds(game)
    size = foe_art.SCRAP_WIDTH, foe_art.SCRAP_HIGH
    sheet = Sheet((8, 152, WIDTH - 16, 190), (size[0] * SCRAP, size[1] * SCRAP), len(kinds))
    for index, kind in enumerate(kinds):
        yield part_of(layout.scrap_at(game, kind), size, (*sheet.point(index), sheet.scale * SCRAP), STORES)


def upgrades(game: Wreckland) -> Iterator[Part]:
    """Upgrades that are not installed."""
    sheet = Sheet((8, 354, WIDTH - 16, 168), layout.OFFER, len(game.upgrades))
    for index, kind in enumerate(game.upgrades):
        yield part_of(layout.upgrade_at(game, kind), layout.OFFER, (*sheet.point(index), sheet.scale), STORES)


def board_part(top: float, bottom: float, to_x: float, to_y: float, scale: float) -> Part:
    """A field of the panel on the left."""
    return Part(LEFT_EDGE - 2, top, FINE, bottom - top, to_x, to_y, scale, BOSS)


BOARD: Final = [
    board_part(0, places.TWIST_TOP - 2, 8, 2, 1.3),
    board_part(places.TWIST_TOP - 2, places.WAITING_TOP - 2, 8, 68, 1.3),
    board_part(places.WAITING_TOP - 2, places.SCHEDULE_TOP - 1, 4, 202, 0.66),
    board_part(places.SCHEDULE_TOP - 1, places.TABLES_TOP - 4, 4, 316, 0.66),
    board_part(places.TABLES_TOP - 4, places.DECKS_TOP - 3, 196, 202, 0.66),
    board_part(places.DECKS_TOP - 3, places.HEIGHT, 4, 442, 0.66),
]
PLATES: Final = [
    Part(RIGHT_EDGE - 2, 10, FINE, 108, 8, 6, 1.3, STORES),
    Part(RIGHT_EDGE - 2, places.STEPS_TOP - 2, FINE, 56, 196, 446, 0.66, BOSS),
]


@cache
def background(chapter: int) -> str:
    """What the pages are drawn on."""
    sand = box(0, 0, WIDTH, LONGEST, 0, "#a8713c")
    road = box(52, 0, WIDTH - 104, LONGEST, 0, art.ASPHALT)
    plates = art.plate(WIDTH - 8, 202), art.plate(WIDTH - 8, 180)
    stores = moved(plates[0], 4, 146) + moved(plates[1], 4, 348)
    steel = box(0, 0, WIDTH, TALL, 0, art.STEEL_DARK)
    arrow = flat("M-34 22L0-22 34 22 0 6Z", BONE, ' opacity=".2"')
    signs = f'<g id="upright-tray">{tray()}</g><g id="upright-arrow">{arrow}</g>{names()}</defs>'
    printed = f'<defs><g id="upright-printed">{board_art.board(chapter)}{panels.plates()}</g>'
    return (
        printed
        + signs
        + page(ROAD, sand + road)
        + page(BOSS, steel + fields(each for each in [*BOARD, *PLATES] if each.page == BOSS))
        + page(STORES, steel + stores)
    )


def names() -> str:
    """What the zones are called, to be used by them."""
    words = {name: text(lettered(f"wreckland-zone-{name}", name), 11, BONE, 0, 8) for name in ZONES}
    return "".join(f'<g id="upright-{name}">{word}</g>' for name, word in words.items())


def page(number: int, markup: str) -> str:
    """What is drawn on a page."""
    return f'<g data-page="{number}">{markup}</g>'


def fields(found: Iterable[Part]) -> str:
    """What is printed, field by field."""
    return "".join(
        f'<svg x="{each.to_x:g}" y="{each.to_y:g}" width="{each.width * each.scale:g}" '
        f'height="{each.height * each.scale:g}" viewBox="{each.x:g} {each.y:g} {each.width:g} {each.height:g}">'
        '<use href="#upright-printed"/></svg>'
        for each in found
    )

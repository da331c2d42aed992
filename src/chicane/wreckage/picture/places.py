"""Where things are in the picture: the arena in the middle, a panel for each seat beside it."""

from __future__ import annotations

from typing import Final

from chicane.core.foresight import Outline
from chicane.core.moment import TRACER, Flight, Place, Tracks
from chicane.core.step import Step
from chicane.wreckage.kinds import EQUIPMENT
from chicane.wreckage.names import code
from chicane.wreckage.order import is_built
from chicane.wreckage.picture.arena_art import HEIGHT, MIDDLE_X, MIDDLE_Y, WIDTH
from chicane.wreckage.picture.vehicles import UNIT
from chicane.wreckage.shapes import LENGTH
from chicane.wreckage.shoot import Shoot
from chicane.wreckage.state import Wreckage
from chicane.wreckage.trig import DEGREE

Point = tuple[float, float]

PANEL_WIDTH: Final = 312
PANEL_HEIGHT: Final = 444
EDGE: Final = 12
LEFT: Final = EDGE
RIGHT: Final = WIDTH - EDGE - PANEL_WIDTH
UPPER: Final = 16
LOWER: Final = HEIGHT - UPPER - PANEL_HEIGHT
CENTRAL: Final = (HEIGHT - PANEL_HEIGHT) / 2
CORNERS: Final[dict[int, list[Point]]] = {
    2: [(LEFT, CENTRAL), (RIGHT, CENTRAL)],
    3: [(LEFT, UPPER), (RIGHT, CENTRAL), (LEFT, LOWER)],
    4: [(LEFT, UPPER), (RIGHT, UPPER), (RIGHT, LOWER), (LEFT, LOWER)],
}  # clockwise, as the seats are


def on_screen(x: int, y: int) -> Point:
    """A place of the arena in the picture, where north is up (WK-GEO-08)."""
    return round(MIDDLE_X + x * UNIT / LENGTH, 2), round(MIDDLE_Y - y * UNIT / LENGTH, 2)


def outline(points: list[tuple[int, int]]) -> Outline:
    """The outline of a part of the arena in the picture."""
    return tuple(number for x, y in points for number in on_screen(x, y))


def degrees(heading: int) -> float:
    """A heading as an angle; both are clockwise from the top."""
    return heading / DEGREE


def tracks(game: Wreckage) -> Tracks:
    """Where the vehicles stand."""
    if not is_built(game):
        return {}
    return {figure_id(game, seat): [standing(game, seat)] for seat in game.alive()}


def standing(game: Wreckage, seat: int) -> Place:
    """Where a vehicle stands, and where it heads."""
    return (*on_screen(game.x[seat], game.y[seat]), degrees(game.heading[seat]))


def flight(game: Wreckage, step: Step[Wreckage]) -> Flight | None:
    """A shot from vehicle to vehicle (WK-FIRE-04)."""
    if not isinstance(step, Shoot):
        return None
    start, end = standing(game, step.seat), standing(game, step.target)
    return Flight(TRACER, *start[:2], *end[:2])


def figure_id(game: Wreckage, seat: int) -> str:
    """The piece of a vehicle."""
    return f"vehicle-{code(game, seat)}"


def corner(players: int, seat: int) -> Point:
    """The upper left corner of a panel."""
    return CORNERS[players][seat]


def within(players: int, seat: int, point: Point) -> Point:
    """A point of a panel in the picture."""
    x, y = corner(players, seat)
    return x + point[0], y + point[1]


# Within a panel

HEAD: Final = 44
PORTRAIT: Final = (8, 50, 118, 98)  # x, y, width, height
GAUGE: Final = (132, 50, 172, 98)
HUB: Final = (218.0, 128.0)  # of the needle
REACH: Final = 56.0  # from the hub to the numbers
SWEEP: Final = 38.0  # degrees from number to number
DAMAGE_TOP: Final = 154
CANS_TOP: Final = 184
KIT_TOP: Final = 230
KIT_WIDTH: Final = 96
KIT_HEIGHT: Final = 66
CARDS_TOP: Final = 302
CARD_WIDTH: Final = 82
CARD_HEIGHT: Final = 64
CARD_PITCH: Final = 68
DECK_LEFT: Final = 98
DECK_WIDTH: Final = 206
CELL_HEIGHT: Final = 64


def needle_angle(speed: int) -> float:
    """Where the needle points for a speed."""
    return SWEEP * (speed - 2)


def kit_point(index: int, count: int) -> Point:
    """The middle of an equipment card; more than three lie closer."""
    pitch = 100 if count <= 3 else 200 / (count - 1)
    return 8 + KIT_WIDTH / 2 + index * pitch, KIT_TOP + KIT_HEIGHT / 2


def plan_point(nth: int) -> Point:
    """The middle of a planned card."""
    return 8 + CARD_WIDTH / 2, CARDS_TOP + CARD_HEIGHT / 2 + nth * CARD_PITCH


def cell_width(count: int) -> float:
    """How wide a card of the deck is drawn, in two rows."""
    return DECK_WIDTH / max(4, (count + 1) // 2)


def cell_point(index: int, count: int) -> Point:
    """The middle of a card of the deck."""
    columns = max(4, (count + 1) // 2)
    row, column = divmod(index, columns)
    return DECK_LEFT + cell_width(count) * (column + 0.5), CARDS_TOP + CELL_HEIGHT / 2 + row * CARD_PITCH


def damage_pitch(structure: int) -> float:
    """From one box of structure to the next."""
    return min(26.0, 266 / structure)


def can_point(index: int) -> Point:
    """The middle of a place for a jerrycan."""
    return 28 + index * 42, CANS_TOP + 20


SIGN_PITCH: Final = 50


def sign_point(players: int, seat: int, index: int) -> Point:
    """Round signs stand between a panel and the arena."""
    x, y = corner(players, seat)
    aside = x + PANEL_WIDTH + 26 if x < MIDDLE_X else x - 26
    return aside, y + 96 + index * SIGN_PITCH


# The draft, over the arena

GARAGE_PITCH: Final = (188, 142)
GARAGE_CARD: Final = (178, 132)
OFFER_CARD: Final = (118, 100)
OFFER_COLUMNS: Final = 6
OFFER_BIG: Final = 1.26


def garage_point(number: int) -> Point:
    """The middle of a vehicle card: the two sides of a tile one above the other."""
    tile, side = divmod(number, 2)
    return MIDDLE_X + GARAGE_PITCH[0] * (tile - 1.5), 258 + GARAGE_PITCH[1] * side


def offer_scale(alone: bool) -> float:
    """Equipment is drawn larger once the vehicles are gone."""
    return OFFER_BIG if alone else 1.0


def offer_point(number: int, alone: bool) -> Point:
    """The middle of an equipment card on offer: weapons above, upgrades below."""
    columns = 4 if alone else OFFER_COLUMNS
    row, column = divmod(number, columns)
    scale = offer_scale(alone)
    top = MIDDLE_Y - 108 * scale * ((len(EQUIPMENT) - 1) // columns) / 2 if alone else 546
    return MIDDLE_X + 126 * scale * (column - (columns - 1) / 2), top + 108 * scale * row


# Plates in the corners of the stands

CLOCK: Final = (428.0, 44.0)
ORDER: Final = (1106.0, 44.0)
ORDER_PITCH: Final = 46
PILE: Final = (376.0, 892.0)
DRAWN: Final = (446.0, 892.0)


def drawn_pitch(count: int) -> float:
    """From one damage card on the table to the next."""
    return min(46.0, 240 / max(1, count - 1))

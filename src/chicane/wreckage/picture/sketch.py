"""The derby in lines of text: the arena, the seats, and from where the acting vehicle stands to everything else.

A tab in a line is where the client aligns columns; an empty line ends what is aligned together. The last paragraph
is about the turn that is on.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from chicane.core.message import Message
from chicane.core.scene import Sketch, Span
from chicane.wreckage.kinds import OBSTACLES
from chicane.wreckage.picture import draft_art, lists
from chicane.wreckage.picture.art import letter_of
from chicane.wreckage.picture.sketch_turn import turn
from chicane.wreckage.shapes import ARENA, LENGTH
from chicane.wreckage.state import NONE, Wreckage
from chicane.wreckage.trig import DEGREE, FULL

ROWS: Final = 31
COLUMNS: Final = 61
ACROSS: Final = LENGTH // 5  # a column; a row is twice as high
ARROWS: Final = "↑↗→↘↓↙←↖"
ASIDE: Final = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]  # columns and rows, as ARROWS

EDGE: Final = ("·", "dim")
CAN: Final = ("o", "bold magenta")
MINE: Final = ("*", "bold red")
OBSTACLE_MARKS: Final = ["#", "%", "!", "&", "=", "@"]  # as OBSTACLES
OBSTACLE_STYLE: Final = "bold"

Cells = dict[tuple[int, int], tuple[str, str]]  # what stands in a column and row, and how it looks


def sketch(game: Wreckage, names: list[str]) -> Sketch:
    """The arena, or before it is built what is on offer; the seats; the turn."""
    top = lists.on_offer(game) if draft_art.is_drafting(game) else [*arena(game), legend(game)]
    return [*top, [], *lists.seats(game, names), [], *lists.outfits(game), [], *lists.decks(game), [], *turn(game)]


def arena(game: Wreckage) -> Sketch:
    """North is up; a length is five columns or two rows and a half."""
    cells = dict(edge())
    for x, y, kind in game.obstacles:
        if kind != NONE:
            mark_obstacle(cells, cell_at(x, y), OBSTACLE_MARKS[kind])
    cells.update({cell_at(x, y): MINE for x, y in game.mines})
    cells.update({cell_at(x, y): CAN for x, y in game.cans})
    mark_vehicles(game, cells)
    return [line_of(cells, row) for row in range(ROWS)]


def cell_at(x: int, y: int) -> tuple[int, int]:
    """The column and row of a place."""
    return (x + ARENA + ACROSS // 2) // ACROSS, (ARENA - y + ACROSS) // (2 * ACROSS)


@cache
def edge() -> Cells:
    """The limit of the arena: every cell outside it that touches one inside."""
    inside = {(column, row) for row in range(ROWS) for column in range(COLUMNS) if is_inside(column, row)}
    around = [(column + across, row + down) for column, row in inside for across, down in ASIDE]
    return {place: EDGE for place in around if place not in inside}


def is_inside(column: int, row: int) -> bool:
    """Whether the middle of a cell lies in the arena (WK-GEO-10)."""
    x, y = column * ACROSS - ARENA, ARENA - row * 2 * ACROSS
    return x * x + y * y < (ARENA - ACROSS) ** 2


def mark_obstacle(cells: Cells, place: tuple[int, int], mark: str) -> None:
    """An obstacle is nearly a length wide: its mark in brackets."""
    column, row = place
    for across, sign in ((-1, "("), (0, mark), (1, ")")):
        cells[column + across, row] = (sign, OBSTACLE_STYLE)


def eighth(heading: int) -> int:
    """The nearest of eight directions."""
    return (heading + FULL // 16) // (45 * DEGREE) % 8


def mark_vehicles(game: Wreckage, cells: Cells) -> None:
    """An arrow at the nose of each, then the letters, so that none is hidden by another's arrow."""
    alive = [seat for seat in game.alive() if game.vehicle[seat] != NONE]
    for seat in alive:
        column, row = cell_at(game.x[seat], game.y[seat])
        across, down = ASIDE[eighth(game.heading[seat])]
        cells[column + across, row + down] = (ARROWS[eighth(game.heading[seat])], lists.style_of(game, seat))
    for seat in alive:
        style = lists.style_of(game, seat) + (" reverse" if seat == game.acting else "")
        cells[cell_at(game.x[seat], game.y[seat])] = (letter_of(game, seat), style)


def line_of(cells: Cells, row: int) -> list[Span]:
    """A row of the arena, alike neighbours in one span."""
    spans = [Span("  ")]
    for column in range(-1, COLUMNS + 1):
        sign, style = cells.get((column, row), (" ", ""))
        if len(spans) > 1 and spans[-1].style == style and isinstance(spans[-1].text, str):
            spans[-1] = Span(spans[-1].text + sign, style)
        else:
            spans.append(Span(sign, style))
    return spans


def legend(game: Wreckage) -> list[Span]:
    """What the signs mean that are in the arena."""
    kinds = sorted({kind for _, _, kind in game.obstacles if kind != NONE})
    signs = [(*CAN, Message("wreckage-sketch-can"))]
    signs += [(*MINE, Message("wreckage-sketch-mine"))] if game.mines else []
    for kind in kinds:
        name = Message("wreckage-sketch-obstacle", kind=OBSTACLES[kind].id)
        signs.append((f"({OBSTACLE_MARKS[kind]})", OBSTACLE_STYLE, name))
    spans: list[Span] = []
    for mark, style, name in signs:
        spans += [Span("  "), Span(mark, style), Span(" "), Span(name, "dim")]
    return spans

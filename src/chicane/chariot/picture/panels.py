"""Chariot boards as they lie on the table: three tracks, their markers and the lap counter (CH-BOARD)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final
from xml.sax.saxutils import escape

from chicane.chariot.boards import FORTUNE_TOP, Board
from chicane.chariot.picture import art
from chicane.chariot.picture.art import moved, stroke, text
from chicane.chariot.picture.circuit import BOARD_HEIGHT, WIDTH, Point

PANEL_WIDTH: Final = 446
PANEL_HEIGHT: Final = 118
GAP: Final = 14
IN_ROW: Final = 3
HEIGHT: Final = BOARD_HEIGHT + 2 * (PANEL_HEIGHT + GAP)  # of the whole picture
TRACK_LEFT: Final = 40  # of the level tracks within a panel
TRACK_WIDTH: Final = 396
DAMAGE_TOP: Final = 44
SPEED_TOP: Final = 70
FORTUNE_TOP_SIDE: Final = 10
FORTUNE_LEFT: Final = 268
FORTUNE_CELL: Final = 24
CELL: Final = 24  # how high a cell is
LONGEST_NAME: Final = 13
LAP_COUNTER: Final = (216, 22)

DAMAGE_FILL: Final = "#f0cfb8"
SPEED_FILL: Final = "#dcdfd3"
FORTUNE_FILL: Final = "#ffe9b0"


def corner(index: int, count: int) -> Point:
    """The top left corner of a panel: rows of three, short rows in the middle; four boards make two rows of two."""
    in_row = 2 if count == 4 else IN_ROW
    row, column = divmod(index, in_row)
    here = min(in_row, count - row * in_row)
    left = (WIDTH - here * PANEL_WIDTH - (here - 1) * GAP) / 2
    return left + column * (PANEL_WIDTH + GAP), BOARD_HEIGHT + row * (PANEL_HEIGHT + GAP)


class Columns:
    """How the damage and the speed track of a board lie side by side (CH-BOARD-16, CH-BLK-10)."""

    def __init__(self, board: Board) -> None:
        self.damage: list[tuple[int, int]] = []  # first and last column of each level
        self.speed: list[tuple[int, int]] = []
        self.count = 0
        for ceiling in board.ceiling:
            self._level(ceiling - len(self.speed) + 1)
        self._more_speeds(board.speed_top - len(self.speed) + 1)

    def _level(self, speeds: int) -> None:
        """One damage level beside its speeds; with no speed of its own it shares the last one."""
        first = self.count
        self._more_speeds(speeds)
        if speeds == 0:
            self.speed[-1] = (self.speed[-1][0], self.count)
            self.count += 1
        self.damage.append((first, self.count - 1))

    def _more_speeds(self, speeds: int) -> None:
        for _ in range(speeds):
            self.speed.append((self.count, self.count))
            self.count += 1

    def left(self, column: int) -> float:
        """The left side of a column."""
        return TRACK_LEFT + column * TRACK_WIDTH / self.count

    def middle(self, run: tuple[int, int]) -> float:
        """The middle of a run of columns."""
        return (self.left(run[0]) + self.left(run[1] + 1)) / 2


_columns: dict[str, Columns] = {}
_tracks: dict[str, str] = {}


def columns_of(board: Board) -> Columns:
    """The columns of a board, worked out once."""
    if board.id not in _columns:
        _columns[board.id] = Columns(board)
    return _columns[board.id]


def damage_point(board: Board, level: int) -> Point:
    """Where the damage marker lies, within a panel."""
    columns = columns_of(board)
    return columns.middle(columns.damage[level]), DAMAGE_TOP + CELL / 2


def speed_point(board: Board, level: int) -> Point:
    """Where the speed marker lies, within a panel."""
    columns = columns_of(board)
    return columns.middle(columns.speed[level]), SPEED_TOP + CELL / 2


def fortune_point(level: int) -> Point:
    """Where the fortune marker lies, within a panel."""
    return FORTUNE_LEFT + FORTUNE_CELL * (level + 0.5), FORTUNE_TOP_SIDE + CELL / 2


# The board itself


def panel(colour: int, owner: str, board: Board) -> str:
    """A tablet: whose it is, and the three tracks; it stays as it is all through a race."""
    name = owner if len(owner) <= LONGEST_NAME else owner[: LONGEST_NAME - 1] + "…"
    tablet = (
        f'<rect width="{PANEL_WIDTH}" height="{PANEL_HEIGHT}" rx="8" fill="{art.BONE}" stroke="{art.STONE_SHADE}" '
        'stroke-width="2.5"/>'
    )
    head = moved(art.badge(colour), 22, 22) + text(escape(name), art.LARGE, art.INK, 42, 22, "start")
    icons = [(art.fortune_icon(1), FORTUNE_LEFT - 16, 22), (art.damage_icon(), 21, 56), (art.speed_icon(), 21, 82)]
    return tablet + head + "".join(moved(icon, x, y) for icon, x, y in icons) + tracks(board)


def tracks(board: Board) -> str:
    """The three tracks of a board, drawn once."""
    if board.id not in _tracks:
        _tracks[board.id] = draw_tracks(board, columns_of(board))
    return _tracks[board.id]


def draw_tracks(board: Board, columns: Columns) -> str:
    """Fortune; damage above speed, level beside level; the dice below."""
    fortune = [FORTUNE_LEFT + FORTUNE_CELL * level for level in range(FORTUNE_TOP + 2)]
    damage = [columns.left(first) for first, _ in columns.damage] + [columns.left(columns.damage[-1][1] + 1)]
    speed = [columns.left(first) for first, _ in columns.speed] + [columns.left(columns.count)]
    rows = [
        row(fortune, FORTUNE_TOP_SIDE, FORTUNE_FILL),
        row(damage, DAMAGE_TOP, DAMAGE_FILL),
        row(speed, SPEED_TOP, SPEED_FILL),
    ]
    return "".join(rows) + dice_table(board, columns)


def row(sides: Sequence[float], top: int, colour: str) -> str:
    """A row of numbered cells, given their sides."""
    left, right = sides[0], sides[-1]
    lines = "".join(f"M{x:.1f} {top}v{CELL}" for x in sides[1:-1])
    box = f"M{left:.1f} {top}H{right:.1f}V{top + CELL}H{left:.1f}Z"
    middles = [(one + other) / 2 for one, other in pairwise(sides)]
    numbers = "".join(f'<text x="{x:.1f}" y="{top + 17.5}">{level}</text>' for level, x in enumerate(middles))
    return (
        f'<path d="{box}{lines}" fill="{colour}" stroke="{art.INK}"/><g font-family="{art.FONT}" '
        f'font-size="{art.BODY}" font-weight="700" text-anchor="middle" fill="{art.INK}">{numbers}</g>'
    )


def dice_table(board: Board, columns: Columns) -> str:
    """Under each run of speeds, as many little dice as it gives (CH-BOARD-06)."""
    braces, dice = "", ""
    for count in sorted(set(board.dice) - {0}):
        run = [speed for speed, each in enumerate(board.dice) if each == count]
        left, right = columns.left(columns.speed[run[0]][0]), columns.left(columns.speed[run[-1]][1] + 1)
        braces += f"M{left + 3:.1f} 98V101H{right - 3:.1f}V98"
        first = (left + right) / 2 - 4.5 * count + 1
        dice += "".join(f"M{first + 9 * index:.1f} 105h7v7h-7z" for index in range(count))
    return stroke(braces, art.STONE_SHADE, 1.5) + f'<path d="{dice}" fill="{art.INK}"/>'


# What moves on it


def marker(colour: int, level: int) -> str:
    """A level marker in the colour of its chariot, showing the level it covers."""
    box = f'<rect x="-13" y="-14" width="26" height="28" rx="6" fill="{art.FILLS[colour]}" '
    return f'{box}stroke="{art.INK}" stroke-width="2.2"/>' + text(str(level), art.BODY, art.LETTER_FILLS[colour])


def lap_counter(dolphins: int) -> str:
    """Two dolphins, one, or the laurel of those who are through (CH-SETUP-06, CH-END-01, CH-END-02)."""
    swimming = [moved(art.dolphin(True), 14 - 28 * index, 0, 0.58) for index in range(dolphins)]
    return "".join(swimming) or art.wreath()


def frame() -> str:
    """The golden frame of the board whose turn it is, or that has won."""
    box = f'<rect width="{PANEL_WIDTH}" height="{PANEL_HEIGHT}" rx="8" fill="none" '
    return f'{box}stroke="{art.INK}" stroke-width="8"/>{box}stroke="#ffcf45" stroke-width="5.5"/>'


def veil() -> str:
    """A destroyed chariot: its board is greyed, with a broken wheel on it."""
    cover = f'<rect width="{PANEL_WIDTH}" height="{PANEL_HEIGHT}" rx="8" fill="{art.PAPER}" opacity=".72"/>'
    rim = stroke("M-26 8A27 27 0 0 1 15-22M25-10A27 27 0 0 1-18 20", art.WINE, 6)
    spokes = stroke("M-14-10L-3-2M6-14L2-4M14 8L5 3M-6 17L-2 6", art.WINE, 4)
    return cover + moved(rim + spokes, PANEL_WIDTH / 2, PANEL_HEIGHT / 2)

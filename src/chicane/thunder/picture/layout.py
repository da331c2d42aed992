"""Where everything lies before the players: a panel for the crew that is open, and a tab for each of two to six.

A tab is the folded form of a crew: dice, vehicles, damage. The panel is the open form: the command board, the
dashboards with room for the dice that may be chosen, and below them the hand, where a box has cards. Only one crew is
open at a time, so the road keeps its size with six of them.

Within a panel or tab, places are counted from its top left corner.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

Point = tuple[float, float]

WIDTH: Final = 1600  # of the picture
TOP: Final = 528  # of what lies before the players
MARGIN: Final = 14
MARGIN_BELOW: Final = 10
GAP: Final = 12  # between panel and tabs
INSET: Final = 8  # from the edge of a panel to what lies on it
SPACING: Final = 6  # between two things on a panel

PANEL_WIDTH: Final = 620  # as wide as a phone held upright shows at once
PANEL_HEIGHT: Final = 284
HEAD: Final = 44
DIE: Final = 36
DIE_PITCH: Final = 42
COMMAND_TOP: Final = HEAD + SPACING
COMMAND_HEIGHT: Final = 66
SPENT_WIDTH: Final = 64  # where the die goes that was spent on a command
DASH_TOP: Final = COMMAND_TOP + COMMAND_HEIGHT + SPACING
DASH_HEIGHT: Final = PANEL_HEIGHT - DASH_TOP - INSET
GROOVE_HEIGHT: Final = 35  # where the die of a vehicle goes
SLOT_PITCH: Final = 56
CHOICE: Final = 30  # a die that may be chosen
CHOICE_PITCH: Final = 35.0
ROWS_TOP: Final = 46  # of a dashboard's own commands
ROW_PITCH: Final = 35
HAND_HEIGHT: Final = 104
CARD_WIDTH: Final = 72
CARD_HEIGHT: Final = 94
CARD_PITCH: Final = 76.0

TOKENS_AT: Final = (232.0, HEAD / 2)  # where the row of command tokens begins
UPGRADE_WIDTH: Final = 88.0
BELOW_UPGRADES: Final = 23  # how much lower the marks of a vehicle lie that has some

TAB_ROWS: Final = 2
TAB_HEAD: Final = 36
TAB_DIE: Final = 32
TAB_DIE_PITCH: Final = 36
TAB_DASH_TOP: Final = TAB_HEAD + 3
TAB_DASH_HEIGHT: Final = 94
TAB_SLOT_PITCH: Final = 42
TAB_CARD_SCALE: Final = 0.48
TAB_CARD_PITCH: Final = 40.0


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float

    def part(self, number: int, count: int, spacing: float = SPACING) -> Box:
        """One of several equal parts, side by side."""
        width = (self.width - (count - 1) * spacing) / count
        return Box(self.x + number * (width + spacing), self.y, width, self.height)

    def middle(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2


class Layout(NamedTuple):
    """The picture for so many crews."""

    height: float  # of the whole picture
    panel: Box
    tabs: tuple[Box, ...]  # by seat


@cache
def layout(crews: int, cards: bool = False) -> Layout:
    """One column of tabs for two crews, two for up to four, three for up to six; with cards all are taller."""
    columns = -(-crews // TAB_ROWS)
    height = PANEL_HEIGHT + (HAND_HEIGHT if cards else 0)
    beside = WIDTH - 2 * MARGIN - PANEL_WIDTH - GAP
    width = (beside - (max(columns, 2) - 1) * GAP) / max(columns, 2)
    left = (WIDTH - PANEL_WIDTH - columns * (GAP + width)) / 2
    grid = Box(left + PANEL_WIDTH + GAP, TOP, columns * (width + GAP) - GAP, (height - GAP) / TAB_ROWS)
    tabs = [grid.part(seat % columns, columns, GAP) for seat in range(crews)]
    lowered = tuple(tab._replace(y=TOP + seat // columns * (tab.height + GAP)) for seat, tab in enumerate(tabs))
    return Layout(TOP + height + MARGIN_BELOW, Box(left, TOP, PANEL_WIDTH, height), lowered)


# On the panel


@cache
def die_point(number: int, count: int) -> Point:
    """Where a movement die lies: on the right of the head."""
    return PANEL_WIDTH - INSET - DIE / 2 - (count - 1 - number) * DIE_PITCH, HEAD / 2


@cache
def command_box(number: int, count: int) -> Box:
    """A command of the board."""
    width = PANEL_WIDTH - 2 * INSET - SPENT_WIDTH - SPACING
    return Box(INSET, COMMAND_TOP, width, COMMAND_HEIGHT).part(number, count)


def spent_box() -> Box:
    """Where the die goes that was spent on a command."""
    return Box(PANEL_WIDTH - INSET - SPENT_WIDTH, COMMAND_TOP, SPENT_WIDTH, COMMAND_HEIGHT)


@cache
def dash_box(number: int, count: int) -> Box:
    """The dashboard of a vehicle."""
    return Box(INSET, DASH_TOP, PANEL_WIDTH - 2 * INSET, DASH_HEIGHT).part(number, count)


@cache
def slot_point(dash: Box, slot: int, count: int) -> Point:
    """Where a damage token lies."""
    return in_row(dash, slot, count, SLOT_PITCH), dash.y + 88


def upgrade_box(dash: Box, number: int, count: int) -> Box:
    """A card beside a vehicle, right of its picture."""
    height, width = 34 / count, min(UPGRADE_WIDTH, dash.width * 0.46)
    return Box(dash.x + dash.width - width - 5, dash.y + 5 + number * height, width, height - 2)


def groove(dash: Box) -> Box:
    """Where the die of a vehicle goes, and dice that may be chosen for it."""
    return Box(dash.x + 6, dash.y + dash.height - GROOVE_HEIGHT - 6, dash.width - 12, GROOVE_HEIGHT)


def cab_dice() -> Box:
    """Where dice lie that may be chosen for the steering."""
    field = command_box(0, 1)
    return Box(field.x + field.width / 2, field.y + 12, field.width / 2 - 12, field.height - 24)


@cache
def row_box(dash: Box, number: int) -> Box:
    """A command on a dashboard: one below the other, in place of slots and groove."""
    return Box(dash.x + 5, dash.y + ROWS_TOP + number * ROW_PITCH, dash.width - 10, ROW_PITCH - 3)


def row_point(dash: Box, number: int) -> Point:
    """Where the sign of such a command is, and its damage."""
    row = row_box(dash, number)
    return row.x + 20, row.y + row.height / 2


def row_dice(dash: Box, number: int) -> Box:
    """Where dice lie that may be chosen for such a command."""
    row = row_box(dash, number)
    return Box(row.x + row.width - 3 * CHOICE_PITCH - 4, row.y, 3 * CHOICE_PITCH, row.height)


def card_box(number: int, count: int) -> Box:
    """A card of the hand, below the dashboards; many cards lie over each other."""
    row = Box(INSET, PANEL_HEIGHT, PANEL_WIDTH - 2 * INSET, CARD_HEIGHT)
    pitch = min(CARD_PITCH, (row.width - CARD_WIDTH) / max(1, count - 1))
    return Box(row.x + number * pitch, row.y, CARD_WIDTH, CARD_HEIGHT)


# On a tab


@cache
def tab_die_point(number: int) -> Point:
    """Where a movement die lies: two below each other."""
    return INSET + TAB_DIE / 2 + number // 2 * TAB_DIE_PITCH, TAB_DASH_TOP + 24 + number % 2 * 46


@cache
def tab_dash_box(tab: Box, number: int, count: int, dice: int) -> Box:
    """A vehicle, right of the dice."""
    left = INSET + (dice + 1) // 2 * TAB_DIE_PITCH
    return Box(left, TAB_DASH_TOP, tab.width - left - SPACING, TAB_DASH_HEIGHT).part(number, count, 4)


@cache
def tab_slot_point(dash: Box, slot: int, count: int) -> Point:
    """Where a damage token lies."""
    return in_row(dash, slot, count, TAB_SLOT_PITCH), dash.y + 72


def tab_card_point(tab: Box, number: int, count: int) -> Point:
    """Where a card of the hand lies, face down and small, below the vehicles."""
    pitch = min(TAB_CARD_PITCH, (tab.width - 2 * INSET) / count)
    return INSET + number * pitch, TAB_DASH_TOP + TAB_DASH_HEIGHT + 4


def pad_point(width: float) -> Point:
    """Where a chopper waits, on a tab of this width."""
    return width - 66, TAB_HEAD / 2


def in_row(box: Box, index: int, count: int, pitch: float) -> float:
    """Where one of several things lies across a box, in the middle of it and closer where there is little room."""
    return box.x + box.width / 2 + min(pitch, box.width / count) * (index - (count - 1) / 2)

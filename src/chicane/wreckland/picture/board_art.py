"""The Boss board: the schedule of the rounds, two tables for red dice, and who waits (WL-SETUP-04, WL-BOSSB)."""

from __future__ import annotations

from functools import cache
from typing import Final

from chicane.core.caption import Caption
from chicane.wreckland.chapters import BOOK, Chapter
from chicane.wreckland.kinds import CHAPTER_NAMES
from chicane.wreckland.phrases import TWISTS
from chicane.wreckland.picture import art, dice_art, icon_art
from chicane.wreckland.picture.art import BONE, GOLD, INK, Point, box, disc, fill, leaf, moved, outlined, stroke, text
from chicane.wreckland.picture.places import (
    BOARD_TOP,
    LEFT_EDGE,
    PANEL,
    ROUND_HEIGHT,
    SCHEDULE_TOP,
    TABLE_ROW,
    TABLES_TOP,
    TWIST_HEIGHT,
    TWIST_TOP,
    WAITING_TOP,
    WAYS,
)
from chicane.wreckland.state import CHASE, CUSTOMISE

HEAD: Final = 34.0
CELLS: Final = [(84.0, 72.0), (200.0, 152.0)]  # the middle and width of a phase in a row of the schedule
COLUMN: Final = PANEL / 2 - 8
PAPER: Final = "#4a3a2c"
TITLE: Final = 30.0


def board(chapter: int) -> str:
    """All that is printed on it; part of the background."""
    book = BOOK[chapter]
    frame = moved(art.plate(PANEL, TABLES_TOP + TITLE + 6 * TABLE_ROW + 6 - BOARD_TOP), LEFT_EDGE, BOARD_TOP)
    return frame + head(chapter) + empty_place() + schedule(book) + table(book, CUSTOMISE) + table(book, CHASE)


def head(chapter: int) -> str:
    """The number of the chapter, out of seven."""
    marks = ""
    for number in range(len(BOOK)):
        lit = number <= chapter
        x = LEFT_EDGE + 34 + number * 36
        ring = disc(
            13,
            GOLD if number == chapter else art.STEEL_DARK,
            outlined(GOLD if lit else art.STEEL_LIGHT, 2),
            x,
            BOARD_TOP + 22,
        )
        colour = INK if number == chapter else GOLD if lit else art.STEEL_LIGHT
        marks += ring + text(str(number + 1), art.SMALL, colour, x, BOARD_TOP + 22)
    return marks


def empty_place() -> str:
    """Where the Boss stands until it joins the Chase."""
    edge = f'{outlined(art.STEEL_LIGHT, 2)} stroke-dasharray="8 6"'
    return moved(leaf(170, 152, 11, art.STEEL_DARK, edge) + art.dim(moved(art.crown(), 0, 0, 2.4), 0.15), *boss_point())


def boss_point() -> Point:
    """Where the Boss waits."""
    return LEFT_EDGE + 96, WAITING_TOP + 78


def mini_point(index: int) -> Point:
    """Where a mini-boss waits."""
    return LEFT_EDGE + 238, WAITING_TOP + 38 + index * 82


# The twist


@cache
def twist() -> str:
    """A plaque for the rule that the chapter bends, with a bent arrow (WL-CAMP-13)."""
    plaque = leaf(PANEL - 12, TWIST_HEIGHT, 8, "#3b2c14", outlined(GOLD, 2))
    way = "M-8 9V1Q-8-5-2-5H8M3-10L8-5 3 0"
    return plaque + moved(stroke(way, INK, 6) + stroke(way, GOLD, 3), -PANEL / 2 + 26, -TWIST_HEIGHT / 2 + 17, 0.8)


def twist_words(chapter: int) -> tuple[Caption, ...]:
    """The name of the chapter, and what is different in it."""
    name = art.caption(CHAPTER_NAMES[chapter], art.BODY, PANEL - 64, -PANEL / 2 + 44, 16 - TWIST_HEIGHT / 2, 1, "start")
    return name._replace(fill=GOLD), art.caption(TWISTS[chapter], art.SMALL, PANEL - 32, 0, 13, 4)


def twist_point() -> Point:
    """The middle of the plaque."""
    return LEFT_EDGE + PANEL / 2, TWIST_TOP + TWIST_HEIGHT / 2


# The schedule


def schedule(book: Chapter) -> str:
    """Three rounds: cards in Customisation, enemies by zone in the Chase."""
    return "".join(
        moved(round_row(book, number), LEFT_EDGE, SCHEDULE_TOP + number * ROUND_HEIGHT) for number in range(3)
    )


def round_row(book: Chapter, number: int) -> str:
    """One round."""
    middle = ROUND_HEIGHT / 2
    sign = text(str(number + 1), art.LARGE + 4, BONE, 26, middle)
    cells = "".join(box(x - width / 2, 3, width, ROUND_HEIGHT - 6, 7, PAPER, outlined(INK, 1.8)) for x, width in CELLS)
    cards = moved(icon_art.card(), CELLS[0][0] - 16, middle, 1.1) + text(
        str(book.equipment[number]), art.LARGE, BONE, CELLS[0][0] + 16, middle
    )
    return sign + cells + cards + moved(arrivals(book, number), CELLS[1][0], middle)


def arrivals(book: Chapter, number: int) -> str:
    """How many enemies come to each zone, around a small vehicle; crowns and horns for those who lead them."""
    car = leaf(18, 18, 4, art.STEEL_DARK, outlined(art.IRON, 1.6)) + fill("M0-5L5 4H-5Z", GOLD, INK, 0.8)
    shown = car
    for zone, (across, down) in enumerate(WAYS):
        count = book.enemies[number][zone]
        shown += text(str(count), 16, BONE if count else art.IRON, across * 24, down * 19)
    leaders = [(zone, art.horns()) for _, round, zone in book.minis if round == number + 1]
    if number == 2:
        leaders.append((book.boss_zone, art.crown()))
    for zone, picture in leaders:
        across, down = WAYS[zone]
        shown += moved(picture, across * 46 + (20 if down else 0), down * 19, 0.72)
    return shown


def token_point(round: int, phase: int) -> Point:
    """Where the round token lies."""
    return LEFT_EDGE + CELLS[phase][0], SCHEDULE_TOP + (max(1, round) - 0.5) * ROUND_HEIGHT


def token(phase: int) -> str:
    """The round token: a frame of gold around the phase that is on."""
    width = CELLS[phase][1]
    frame = leaf(width, ROUND_HEIGHT - 6, 7, "none", outlined(INK, 6)) + leaf(
        width, ROUND_HEIGHT - 6, 7, "none", outlined(GOLD, 3.2)
    )
    return frame + moved(fill("M-8-6H6L13 0 6 6H-8Z", GOLD, INK, 1.6), -width / 2 - 2, 0)


# The tables


def table(book: Chapter, phase: int) -> str:
    """Six results of a red die and what they do in a phase."""
    left, top = LEFT_EDGE + 5 + phase * (COLUMN + 6), TABLES_TOP
    icon = moved(icon_art.card(), 0, 0, 0.9) if phase == CUSTOMISE else moved(art.skull(BONE, INK), 0, 0, 1.05)
    title = moved(icon, left + COLUMN / 2, top + TITLE / 2)
    effects = book.customise if phase == CUSTOMISE else book.chase
    rows = "".join(
        moved(table_row(number + 1, each), left, top + TITLE + number * TABLE_ROW)
        for number, each in enumerate(effects)
    )
    return title + rows


def table_row(value: int, effects: tuple[int, ...]) -> str:
    """One result; a dash where nothing happens."""
    field = box(0, 2, COLUMN, TABLE_ROW - 4, 6, PAPER, outlined(INK, 1.5))
    face = moved(dice_art.die(value, True, 24), 19, TABLE_ROW / 2)
    if not effects:
        return field + face + moved(stroke("M-9 0H9", art.IRON, 3), 36 + (COLUMN - 36) / 2, TABLE_ROW / 2)
    return field + face + moved(icon_art.row(effects, COLUMN - 42), 34 + (COLUMN - 34) / 2, TABLE_ROW / 2)


def table_point(phase: int, value: int) -> Point:
    """The middle of a row of a table."""
    return LEFT_EDGE + 5 + phase * (COLUMN + 6) + COLUMN / 2, TABLES_TOP + TITLE + (value - 0.5) * TABLE_ROW


def title_point(phase: int) -> Point:
    """The head of a table."""
    return LEFT_EDGE + 5 + phase * (COLUMN + 6) + COLUMN / 2, TABLES_TOP + TITLE / 2


def lit_row() -> str:
    """A frame around a row of a table."""
    return leaf(COLUMN, TABLE_ROW - 4, 6, GOLD, f' fill-opacity=".14"{outlined(GOLD, 3)}')

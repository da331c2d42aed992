"""Chariot boards: the three tracks of each, and what is printed beside them (CH-BOARD, CH-BLK)."""

from __future__ import annotations

from typing import Final

from chicane.core.content import Field, content_text, read_content
from chicane.core.errors import BadInput

COLOURS: Final = ["green", "red", "yellow", "blue", "purple", "white"]  # CH-COMP-03, CH-COMP-09
LETTERS: Final = ["G", "R", "Y", "B", "P", "W"]
CHARIOTS: Final = 6
DICE_IN_POOL: Final = 5  # CH-COMP-08
FORTUNE_TOP: Final = 6  # CH-BOARD-09
WHITE: Final = 0  # the number of the white-column board; the black ones follow in the order of COLOURS
CONTENT: Final = "boards.toml"


class Board:
    """The tables printed on one side of a chariot board."""

    def __init__(self, id: str, damage: int, speed: int, fortune: int, dice: list[int], ceiling: list[int]) -> None:
        self.id = id
        self.damage_top = len(ceiling) - 1
        self.speed_top = len(dice) - 1
        self.damage = damage  # where the markers start (CH-BLK-07)
        self.speed = speed
        self.fortune = fortune
        self.dice = dice  # dice to roll, by speed (CH-BOARD-06)
        self.ceiling = ceiling  # highest speed aligned with a damage level (CH-ADJ-01, CH-BLK-11)


def black(colour: int) -> int:
    """The number of a colour's black-column board."""
    return colour + 1


BOARD_FIELDS: Final = ("id", "origin", "damage", "speed", "fortune", "dice", "ceiling")


def read_boards(text: str, file: str) -> list[Board]:
    """The boards of a content file: the white one, then the black ones in the order of the colours."""
    fields = read_content(text, file).table(("board",))["board"].items()
    boards = [read_board(field) for field in fields]
    found = {board.id: board for board in boards}
    for id in ["white-columns", *COLOURS]:
        if id not in found:
            raise BadInput(f"{file}: board {id!r} is missing")
    return [found[id] for id in ["white-columns", *COLOURS]]


def read_board(field: Field) -> Board:
    """One board, with the limits that hold for every board."""
    table = field.table(BOARD_FIELDS)
    table["origin"].one_of(("house", "rulebook"))
    dice = [item.whole(1, DICE_IN_POOL) for item in table["dice"].items()]
    ceiling = [item.whole(0, len(dice) - 1) for item in table["ceiling"].items()]
    if sorted(dice, reverse=True) != dice:  # CH-BOARD-06
        table["dice"].refuse("must not grow with speed")
    if sorted(ceiling) != ceiling:
        table["ceiling"].refuse("must not fall as damage rises")
    start = [table["damage"].whole(1, len(ceiling) - 1), table["speed"].whole(0, len(dice) - 1)]
    return Board(table["id"].text(), start[0], start[1], table["fortune"].whole(0, FORTUNE_TOP), dice, ceiling)


def content() -> str:
    """The text of the content file."""
    return content_text("chariot", CONTENT)


BOARDS: Final[list[Board]] = read_boards(content(), CONTENT)

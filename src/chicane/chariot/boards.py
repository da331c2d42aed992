"""Chariot boards: the three tracks of each, and what is printed beside them (CH-BOARD, CH-BLK)."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import pairwise
from typing import Final

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

    def __init__(
        self, id: str, damage: int, speed: int, fortune: int, dice: list[int], ceiling: list[int]
    ) -> None:
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


def read_boards(text: str, file: str) -> list[Board]:
    """The boards of a content file: the white one, then the black ones in the order of the colours."""
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"{file}: {error}") from None
    found = {str(entry.get("id")): entry for entry in content.get("board", [])}
    wanted = ["white-columns", *COLOURS]
    for id in wanted:
        if id not in found:
            raise BadInput(f"{file}: board {id!r} is missing")
    return [read_board(found[id], f"{file}, board {id}") for id in wanted]


def read_board(entry: dict[str, object], place: str) -> Board:
    """One board, with the limits that hold for every board."""
    numbers = [number(entry, name, place) for name in ("damage", "speed", "fortune")]
    dice, ceiling = series(entry, "dice", place), series(entry, "ceiling", place)
    if any(more > fewer for fewer, more in pairwise(dice)) or max(dice) > DICE_IN_POOL:
        raise BadInput(f"{place}: dice must not grow with speed, nor pass {DICE_IN_POOL}")
    if max(ceiling) > len(dice) - 1 or sorted(ceiling) != ceiling:
        raise BadInput(f"{place}: ceiling must grow with damage and stay on the speed track")
    if not (0 < numbers[0] < len(ceiling) and numbers[1] < len(dice) and numbers[2] <= FORTUNE_TOP):
        raise BadInput(f"{place}: a start value is not on its track")
    return Board(str(entry["id"]), numbers[0], numbers[1], numbers[2], dice, ceiling)


def number(entry: dict[str, object], name: str, place: str) -> int:
    """A whole number from 0 up."""
    value = entry.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise BadInput(f"{place}, field {name!r}: must be a whole number, not {value!r}")
    return value


def series(entry: dict[str, object], name: str, place: str) -> list[int]:
    """A list of whole numbers."""
    values = entry.get(name)
    if not isinstance(values, list) or len(values) < 2 or not all(type(value) is int for value in values):
        raise BadInput(f"{place}, field {name!r}: must be a list of whole numbers, not {values!r}")
    return [int(value) for value in values]


def content() -> str:
    """The text of the content file."""
    return (files("chicane") / "content" / "chariot" / CONTENT).read_text("utf-8")


BOARDS: Final[list[Board]] = read_boards(content(), CONTENT)

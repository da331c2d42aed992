"""Content files: TOML whose values know their own place, so that an error can name file and field."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final, NoReturn

from chicane.core.errors import BadInput

UNIT: Final = 1000  # lengths are whole thousandths, so that comparing them is exact


def content_text(game: str, file: str) -> str:
    """The text of one of a game's own content files."""
    return (files("chicane") / "content" / game / file).read_text("utf-8")


def read_content(text: str, file: str) -> Field:
    """The outermost table of a content file."""
    try:
        return Field(tomllib.loads(text), file)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"{file}: {error}") from None


class Field:
    """A value in a content file, and its place."""

    def __init__(self, value: object, place: str) -> None:
        self.value = value
        self.place = place

    def refuse(self, wanted: str) -> NoReturn:
        raise BadInput(f"{self.place}: {wanted}, not {self.value!r}")

    def items(self) -> list[Field]:
        if not isinstance(self.value, list) or not self.value:
            self.refuse("must be a list with something in it")
        return [Field(value, f"{self.place}[{index}]") for index, value in enumerate(self.value)]

    def table(self, needed: tuple[str, ...], allowed: tuple[str, ...] = ()) -> dict[str, Field]:
        """The fields of a table that has all the needed keys and no unknown one."""
        if not isinstance(self.value, dict):
            self.refuse("must be a table")
        for key in self.value:
            if key not in needed and key not in allowed:
                raise BadInput(f"{self.place}.{key}: unknown field")
        for key in needed:
            if key not in self.value:
                raise BadInput(f"{self.place}.{key}: missing")
        return {key: Field(value, f"{self.place}.{key}") for key, value in self.value.items()}

    def one_of(self, values: tuple[object, ...]) -> str:
        if isinstance(self.value, bool) or self.value not in values:
            self.refuse(f"must be one of {', '.join(repr(value) for value in values)}")
        return str(self.value)

    def whole(self, least: int, most: int) -> int:
        if isinstance(self.value, bool) or not isinstance(self.value, int) or not least <= self.value <= most:
            self.refuse(f"must be a whole number from {least} to {most}")
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str) or not self.value:
            self.refuse("must be text")
        return self.value

    def thousandths(self) -> int:
        """A length, as whole thousandths of the scale's unit."""
        if isinstance(self.value, bool) or not isinstance(self.value, (int, float)):
            self.refuse("must be a number")
        if abs(self.value * UNIT - round(self.value * UNIT)) > 0.001:
            self.refuse("must have at most three decimals")
        return round(self.value * UNIT)

    def yes(self) -> bool:
        if not isinstance(self.value, bool):
            self.refuse("must be true or false")
        return self.value

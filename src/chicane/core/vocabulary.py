"""The options of a game by number, for programs that learn: the same numbers in every game with every mix of options.

A block of numbers belongs to each kind of option; within it, what tells options apart says which one it is. Blocks
never change once they were given out: new ones come behind the old ones, and the version is raised.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from chicane.core.engine import Game
from chicane.core.errors import StuckGame
from chicane.core.step import Step

Number = Callable[[Any, Any], int]  # game, option -> which one of its block it is


class Part:
    """One of the things that tell options of a kind apart: a field of theirs, or what a function makes of them."""

    def __init__(self, name: str, count: int | Sequence[str], of: Number | None = None) -> None:
        self.name = name
        self.field = name if of is None else ""
        self.of: Number = of if of is not None else field_of(name)
        self.words = [str(each) for each in (range(count) if isinstance(count, int) else count)]
        self.size = len(self.words)


def field_of(name: str) -> Number:
    """A field of an option, which is a number already."""

    def of(game: Game, option: object) -> int:
        number: int = getattr(option, name)
        return number

    return of


def rank(most: int) -> Part:
    """Where an option comes among those of its kind on the menu, where nothing simpler tells them apart."""

    def of(game: Game, option: Step[Any]) -> int:
        return [each is option for each in game.menu if type(each) is type(option)].index(True)

    return Part("rank", most, of)


class Block:
    """The numbers of a kind of option."""

    def __init__(self, kind: type[Step[Any]], *parts: Part) -> None:
        self.kind = kind
        self.parts: Final = parts
        self.field = parts[0].field if len(parts) == 1 else ""  # the only thing that tells its options apart
        self.first = 0  # of its numbers; the vocabulary says where it begins
        self.size = 1
        for part in parts:
            self.size *= part.size

    def number(self, game: Game, option: Step[Any]) -> int:
        """The number of an option."""
        number = 0
        for part in self.parts:
            value = part.of(game, option)
            if not 0 <= value < part.size:
                raise StuckGame(f"{option!r} has no number: {part.name} is {value}, not below {part.size}")
            number = number * part.size + value
        return self.first + number

    def words(self) -> list[str]:
        """What each number means."""
        found = [self.kind.__name__]
        for part in self.parts:
            found = [f"{word} {part.name}={each}" for word in found for each in part.words]
        return found


class Vocabulary:
    """All that the seats of a game may choose, by number."""

    def __init__(self, version: int, blocks: list[Block]) -> None:
        self.version = version
        self.blocks = blocks
        self.by_kind: dict[type[Step[Any]], Block] = {}
        self.size = 0
        for block in blocks:
            block.first = self.size
            self.size += block.size
            self.by_kind[block.kind] = block

    def numbers(self, game: Game) -> list[int]:
        """The numbers of the options on the menu, in their order."""
        by_kind = self.by_kind
        found: list[int] = []
        for option in game.menu:
            block = by_kind.get(type(option))
            if block is None:
                raise StuckGame(f"{type(option).__name__} has no numbers")
            if block.field and 0 <= (number := getattr(option, block.field)) < block.size:
                found.append(block.first + number)
            elif block.parts:
                found.append(block.number(game, option))
            else:
                found.append(block.first)
        return found

    def number(self, game: Game, option: Step[Any]) -> int:
        """The number of an option, on the menu or not."""
        return self.by_kind[type(option)].number(game, option)

    def words(self) -> list[str]:
        """What each number means: a kind of option, and what tells it from others of its kind."""
        return [word for block in self.blocks for word in block.words()]

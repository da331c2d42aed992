"""Which of several: whoever uses a card or a command says whom it is for, or where."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.message import Message
from chicane.core.step import NOBODY, Step
from chicane.thunder.board import NAMES
from chicane.thunder.kinds import WAYS
from chicane.thunder.names import WAY_NAMES, code, crew_of, named
from chicane.thunder.state import Thunder

COMMANDS: Final[set[str]] = set()  # what is a command and no card


def name_of(what: str) -> Message:
    """What a card or a command is called."""
    return Message(f"thunder-command-{what}") if what in COMMANDS else Message(f"thunder-card-{what}")


class Aim(Step[Thunder]):
    """A seat chooses one of several ways to use something; where there is none, nothing happens (TR-CMD-28)."""

    def __init__(self, seat: int, what: str, ways: tuple[Step[Any], ...]) -> None:
        self.seat = seat
        self.what = what
        self.ways = ways

    def actor(self, game: Thunder) -> int:
        return self.seat if self.ways else NOBODY

    def options(self, game: Thunder) -> list[Step[Any]]:
        return list(self.ways)

    def run(self, game: Thunder) -> None:
        """There is nobody to use it on."""

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-aim", "TR-LDR-06", what=name_of(self.what))


class Forgo(Step[Thunder]):
    """What a leader or an upgrade does is never compulsory (TR-LDR-06, TR-UPG-09)."""

    def run(self, game: Thunder) -> None:
        """Nothing happens."""

    def text(self, game: Thunder) -> str:
        return "nobody"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-forgo", "TR-LDR-06")


class Aimed(Step[Thunder]):
    """What follows once it is said whom or what it is for."""

    steps: tuple[Step[Any], ...]

    def run(self, game: Thunder) -> None:
        game.do_all(list(self.steps))


class AtVehicle(Aimed):
    """It is for a vehicle."""

    def __init__(self, what: str, target: int, steps: tuple[Step[Any], ...]) -> None:
        self.what = what
        self.target = target
        self.steps = steps

    def text(self, game: Thunder) -> str:
        return f"{self.what} {code(game, self.target)}"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-aim", "TR-LDR-06", what=name_of(self.what), at=named(game, self.target))

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-aim", "TR-LDR-06", what=name_of(self.what), at=named(game, self.target))


class AtSpace(Aimed):
    """It is for a space."""

    def __init__(self, what: str, space: int, steps: tuple[Step[Any], ...]) -> None:
        self.what = what
        self.space = space
        self.steps = steps

    def text(self, game: Thunder) -> str:
        return f"{self.what} {NAMES[self.space]}"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-aim", "TR-LDR-06", what=name_of(self.what), at=NAMES[self.space])

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-aim", "TR-LDR-06", what=name_of(self.what), at=NAMES[self.space])


class AtWay(Aimed):
    """It is for a vehicle, in a direction."""

    def __init__(self, what: str, target: int, way: int, steps: tuple[Step[Any], ...]) -> None:
        self.what = what
        self.target = target
        self.way = way
        self.steps = steps

    def text(self, game: Thunder) -> str:
        return f"{self.what} {WAYS[self.way]}"

    def label(self, game: Thunder) -> Message:
        at, way = named(game, self.target), WAY_NAMES[self.way]
        return Message("thunder-do-aim-way", "TR-UPG-09", what=name_of(self.what), at=at, way=way)


class AtChopper(Aimed):
    """It is for the chopper of a seat."""

    def __init__(self, what: str, seat: int, steps: tuple[Step[Any], ...]) -> None:
        self.what = what
        self.seat = seat
        self.steps = steps

    def text(self, game: Thunder) -> str:
        return f"{self.what} {game.box.crew_ids[self.seat]}"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-aim-chopper", "TR-UPG-09", what=name_of(self.what), crew=crew_of(game, self.seat))


class AtNumber(Aimed):
    """It is for so many moves."""

    def __init__(self, what: str, moves: int, steps: tuple[Step[Any], ...]) -> None:
        self.what = what
        self.moves = moves
        self.steps = steps

    def text(self, game: Thunder) -> str:
        return f"{self.what} {self.moves}"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-aim-moves", "TR-UPG-09", what=name_of(self.what), moves=self.moves)

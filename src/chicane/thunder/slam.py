"""Slams: two vehicles in one space, and the dice say who is thrown, and where (TR-SLM)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.cards import ask
from chicane.core.message import Message
from chicane.core.step import CHANCE, NOBODY, Step
from chicane.thunder import enter
from chicane.thunder.kinds import BOTTOM_WEIGHT, TOP_WEIGHT, WAYS
from chicane.thunder.names import WAY_NAMES, named
from chicane.thunder.seams import SLAM_REROLL
from chicane.thunder.state import NOBODY_OWNS, Thunder

SLAM_WEIGHTS: Final = [TOP_WEIGHT] * len(WAYS) + [BOTTOM_WEIGHT] * len(WAYS)


class Slam(Step[Thunder]):
    """The vehicle that entered is on top and loses its moves, whoever is thrown (TR-SLM-02, TR-SLM-15)."""

    def __init__(self, top: int, bottom: int) -> None:
        self.top = top
        self.bottom = bottom

    def run(self, game: Thunder) -> None:
        game.lose_moves(self.top)
        if self.bottom == game.active:
            game.bonus = False
        game.do(SlamDice(self.top, self.bottom, 1))

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-slam", "TR-SLM-01", top=named(game, self.top), bottom=named(game, self.bottom))


class SlamDice(Step[Thunder]):
    """Slam die and direction die are rolled together (TR-SLM-03, TR-SLM-11)."""

    def __init__(self, top: int, bottom: int, rerolls: int) -> None:
        self.top = top
        self.bottom = bottom
        self.rerolls = rerolls

    def actor(self, game: Thunder) -> int:
        return CHANCE

    def options(self, game: Thunder) -> list[Step[Any]]:
        top, bottom, rerolls = self.top, self.bottom, self.rerolls
        throws: list[Step[Any]] = [Slammed(top, bottom, True, way, rerolls) for way in range(len(WAYS))]
        return throws + [Slammed(top, bottom, False, way, rerolls) for way in range(len(WAYS))]

    def weights(self, game: Thunder) -> list[int]:
        return SLAM_WEIGHTS

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-slam-dice", "TR-SLM-03")


def larger(game: Thunder, top: int, bottom: int) -> int:
    """The larger of two vehicles, or NOBODY_OWNS when they are equal (TR-SLM-08, TR-SLM-17)."""
    difference = game.size(top) - game.size(bottom)
    return NOBODY_OWNS if difference == 0 else top if difference > 0 else bottom


class Slammed(Step[Thunder]):
    """The larger vehicle's owner may ask once for both dice again (TR-SLM-05..10, TR-SLM-20)."""

    def __init__(self, top: int, bottom: int, throws_top: bool, way: int, rerolls: int) -> None:
        self.top = top
        self.bottom = bottom
        self.throws_top = throws_top
        self.way = way
        self.rerolls = rerolls

    def thrown(self) -> int:
        return self.top if self.throws_top else self.bottom

    def actor(self, game: Thunder) -> int:
        big = larger(game, self.top, self.bottom)
        if not self.rerolls or big == NOBODY_OWNS or game.owner[big] == NOBODY_OWNS or game.out[game.owner[big]]:
            return NOBODY
        return game.owner[big] if ask(game, SLAM_REROLL, big, 1) else NOBODY

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [LetStand(self.thrown(), self.way), AskAgain(self.top, self.bottom)]

    def run(self, game: Thunder) -> None:
        game.do(LetStand(self.thrown(), self.way))

    def text(self, game: Thunder) -> str:
        return f"{'top' if self.throws_top else 'bottom'} {WAYS[self.way]}"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-slammed", "TR-SLM-04", vehicle=named(game, self.thrown()), way=WAY_NAMES[self.way])

    def prompt(self, game: Thunder) -> Message:
        return Message(
            "thunder-ask-reroll",
            "TR-SLM-05",
            vehicle=named(game, self.thrown()),
            way=WAY_NAMES[self.way],
            larger=named(game, larger(game, self.top, self.bottom)),
        )


class LetStand(Step[Thunder]):
    """The named vehicle moves one space in the rolled direction and resolves it (TR-SLM-12, TR-SLM-13)."""

    def __init__(self, vehicle: int, way: int) -> None:
        self.vehicle = vehicle
        self.way = way

    def run(self, game: Thunder) -> None:
        enter.travel(game, self.vehicle, self.way, paying=False)

    def text(self, game: Thunder) -> str:
        return "keep"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-keep", "TR-SLM-12", vehicle=named(game, self.vehicle), way=WAY_NAMES[self.way])

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-thrown", "TR-SLM-12", vehicle=named(game, self.vehicle), way=WAY_NAMES[self.way])


class AskAgain(Step[Thunder]):
    """Both dice once more; the second result stands (TR-SLM-10)."""

    def __init__(self, top: int, bottom: int) -> None:
        self.top = top
        self.bottom = bottom

    def run(self, game: Thunder) -> None:
        game.do(SlamDice(self.top, self.bottom, 0))

    def text(self, game: Thunder) -> str:
        return "reroll"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-reroll", "TR-SLM-05")

    def tell(self, game: Thunder) -> Message:
        big = larger(game, self.top, self.bottom)
        return Message("thunder-told-reroll", "TR-SLM-05", vehicle=named(game, big))

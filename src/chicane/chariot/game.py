"""Chariot Race in the registry."""

from __future__ import annotations

from typing import ClassVar, Final

from chicane.chariot import boards, names, tracks
from chicane.chariot.boards import CHARIOTS
from chicane.chariot.lab import position
from chicane.chariot.lab.levels import LEVELS
from chicane.chariot.lab.weights import TASTES
from chicane.chariot.move import Move
from chicane.chariot.seams import SEAMS
from chicane.chariot.setup import Prepare
from chicane.chariot.state import OFF, Race, empty_race
from chicane.chariot.variants import VARIANTS
from chicane.core.book import Sign
from chicane.core.features import Features
from chicane.core.foresight import Foresight
from chicane.core.inspect import About
from chicane.core.message import Message
from chicane.core.moment import Flight, Moment, Tracks
from chicane.core.outcome import Change
from chicane.core.podium import Account, Figure
from chicane.core.reach import Price
from chicane.core.registry import Option, Rules
from chicane.core.scene import Piece, Scene, Sketch
from chicane.core.step import NOBODY, Step
from chicane.core.vocabulary import Vocabulary

SEAMS.install(VARIANTS)

NO_YES: Final = ["no", "yes"]


class ChariotRules(Rules[Race]):
    """Two laps of the circus."""

    id: ClassVar[str] = "chariot"
    prefix: ClassVar[str] = "CH"
    version: ClassVar[str] = "1"
    min_players: ClassVar[int] = 2  # CH-COMP-01
    max_players: ClassVar[int] = 6
    tastes: ClassVar[dict[str, object]] = TASTES
    levels: ClassVar[dict[str, str]] = LEVELS
    options: ClassVar[list[Option]] = [
        Option("track", ["A", "B", "AB", "BA"]),  # CH-SETUP-01, CH-VAR-05, CH-VAR-08
        Option("safe_finish", NO_YES),  # CH-VAR-01
        Option("black_columns", NO_YES),  # CH-BLK-01
    ]

    minutes: ClassVar[tuple[int, int]] = (20, 40)
    weight: ClassVar[int] = 1
    lost: ClassVar[tuple[str, ...]] = ("chariot-told-destroyed",)
    picks: ClassVar[tuple[str, ...]] = ("Picked",)
    figures: ClassVar[list[Figure]] = [
        Figure("chariot-figure-javelins", ("chariot-told-javelin",)),
        Figure("chariot-figure-curves", ("chariot-told-hurt-curve",)),
        Figure("chariot-figure-caltrops", ("chariot-told-hurt-caltrop",)),
        Figure("chariot-figure-clashes", ("chariot-told-clash",)),
        Figure("chariot-figure-laps", ("chariot-told-lap", "chariot-told-home"), plain=True),
        Figure("chariot-figure-throws", ("chariot-told-reroll", "chariot-told-buy-reroll"), plain=True),
        Figure("chariot-figure-dice", ("chariot-told-dice",), plain=True),
        Figure("chariot-figure-speeds", ("chariot-told-speed",), plain=True),
    ]

    def empty(self, players: int, setup: dict[str, str]) -> Race:
        return empty_race(players, setup)

    def begin(self, game: Race) -> None:
        game.do(Prepare())

    def content(self) -> dict[str, bytes]:
        return {boards.CONTENT: boards.content().encode(), tracks.CONTENT: tracks.content().encode()}

    def scene(self, game: Race, names: list[str]) -> Scene:
        from chicane.chariot.picture.draw import scene

        return scene(game, names)

    def moment(self, game: Race) -> Moment:
        return Moment(game.round, game.played, NOBODY if game.active == OFF else game.owner[game.active])

    def called(self, game: Race, seat: int) -> Message | None:
        return names.called(game, seat)

    def values(self, game: Race, seat: int) -> Message | None:
        return names.values(game, seat)

    def aliases(self, game: Race, seat: int) -> list[Message]:
        return list(names.yours(game, seat))

    def yours(self, game: Race, seat: int) -> dict[Message, Message]:
        return names.yours(game, seat)

    def out(self, game: Race) -> list[int]:
        return names.out(game)

    def steers(self, game: Race) -> str:
        from chicane.chariot.picture.places import chariot_id

        step = game.agenda[-1] if game.agenda else None
        return chariot_id(step.chariot) if isinstance(step, Move) else ""

    def concerns(self, game: Race) -> list[str]:
        from chicane.chariot.picture.places import chariot_id

        return [chariot_id(game.active)] if game.active != OFF else []

    def price(self, before: Race, after: Race) -> Price:
        return names.price(before, after)

    def takes(self, options: tuple[str, ...]) -> Message | None:
        return names.takes(options)

    def foresees(self, game: Race) -> bool:
        from chicane.chariot.picture.foresight import foresees

        return foresees(game)

    def foresight(self, game: Race) -> Foresight:
        from chicane.chariot.picture.foresight import foresight

        return foresight(game)

    def account(self, game: Race, seat: int) -> Account | None:
        return names.account(game, seat)

    def drove(self, game: Race, seat: int, piece: str, spaces: int) -> Message | None:
        from chicane.chariot.picture.places import drove

        return drove(game, seat, piece, spaces)

    def tracks(self, game: Race) -> Tracks:
        from chicane.chariot.picture.places import tracks

        return tracks(game)

    def flight(self, game: Race, step: Step[Race]) -> Flight | None:
        from chicane.chariot.picture.places import flight

        return flight(game, step)

    def badge(self, game: Race, seat: int) -> str:
        from chicane.chariot.picture.art import seat_badge

        return seat_badge([each for each in range(CHARIOTS) if game.owner[each] == seat])

    def sketch(self, game: Race, names: list[str]) -> Sketch:
        from chicane.chariot.picture.sketch import sketch

        return sketch(game, names)

    def legend(self) -> list[Sign]:
        from chicane.chariot.picture.legend import legend

        return legend()

    def about(self, game: Race, piece: Piece) -> About:
        from chicane.chariot.picture.inspect import about

        return about(game, piece)

    def ground(self, game: Race, x: float, y: float) -> About | None:
        from chicane.chariot.picture.inspect import ground

        return ground(game, x, y)

    def position(self, lines: list[str], players: int, setup: dict[str, str]) -> Race:
        return self.adopt(position.position(lines, players, setup))

    def probe(self, game: Race, name: str) -> str:
        return position.probe(game, name)

    def decider(self, game: Race) -> str:
        return position.decider(game)

    def turn_of(self, game: Race) -> str:
        return position.turn_of(game)

    def idle(self, game: Race) -> bool:
        return position.idle(game)

    def outcome(self, before: Race, after: Race, seat: int) -> list[Change]:
        from chicane.chariot.lab.outcome import outcome

        return outcome(before, after, seat)

    def vocabulary(self) -> Vocabulary:
        from chicane.chariot.lab.vocabulary import VOCABULARY

        return VOCABULARY

    def features(self) -> Features:
        from chicane.chariot.lab.features import FEATURES

        return FEATURES

    def audit(self, game: Race) -> str:
        from chicane.chariot.lab.audit import audit

        return audit(game)

    def shares(self, game: Race, seats: list[int] | None = None) -> list[float] | None:
        from chicane.chariot.lab.value import shares

        return shares(game)

    def value(self, game: Race, seat: int) -> float:
        from chicane.chariot.lab.value import value

        return value(game, seat)


GAME: Final = ChariotRules()

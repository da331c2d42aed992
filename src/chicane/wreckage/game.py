"""Wreckage in the registry."""

from __future__ import annotations

from typing import ClassVar, Final

from chicane.core.book import Sign
from chicane.core.content import content_text
from chicane.core.features import Features
from chicane.core.foresight import Foresight
from chicane.core.inspect import About
from chicane.core.message import Message
from chicane.core.moment import Flight, Moment, Tracks
from chicane.core.outcome import Change
from chicane.core.podium import Account, Figure
from chicane.core.registry import Option, Rules
from chicane.core.scene import Piece, Scene, Sketch
from chicane.core.step import Step
from chicane.core.vocabulary import Vocabulary
from chicane.wreckage.arena import empty_arena
from chicane.wreckage.kinds import FILES
from chicane.wreckage.lab import facts, position
from chicane.wreckage.lab.levels import LEVELS
from chicane.wreckage.lab.weights import TASTES
from chicane.wreckage.names import named, player
from chicane.wreckage.order import is_built, moment
from chicane.wreckage.setup import Prepare
from chicane.wreckage.state import NONE, Wreckage

WHEEL: Final = ("wreckage-told-turn-it", "wreckage-told-hairpin", "wreckage-told-u-turn", "wreckage-told-swing")


class WreckageRules(Rules[Wreckage]):
    """An arena, up to four vehicles and five jerrycans."""

    id: ClassVar[str] = "wreckage"
    prefix: ClassVar[str] = "WK"
    version: ClassVar[str] = "2"
    min_players: ClassVar[int] = 2  # WK-COMP-01
    max_players: ClassVar[int] = 4
    tastes: ClassVar[dict[str, object]] = TASTES
    levels: ClassVar[dict[str, str]] = LEVELS
    options: ClassVar[list[Option]] = [
        Option("obstacles", ["ordinary", "special"]),  # WK-OBST-01
        Option("ply_cap", ["20000", "5000"], technical=True),
    ]

    minutes: ClassVar[tuple[int, int]] = (30, 60)
    weight: ClassVar[int] = 2
    lost: ClassVar[tuple[str, ...]] = ("wreckage-told-destroyed",)
    picks: ClassVar[tuple[str, ...]] = ("TakeVehicle", "TakeEquipment")
    figures: ClassVar[list[Figure]] = [
        Figure("wreckage-figure-shots", ("wreckage-told-fire-at",)),
        Figure("wreckage-figure-crashes", ("wreckage-told-crash", "wreckage-told-ram")),
        Figure("wreckage-figure-cans", ("wreckage-told-can", "wreckage-told-last-can")),
        Figure("wreckage-figure-lost", ("wreckage-told-lose",)),
        Figure("wreckage-figure-spins", ("wreckage-told-spin",), plain=True),
        Figure("wreckage-figure-hits", ("wreckage-told-hurt",), plain=True),
        Figure("wreckage-figure-turns", WHEEL, plain=True),
        Figure("wreckage-figure-drives", ("wreckage-told-go", "wreckage-told-back"), plain=True),
        Figure("wreckage-figure-cards", ("wreckage-told-reveal",), plain=True),
    ]

    def empty(self, players: int, setup: dict[str, str]) -> Wreckage:
        return empty_arena(players, setup)

    def begin(self, game: Wreckage) -> None:
        game.do(Prepare())

    def content(self) -> dict[str, bytes]:
        return {file: content_text("wreckage", file).encode() for file in FILES}

    def scene(self, game: Wreckage, names: list[str]) -> Scene:
        from chicane.wreckage.picture.draw import scene

        return scene(game, names)

    def sketch(self, game: Wreckage, names: list[str]) -> Sketch:
        from chicane.wreckage.picture.sketch import sketch

        return sketch(game, names)

    def moment(self, game: Wreckage) -> Moment:
        return moment(game)

    def called(self, game: Wreckage, seat: int) -> Message | None:
        return named(game, seat)

    def aliases(self, game: Wreckage, seat: int) -> list[Message]:
        return [player(seat), named(game, seat)]

    def out(self, game: Wreckage) -> list[int]:
        return [seat for seat in range(game.players) if game.out[seat]]

    def concerns(self, game: Wreckage) -> list[str]:
        from chicane.wreckage.picture.places import figure_id

        return [figure_id(game, game.actor)] if is_built(game) else []

    def foresees(self, game: Wreckage) -> bool:
        from chicane.wreckage.picture.foresight import foresees

        return foresees(game)

    def foresight(self, game: Wreckage) -> Foresight:
        from chicane.wreckage.picture.foresight import foresight

        return foresight(game)

    def account(self, game: Wreckage, seat: int) -> Account | None:
        words = "wreckage-account-out" if game.out[seat] else "wreckage-account"
        cans, left = game.held[seat], max(0, game.structure(seat) - game.damage[seat])
        worth = -1.0 if game.out[seat] else 100.0 * cans + left
        return Account(worth, Message(words, cans=cans, left=left))

    def values(self, game: Wreckage, seat: int) -> Message | None:
        if game.vehicle[seat] == NONE or game.out[seat]:
            return None
        left = max(0, game.structure(seat) - game.damage[seat])
        return Message("wreckage-values", left=left, cans=game.held[seat])

    def tracks(self, game: Wreckage) -> Tracks:
        from chicane.wreckage.picture.places import tracks

        return tracks(game)

    def flight(self, game: Wreckage, step: Step[Wreckage]) -> Flight | None:
        from chicane.wreckage.picture.places import flight

        return flight(game, step)

    def badge(self, game: Wreckage, seat: int) -> str:
        from chicane.wreckage.picture.art import seat_badge

        return seat_badge(game, seat)

    def value(self, game: Wreckage, seat: int) -> float | None:
        from chicane.wreckage.lab.value import value

        return value(game, seat)

    def legend(self) -> list[Sign]:
        from chicane.wreckage.picture.legend import legend

        return legend()

    def about(self, game: Wreckage, piece: Piece) -> About:
        from chicane.wreckage.picture.inspect import about

        return about(game, piece)

    def ground(self, game: Wreckage, x: float, y: float) -> About | None:
        from chicane.wreckage.picture.inspect import ground

        return ground(x, y)

    def position(self, lines: list[str], players: int, setup: dict[str, str]) -> Wreckage:
        return self.adopt(position.position(lines, players, setup))

    def probe(self, game: Wreckage, name: str) -> str:
        return facts.probe(game, name)

    def decider(self, game: Wreckage) -> str:
        return position.decider(game)

    def turn_of(self, game: Wreckage) -> str:
        return position.turn_of(game)

    def idle(self, game: Wreckage) -> bool:
        return position.idle(game)

    def outcome(self, before: Wreckage, after: Wreckage, seat: int) -> list[Change]:
        from chicane.wreckage.lab.outcome import outcome

        return outcome(before, after, seat)

    def vocabulary(self) -> Vocabulary:
        from chicane.wreckage.lab.vocabulary import VOCABULARY

        return VOCABULARY

    def features(self) -> Features:
        from chicane.wreckage.lab.features import FEATURES

        return FEATURES

    def audit(self, game: Wreckage) -> str:
        from chicane.wreckage.lab.audit import audit

        return audit(game)


GAME: Final = WreckageRules()

"""Thunder in the registry."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import chicane.thunder.lab.boxes  # noqa: F401  each box fills the tables of the lab with its own
from chicane.core.book import Sign
from chicane.core.content import content_text
from chicane.core.errors import BadInput
from chicane.core.features import Features
from chicane.core.inspect import About
from chicane.core.message import Message
from chicane.core.moment import Flight, Moment, Tracks
from chicane.core.native import mypyc_attr
from chicane.core.outcome import Change
from chicane.core.podium import Account, Figure
from chicane.core.preset import Preset
from chicane.core.reach import Price
from chicane.core.registry import Option, Rules
from chicane.core.scene import Piece, Scene, Sketch
from chicane.core.step import NOBODY, Step
from chicane.core.vocabulary import Vocabulary
from chicane.thunder import carnage, tiles
from chicane.thunder.big_rig import BIG_RIG
from chicane.thunder.board import column_of
from chicane.thunder.box import Box, Expansion
from chicane.thunder.expansions import CARS, EXPANSIONS, MOST, box_for
from chicane.thunder.extra_ammo import EXTRA_AMMO
from chicane.thunder.final_five import FINAL_FIVE
from chicane.thunder.lab import facts, idle, position
from chicane.thunder.lab.levels import LEVELS
from chicane.thunder.lab.weights import TASTES
from chicane.thunder.move import Move
from chicane.thunder.presets import presets
from chicane.thunder.setup import Prepare, empty_road
from chicane.thunder.state import EMPTY, GONE, Thunder


def still_there(game: Thunder, seat: int) -> list[int]:
    """The road vehicles of a seat that are not gone; a train is one (TR-RIG-01)."""
    return [each for each in game.vehicles_of(seat) if game.at[each] != GONE and game.head(each) == each]


@mypyc_attr(allow_interpreted_subclasses=True)
class ThunderRules(Rules[Thunder]):
    """A road that grows and crews that shrink."""

    id: ClassVar[str] = "thunder"
    prefix: ClassVar[str] = "TR"
    version: ClassVar[str] = "1"
    min_players: ClassVar[int] = 2
    max_players: ClassVar[int] = 6  # TR-SET-20
    options: ClassVar[list[Option]] = [
        Option("start", ["1a", "1b"]),  # TR-SET-01
        Option("ply_cap", ["20000", "5000"], technical=True),
        Option("carnage", ["no", "yes"]),  # TR-SET-23
        Option("leaders", ["no", "yes"]),  # TR-SET-25
        Option("upgrades", ["no", "yes"]),
        *[Option(each.id, ["no", "yes"]) for each in EXTRA_AMMO],  # TR-SET-26
        Option("german_engineering", ["no", "yes"]),  # TR-GEN-01
        Option("crew", list(MOST), [CARS, CARS, CARS, CARS, FINAL_FIVE.id, BIG_RIG.id]),  # TR-SET-19
    ]
    presets: ClassVar[list[Preset]] = presets(options)
    tastes: ClassVar[dict[str, object]] = TASTES
    levels: ClassVar[dict[str, str]] = LEVELS

    minutes: ClassVar[tuple[int, int]] = (10, 60)  # from a first race to everything with friends
    weight: ClassVar[int] = 2
    lost: ClassVar[tuple[str, ...]] = ("thunder-told-gone-",)
    picks: ClassVar[tuple[str, ...]] = ("LeaderChosen", "Picked")
    figures: ClassVar[list[Figure]] = [
        Figure("thunder-figure-slams", ("thunder-told-slam",)),
        Figure("thunder-figure-shots", ("thunder-told-shoot",)),
        Figure("thunder-figure-hits", ("thunder-told-hit",)),
        Figure("thunder-figure-lost", ("thunder-told-gone-",)),
        Figure("thunder-figure-finds", ("thunder-told-flip",), plain=True),
        Figure("thunder-figure-commands", ("thunder-told-command",), plain=True),
        Figure("thunder-figure-dice", ("thunder-told-assign",), plain=True),
    ]
    chains: ClassVar[list[str]] = ["thunder-told-slam"]

    def __init__(self, expansions: list[Expansion] = EXPANSIONS) -> None:
        self.expansions = expansions
        self.boxes: dict[tuple[object, ...], Box] = {}

    def twin(self) -> ThunderRules:
        return ThunderRules(self.expansions)

    def check_setup(self, setup: dict[str, str], players: int) -> None:
        """At most four car crews and one of each special crew (TR-SET-20)."""
        words = setup["crew"].split(",")
        for crew, most in MOST.items():
            chosen = words.count(crew)
            if chosen > most:
                text = f"thunder, option crew: {chosen} seats chose {crew!r}, there is room for {most}"
                name = Message(f"thunder-option-crew-{crew}")
                raise BadInput(text, Message("thunder-crew-full", crew=name, chosen=chosen, most=most))

    def box(self, players: int, setup: dict[str, str]) -> Box:
        """What lies on the table for so many players and these options; made once."""
        key = (players, *setup.items())
        if key not in self.boxes:
            self.boxes[key] = box_for(self.expansions, setup)
        return self.boxes[key]

    def empty(self, players: int, setup: dict[str, str]) -> Thunder:
        return empty_road(players, setup, self.box(players, setup))

    def begin(self, game: Thunder) -> None:
        game.do(Prepare())

    def content(self) -> dict[str, bytes]:
        return {file: content_text(self.id, file).encode() for file in (tiles.CONTENT, carnage.CONTENT)}

    def scene(self, game: Thunder, names: list[str]) -> Scene:
        from chicane.thunder.picture.draw import scene

        return scene(game, names)

    def moment(self, game: Thunder) -> Moment:
        return Moment(game.round, game.turn, game.active_seat() if game.turn else NOBODY)

    def called(self, game: Thunder, seat: int) -> Message | None:
        return game.box.crew_names[seat]

    def aliases(self, game: Thunder, seat: int) -> list[Message]:
        return [game.box.crew_names[seat], *game.box.crews[seat].names]

    def out(self, game: Thunder) -> list[int]:
        return [seat for seat in range(game.players) if game.out[seat]]

    def steers(self, game: Thunder) -> str:
        from chicane.thunder.picture.places import figure_id

        step = game.agenda[-1] if game.agenda else None
        return figure_id(game, step.vehicle) if isinstance(step, Move) else ""

    def price(self, before: Thunder, after: Thunder) -> Price:
        from chicane.thunder.picture.places import price

        return price(before, after)

    def concerns(self, game: Thunder) -> list[str]:
        from chicane.thunder.picture.places import driven_by

        return driven_by(game, game.actor)

    def account(self, game: Thunder, seat: int) -> Account | None:
        left = still_there(game, seat)
        furthest = max([column_of(game.at[each]) for each in left if game.at[each] >= 0], default=0)
        return Account(100 * len(left) + furthest, Message("thunder-account", cars=len(left)))

    def values(self, game: Thunder, seat: int) -> Message | None:
        left = still_there(game, seat)
        hurt = sum(game.slots[slot] != EMPTY for each in game.vehicles_of(seat) for slot in game.slots_of(each))
        return Message("thunder-values", cars=len(left), hurt=hurt)

    def drove(self, game: Thunder, seat: int, piece: str, spaces: int) -> Message | None:
        from chicane.thunder.picture.places import drove

        return drove(game, seat, piece, spaces)

    def tracks(self, game: Thunder) -> Tracks:
        from chicane.thunder.picture.places import tracks

        return tracks(game)

    def flight(self, game: Thunder, step: Step[Thunder]) -> Flight | None:
        import chicane.thunder.picture.boxes  # noqa: F401  boxes have flights of their own
        from chicane.thunder.picture.flights import flight

        return flight(game, step)

    def badge(self, game: Thunder, seat: int) -> str:
        import chicane.thunder.picture.boxes  # noqa: F401  boxes have paints of their own
        from chicane.thunder.picture.art import badge

        return badge(game.box.crews[seat].id, game.box.crews[seat].letter.upper())

    def sketch(self, game: Thunder, names: list[str]) -> Sketch:
        import chicane.thunder.picture.boxes  # noqa: F401  boxes have paints of their own
        from chicane.thunder.picture.sketch import sketch

        return sketch(game, names)

    def legend(self) -> list[Sign]:
        from chicane.thunder.picture import draw  # noqa: F401  its boxes fill the tables
        from chicane.thunder.picture.legend import legend

        return legend()

    def about(self, game: Thunder, piece: Piece) -> About:
        from chicane.thunder.picture import draw  # noqa: F401  its boxes fill the tables
        from chicane.thunder.picture.inspect import about

        return about(game, piece)

    def ground(self, game: Thunder, x: float, y: float) -> About | None:
        from chicane.thunder.picture.inspect import ground

        return ground(game, x, y)

    def position(self, lines: list[str], players: int, setup: dict[str, str]) -> Thunder:
        return position.position(lines, self.blank(players, setup))

    def probe(self, game: Thunder, name: str) -> str:
        return facts.probe(game, name)

    def decider(self, game: Thunder) -> str:
        return facts.decider(game)

    def turn_of(self, game: Thunder) -> str:
        return idle.turn_of(game)

    def idle(self, game: Thunder) -> bool:
        return idle.idle(game)

    def outcome(self, before: Thunder, after: Thunder, seat: int) -> list[Change]:
        from chicane.thunder.lab.outcome import outcome

        return outcome(before, after, seat)

    def vocabulary(self) -> Vocabulary:
        from chicane.thunder.lab.vocabulary import VOCABULARY

        return VOCABULARY

    def features(self) -> Features:
        from chicane.thunder.lab.features import FEATURES

        return FEATURES

    def audit(self, game: Thunder) -> str:
        from chicane.thunder.lab.audit import audit

        return audit(game)

    def value(self, game: Thunder, seat: int) -> float | None:
        from chicane.thunder.lab.value import value

        return value(game, seat)

    def shares(self, game: Thunder, seats: list[int] | None = None) -> list[float] | None:
        from chicane.thunder.lab.value import shares

        return shares(game)

    def prospects(self, game: Thunder, options: list[Step[Any]]) -> list[Step[Any]]:
        from chicane.thunder.lab.prospects import prospects

        return prospects(game, options)


GAME: Final = ThunderRules()

"""Setup: vehicles, equipment, the arena, the start speeds (WK-SETUP)."""

from __future__ import annotations

from typing import Any

from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.pile import held, kinds, taken
from chicane.core.step import CHANCE, NOBODY, Step
from chicane.wreckage import turn
from chicane.wreckage.arena import BuildArena
from chicane.wreckage.kinds import (
    COLOURS,
    DECKS,
    DRAFTED,
    EQUIPMENT,
    EQUIPMENT_IDS,
    TOP_SPEED,
    VEHICLES,
)
from chicane.wreckage.names import EQUIPMENT_NAMES, VEHICLE_NAMES, named, player
from chicane.wreckage.state import NONE, Wreckage


class Prepare(Step[Wreckage]):
    """The four steps in their order (WK-SETUP-01)."""

    def run(self, game: Wreckage) -> None:
        game.do(FirstChooser())

    def tell(self, game: Wreckage) -> Message:
        return Message("wreckage-told-welcome", "WK-GOAL-01", players=game.players)


class FirstChooser(Step[Wreckage]):
    """A random player chooses a vehicle first (WK-SETUP-02)."""

    def actor(self, game: Wreckage) -> int:
        return CHANCE

    def options(self, game: Wreckage) -> list[Step[Any]]:
        return [ChoosesFirst(seat) for seat in range(game.players)]

    def prompt(self, game: Wreckage) -> Message:
        return Message("wreckage-ask-first", "WK-SETUP-02")


class ChoosesFirst(Step[Wreckage]):
    """The others follow clockwise; equipment goes round from the last one back, three times (WK-SETUP-02..07)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Wreckage) -> None:
        game.first = self.seat
        clockwise = [(self.seat + each) % game.players for each in range(game.players)]
        chosen: list[Step[Any]] = [ChooseVehicle(seat) for seat in clockwise]
        drafted: list[Step[Any]] = [Draft(seat) for _ in range(DRAFTED) for seat in clockwise[::-1]]
        speeds: list[Step[Any]] = [ChooseSpeed(seat) for seat in clockwise]
        game.do_all([*chosen, *drafted, BuildArena(), *speeds, RevealSpeeds()])

    def text(self, game: Wreckage) -> str:
        return f"seat {self.seat} first"

    def label(self, game: Wreckage) -> Message:
        return Message("wreckage-do-first", "WK-SETUP-02", player=self.seat + 1)

    def tell(self, game: Wreckage) -> Message:
        return Message("wreckage-told-first", "WK-SETUP-02", player=player(self.seat))


class ChooseVehicle(Step[Wreckage]):
    """A tile and the side to use; its colour is taken with it (WK-SETUP-03)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actor(self, game: Wreckage) -> int:
        return self.seat

    def options(self, game: Wreckage) -> list[Step[Any]]:
        taken = [VEHICLES[vehicle].colour for vehicle in game.vehicle if vehicle != NONE]
        free = [number for number, vehicle in enumerate(VEHICLES) if vehicle.colour not in taken]
        return [TakeVehicle(self.seat, number) for number in free]

    def prompt(self, game: Wreckage) -> Message:
        return Message("wreckage-ask-vehicle", "WK-SETUP-03", player=player(self.seat))


class TakeVehicle(Step[Wreckage]):
    """With the vehicle come a dashboard and the piloting deck of its colour (WK-SETUP-04)."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, game: Wreckage) -> None:
        game.vehicle = changed(game.vehicle, self.seat, self.number)
        game.cards = changed(game.cards, self.seat, DECKS[VEHICLES[self.number].colour])

    def text(self, game: Wreckage) -> str:
        return f"take {COLOURS[VEHICLES[self.number].colour]} {VEHICLES[self.number].id}"

    def label(self, game: Wreckage) -> Message:
        vehicle = VEHICLES[self.number]
        return Message(
            "wreckage-do-vehicle",
            "WK-COMP-04",
            vehicle=VEHICLE_NAMES[self.number],
            acceleration=vehicle.acceleration,
            handling=vehicle.handling,
            structure=vehicle.structure,
        )

    def tell(self, game: Wreckage) -> Message:
        vehicle = VEHICLE_NAMES[self.number]
        return Message("wreckage-told-vehicle", "WK-SETUP-03", player=player(self.seat), vehicle=vehicle)


class Draft(Step[Wreckage]):
    """One equipment card a time, face up (WK-SETUP-05, WK-SETUP-06)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actor(self, game: Wreckage) -> int:
        return self.seat

    def options(self, game: Wreckage) -> list[Step[Any]]:
        return [TakeEquipment(self.seat, number) for number in kinds(game.pool)]

    def prompt(self, game: Wreckage) -> Message:
        left = DRAFTED - len(game.equipment[self.seat])
        return Message("wreckage-ask-equipment", "WK-SETUP-05", vehicle=named(game, self.seat), left=left)


class TakeEquipment(Step[Wreckage]):
    """The card lies open beside the vehicle (WK-SETUP-06); weapons are not compulsory (WK-SETUP-09)."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, game: Wreckage) -> None:
        game.pool = taken(game.pool, self.number)
        game.equipment = changed(game.equipment, self.seat, held(game.equipment[self.seat], self.number))
        mines = game.mines_left[self.seat] or EQUIPMENT[self.number].mines  # at most three a game (WK-UPG-09)
        game.mines_left = changed(game.mines_left, self.seat, mines)

    def text(self, game: Wreckage) -> str:
        return f"fit {EQUIPMENT_IDS[self.number]}"

    def label(self, game: Wreckage) -> Message:
        return Message(EQUIPMENT_NAMES[self.number].key, "WK-COMP-09")  # so that its help says what the card does

    def tell(self, game: Wreckage) -> Message:
        equipment = EQUIPMENT_NAMES[self.number]
        return Message("wreckage-told-equipment", "WK-SETUP-06", vehicle=named(game, self.seat), equipment=equipment)


class ChooseSpeed(Step[Wreckage]):
    """A start speed from 0 to 4, in secret (WK-SETUP-22)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actor(self, game: Wreckage) -> int:
        return self.seat

    def options(self, game: Wreckage) -> list[Step[Any]]:
        return [SpeedChosen(self.seat, speed) for speed in range(TOP_SPEED + 1)]

    def at_once(self) -> bool:
        return True

    def prompt(self, game: Wreckage) -> Message:
        return Message("wreckage-ask-speed", "WK-SETUP-22", vehicle=named(game, self.seat))


class SpeedChosen(Step[Wreckage]):
    """Nobody else knows it yet (WK-SETUP-22)."""

    def __init__(self, seat: int, speed: int) -> None:
        self.seat = seat
        self.speed = speed

    def run(self, game: Wreckage) -> None:
        game.speed[self.seat] = self.speed

    def hidden(self, seat: int) -> bool:
        return seat != self.seat

    def text(self, game: Wreckage) -> str:
        return f"speed {self.speed}"

    def label(self, game: Wreckage) -> Message:
        return Message("wreckage-do-start", "WK-SETUP-22", speed=self.speed)


class RevealSpeeds(Step[Wreckage]):
    """All start speeds are revealed together (WK-SETUP-22)."""

    def actor(self, game: Wreckage) -> int:
        return NOBODY

    def run(self, game: Wreckage) -> None:
        game.reveal()
        game.do_all([*[SpeedShown(seat) for seat in range(game.players)], turn.PlanTurn()])


class SpeedShown(Step[Wreckage]):
    """One of the speeds that are revealed."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Wreckage) -> None:
        """It stands on the dashboard already."""

    def tell(self, game: Wreckage) -> Message:
        speed = game.speed[self.seat]
        return Message("wreckage-told-start", "WK-SETUP-22", vehicle=named(game, self.seat), speed=speed)

"""What choppers can do with an advanced airstrike: the steps of the cards (TR-AMM-13..19)."""

from __future__ import annotations

from typing import Any

from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.step import CHANCE, Step
from chicane.thunder import enter, hazards
from chicane.thunder.board import NAMES, NEIGHBOURS, SPACES
from chicane.thunder.choppers import Airstrike, ChopperTo, is_empty
from chicane.thunder.kinds import ALL_WAYS, DEADLY, FL, FR, HAZARDS, REAR_ARC, VEHICLES, WAYS, F
from chicane.thunder.names import WAY_NAMES, code, crew_of, named
from chicane.thunder.shoot import Shot, aims, targets
from chicane.thunder.state import AWAY, CHOPPER, IN_AIR, NO_SLOT, REMOVED, Thunder
from chicane.thunder.together import PushTogether


def is_light(game: Thunder, vehicle: int) -> bool:
    """Whether a chopper or a horn can move it: a car, a motorcycle or a wreck."""
    return VEHICLES[game.kind[vehicle]].is_car


def beside(game: Thunder, seat: int) -> list[int]:
    """The road vehicles around a chopper."""
    return targets(game, game.chopper[seat], ALL_WAYS)


def bombed(game: Thunder, seat: int) -> list[int]:
    """Whom a chopper may shoot at around it; of a train, one section (TR-RIG-82)."""
    prey = [vehicle for vehicle in beside(game, seat) if aims(game, CHOPPER + seat, vehicle)]
    return list({game.head(vehicle): vehicle for vehicle in reversed(prey)}.values())[::-1]


def face_up_spaces(game: Thunder) -> list[int]:
    """Passable spaces with a face-up hazard and no other obstacle (TR-AMM-15, TR-AMM-18)."""
    taken = {*game.at, *game.chopper}
    hazard, ground = game.hazard, game.ground
    return [each for each in range(SPACES) if hazard[each] > 0 and not DEADLY[ground[each]] and each not in taken]


def other_choppers(game: Thunder, seat: int) -> list[int]:
    """The seats of the others whose choppers hover."""
    return [other for other, space in enumerate(game.chopper) if space >= 0 and other != seat]


def free_ahead(game: Thunder, seat: int) -> list[int]:
    """The empty spaces in the front arc of a chopper, from left to right."""
    spaces = [NEIGHBOURS[way][game.chopper[seat]] for way in (FL, F, FR)]
    return [space for space in spaces if 0 <= space < SPACES and is_empty(game, space)]


def dusted(game: Thunder, seat: int) -> list[int]:
    """The empty spaces in the front arc of a chopper."""
    return free_ahead(game, seat)[: game.pile]


def liftable(game: Thunder, seat: int) -> list[tuple[int, int]]:
    """Own vehicles right behind the chopper, with the empty spaces before it."""
    behind = [car for car in targets(game, game.chopper[seat], REAR_ARC) if game.owner[car] == seat]
    return [(car, space) for car in behind if is_light(game, car) for space in free_ahead(game, seat)]


def blown(game: Thunder, seat: int) -> list[int]:
    """The vehicles around a chopper that its wind can move."""
    return [vehicle for vehicle in beside(game, seat) if is_light(game, vehicle)]


class LowPass(Airstrike):
    """The chopper goes to a space with a face-up hazard (TR-AMM-15)."""

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [FlyLow(self.seat, space) for space in face_up_spaces(game)]


class FlyLow(ChopperTo):
    """The token is discarded, the printed ground is back, and the chopper may shoot (TR-AMM-17, TR-XEX-17)."""

    def run(self, game: Thunder) -> None:
        hazards.discard(game, self.space)
        super().run(game)

    def label(self, game: Thunder) -> Message:
        token = HAZARDS[game.hazard[self.space]].name
        return Message("thunder-do-low-pass", "TR-AMM-15", space=NAMES[self.space], token=token)


class ShootAll(Step[Thunder]):
    """One shot after the other, at whoever is still there."""

    def __init__(self, seat: int, prey: tuple[int, ...]) -> None:
        self.seat = seat
        self.prey = prey

    def run(self, game: Thunder) -> None:
        there = [vehicle for vehicle in self.prey if game.at[vehicle] >= 0]
        if there:
            game.do_all([Shot(CHOPPER + self.seat, there[0], NO_SLOT), ShootAll(self.seat, tuple(there[1:]))])


class AirToAir(Step[Thunder]):
    """Any other chopper on the board (TR-AMM-19)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actor(self, game: Thunder) -> int:
        return self.seat

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [Down(other) for other in other_choppers(game, self.seat)]

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-air-to-air", "TR-AMM-19", crew=crew_of(game, self.seat))


class Down(Step[Thunder]):
    """The chopper is out of the game (TR-AMM-19, TR-CHP-13)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Thunder) -> None:
        game.chopper = changed(game.chopper, self.seat, REMOVED)

    def text(self, game: Thunder) -> str:
        return f"down {game.box.crew_ids[self.seat]}"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-down", "TR-AMM-19", crew=crew_of(game, self.seat))

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-down", "TR-AMM-19", crew=crew_of(game, self.seat))


class CropDust(Step[Thunder]):
    """Every empty space in the front arc gets a face-down token from the pile."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Thunder) -> None:
        for space in dusted(game, self.seat):
            game.hazard = changed(game.hazard, space, hazards.face_down(len(game.pools) - 1))
            game.pile -= 1

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-crop-dust", "TR-AMM-13", crew=crew_of(game, self.seat))


class SkyHook(Step[Thunder]):
    """One of one's own vehicles behind the chopper is set down before it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actor(self, game: Thunder) -> int:
        return self.seat

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [Lifted(vehicle, space) for vehicle, space in liftable(game, self.seat)]

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-sky-hook", "TR-AMM-13", crew=crew_of(game, self.seat))


class Lifted(Step[Thunder]):
    """The vehicle comes down from the air and resolves the space."""

    def __init__(self, vehicle: int, space: int) -> None:
        self.vehicle = vehicle
        self.space = space

    def run(self, game: Thunder) -> None:
        enter.arrive(game, self.vehicle, self.space, F, enter.FLOWN)

    def text(self, game: Thunder) -> str:
        return f"lift {code(game, self.vehicle)} {NAMES[self.space]}"

    def label(self, game: Thunder) -> Message:
        vehicle, space = named(game, self.vehicle), NAMES[self.space]
        return Message("thunder-do-lift", "TR-AMM-13", vehicle=vehicle, space=space)

    def tell(self, game: Thunder) -> Message:
        vehicle, space = named(game, self.vehicle), NAMES[self.space]
        return Message("thunder-told-lift", "TR-AMM-13", vehicle=vehicle, space=space)


class WashDie(Step[Thunder]):
    """The direction die says which way everybody around is blown."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actor(self, game: Thunder) -> int:
        return CHANCE

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [Washed(self.seat, way) for way in range(len(WAYS))]

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-wash", "TR-AMM-13")


class Washed(Step[Thunder]):
    """All of them move one space at the same time."""

    def __init__(self, seat: int, way: int) -> None:
        self.seat = seat
        self.way = way

    def run(self, game: Thunder) -> None:
        game.do(PushTogether(tuple(blown(game, self.seat)), self.way))

    def text(self, game: Thunder) -> str:
        return WAYS[self.way]

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-way", "TR-AMM-13", way=WAY_NAMES[self.way])

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-wash", "TR-AMM-13", way=WAY_NAMES[self.way])


class Extracted(Step[Thunder]):
    """The vehicle comes down where the chopper hovered, and stops there."""

    def __init__(self, seat: int, vehicle: int) -> None:
        self.seat = seat
        self.vehicle = vehicle

    def run(self, game: Thunder) -> None:
        space = game.chopper[self.seat]
        game.chopper = changed(game.chopper, self.seat, AWAY)
        game.lose_moves(self.vehicle)
        game.at[self.vehicle] = IN_AIR
        enter.arrive(game, self.vehicle, space, F, enter.FLOWN)

    def tell(self, game: Thunder) -> Message:
        vehicle, space = named(game, self.vehicle), NAMES[game.chopper[self.seat]]
        return Message("thunder-told-extraction", "TR-AMM-13", vehicle=vehicle, space=space)

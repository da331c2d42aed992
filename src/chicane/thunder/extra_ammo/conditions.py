"""Road conditions: a card beside every tile but the first, in force on that tile only (TR-AMM-01..12)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.cards import Answer, Bend, Card, Deck, bring_up, exactly, plus
from chicane.core.message import Message
from chicane.core.step import CHANCE, Step
from chicane.thunder.board import TILE, half_spaces
from chicane.thunder.box import BESIDE_TILES, Stock
from chicane.thunder.command import Repair, repairable
from chicane.thunder.effects import struck
from chicane.thunder.kinds import IS_ROAD, WAYS, Effect
from chicane.thunder.move import Rested
from chicane.thunder.names import WAY_NAMES, named
from chicane.thunder.seams import SHOT
from chicane.thunder.shoot import ShotDie
from chicane.thunder.state import CHOPPER, COASTED, NO_SLOT, NO_VEHICLE, Thunder
from chicane.thunder.together import PushTogether

STOCK: Final = "road_conditions"
SPEED_LIMIT: Final = 4
MARAUDERS: Final = "marauders"
TREMORS: Final = "tremors"
TREMBLE: Final = Effect("tremble", moves=True)  # TR-AMM-12; it comes from no space and has no steps of its own


# Where a condition holds


def tile_of(game: Thunder, id: str) -> int:
    """The tile that a condition lies beside; it must lie somewhere."""
    card = NUMBERS[id]
    return [card in cards for cards in game.open[game.box.stock_numbers[STOCK]]].index(True)


def holds(game: Thunder, id: str, space: int) -> bool:
    """Whether a space belongs to the tile of a condition (TR-AMM-02)."""
    return space >= 0 and NUMBERS[id] in game.open[game.box.stock_numbers[STOCK]][space // TILE]


def whereabouts(game: Thunder, subject: int) -> int:
    """The space of a vehicle or a chopper."""
    return game.chopper[subject - CHOPPER] if subject >= CHOPPER else game.at[subject]


def for_all_there(id: str, bend: Bend) -> Bend:
    """A bend for whoever is on the tile of a condition."""

    def bent(game: Thunder, subject: int, other: int, value: int) -> int:
        return bend(game, subject, other, value) if holds(game, id, whereabouts(game, subject)) else value

    return bent


# What they do


def leads(game: Thunder, vehicle: int) -> bool:
    """Whether no road vehicle is farther ahead on the same tile."""
    here = half_spaces(game.at[vehicle])
    return all(half_spaces(game.at[each]) <= here for each in on_tile(game, game.at[vehicle] // TILE))


def on_tile(game: Thunder, tile: int) -> list[int]:
    """The road vehicles of a tile; a train is where its head is."""
    there = [vehicle for vehicle, space in enumerate(game.at) if space >= 0 and space // TILE == tile]
    return [vehicle for vehicle in there if game.head(vehicle) == vehicle]


def in_sight(game: Thunder, event: Rested, vehicle: int) -> bool:
    """The active vehicle leads on their tile; guns are silent in round 1 (TR-AMM-07, TR-AMM-09)."""
    there = game.round > 1 and holds(game, MARAUDERS, game.at[vehicle])
    return there and game.is_operable(vehicle) and leads(game, vehicle)


def open_fire(game: Thunder, event: Rested, vehicle: int) -> list[Step[Any]]:
    """The shooting die says whether they hit (TR-AMM-07)."""
    return [MaraudersShoot(vehicle)]


class MaraudersShoot(Step[Thunder]):
    """Shots from behind the rocks: nobody's, and whoever may answer a shot may answer this one."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def run(self, game: Thunder) -> None:
        bring_up(game, SHOT, ShotDie(NO_VEHICLE, self.vehicle, NO_SLOT), (self.vehicle,))

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-marauders", "TR-AMM-07", vehicle=named(game, self.vehicle))


def mud_stops(game: Thunder, vehicle: int, space: int, stops: int) -> int:
    """Mud of the tile is a bog (TR-AMM-10, TR-AMM-11)."""
    return 1 if holds(game, "torrential-rain", space) else stops


def tremble(game: Thunder, event: Step[Any], subject: int) -> list[Step[Any]]:
    """The ground shakes before everybody rolls, on this tile only (TR-AMM-12)."""
    return [TremorDie(tile_of(game, TREMORS))]


class TremorDie(Step[Thunder]):
    """The direction die says which way everything on the tile goes (TR-AMM-12)."""

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def actor(self, game: Thunder) -> int:
        return CHANCE

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [Trembled(self.tile, way) for way in range(len(WAYS))]

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-tremor", "TR-AMM-12")


class Trembled(Step[Thunder]):
    """Every road vehicle of the tile moves one space at the same time."""

    def __init__(self, tile: int, way: int) -> None:
        self.tile = tile
        self.way = way

    def run(self, game: Thunder) -> None:
        shaken = struck(game, on_tile(game, self.tile), TREMBLE)
        game.do(PushTogether(tuple(shaken), self.way))

    def text(self, game: Thunder) -> str:
        return WAYS[self.way]

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-way", "TR-AMM-12", way=WAY_NAMES[self.way])

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-tremor", "TR-AMM-12", way=WAY_NAMES[self.way])


def somebody_there(game: Thunder, event: Step[Any], subject: int) -> bool:
    """Whether there is anybody to shake."""
    return bool(on_tile(game, tile_of(game, TREMORS)))


def dug_up(game: Thunder, vehicle: int, space: int, cost: int) -> int:
    """Road costs a move more."""
    return cost + 1 if IS_ROAD[game.terrain(space)] and holds(game, "roadworks", space) else cost


def at_most_the_limit(game: Thunder, vehicle: int, other: int, moves: int) -> int:
    """So many moves and no more."""
    return min(SPEED_LIMIT, moves)


def rolls_in(game: Thunder, event: Rested, vehicle: int) -> bool:
    """A damaged vehicle has coasted to rest on the tile."""
    there = holds(game, "roadside-garage", game.at[vehicle])
    return there and bool(game.trail & COASTED) and bool(repairable(game, vehicle))


def patch_up(game: Thunder, event: Rested, vehicle: int) -> list[Step[Any]]:
    """One token comes off it."""
    return [RepairHere(game.owner[vehicle], vehicle)]


class RepairHere(Repair):
    """One damage token of this vehicle."""

    def __init__(self, seat: int, vehicle: int) -> None:
        self.seat = seat
        self.vehicle = vehicle

    def pairs(self, game: Thunder) -> list[tuple[int, int]]:
        return [(self.vehicle, slot) for slot in repairable(game, self.vehicle)]


CARDS: Final = [
    Card(MARAUDERS, answers={"at_rest": Answer(open_fire, by_itself=True, when=in_sight)}),  # TR-AMM-07
    Card("torrential-rain", mods={"mire": mud_stops}),  # TR-AMM-10
    Card(TREMORS, answers={"round_start": Answer(tremble, by_itself=True, when=somebody_there)}),  # TR-AMM-12
    Card("sandstorm", mods={"arc": for_all_there("sandstorm", exactly(0))}),
    Card("roadworks", mods={"cost": dug_up}),
    Card("tailwind", mods={"moves": for_all_there("tailwind", plus(1))}),
    Card("speed-trap", mods={"moves": for_all_there("speed-trap", at_most_the_limit)}),
    Card("roadside-garage", answers={"at_rest": Answer(patch_up, by_itself=True, when=rolls_in)}),
]
NUMBERS: Final = {card.id: number for number, card in enumerate(CARDS)}
CONDITIONS: Final = Stock(Deck(STOCK, 8, CARDS), BESIDE_TILES)  # TR-CMP-21

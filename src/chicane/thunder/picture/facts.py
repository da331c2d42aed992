"""What the picture asks about crews: their vehicles, slots, dice and commands, whatever a crew is made of."""

from __future__ import annotations

from chicane.thunder.kinds import CARS, COMMANDS, DICE, Command
from chicane.thunder.picture.layout import Layout, layout
from chicane.thunder.state import Thunder


def layout_of(game: Thunder) -> Layout:
    """Where things lie in this game."""
    return layout(game.players)


def cars(game: Thunder, seat: int) -> range:
    """The vehicles of a crew, whatever became of them."""
    return range(seat * CARS, seat * CARS + CARS)


def all_cars(game: Thunder) -> list[int]:
    """The vehicles of all crews."""
    return [car for seat in range(game.players) for car in cars(game, seat)]


def seat_of(game: Thunder, vehicle: int) -> int:
    """Whose vehicle it is."""
    return vehicle // CARS


def slots(game: Thunder, vehicle: int) -> range:
    """The damage slots of a vehicle, as indices of the state."""
    return range(vehicle * 2, vehicle * 2 + 2)


def car_of(game: Thunder, slot: int) -> int:
    """The vehicle that a damage slot belongs to."""
    return slot // 2


def dice(game: Thunder, seat: int) -> list[int]:
    """The movement dice of a crew; 0 for one that is spent."""
    return game.dice[seat * DICE : seat * DICE + DICE]


def commands(game: Thunder, seat: int) -> list[Command]:
    """The commands on the board of a crew."""
    return COMMANDS

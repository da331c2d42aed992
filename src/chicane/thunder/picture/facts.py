"""What the picture asks about crews: their vehicles, slots, dice and commands, whatever a crew is made of."""

from __future__ import annotations

from chicane.core.message import Message
from chicane.thunder.board import TILE
from chicane.thunder.box import Command, Crew
from chicane.thunder.kinds import OFF_ROAD
from chicane.thunder.names import command_of, is_command
from chicane.thunder.picture import art, drive
from chicane.thunder.picture.layout import Layout, layout
from chicane.thunder.state import Thunder
from chicane.thunder.tiles import FACES


def layout_of(game: Thunder) -> Layout:
    """Where things lie in this game."""
    return layout(game.players, bool(game.box.stocks))


def crew(game: Thunder, seat: int) -> Crew:
    """The crew of a seat."""
    return game.box.crews[seat]


def letter(game: Thunder, seat: int) -> str:
    """The letter on a crew's badge."""
    return crew(game, seat).letter.upper()


def cars(game: Thunder, seat: int) -> range:
    """The vehicles of a crew, whatever became of them."""
    return game.vehicles_of(seat)


def all_cars(game: Thunder) -> list[int]:
    """The vehicles of all crews."""
    return list(range(game.box.vehicles))


def seat_of(game: Thunder, vehicle: int) -> int:
    """Whose vehicle it is."""
    return game.owner[vehicle]


def slots(game: Thunder, vehicle: int) -> range:
    """The damage slots of a vehicle, as indices of the state."""
    return game.slots_of(vehicle)


def dice(game: Thunder, seat: int) -> list[int]:
    """The movement dice of a crew, or the cards that it has instead; 0 for one that is spent."""
    if has_cards(game, seat):
        return drive.hand(game, seat)
    return [game.dice[die] for die in game.dice_of(seat)]


def has_cards(game: Thunder, seat: int) -> bool:
    """Whether a crew has a deck in place of dice."""
    return seat in game.box.supplied


def die_picture(game: Thunder, seat: int, die: int, size: float) -> str:
    """A die of a crew, or the card that it has instead."""
    draw = drive.card if has_cards(game, seat) else art.die
    return draw(die, crew(game, seat).id, size)


def die_piece(game: Thunder, seat: int, die: int, number: int) -> str:
    """The piece that a die is, by its number among all of the crew, or a card by what it is."""
    id = crew(game, seat).id
    return drive.id_of(id, die, number) if has_cards(game, seat) else f"die-{id}-{number}"


def die_label(game: Thunder, seat: int, die: int) -> Message:
    """What a die shows, or what a card is to whoever looks."""
    if has_cards(game, seat):
        return drive.label(game, seat, die)
    return Message("thunder-scene-die", crew=game.box.crew_names[seat], value=die)


def commands(game: Thunder, seat: int) -> list[Command]:
    """The commands on the board of a crew, without those on the dashboards of its vehicles."""
    on_vehicles = sum(len(commands_on(game, vehicle)) for vehicle in cars(game, seat))
    return game.board_of(seat)[on_vehicles:]


def commands_on(game: Thunder, vehicle: int) -> list[Command]:
    """The commands on the dashboard of a vehicle, one for each slot; most have none."""
    return [command_of(game, slot) for slot in slots(game, vehicle) if is_command(game, slot)]


def has_die(game: Thunder, vehicle: int, number: int) -> bool:
    """Whether a die lies on a command of a vehicle's dashboard."""
    seat = seat_of(game, vehicle)
    before = game.box.first_slot[vehicle] - game.box.first_slot[game.box.first_vehicle[seat]]
    return bool(game.commanded[seat] >> before + number & 1)


def ground_below(game: Thunder, slot: int) -> list[int]:
    """The ground of a tile below the off-road tokens, which lie on it as pieces."""
    first = slot * TILE
    ground = game.ground[first : first + TILE]
    if not game.box.tows:
        return ground
    printed = FACES[game.tiles[slot]].ground
    return [printed[space] if lies_on(terrain, printed[space]) else terrain for space, terrain in enumerate(ground)]


def lies_on(terrain: int, printed: int) -> bool:
    """Whether a space is off-road and its tile says otherwise."""
    return terrain == OFF_ROAD != printed

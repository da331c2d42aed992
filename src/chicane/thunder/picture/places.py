"""Where things are in the picture: spaces of the board, vehicles, and what lies on the panel."""

from __future__ import annotations

from math import atan2, degrees
from typing import Final

from chicane.core.kept import Kept, Key
from chicane.core.message import Message
from chicane.core.moment import Tracks
from chicane.core.reach import DAMAGE, DEATH, FREE, MEETING, UNSURE, Price
from chicane.core.step import CHANCE
from chicane.thunder.damage import Flight
from chicane.thunder.enter import Arrive
from chicane.thunder.names import code, crew_of, named
from chicane.thunder.picture import facts, road
from chicane.thunder.picture.backdrop import ROAD_LEFT, ROAD_TOP
from chicane.thunder.picture.layout import Point
from chicane.thunder.slam import SlamDice
from chicane.thunder.state import EMPTY, GONE, HANGING, IN_AIR, START, Thunder

SKY: Final = 40  # where the plates in the sky hang
ROAD_DIE_X: Final = 232
NOWHERE: Final = -1

_tracks: Final[Kept[Tracks]] = Kept(4_000)


def on_board(space: int) -> Point:
    """The middle of a space, in the picture; spaces beyond the front have a place too."""
    x, y = road.middle(space)
    return ROAD_LEFT + x, ROAD_TOP + y


def place_of(game: Thunder, vehicle: int) -> Point | None:
    """Where a vehicle is drawn: in its space or bay; in the air, where it will come down."""
    space = game.at[vehicle]
    if is_trailing(game, vehicle):
        ahead = place_of(game, vehicle - 1)
        return (ahead[0] - road.SPACE, ahead[1]) if ahead is not None else None
    if space == START:
        x, y = road.bay(vehicle, len(facts.all_cars(game)))
        return ROAD_LEFT + x, ROAD_TOP + y
    if space == IN_AIR:
        landing = landing_of(game, vehicle)
        return on_board(landing) if landing != NOWHERE else None
    x, y = on_board(space)
    together = sorted(game.vehicles_on(space), key=lambda each: each == game.active)
    aside = 0 if len(together) == 1 else 9 if together.index(vehicle) else -9
    return x + aside, y - aside


def shown_of_vehicles(game: Thunder) -> Key:
    """All that says where the vehicles are drawn, and how they are turned."""
    in_air = [landing_of(game, each) for each in game.vehicles_on(IN_AIR)]
    return (game.box, game.active, *game.at, *game.slots, *in_air)


def tracks(game: Thunder) -> Tracks:
    """Where the vehicles are drawn."""
    return _tracks.get(shown_of_vehicles(game), lambda: tracked(game))


def tracked(game: Thunder) -> Tracks:
    """The same, worked out anew."""
    places = {each: place_of(game, each) for each in range(len(game.at)) if game.at[each] != GONE}
    return {
        figure_id(game, each): [(*place, facing(game, each))] for each, place in places.items() if place is not None
    }


def driven_by(game: Thunder, seat: int) -> list[str]:
    """The vehicles of a seat on the board."""
    found = tracks(game)
    return [id for id in (figure_id(game, each) for each in game.vehicles_of(seat)) if id in found]


def price(before: Thunder, after: Thunder) -> Price:
    """What a movement costs the active vehicle: a slam and whatever else chance decides is only announced."""
    vehicle = before.active
    if after.at[vehicle] == GONE:
        return Price(DEATH)
    step = after.agenda[-1] if after.agenda else None
    if isinstance(step, SlamDice):
        return Price(MEETING)
    hurt = sum(after.slots[slot] != EMPTY for slot in facts.slots(after, vehicle)) - sum(
        before.slots[slot] != EMPTY for slot in facts.slots(before, vehicle)
    )
    if hurt > 0:
        return Price(DAMAGE, hurt)
    return Price(UNSURE if after.actor == CHANCE and game_goes_on(before, after) else FREE)


def drove(game: Thunder, seat: int, piece: str, spaces: int) -> Message | None:
    """What is told of a vehicle that drove, of a train once (TR-MOV-04, TR-RIG-15)."""
    own = [each for each in facts.all_cars(game) if game.owner[each] == seat and game.head(each) == each]
    driver = next((each for each in own if figure_id(game, each) == piece), None)
    if driver is None or game.at[driver] in (GONE, IN_AIR):
        return None
    name = named(game, driver) if len(game.train(driver)) == 1 else crew_of(game, seat)
    return Message("thunder-told-drive", "TR-MOV-04", vehicle=name, spaces=spaces)


def figure_id(game: Thunder, vehicle: int) -> str:
    """The piece of a car or a wreck."""
    short = code(game, vehicle)
    return f"wreck-{short[1:]}" if game.is_wreck(vehicle) else f"car-{short}"


def facing(game: Thunder, vehicle: int) -> float:
    """An inoperable car faces backward (TR-STA-02); a train bends."""
    return heading(game, vehicle) if game.is_wreck(vehicle) or game.is_operable(vehicle) else 180.0


def bearing(game: Thunder, behind: int) -> float:
    """The angle from a section to the one before it, in the picture."""
    here, ahead = place_of(game, behind), place_of(game, behind - 1)
    if here is None or ahead is None or game.at[behind - 1] == START:
        return 0.0
    return degrees(atan2(ahead[1] - here[1], ahead[0] - here[0]))


def heading(game: Thunder, vehicle: int) -> float:
    """How a vehicle is turned: one of a train between what it follows and what follows it."""
    train = game.train(game.head(vehicle))
    if len(train) == 1:
        return 0.0
    number = train.index(vehicle)
    ahead = bearing(game, vehicle) if number else 0.0
    behind = bearing(game, train[number + 1]) if number + 1 < len(train) else 0.0
    return round((ahead + behind) / 2, 1)


def is_trailing(game: Thunder, vehicle: int) -> bool:
    """Whether a vehicle is towed behind the board: hanging off it, or not drawn in yet (TR-RIG-24, TR-RIG-58)."""
    if game.head(vehicle) == vehicle:
        return False
    return game.at[vehicle] == HANGING or (game.at[vehicle] == START != game.at[game.head(vehicle)])


def landing_of(game: Thunder, vehicle: int) -> int:
    """The space over which a vehicle flies."""
    for step in game.agenda[::-1]:
        if isinstance(step, Arrive | Flight) and step.vehicle == vehicle and step.space >= 0:
            return step.space
    return NOWHERE


def on_panel(game: Thunder, point: Point) -> Point:
    """A point of the panel, in the picture."""
    panel = facts.layout_of(game).panel
    return panel.x + point[0], panel.y + point[1]


def game_goes_on(before: Thunder, after: Thunder) -> bool:
    """Whether it is still the same turn."""
    return (before.round, before.turn) == (after.round, after.turn)

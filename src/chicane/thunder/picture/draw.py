"""The chase as a picture: everything that moves, and a spot for every option that has a place (TR-CMP, TR-BRD)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

import chicane.thunder.picture.boxes  # noqa: F401  each box fills the tables with its own
from chicane.core.kept import Kept, Key, frozen
from chicane.core.message import Message
from chicane.core.scene import DIE, MARK, TOKEN, VEHICLE, Piece, Scene
from chicane.core.step import Step
from chicane.thunder.board import NAMES, SPACES, TILE, TILES, space_name
from chicane.thunder.front import DrawTile, TileLaid, tile_name
from chicane.thunder.kinds import HAZARDS, VEHICLES
from chicane.thunder.names import code, crew_of, named
from chicane.thunder.picture import art, facts, layers, layout, panels, road, tokens, vehicles
from chicane.thunder.picture.art import moved, text
from chicane.thunder.picture.backdrop import ROAD_LEFT, ROAD_TOP, background
from chicane.thunder.picture.boards import boards, folds, marks
from chicane.thunder.picture.drops import drops_of
from chicane.thunder.picture.layout import WIDTH
from chicane.thunder.picture.places import ROAD_DIE_X, SKY, facing, figure_id, on_board, place_of, shown_of_vehicles
from chicane.thunder.picture.spots import spots_of
from chicane.thunder.state import AWAY, EMPTY, GONE, HANGING, IN_AIR, START, Thunder
from chicane.thunder.tiles import FACES, Face

FACE_DOWN: Final = -1  # a token, whichever shuffle it came from
TURNS: Final = 3  # a player and round (TR-RND-01)

_roads: Final[Kept[list[Piece]]] = Kept(2_000)
_figures: Final[Kept[Piece]] = Kept(8_000)
_crowds: Final[Kept[list[Piece]]] = Kept(4_000)
_plates: Final[Kept[list[Piece]]] = Kept(4_000)
_marks: Final[Kept[list[Piece]]] = Kept(4_000)


def scene(game: Thunder, names: list[str]) -> Scene:
    """The position: everything that may move is a piece of its own; what is as it was is not drawn again."""
    place = facts.layout_of(game)
    on_road = _roads.get(shown_of_road(game), lambda: tiles(game)) + starting_area(game) + hazards(game) + halo(game)
    on_road += layers.pieces_of(layers.BELOW, game) + figures(game) + layers.pieces_of(layers.ABOVE, game)
    beside = _plates.get(shown_on_plates(game), lambda: plates(game)) + boards(game, names) + choppers(game)
    beside += _marks.get(shown_by_marks(game), lambda: marks(game)) + layers.pieces_of(layers.BESIDE, game)
    return Scene(
        WIDTH,
        place.height,
        background(place),
        on_road + beside,
        [spot for option in offered(game) for spot in spots_of(game, option)],
        drops=[drop for option in offered(game) for drop in drops_of(game, option)],
        folds=folds(game),
        opened=opened(game),
    )


def offered(game: Thunder) -> list[Step[Any]]:
    """What a seat may choose; nobody points at what the dice decide."""
    return game.menu if game.actor >= 0 else []


def opened(game: Thunder) -> str:
    """The crew that lies open in a picture for everybody: that of whoever must decide, has won, or has the turn."""
    seats = [game.actor] if game.actor >= 0 else game.winners or [game.active_seat()]
    return game.box.crew_ids[seats[0]]


def tile_scene(face: Face) -> Scene:
    """One face of a tile by itself, with its name."""
    margin = 14
    markup = road.tile(face.id, face.name, face.ground, face.hazards)
    width = road.TILE_LENGTH + road.HALF + 2 * margin
    height = road.BREADTH + 2 * road.SHOULDER + 2 * margin + 8
    place = moved(markup, margin, margin + road.SHOULDER + 8)
    return Scene(width, height, place, [], [])


# The road


def is_laid(game: Thunder, slot: int) -> bool:
    """Whether a tile lies there: not while it is still to be drawn."""
    return not any(isinstance(step, DrawTile | TileLaid) and step.slot == slot for step in game.agenda)


def tile_id(game: Thunder, slot: int) -> str:
    """A tile by its face; a scenario may have the same face twice."""
    face = game.tiles[slot]
    twin = f"-{slot}" if face in game.tiles[:slot] else ""
    return FACES[face].id + twin


def shown_of_road(game: Thunder) -> Key:
    """All that the tiles show."""
    laid = [is_laid(game, slot) for slot in range(TILES)]
    return (game.final, game.box.tows, *laid, *game.tiles, *game.ground)


def tiles(game: Thunder) -> list[Piece]:
    """The tiles, each over the next so that its front edge shows, and the finish line (TR-BRD-01, TR-FIN-03)."""
    pieces = [tile(game, slot) for slot in reversed(range(TILES)) if is_laid(game, slot)]
    if game.final:
        x = ROAD_LEFT + TILES * road.TILE_LENGTH
        pieces.insert(0, Piece("finish", x, ROAD_TOP, road.finish(), Message("thunder-scene-finish")))
    return pieces


def tile(game: Thunder, slot: int) -> Piece:
    """A tile as its ground says, with its hazard symbols where it is as printed."""
    face = FACES[game.tiles[slot]]
    ground = facts.ground_below(game, slot)
    symbols = face.hazards if ground == face.ground else []
    markup = road.tile(face.id, "", ground, symbols)  # the name is in the label: a drawing can't be translated
    label = Message("thunder-scene-tile", id=face.id, name=tile_name(game.tiles[slot]), place=slot + 1)
    return Piece(f"tile-{tile_id(game, slot)}", ROAD_LEFT + slot * road.TILE_LENGTH, ROAD_TOP, markup, label)


def starting_area(game: Thunder) -> list[Piece]:
    """The bays and the line, while somebody still waits there (TR-SET-13)."""
    if START not in game.at:
        return []
    return [start_piece()]


@cache
def start_piece() -> Piece:
    """The bays and the line, which never change."""
    return Piece("start", ROAD_LEFT, ROAD_TOP, road.bays(), Message("thunder-scene-start"))


def hazards(game: Thunder) -> list[Piece]:
    """The tokens on the road; each is known by its place on its tile, which moves along."""
    return [hazard(game, space) for space in range(SPACES) if game.hazard[space]]


def hazard(game: Thunder, space: int) -> Piece:
    """A token, which lies on a tile."""
    return token_piece(tile_id(game, space // TILE), space, max(FACE_DOWN, game.hazard[space]))


@lru_cache(maxsize=2048)
def token_piece(tile: str, space: int, token: int) -> Piece:
    """A token; face down they all look the same."""
    x, y = on_board(space)
    id = f"hazard-{tile}-{space_name(space % TILE)}"
    if token == FACE_DOWN:
        label = Message("thunder-scene-hazard", space=NAMES[space])
        return Piece(id, x, y, tokens.face_down_token(), label, role=TOKEN)
    label = Message("thunder-scene-token", token=HAZARDS[token].name, space=NAMES[space])
    return Piece(id, x, y, tokens.TOKENS[HAZARDS[token].id], label, role=TOKEN)


# Vehicles


def figures(game: Thunder) -> list[Piece]:
    """Cars and wrecks; the active one on top."""
    return _crowds.get((*shown_of_vehicles(game), *game.kind, *game.owner), lambda: crowd(game))


def crowd(game: Thunder) -> list[Piece]:
    """The same, put together anew."""
    shown = [each for each in range(len(game.at)) if game.at[each] != GONE and place_of(game, each) is not None]
    return [known_vehicle(game, each) for each in sorted(shown, key=lambda each: each == game.active)]


def known_vehicle(game: Thunder, vehicle: int) -> Piece:
    """A vehicle, drawn anew only where it is not as it was."""
    hurt = tuple(game.slots[each] for each in facts.slots(game, vehicle))
    shown = game.at[vehicle], game.kind[vehicle], game.owner[vehicle], hurt
    key = game.box, vehicle, place_of(game, vehicle), facing(game, vehicle), *shown
    return _figures.get(key, lambda: vehicle_piece(game, vehicle))


def vehicle_piece(game: Thunder, vehicle: int) -> Piece:
    """A car, facing backward once it is inoperable (TR-STA-02), or a wreck."""
    place = place_of(game, vehicle)
    assert place is not None
    label = vehicle_label(game, vehicle)
    if game.is_wreck(vehicle):
        return Piece(figure_id(game, vehicle), *place, vehicles.wreck(code(game, vehicle)), label, role=VEHICLE)
    broken = not game.is_operable(vehicle)
    crew = facts.crew(game, facts.seat_of(game, vehicle)).id
    markup = vehicles.car(crew, VEHICLES[game.kind[vehicle]].id, code(game, vehicle), broken)
    if game.at[vehicle] == IN_AIR:
        markup = moved(markup, 0, -10, 1.25)
    elif game.at[vehicle] == START:
        markup = moved(markup, 0, 0, road.bay_scale(len(facts.all_cars(game))))
    hurt = sum(game.slots[slot] != EMPTY for slot in facts.slots(game, vehicle))
    angle = facing(game, vehicle)
    return Piece(figure_id(game, vehicle), *place, markup, label, angle, role=VEHICLE, hurt=hurt)


def vehicle_label(game: Thunder, vehicle: int) -> Message:
    """What a vehicle is and where."""
    name, space = named(game, vehicle), game.at[vehicle]
    if space == START:
        return Message("thunder-scene-waiting", vehicle=name)
    if space == HANGING:
        return Message("thunder-scene-hanging", vehicle=name)
    if space == IN_AIR:
        return Message("thunder-scene-in-air", vehicle=name)
    if game.is_wreck(vehicle) or game.is_operable(vehicle):
        return Message("thunder-scene-vehicle", vehicle=name, space=NAMES[space])
    return Message("thunder-scene-broken", vehicle=name, space=NAMES[space])


def halo(game: Thunder) -> list[Piece]:
    """The light under the vehicle that moves."""
    place = place_of(game, game.active) if game.active >= 0 and game.at[game.active] != GONE else None
    if place is None:
        return []
    label = Message("thunder-scene-moves", vehicle=named(game, game.active))
    return [Piece("turn", *place, art.halo(), label, role=MARK)]


def choppers(game: Thunder) -> list[Piece]:
    """Choppers over the board, or on the pad of their crew."""
    return [chopper(game, seat) for seat in range(game.players) if game.chopper[seat] >= AWAY]


def chopper(game: Thunder, seat: int) -> Piece:
    """A chopper always faces the lead tile (TR-CHP-02); over a vehicle it leaves room to see it."""
    space = game.chopper[seat]
    picture = vehicles.chopper(facts.crew(game, seat).id, facts.letter(game, seat))
    id = f"chopper-{game.box.crew_ids[seat]}"
    if space == AWAY:
        tab = facts.layout_of(game).tabs[seat]
        x, y = layout.pad_point(tab.width)
        label = Message("thunder-scene-chopper-home", crew=crew_of(game, seat))
        return Piece(id, tab.x + x, tab.y + y, moved(picture, -1, 0, 0.68), label, role=VEHICLE)
    x, y = on_board(space)
    lift = 13 if space in game.at else 0
    label = Message("thunder-scene-chopper", crew=crew_of(game, seat), space=NAMES[space])
    return Piece(id, x - 3 + lift, y - lift, picture, label, role=VEHICLE)


def shown_by_marks(game: Thunder) -> Key:
    """All that the marks over the crews show."""
    return (game.box, game.first, game.actor, *frozen([game.out, game.winners]))


# Plates in the sky


def shown_on_plates(game: Thunder) -> Key:
    """All that the plates show."""
    tiles_left, damage_left = len(game.shuffled) + len(game.queue), sum(game.bag)
    return game.round, lap(game), game.road_die, game.pile, tiles_left, damage_left


def plates(game: Thunder) -> list[Piece]:
    """The round and its turns, the road die, and what is left in the piles."""
    tiles_left, damage_left = len(game.shuffled) + len(game.queue), sum(game.bag)
    rounds = Message("thunder-scene-round", round=game.round, turn=lap(game))
    bonus = Message("thunder-scene-road-die", value=game.road_die)
    unseen = Message("thunder-scene-tile-pile", left=tiles_left)
    hidden = Message("thunder-scene-hazard-pile", left=game.pile)
    broken = Message("thunder-scene-damage-pile", left=damage_left)
    return [
        Piece("round", 100, SKY, round_plate(game), rounds),
        Piece("road-die", ROAD_DIE_X, SKY, art.road_die(game.road_die), bonus, role=DIE),
        Piece("tile-pile", 1262, SKY, pile(art.tile_icon(), tiles_left), unseen),
        Piece("hazard-pile", 1386, SKY, pile(tokens.face_down_token(), game.pile), hidden),
        Piece("damage-pile", 1510, SKY, pile(moved(tokens.DAMAGE_BACK, 0, 0, 1.1), damage_left), broken),
    ]


def lap(game: Thunder) -> int:
    """Which of the round's three turns is on."""
    return min(TURNS, max(0, game.turn - 1) // game.players + 1)


def round_plate(game: Thunder) -> str:
    """A flag, the number of the round, and a light for each turn of it."""
    colours = [art.GOLD if number < lap(game) else art.STEEL_DARK for number in range(TURNS)]
    edge = art.outlined(art.INK, 1.5)
    lights = "".join(art.disc(6, colour, edge, 52, 16 * number - 16) for number, colour in enumerate(colours))
    return panels.plaque(150, moved(art.flag(), -46, 0, 1.15) + text(str(game.round), art.HUGE, art.BONE, 10) + lights)


def pile(icon: str, count: int) -> str:
    """How many are left of something."""
    return panels.plaque(112, moved(icon, -24, 0) + text(str(count), art.LARGE, art.BONE, 30))

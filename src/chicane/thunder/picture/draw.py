"""The chase as a picture: everything that moves, and a spot for every option that has a place (TR-CMP, TR-BRD)."""

from __future__ import annotations

from typing import Final

from chicane.core.message import Message
from chicane.core.scene import Piece, Scene
from chicane.thunder.board import NAMES, SPACES, TILE, TILES, space_name
from chicane.thunder.choppers import Airstrike, ChopperShoots
from chicane.thunder.command import Repair
from chicane.thunder.damage import DAMAGE_NAMES
from chicane.thunder.finish import DrawTile, TileLaid, tile_name
from chicane.thunder.hazards import TOKEN_NAMES
from chicane.thunder.kinds import AIRSTRIKE, CARS, DICE, DRIFT, REPAIR
from chicane.thunder.names import CREW_NAMES, CREWS, LETTERS, code, named
from chicane.thunder.picture import art, panels, road, tokens, vehicles
from chicane.thunder.picture.art import moved, text
from chicane.thunder.picture.backdrop import ROAD_LEFT, ROAD_TOP, background
from chicane.thunder.picture.drops import drops
from chicane.thunder.picture.places import NOWHERE, ROAD_DIE_X, SKY, on_board, place_of, within
from chicane.thunder.picture.spots import spots_of
from chicane.thunder.state import AWAY, EMPTY, GONE, IN_AIR, RESOLVING, START, Thunder
from chicane.thunder.tiles import FACES, Face

TURNS: Final = 3  # a player and round (TR-RND-01)

_backgrounds: dict[int, str] = {}


def scene(game: Thunder, names: list[str]) -> Scene:
    """The position: everything that may move is a piece of its own."""
    if game.players not in _backgrounds:
        _backgrounds[game.players] = background(game.players)
    on_road = tiles(game) + starting_area(game) + hazards(game) + halo(game) + figures(game)
    beside = plates(game) + boards(game, names) + choppers(game) + marks(game)
    spots = [spot for option in game.menu for spot in spots_of(game, option)] if game.actor >= 0 else []
    pulls = drops(game) if game.actor >= 0 else []
    return Scene(panels.WIDTH, panels.HEIGHT, _backgrounds[game.players], on_road + beside, spots, drops=pulls)


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
    ground = game.ground[slot * TILE : slot * TILE + TILE]
    symbols = face.hazards if ground == face.ground else []
    markup = road.tile(face.id, "", ground, symbols)  # the name is in the label: a drawing can't be translated
    label = Message("thunder-scene-tile", id=face.id, name=tile_name(game.tiles[slot]), place=slot + 1)
    return Piece(f"tile-{tile_id(game, slot)}", ROAD_LEFT + slot * road.TILE_LENGTH, ROAD_TOP, markup, label)


def starting_area(game: Thunder) -> list[Piece]:
    """The bays and the line, while somebody still waits there (TR-SET-13)."""
    if START not in game.at:
        return []
    return [Piece("start", ROAD_LEFT, ROAD_TOP, road.bays(), Message("thunder-scene-start"))]


def hazards(game: Thunder) -> list[Piece]:
    """The tokens on the road; each is known by its place on its tile, which moves along."""
    return [hazard(game, space) for space in range(SPACES) if game.hazard[space]]


def hazard(game: Thunder, space: int) -> Piece:
    """A token; face down they all look the same."""
    x, y = on_board(space)
    token = game.hazard[space]
    slot, place = divmod(space, TILE)
    id = f"hazard-{tile_id(game, slot)}-{space_name(place)}"
    if token < 0:
        return Piece(id, x, y, tokens.face_down_token(), Message("thunder-scene-hazard", space=NAMES[space]))
    label = Message("thunder-scene-token", token=TOKEN_NAMES[token], space=NAMES[space])
    return Piece(id, x, y, tokens.TOKENS[token], label)


# Vehicles


def figures(game: Thunder) -> list[Piece]:
    """Cars and wrecks; the active one on top."""
    shown = [each for each in range(len(game.at)) if game.at[each] != GONE and place_of(game, each) is not None]
    return [vehicle_piece(game, each) for each in sorted(shown, key=lambda each: each == game.active)]


def vehicle_piece(game: Thunder, vehicle: int) -> Piece:
    """A car, facing backward once it is inoperable (TR-STA-02), or a wreck."""
    place = place_of(game, vehicle)
    assert place is not None
    label = vehicle_label(game, vehicle)
    if game.is_wreck(vehicle):
        short = code(game, vehicle)
        return Piece(f"wreck-{short[1:]}", *place, vehicles.wreck(short), label)
    broken = not game.is_operable(vehicle)
    markup = vehicles.car(vehicle // CARS, game.kind[vehicle], code(game, vehicle), broken)
    if game.at[vehicle] == IN_AIR:
        markup = moved(markup, 0, -10, 1.25)
    return Piece(f"car-{code(game, vehicle)}", *place, markup, label, 180.0 if broken else 0.0)


def vehicle_label(game: Thunder, vehicle: int) -> Message:
    """What a vehicle is and where."""
    name, space = named(game, vehicle), game.at[vehicle]
    if space == START:
        return Message("thunder-scene-waiting", vehicle=name)
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
    return [Piece("turn", *place, art.halo(), Message("thunder-scene-moves", vehicle=named(game, game.active)))]


def choppers(game: Thunder) -> list[Piece]:
    """Choppers over the board, or on the pad of their crew."""
    return [chopper(game, seat) for seat in range(game.players) if game.chopper[seat] >= AWAY]


def chopper(game: Thunder, seat: int) -> Piece:
    """A chopper always faces the lead tile (TR-CHP-02); over a vehicle it leaves room to see it."""
    space = game.chopper[seat]
    picture = vehicles.chopper(seat, LETTERS[seat].upper())
    id = f"chopper-{CREWS[seat]}"
    if space == AWAY:
        x, y = within(game, seat, panels.pad_point())
        label = Message("thunder-scene-chopper-home", crew=CREW_NAMES[seat])
        return Piece(id, x, y, moved(picture, -1, 0, 0.72), label)
    x, y = on_board(space)
    lift = 13 if space in game.at else 0
    label = Message("thunder-scene-chopper", crew=CREW_NAMES[seat], space=NAMES[space])
    return Piece(id, x - 3 + lift, y - lift, picture, label)


# Plates in the sky


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
        Piece("road-die", ROAD_DIE_X, SKY, art.road_die(game.road_die), bonus),
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


# Boards


def boards(game: Thunder, names: list[str]) -> list[Piece]:
    """Everything that lies before the players, without their choppers."""
    return [piece for seat in range(game.players) for piece in board(game, seat, names[seat])]


def board(game: Thunder, seat: int, owner: str) -> list[Piece]:
    """One crew: name, dice, commands, dashboards and their damage."""
    x, y = within(game, seat, (0, 0))
    label = Message("thunder-scene-crew", crew=CREW_NAMES[seat], player=owner)
    head = Piece(f"crew-{CREWS[seat]}", x, y, panels.head(seat, LETTERS[seat].upper(), owner), label)
    dashboards = [dashboard(game, car) for car in range(seat * CARS, seat * CARS + CARS)]
    return [head, *dice(game, seat), commands(game, seat), *dashboards, *damage(game, seat), *graves(game, seat)]


def dice(game: Thunder, seat: int) -> list[Piece]:
    """The movement dice; spent ones are blank (TR-ASG-01)."""
    pieces: list[Piece] = []
    for number in range(DICE):
        x, y = within(game, seat, panels.die_point(number))
        value = game.dice[seat * DICE + number]
        label = Message("thunder-scene-die", crew=CREW_NAMES[seat], value=value)
        markup = art.die(value, art.FILLS[seat], art.ON_FILLS[seat], panels.DIE)
        pieces.append(Piece(f"die-{CREWS[seat]}-{number}", x, y, markup, label))
    return pieces


def commands(game: Thunder, seat: int) -> Piece:
    """The command board; the command at work is lit, and after it all are dim until the next round (TR-CMD-03)."""
    x, y = within(game, seat, (0, 0))
    used = bool(game.commanded[seat])
    markup = panels.commands(used, command_at_work(game, seat)) + panels.command_slot(seat, used)
    label = Message("thunder-scene-commands", crew=CREW_NAMES[seat], used="yes" if used else "no")
    return Piece(f"commands-{CREWS[seat]}", x, y, markup, label)


def command_at_work(game: Thunder, seat: int) -> int:
    """The command whose effect goes on right now."""
    if game.drift and game.active_seat() == seat:
        return DRIFT
    for step in game.agenda:
        if isinstance(step, Airstrike | ChopperShoots) and step.seat == seat:
            return AIRSTRIKE
        if isinstance(step, Repair) and step.seat == seat:
            return REPAIR
    return NOWHERE


def dashboard(game: Thunder, car: int) -> Piece:
    """A car's dashboard, with the moves it has left."""
    seat, size = divmod(car, CARS)
    x, y = within(game, seat, panels.dash_point(size))
    broken = game.at[car] != GONE and not game.is_operable(car)
    markup = panels.dashboard(seat, size, code(game, car), broken) + panels.pips(game.moved[car] > 0, game.coasts[car])
    if car == game.active and game.moves[car]:
        markup += moved(art.chevrons(game.moves[car]), panels.DASH_WIDTH / 2, panels.DASH_HEIGHT - 20)
    label = Message(
        "thunder-scene-dashboard",
        vehicle=named(game, car),
        state=state_of(game, car),
        coasts=game.coasts[car],
        moves=game.moves[car],
    )
    return Piece(f"dashboard-{code(game, car)}", x, y, markup, label)


def state_of(game: Thunder, car: int) -> str:
    """What can be done with a car this round."""
    if game.at[car] == GONE:
        return "gone"
    if not game.is_operable(car):
        return "broken"
    return "moved" if game.moved[car] else "ready"


def damage(game: Thunder, seat: int) -> list[Piece]:
    """The damage tokens of a crew; one that is being resolved lies face up (TR-DMG-01, TR-DMG-07)."""
    pieces: list[Piece] = []
    for slot in range(seat * CARS * 2, (seat + 1) * CARS * 2):
        token, car = game.slots[slot], slot // 2
        if token != EMPTY:
            x, y = within(game, seat, panels.slot_point(car % CARS, slot % 2))
            label = Message("thunder-scene-damage", vehicle=named(game, car), token=DAMAGE_NAMES[token % RESOLVING])
            markup = tokens.damage_token(token % RESOLVING, token >= RESOLVING)
            pieces.append(Piece(f"damage-{code(game, car)}-{slot % 2}", x, y, markup, label))
    return pieces


def graves(game: Thunder, seat: int) -> list[Piece]:
    """A skull over the dashboard of each car that is gone."""
    pieces: list[Piece] = []
    for car in range(seat * CARS, seat * CARS + CARS):
        if game.at[car] == GONE:
            x, y = within(game, seat, panels.dash_point(car % CARS))
            label = Message("thunder-scene-gone", vehicle=named(game, car))
            pieces.append(Piece(f"gone-{code(game, car)}", x, y, panels.gone(), label))
    return pieces


def marks(game: Thunder) -> list[Piece]:
    """Who is out, who is first, who must decide, who has won."""
    pieces: list[Piece] = []
    for seat in range(game.players):
        if game.out[seat]:
            label = Message("thunder-scene-out", crew=CREW_NAMES[seat])
            pieces.append(mark(game, f"out-{CREWS[seat]}", seat, panels.out(), label))
    for seat in game.winners:
        label = Message("thunder-scene-winner", crew=CREW_NAMES[seat])
        pieces.append(mark(game, f"winner-{CREWS[seat]}", seat, panels.lit_frame() + panels.cup(), label))
    if game.actor >= 0:
        label = Message("thunder-scene-turn", crew=CREW_NAMES[game.actor])
        pieces.append(mark(game, "turn-crew", game.actor, panels.lit_frame(), label))
    x, y = within(game, game.first, panels.FIRST)
    return [*pieces, Piece("first", x, y, art.wheel(), Message("thunder-scene-first", crew=CREW_NAMES[game.first]))]


def mark(game: Thunder, id: str, seat: int, markup: str, label: Message) -> Piece:
    """Something that covers a whole panel."""
    x, y = within(game, seat, (0, 0))
    return Piece(id, x, y, markup, label)

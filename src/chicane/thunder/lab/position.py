"""Positions drawn as text (docs/scenarios.md)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from chicane.core.errors import BadInput, one_of
from chicane.core.lists import changed
from chicane.core.pile import taken
from chicane.core.scenario import read_lines, whole
from chicane.thunder.assign import ChooseCommand, Turn
from chicane.thunder.big_rig.dispenser import Dispense
from chicane.thunder.big_rig.steering import CAB
from chicane.thunder.board import COLUMNS, NAMES, SPACES, TILES, space_at
from chicane.thunder.box import BESIDE_SEATS, BESIDE_TILES, BESIDE_VEHICLES
from chicane.thunder.final_five import SecondDie
from chicane.thunder.german_engineering import DrawCard
from chicane.thunder.hazards import face_down
from chicane.thunder.kinds import DAMAGES, HAZARDS, MINOR, NO_TOKEN, ROAD, ROAD_DIE, TERRAINS, TOKEN_TERRAIN, VEHICLES
from chicane.thunder.lab import cards, drive
from chicane.thunder.lab.audit import flaw
from chicane.thunder.move import Move, RoadDie
from chicane.thunder.names import code, command_of, is_command
from chicane.thunder.shoot import Shoot
from chicane.thunder.state import AWAY, GONE, HANGING, NO_SLOT, NO_VEHICLE, REMOVED, START, Thunder
from chicane.thunder.status import in_play
from chicane.thunder.tiles import FACE_IDS, FACES, START_TILE, grounds, terrain_marks
from chicane.thunder.turn import TURNS, EndTurn, NextTurn, RoadDieShows, RollDie, RollRoadDie, Shows
from chicane.thunder.wrecks import place_wreck

Kind = re.Pattern[str] | None  # of a line
ROW: Final = re.compile(r"([a-f])(?:(\d+):)?\s")
TILE_LINE: Final = re.compile(r"tiles?\b")
GROUND: Final = re.compile(r"ground\b")
CELL: Final = re.compile(r"([^\w?]?)([?a-vx-z]?(?![0-9]))((?:[a-z][0-9]|w)*)([A-Z]*)")
WRECK_MARK: Final = "w"
FACE_DOWN: Final = "?"
USUAL_DICE: Final = [1, 2, 3, 4]
USUAL_ROAD: Final = 1
MANY: Final = 999
CAR_WORDS: Final = ["at", "moved", "coasted", "damage", "burning", "has"]
CREW_WORDS: Final = ["dice", "chopper", "commanded", "holds", "has", "steering", "tokens", *drive.WORDS]


def position(lines: list[str], game: Thunder) -> Thunder:
    """A chase as drawn: rows a to f of cells, and lines such as `r1 at c5` or `red dice 1 2 3 6`.

    A row begins at the rear of the board, or where it says: `c17: = o =`. What is not drawn is road.
    Cars that are not mentioned are gone, and a crew without an operable car is out. It is round 2, red's turn.
    """
    game.at = [GONE] * len(game.at)
    game.round, game.road_die, game.laid = 2, USUAL_ROAD, TILES
    for seat in range(game.players):
        set_dice(game, seat, [usual(game, seat, die) for die in range(min(len(USUAL_DICE), len(game.dice_of(seat))))])
    for seat in game.box.supplied:
        drive.set_cards(game, seat, "hand", drive.USUAL_HAND)
    set_tiles(game, [game.setup["start"], "2a", "3a"])
    game.ground = [ROAD] * SPACES
    readers = ((TILE_LINE, lay_tiles), (GROUND, lay_ground), (ROW, read_row), (None, describe))
    for kind, read in readers:  # from the ground up
        read_kind(game, lines, kind, read)
    game.at = coupled(game)
    game.out = [int(not in_play(game, seat)) for seat in range(game.players)]
    game.do(NextTurn())
    return game


def coupled(game: Thunder) -> list[int]:
    """Where everything is; what is towed and not drawn hangs off the board, or waits where its head does."""
    heads = [game.at[game.head(vehicle)] for vehicle in range(len(game.at))]
    pairs = zip(game.at, heads, strict=True)
    return [place if place != GONE else HANGING if head >= 0 else head for place, head in pairs]


def complaint(game: Thunder) -> str:
    """What can't be true of a position so far."""
    twin = game.copy()
    twin.at = coupled(game)
    return flaw(twin)


def read_kind(game: Thunder, lines: list[str], kind: Kind, read: Callable[[Thunder, str], None]) -> None:
    """All lines of one kind."""
    mine = [kind_of(line) is kind for line in lines]
    read_lines(lines, mine, lambda line: read(game, line), lambda: complaint(game))


def kind_of(line: str) -> Kind:
    """What a line looks like: tiles, ground, a row, or none of them."""
    return next((kind for kind in (TILE_LINE, GROUND, ROW) if kind.match(line)), None)


# The ground


def lay_ground(game: Thunder, line: str) -> None:
    """`ground off-road`: all that is not drawn, whatever the tiles show."""
    name = line.removeprefix("ground").strip()
    known = {TERRAINS[ground].id: ground for ground in grounds(game.box.tiles)}
    if name not in known:
        raise one_of("terrain", name, list(known))
    game.ground = [known[name]] * SPACES


def lay_tiles(game: Thunder, line: str) -> None:
    """`tiles 1a 2b 3a` or `tile pile 4 5`."""
    subject, *words = line.split()
    if subject == "tiles":
        set_tiles(game, words)
    elif words[:1] == ["pile"]:
        set_tile_pile(game, words[1:])
    else:
        raise one_of("line", line, ["tiles", "tile pile"])


def set_tiles(game: Thunder, words: list[str]) -> None:
    """The faces on the board, with their printed ground; the others are in the pile, the start tile seen before."""
    if len(words) != TILES:
        raise BadInput(f"{TILES} tiles lie on the board, not {len(words)}: say rear, middle and lead")
    game.tiles = [face_by(game, word) for word in words]
    on_board = {FACES[face].tile for face in game.tiles}
    game.shuffled = [tile for tile in game.box.tiles if tile != START_TILE and tile not in on_board]
    game.queue = [] if START_TILE in on_board else [face_by(game, game.setup["start"])]
    game.ground = [terrain for face in game.tiles for terrain in FACES[face].ground]


def set_tile_pile(game: Thunder, words: list[str]) -> None:
    """`tile pile 4 5 1a`: tiles that nobody has seen, then faces that were put back, the next one first."""
    unseen = [word for word in words if word in map(str, game.box.tiles)]
    if unseen != words[: len(unseen)]:
        raise BadInput("tiles that were put back come after those nobody has seen")
    game.shuffled = sorted(map(int, unseen))
    game.queue = [face_by(game, word) for word in words[len(unseen) :]]


def face_by(game: Thunder, name: str) -> int:
    """A face of a tile in the box by its id."""
    known = [face.id for face in FACES if face.tile in game.box.tiles]
    if name not in known:
        raise one_of("tile", name, known)
    return FACE_IDS.index(name)


# Rows of cells


def read_row(game: Thunder, line: str) -> None:
    """One lane, towards the front: terrain, token, vehicles, choppers in each cell."""
    match = ROW.match(line)
    assert match is not None
    lane, first = match[1], int(match[2] or 1)
    cells = line[match.end() :].split()
    if not 1 <= first <= COLUMNS * TILES + 1 - len(cells):
        raise BadInput(f"row {lane}: {len(cells)} cells from {first} on; the board has {COLUMNS * TILES} columns")
    for column, cell in enumerate(cells, first - 1):
        read_cell(game, space_at("abcdef".index(lane), column), cell)


def read_cell(game: Thunder, space: int, cell: str) -> None:
    """`=` road, `.` off-road, `~` mud, `#` rock; `?` `o` `t` `m` tokens; `r1` `w`; `R` a chopper."""
    match = CELL.fullmatch(cell)
    if match is None:
        raise BadInput(f"{NAMES[space]}: unreadable cell {cell!r}")
    terrain, token, vehicles, choppers = match.groups()
    grounds, lying = ["", *terrain_marks()], ["", FACE_DOWN, *token_marks()]
    if terrain not in grounds or token not in lying:
        raise BadInput(f"{NAMES[space]}: unreadable cell {cell!r}")
    if terrain:
        game.ground[space] = terrain_marks()[terrain]
    if token:
        put_token(game, space, token)
    for vehicle in re.findall(r"[a-z][0-9]|w", vehicles):
        put_vehicle(game, vehicle, space)
    for letter in choppers:
        put_chopper(game, seat_by(game, letter.lower(), letters(game)), space)


def token_marks() -> dict[str, int]:
    """The tokens that lie about face up, by their marks."""
    kinds = [kind for kind in range(len(HAZARDS)) if kind != NO_TOKEN and TOKEN_TERRAIN[kind] >= 0]
    return {HAZARDS[kind].mark: kind for kind in kinds}


def letters(game: Thunder) -> list[str]:
    """The letters of the crews, by seat."""
    return [crew.letter for crew in game.box.crews]


def put_token(game: Thunder, space: int, mark: str) -> None:
    """A token from the pile, face down or face up."""
    if game.hazard[space]:
        raise BadInput(f"two tokens on {NAMES[space]}")
    game.pile -= 1
    if mark == FACE_DOWN:
        game.hazard[space] = face_down(0)
        return
    kind = token_marks()[mark]
    game.hazard[space] = kind
    game.pools[0] = changed(game.pools[0], kind, game.pools[0][kind] - 1)


def put_vehicle(game: Thunder, name: str, space: int) -> None:
    """A car that is nowhere else, or a wreck, on a space or in the starting area."""
    if name == WRECK_MARK:
        place_wreck(game, space)
        return
    vehicle = vehicle_by(game, name)
    if game.at[vehicle] != GONE:
        raise BadInput(f"{name} is {place(game.at[vehicle])} already")
    game.at[vehicle] = space


def put_chopper(game: Thunder, seat: int, space: int) -> None:
    """A chopper that is nowhere else over a space."""
    if game.chopper[seat] != AWAY:
        raise BadInput(f"the chopper of {game.box.crew_ids[seat]} is {place(game.chopper[seat])} already")
    game.chopper[seat] = space


def place(space: int) -> str:
    """Where something is, in a complaint."""
    return f"at {NAMES[space]}" if space >= 0 else "elsewhere"


# Names


def vehicle_by(game: Thunder, name: str) -> int:
    """A vehicle by its short form."""
    known = [code(game, vehicle) for vehicle in range(len(game.at))]
    if name not in known:
        raise one_of("vehicle", name, known)
    return known.index(name)


def crew_by(game: Thunder, name: str) -> int:
    """A seat by its crew's name."""
    return seat_by(game, name, game.box.crew_ids)


def seat_by(game: Thunder, name: str, names: list[str]) -> int:
    """A seat by its crew's name or letter."""
    if name not in names:
        raise one_of("crew", name, names)
    return names.index(name)


def space_by(name: str) -> int:
    """A space by its name, such as c13."""
    if name not in NAMES:
        raise BadInput(f"no space {name!r}; they run from a1 to f{COLUMNS * TILES}")
    return NAMES.index(name)


# Lines about the table, a crew or a vehicle


def describe(game: Thunder, line: str) -> None:
    """A line about the table, a crew or a vehicle."""
    subject, _, rest = line.partition(" ")
    rest = rest.strip()
    if subject == "round":
        game.round = whole(rest, line, 1, MANY)
    elif subject == "road":
        game.road_die = whole(rest, line, min(ROAD_DIE), max(ROAD_DIE))
    elif subject == "laid":
        game.laid = whole(rest, line, TILES, MANY)
    elif subject == "final":
        game.final = True
    elif subject == "first":
        game.first = crew_by(game, rest)
    elif subject == "turn":
        set_turn(game, rest, line)
    elif subject == "hazard":
        put_token(game, space_by(rest), FACE_DOWN)
    elif subject in cards.TILE_WORDS:
        cards.lay_open(game, BESIDE_TILES, cards.TILE_WORDS.index(subject), listed(rest.removeprefix("has")))
    elif subject in game.box.crew_ids:
        describe_crew(game, crew_by(game, subject), rest, line)
    else:
        describe_vehicle(game, vehicle_by(game, subject), rest, line)


def set_turn(game: Thunder, rest: str, line: str) -> None:
    """`turn blue` or, the third time round, `turn blue 3`; say who is `first` before."""
    crew, _, lap = rest.partition(" ")
    seat = crew_by(game, crew)
    game.turn = (whole(lap or "1", line, 1, TURNS) - 1) * game.players + (seat - game.first) % game.players


def phrases(text: str, words: list[str]) -> list[tuple[str, str]]:
    """`at c5, damage dent, skid FL` as its phrases; each begins with one of the words, and may itself have commas."""
    found: list[tuple[str, str]] = []
    for part in text.split(","):
        word, _, rest = part.strip().partition(" ")
        if word in words:
            found.append((word, rest.strip()))
        elif not found:
            raise one_of("property", word, words)
        else:
            found[-1] = (found[-1][0], f"{found[-1][1]}, {part.strip()}")
    return found


def listed(text: str) -> list[str]:
    """The names of a list with commas."""
    return [name.strip() for name in text.split(",")]


def describe_crew(game: Thunder, seat: int, text: str, line: str) -> None:
    """`red dice 1 2 3 6, commanded`, `red chopper c5`, `red holds duck`, `red has boss`, `red hand 1a 4b`."""
    for word, rest in phrases(text, CREW_WORDS):
        if word == "dice":
            set_dice(game, seat, [whole(die, line, 0, 6) for die in rest.split()])
        elif word in drive.WORDS:
            drive.set_cards(game, seat, word, rest)
        elif word == "commanded":
            game.commanded[seat] = 1
        elif word == "tokens":
            game.tokens = changed(game.tokens, seat, whole(rest, line, 0, MANY))
        elif word == "holds":
            cards.put_in_hand(game, seat, listed(rest))
        elif word == "has":
            cards.lay_open(game, BESIDE_SEATS, seat, listed(rest))
        elif word == "steering":
            game.steering[seat] = whole(rest, line, 0, 6)
            game.commanded[seat] |= 1 << CAB
        elif rest in ("away", "removed"):
            game.chopper[seat] = AWAY if rest == "away" else REMOVED
        else:
            put_chopper(game, seat, space_by(rest))


def usual(game: Thunder, seat: int, die: int) -> int:
    """What a die shows unless told; the highest there is where a crew's dice are lower."""
    return min(USUAL_DICE[die % len(USUAL_DICE)], max(game.box.crews[seat].faces))


def set_dice(game: Thunder, seat: int, values: list[int]) -> None:
    """The unused dice of a crew; the others are spent."""
    places = game.dice_of(seat)
    if len(values) > len(places):
        raise BadInput(f"a crew has {len(places)} dice, not {len(values)}")
    game.dice[places.start : places.stop] = values + [0] * (len(places) - len(values))


def describe_vehicle(game: Thunder, vehicle: int, text: str, line: str) -> None:
    """`r1 at c5, damage dent, skid FL`, `r1 moved`, `r1 coasted 1`."""
    for word, rest in phrases(text, CAR_WORDS):
        if word == "at":
            put_vehicle(game, code(game, vehicle), START if rest == "start" else space_by(rest))
        elif word == "moved":
            game.moved[vehicle] = 1
        elif word == "burning":
            game.catch_fire(vehicle, 1)
        elif word == "has":
            cards.lay_open(game, BESIDE_VEHICLES, vehicle, listed(rest))
        elif word == "coasted":
            game.moved[vehicle], game.coasts[vehicle] = 1, whole(rest, line, 0, VEHICLES[game.kind[vehicle]].coasts)
        else:
            for token in listed(rest):
                put_damage(game, vehicle, token)


def put_damage(game: Thunder, vehicle: int, name: str) -> None:
    """A damage token from the pile in a free slot; a card that lies below one is called by its own name."""
    effects = [card.id for card in game.box.effects]
    named = [slot for slot in game.slots_of(vehicle) if is_command(game, slot) and command_of(game, slot).id == name]
    if named:
        game.slots[named[0]] = MINOR
        return
    if name in effects:
        put_card(game, vehicle, effects.index(name))
        return
    ids = [token.id for token in DAMAGES]
    if name not in ids:
        raise one_of("damage token", name, ids)
    token, slot = ids.index(name), game.free_slot(vehicle)
    if slot == NO_SLOT:
        raise BadInput(f"{code(game, vehicle)} has no free damage slot for {name!r}")
    if token != MINOR and (token >= len(game.bag) or not game.bag[token]):
        raise BadInput(f"there is no {name!r} left in the damage pile")
    game.slots[slot] = token
    if token != MINOR:
        game.bag = changed(game.bag, token, game.bag[token] - 1)


def put_card(game: Thunder, vehicle: int, card: int) -> None:
    """A card in a free slot and the token that brings such cards over it."""
    slot = game.free_slot(vehicle)
    put_damage(game, vehicle, next(token.id for token in DAMAGES if token.brings_card))
    if not game.effects[card]:
        raise BadInput(f"there is no {game.box.effects[card].id!r} left in the deck")
    game.effects = taken(game.effects, card)
    game.under = changed(game.under, slot, card)
    game.cards_changed()


# Turns that pass


def turn_of(game: Thunder) -> str:
    """The crew whose turn it is; nobody's while dice are rolled for a round."""
    return game.box.crew_ids[game.active_seat()] if game.turn else ""


def idle(game: Thunder) -> bool:
    """A turn is dropped, or what is left of it; dice for a new round show what they show in a drawing."""
    step = game.pending
    if isinstance(step, RollDie):
        game.agenda[-1] = Shows(step.seat, step.die, usual(game, step.seat, step.die))
    elif isinstance(step, DrawCard):
        game.agenda[-1] = game.menu[0]
    elif isinstance(step, RollRoadDie):
        game.agenda[-1] = RoadDieShows(USUAL_ROAD)
    elif isinstance(step, (Turn, ChooseCommand, SecondDie, Dispense, Move, RoadDie, Shoot)):
        drop_turn(game)
    else:
        return False
    return True


def drop_turn(game: Thunder) -> None:
    """Nothing more happens in this turn; the vehicle that moves, if any, stops where it is."""
    while not isinstance(game.agenda[-1], EndTurn):
        game.agenda.pop()
    if game.active != NO_VEHICLE:
        game.lose_moves(game.active)

"""Positions drawn as text, and the facts a scenario may ask for (docs/scenarios.md)."""

from __future__ import annotations

import re
from typing import Final

from chicane.core.errors import BadInput, one_of
from chicane.thunder.board import COLUMNS, NAMES, SPACES, TILES, space_at
from chicane.thunder.finish import give_back, in_play
from chicane.thunder.hazards import face_down
from chicane.thunder.kinds import CARS, DAMAGE_IDS, DICE, HAZARDS, MINOR, TERRAINS
from chicane.thunder.names import CREWS, LETTERS, code
from chicane.thunder.setup import empty_road
from chicane.thunder.state import AWAY, EMPTY, GONE, IN_AIR, REMOVED, RESOLVING, START, Thunder
from chicane.thunder.tiles import FACE_IDS, FACES, MARKS, faces_of
from chicane.thunder.turn import NextTurn
from chicane.thunder.wrecks import place_wreck

ROW: Final = re.compile(r"([a-f])(?:(\d+):)?\s")
CELL: Final = re.compile(r"([=.~#]?)([?otm]?)((?:[rbgy][123]|w)*)([RBGY]*)")
TOKENS: Final = {hazard.mark: number for number, hazard in enumerate(HAZARDS) if hazard.mark in ("o", "t", "m")}
WHERE: Final = {START: "start", GONE: "gone", IN_AIR: "in the air"}


def position(lines: list[str], players: int, setup: dict[str, str]) -> Thunder:
    """A chase as drawn: rows a to f of cells, then lines such as `r1 at c5` or `red dice 1 2 3 6`.

    A row begins at the rear of the board, or where it says: `c17: = o =`.
    Cars that are not mentioned are gone, and a crew without an operable car is out. It is round 2, red's turn.
    """
    game = empty_road(players, setup)
    game.at = [GONE] * len(game.at)
    game.round, game.road_die, game.laid = 2, 1, TILES
    game.dice = [1, 2, 3, 4] * players
    game.tiles = [game.tiles[0], *[faces_of(tile)[0] for tile in (2, 3)]]
    game.shuffled = [tile for tile in game.shuffled if tile not in (2, 3)]
    game.ground = [0] * SPACES
    for line in lines:
        if ROW.match(line):
            read_row(game, line)
    for line in lines:
        if not ROW.match(line):
            describe(game, line)
    game.out = [int(not in_play(game, seat)) for seat in range(players)]
    game.do(NextTurn())
    return game


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
    game.ground[space] = MARKS[terrain or "="]
    if token:
        put_token(game, space, token)
    for vehicle in re.findall(r"[rbgy][123]|w", vehicles):
        put_vehicle(game, vehicle, space)
    for letter in choppers:
        game.chopper[seat_by(game, letter.lower(), LETTERS)] = space


def put_token(game: Thunder, space: int, mark: str) -> None:
    """A token from the pile, face down or face up."""
    game.pile -= 1
    if mark == "?":
        game.hazard[space] = face_down(0)
        return
    game.hazard[space] = TOKENS[mark]
    pool = game.pools[0][:]
    pool[TOKENS[mark]] -= 1
    game.pools[0] = pool


def put_vehicle(game: Thunder, name: str, space: int) -> None:
    """A car, or a wreck, on a space."""
    if name == "w":
        place_wreck(game, space)
    else:
        game.at[vehicle_by(game, name)] = space


def vehicle_by(game: Thunder, name: str) -> int:
    """A vehicle by its short form."""
    known = [code(game, vehicle) for vehicle in range(len(game.at))]
    if name not in known:
        raise one_of("vehicle", name, known)
    return known.index(name)


def seat_by(game: Thunder, name: str, names: list[str]) -> int:
    """A seat by its crew's name or letter."""
    if name not in names[: game.players]:
        raise one_of("crew", name, names[: game.players])
    return names.index(name)


def space_by(name: str) -> int:
    """A space by its name, such as c13."""
    if name not in NAMES:
        raise BadInput(f"no space {name!r}; they run from a1 to f{COLUMNS * TILES}")
    return NAMES.index(name)


def number(text: str, line: str) -> int:
    """A whole number in a line."""
    if not text.isdigit():
        raise BadInput(f"{line!r}: {text!r} is not a number")
    return int(text)


def describe(game: Thunder, line: str) -> None:
    """A line about the table, a crew or a vehicle."""
    subject, *words = line.split()
    if subject in ("round", "road", "laid"):
        value = number(words[-1] if words else "", line)
        if subject == "round":
            game.round = value
        elif subject == "road":
            game.road_die = value
        else:
            game.laid = value
    elif subject == "final":
        game.final = True
    elif subject == "first":
        game.first = seat_by(game, words[0] if words else "", CREWS)
    elif subject == "turn":
        set_turn(game, words, line)
    elif subject == "tiles":
        set_tiles(game, words)
    elif subject == "hazard":
        put_token(game, space_by(words[-1] if words else ""), "?")
    elif subject in CREWS:
        describe_crew(game, seat_by(game, subject, CREWS), words, line)
    else:
        describe_vehicle(game, vehicle_by(game, subject), words, line)


def set_turn(game: Thunder, words: list[str], line: str) -> None:
    """`turn blue` or, the third time round, `turn blue 3`; say who is `first` before."""
    seat = seat_by(game, words[0] if words else "", CREWS)
    lap = number(words[1], line) if len(words) > 1 else 1
    game.turn = (lap - 1) * game.players + (seat - game.first) % game.players


def set_tiles(game: Thunder, words: list[str]) -> None:
    """`tiles 1a 2b 3a`: the faces on the board, with their printed ground."""
    for face in words:
        if face not in FACE_IDS:
            raise one_of("tile", face, FACE_IDS)
    game.tiles = [FACE_IDS.index(face) for face in words]
    on_board = [FACES[face].tile for face in game.tiles]
    game.shuffled = sorted({face.tile for face in FACES} - {1, *on_board})
    game.ground = [terrain for face in game.tiles for terrain in FACES[face].ground]


def describe_crew(game: Thunder, seat: int, words: list[str], line: str) -> None:
    """`red dice 1 2 3 6`, `red chopper c5`, `red commanded`."""
    if words[:1] == ["dice"]:
        values = [number(word, line) for word in words[1:]]
        if len(values) > DICE or any(value > 6 for value in values):
            raise BadInput(f"{line!r}: at most {DICE} dice of 1 to 6, 0 for a spent one")
        game.dice[seat * DICE : seat * DICE + DICE] = values + [0] * (DICE - len(values))
    elif words[:1] == ["chopper"]:
        where = words[-1]
        places = {"away": AWAY, "removed": REMOVED}
        game.chopper[seat] = places[where] if where in places else space_by(where)
    elif words == ["commanded"]:
        game.commanded[seat] = 1
    else:
        raise BadInput(f"{line!r}: a crew has dice, a chopper, or has commanded")


def describe_vehicle(game: Thunder, vehicle: int, words: list[str], line: str) -> None:
    """`r1 at c5`, `r1 moved`, `r1 coasted 1`, `r1 damage dent, skid FL`."""
    what, rest = (words[0] if words else ""), " ".join(words[1:])
    if what == "at":
        game.at[vehicle] = START if rest == "start" else space_by(rest)
    elif what == "moved":
        game.moved[vehicle] = 1
    elif what == "coasted":
        game.moved[vehicle], game.coasts[vehicle] = 1, number(rest, line)
    elif what == "damage":
        for token in rest.split(","):
            put_damage(game, vehicle, token.strip())
    else:
        raise one_of("property", what, ["at", "moved", "coasted", "damage"])


def put_damage(game: Thunder, vehicle: int, name: str) -> None:
    """A damage token from the pile in a free slot."""
    if name not in DAMAGE_IDS:
        raise one_of("damage token", name, DAMAGE_IDS)
    token, slot = DAMAGE_IDS.index(name), game.free_slot(vehicle)
    if slot == EMPTY:
        raise BadInput(f"{code(game, vehicle)} has no free damage slot for {name!r}")
    game.slots[slot] = token
    if token != MINOR:
        game.bag[token] -= 1
        if game.bag[token] < 0:
            give_back(game, slot)
            raise BadInput(f"there is no {name!r} left in the damage pile")


# Facts


def probe(game: Thunder, name: str) -> str:
    """A fact: `r1`, `r1.damage`, `red.dice`, `hazard c5`, `tiles`, `final`, `round`, `road die`, `damage pile`."""
    subject, _, fact = name.partition(".")
    if subject in CREWS:
        return crew_fact(game, seat_by(game, subject, CREWS), fact)
    if subject.startswith("hazard "):
        token = game.hazard[space_by(subject.split()[1])]
        return "face down" if token < 0 else HAZARDS[token].id
    if subject.startswith("terrain "):
        return TERRAINS[game.terrain(space_by(subject.split()[1]))].id
    facts = {
        "tiles": " ".join(FACE_IDS[face] for face in game.tiles),
        "final": "yes" if game.final else "no",
        "round": str(game.round),
        "road die": str(game.road_die),
        "first": CREWS[game.first],
        "damage pile": str(sum(game.bag)),
        "wrecks": ", ".join(NAMES[space] for space in game.at[game.players * CARS :] if space >= 0) or "none",
        "reason": game.reason or "none",
    }
    return facts[name] if name in facts else vehicle_fact(game, vehicle_by(game, subject), fact)


def crew_fact(game: Thunder, seat: int, fact: str) -> str:
    """A fact of one crew."""
    chopper = game.chopper[seat]
    facts = {
        "dice": " ".join(str(die) for die in game.dice[seat * DICE : seat * DICE + DICE] if die) or "none",
        "chopper": NAMES[chopper] if chopper >= 0 else "away" if chopper == AWAY else "removed",
        "out": "yes" if game.out[seat] else "no",
        "commanded": "yes" if game.commanded[seat] else "no",
    }
    if fact not in facts:
        raise one_of("fact", fact, list(facts))
    return facts[fact]


def vehicle_fact(game: Thunder, vehicle: int, fact: str) -> str:
    """Where a vehicle is, or a fact of it."""
    space = game.at[vehicle]
    tokens = [token for token in game.slots[vehicle * 2 : vehicle * 2 + 2] if token != EMPTY]
    facts = {
        "": NAMES[space] if space >= 0 else WHERE[space],
        "moves": str(game.moves[vehicle]),
        "damage": ", ".join(DAMAGE_IDS[token % RESOLVING] for token in tokens) or "none",
        "state": "gone" if space == GONE else "operable" if game.is_operable(vehicle) else "inoperable",
        "moved": "yes" if game.moved[vehicle] else "no",
        "coasts": str(game.coasts[vehicle]),
    }
    if fact not in facts:
        raise one_of("fact", fact, list(facts))
    return facts[fact]


def decider(game: Thunder) -> str:
    """The crew that must choose."""
    return CREWS[game.actor]

"""Positions drawn as text (docs/scenarios.md)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from chicane.core.errors import BadInput, one_of
from chicane.core.message import Message
from chicane.core.scenario import read_lines
from chicane.thunder.board import COLUMNS, NAMES, SPACES, TILES, space_at
from chicane.thunder.kinds import ROAD, TERRAINS
from chicane.thunder.lab import drive
from chicane.thunder.lab.audit import flaw
from chicane.thunder.lab.idle import USUAL_ROAD
from chicane.thunder.lab.lines import describe
from chicane.thunder.lab.named import seat_by
from chicane.thunder.lab.put import (
    FACE_DOWN,
    USUAL_DICE,
    put_chopper,
    put_token,
    put_vehicle,
    set_dice,
    token_marks,
    usual,
)
from chicane.thunder.state import GONE, HANGING, Thunder
from chicane.thunder.status import in_play
from chicane.thunder.tiles import FACE_IDS, FACES, START_TILE, grounds, terrain_marks
from chicane.thunder.turn import NextTurn

Kind = re.Pattern[str] | None  # of a line
ROW: Final = re.compile(r"([a-f])(?:(\d*):)?\s")
TILE_LINE: Final = re.compile(r"tiles?\b")
GROUND: Final = re.compile(r"ground\b")
CELL: Final = re.compile(r"([^\w?]?)([?a-vx-z]?(?![0-9]))((?:[a-z][0-9]|w)*)([A-Z]*)")


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
        drive.hand(game, seat, drive.USUAL_HAND, "")
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
        text = f"{TILES} tiles lie on the board, not {len(words)}: say rear, middle and lead"
        raise BadInput(text, Message("scenario-tiles", most=TILES, tiles=len(words)))
    game.tiles = [face_by(game, word) for word in words]
    on_board = {FACES[face].tile for face in game.tiles}
    game.shuffled = [tile for tile in game.box.tiles if tile != START_TILE and tile not in on_board]
    game.queue = [] if START_TILE in on_board else [face_by(game, game.setup["start"])]
    game.ground = [terrain for face in game.tiles for terrain in FACES[face].ground]


def set_tile_pile(game: Thunder, words: list[str]) -> None:
    """`tile pile 4 5 1a`: tiles that nobody has seen, then faces that were put back, the next one first."""
    unseen = [word for word in words if word in map(str, game.box.tiles)]
    if unseen != words[: len(unseen)]:
        text = "tiles that were put back come after those nobody has seen"
        raise BadInput(text, Message("scenario-tile-order"))
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
        columns = COLUMNS * TILES
        message = Message("scenario-too-long", row=lane, cells=len(cells), first=first, columns=columns)
        raise BadInput(f"row {lane}: {len(cells)} cells from {first} on; the board has {columns} columns", message)
    for column, cell in enumerate(cells, first - 1):
        read_cell(game, space_at("abcdef".index(lane), column), cell)


def read_cell(game: Thunder, space: int, cell: str) -> None:
    """`=` road, `.` off-road, `~` mud, `#` rock; `?` `o` `t` `m` tokens; `r1` `w`; `R` a chopper."""
    match = CELL.fullmatch(cell)
    if match is None:
        raise unreadable_cell(space, cell)
    terrain, token, vehicles, choppers = match.groups()
    grounds, lying = ["", *terrain_marks()], ["", FACE_DOWN, *token_marks()]
    if terrain not in grounds or token not in lying:
        raise unreadable_cell(space, cell)
    if terrain:
        game.ground[space] = terrain_marks()[terrain]
    if token:
        put_token(game, space, token)
    for vehicle in re.findall(r"[a-z][0-9]|w", vehicles):
        put_vehicle(game, vehicle, space)
    for letter in choppers:
        put_chopper(game, seat_by(game, letter.lower(), letters(game)), space)


def letters(game: Thunder) -> list[str]:
    """The letters of the crews, by seat."""
    return [crew.letter for crew in game.box.crews]


def unreadable_cell(space: int, cell: str) -> BadInput:
    """A cell that draws nothing known."""
    message = Message("scenario-cell", place=NAMES[space], cell=cell)
    return BadInput(f"{NAMES[space]}: unreadable cell {cell!r}", message)

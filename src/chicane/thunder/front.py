"""Over the front edge: the board moves up a tile, or the race is won (TR-FRT)."""

from __future__ import annotations

from typing import Any

from chicane.core.engine import FINISHED
from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.step import CHANCE, NOBODY, Step
from chicane.thunder import enter, hazards
from chicane.thunder.board import TILE, TILES
from chicane.thunder.names import named
from chicane.thunder.state import AWAY, HANGING, IN_AIR, NOBODY_OWNS, Thunder
from chicane.thunder.status import BY_LINE, BY_LINE_OUT, BY_TILE, eliminate
from chicane.thunder.stocks import tile_laid, tiles_move_up
from chicane.thunder.tiles import FACE_IDS, FACES, faces_of
from chicane.thunder.winning import CloseUpdate, Winner


def cross(game: Thunder, vehicle: int, space: int, way: int, cause: int) -> None:
    """Over the front edge: the finish line, or a new tile to land on (TR-FRT-01..03, TR-FRT-12)."""
    if game.final:
        game.do(CrossLine(vehicle))
        return
    game.do(enter.Arrive(vehicle, space - TILE, way, cause))
    enter.pull(game, vehicle)
    update(game, vehicle)


class CrossLine(Step[Thunder]):
    """Whatever brought it there, its owner wins; a wreck, or somebody who is out, does not (TR-WIN-03, TR-STA-11)."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def run(self, game: Thunder) -> None:
        owner = game.owner[self.vehicle]
        if owner == NOBODY_OWNS:
            eliminate(game, [self.vehicle], BY_LINE)
        elif game.out[owner]:
            eliminate(game, [self.vehicle], BY_LINE_OUT)
        else:
            game.do(Winner(owner, FINISHED))

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-cross-line", "TR-FRT-02", vehicle=named(game, self.vehicle))


def update(game: Thunder, vehicle: int) -> None:
    """The board moves up a tile; the vehicle that crossed is on no tile meanwhile (TR-FRT-03, TR-FRT-22)."""
    game.at[vehicle] = IN_AIR
    game.do_all([LoseRear(), MoveUp(), DrawTile(TILES - 1), hazards.DealHazards(TILES - 1, 0), CloseUpdate()])


class LoseRear(Step[Thunder]):
    """Every road vehicle on the rear tile is eliminated, a train where its head is (TR-FRT-04, TR-RIG-58)."""

    def run(self, game: Thunder) -> None:
        eliminate(game, [vehicle for vehicle in game.standing() if game.at[vehicle] < TILE], BY_TILE)

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-update", "TR-FRT-03", tile=tile_name(game.tiles[0]))


class MoveUp(Step[Thunder]):
    """Tokens are discarded, choppers go home, the tile goes back, the others move down (TR-FRT-05..08)."""

    def run(self, game: Thunder) -> None:
        for space in range(TILE):
            if game.hazard[space]:
                hazards.discard(game, space)
        game.chopper = [moved_up(space) if space >= 0 else space for space in game.chopper]
        game.at = [left_behind(space) for space in game.at]
        game.queue = [*game.queue, game.tiles[0]]
        game.tiles = [game.tiles[1], game.tiles[2], game.tiles[2]]
        game.ground = game.ground[TILE:] + game.ground[-TILE:]
        game.hazard = game.hazard[TILE:] + [0] * TILE
        tiles_move_up(game)


def left_behind(space: int) -> int:
    """Where a vehicle is after the update; what is towed and loses its tile hangs off the board (TR-RIG-58)."""
    return space - TILE if space >= TILE else HANGING if space >= 0 else space


def moved_up(space: int) -> int:
    """Where a chopper is after the update; from the rear tile it goes home (TR-FRT-06)."""
    return space - TILE if space >= TILE else AWAY


def tile_name(face: int) -> Message:
    """What a tile is called with this face up."""
    return Message(f"thunder-tile-{FACE_IDS[face]}")


def draw_rule(game: Thunder) -> str:
    """The rule by which a tile is drawn: at setup, or when the board moves up."""
    return "TR-SET-04" if game.laid < TILES else "TR-FRT-09"


class DrawTile(Step[Thunder]):
    """The next tile of the pile: one nobody has seen, either side up, or the first put back (TR-SET-04, TR-FRT-09)."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def actor(self, game: Thunder) -> int:
        return CHANCE if game.shuffled else NOBODY

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [TileLaid(self.slot, face) for tile in game.shuffled for face in faces_of(tile)]

    def run(self, game: Thunder) -> None:
        face, *game.queue = game.queue
        game.do(TileLaid(self.slot, face))

    def coming(self, game: Thunder) -> Message:
        return Message("thunder-coming-tile", draw_rule(game))

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-tile", draw_rule(game))


class TileLaid(Step[Thunder]):
    """A tile joins the board."""

    def __init__(self, slot: int, face: int) -> None:
        self.slot = slot
        self.face = face

    def run(self, game: Thunder) -> None:
        tile = FACES[self.face].tile
        game.shuffled = [other for other in game.shuffled if other != tile]
        game.tiles = changed(game.tiles, self.slot, self.face)
        game.laid += 1
        first = self.slot * TILE
        game.ground = game.ground[:first] + FACES[self.face].ground + game.ground[first + TILE :]
        game.do_all(tile_laid(game, self.slot))

    def text(self, game: Thunder) -> str:
        return f"tile {FACE_IDS[self.face]}"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-tile", "TR-SET-03", tile=tile_name(self.face))

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-tile", draw_rule(game), tile=tile_name(self.face), id=FACE_IDS[self.face])

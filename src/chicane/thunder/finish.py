"""Leaving: over an edge, over the front, out of the game, over the line (TR-STA, TR-FRT, TR-FIN, TR-WIN)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.message import Message
from chicane.core.step import CHANCE, NOBODY, Step
from chicane.thunder import enter, hazards
from chicane.thunder.board import TILE, TILES
from chicane.thunder.kinds import MINOR
from chicane.thunder.names import CREW_NAMES, named
from chicane.thunder.state import AWAY, EMPTY, GONE, IN_AIR, NOBODY_OWNS, REMOVED, RESOLVING, Thunder, changed
from chicane.thunder.tiles import FACE_IDS, FACES, faces_of

BY_EDGE: Final = 0
BY_ROCK: Final = 1
BY_CHOPPER: Final = 2
BY_TILE: Final = 3
BY_DAMAGE: Final = 4
BY_LINE: Final = 5
BY_LINE_OUT: Final = 6  # its owner is out of the game
CAUSE_KEYS: Final = [
    "thunder-told-gone-edge",
    "thunder-told-gone-rock",
    "thunder-told-gone-chopper",
    "thunder-told-gone-tile",
    "thunder-told-gone-damage",
    "thunder-told-gone-line",
    "thunder-told-gone-line",
]
CAUSE_RULES: Final = ["TR-BRD-11", "TR-OBS-10", "TR-END-02", "TR-FRT-04", "TR-WRK-05", "TR-WRK-11", "TR-STA-11"]

ALL_LOST: Final = "lost"  # nobody has an operable vehicle (TR-WIN-06)
LAST_STANDING: Final = "last"  # TR-WIN-02
TWO_PLAYER_TILES: Final = 5  # TR-FIN-01


def eliminate(game: Thunder, vehicles: list[int], cause: int) -> None:
    """Vehicles leave the game at the same time; then it is seen who is out (TR-STA-05, TR-SIM-07, TR-SIM-08)."""
    steps: list[Step[Any]] = [Eliminated(vehicle, cause) for vehicle in vehicles]
    game.do_all([*steps, Check()])


class Eliminated(Step[Thunder]):
    """The vehicle is gone for good and its tokens go back into the pile (TR-STA-05, TR-STA-06)."""

    def __init__(self, vehicle: int, cause: int) -> None:
        self.vehicle = vehicle
        self.cause = cause

    def run(self, game: Thunder) -> None:
        game.at[self.vehicle] = GONE
        game.lose_moves(self.vehicle)
        for slot in range(self.vehicle * 2, self.vehicle * 2 + 2):
            give_back(game, slot)

    def tell(self, game: Thunder) -> Message:
        return Message(CAUSE_KEYS[self.cause], CAUSE_RULES[self.cause], vehicle=named(game, self.vehicle))


def give_back(game: Thunder, slot: int) -> None:
    """The token of a slot is shuffled into the damage pile (TR-DMG-06, TR-CMD-25)."""
    token = game.slots[slot] % RESOLVING if game.slots[slot] != EMPTY else EMPTY
    game.slots[slot] = EMPTY
    if token not in (EMPTY, MINOR):
        game.bag = changed(game.bag, token, game.bag[token] + 1)


class Check(Step[Thunder]):
    """After every change: who is out of the game, and is somebody the last one standing (TR-ENT-04)."""

    def run(self, game: Thunder) -> None:
        gone = [seat for seat in range(game.players) if not game.out[seat] and not in_play(game, seat)]
        steps: list[Step[Any]] = [Out(seat) for seat in gone]
        game.do_all([*steps, LastStanding()] if gone else [])


def in_play(game: Thunder, seat: int) -> bool:
    """Whether a seat has an operable vehicle left (TR-STA-08)."""
    return any(game.is_operable(vehicle) for vehicle in game.vehicles_of(seat))


class Out(Step[Thunder]):
    """The player's chopper leaves too; the vehicles that stand about stay (TR-STA-09, TR-CHP-12)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Thunder) -> None:
        game.out = changed(game.out, self.seat, 1)
        game.chopper = changed(game.chopper, self.seat, REMOVED)

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-out", "TR-STA-08", crew=CREW_NAMES[self.seat])


class LastStanding(Step[Thunder]):
    """One player left wins at once; none left and all lose; the first one out sets the line (TR-WIN-02, TR-FIN-03)."""

    def run(self, game: Thunder) -> None:
        left = [seat for seat in range(game.players) if not game.out[seat]]
        if len(left) == 1:
            game.do(Winner(left[0], LAST_STANDING))
        elif not left:
            game.do(EverybodyLost())
        elif not updating(game):  # otherwise the update is completed first (TR-FIN-05)
            game.do(FinishLine())


def updating(game: Thunder) -> bool:
    """Whether the board is being updated: the end of an update is still to be done."""
    return any(isinstance(step, CloseUpdate) for step in game.agenda)


class FinishLine(Step[Thunder]):
    """The finish line goes to the front of the lead tile, once and for all (TR-FIN-03, TR-FIN-07)."""

    def run(self, game: Thunder) -> None:
        game.final = True

    def tell(self, game: Thunder) -> Message | None:
        rule = "TR-FIN-01" if game.players == 2 else "TR-FIN-03"
        return None if game.final else Message("thunder-told-finish-line", rule)


class Winner(Step[Thunder]):
    """The game stops here (TR-WIN-10)."""

    def __init__(self, seat: int, reason: str) -> None:
        self.seat = seat
        self.reason = reason

    def run(self, game: Thunder) -> None:
        game.finish([self.seat], self.reason)

    def tell(self, game: Thunder) -> Message:
        if self.reason == LAST_STANDING:
            return Message("thunder-told-last-standing", "TR-WIN-02", crew=CREW_NAMES[self.seat])
        return Message("thunder-told-winner", "TR-WIN-01", crew=CREW_NAMES[self.seat])


class EverybodyLost(Step[Thunder]):
    """No player has an operable vehicle: all lose (TR-WIN-06)."""

    def run(self, game: Thunder) -> None:
        game.finish([], ALL_LOST)

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-all-lost", "TR-WIN-06")


# Over the front


def cross(game: Thunder, vehicle: int, space: int, paying: bool) -> None:
    """Over the front edge: the finish line, or a new tile to land on (TR-FRT-01..03, TR-FRT-12)."""
    if game.final:
        game.do(CrossLine(vehicle))
        return
    game.do(enter.Arrive(vehicle, space - TILE, paying))
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
            game.do(Winner(owner, "finished"))

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-cross-line", "TR-FRT-02", vehicle=named(game, self.vehicle))


def update(game: Thunder, vehicle: int) -> None:
    """The board moves up a tile; the vehicle that crossed is on no tile meanwhile (TR-FRT-03, TR-FRT-22)."""
    game.at[vehicle] = IN_AIR
    game.do_all([LoseRear(), MoveUp(), DrawTile(TILES - 1), hazards.DealHazards(TILES - 1, 0), CloseUpdate()])


class LoseRear(Step[Thunder]):
    """Every road vehicle on the rear tile is eliminated (TR-FRT-04)."""

    def run(self, game: Thunder) -> None:
        eliminate(game, [vehicle for vehicle, space in enumerate(game.at) if 0 <= space < TILE], BY_TILE)

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-update", "TR-FRT-03", tile=tile_name(game.tiles[0]))


class MoveUp(Step[Thunder]):
    """Tokens are discarded, choppers go home, the tile goes back, the others move down (TR-FRT-05..08)."""

    def run(self, game: Thunder) -> None:
        for space in range(TILE):
            if game.hazard[space]:
                hazards.discard(game, space)
        game.chopper = [moved_up(space) if space >= 0 else space for space in game.chopper]
        game.at = [space - TILE if space >= 0 else space for space in game.at]
        game.queue = [*game.queue, game.tiles[0]]
        game.tiles = [game.tiles[1], game.tiles[2], game.tiles[2]]
        game.ground = game.ground[TILE:] + game.ground[-TILE:]
        game.hazard = game.hazard[TILE:] + [0] * TILE


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

    def text(self, game: Thunder) -> str:
        return f"tile {FACE_IDS[self.face]}"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-tile", "TR-SET-03", tile=tile_name(self.face))

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-tile", draw_rule(game), tile=tile_name(self.face), id=FACE_IDS[self.face])


class CloseUpdate(Step[Thunder]):
    """Is the new lead tile the final one (TR-FRT-11, TR-FIN-01, TR-FIN-05)."""

    def run(self, game: Thunder) -> None:
        if game.laid >= TWO_PLAYER_TILES if game.players == 2 else any(game.out):
            game.do(FinishLine())

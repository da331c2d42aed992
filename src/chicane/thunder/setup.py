"""Setup: tiles, hazards, crews, dice and the first player (TR-SET)."""

from __future__ import annotations

from chicane.core.cards import EVERYBODY, offer
from chicane.core.message import Message
from chicane.core.step import Step
from chicane.thunder.board import SPACES
from chicane.thunder.finish import DrawTile
from chicane.thunder.hazards import DealHazards
from chicane.thunder.kinds import CARS, DAMAGE_COUNTS, DICE, HAZARDS, TOKEN_COUNTS
from chicane.thunder.names import CREW_NAMES
from chicane.thunder.seams import BEFORE_RACE
from chicane.thunder.state import AWAY, EMPTY, START, Thunder
from chicane.thunder.tiles import FACE_IDS, FACES, START_TILE
from chicane.thunder.turn import NextTurn, RollRoadDie, roll_all


def empty_road(players: int, setup: dict[str, str]) -> Thunder:
    """The start tile and everybody's crew in the starting area (TR-SET-01, TR-SET-12, TR-SET-13)."""
    game = Thunder(players, setup)
    game.cap = int(setup["ply_cap"])
    cars = players * CARS
    start = FACE_IDS.index(setup["start"])
    game.kind, game.owner = [car % CARS for car in range(cars)], [car // CARS for car in range(cars)]
    game.at, game.slots = [START] * cars, [EMPTY] * (2 * cars)
    game.moves, game.moved, game.coasts = [0] * cars, [0] * cars, [0] * cars
    game.dice, game.commanded = [0] * (players * DICE), [0] * players
    game.out, game.chopper = [0] * players, [AWAY] * players
    game.tiles, game.hazard, game.queue, game.laid = [start] * 3, [0] * SPACES, [], 1
    game.ground = FACES[start].ground * 3
    game.shuffled = sorted({face.tile for face in FACES} - {START_TILE})  # TR-SET-02
    game.pools, game.lost, game.pile = [TOKEN_COUNTS[:]], [0], sum(TOKEN_COUNTS)  # TR-SET-10
    game.discards = [0] * len(HAZARDS)
    game.bag = DAMAGE_COUNTS[:]  # TR-SET-11
    return game


class Prepare(Step[Thunder]):
    """Tiles, tokens, dice; then the first round with the dice just rolled (TR-SET-04..18, TR-RND-04)."""

    def run(self, game: Thunder) -> None:
        game.round = 1
        deals = [DealHazards(tile, 0) for tile in range(3)]
        game.do_all([DrawTile(2), *deals, *roll_all(game), FindFirst()])
        offer(game, BEFORE_RACE, DrawTile(1), (EVERYBODY,))

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-welcome", "TR-SET-13", players=game.players)


class FindFirst(Step[Thunder]):
    """The lowest total goes first; while it is shared, everybody rolls again (TR-SET-15, TR-SET-16)."""

    def totals(self, game: Thunder) -> list[int]:
        return [sum(game.dice[seat * DICE : seat * DICE + DICE]) for seat in range(game.players)]

    def run(self, game: Thunder) -> None:
        totals = self.totals(game)
        lowest = min(totals)
        if totals.count(lowest) > 1:
            game.do_all([*roll_all(game), FindFirst()])
        else:
            game.first = totals.index(lowest)
            game.do_all([RollRoadDie(), NextTurn()])

    def tell(self, game: Thunder) -> Message:
        totals = self.totals(game)
        if totals.count(min(totals)) > 1:
            return Message("thunder-told-tie", "TR-SET-16", total=min(totals))
        first = totals.index(min(totals))
        return Message("thunder-told-first", "TR-SET-15", crew=CREW_NAMES[first], total=min(totals))

"""Setup: tiles, hazards, crews, dice and the first player (TR-SET)."""

from __future__ import annotations

from chicane.core.cards import EVERYBODY, offer
from chicane.core.message import Message
from chicane.core.step import Step
from chicane.thunder.board import SPACES, TILES
from chicane.thunder.box import BESIDE_SEATS, BESIDE_TILES, BESIDE_VEHICLES, Box
from chicane.thunder.front import DrawTile
from chicane.thunder.hazards import DealHazards
from chicane.thunder.names import DICE, crew_of, source
from chicane.thunder.seams import BEFORE_RACE
from chicane.thunder.state import AWAY, EMPTY, NO_CARD, START, Thunder
from chicane.thunder.tiles import FACE_IDS, FACES, START_TILE
from chicane.thunder.turn import NextTurn, RollRoadDie, roll_all


def empty_road(players: int, setup: dict[str, str], box: Box) -> Thunder:
    """The start tile and everybody's crew in the starting area (TR-SET-01, TR-SET-12, TR-SET-13)."""
    game = Thunder(players, setup, box)
    game.cap = int(setup["ply_cap"])
    start = FACE_IDS.index(setup["start"])
    game.kind, game.owner = box.kinds, box.owners
    game.at, game.slots, game.dice = [START] * box.vehicles, [EMPTY] * box.slots, [0] * box.dice
    game.moves, game.given = [0] * box.vehicles, [0] * box.vehicles
    game.moved, game.coasts = [0] * box.vehicles, [0] * box.vehicles
    game.commanded, game.out, game.chopper = [0] * players, [0] * players, [AWAY] * players
    game.tokens, game.starred = [0] * players, [0] * players
    game.steering = [0] * players
    game.tiles, game.hazard, game.queue, game.laid = [start] * 3, [0] * SPACES, [], 1
    game.ground = FACES[start].ground * 3
    game.shuffled = [tile for tile in box.tiles if tile != START_TILE]  # TR-SET-02
    game.pools, game.lost, game.pile = [box.hazards], [0], sum(box.hazards)  # TR-SET-10
    game.discards = [0] * len(box.hazards)
    game.bag = box.damages  # TR-SET-11
    game.burning, game.under = [0] * box.vehicles, [NO_CARD] * box.slots
    game.effects, game.effects_used = [card.count for card in box.effects], [0] * len(box.effects)  # TR-SET-24
    stocked(game)
    supplied(game)
    return game


def stocked(game: Thunder) -> None:
    """Every stock is in its pile, and nobody has a card."""
    box, places = game.box, {BESIDE_SEATS: game.players, BESIDE_VEHICLES: game.box.vehicles, BESIDE_TILES: TILES}
    game.piles = [[card.count for card in stock.cards] for stock in box.stocks]
    game.used = [[0] * len(stock.cards) for stock in box.stocks]
    game.hands = [[[] for _ in range(game.players)] for _ in box.stocks]
    game.passing = [[[] for _ in range(game.players)] for _ in box.stocks]
    game.passed = [[[] for _ in range(game.players)] for _ in box.stocks]
    game.down = [[[] for _ in range(places.get(stock.beside, 0))] for stock in box.stocks]
    game.open = [[[] for _ in range(places.get(stock.beside, 0))] for stock in box.stocks]


def supplied(game: Thunder) -> None:
    """What crews have in place of dice."""
    game.drive_pile, game.drive_hand, game.drive_board, game.drive_used, game.drive_total = [], [], [], [], []
    for seat in game.box.supplied:
        supply = game.box.supplies[seat]
        if supply is not None:
            supply.begin(game, seat)


class Prepare(Step[Thunder]):
    """Tiles, tokens, dice; then the first round with the dice just rolled (TR-SET-04..18, TR-RND-04)."""

    def run(self, game: Thunder) -> None:
        game.round = 1
        deals = [DealHazards(tile, 0) for tile in range(TILES)]
        game.do_all([DrawTile(2), *deals, *roll_all(game), FindFirst()])
        offer(game, BEFORE_RACE, DrawTile(1), (EVERYBODY,))
        game.do_all([step for preparing in game.box.preparing for step in preparing(game)])

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-welcome", "TR-SET-13", players=game.players)


def give_back(game: Thunder) -> None:
    """Whoever drew in place of a roll draws anew as the others roll (TR-GEN-04, TR-GEN-05)."""
    for seat in game.box.supplied:
        supply = game.box.supplies[seat]
        if supply is not None:
            supply.give_back(game, seat)


class FindFirst(Step[Thunder]):
    """The lowest total goes first; while it is shared, everybody rolls again (TR-SET-15, TR-SET-16)."""

    def totals(self, game: Thunder) -> list[int]:
        return [game.total(seat) for seat in range(game.players)]

    def run(self, game: Thunder) -> None:
        totals = self.totals(game)
        lowest = min(totals)
        if totals.count(lowest) > 1:
            give_back(game)
            game.do_all([*roll_all(game), FindFirst()])
        else:
            game.first = totals.index(lowest)
            game.do_all([RollRoadDie(), NextTurn()])

    def tell(self, game: Thunder) -> Message:
        totals = self.totals(game)
        if totals.count(min(totals)) > 1:
            return Message("thunder-told-tie", "TR-SET-16", total=min(totals))
        first = totals.index(min(totals))
        key = "thunder-told-first" if source(game, first) == DICE else "thunder-told-first-cards"
        return Message(key, "TR-SET-15", crew=crew_of(game, first), total=min(totals))

"""What a seat sees of a chase: the road, all vehicles and dice, and its own cards."""

from __future__ import annotations

from typing import Final

from chicane.core.features import QUESTION, Feature, Features, Parts, question
from chicane.core.pile import UNKNOWN
from chicane.thunder.board import SPACES, TILES
from chicane.thunder.box import BESIDE_SEATS, MOST_DICE, MOST_SEATS
from chicane.thunder.lab.vocabulary import ALL, CARD_IDS, CARD_NUMBERS, DRIVE_CARDS, SLOTS
from chicane.thunder.state import Thunder

NO_CARDS: Final = [0] * len(CARD_IDS)
NO_DRIVE_CARDS: Final = [0] * DRIVE_CARDS
TRAIL_BITS: Final = 16  # those behind them belong to crews


def seen(game: Thunder, seat: int) -> Parts:
    """The parts of FEATURES."""
    trail = game.trail & (1 << TRAIL_BITS) - 1
    round = [game.round, game.first, game.turn, game.road_die, game.active, trail, game.trail >> TRAIL_BITS]
    return [
        question(game, seat) + round + [int(game.final), game.laid],
        game.at[:],
        game.kind,
        game.owner,
        game.moves[:],
        game.moved,
        game.burning,
        game.slots[:],
        game.dice[:],
        game.commanded,
        game.tokens,
        game.out,
        game.chopper,
        game.steering,
        game.tiles,
        game.ground,
        game.hazard,
        cards(game, seat) if game.box.stocks else NO_CARDS,
        drive_cards(game, seat) if game.drive_hand else NO_DRIVE_CARDS,
    ]


def cards(game: Thunder, seat: int) -> list[int]:
    """The cards that a seat has, among all cards."""
    found = NO_CARDS[:]
    for number, stock in enumerate(game.box.stocks):
        for place, held in enumerate(game.hands[number]):
            if place == seat:
                for card in held:
                    found[CARD_NUMBERS[stock.cards[card].id]] = 1
        for place in places(game, number, seat):
            for card in game.open[number][place]:
                found[CARD_NUMBERS[stock.cards[card].id]] = 2
    return found


def places(game: Thunder, number: int, seat: int) -> list[int]:
    """Where the open cards of a seat lie in a stock: before itself, or beside its vehicles."""
    if number in game.box.vehicle_stocks:
        return list(game.vehicles_of(seat))
    return [seat] if game.box.stocks[number].beside == BESIDE_SEATS else []


def drive_cards(game: Thunder, seat: int) -> list[int]:
    """The drive cards in a seat's hand."""
    found = NO_DRIVE_CARDS[:]
    for card in game.drive_hand[seat]:
        if card != UNKNOWN:
            found[card] = 1
    return found


FEATURES: Final = Features(
    [
        [
            *QUESTION,
            Feature("round", 1, "the round"),
            Feature("first", 1, "the first player of the round"),
            Feature("turn", 1, "turns of this round that have begun"),
            Feature("road die", 1, "what the road die shows"),
            Feature("active", 1, "the vehicle that moves"),
            Feature("trail", 1, "what its move has met so far, as bits"),
            Feature("crew trail", 1, "the same, as far as only some crews know it"),
            Feature("final", 1, "1 once the last tile lies"),
            Feature("laid", 1, "tiles placed so far"),
        ],
        [Feature("at", ALL, "the space of each vehicle, wrecks last; -1 before the start, -2 gone, -3 in the air")],
        [Feature("kind", ALL, "its kind")],
        [Feature("owner", ALL, "its seat")],
        [Feature("moves", ALL, "moves it has left")],
        [Feature("moved", ALL, "1 once it had its move this round")],
        [Feature("burning", ALL, "1 while it is on fire")],
        [Feature("slots", SLOTS, "the token in each damage slot, vehicle by vehicle; 100 more while it is resolved")],
        [Feature("dice", MOST_DICE * MOST_SEATS, "the movement dice, seat by seat; 0 once spent")],
        [Feature("commanded", MOST_SEATS, "the commands with a die on them, as bits")],
        [Feature("tokens", MOST_SEATS, "command tokens left")],
        [Feature("out", MOST_SEATS, "1 once the crew is out")],
        [Feature("chopper", MOST_SEATS, "its space; -1 with its owner, -2 removed")],
        [Feature("steering", MOST_SEATS, "lane changes left, where they are counted")],
        [Feature("tiles", TILES, "the faces of the tiles, rear to front")],
        [Feature("ground", SPACES, "the printed terrain of every space")],
        [Feature("hazard", SPACES, "the token on it: 0 none, a kind face up, negative face down")],
        [Feature("cards", len(CARD_IDS), "the seat's own cards: 1 in the hand, 2 before it")],
        [Feature("drive cards", DRIVE_CARDS, "1 for each drive card in the seat's hand")],
    ],
    seen,
)

"""Every two cards that wait for one window or bend one query, both in force: the game goes on, and the books agree.

Whatever a box installs is looked through, so cards that come later are in it at once. A window in which two cards meet
needs a way to make its event happen, a query a value to ask for: the tests say so when one is missing.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product
from typing import Any, Final

import pytest

from chicane.core.cards import EVERYBODY, HELD, Card, ask, index_of
from chicane.core.chance import Luck, weighted
from chicane.core.log import Teller
from chicane.core.step import Step
from chicane.thunder.assign import Assign
from chicane.thunder.board import NAMES
from chicane.thunder.box import BESIDE_NOTHING, BESIDE_SEATS, BESIDE_TILES, BESIDE_VEHICLES, Box
from chicane.thunder.choppers import CallChopper
from chicane.thunder.damage import BY_SHOT, Damage
from chicane.thunder.game import GAME
from chicane.thunder.kinds import FRONT_ARC, THROWN_BY_DICE
from chicane.thunder.lab.audit import audit
from chicane.thunder.lab.cards import lay_open, put_in_hand
from chicane.thunder.lab.position import position
from chicane.thunder.lab.put import put_damage
from chicane.thunder.presets import switches
from chicane.thunder.seams import SEAMS
from chicane.thunder.shoot import Shot
from chicane.thunder.slam import meet
from chicane.thunder.state import NO_SLOT, Thunder
from chicane.thunder.status import BY_DAMAGE, eliminate
from chicane.thunder.turn import BeginTurn, StartRound

EVERYTHING: Final = {**GAME.check_options({}, 3), **dict.fromkeys(switches(GAME.options), "yes")}
RED, BLUE = 0, 1
R1, R2, B1 = 0, 1, 3
PLIES: Final = 40  # after the event
SEEDS: Final = range(2)
POSITION: Final = """
b9: .b2 . . . .
c8: .r1 .b1 . . . .
d7: .r2 . . . .g1 .
e8: . .r3 . .g2
a20: .b3
"""
Place = tuple[int, int]  # a seat and a vehicle of it


class Books(Teller):
    """Looks at the books before every step."""

    def hear(self, game: Any, step: Step[Any]) -> None:
        fault = audit(game)
        assert not fault, f"before {step!r}: {fault}"


def box() -> Box:
    """Everything that there is on one table."""
    return GAME.box(3, EVERYTHING)


def drawn() -> Thunder:
    """A crowd on the road, red's turn."""
    game = position(POSITION.strip().splitlines(), GAME.blank(3, EVERYTHING))
    game.advance()
    return game


# Cards in their places


def put(game: Thunder, card: Card, place: Place) -> None:
    """A card where it is in force: in the hand, beside its crew, vehicle or tile, or below a token."""
    seat, vehicle = place
    if card in game.box.effects:
        put_damage(game, vehicle, card.id)
        return
    stock = next((stock for stock in game.box.stocks if card in stock.cards), None)
    if stock is None:
        return  # a rule of its box, in force for everybody
    if stock.beside == BESIDE_NOTHING or stock.from_hand:
        put_in_hand(game, seat, [card.id])
    else:
        where = {BESIDE_SEATS: seat, BESIDE_VEHICLES: vehicle, BESIDE_TILES: 1}
        lay_open(game, stock.beside, where[stock.beside], [card.id])


def are_in_force(game: Thunder, pair: tuple[Card, Card]) -> bool:
    """Whether both cards are."""
    game.cards_changed()
    numbers = {number for number, _, _ in game.in_force()}
    return all(game.box.seams.number[card.id] in numbers for card in pair)


def in_force_for(game: Thunder, vehicle: int) -> set[str]:
    """The cards that bend what is asked of a vehicle."""
    seat, cards = game.owner[vehicle], game.box.seams.cards
    return {
        cards[number].id
        for number, subject, holder in game.in_force()
        if subject in (vehicle, EVERYBODY) or (subject == HELD and holder == seat)
    }


def with_both(pair: tuple[Card, Card]) -> Thunder:
    """The crowd with two cards in force: for one vehicle and seat where that can be, or for two that meet."""
    for second in ((RED, R1), (BLUE, B1)):
        game = drawn()
        put(game, pair[0], (RED, R1))
        put(game, pair[1], second)
        if are_in_force(game, pair):
            return game
    raise AssertionError(f"{pair[0].id} and {pair[1].id} are never in force together")


# Events


def drive(game: Thunder) -> None:
    """Red's small car gets what it gets, and off it goes."""
    game.play(next(option for option in game.menu if isinstance(option, Assign) and option.vehicle == R1))


def crash(game: Thunder) -> None:
    """Red's small car is in the space of a blue one."""
    game.active = R1
    game.at[R1] = game.at[B1]
    meet(game, R1, B1)
    game.advance()


def do(*steps: Step[Any]) -> Callable[[Thunder], None]:
    """Something happens before red's turn goes on."""

    def happen(game: Thunder) -> None:
        game.do_all(list(steps))
        game.advance()

    return happen


def lose(game: Thunder) -> None:
    """Two cars of two crews are eliminated at once."""
    eliminate(game, [R1, B1], BY_DAMAGE)
    game.advance()


EVENTS: Final[dict[str, Callable[[Thunder], None]]] = {
    "round_start": do(StartRound()),
    "turn_start": do(BeginTurn(RED)),
    "commanding": drive,
    "move_start": drive,
    "collision": crash,
    "throw": crash,
    "slam_over": crash,
    "damage": do(Damage(R1, BY_SHOT, B1, NO_SLOT), Damage(B1, BY_SHOT, R1, NO_SLOT)),
    "shot": do(Shot(R1, B1, NO_SLOT), Shot(B1, R1, NO_SLOT)),
    "shot_falls": do(Shot(R1, B1, NO_SLOT), Shot(B1, R1, NO_SLOT)),
    "elimination": lose,
    "at_rest": drive,
    "aftermath": lose,
    "airstrike": do(CallChopper(RED), CallChopper(BLUE)),
    "hover": do(CallChopper(RED), CallChopper(BLUE)),
    "turn_end": drive,
}
ASKED: Final[dict[str, tuple[int, int]]] = {  # the rulebook's value, and the other one
    "moves": (4, -1),
    "arc": (FRONT_ARC, -1),
    "slam_reroll": (1, B1),
    "coasts": (2, -1),
    "cost": (1, NAMES.index("c10")),
    "steering": (FRONT_ARC, -1),
    "road_bonus": (1, -1),
    "commands": (1, -1),
    "hit": (1, B1),
    "thrown": (THROWN_BY_DICE, B1),
    "drifts": (0, -1),
    "reach": (1, -1),
    "mire": (0, NAMES.index("c10")),
}


def go_on(game: Thunder, seed: str) -> None:
    """Some decisions and dice at random."""
    luck = Luck(seed)
    for _ in range(PLIES):
        if game.over:
            return
        weights = game.weights or [1] * len(game.menu)
        game.play(game.menu[weighted(weights, luck.below(sum(weights)))])


def pairs(name: str) -> list[tuple[Card, Card]]:
    """Every two cards that wait for a window or bend a query of this name."""
    return list(combinations([card for card in box().seams.cards if name in card.answers or name in card.mods], 2))


WINDOWS: Final = [name for name in SEAMS.windows if pairs(name)]
QUERIES: Final = [name for name in SEAMS.queries if pairs(name)]


def test_there_are_pairs() -> None:
    """Cards do meet, and every place where they may has its event or its value here."""
    assert {"collision", "damage"} <= set(WINDOWS) and {"moves", "thrown"} <= set(QUERIES)
    assert not set(SEAMS.windows) & set(SEAMS.queries)
    assert (set(), set()) == (set(WINDOWS) - set(EVENTS), set(QUERIES) - set(ASKED))


@pytest.mark.parametrize("window", WINDOWS)
def test_two_cards_in_one_window(window: str) -> None:
    """Both wait, the event happens, and whatever is chosen the game goes on."""
    number = SEAMS.windows.index(window)
    for pair, seed in product(pairs(window), SEEDS):
        game = with_both(pair)
        waiting = {held[0] for held, _, _ in index_of(game).waiting[number] or []}
        assert {game.box.seams.number[card.id] for card in pair} <= waiting
        game.teller = Books()
        try:
            EVENTS[window](game)
            go_on(game, f"{pair[0].id} {pair[1].id} {seed}")
        except Exception as error:
            raise AssertionError(f"{window}: {pair[0].id} and {pair[1].id}") from error


@pytest.mark.parametrize("query", QUERIES)
def test_two_bends_of_one_query(query: str) -> None:
    """One bends what the other left, in the order of the decks, and the game goes on."""
    number, (value, other) = SEAMS.queries.index(query), ASKED[query]
    for pair in pairs(query):
        game = with_both(pair)
        expected, mine = value, in_force_for(game, R1)
        for card in pair:
            if card.id in mine:
                expected = card.mods[query](game, R1, other, expected)
        assert expected == ask(game, number, R1, value, other), f"{query}: {pair[0].id} and {pair[1].id}"
        game.teller = Books()
        try:
            go_on(game, f"{pair[0].id} {pair[1].id}")
        except Exception as error:
            raise AssertionError(f"{query}: {pair[0].id} and {pair[1].id}") from error

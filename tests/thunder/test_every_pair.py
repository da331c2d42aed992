"""Every two cards that wait for one window or bend one query, both in force: the game goes on, and the books agree.

Whatever a box installs is looked through, so cards that come later are in it at once. A window in which two cards meet
needs ways to make its event happen, a query a value to ask for: the tests say so when one is missing. Whoever may use
one of the two does, either first; and a window's ways must bring every card of it into use beside another one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations, product
from typing import Any, Final

import pytest

from chicane.core.cards import EVERYBODY, HELD, Card, UseCard, ask, index_of
from chicane.core.chance import Luck, weighted
from chicane.core.log import Teller
from chicane.core.step import Step
from chicane.thunder.assign import Assign
from chicane.thunder.board import NAMES
from chicane.thunder.box import BESIDE_NOTHING, BESIDE_SEATS, BESIDE_TILES, BESIDE_VEHICLES, Box
from chicane.thunder.carnage.fire import BY_FIRE
from chicane.thunder.choppers import CallChopper, ChopperTo
from chicane.thunder.damage import BY_SHOT, Damage
from chicane.thunder.game import GAME
from chicane.thunder.kinds import FRONT_ARC, THROWN_BY_DICE
from chicane.thunder.lab.audit import audit
from chicane.thunder.lab.cards import lay_open, put_in_hand
from chicane.thunder.lab.position import position
from chicane.thunder.lab.put import put_damage
from chicane.thunder.move import ComeToRest
from chicane.thunder.presets import switches
from chicane.thunder.seams import SEAMS
from chicane.thunder.shoot import Shot
from chicane.thunder.slam import meet
from chicane.thunder.state import COASTED, NO_SLOT, PRIMED, Thunder
from chicane.thunder.status import BY_CHOPPER, BY_DAMAGE, eliminate
from chicane.thunder.turn import BeginTurn, StartRound

EVERYTHING: Final = {**GAME.check_options({}, 3), **dict.fromkeys(switches(GAME.options), "yes")}
RED, BLUE = 0, 1
R1, R2, R3, B1, B3 = 0, 1, 2, 3, 5
PLIES: Final = 25  # after the event
TRIES: Final = 4  # of luck, until both cards are used
CROWD: Final = """
b9: .b2 . . . .
c8: .r1 .b1 . . . .
d7: .r2 . . . .g1 .
e8: . .r3 . .g2
a20: .b3
"""
HURT: Final = """
b8: .b2 . . . .
c7: . ~r1 ?b1 . .R .
d7: .r2 ? .B . .g1 .
e6: .r3 . . .g2
a12: .b3
r1 damage dent
b1 damage dent
r1 burning
"""
AHEAD: Final = """
c18: .r1 .b1 . . . .
d17: .r2 . ?
e18: . .r3 . .
a10: .b2 . .b3 . .g1 . .g2
"""
BEHIND: Final = """
c9: .r1 . .b1 .b2 . .
d9: .r2 .r3 .
a20: .b3 . .g1
"""
Place = tuple[int, int]  # a seat and a vehicle of it
Event = Callable[[Thunder], None]


class Books(Teller):
    """Looks at the books before every step, and notes which cards have their say; none has it twice about one event."""

    def __init__(self) -> None:
        super().__init__()
        self.used: list[tuple[int, int]] = []  # the numbers of windows and cards
        self.answers: list[UseCard] = []  # about events that are still to happen

    def hear(self, game: Any, step: Step[Any]) -> None:
        fault = audit(game)
        assert not fault, f"before {step!r}: {fault}"
        self.answers = [each for each in self.answers if each.event is not step]
        if isinstance(step, UseCard):
            same = [each.held for each in self.answers if each.event is step.event]
            assert step.held not in same, f"{step!r} once more"
            self.used.append((step.window, step.held[0]))
            self.answers += [] if step.card(game).answers[SEAMS.windows[step.window]].instead else [step]


def box() -> Box:
    """Everything that there is on one table."""
    return GAME.box(3, EVERYTHING)


@cache
def drawn(scene: str) -> Thunder:
    """Some vehicles on the road, red's turn; to be copied."""
    game = position(scene.strip().splitlines(), GAME.blank(3, EVERYTHING))
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


def together(pair: tuple[Card, Card], scene: str) -> list[Thunder]:
    """A scene with two cards in force: for one vehicle and seat where that can be, and for two that meet."""
    found: dict[str, Thunder] = {}
    for first, second in product(((RED, R1), (BLUE, B1)), repeat=2):
        game = drawn(scene).copy()
        put(game, pair[0], first)
        put(game, pair[1], second)
        if are_in_force(game, pair):
            found[repr(game.in_force())] = game
    return [*found.values()]


def with_both(pair: tuple[Card, Card]) -> Thunder:
    """The crowd with two cards in force."""
    games = together(pair, CROWD)
    assert games, f"{pair[0].id} and {pair[1].id} are never in force together"
    return games[0]


# Events


def drive(game: Thunder) -> None:
    """Red's small car gets what it gets, and off it goes."""
    game.play(next(option for option in game.menu if isinstance(option, Assign) and option.vehicle == R1))


def crash(game: Thunder) -> None:
    """Red's small car is in the space of a blue one, and all its spikes are out."""
    game.active = R1
    game.trail |= PRIMED
    game.at[R1] = game.at[B1]
    meet(game, R1, B1)
    game.advance()


def do(*steps: Step[Any]) -> Event:
    """Something happens before red's turn goes on."""

    def happen(game: Thunder) -> None:
        game.do_all(list(steps))
        game.advance()

    return happen


def coast(game: Thunder) -> None:
    """Red's small car has coasted to rest."""
    game.active = R1
    game.trail |= COASTED | PRIMED
    do(ComeToRest(R1))(game)


def lose(cause: int) -> Event:
    """Two cars of two crews are eliminated at once."""

    def happen(game: Thunder) -> None:
        eliminate(game, [R1, B1], cause)
        game.advance()

    return happen


def fly(space: str) -> Event:
    """Red's chopper comes to a space, then blue's comes anywhere."""
    return do(ChopperTo(RED, NAMES.index(space)), CallChopper(BLUE))


SHOTS: Final = do(Shot(R1, B1, NO_SLOT), Shot(B1, R1, NO_SLOT))
LARGE: Final = do(Shot(R1, B3, NO_SLOT), Shot(B1, R3, NO_SLOT))
WAYS: Final[dict[str, list[tuple[str, Event]]]] = {  # scenes and events, by window
    "round_start": [(CROWD, do(StartRound()))],
    "turn_start": [(CROWD, do(BeginTurn(RED))), (BEHIND, do(BeginTurn(RED)))],
    "commanding": [(CROWD, drive)],
    "move_start": [(CROWD, drive), (HURT, drive)],
    "collision": [(CROWD, crash)],
    "throw": [(CROWD, crash)],
    "slam_over": [(CROWD, crash)],
    "damage": [(CROWD, do(Damage(R1, BY_SHOT, B1, NO_SLOT), Damage(B1, BY_SHOT, R1, NO_SLOT)))],
    "shot": [(CROWD, SHOTS), (HURT, SHOTS)],
    "shot_falls": [(CROWD, SHOTS), (HURT, SHOTS), (CROWD, LARGE)],
    "elimination": [(HURT, lose(cause)) for cause in (BY_DAMAGE, BY_FIRE, BY_CHOPPER)] + [(CROWD, lose(BY_DAMAGE))],
    "at_rest": [(CROWD, drive), (HURT, coast), (CROWD, coast)],
    "aftermath": [(CROWD, lose(BY_DAMAGE))],
    "airstrike": [(CROWD, do(CallChopper(RED), CallChopper(BLUE)))],
    "hover": [(CROWD, fly("c10")), (CROWD, fly("d8")), (HURT, fly("c9"))],
    "turn_end": [(CROWD, drive), (AHEAD, drive)],
}
ELSEWHERE: Final = {("shot_falls", "crash-helmet")}  # for the Big Rig, which is not at this table
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


def go_on(game: Thunder, seed: str, eager: Sequence[Card] = ()) -> None:
    """Some decisions and dice at random; who may use one of some cards does, the first of them first."""
    luck, numbers = Luck(seed), [game.box.seams.number[card.id] for card in eager]
    for _ in range(PLIES):
        if game.over:
            return
        weights = game.weights or [1] * len(game.menu)
        uses = [each for each in game.menu if isinstance(each, UseCard) and each.held[0] in numbers]
        uses.sort(key=lambda use: numbers.index(use.held[0]))
        game.play(uses[0] if uses else game.menu[weighted(weights, luck.below(sum(weights)))])


def used(game: Thunder, event: Event, name: str, luck: str, eager: Sequence[Card]) -> set[str]:
    """Let an event happen and the game go on; which of some cards had their say in the window of this name."""
    game.teller = books = Books()
    try:
        event(game)
        go_on(game, luck, eager)
    except Exception as error:
        raise AssertionError(f"{name}: {' and '.join(card.id for card in eager)}") from error
    here = {game.box.seams.cards[number].id for window, number in books.used if SEAMS.windows[window] == name}
    return here & {card.id for card in eager}


def pairs(name: str) -> list[tuple[Card, Card]]:
    """Every two cards that wait for a window or bend a query of this name."""
    return list(combinations([card for card in box().seams.cards if name in card.answers or name in card.mods], 2))


WINDOWS: Final = [name for name in SEAMS.windows if pairs(name)]
QUERIES: Final = [name for name in SEAMS.queries if pairs(name)]


def test_there_are_pairs() -> None:
    """Cards do meet, and every place where they may has its event or its value here."""
    assert {"collision", "damage"} <= set(WINDOWS) and {"moves", "thrown"} <= set(QUERIES)
    assert not set(SEAMS.windows) & set(SEAMS.queries)
    assert (set(), set()) == (set(WINDOWS) - set(WAYS), set(QUERIES) - set(ASKED))


@pytest.mark.parametrize("window", WINDOWS)
def test_two_cards_in_one_window(window: str) -> None:
    """Both wait, the event happens, and whoever is asked first the game goes on; no card is there for show."""
    number, met = SEAMS.windows.index(window), set()
    for pair in pairs(window):
        waiting = {held[0] for held, _, _ in index_of(with_both(pair)).waiting[number] or []}
        assert {with_both(pair).box.seams.number[card.id] for card in pair} <= waiting
        met |= meeting(window, pair)

    every = {card.id for card in box().seams.cards if window in card.answers}
    assert {card for where, card in ELSEWHERE if where == window} == every - met


def meeting(window: str, pair: tuple[Card, Card]) -> set[str]:
    """Two cards in all ways of a window, each of them first: those that had their say, both if they ever do."""
    found: set[str] = set()
    games = {scene: together(pair, scene) for scene, _ in WAYS[window]}
    for attempt, (scene, event) in product(range(TRIES), WAYS[window]):
        for count, game in enumerate(games[scene]):
            order = pair if (count + attempt) % 2 == 0 else pair[::-1]
            found |= used(game.copy(), event, window, f"{pair[0].id} {pair[1].id} {count} {attempt}", order)
        if len(found) == 2:
            break
    return found


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
        used(game, lambda _: None, query, "bent", pair)

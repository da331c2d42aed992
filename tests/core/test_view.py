"""What a seat may know: proven with a game that has secrets in hands, in a pile, in the log and on the agenda."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as some

from chicane.bots import bot
from chicane.core.chance import Luck, commitment, stroll
from chicane.core.codec import digest
from chicane.core.errors import StuckGame
from chicane.core.match import Match
from chicane.core.pile import UNKNOWN
from chicane.core.step import CHANCE, NOBODY
from chicane.core.view import WATCHER, seen_by
from tests.core.toy import BOUTS, DECKS, GAME, HAND, Duel, Unearth

SEATS = [0, 1, WATCHER]


def match(seed: str = "7", plies: int = 0, **options: object) -> Match:
    """A match with two seats, played at random for some plies after the deal."""
    game = Match(GAME, 2, GAME.check_options(options, 2), ["A", "B"], seed, commitment(seed))
    game.settle()
    luck = Luck(seed)
    for _ in range(plies):
        if not game.over:
            game.play(game.options[luck.below(len(game.options))])
    return game


def duel(seed: str = "7", plies: int = 0) -> Duel:
    """The game of such a match."""
    game = match(seed, plies).game
    assert isinstance(game, Duel)
    return game


def buried(game: Duel) -> int:
    """The card that waits on the agenda."""
    return next(step.card for step in game.agenda if isinstance(step, Unearth))


def swapped(game: Duel, seat: int, luck: Luck) -> Duel:
    """The same game with everything dealt anew that the seat can't see, worked out without `hide` and `imagine`."""
    twin = game.copy()
    others = [other for other in range(game.players) if other != seat]
    cards = [buried(game), *[value for value, count in enumerate(game.pile) for _ in range(count)]]
    for other in others:
        cards += twin.hands[other] + [card for card in twin.planned[other : other + 1] if card]
    shuffled = [cards.pop(luck.below(len(cards))) for _ in range(len(cards))]
    for other in others:
        twin.hands[other] = sorted(shuffled.pop() for _ in twin.hands[other])
        twin.planned[other] = shuffled.pop() if twin.planned[other] else 0
    twin.agenda[0] = Unearth(shuffled.pop())
    twin.pile = [shuffled.count(value) for value in range(len(game.pile))]
    return twin


def test_own_hand_only() -> None:
    """The number of the others' cards is no secret; what they may be is all that the seat has not seen."""
    game = duel()

    assert [game.hands[0], [UNKNOWN] * HAND] == seen_by(game, 0).state["hands"]
    assert [[UNKNOWN] * HAND, game.hands[1]] == seen_by(game, 1).state["hands"]
    assert [[UNKNOWN] * HAND] * 2 == seen_by(game, WATCHER).state["hands"]
    for seat in SEATS:
        own = game.hands[seat] if seat >= 0 else []
        unseen = [count - own.count(value) for value, count in enumerate(DECKS["plain"])]
        assert unseen == seen_by(game, seat).state["pile"]
        assert {"step": "Unearth", "with": [UNKNOWN]} == seen_by(game, seat).state["agenda"][0]


def test_watchers_are_nobody_else() -> None:
    """Not the dice, not a seat, and not nobody, who acts once a game is over."""
    assert 3 == len({WATCHER, CHANCE, NOBODY})
    assert max(WATCHER, CHANCE, NOBODY) < 0


def test_the_game_itself_keeps_its_secrets() -> None:
    """Looking at it from anywhere erases nothing."""
    game = duel()
    before = digest(game)
    for seat in SEATS:
        seen_by(game, seat).imagine(Luck("7"))

    assert before == digest(game)


@given(seed=some.integers(), plies=some.integers(0, 6), again=some.integers(), seat=some.sampled_from(SEATS))
def test_other_secrets_same_view(seed: int, plies: int, again: int, seat: int) -> None:
    """With all that is hidden dealt anew, a seat sees the same state, to the last byte."""
    game = duel(str(seed), plies)
    assume(not game.over)
    other = swapped(game, seat, Luck(str(again)))

    assert json.dumps(seen_by(game, seat).state) == json.dumps(seen_by(other, seat).state)
    assert seen_by(game, seat).options == seen_by(other, seat).options


@pytest.mark.parametrize("spec", ["random", "greedy", "rollout:8"])
def test_other_secrets_same_choice(spec: str) -> None:
    """A bot that sees the same does the same: what it may not know has no way into its choice."""
    for number in range(12):
        game = duel(str(number), plies=number % 4)
        if not game.over:
            other = swapped(game, game.actor, Luck(str(number)))
            views = [seen_by(each, each.actor) for each in (game, other)]
            one, two = (bot(spec, "seed").choose(view, view.game.menu) for view in views)
            assert one == two


def test_swapping_really_swaps() -> None:
    """What the test above relies on: the hidden parts differ, and their owner sees it."""
    game = duel()
    other = swapped(game, 0, Luck("7"))

    assert game.hands[0] == other.hands[0]
    assert game.hands[1] != other.hands[1]
    assert seen_by(game, 1).state != seen_by(other, 1).state


def test_log_without_secrets() -> None:
    """Draws are known to who drew, planned cards to who planned, the buried card to nobody."""
    game = match(plies=2)
    assert ["*"] * 7 + ["0", "0"] == [line.split()[0] for line in game.log]
    own, other, watcher = (game.seen_by(seat).log for seat in SEATS)

    assert ["* ?", *game.log[1:4], "* ?", "* ?", "* ?", *game.log[7:]] == own
    assert ["* ?", "* ?", "* ?", "* ?", *game.log[4:8], "0 ?"] == other
    assert ["* ?"] * 7 + [game.log[7], "0 ?"] == watcher


def test_story_without_secrets() -> None:
    """The commentator whispers: a planned card is told to who planned it, the rest to everybody."""
    game = match(plies=2)
    own, other, watcher = (game.seen_by(seat).story for seat in SEATS)
    secret = next(line for line in game.story if line.message.key == "toy-told-plan")

    assert secret in own
    assert [line for line in own if not line.step.hidden(1)] == other
    for lines in (other, watcher):
        assert secret not in lines
        assert "toy-told-bout" in [line.message.key for line in lines]


def test_story_is_no_handle() -> None:
    """What is done to the story of a view is not done to that of the match."""
    game = match(plies=2)
    told = len(game.story)
    game.seen_by(0).story.clear()

    assert told == len(game.story) > 0


def test_only_the_actor_sees_the_menu() -> None:
    """The others get no options, and not the steps behind them either."""
    game = duel(plies=1)

    assert 0 == game.actor
    assert [option.text(game) for option in game.menu] == seen_by(game, 0).options
    assert game.menu == seen_by(game, 0).game.menu
    for seat in (1, WATCHER):
        assert [] == seen_by(game, seat).options
        assert [] == seen_by(game, seat).game.menu
        assert 0 == seen_by(game, seat).game.actor


def test_menu_of_chance_is_nobody_s() -> None:
    """What can still be drawn, and how often, would give away what others hold."""
    game = GAME.start(2)
    game.play(game.menu[0])

    assert CHANCE == game.actor
    for seat in SEATS:
        view = seen_by(game, seat)
        assert ([], None) == (view.game.menu, view.game.weights)


def test_no_handle_to_the_game() -> None:
    """Whatever is done to a view, the game stays as it is."""
    game = duel(plies=1)
    before, menu = digest(game), game.menu[:]
    view = seen_by(game, 0)
    assert isinstance(view.game, Duel)
    containers: list[list[Any]] = [view.game.menu, view.game.agenda, view.game.points, view.game.winners]
    for container in [*containers, *view.game.hands]:
        container.clear()
    view.game.setup.clear()

    assert (before, menu) == (digest(game), game.menu)
    assert {"deck": "plain", "cards": "none"} == game.setup


@given(seed=some.integers(), plies=some.integers(0, 6), again=some.integers(), seat=some.sampled_from(SEATS))
def test_imagined_game_agrees_with_the_view(seed: int, plies: int, again: int, seat: int) -> None:
    """It is a full game in which the seat would know the same, and it plays to its end."""
    view = seen_by(duel(str(seed), plies), seat)
    game = view.imagine(Luck(str(again)))
    assert isinstance(game, Duel)

    assert view.state == seen_by(game, seat).state
    assert UNKNOWN not in [*game.planned, *game.pile, *[card for hand in game.hands for card in hand]]
    if not game.over:
        assert view.game.actor == game.actor
        assert 1 < len(game.menu)
        total = sum(game.pile) + len(game.shown) + sum(map(len, game.hands)) + sum(card > 0 for card in game.planned)
        assert 12 == total + 1
        stroll(game, Luck(str(again)))
        assert BOUTS * 2 == len(game.shown)


def test_every_possibility_is_imagined() -> None:
    """The other hand is drawn by what is left, not copied from the truth."""
    game = duel()
    view, luck = seen_by(game, 0), Luck("7")
    hands = Counter(tuple(hand(view.imagine(luck))) for _ in range(500))

    assert tuple(game.hands[1]) in hands
    assert 10 < len(hands)
    assert max(hands.values()) < 150


def hand(game: Any) -> list[int]:
    """The hand of seat 1."""
    assert isinstance(game, Duel)
    return game.hands[1]


def test_imagined_actor_has_a_real_choice() -> None:
    """Seat 1 was asked for a card, so seat 0 knows that its cards are not all equal."""
    game = duel(plies=2)
    assert 1 == game.actor
    view, luck = seen_by(game, 0), Luck("7")

    assert all(len(set(hand(view.imagine(luck)))) > 1 for _ in range(300))


class Blind(Duel):
    """A game that imagines what can't be."""

    def imagine(self, seat: int, luck: Luck) -> None:
        self.hands[1] = [1, 1, 1]


def test_impossible_imagination_is_a_fault() -> None:
    """The error says who was to be asked."""
    game = GAME.adopt(Blind(2, GAME.check_options({}, 2)))
    game.hands = [[1, 2, 3], [1, 2, 3]]
    game.do_all([*duel(plies=2).agenda[-1:]])
    game.advance()
    assert 1 == game.actor

    with pytest.raises(StuckGame, match=r"^seat 0 can't imagine how seat 1 comes to be asked$"):
        seen_by(game, 0).imagine(Luck("7"))


def test_finished_game_can_be_imagined() -> None:
    """Nothing is left to be drawn."""
    game = duel(plies=20)
    assert game.over

    assert seen_by(game, 0).imagine(Luck("7")).over


def test_winners_are_no_handle_either() -> None:
    """The end of the game can't be changed from a view."""
    game = duel("1", plies=20)
    assert game.winners
    winners = game.winners[:]
    seen_by(game, 0).game.winners.clear()

    assert winners == game.winners


def test_view_without_a_log() -> None:
    """A bare game has none, and no story."""
    assert ([], []) == (seen_by(duel(), 0).log, seen_by(duel(), 0).story)

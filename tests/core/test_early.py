"""Early answers: secrets that are decided at once may be given in any order."""

from chicane.core.chance import Luck, stroll
from chicane.core.codec import digest
from chicane.core.early import answered, asked_first
from chicane.core.engine import Game
from tests.core import toy


def planning() -> Game:
    """Three seats of the toy game, the first of which is asked for its card."""
    game = toy.GAME.start(3, {})
    stroll(game, Luck("early"), 10)
    game.play(game.menu[0])
    assert game.pending.at_once() and 0 == game.actor
    return game


def test_a_seat_is_asked_before_its_turn() -> None:
    """Every other seat gets the menu it will have when its turn comes; the game itself stays as it was."""
    game = planning()
    before = digest(game)
    first = asked_first(game, 2)
    assert first is not None and 2 == first.actor
    early = [option.text(first) for option in first.menu]
    assert before == digest(game)

    game.play(game.menu[0])
    game.play(game.menu[0])
    assert 2 == game.actor
    assert [option.text(game) for option in game.menu] == early


def test_whoever_is_asked_already_or_has_no_secret_to_decide_is_not_asked_early() -> None:
    """Neither the seat whose turn it is, nor anybody while the stake is said aloud."""
    game = planning()
    assert asked_first(game, 0) is None
    assert asked_first(game, toy.GAME.max_players) is None

    aloud = toy.GAME.start(3, {})
    stroll(aloud, Luck("early"), 10)
    assert not aloud.pending.at_once()
    assert asked_first(aloud, 1) is None


def test_an_answer_given_early_is_the_one_played_later() -> None:
    """The order of the answers makes no difference to the position."""
    game = planning()
    first = asked_first(game, 1)
    assert first is not None
    answer = first.menu[-1].text(first)
    twin = answered(game, 1, [answer])
    assert twin is not None and 0 == twin.actor
    twin.play(twin.menu[0])

    game.play(game.menu[0])
    option = game.pending.parse(game, answer)
    assert option is not None
    game.play(option)
    assert digest(game) == digest(twin)


def test_an_answer_that_cannot_be_given_is_refused() -> None:
    """A card that the hand does not hold, or one answer too many."""
    game = planning()
    first = asked_first(game, 1)
    assert first is not None
    answer = first.menu[0].text(first)
    assert answered(game, 1, ["plan 9"]) is None
    assert answered(game, 1, [answer, answer]) is None
    assert answered(game, 1, [answer]) is not None

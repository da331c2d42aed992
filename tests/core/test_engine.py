"""The agenda: what is done next, who is asked, and how a game stops."""

from __future__ import annotations

from typing import Any

import pytest

from chicane.core.chance import Luck
from chicane.core.engine import CAPPED, FINISHED, PLY_CAP, Game
from chicane.core.errors import StuckGame
from chicane.core.log import Teller
from chicane.core.message import Message
from chicane.core.step import CHANCE, NOBODY, Step
from tests.core.toy import GAME, Duel

SETUP = GAME.check_options({}, 2)


class Note(Step[Duel]):
    """Writes a number down."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, duel: Duel) -> None:
        duel.shown.append(self.number)

    def text(self, duel: Duel) -> str:
        return f"note {self.number}"

    def tell(self, duel: Duel) -> Message:
        return Message("toy-told-note", number=self.number, before=len(duel.shown))


class Ask(Step[Duel]):
    """Asks somebody which of some numbers to write down."""

    def __init__(self, seat: int, numbers: tuple[int, ...]) -> None:
        self.seat = seat
        self.numbers = numbers

    def actor(self, duel: Duel) -> int:
        return self.seat

    def options(self, duel: Duel) -> list[Step[Any]]:
        return [Note(number) for number in self.numbers]


class Fork(Step[Duel]):
    """Does two things in its place."""

    def run(self, duel: Duel) -> None:
        duel.do_all([Note(1), Note(2)])


class Forever(Step[Duel]):
    """Never comes to an end."""

    def run(self, duel: Duel) -> None:
        duel.do(Forever())


class Crown(Step[Duel]):
    """Ends the game for these seats."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def run(self, duel: Duel) -> None:
        duel.finish(list(self.seats))


def duel(*steps: Step[Any], players: int = 2) -> Duel:
    """A game with nothing to do but these steps, at its first decision."""
    game = GAME.blank(players, SETUP)
    game.do_all(list(steps))
    game.advance()
    return game


def test_first_step_first() -> None:
    """Steps are done in the order given; those that a step adds come before the rest."""
    assert [0, 1, 2, 3] == duel(Note(0), Fork(), Note(3)).shown


def test_step_added_last_is_done_next() -> None:
    """The agenda is a stack."""
    game = GAME.blank(2, SETUP)
    game.do(Note(1))
    game.do(Note(2))
    game.advance()

    assert [2, 1] == game.shown


def test_stops_where_somebody_must_choose() -> None:
    """With the actor, the menu and no weights; what comes later waits."""
    game = duel(Note(0), Ask(1, (5, 6)), Note(9))

    assert 1 == game.actor
    assert [Note(5), Note(6)] == game.menu
    assert game.weights is None
    assert Ask(1, (5, 6)) == game.pending
    assert [0] == game.shown
    assert not game.over


def test_option_takes_the_place_of_the_question() -> None:
    """It is run, and the game goes on to its end."""
    game = duel(Ask(1, (5, 6)), Note(9))
    game.play(game.menu[1])

    assert [6, 9] == game.shown
    assert 1 == game.plies
    assert game.over
    assert (NOBODY, []) == (game.actor, game.menu)


def test_forced_choice_is_taken_without_asking() -> None:
    """A single option is no ply, for seats and chance alike."""
    game = duel(Ask(1, (5,)), Ask(CHANCE, (6,)))

    assert [5, 6] == game.shown
    assert 0 == game.plies


def test_nothing_to_choose_is_a_fault() -> None:
    """The error names the step and the seat."""
    with pytest.raises(StuckGame, match=r"^Ask\(1, \(\)\) offers seat 1 nothing to choose$"):
        duel(Ask(1, ()))


def test_going_round_in_circles_is_a_fault() -> None:
    """The error names the step that never ends."""
    with pytest.raises(StuckGame, match=r"steps without a decision; the last is Forever\(\)$"):
        duel(Forever())


def test_finish_drops_what_was_left() -> None:
    """Winners and reason are kept; nothing more is done."""
    game = duel(Crown((1,)), Note(9))

    assert game.over
    assert ([1], FINISHED) == (game.winners, game.reason)
    assert ([], []) == (game.shown, game.agenda)


def test_ply_cap() -> None:
    """A game that reaches the cap ends at its next decision, and nobody wins."""
    game = GAME.blank(2, SETUP)
    game.cap = 2
    game.do_all([Ask(0, (1, 2)), Ask(0, (1, 2)), Note(3), Ask(0, (1, 2)), Note(9)])
    game.advance()
    for _ in range(2):
        assert not game.over
        game.play(game.menu[0])

    assert game.over
    assert ([], CAPPED) == (game.winners, game.reason)
    assert [1, 1, 3] == game.shown


def test_usual_ply_cap() -> None:
    """Every game has one."""
    assert PLY_CAP == GAME.start(2).cap


@pytest.mark.parametrize(
    ("winners", "returns"), [((), [0, 0, 0]), ((2,), [0, 0, 1]), ((0, 2), [0.5, 0, 0.5]), ((0, 1, 2), [1 / 3] * 3)]
)
def test_returns(winners: tuple[int, ...], returns: list[float]) -> None:
    """The winners share a pot of one."""
    assert returns == duel(Crown(winners), players=3).returns()


def test_reveal_remembers_the_ply() -> None:
    """So that nothing before it can be undone."""
    game = duel(Ask(0, (1, 2)), Ask(0, (3, 4)))
    game.play(game.menu[0])
    game.reveal()

    assert 1 == game.learnt


def test_teller_hears_each_step_before_it_runs() -> None:
    """Forced and chosen options too; a game without a teller says nothing."""
    game = GAME.blank(2, SETUP)
    game.teller = Teller()
    game.do_all([Note(7), Ask(0, (1,)), Ask(0, (1, 2))])
    game.advance()
    game.play(game.menu[1])

    told = [(line.ply, line.message.args) for line in game.teller.lines]
    assert [
        (0, {"number": 7, "before": 0}),
        (0, {"number": 1, "before": 1}),
        (1, {"number": 2, "before": 2}),
    ] == told


def test_copy_goes_its_own_way() -> None:
    """In the middle of anything; the commentator stays with the original."""
    game = duel(Ask(0, (1, 2)), Ask(1, (3, 4)))
    game.teller = Teller()
    game.cap = 77
    twin = game.copy()
    twin.play(twin.menu[1])
    game.play(game.menu[0])

    assert 77 == twin.cap
    assert ([1], [2]) == (game.shown, twin.shown)
    assert ([Note(3), Note(4)], 1) == (twin.menu, twin.actor)
    assert 1 == len(game.teller.lines)
    assert twin.teller is None


def test_copy_before_the_dice() -> None:
    """It has the weights too, and remembers what came to light."""
    game = GAME.start(2, {"deck": "steep"})
    game.plies = 3
    game.reveal()
    twin = game.copy()

    assert (CHANCE, [5, 4, 2, 1], 3) == (twin.actor, twin.weights, twin.learnt)


def test_bare_game() -> None:
    """A game without cards has none in force, hides nothing, and must say how it is copied."""
    game = Game(2, {})

    assert [] == game.in_force()
    game.hide(0)
    game.imagine(0, Luck("7"))
    assert game.over
    for ask in (game.copy, game.seams, game.active_seat):
        with pytest.raises(NotImplementedError):
            ask()

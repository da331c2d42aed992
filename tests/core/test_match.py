"""A match from its first die to its end, and back."""

from __future__ import annotations

import random
from typing import Any

import pytest

import chicane
from chicane import fast
from chicane.core.chance import Luck, commitment
from chicane.core.codec import digest
from chicane.core.errors import BadInput, IllegalOption
from chicane.core.log import Teller
from chicane.core.match import Match, Result
from chicane.core.message import Message
from chicane.core.step import Step
from tests.core.toy import GAME, Planned, Raised

pytestmark = pytest.mark.usefixtures("toy_installed")


def played(seed: str = "7") -> Match:
    """A match of three played at random to its end."""
    match, luck = chicane.new("toy", players=3, seed=seed, options={"cards": "all"}), Luck("choices")
    while not match.over:
        match.play(match.options[luck.below(len(match.options))])
    return match


def test_new_match_stands_at_the_first_choice() -> None:
    """The cards are dealt; seat 0 says what is at stake."""
    match = chicane.new("toy", players=2, seed=7)

    assert 0 == match.to_act
    assert ["stake 1", "stake 2"] == match.options
    assert (False, None) == (match.over, match.result)
    assert ["*"] * 7 == [line[0] for line in match.log]
    assert ["P1", "P2"] == match.seats
    assert commitment("7") == match.commitment


def test_seeds_are_text() -> None:
    """The number 7 and the text 7 are the same seed; another one deals other cards."""
    assert chicane.new("toy", seed=7).log == chicane.new("toy", seed="7").log
    assert chicane.new("toy", seed=7).log != chicane.new("toy", seed=8).log


def test_without_a_seed_nobody_can_guess() -> None:
    """128 bits, new each time, and not from the `random` module."""
    random.seed(1)
    before = random.getstate()
    one, other = chicane.new("toy"), chicane.new("toy")

    assert one.seed is not None and 32 == len(one.seed)
    assert one.seed != other.seed
    assert before == random.getstate()


def test_number_of_players() -> None:
    """As given, as many as there are names, or as many of four as the game allows."""
    assert 2 == chicane.new("toy", players=2).players
    assert 2 == chicane.new("toy", seats=["Ann", "Bob"]).players
    assert 3 == chicane.new("toy").players


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "toi"}, "no game 'toi'; did you mean 'toy'?"),
        ({"game": "toy", "players": 9}, "toy is for 2 to 3 players, not 9"),
        ({"game": "toy", "players": 0}, "toy is for 2 to 3 players, not 0"),
        ({"game": "toy", "players": 3, "seats": ["Ann", "Bob"]}, "2 seats named for 3 players"),
        ({"game": "toy", "seats": []}, "0 seats named for 3 players"),
        ({"game": "toy", "options": {"dek": "steep"}}, "toy: no option 'dek'; did you mean 'deck'?"),
        ({"game": "toy", "options": {"deck": "flat"}}, "toy, option deck: 'flat' is not one of plain, steep"),
    ],
)
def test_match_that_can_t_begin(arguments: dict[str, object], message: str) -> None:
    """One line that says what is wrong."""
    with pytest.raises(BadInput) as error:
        chicane.new(**arguments)  # type: ignore[arg-type]

    assert message == str(error.value)


def test_options_by_text_or_by_themselves() -> None:
    """Both are logged the same way."""
    one, other = chicane.new("toy", players=2, seed=7), chicane.new("toy", players=2, seed=7)
    one.play("stake 2")
    other.play(Raised(2))

    assert one.log == other.log
    assert "0 stake 2" == one.log[-1]


@pytest.mark.parametrize("choice", ["stake 3", "", "Stake 1", Raised(3), Planned(0, 1)])
def test_option_that_is_not_on_the_menu(choice: str | Step[Any]) -> None:
    """It is refused with the menu, and nothing has happened."""
    match = chicane.new("toy", players=2, seed=7)
    before = digest(match.game)

    with pytest.raises(IllegalOption) as error:
        match.play(choice)

    assert f"{choice!r} is not on the menu; choose one of: stake 1, stake 2" == str(error.value)
    assert (before, 7) == (digest(match.game), len(match.log))


@pytest.mark.parametrize("choice", [None, 1])
def test_what_is_no_option_at_all(choice: object) -> None:
    """It is not on the menu either; where the engine is compiled, its type is refused before that."""
    match = chicane.new("toy", players=2, seed=7)
    refused = TypeError if fast.RUNS_ON == fast.COMPILED else IllegalOption

    with pytest.raises(refused):
        match.play(choice)  # type: ignore[arg-type]

    assert 7 == len(match.log)


def test_end_of_a_match() -> None:
    """Nobody acts, there is a result, and no option is taken."""
    match = played()

    assert (True, None, []) == (match.over, match.to_act, match.options)
    assert Result(tuple(match.game.winners), match.game.reason) == match.result
    with pytest.raises(IllegalOption, match=r"^the game is over$"):
        match.play("stake 1")


def test_results() -> None:
    """Equal by winners and reason."""
    assert Result((1,), "finished") == Result((1,), "finished")
    assert Result((1,), "finished") != Result((), "finished")
    assert Result((1,), "finished") != Result((1,), "capped")
    assert 1 == len({Result((1,), "finished"), Result((1,), "finished")})
    assert "Result(winners=(1,), reason='finished')" == repr(Result((1,), "finished"))


def test_same_seed_and_choices() -> None:
    """Equal logs, story and result."""
    one, other = played(), played()

    assert (one.log, one.result) == (other.log, other.result)
    assert [line.message for line in one.story] == [line.message for line in other.story]


def test_story_begins_with_the_game() -> None:
    """The commentator was there from the first die on; each line has its ply."""
    match = chicane.new("toy", players=2, seed=7)
    match.play("stake 1")

    assert [("toy-told-bury", 1), ("toy-told-bout", 7)] == [(line.message.key, line.ply) for line in match.story]


class Listener(Teller):
    """Somebody who came to listen."""


def unsettled() -> Match:
    """A match before its first dice."""
    return Match(GAME, 2, GAME.check_options({}, 2), ["a", "b"], "9", commitment("9"))


def story(match: Match) -> list[tuple[int, Message]]:
    return [(line.ply, line.message) for line in match.story]


def test_a_story_that_was_not_told_on_the_way() -> None:
    """It is told from the acts to whoever asks, word for word, and the match stands where it stood."""
    aloud, hushed = (unsettled() for _ in range(2))
    hushed.hush()
    for match in (aloud, hushed):
        match.settle()
        while not match.over:
            match.play(match.options[0])

    assert [] == hushed.teller.lines
    assert story(aloud) == story(hushed.copy()) == story(hushed)
    assert digest(aloud.game) == digest(hushed.game)


def test_whoever_came_to_listen_hears_it_as_it_happens() -> None:
    """There is no silence for them."""
    match = unsettled()
    match.teller = match.game.teller = Listener()
    match.hush()
    match.settle()
    while not match.over:
        match.play(match.options[0])

    assert match.teller.lines


def test_any_ply() -> None:
    """The match as it stood, which can be played on another way; the match itself stays where it is."""
    match = played()
    before = match.log
    early = match.at(len(chicane.new("toy", players=3, seed="7", options={"cards": "all"}).log))

    assert (0, ["stake 1", "stake 2"]) == (early.to_act, early.options)
    early.play("stake 1" if "stake 2" in before[10] else "stake 2")
    assert before == match.log
    assert before[:10] == early.log[:10]
    assert match.log == match.at(len(match.log)).log
    assert [] == match.at(0).log


@pytest.mark.parametrize("ply", [-1, 1000])
def test_ply_that_never_was(ply: int) -> None:
    """The error says which there are."""
    match = chicane.new("toy", players=2, seed=7)

    with pytest.raises(BadInput, match=f"^ply {ply} is not between 0 and 7$"):
        match.at(ply)


def test_copies_go_their_own_way() -> None:
    """Log and story too."""
    match = chicane.new("toy", players=2, seed=7)
    twin = match.copy()
    twin.play("stake 2")

    assert (7, 8) == (len(match.log), len(twin.log))
    assert "stake 1" in match.options
    match.play("stake 1")
    assert ["0 stake 1", "0 stake 2"] == [match.log[-1], twin.log[-1]]
    assert len(match.story) == len(twin.story)


# Undo


def plan(match: Match) -> None:
    """Whoever must plan a card plans their lowest."""
    assert match.options[0].startswith("plan")
    match.play(match.options[0])


def test_undo_step_by_step() -> None:
    """Several own choices in a row can be taken back one by one, down to the dice."""
    match = chicane.new("toy", players=2, seed=7)
    before = [digest(match.game)]
    match.play("stake 2")
    before.append(digest(match.game))
    plan(match)

    match.undo(0)
    assert before[1] == digest(match.game)
    match.undo(0)
    assert before[0] == digest(match.game)
    assert 7 == len(match.log)
    with pytest.raises(IllegalOption, match=r"^nothing to undo: the dice, a secret or another player came after"):
        match.undo(0)


def test_undo_only_one_s_own() -> None:
    """Nobody takes back what another seat chose."""
    match = chicane.new("toy", players=2, seed=7)
    match.play("stake 2")

    assert [True, False] == [match.can_undo(seat) for seat in (0, 1)]
    with pytest.raises(IllegalOption):
        match.undo(1)


def test_no_undo_after_somebody_else() -> None:
    """Seat 1 planned after seat 0; with three seats nothing is revealed yet."""
    match = chicane.new("toy", players=3, seed=1)
    match.play("stake 2")
    plan(match)
    assert match.can_undo(0)
    plan(match)

    assert [False, True, False] == [match.can_undo(seat) for seat in range(3)]


def test_no_undo_after_a_secret_came_to_light() -> None:
    """The last card that is planned shows all of them."""
    match = chicane.new("toy", players=2, seed=7)
    match.play("stake 2")
    match.play(match.options[-1])  # another card than the one of seat 1, so that no toss is needed
    plan(match)

    assert "1 plan" == match.log[-1][:6]  # no dice came after it
    assert not match.can_undo(1)


def test_no_undo_before_the_first_choice() -> None:
    """The deal stays."""
    assert not any(chicane.new("toy", seed=7).can_undo(seat) for seat in (-1, 0, 1, 2))


def test_story_after_undo() -> None:
    """What was told of the choice is taken back with it."""
    match = chicane.new("toy", players=2, seed=7)
    match.play("stake 2")
    before = [line.message for line in match.story]
    plan(match)
    match.undo(0)

    assert before == [line.message for line in match.story]


# A seed that somebody else keeps


def test_match_with_a_secret_seed_is_not_played_on() -> None:
    """Not even by half an option, after which the dice could not fall."""
    match = chicane.new("toy", players=2, seed=7)
    match.seed = None

    with pytest.raises(BadInput, match=r"^the seed of this game is not revealed: it can be replayed, not played on$"):
        match.play("stake 1")
    assert 7 == len(match.log)
    assert 3 == len(match.at(3).log)


def test_dice_can_t_be_chosen() -> None:
    """Neither where chance is to act and the seed is not known."""
    match = Match(GAME, 2, GAME.check_options({}, 2), ["A", "B"], None, commitment("7"))

    with pytest.raises(BadInput, match="not revealed"):
        match.play("bury 1")
    with pytest.raises(BadInput, match="not revealed"):
        match.settle()
    assert [] == match.log


def test_picture_in_a_notebook() -> None:
    """A match shows itself as SVG."""
    assert chicane.new("toy", seed=7)._repr_svg_().startswith("<svg ")


def test_undo_past_those_who_do_not_mind() -> None:
    """What seat 1 planned after seat 0 is taken back with it, if seat 1 does not mind and nothing came to light."""
    match = chicane.new("toy", players=3, seed=1)
    match.play("stake 2")
    before = digest(match.game)
    plan(match)
    plan(match)

    assert match.can_undo(0, past=[1, 2])
    assert not match.can_undo(0, past=[2])
    match.undo(0, past=[1, 2])
    assert before == digest(match.game)


def test_no_undo_past_a_secret() -> None:
    """Once all cards are shown, it does not matter who does not mind."""
    match = chicane.new("toy", players=2, seed=7)
    match.play("stake 2")
    match.play(match.options[-1])
    plan(match)

    assert not match.can_undo(0, past=[1])

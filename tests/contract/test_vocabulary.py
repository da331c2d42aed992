"""What programs that learn are given: a number for every option, and numbers for every position."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from chicane.core.codec import step_kinds
from chicane.core.registry import find, names
from chicane.core.step import Step
from chicane.core.view import seen_by
from tests.contract.test_contract import MOST_MIXES, USUAL_MIXES, Case, cases, in_two_parts

STORED = Path(__file__).parent / "vocabularies.json"
LARGEST = 1 << 15  # no feature is beyond it, up or down
EVERY = 9  # decisions between two positions that are compared with the views of all seats

INSTALLED = names()


def real(most: int) -> list[Case]:
    """A sample of the mixes of the games that are installed."""
    return [case for case in cases(most) if case.rules.id in INSTALLED]


every_mix = in_two_parts(real(MOST_MIXES), real(USUAL_MIXES))
every_game = pytest.mark.parametrize("game", INSTALLED)


@every_mix
def test_every_option_has_a_number_of_its_own(case: Case) -> None:
    """Whatever a seat may choose has a number, below the size of the vocabulary, and no other on the menu has it."""
    vocabulary = case.rules.vocabulary()
    for game, _ in case.walk():
        if game.actor >= 0:
            numbers = vocabulary.numbers(game)
            assert len(game.menu) == len(set(numbers))
            assert 0 <= min(numbers) and max(numbers) < vocabulary.size


@every_mix
def test_features_are_those_of_the_view(case: Case) -> None:
    """The features of a seat are the same whether it is shown the game or its own view, and there are so many."""
    features = case.rules.features()
    for number, (game, _) in enumerate(case.walk()):
        if number % EVERY == 0:
            for seat in range(game.players):
                found = features.numbers(game, seat)
                assert features.numbers(seen_by(game, seat).game, seat) == found
                assert features.size == len(found)
                assert max(map(abs, found)) < LARGEST


@every_game
def test_a_vocabulary_that_was_given_out_never_changes(game: str) -> None:
    """Each version has the words that are stored for it; a new one begins with all words of the one before."""
    vocabulary, stored = find(game).vocabulary(), json.loads(STORED.read_text("utf-8"))[game]
    assert stored[-1]["version"] == vocabulary.version, "raise the version and store the new vocabulary"
    for each in stored:
        assert each == described(game, each["version"], each["size"])
    assert stored[-1]["size"] == vocabulary.size


@every_game
def test_numbers_are_told_in_words(game: str) -> None:
    """Every number has words of its own, and every feature a name."""
    words, named = find(game).vocabulary().words(), find(game).features().names()
    assert find(game).vocabulary().size == len(words) == len(set(words))
    assert find(game).features().size == len(named) == len(set(named))


@pytest.mark.slow
@every_game
def test_what_has_no_numbers_is_chosen_by_chance_only(game: str) -> None:
    """Kinds of options that the vocabulary leaves out are never on the menu of a seat: only the dice take them."""
    rules, luck_only = find(game), set[str]()
    for case in real(MOST_MIXES):
        if case.rules.id == game:
            luck_only |= {type(each).__name__ for state, _ in case.walk() if state.actor < 0 for each in state.menu}
    numbered = {kind.__name__ for kind in rules.vocabulary().by_kind}
    package = type(rules).__module__.rpartition(".")[0]
    told = {name for name, kind in step_kinds(package).items() if kind.text is not Step.text}
    assert set() == told - numbered - luck_only - NEVER_CHOSEN[game]


# Kinds that have a text and are never on anybody's menu, or so seldom on that of chance that the sample has none.
NEVER_CHOSEN: dict[str, set[str]] = {
    "chariot": {"UseCard", "Decline"},
    "thunder": {"Secret", "Sifted", "Washed"},
    "wreckage": {"UseCard", "Decline"},
    "wreckland": {"UseCard", "Decline", "Rallied"},
}


def described(game: str, version: int, size: int) -> dict[str, object]:
    """What is stored of a version: how many words there are, and their fingerprint."""
    words = "\n".join(find(game).vocabulary().words()[:size])
    return {"version": version, "size": size, "sha256": hashlib.sha256(words.encode()).hexdigest()}

"""Levels and characters: what people are offered as opponents, in every game."""

from __future__ import annotations

import pytest

import chicane
from chicane.bots import bot, play_out
from chicane.bots.budget import within
from chicane.bots.greedy import GreedyBot
from chicane.bots.level import CHARACTERS, LEVELS, LevelBot, opponents, with_taste
from chicane.bots.mcts import MctsBot
from chicane.core.errors import BadInput
from chicane.core.registry import find, names


@pytest.mark.parametrize("name", names())
def test_every_game_knows_all_levels(name: str) -> None:
    """Each is a bot that there is, with every character's taste."""
    rules = find(name)

    assert LEVELS == list(rules.levels)
    for spec in rules.levels.values():
        bot(spec)
    for character in CHARACTERS.values():
        bot(with_taste(rules.levels["hard"], character.taste))


@pytest.mark.parametrize("name", [each for each in names() if find(each).max_players > 1])
def test_every_game_for_several_has_a_table_for_each_character(name: str) -> None:
    """Nobody plays differently by name only."""
    rules = find(name)
    tables = [rules.tasted(each.taste).weights for each in CHARACTERS.values()]

    assert len(CHARACTERS) == len(set(tables))
    assert None not in tables


def test_a_level_plays_as_the_game_says() -> None:
    """The bot behind it is made where it is first asked, with the taste of its character."""
    match = chicane.new("chariot", players=2, seed=1)
    view = match.seen_by(match.to_act or 0)
    plain, wild = LevelBot("s", "normal", ""), LevelBot("s", "hard", "chaotic")
    for each in (plain, wild):
        assert each.choose(view, view.game.menu) in view.game.menu

    assert isinstance(plain.players["chariot"], GreedyBot)
    assert isinstance(wild.players["chariot"], MctsBot)
    assert "chaotic" == wild.players["chariot"].limit.taste


@pytest.mark.parametrize(
    ("spec", "hasty"),
    [
        ("mcts", "mcts:500ms"),
        ("mcts:60/1000ms", "mcts:500ms"),
        ("mcts:1000ms/paranoid/careful", "mcts:500ms/paranoid/careful"),
    ],
)
def test_a_level_in_less_time(spec: str, hasty: str) -> None:
    """As hints have it: nothing but the clock is another."""
    assert hasty == within(spec, 500)


@pytest.mark.parametrize("spec", opponents())
def test_opponents(spec: str) -> None:
    """All that lobbies offer can be had."""
    assert isinstance(bot(spec), LevelBot)


def test_unknown_characters() -> None:
    """Said in one line, with those that there are."""
    with pytest.raises(BadInput, match="no character 'hamer'; did you mean 'hammer'"):
        bot("hard:hamer")


@pytest.mark.parametrize("name", [each for each in names() if find(each).max_players > 1])
def test_a_newcomer_has_moved_before_it_is_over(name: str) -> None:
    """Easy opponents don't end a game before everybody has chosen something."""
    for seed in range(2):
        match = chicane.new(name, players=3, seed=seed)
        play_out(match, [bot("random", "n"), bot("easy", "a"), bot("easy", "b")])
        assert {"0", "1", "2"} <= {line.split()[0] for line in match.log}

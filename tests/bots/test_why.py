"""Why a bot likes an option best: exact words on fixed positions, and an answer to the questions of every game."""

import random
import re
from pathlib import Path

import pytest

import chicane
from chicane.bots import bot
from chicane.bots.hint import advice
from chicane.bots.why import why
from chicane.core.registry import find
from chicane.core.scenario import Table, read_scenario
from chicane.core.view import seen_by
from chicane.words import LANGUAGES, words
from tools.soak import mixes

SCENARIOS = Path(__file__).parents[1] / "scenarios"
QUESTIONS = 6  # of a game at random
SENTENCES = {
    "en": re.compile(r"(Expected: |The bot rates it at \d).*\."),
    "fr": re.compile(r"(Attendu\xa0: |Le bot).*\."),
}


def said(table: Table, option: str, language: str = "en") -> str:
    """What speaks for an option of a position."""
    view = seen_by(table.game, table.game.actor)
    found = view.game.pending.parse(view.game, option)
    assert found is not None
    return words(language).say(why(view, found, "a seed"))


def drawn(name: str, lines: int) -> Table:
    """A stored scenario, followed for some lines."""
    scenario = read_scenario(SCENARIOS / f"{name}.scn")
    return scenario.table().play(*[line for _, line in scenario.script[:lines]])


def test_chariot() -> None:
    """What the dice on the table will do to a rival, and what the next best would."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .  .
        centre  .  G  .  .  .  .  R  .  .
        inner   .  .  .  .  .  .  .  .  .
        green speed 4, fortune 0
        red fortune 0
        turn green
        """,
    ).play("dice: attack, attack, attack, fortune, fortune", "green: keep")

    told = "Expected: 3 points of damage to rivals. The next best, “Hold fire”: no damage to rivals."
    french = "Attendu\xa0: 3 points de dommages aux rivaux. À défaut, «\xa0Ne pas attaquer\xa0»\xa0: aucun dommage"
    assert told == said(table, "javelin red")
    assert f"{french} aux rivaux." == said(table, "javelin red", "fr")


def test_thunder() -> None:
    """A way along the road keeps the road die, which is counted at once, and leads further."""
    sand = ". . . . . . . . ."
    table = Table("thunder", f"b {sand}\n c r1 = = = = .\n d {sand}\n f .b1\n road 2\n red dice 2", players=2)

    label = "To b1, ahead to the left – off the road: no road die"
    told = f"Expected: keeps the road die; 4 spaces further. The next best, “{label}”: gives the road die up."
    assert told == said(table, "F")
    assert said(table, "F", "fr").startswith("Attendu\xa0: garde le dé de route\xa0; 4 cases de plus. ")


def test_a_chance() -> None:
    """What dice decide is said as a chance: two faces of six hit a small car."""
    table = Table("thunder", "c . . .r1 . .b1 .\n f .b2\n red dice 1", players=2).play("red: F")

    told = "Expected: 1 chance in 3 of damaging a rival. The next best, “Hold fire”: no damage to rivals."
    assert told == said(table, "shoot b1")
    assert said(table, "shoot b1", "fr").startswith("Attendu\xa0: 1 chance sur 3 d’abîmer un rival. À défaut, ")


def test_wreckage() -> None:
    """A turn that takes a jerrycan without a strain."""
    told = "Expected: no damage; a jerrycan. The next best, “Hairpin right by 90°”: a damage marker."

    assert told == said(drawn("wreckage/hairpin-to-the-third-can", 2), "right 45")


def test_wreckland() -> None:
    """A die that is worth a shot; two shots that are worth the same."""
    table = drawn("wreckland/player-single", 0)
    told = "Expected: 3 points of damage to enemies. The next best, “Take the white 1”: no damage to enemies."
    assert told == said(table, "w5")
    assert said(table, "w5", "fr").startswith("Attendu\xa0: 3 points de dégât aux ennemis. À défaut, ")

    table.play("player: w5, use buzzsaw R")
    told = "Expected: 3 points of damage to enemies. “2 damage to Road Hog” comes to about the same."
    assert told == said(table, "fire grinder")


def test_nothing_to_tell_apart() -> None:
    """Where nothing differs that has words, the game's own valuation is said."""
    told = "The bot rates it at 27 of 100; “Push Grinder to the rear zone” is about as good."

    assert told == said(drawn("wreckland/mark-spikes", 2), "push grinder front")


@pytest.mark.parametrize("game", chicane.games())
def test_every_hint_has_a_reason_in_both_languages(game: str) -> None:
    """Random play with any options: whatever is asked, the reason is a sentence of the language."""
    rng = random.Random(game)
    players, options = rng.choice(mixes(find(game)))
    match = chicane.new(game, players, "why", options)
    asked = 0
    while asked < QUESTIONS and not match.over:
        view = match.seen_by(match.game.actor)
        if rng.random() < 0.1:
            asked += 1
            option, reason = advice(view, "why", "greedy")
            assert option in view.game.menu
            assert all(SENTENCES[language].fullmatch(words(language).say(reason)) for language in LANGUAGES)
        match.play(bot("random", str(asked)).choose(view, view.game.menu))

    assert asked


def test_the_same_seed_says_the_same() -> None:
    """A reason depends on what the seat may know and on the seed, not on the clock."""
    match = chicane.new("thunder", 3, 7)
    view = match.seen_by(match.game.actor)
    option = view.game.menu[0]

    assert why(view, option, "x") == why(view, option, "x")

"""CONTRIBUTING asks for enough: a hazard and a card of the toy box have what it says, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast

import chicane
from chicane.core.message import Message
from chicane.core.scenario import Table
from chicane.thunder.kinds import HAZARDS
from chicane.thunder.picture.legend import token_name
from chicane.words import LANGUAGES, Words
from tests.contract.test_imports import PACKAGE
from tests.thunder import toy_box
from tests.thunder.toy_box import HELD, RULES

HERE = Path(__file__).parent
SAVES = HERE.parent / "saves"
NAMES = ["Ann", "Bob"]
TEXTS = {"thunder-token-geyser", "thunder-card-espresso"}
FILES = ["toy_box.py", *[f"toys-{language}.ftl" for language in LANGUAGES]]


@pytest.fixture(autouse=True)
def empty_hands() -> Iterator[None]:
    """No toy is left on the table of the next test."""
    yield
    HELD.clear()


def added(language: str) -> str:
    """What the toys add to a language."""
    return (HERE / f"toys-{language}.ftl").read_text("utf-8")


@cache
def spoken(language: str) -> Words:
    """The words of the house and those of the toys."""
    words = Words(language)
    words.bundle.add_resource(FluentResource(added(language)))
    return words


def shown(table: Table) -> Iterator[Message]:
    """All that is asked, offered, told and drawn in a position."""
    game = table.game
    yield game.pending.prompt(game)
    yield from (option.label(game) for option in game.menu)
    yield from (line.message for line in table.teller.lines)
    for piece in table.rules.scene(game, NAMES).pieces:
        yield from [piece.label, table.rules.about(game, piece).name]
    yield from (
        span.text for line in table.rules.sketch(game, NAMES) for span in line if isinstance(span.text, Message)
    )


def is_judged(table: Table) -> bool:
    """Whether bots can tell how everybody stands, or know that they must play on."""
    values = [table.rules.value(table.game, seat) for seat in range(table.game.players)]
    return all(value is None or 0 <= value <= 1 for value in values)


def holders(id: str) -> list[str]:
    """The files that know a toy by its name, tests left out."""
    files = [path for path in HERE.iterdir() if path.is_file() and not path.name.startswith("test_")]
    files += [path for path in PACKAGE.rglob("*") if path.suffix in (".py", ".ftl", ".toml", ".js")]
    return sorted(path.name for path in files if re.search(rf"\b{id}\b", path.read_text("utf-8")))


@pytest.mark.parametrize("id", ["geyser", "espresso"])
def test_one_file_and_the_words(id: str) -> None:
    """At most three files and the two languages for a hazard; for a card an entry and two texts."""
    assert FILES == holders(id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_texts(language: str) -> None:
    """One for the hazard and one for the card in each language."""
    assert TEXTS == {
        entry.id.name for entry in FluentParser().parse(added(language)).body if isinstance(entry, ast.Message)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hazard_is_asked_for_told_drawn_and_judged(language: str) -> None:
    """From the question what lies there to the token on its space, in both languages."""
    table = Table(RULES, "c5: .r1 ?\nb1 at a20\nred dice 1 1 1 1, commanded", players=2).play("red: r1 1, F")
    said = [spoken(language).say(each) for each in shown(table)]
    table.play("dice: geyser")
    said += [spoken(language).say(each) for each in [*shown(table), token_name(HAZARDS[toy_box.GEYSER])]]

    assert "c7" == table["r1"]
    assert 3 < sum("geyser" in text for text in said)
    assert is_judged(table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_asked_for_and_played(language: str) -> None:
    """The question has the card's name and what it does; played, it does so."""
    HELD[:] = [("espresso", 0, 0)]
    table = Table(RULES, "r1 at c5\nb1 at a20\nred dice 1 1 1 1, commanded", players=2)
    words, pending = spoken(language), table.game.pending
    said = [words.say(each) for each in shown(table)]
    explained = words.explain(pending.prompt(table.game))
    name = Message("thunder-card-espresso")

    assert words.say(name) in said and words.help(name) in explained
    assert is_judged(table)
    assert "2" == table.play("red: espresso")["r1.moves"]


@pytest.mark.parametrize("save", ["thunder-last-standing.json", "old/thunder-last-standing.json"])
def test_stored_games_of_the_base_game_still_load(save: str) -> None:
    """With toys among the kinds the log leads where it led, in the format of today and in the first one."""
    assert len(HAZARDS) > toy_box.GEYSER

    assert chicane.load(SAVES / save).over

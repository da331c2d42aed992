"""The book of every game: each page can be told and drawn in both languages, by rules that there are."""

from typing import Any

import pytest

from chicane.core.book import LEGEND, OPTIONS, Part
from chicane.core.registry import Rules, find, names
from chicane.words import LANGUAGES, words
from chicane.words.book import drawn, sketched, told_options
from chicane.words.catalogue import catalogue

LEAST = 5  # pictures that a turn is told in
BOOKS = names()


def parts(rules: Rules[Any]) -> list[Part]:
    """All paragraphs of a book."""
    return [part for page in rules.book() for part in page.parts]


@pytest.mark.parametrize("game", BOOKS)
def test_pages(game: str) -> None:
    """A book tells the goal first and a turn in five pictures, and has the pages that each game needs."""
    pages = {page.id: page for page in find(game).book()}

    assert ["goal", "turn"] == list(pages)[:2]
    assert {"end", "legend", "options"} <= set(pages)
    assert len(pages) == len(find(game).book())
    assert LEAST == len([part for part in pages["turn"].parts if part.picture])
    assert find(game).options == told_options(find(game), pages["options"])
    assert (LEGEND, OPTIONS) == (pages["legend"].shows, pages["options"].shows)


@pytest.mark.parametrize("game", BOOKS)
def test_rules_cited_exist(game: str) -> None:
    """Every paragraph cites rules of the game's catalogue, so that each leads to the rule behind it."""
    known = {rule.id for rule in catalogue(game)}

    assert [] == [rule for part in parts(find(game)) for rule in part.rules if rule not in known]
    assert [] == [part.text.key for part in parts(find(game)) if not part.rules]
    assert [] == [sign.name.key for sign in find(game).legend() if sign.name.rule not in {"", *known}]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS)
def test_pictures(game: str, language: str) -> None:
    """Every position of a book can be laid, played, drawn and sketched, with all its words."""
    rules = find(game)
    pictures = [part.picture for part in parts(rules) if part.picture]

    for picture in pictures:
        assert drawn(rules, picture, language).startswith("<svg ")
        assert [] != sketched(rules, picture, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS)
def test_legend(game: str, language: str) -> None:
    """Every sign is drawn and has a name of its own."""
    signs = find(game).legend()
    named = [words(language).say(sign.name) for sign in signs]

    assert len(set(named)) == len(named) > 0
    assert [] == [sign.name.key for sign in signs if "<" not in sign.markup]

"""`chicane learn`."""

import pytest

from chicane.core.registry import find, names
from chicane.words import LANGUAGES, words
from tests.cli.conftest import Run

BOOKS = names()


def test_contents(run: Run) -> None:
    """Without a page: what pages there are, and how to turn to one."""
    code, out, _ = run("learn", "chariot")

    assert 0 == code
    assert "  turn     A turn in five pictures\n" in out
    assert "'chicane learn chariot turn' shows a page" in out


def test_page(run: Run) -> None:
    """Paragraphs with their rules, the board below, and the way on."""
    out = run("learn", "chariot", "move", "--lang", "fr").out

    assert "Rouler" in out
    assert "[CH-COLL-02, CH-COLL-04, CH-COLL-05]" in out
    assert "chicane learn chariot attack" in out


def test_options_are_told(run: Run) -> None:
    """The page about options has every choice with what it changes."""
    out = run("learn", "chariot", "options").out

    assert "Side B: Stone pillars" in out


def test_unknown_page(run: Run) -> None:
    """The error names the page that was meant."""
    code, _, err = run("learn", "chariot", "tern")

    assert 2 == code
    assert "chicane: chariot: the book has no page “tern”; did you mean “turn”?\n" == err


def test_unknown_page_in_french(run: Run) -> None:
    """Also in French."""
    assert "le livret n’a pas de page" in run("learn", "chariot", "xyz", "--lang", "fr").err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS)
def test_every_page(run: Run, game: str, language: str) -> None:
    """Whoever follows the way on from page to page has seen them all."""
    for page in find(game).book():
        code, out, err = run("learn", game, page.id, "--lang", language)

        assert (0, "") == (code, err)
        assert words(language).say(page.title) in out

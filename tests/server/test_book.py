"""The book over the wire."""

import pytest

from chicane.core.registry import find
from chicane.words import LANGUAGES
from tests.server.conftest import GAMES, Web

MOST = 100_000  # bytes of a page on the wire


def test_contents(web: Web) -> None:
    """The pages with their paragraphs, in the language asked for."""
    found = web.get("/api/games/chariot/book", lang="fr").json()

    assert "Course de chars" == found["title"]
    assert ["goal", "turn"] == [page["id"] for page in found["pages"]][:2]
    assert found["pages"][0]["parts"][0].startswith("Faites deux tours")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_page_is_light(web: Web, game: str, lang: str) -> None:
    """Each page comes packed, with all its pictures, in less than 100 kB."""
    for page in find(game).book():
        with web.http.stream("GET", f"/api/games/{game}/book/{page.id}", params={"lang": lang}) as answer:
            size = sum(len(chunk) for chunk in answer.iter_raw())

        assert (200, "gzip") == (answer.status_code, answer.headers["content-encoding"])
        assert MOST > size, page.id


def test_legend_and_options(web: Web) -> None:
    """Signs are drawn and named; options are those of the lobby."""
    legend = web.get("/api/games/chariot/book/legend").json()
    options = web.get("/api/games/chariot/book/options").json()

    assert {"Green", "Pace", "Caltrop"} <= {sign["name"] for sign in legend["signs"]}
    assert all(sign["picture"].startswith("<svg") for sign in legend["signs"])
    assert [option.name for option in find("chariot").options] == [each["name"] for each in options["options"]]


def test_nothing_there(web: Web) -> None:
    """A game or a page that there is not."""
    assert 404 == web.get("/api/games/ludo/book").status_code
    assert 404 == web.get("/api/games/chariot/book/nowhere").status_code
    assert 404 == web.get("/api/rules/ludo", find="x").status_code


def test_rules_by_words(web: Web) -> None:
    """Rules are found by a word of the language in use, or by the beginning of an ID; nothing is found by nothing."""
    assert "CH-JAV-01" in [each["id"] for each in web.get("/api/rules/chariot", find="javelot", lang="fr").json()]
    assert "CH-COLL-01" == web.get("/api/rules/chariot", find="CH-COLL").json()[0]["id"]
    assert [] == web.get("/api/rules/chariot").json()

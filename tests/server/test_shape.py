"""A request that does not fit the OpenAPI document is told so in the language of the asker, in words of ours."""

from typing import Any

import pytest

from tests.english import english_in
from tests.server.conftest import GAMES, Web

SEATS = [{"kind": "human"}, {"kind": "human"}]
GOOD: dict[str, Any] = {"game": GAMES[0], "seats": SEATS}


def refused(web: Web, wanted: dict[str, Any], lang: str) -> str:
    """What the server says to a request for a table."""
    answer = web.http.post("/api/tables", json=wanted, headers={"Accept-Language": lang})
    assert 400 == answer.status_code
    return str(answer.json()["error"])


@pytest.mark.parametrize(
    ("change", "english", "french"),
    [
        ({"colour": "red"}, "the field “colour” is unknown", "le champ «\xa0colour\xa0» est inconnu"),
        ({"game": 7}, "game: a text is wanted", "game\xa0: il faut un texte"),
        ({"seats": "two"}, "seats: a list is wanted", "seats\xa0: il faut une liste"),
        ({"seats": [{}]}, "seats[0]: the field “kind” is missing", "seats[0]\xa0: il manque le champ «\xa0kind\xa0»"),
        ({"seats": SEATS * 20}, "seats: it is longer than 12", "seats\xa0: c’est plus long que 12"),
        ({"lang": "de"}, "lang: “de” is none of the choices", "lang\xa0: «\xa0de\xa0» ne fait pas partie des choix"),
    ],
    ids=lambda each: str(each)[:30],
)
def test_bodies(web: Web, change: dict[str, Any], english: str, french: str) -> None:
    """What is wrong, and where."""
    assert f"The request does not fit: {english}" == refused(web, GOOD | change, "en")
    assert f"La requête ne convient pas\xa0: {french}" == refused(web, GOOD | change, "fr")


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/api/tables", b"{", 400),
        ("POST", "/api/tables", b'"table"', 400),
        ("POST", "/api/tables", b"[" * 70_000, 413),
        ("PUT", "/api/tables", b"{}", 405),
        ("GET", "/api/games?lang=de", b"", 400),
        ("GET", "/api/nowhere", b"", 404),
        ("POST", "/api/campaigns", b'{"game": []}', 400),
    ],
    ids=str,
)
def test_no_english(web: Web, method: str, path: str, body: bytes, status: int) -> None:
    """Whatever does not fit, a French reader is not told so in English."""
    headers = {"Accept-Language": "fr", "Content-Type": "application/json"}
    answer = web.http.request(method, path, content=body, headers=headers)

    assert status == answer.status_code
    assert [] == english_in(answer.json()["error"])
    assert "OpenAPI" not in answer.json()["error"], "there are words for it"

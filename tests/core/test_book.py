"""The book of a game as data: what is wrong with one is said with its place."""

import pytest

from chicane.core.book import read_book, read_page
from chicane.core.content import Field
from chicane.core.errors import BadInput


def test_page() -> None:
    """Words are found by page and part; the first rule is the one behind the paragraph."""
    part = {"id": "laps", "rules": ["CH-GOAL-01", "CH-END-07"], "picture": {"board": "green at o8", "players": 2}}
    page = read_page("chariot", Field({"id": "goal", "part": [part]}, "book"))

    assert ("goal", "chariot-book-goal", "") == (page.id, page.title.key, page.shows)
    assert ("chariot-book-goal-laps", "CH-GOAL-01") == (page.parts[0].text.key, page.parts[0].text.rule)
    assert page.parts[0].picture is not None
    assert (2, None) == (page.parts[0].picture.players, page.parts[0].picture.crop)


def test_no_book_yet() -> None:
    """A game without a book has no pages."""
    assert [] == read_book("ludo")


@pytest.mark.parametrize(
    ("page", "wrong"),
    [
        ({"id": "goal", "shows": "all"}, r"book\.shows: must be one of"),
        ({"id": "goal", "part": [{"id": "laps"}]}, r"book\.part\[0\]\.rules: missing"),
        (
            {"id": "goal", "part": [{"id": "a", "rules": ["CH-GOAL-01"], "picture": {"crop": [1, 2]}}]},
            r"book\.part\[0\]\.picture\.crop: must be left, top, width and height",
        ),
        (
            {"id": "goal", "part": [{"id": "a", "rules": ["CH-GOAL-01"], "picture": {"option": {}}}]},
            r"book\.part\[0\]\.picture\.option: unknown field",
        ),
    ],
)
def test_faults(page: dict[str, object], wrong: str) -> None:
    """An error names the field."""
    with pytest.raises(BadInput, match=wrong):
        read_page("chariot", Field(page, "book"))

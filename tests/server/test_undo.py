"""Taking back: past what bots chose, and why not where it can't be."""

from uuid import uuid4

import pytest

import chicane
from chicane.core.codec import digest
from chicane.core.errors import IllegalOption
from chicane.server.standing import UNDO, Standing
from tests.server.conftest import Web


def dialled(*kinds: str) -> Standing:
    """A game without dice, in which seat 0 has turned, and seat 1 after it."""
    standing = Standing(chicane.new("dial", 2, "x"), list(kinds))
    for text in ("turn 10", "turn 20"):
        standing.choose(standing.match.meant(text))
    return standing


def test_past_what_a_bot_chose(duel_installed: None) -> None:
    """Both acts go, and the marks of their entries with them."""
    before = digest(chicane.new("dial", 2, "x").game)
    standing = dialled("human", "bot:random")
    standing.control(0, UNDO)

    assert before == digest(standing.match.game)
    assert [0] == standing.marks


def test_back_to_where_nobody_had_chosen(duel_installed: None) -> None:
    """Again and again, as long as no dice fell and nothing came to light."""
    before = digest(chicane.new("dial", 2, "x").game)
    standing = dialled("human", "bot:random")
    for text in ("turn 30", "turn 40"):
        standing.choose(standing.match.meant(text))
    standing.control(0, UNDO)
    standing.control(0, UNDO)

    assert before == digest(standing.match.game)


def test_not_past_what_somebody_chose(duel_installed: None) -> None:
    """People mind; so they do where one of several is a person."""
    standing = dialled("human", "open")
    with pytest.raises(IllegalOption):
        standing.control(0, UNDO)


def test_a_log_with_an_undo_is_played_again(duel_installed: None) -> None:
    """The entries say enough: after a restart the table stands as it did."""
    first, second = dialled("human", "bot:random"), dialled("human", "bot:random")
    entry = first.control(0, UNDO)
    second.replay(entry)

    assert digest(first.match.game) == digest(second.match.game)


def test_it_says_why_not(web: Web) -> None:
    """Nothing chosen yet; then chance, whatever came first."""
    socket = web.table("human", "bot:greedy", game="chariot", seed="why").join(0)
    asked = socket.until("ask")
    assert "Nothing to take back: you have not chosen anything yet." == asked["kept"]
    for _ in range(60):
        socket.act(asked)
        asked = socket.until("ask")
        assert asked["undo"] == (asked["kept"] == "")
        if "chance" in asked["kept"]:
            return
    raise AssertionError("no dice fell")


def test_somebody_else_is_named(web: Web, duel_installed: None) -> None:
    """The one who chose after us."""
    made = web.table("human", "human", game="dial")
    first, second = made.join(0), made.join(1)
    first.act(first.until("ask"))
    second.act(second.until("ask"))
    kept = first.until("ask")["kept"]

    assert kept.startswith("Nothing to take back: ") and kept.endswith(" has chosen since.")
    assert 409 == made.post("/undo", 0, act_id=uuid4().hex, seq=made.get().json()["seq"]).status_code

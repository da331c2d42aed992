"""Hints: for the seat that must choose, from what it may know, thought of elsewhere and not too often."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from chicane.core.codec import state
from chicane.core.match import Match
from chicane.core.message import Message
from chicane.core.registry import find
from chicane.core.view import View
from chicane.server import metrics
from tests.server.conftest import GAMES, PATIENCE, Made, Socket, Web, running, settings


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, duel_installed: None) -> Iterator[str]:
    """A server whose bots may be slow."""
    with running(settings(tmp_path_factory.mktemp("hints"), workers=1, budget=PATIENCE)) as found:
        yield found


def hint(socket: Socket, asked: dict[str, Any]) -> dict[str, Any]:
    """Ask for a hint, and wait for what comes of it."""
    socket.send(t="hint", seq=asked["seq"])
    return socket.until("hint")


def alone(socket: Socket) -> dict[str, Any]:
    """The first question behind the curtain, where two share a screen."""
    socket.send(t="look", seat=socket.until("curtain")["seat"])
    return socket.until("ask")


def thought_of() -> float:
    """How many hints were asked of bots."""
    return float(metrics.hints._value.get())


def duo(web: Web, game: str = GAMES[0]) -> Made:
    """A table of two people."""
    return web.table("human", "human", game=game)


@pytest.mark.parametrize("game", GAMES)
def test_any_game_has_hints(web: Web, game: str) -> None:
    """One of the options that were asked; nothing is chosen yet."""
    made = web.table(*["human"] * find(game).min_players, game=game)
    socket = made.join(*range(len(made.tokens)))
    asked = socket.until("ask")
    found = hint(socket, asked)

    assert {"t": "hint", "seq": asked["seq"], "option": found["option"], "reason": "", "why": found["why"]} == found
    assert re.fullmatch(r"(Expected: |The bot rates it ).+\.", found["why"])
    assert found["option"] in [option["text"] for option in asked["options"]]
    assert asked["seq"] == made.get().json()["seq"]


def test_a_question_has_one_hint(web: Web) -> None:
    """Asked again it is the same, and no bot has to think."""
    socket = duo(web).join(0, 1)
    asked = socket.until("ask")
    first, count = hint(socket, asked), thought_of()

    assert first == hint(socket, asked)
    assert count == thought_of()


def test_the_view_of_the_seat_that_is_asked(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """One browser with both seats: the bot sees what the asked one may know, and not the other hand."""
    shown: list[tuple[Match, View]] = []

    async def advise(self: object, match: Match, view: View) -> tuple[str, Message]:
        shown.append((match, view))
        return view.options[0], Message("end-finished")

    monkeypatch.setattr("chicane.server.bots.Thinkers.advise", advise)
    socket = duo(web, "duel").join(0, 1)
    asked = alone(socket)
    hint(socket, asked)
    [(match, view)] = shown

    assert asked["seat"] == view.seat
    assert match.seen_by(view.seat).state == view.state != state(match.game)


def test_watchers_get_none(web: Web) -> None:
    """Nor does anybody whose turn it is not; the reason is said in their language."""
    made = duo(web)
    asked = made.join(0, 1).until("ask")
    watcher, other = made.join(lang="fr"), made.join(1 - asked["seat"])

    assert (None, "Vous regardez\xa0; seuls les joueurs peuvent faire cela.") == answer(hint(watcher, asked))
    name = made.get().json()["seats"][asked["seat"]]["name"]
    assert (None, f"It is not your turn: {name} must choose.") == answer(hint(other, asked))


def answer(message: dict[str, Any]) -> tuple[str | None, str]:
    """What came of it."""
    return message["option"], message["reason"]


def test_too_late(web: Web) -> None:
    """A question that was answered already has no hint any more."""
    socket = duo(web).join(0, 1)
    asked = socket.until("ask")
    socket.act(asked)
    socket.until("done")

    assert "The game has moved on" in hint(socket, asked)["reason"]


def test_an_answer_that_comes_too_late_is_dropped(web: Web) -> None:
    """The position changes while the bot thinks: it has nothing to say about the new one, and that is no fault."""
    socket = duo(web).join(0, 1)
    asked = socket.until("ask")
    socket.send(t="hint", seq=asked["seq"])
    socket.act(asked)

    assert (None, "") == answer(socket.until("hint"))
    assert "done" in [message["t"] for message in socket.got], "nobody waits for a hint"


def test_one_at_a_time(web: Web) -> None:
    """The second is refused, the first still comes."""
    socket = duo(web).join(0, 1)
    asked = socket.until("ask")
    socket.send(t="hint", seq=asked["seq"])

    assert (None, "A hint is on its way.") == answer(hint(socket, asked))
    assert socket.until("hint")["option"] is not None


@pytest.mark.parametrize(
    ("limit", "reason"),
    [("advice.BURST", "That was a lot of hints at once."), ("bots.HINTS", "Many players want a hint just now.")],
)
def test_not_too_often(web: Web, monkeypatch: pytest.MonkeyPatch, limit: str, reason: str) -> None:
    """A seat that asks again and again, and a server that many ask at once."""
    monkeypatch.setattr(f"chicane.server.{limit}", 0)
    socket = duo(web).join(0, 1)
    option, said = answer(hint(socket, socket.until("ask")))

    assert option is None and said.startswith(reason)


def test_a_bot_that_has_no_answer(web: Web) -> None:
    """The processes of the bots don't know the tests' own game: chance gives no hints."""
    socket = duo(web, "duel").join(0, 1)

    assert (None, "No hint this time: the bot found no answer.") == answer(hint(socket, alone(socket)))

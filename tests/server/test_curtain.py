"""Several people at one screen, in a game with secrets: nothing is sent that somebody there may not know."""

import json
from typing import Any
from uuid import uuid4

from tests.server.conftest import Made, Socket, Web
from tests.server.test_secrets import cards_of


class Screen:
    """A connection for two seats; what it was sent since it last looked."""

    def __init__(self, web: Web) -> None:
        self.made: Made = web.table("human", "human", game="duel", seed="1")
        self.socket: Socket = self.made.join(0, 1)
        self.read = 0

    def next(self) -> dict[str, Any]:
        """What is to be done now."""
        return self.socket.until("ask", "curtain", "wait", "over")

    def look(self, curtain: dict[str, Any]) -> dict[str, Any]:
        """Lift the curtain; what is asked behind it."""
        self.socket.send(t="look", seat=curtain["seat"])
        return self.next()

    def choose(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Choose the first option; what comes then."""
        self.socket.act(asked)
        return self.next()

    def undo(self, seq: int) -> dict[str, Any]:
        """Take back; what comes then."""
        self.socket.send(t="undo", act_id=uuid4().hex, seq=seq)
        return self.next()

    def news(self) -> str:
        """All that came since this was asked before."""
        new, self.read = self.socket.got[self.read :], len(self.socket.got)
        return json.dumps(new)


def alone(screen: Screen) -> tuple[dict[str, Any], dict[str, Any]]:
    """The first seat at its screen, and its first question."""
    curtain = screen.next()
    return curtain, screen.look(curtain)


def test_each_looks_alone(web: Web) -> None:
    """Until the curtain is lifted no card is on the wire, then those of the one who lifted it."""
    screen = Screen(web)
    curtain = screen.next()
    assert ("curtain", f"For Player {curtain['seat'] + 1} alone") == (curtain["t"], curtain["text"])
    assert not any(cards_of(seat, screen.news()) for seat in (0, 1))
    asked = screen.look(curtain)
    told = screen.news()

    assert ("ask", curtain["seat"]) == (asked["t"], asked["seat"])
    assert cards_of(curtain["seat"], told)
    assert not cards_of(1 - curtain["seat"], told)


def test_the_next_one_sees_nothing_of_it(web: Web) -> None:
    """What was planned, and every card, is gone from the picture and the story before the other is asked."""
    screen = Screen(web)
    first, asked = alone(screen)
    while (asked := screen.choose(asked))["t"] == "ask":
        assert asked["seat"] == first["seat"]
        screen.news()
    told = screen.news()
    frames = [frame for message in json.loads(told) if message["t"] == "frames" for frame in message["frames"]]

    assert ("curtain", 1 - first["seat"]) == (asked["t"], asked["seat"])
    assert (True, 0) == (frames[0]["whole"], frames[0]["since"])  # picture and story begin anew
    assert not any(cards_of(seat, told) for seat in (0, 1))
    assert "plan " not in told.partition('"t": "curtain"')[0]
    screen.look(asked)
    assert not cards_of(first["seat"], screen.news())


def test_undo_shows_nobody_anothers_card(web: Web) -> None:
    """The second takes back what the first planned: a curtain for the first, and nothing of theirs before it is up."""
    screen = Screen(web)
    first, asked = alone(screen)
    while (asked := screen.choose(asked))["t"] == "ask":
        pass
    second = screen.look(asked)
    assert second["undo"]
    screen.news()
    back = screen.undo(second["seq"])
    told = screen.news()

    assert ("curtain", first["seat"]) == (back["t"], back["seat"])
    assert not any(cards_of(seat, told) for seat in (0, 1))
    assert first["seat"] == screen.look(back)["seat"]
    assert cards_of(first["seat"], screen.news())


def test_nobody_lifts_anothers_curtain(web: Web) -> None:
    """Only for the seat that is asked; and no hint is given behind it."""
    screen = Screen(web)
    curtain = screen.next()
    screen.socket.send(t="look", seat=1 - curtain["seat"])
    screen.socket.send(t="look", seat=7)
    screen.socket.send(t="hint", seq=curtain["seq"])
    screen.socket.send(t="lang", lang="fr")
    again = screen.next()
    told = screen.news()

    assert ("curtain", curtain["seat"]) == (again["t"], again["seat"])
    assert '"t": "hint"' not in told
    assert not any(cards_of(seat, told) for seat in (0, 1))


def test_a_screen_of_ones_own_needs_none(web: Web) -> None:
    """One seat, a watcher, or a game without secrets."""
    duel = web.table("human", "human", game="duel", seed="1")
    hike = web.table("human", "human", game="chariot", seed="1")

    assert {"ask", "wait"} == {duel.join(seat).until("ask", "wait", "curtain")["t"] for seat in (0, 1)}
    assert "wait" == duel.join().until("ask", "wait", "curtain")["t"]
    assert "ask" == hike.join(0, 1).until("ask", "wait", "curtain")["t"]

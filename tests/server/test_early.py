"""Secrets that everybody decides at once: all are asked at the same time, and answer in any order."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

import chicane
from chicane.core.codec import digest
from chicane.server.standing import EARLY, WITHDRAW, Standing
from tests.core.toy import Plan
from tests.server.conftest import Made, Socket, Web, running, settings, wait_for
from tests.server.test_durability import free_port, is_up
from tests.server.test_live import frames, pieces

SEED = "1"  # all three hands have a choice in both bouts
PROGRAM = "from tests.server.conftest import install; install(); from chicane.cli import main; main()"


def planning(made: Made) -> list[Socket]:
    """Three seats that have been asked for their cards, each at a connection of its own, and a watcher."""
    sockets = [*[made.join(seat) for seat in range(3)], made.join()]
    asked = sockets[0].until("ask")
    sockets[0].act(asked)
    seq = sockets[0].until("done")["seq"]
    for socket in sockets:
        socket.settled(seq)
    return sockets


def duel(web: Web, *kinds: str) -> Made:
    """A duel of three."""
    return web.table(*(kinds or ["human"] * 3), game="duel", seed=SEED)


def last(socket: Socket) -> dict[str, Any]:
    """What a connection was last asked, or told to wait for."""
    return socket.settled(0)


def plan(socket: Socket, option: int = 0) -> dict[str, Any]:
    """Answer the last question."""
    socket.act(last(socket), option)
    return socket.until("done", "refused")


def hand(socket: Socket, seat: int) -> list[str]:
    """The cards that a connection sees in the hand of a seat."""
    marks = [piece["markup"] for piece in pieces(socket).values()]
    return [mark for mark in marks if f"seat {seat} holds" in mark]


def test_all_are_asked_at_once(web: Web) -> None:
    """Each seat is asked for its own card; whoever watches is told whom the table waits for."""
    *seats, watcher = planning(duel(web))

    assert ["ask"] * 3 == [last(socket)["t"] for socket in seats]
    assert [0, 1, 2] == [last(socket)["seat"] for socket in seats] == last(watcher)["seats"]
    assert "Still to choose: Player 1, Player 2, Player 3." == last(watcher)["text"]
    for seat, socket in enumerate(seats):
        cards = {option["text"].removeprefix("plan ") for option in last(socket)["options"]}
        assert {f"<text>seat {seat} holds {card}</text>" for card in cards} == set(hand(socket, seat))


def test_in_any_order(web: Web) -> None:
    """An early answer is seen by its seat alone; once it is its turn, it is played like any other act."""
    made = duel(web)
    *seats, watcher = sockets = planning(made)
    ply = made.get().json()["ply"]
    card = last(seats[2])["options"][1]["text"]
    for seat, left in ((2, [0, 1]), (1, [0])):
        done = plan(seats[seat], 1)
        assert "done" == done["t"]
        assert [left] * 2 == [socket.settled(done["seq"])["seats"] for socket in (seats[seat], watcher)]
        assert [2, 3] == [len(hand(socket, seat)) for socket in (seats[seat], watcher)]
        assert ply == made.get().json()["ply"]
    done = plan(seats[0], 1)
    for socket in sockets:
        socket.settled(done["seq"] + 3)
    acts = [(frame["actor"], frame["act"]) for frame in frames(watcher) if frame.get("actor", -1) >= 0]

    assert [(0, "?"), (1, "?"), (2, "?")] == acts[1:4]
    assert (2, card) in [(frame.get("actor"), frame.get("act")) for frame in frames(seats[2])]
    assert [2, 2, 2] == [len(hand(socket, seat)) for seat, socket in enumerate(seats)]


def test_a_card_does_not_return_to_the_hand(web: Web) -> None:
    """From its answer on, every frame shows a seat its hand without the card that it has planned."""
    *seats, _ = planning(duel(web))
    plan(seats[2])
    begun = len(frames(seats[2]))
    plan(seats[1])
    done = plan(seats[0])
    seats[2].settled(done["seq"] + 2)
    shown = frames(seats[2])
    hands = []
    for count in range(begun, len(shown) + 1):
        seats[2].got = [{"t": "frames", "frames": shown[:count]}]
        hands.append(len(hand(seats[2], 2)))

    assert len(hands) > 2
    assert {2} == set(hands)


def test_a_whole_duel_backwards(web: Web) -> None:
    """The last seat always answers first, to the end; the log has everything in the order of the rules."""
    made = duel(web)
    sockets = [made.join(seat) for seat in range(3)]
    while not (state := made.get().json())["over"]:
        asked = [socket.settled(state["seq"]) for socket in sockets]
        seat = max(seat for seat, each in enumerate(asked) if each["t"] == "ask")
        assert "done" == plan(sockets[seat])["t"]
    log = made.get("/file").json()["log"]

    assert ["0 stake", "0 plan", "1 plan", "2 plan", "1 stake", "1 plan", "2 plan", "0 plan"] == [
        line.rpartition(" ")[0] for line in log if not line.startswith("*")
    ]


def test_an_answer_meant_for_the_same_question(web: Web) -> None:
    """What others answered meanwhile does not make an answer stale; a new question does."""
    made = duel(web)
    *seats, _ = planning(made)
    asked = last(seats[1])
    plan(seats[2])
    act = {"act_id": uuid4().hex, "seq": asked["seq"], "option": asked["options"][0]["text"]}

    assert 409 == made.post("/acts", 1, **(act | {"seq": asked["seq"] - 1})).status_code
    assert 409 == made.post("/acts", 1, **(act | {"option": "plan 9"})).status_code
    assert 200 == made.post("/acts", 1, **act).status_code
    assert 409 == made.post("/acts", 1, **(act | {"act_id": uuid4().hex})).status_code


def test_an_answer_that_is_sent_again(web: Web) -> None:
    """It changes nothing and gets the same answer, before and after it was played; from another seat it is refused."""
    made = duel(web)
    *seats, _ = planning(made)
    asked = last(seats[2])
    act = {"act_id": uuid4().hex, "seq": asked["seq"], "option": asked["options"][0]["text"]}
    first = made.post("/acts", 2, **act)
    again = made.post("/acts", 2, **act)
    plan(seats[1])
    plan(seats[0])

    assert 200 == first.status_code
    assert first.json() == again.json() == made.post("/acts", 2, **act).json()
    assert 409 == made.post("/acts", 1, **act).status_code


def test_an_answer_that_is_taken_back(web: Web) -> None:
    """Its seat may choose again until it is played; nobody else can take it back."""
    made = duel(web)
    *seats, watcher = planning(made)
    plan(seats[2])
    seq = made.get().json()["seq"]
    undo = {"seq": seq}
    assert 409 == made.post("/undo", 1, act_id=uuid4().hex, **undo).status_code
    assert last(seats[2])["undo"] and not last(watcher)["undo"]

    assert 200 == made.post("/undo", 2, act_id=uuid4().hex, **undo).status_code
    again = seats[2].settled(seq + 1)
    assert ("ask", False) == (again["t"], again["undo"])
    assert 3 == len(hand(seats[2], 2))
    assert [0, 1, 2] == watcher.settled(seq + 1)["seats"]
    plan(seats[2], 1)
    plan(seats[1])
    done = plan(seats[0])
    seats[2].settled(done["seq"] + 2)
    assert again["options"][1]["text"] in [frame.get("act") for frame in frames(seats[2])]


def test_an_answer_whose_question_is_gone(web: Web) -> None:
    """The stake is taken back: cards that were planned for it are dropped, and asked for again."""
    made = duel(web)
    *seats, _ = planning(made)
    plan(seats[2])
    assert last(seats[0])["undo"]
    seats[0].send(t="undo", act_id=uuid4().hex, seq=made.get().json()["seq"])
    seq = seats[0].until("done")["seq"]
    assert "wait" == seats[2].settled(seq)["t"]
    assert 3 == len(hand(seats[2], 2))

    done = plan(seats[0], 1)
    assert "ask" == seats[2].settled(done["seq"])["t"]


def test_several_seats_at_one_screen(web: Web) -> None:
    """They are asked one after the other; a double click for one of them is not taken for the next one's answer."""
    made = duel(web)
    first, rest = made.join(0), made.join(1, 2)
    first.act(first.until("ask"))
    rest.send(t="look", seat=rest.until("curtain")["seat"])
    asked = rest.until("ask")
    assert 1 == asked["seat"]
    rest.act(asked)
    rest.act(asked)
    assert "done" == rest.until("done", "refused")["t"]
    assert "moved on" in rest.until("done", "refused")["reason"]
    curtain = [message for message in rest.got if message["t"] == "curtain"][-1]
    assert (2, True) == (curtain["seat"], curtain["undo"])
    rest.send(t="look", seat=2)
    assert 2 == rest.until("ask")["seat"]
    assert {f"seat 2 holds {option['text'][5:]}" for option in last(rest)["options"]} == {
        mark.removeprefix("<text>").removesuffix("</text>") for mark in hand(rest, 2)
    }


def test_bots_do_not_wait_for_people(web: Web) -> None:
    """A bot has answered although the person before it has not."""
    made = duel(web, "human", "bot:greedy", "human")
    sockets = [made.join(0), made.join(2)]
    sockets[0].act(sockets[0].until("ask"))
    waiting = made.join()
    while last(waiting)["seats"] != [0, 2]:
        waiting.until("wait")

    for socket in sockets:
        assert "plan" == socket.until("ask")["options"][0]["text"].split()[0]
        plan(socket)
    waiting.settled(made.get().json()["seq"])
    assert {0, 1, 2} <= {frame.get("actor") for frame in frames(waiting)}


def test_two_servers_take_answers_at_the_same_time(tmp_path: Path, duel_installed: None) -> None:
    """The second one finds its number taken, sees that the question is the same, and writes the answer after it."""
    with running(settings(tmp_path)) as first, running(settings(tmp_path)) as second:
        webs = [Web(first), Web(second)]
        made = duel(webs[0])
        *seats, _ = planning(made)
        other = Made(webs[1], made.data)
        asked = other.join(1).until("ask")
        plan(seats[2])
        act = {"act_id": uuid4().hex, "seq": asked["seq"], "option": asked["options"][0]["text"]}
        answer = other.post("/acts", 1, **act)
        for web in webs:
            web.close()

    assert 200 == answer.status_code
    assert last(seats[2])["seq"] + 1 == answer.json()["seq"]


@contextmanager
def process(db: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A server that knows the duel, in a process of its own."""
    command = [sys.executable, "-c", PROGRAM, "serve", "--db", f"sqlite:///{db}", "--port", str(port)]
    root = Path(__file__).parents[2]
    with subprocess.Popen(command, cwd=root, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            wait_for(lambda: is_up(port) or server.poll() is not None)
            assert server.poll() is None
            yield server
        finally:
            server.kill()


def test_killed_before_it_was_played(tmp_path: Path) -> None:
    """An early answer that was acknowledged survives kill -9, and is played when its turn comes."""
    db, port = tmp_path / "tables.sqlite", free_port()
    with process(db, port) as server:
        web = Web(f"http://127.0.0.1:{port}")
        made = duel(web)
        *seats, _ = planning(made)
        asked = last(seats[2])
        done = plan(seats[2], 1)
        os.kill(server.pid, signal.SIGKILL)
        server.wait()
        web.close()
    with process(db, port):
        made.web = Web(f"http://127.0.0.1:{port}")
        seats = [made.join(seat) for seat in range(3)]
        assert "wait" == last(seats[2])["t"] and 2 == len(hand(seats[2], 2))
        again = made.post("/acts", 2, act_id=done["act_id"], seq=0, option="again")
        plan(seats[1])
        seats[2].settled(plan(seats[0])["seq"] + 2)
        played = [frame.get("act") for frame in frames(seats[2])]
        made.web.close()

    assert done["seq"] == again.json()["seq"]
    assert asked["options"][1]["text"] in played


# Without a server


@pytest.fixture
def standing(duel_installed: None) -> Standing:
    """A duel of three in which the second seat plans two cards in a row."""
    standing = Standing(chicane.new("duel", 3, SEED))
    standing.choose(standing.match.game.menu[0])
    agenda = standing.match.game.agenda
    agenda.insert(agenda.index(Plan(1)), Plan(1))
    standing.look_ahead()
    return standing


def first_options(standing: Standing, seat: int) -> str:
    """The first card that a seat may plan now."""
    game = standing.question(seat)
    assert game is not None
    return game.menu[0].text(game)


def test_several_answers_in_a_row(standing: Standing) -> None:
    """First card, second card: both are asked for early, and played in their order."""
    cards = []
    for _ in range(2):
        cards.append(first_options(standing, 1))
        standing.control(1, f"{EARLY} {cards[-1]}")
    assert [0, 2] == standing.waiting
    standing.choose(standing.match.game.menu[0])
    entries = standing.settle()

    assert [(1, card) for card in cards] == [(entry.actor, entry.text) for entry in entries]
    assert [2] == standing.waiting and not standing.early


def test_answers_are_taken_back_one_by_one(standing: Standing) -> None:
    """The last one first; the seat is asked again for what it took back."""
    first = first_options(standing, 1)
    standing.control(1, f"{EARLY} {first}")
    standing.control(1, f"{EARLY} {first_options(standing, 1)}")
    standing.control(1, WITHDRAW)
    assert {1: (first,)} == standing.early and [0, 1, 2] == standing.waiting
    standing.control(1, WITHDRAW)
    assert {} == standing.early


def test_an_answer_that_is_not_legal_any_more(standing: Standing) -> None:
    """When its time comes it is dropped, those after it too, and the seat is asked."""
    standing.control(1, f"{EARLY} {first_options(standing, 1)}")
    standing.early[1] = ("plan 9", *standing.early[1])
    standing.choose(standing.match.game.menu[0])

    assert [] == standing.settle()
    assert 1 == standing.match.game.actor and not standing.early


def test_the_log_gives_the_same_standing(duel_installed: None) -> None:
    """Replaying entries with early answers leads to the same position, answers and numbers."""
    live = Standing(chicane.new("duel", 3, SEED))
    again = Standing(chicane.new("duel", 3, SEED))
    entries = [live.choose(live.match.game.menu[0])]
    entries.append(live.control(2, f"{EARLY} {first_options(live, 2)}"))
    entries.append(live.control(1, f"{EARLY} {first_options(live, 1)}"))
    entries.append(live.control(1, WITHDRAW))
    entries.append(live.choose(live.match.game.menu[-1]))
    for entry in entries:
        again.replay(entry)

    assert digest(live.match.game) == digest(again.match.game)
    assert {2} == set(live.early) and live.early == again.early
    assert (live.seq, live.since, live.own) == (again.seq, again.since, again.own)
    entries = [live.choose(live.match.game.menu[0]), *live.settle()]
    assert ["plan"] * 2 == [entry.text.split()[0] for entry in entries[:2]]
    for entry in entries:
        again.replay(entry)
    assert digest(live.match.game) == digest(again.match.game) and not again.early

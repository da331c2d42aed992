"""What goes over the wire is what the seat may know: the game with secrets, looked at from outside."""

import re
from typing import Any
from uuid import uuid4

from tests.server.conftest import Made, Socket, Web


def plan_once(web: Web) -> tuple[Made, dict[int, Socket], Socket, dict[str, Any]]:
    """A duel in which the first seat has put down a card; its sockets, a watcher's, and the question."""
    made = web.table("human", "human", game="duel", seed="1")  # with twins in hand a choice would be forced
    seats, watcher = {seat: made.join(seat) for seat in (0, 1)}, made.join()
    seats[0].act(seats[0].until("ask"))
    asked = seats[0].until("ask")
    seats[0].act(asked)
    for socket in [*seats.values(), watcher]:
        socket.settled(asked["seq"] + 1)
    return made, seats, watcher, asked


def cards_of(seat: int, text: str) -> set[str]:
    """The cards of a seat that a text shows."""
    return set(re.findall(rf"seat {seat} holds (-?\d)", text)) - {"-1"}


def test_each_seat_sees_its_own_cards(web: Web) -> None:
    """Hands are on the wire for their seat only; a watcher sees none."""
    _, seats, watcher, _ = plan_once(web)

    for seat in (0, 1):
        assert cards_of(seat, seats[seat].wire)
        assert not cards_of(1 - seat, seats[seat].wire)
        assert not cards_of(seat, watcher.wire)


def test_secret_acts(web: Web) -> None:
    """A planned card is known to its seat; the others learn that there was one, and hear nothing of it."""
    _, seats, watcher, asked = plan_once(web)
    act = asked["options"][0]["text"]

    assert act in [frame.get("act") for message in seats[0].got for frame in message.get("frames", [])]
    for socket in (seats[1], watcher):
        assert "?" in [frame.get("act") for message in socket.got for frame in message.get("frames", [])]
        assert not re.search(r"plan \d|Seat 0 plans|bury|buried", socket.wire)


def test_replays_files_and_pictures_keep_the_secret(web: Web) -> None:
    """Nothing more is to be had by REST while the game lasts."""
    made = plan_once(web)[0]
    wires = [
        web.get(f"/api/tables/{made.id}/{place}", token).text
        for place in ("frames", "picture.svg", "picture.svg?at=7", "file")
        for token in (made.watch, made.tokens[1])
    ]

    assert not any(cards_of(0, text) or re.search(r"plan \d|Seat 0 plans|bury|buried", text) for text in wires)
    assert 409 == made.get("/file").status_code
    assert cards_of(0, made.get("/frames").text)


def test_all_comes_to_light_at_the_end(web: Web) -> None:
    """Once it is over, everybody may see everything, and nothing can be taken back."""
    made, seats, watcher, _ = plan_once(web)
    while not (state := made.get().json())["over"]:
        socket = seats[state["to_act"]]
        socket.act(socket.settled(state["seq"]))
        socket.until("done")
    over = watcher.until("over")
    undo = {"act_id": uuid4().hex, "seq": over["seq"]}

    assert "bury" in made.get("/file").text
    assert cards_of(0, web.get(f"/api/tables/{made.id}/frames", made.watch).text)
    assert 409 == made.post("/undo", 0, **undo).status_code == made.post("/undo", 1, **undo).status_code


def heard_of(web: Web, option: int) -> tuple[list[Any], Made]:
    """What reaches the others while the last of three seats answers early, takes it back and answers again."""
    made = web.table("human", "human", "human", game="duel", seed="1")
    seats, watcher = [made.join(seat) for seat in range(3)], made.join()
    for socket in [*seats, watcher]:
        socket.settled(0)
    seats[0].act(seats[0].settled(0))
    seq = seats[0].until("done")["seq"]
    for again in (True, False):
        seats[2].act(seats[2].settled(seq), option)
        seq = seats[2].until("done")["seq"]
        if again:
            seats[2].send(t="undo", act_id=uuid4().hex, seq=seq)
            seq = seats[2].until("done")["seq"]
    late = [made.join(0), made.join(1), made.join()]
    for socket in [seats[0], seats[1], watcher, *late]:
        socket.settled(seq)
    return [quiet(socket) for socket in [seats[0], seats[1], watcher, *late]], made


def quiet(socket: Socket) -> list[Any]:
    """What a connection got, without what differs from table to table and from run to run."""
    told = [message for message in socket.got if message["t"] not in ("table", "seats")]
    return [{key: value for key, value in message.items() if key != "act_id"} for message in told]


def test_early_answers(web: Web) -> None:
    """Whatever a seat answers before its turn, all others are sent exactly the same, live and by REST."""
    (first, made), (second, other) = heard_of(web, 0), heard_of(web, 1)

    assert first == second
    for place in ("frames", "picture.svg", "picture.svg?at=8", "file", ""):
        for seat in (0, 1):
            answers = [
                re.sub(
                    r'"(table|created|away)":("[^"]*"|[0-9]+)',
                    "",
                    web.get(f"/api/tables/{each.id}/{place}", token).text,
                )
                for each in (made, other)
                for token in (each.tokens[seat], each.watch)
            ]
            assert answers[:2] == answers[2:]
    assert not any("!early" in text or re.search(r"plan \d", text) for text in answers)

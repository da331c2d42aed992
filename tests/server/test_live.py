"""Live play over the socket: whole races, several people, reconnecting, refusals."""

import json
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed

from chicane.core.chance import commitment
from chicane.core.registry import find
from tests.server.conftest import GAMES, Made, Socket, Web

SAVES = Path(__file__).parents[1] / "saves"


def play_out(socket: Socket, most: int = 2000) -> dict[str, Any]:
    """Take the first option whenever asked, to the end."""
    for _ in range(most):
        message = socket.until("ask", "curtain", "over", "refused")
        assert "refused" != message["t"], message
        if message["t"] == "over":
            return message
        if message["t"] == "curtain":
            socket.send(t="look", seat=message["seat"])
        else:
            socket.act(message)
    raise AssertionError("the race has no end")


def pieces(socket: Socket) -> dict[str, dict[str, Any]]:
    """The picture that a client has after all its frames."""
    shown: dict[str, dict[str, Any]] = {}
    for frame in frames(socket):
        shown = {} if frame.get("whole") else shown
        for put in frame.get("put", []):
            put.pop("way", None)  # how it got there
            shown[put["id"]] = {"angle": 0.0} | shown.get(put["id"], {}) | put
        for id in frame.get("gone", []):
            del shown[id]
        if frame.get("order"):
            shown = {id: shown[id] for id in frame["order"]}
    return shown


def frames(socket: Socket) -> list[dict[str, Any]]:
    """Every frame that came."""
    return [frame for message in socket.got if message["t"] == "frames" for frame in message["frames"]]


def story(socket: Socket) -> list[str]:
    """The log that a client shows."""
    lines: list[dict[str, Any]] = []
    for frame in frames(socket):
        lines = [] if frame.get("since") == 0 else [line for line in lines if line["ply"] <= frame["ply"]]
        lines += frame.get("lines", [])
    return [line["text"] for line in lines]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_race_at_a_hot_seat(web: Web, game: str) -> None:
    """One browser plays every seat to the end; the seed comes to light and fits the commitment."""
    made = web.table(*["human"] * find(game).min_players, game=game)
    socket = made.join(*range(find(game).min_players))
    over = play_out(socket)

    assert made.get().json()["seed"] == over["seed"]
    assert commitment(over["seed"]) == made.data["commitment"]
    assert over["winners"] == made.get().json()["winners"]


def test_who_won_is_spoken_to(web: Web) -> None:
    """The winner hears so, others hear a name, and so does whoever holds both seats."""
    file = json.loads((SAVES / "thunder-finished.json").read_text("utf-8"))
    made = Made(web, web.post("/api/files", file=file).json())
    winner, other, both, watcher = (made.join(*seats).until("over")["text"] for seats in [(0,), (1,), (0, 1), ()])

    assert winner.endswith("You win!")
    assert other.endswith("Ann wins.") and other == both == watcher


def test_frames_follow_each_other(web: Web) -> None:
    """Numbers come without gaps, and the pieces put together are those of somebody who comes in at the end."""
    made = web.table("human", "human")
    socket = made.join(0, 1)
    play_out(socket)
    late = made.join()
    late.until("over")
    numbers = list(dict.fromkeys(frame["seq"] for frame in frames(socket)))

    assert list(range(numbers[0], numbers[-1] + 1)) == numbers
    assert pieces(late) == pieces(socket)
    assert list(pieces(late)) == list(pieces(socket))
    assert story(late) == story(socket)


def test_two_seats_and_a_watcher(web: Web) -> None:
    """Everybody sees an act; only the seat that must choose is asked."""
    made = web.table("human", "open")
    sockets = [made.join(0), made.join(1), made.join()]
    asked = [socket.until("ask", "wait") for socket in sockets]
    seat = next(number for number, message in enumerate(asked) if message["t"] == "ask")

    assert ["ask", "wait", "wait"] == sorted(message["t"] for message in asked)
    assert {asked[seat]["seat"]} == {message["seat"] for message in asked}
    sockets[seat].act(asked[seat])
    acts = [socket.until("frames")["frames"][0]["act"] for socket in sockets]
    assert [asked[seat]["options"][0]["text"]] * 3 == acts


def test_options_in_words_with_places(web: Web) -> None:
    """Every option has a text, a label, a help text and a rule; together they point at the board."""
    asked = web.table("human", "human").join(0, 1).until("ask")

    assert all(option[field] for option in asked["options"] for field in ("text", "label", "help", "rule"))
    assert any(option["spots"] for option in asked["options"])
    assert asked["prompt"]["text"].endswith(("?", "."))


def test_bots_play_until_a_person_must(web: Web) -> None:
    """A race against bots is asked for by one seat only, and ends."""
    made = web.table("human", "bot:random", "bot:greedy")
    socket = made.join(0)
    over = play_out(socket)

    assert {0} == {message["seat"] for message in socket.got if message["t"] == "ask"}
    assert {-1, 0, 1, 2} == {frame["actor"] for frame in frames(socket) if "actor" in frame}
    assert made.get().json()["seq"] == over["seq"]


def test_a_language_for_each(web: Web) -> None:
    """Two people read the same race in two languages, and one of them changes her mind."""
    made = web.table("human", "human")
    english, french = made.join(0), made.join(1, lang="fr")
    titles = [socket.until("table")["title"] for socket in (english, french)]
    french.until("ask", "wait")
    french.send(t="lang", lang="en")

    assert titles[0] != titles[1]
    assert titles[0] == french.until("table")["title"]
    assert 0 == french.until("frames")["frames"][0]["since"]


def test_coming_back(web: Web) -> None:
    """Somebody who was away gets the newest position and the lines that were missed, no others."""
    made = web.table("human", "human")
    socket = made.join(0, 1)
    for _ in range(10):
        socket.act(socket.until("ask"))
    seen = socket.until("ask")["seq"]
    before = story(socket)
    for _ in range(10):
        socket.act(socket.got[-1] if socket.got[-1]["t"] == "ask" else socket.until("ask"))
        socket.until("ask")
    back = made.join(0, 1, seen=seen)
    back.until("ask")
    frame = frames(back)[0]

    assert (True, seen, socket.got[-1]["seq"]) == (frame["whole"], frame["since"], frame["seq"])
    assert story(socket) == before + story(back)
    assert pieces(socket) == pieces(back)


def test_undo(web: Web) -> None:
    """A choice by which nothing was learnt can be taken back, by its seat only; the others see it."""
    made = web.table("human", "human")
    socket = made.join(0, 1)
    before = find_undo(socket)
    undone = socket.got[-1]
    other = made.join(1 - before["seat"])
    assert not other.until("ask", "wait")["undo"]
    other.send(t="undo", act_id=uuid4().hex, seq=undone["seq"])
    assert "Nothing to undo" in other.until("refused")["reason"]

    socket.send(t="undo", act_id=uuid4().hex, seq=undone["seq"])
    again = socket.until("ask")
    assert before["options"] == again["options"]
    assert undone["seq"] + 1 == again["seq"]
    assert len(made.get("/file").json()["log"]) == made.get().json()["ply"] == frames(socket)[-1]["ply"]
    assert story(socket) == story_of_newcomer(made)


def find_undo(socket: Socket) -> dict[str, Any]:
    """Play until something can be taken back; what was asked before it."""
    asked = socket.until("ask")
    for _ in range(500):
        socket.act(asked, -1)
        after = socket.until("ask")
        if after["undo"]:
            return asked
        asked = after
    raise AssertionError("nothing can be taken back")


def story_of_newcomer(made: Made) -> list[str]:
    """The log of somebody who just comes in."""
    socket = made.join()
    socket.until("wait")
    return story(socket)


# Refusals


def test_the_same_act_twice(web: Web) -> None:
    """An act that is sent again changes nothing and gets the same answer, live and by REST."""
    made = web.table("human", "human")
    socket = made.join(0, 1)
    asked = socket.until("ask")
    act = {"act_id": socket.act(asked), "seq": asked["seq"], "option": asked["options"][0]["text"]}
    done = socket.until("done")
    socket.send(t="act", **act)
    again = socket.until("done", "refused")
    rest = made.post("/acts", asked["seat"], **act)

    assert done == again == {"t": "done"} | rest.json()
    assert made.get().json()["ply"] == made.get().json()["seq"]
    assert 409 == made.post("/acts", 1 - asked["seat"], **act).status_code


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seq": 0}, "moved on"),
        ({"seq": 10_000}, "moved on"),
        ({"option": "fly to the moon"}, "is not among the options"),
    ],
)
def test_refused_acts(web: Web, change: dict[str, Any], reason: str) -> None:
    """What is stale or not on the menu changes nothing, and the reason is said."""
    made = web.table("human", "human")
    socket = made.join(0, 1)
    asked = socket.until("ask")
    before = made.get().json()
    act = {"act_id": uuid4().hex, "seq": asked["seq"], "option": asked["options"][0]["text"]} | change
    socket.send(t="act", **act)

    assert reason in socket.until("refused")["reason"]
    assert reason in made.post("/acts", asked["seat"], **act).json()["error"]
    assert before | {"seats": []} == made.get().json() | {"seats": []}


def test_an_option_finer_than_the_menu(web: Web) -> None:
    """Whatever the question understands can be chosen, on the short menu or not; anything else is refused."""
    made = web.table("human", game="dial")
    socket = made.join(0)
    asked = socket.until("ask")
    assert "turn 37" not in [option["text"] for option in asked["options"]]
    for text in ("turn 91", "turn 3.5", "turn", "fly", "turn ٣"):
        act = {"act_id": uuid4().hex, "seq": asked["seq"], "option": text}
        assert 409 == made.post("/acts", 0, **act).status_code
    socket.send(t="act", act_id=uuid4().hex, seq=asked["seq"], option="turn 37")

    assert "done" == socket.until("done", "refused")["t"]
    assert "turn 37" == frames(socket)[-1]["act"]


def test_out_of_turn(web: Web) -> None:
    """Neither another seat nor a watcher can act, whatever they send."""
    made = web.table("human", "human")
    asked = made.join(0, 1).until("ask")
    act = {"seq": asked["seq"], "option": asked["options"][0]["text"]}
    for socket in (made.join(1 - asked["seat"]), made.join()):
        socket.send(t="act", act_id=uuid4().hex, **act)
        assert "not your turn" in socket.until("refused")["reason"]

    assert asked["seq"] == made.get().json()["seq"]


def closed_with(socket: Socket) -> int:
    """The code that a connection is closed with."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            socket.next()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_wrong_tokens(web: Web) -> None:
    """Without a token of this table there is nothing to see."""
    made, other = web.table("human", "human"), web.table("human", "human")

    assert 4401 == closed_with(web.socket(made.id).hello())
    assert 4401 == closed_with(web.socket(made.id).hello("guessed"))
    assert 4401 == closed_with(web.socket(made.id).hello(*other.tokens, other.watch))
    assert 4404 == closed_with(web.socket("nowhere").hello(made.watch))


def test_only_upright_screens_are_told_where_things_lie_there(web: Web) -> None:
    """Two connections of one seat, one of them upright; the other one is turned later and told everything then."""
    made = web.table("human", game="wreckland")
    desk, phone = made.join(0), web.socket(made.id)
    phone.send(t="hello", tokens=made.tokens[:1], upright=True)
    for each in (desk, phone):
        asked = each.until("ask")
    desk.act(asked)
    for each in (desk, phone):
        each.until("ask")

    assert all("stands" not in frame and "heights" not in frame for frame in frames(desk))
    whole, *later = frames(phone)
    assert {put["id"] for put in whole["put"]} >= set(whole["stands"]) > set()
    assert any(frame.get("stands") for frame in later)
    desk.got.clear()
    desk.send(t="lang", lang="en", upright=True)
    desk.until("ask")
    assert frames(desk)[0]["stands"] and frames(desk)[0]["heights"]


def test_one_hello(web: Web) -> None:
    """The first message is a hello, and no other is."""
    made = web.table("human", "human")
    hasty = web.socket(made.id)
    hasty.send(t="lang", lang="fr")

    assert 4400 == closed_with(hasty)
    assert 4400 == closed_with(made.join(0).hello(*made.tokens))


def test_too_big(web: Web) -> None:
    """A message of more than 64 kB is not read."""
    socket = web.table("human", "human").join(0)
    socket.send(t="act", option="x" * 70_000)

    assert 1009 == closed_with(socket)


def test_messages_are_text(web: Web) -> None:
    """What the server keeps in bytes comes as text, letters of other languages included."""
    socket = web.table("human", "human").join(0, lang="fr")
    first = socket.connection.recv()

    assert isinstance(first, str)
    assert json.loads(first)["t"] == "table"


def test_a_fault_of_the_server_ends_the_connection(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a code of its own, so that nobody waits for ever."""

    async def fail(*given: object) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr("chicane.server.live.serve", fail)
    with pytest.raises(ConnectionClosed) as closed:
        web.table("human", "human").join(0).next()

    assert closed.value.rcvd is not None
    assert 4500 == closed.value.rcvd.code

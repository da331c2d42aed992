"""What is this? Asked over the line and in replays: in the language of whoever asks, and no secret is told."""

import chicane
from chicane.core.match import Match
from chicane.core.view import WATCHER
from chicane.server.inspect import found
from chicane.server.shots import Shot
from chicane.words import words
from chicane.wreckage.names import PLAY_NAMES
from chicane.wreckage.state import Wreckage
from tests.server.conftest import Web


def test_a_piece_and_the_ground(web: Web) -> None:
    """A piece by its id, in the language of the connection; the ground by a place; what is not there says nothing."""
    made = web.table("human", "bot:random", game="chariot", seed="1")
    socket = made.join(0, lang="fr")
    socket.send(t="inspect", ask=7, piece="supply")
    answer = socket.until("inspected")
    assert 7 == answer["ask"]
    (about,) = answer["found"]
    assert "20 chausse-trappes en réserve" == about["name"]
    assert about["texts"] and ["CH-COMP-06"] == about["rules"]

    socket.send(t="inspect", ask=8, x=1.0, y=1.0)
    assert ["Décor"] == [each["name"] for each in socket.until("inspected")["found"]]
    socket.send(t="inspect", ask=9, piece="no such thing")
    assert [] == socket.until("inspected")["found"]


def test_icons_are_drawn(web: Web) -> None:
    """A board brings its icons along, each with a picture, a name and what it means."""
    made = web.table("human", "bot:random", game="chariot", seed="1")
    (about,) = made.get("/about", piece="board-0", lang="en").json()

    assert {"Damage level, on your board", "Speed, on your board"} <= {sign["name"] for sign in about["signs"]}
    assert all(sign["help"] and sign["picture"].startswith("<svg") for sign in about["signs"])


def test_in_a_replay(web: Web) -> None:
    """A position of before is asked as it was then; nobody without a token asks anything."""
    made = web.table("human", "human", game="chariot", seed="1")
    socket = made.join(0, 1)
    for _ in range(3):
        socket.act(socket.until("ask"))
    socket.until("ask")
    at_first = made.get("/about", piece="round", at=0).json()

    assert ["Round 1"] == [about["name"] for about in at_first]
    assert [] == made.get("/about", piece="die-0", at=0).json()
    assert 401 == web.get(f"/api/tables/{made.id}/about").status_code
    assert 400 == made.get("/about", piece="round", at=100000).status_code


def planned() -> tuple[Match, str]:
    """A derby in which the first seat has planned a card and the second has not; and what that card is called."""
    match = chicane.new("wreckage", 2, "1")
    game = match.game
    assert isinstance(game, Wreckage)
    while not game.planned[0] or game.actor != 1 or game.planned[1]:
        match.play(match.options[0])
    return match, words("en").say(PLAY_NAMES[game.planned[0][0]])


def test_a_card_that_lies_face_down_is_no_secret_to_its_owner_only() -> None:
    """Whoever planned it may read it; the other seat and a watcher learn that it lies face down."""
    match, card = planned()
    shot = Shot(0, match, ["human", "human"], [], None)
    mine, theirs, watched = (found(shot, eyes, "plan-0-0", None, "en") for eyes in (0, 1, WATCHER))

    assert card in mine[0].name
    assert any(card in text for text in mine[0].notes)
    for answer in (theirs, watched):
        assert card not in answer[0].name
        assert ["Only its owner knows it until its phase begins."] == answer[0].texts


def test_a_hand_can_be_asked_by_its_holder_only() -> None:
    """Cards in place of dice are pieces by what they are: others don't find them, whatever they ask for."""
    match = chicane.new("thunder", 2, "1", {"german_engineering": True})
    shot = Shot(0, match, ["human", "human"], [], None)
    own = [id for id in shot.picture(0, "en").pieces if id.startswith("drive-red-")]

    assert all(found(shot, 0, id, None, "en") for id in own)
    assert not any(found(shot, 1, id, None, "en") for id in own)

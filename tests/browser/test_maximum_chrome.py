"""Maximum Chrome: four people in four browsers, from the draft to the finish; each sees its own hand and no other."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import WebSocket, expect

from chicane.core.chance import Luck
from chicane.core.registry import find
from chicane.core.save import from_data
from chicane.thunder.choppe_shoppe import leaders, upgrades
from chicane.thunder.crews import CAR_CREWS
from chicane.thunder.state import Thunder
from chicane.thunder.stocks import Dealt, card_name
from chicane.words import words
from tests.browser.conftest import Open, Server
from tests.browser.hands import MOST, OVER, READY, Hands
from tests.browser.test_draft import choices
from tests.server.conftest import Made, Web, wait_for

RULES = find("thunder")
PLAYERS = 4
CREWS = [crew.id for crew in CAR_CREWS]
DRAFTED = {card.id for stock in (leaders.STOCK, upgrades.STOCK) for card in stock.cards}
LOOK = 10  # choices between two looks at what lies on the tables
DRIVE = re.compile(r"drive-[a-z]+-[1-6][abc]")  # a movement card that can be read
PRESS = "([option, number]) => { const all = document.querySelectorAll(option); all[number % all.length].click(); }"
NEW_LINE = re.compile(r"</text><text[^>]*>")  # a long name is drawn as several texts
HELD = '.piece[data-id^="card-"], .piece[data-id^="drive-"]'


class Person:
    """Somebody at the table, and all that came over the wire to them while the race lasted."""

    def __init__(self, hands: Hands, seat: int) -> None:
        self.hands = hands
        self.seat = seat
        self.wire: list[str] = []
        self.is_over = False
        hands.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        """Remember what is received, but for the end, when everything comes to light."""
        socket.on("framereceived", lambda payload: self.hear(str(payload)))

    def hear(self, payload: str) -> None:
        self.is_over = self.is_over or '"t":"over"' in payload or '"sound":"win"' in payload
        if not self.is_over:
            self.wire.append(payload)

    def heard(self, text: str) -> bool:
        """Whether something was in any message; a Decoy Balloon is no Decoy, on two lines of its card neither."""
        return any(re.search(rf"{re.escape(text)}(?! [A-Z])", NEW_LINE.sub(" ", each)) for each in self.wire)

    def frames(self) -> list[dict[str, Any]]:
        """What was shown, and what was done, as this person knows it."""
        return [frame for each in self.wire for frame in json.loads(each).get("frames", [])]

    def pieces(self) -> set[str]:
        """The cards that can be read on the table."""
        return set(self.hands.page.locator(HELD).evaluate_all("all => all.map(piece => piece.dataset.id)"))


def standing(made: Made) -> dict[str, Any]:
    """How the table stands."""
    found: dict[str, Any] = made.get().json()
    return found


def asked(made: Made, people: list[Person]) -> Person:
    """Whose turn it is, with the question before them."""
    seat: int = standing(made)["to_act"]
    person = people[seat]
    assert person.hands.turn()
    return person


def answer(made: Made, people: list[Person], number: int) -> None:
    """Whoever is asked chooses, and the table goes on."""
    before = standing(made)["seq"]
    asked(made, people).hands.page.evaluate(PRESS, [READY, number])
    wait_for(lambda: bool(standing(made)["seq"] > before))


def is_drafting(person: Person) -> bool:
    """Whether nothing but cards of the draft may be chosen."""
    texts: list[str] = person.hands.page.locator(READY).evaluate_all("all => all.map(each => each.dataset.option)")
    return all(text.split()[-1] in DRAFTED for text in texts)


def seated(sit: Open, server: Server, made: Made, seat: int) -> Person:
    """Somebody opens the link of a seat."""
    person = Person(sit(), seat)
    person.hands.page.goto(server.address + made.data["seats"][seat]["link"])
    person.hands.seated()
    return person


def draft(made: Made, people: list[Person]) -> int:
    """Leaders and upgrades, all at once: nobody's cards are on another's table; how many choices it took."""
    number = 0
    while is_drafting(asked(made, people)):
        wait_for(lambda: are_apart([readable(person.hands) for person in people]))  # once all have been shown the last
        answer(made, people, number)
        number += 1
    return number


def readable(hands: Hands) -> set[str]:
    """The cards over somebody's road that do not lie face down."""
    return {id for id in choices(hands) if not id.removeprefix("choice-").isdigit()}


def are_apart(sets: list[set[str]]) -> bool:
    """Whether nothing is in two of these."""
    return sum(map(len, sets)) == len(set().union(*sets))


def race(made: Made, people: list[Person], number: int) -> None:
    """To the finish; nobody ever has a card of another's hand on the table."""
    while not standing(made)["over"]:
        if number % LOOK == 0:
            for person in people:
                assert not strange(person, person.pieces())
        answer(made, people, number)
        number += 1
        assert number < MOST


def strange(person: Person, pieces: set[str]) -> list[str]:
    """Movement cards of other crews that can be read."""
    return [id for id in pieces if DRIVE.fullmatch(id) and not id.startswith(f"drive-{CREWS[person.seat]}-")]


@pytest.mark.slow
def test_four_people_play_with_everything(sit: Open, server: Server) -> None:
    """Draft, hands of five, secret airstrikes, bounties and one shots: on the wire and on the page only one's own."""
    web = Web(server.address)
    options = RULES.preset_options("maximum-chrome", PLAYERS, Luck("chrome"))
    made = web.table(*["human"] * PLAYERS, game="thunder", options=options, seed="maximum chrome")
    people = [seated(sit, server, made, seat) for seat in range(PLAYERS)]
    chosen = draft(made, people)
    assert chosen >= PLAYERS * 6  # a leader, three picks and two cars each; the third car is not asked
    race(made, people, chosen)

    for person in people:
        expect(person.hands.page.locator(OVER)).to_be_visible()
        put = {piece["id"] for frame in person.frames() for piece in frame.get("put", [])}
        assert not strange(person, put)
        assert any(id.startswith(f"drive-{CREWS[person.seat]}-") for id in put if DRIVE.fullmatch(id))
        assert "?" in [frame.get("act") for frame in person.frames()]
    secrets = kept_secret(made)
    assert len(secrets) > PLAYERS
    for seat, name in secrets:
        assert [person.seat == seat for person in people] == [person.heard(name) for person in people], name
    web.close()


def kept_secret(made: Made) -> list[tuple[int, str]]:
    """The cards that were dealt to a seat and never shown to anybody else, a leader that it did not want included."""
    match = from_data(made.get("/file").json())
    game, dealt = match.game, [act.option for act in match.acts if type(act.option) is Dealt]
    assert isinstance(game, Thunder)
    boards = game.box.stock_numbers[leaders.STOCK.id]
    unseen = [
        each for each in dealt
        if each.card in game.hands[each.stock][each.seat]
        or (each.stock == boards and each.card not in game.open[boards][each.seat])
    ]  # fmt: skip
    return [(each.seat, words("en").say(card_name(game, each.stock, each.card))) for each in unseen]

"""A table that is over can be looked at afterwards."""

from __future__ import annotations

import json
from pathlib import Path

import chicane
from chicane.bots import bot
from chicane.bots.review import review
from chicane.core.save import as_data
from chicane.server.review import Past, look_back, shown
from tests.server.conftest import Made, Web

SAVES = Path(__file__).parents[1] / "saves"


def test_a_review_in_words() -> None:
    """What runs in another process comes to the same, and is said in both languages."""
    match = chicane.new("chariot", players=2, seed=3)
    for number in range(25):
        view = match.seen_by(match.to_act or 0)
        match.play(bot("random", str(number)).choose(view, view.game.menu))
    found = look_back(Past("chariot", as_data(match, reveal=True), [0, 1], 60.0))

    assert review(match, [0, 1], 60.0) == found
    english, french = shown(found, "en"), shown(found, "fr")
    assert len(match.acts) + 1 == len(english.chances)
    assert all(99 <= sum(chances) <= 101 for chances in english.chances)
    assert english.mistakes[0].cost >= english.mistakes[-1].cost >= 1
    assert english.mistakes[0].chosen != french.mistakes[0].chosen
    assert english.turns[0].before != english.turns[0].after


def test_a_table_is_reviewed_once_it_is_over(web: Web) -> None:
    """Before that it is refused; afterwards everybody's chances end where the game did."""
    file = json.loads((SAVES / "chariot-finished.json").read_text())
    made = Made(web, web.post("/api/files", file=file).json())
    refused, found = web.table("human", "human").get("/review"), made.get("/review")

    assert (409, "A game can be reviewed once it is over.") == (refused.status_code, refused.json()["error"])
    assert 200 == found.status_code, found.text
    winners = made.get().json()["winners"]
    assert [100 if seat in winners else 0 for seat in range(len(made.data["seats"]))] == found.json()["chances"][-1]

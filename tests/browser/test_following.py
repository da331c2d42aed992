"""Following what others do: the time of a turn, the turn card, what happened since one's own turn, reveals."""

import re
from itertools import pairwise
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import PATIENCE, READY, Hands

SHORTEST, LONGEST = 1500, 4000  # milliseconds of somebody else's turn, at normal speed
STAMPS = """() => [...document.querySelectorAll('.lines > li')].map((item) => item.dataset.turn
  ? { head: item.querySelector('.head-name').textContent } : { at: Number(item.dataset.at) })"""
SQUEEZE = """async ([frames, left]) => {
  const { squeeze } = await import('/pace.js');
  const { merged } = await import('/merge.js');
  const turn = { round: 1, number: 1, seat: 1, begun: null };
  const queue = frames.map((frame) => ({ frame, turn }));
  const pieces = { car: { id: 'car', role: 'vehicle', x: 0, y: 0 }, die: { id: 'die', role: 'die' } };
  squeeze(queue, { now: 0, speed: 1, piece: (id) => pieces[id], merge: merged });
  return queue.map((each) => each.frame);
}"""


heard: dict[Page, list[Any]] = {}  # what the server said


def choose(hands: Hands, number: int = 0) -> None:
    """Choose, and wait until the server, whose clock runs, has asked again or says that it is over."""
    said = heard[hands.page]
    said.clear()
    options = hands.page.locator(READY)
    for attempt in range(PATIENCE // 20):
        if attempt % 100 == 0 and attempt:  # the question has changed under the finger: let the page catch up
            hands.page.clock.run_for(200)
            if hands.page.locator(".moment").count():
                return
        if attempt % 100 == 0 and options.count():
            options.nth(number % options.count()).dispatch_event("click")  # it may be folded up behind dice
        if any(mark in str(text)[:30] for text in said for mark in ('"t":"ask"', '"t":"over"')):
            return
        hands.page.wait_for_timeout(20)
    raise AssertionError("nothing was asked")


def still(sit: Open, game: str, language: str = "en") -> Hands:
    """Somebody at a table whose clock is pushed on by hand; the bots have done what they do before it runs."""
    hands = sit(language, moving=True)
    heard[hands.page] = []
    hands.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard[hands.page].append(text)))
    hands.race(game)
    assert hands.turn()
    hands.page.clock.install()
    hands.page.clock.pause_at("2030-01-01")
    return hands


def run_until(page: Page, selector: str, most: int = 90_000) -> None:
    """Push the clock on until something is there."""
    for _ in range(most // 100):
        if page.locator(selector).count():
            return
        page.clock.run_for(100)
    raise AssertionError(f"{selector} never came")


def others(page: Page) -> list[tuple[str, int]]:
    """The turns of others by the stamps of the story: whose, and how long until the next one's first line."""
    starts: list[tuple[str, int]] = []
    head = None
    for row in page.evaluate(STAMPS):
        if "head" in row:
            head = row["head"]
        elif head is not None:
            starts.append((head, row["at"]))
            head = None
    spans = [(name, after - at) for (name, at), (_, after) in pairwise(starts)]
    return [(name, span) for name, span in spans if name != "You" and not name.startswith("Round")]


def keep_choosing(hands: Hands, choices: int) -> None:
    """Choose the first option again and again."""
    for _ in range(choices):
        run_until(hands.page, ".ask.asking .ask-options:not(.sent) .option, .ask.over")
        if hands.page.locator(".ask.over").count():
            return
        choose(hands)
    run_until(hands.page, ".ask.asking .ask-options:not(.sent) .option, .ask.over")


@pytest.mark.parametrize(("game", "choices"), [("chariot", 16), ("thunder", 12)])
def test_every_turn_of_others_takes_the_same_time(sit: Open, game: str, choices: int) -> None:
    """By the stamps of the story: between 1.5 and 4 seconds, whatever happens in it."""
    hands = still(sit, game)
    keep_choosing(hands, choices)
    spans = others(hands.page)

    assert len(spans) >= 3  # a round of the others, at least
    assert [] == [(name, span) for name, span in spans if not SHORTEST <= span <= LONGEST]


def frame(ply: int, **more: Any) -> dict[str, Any]:
    """A frame as it comes over the wire."""
    return {"seq": ply, "ply": ply, **more}


def drive(ply: int, x: int) -> dict[str, Any]:
    """A car drives on."""
    return frame(ply, put=[{"id": "car", "x": x, "y": 0}], sound="move")


def test_small_beats_are_shown_as_one(sit: Open) -> None:
    """A turn with too much in it: moves go together along all their places, the big moment stays one of its own."""
    page = sit().page
    crash = frame(9, gone=["car"], lines=[{"text": "Lost!", "rule": "", "ply": 9}])
    kept = page.evaluate(SQUEEZE, [[*(drive(ply, 60 * ply) for ply in range(1, 9)), crash], 2500])

    assert [9] == [each["ply"] for each in kept if each.get("gone")]
    assert len(kept) < 9
    way = [place for each in kept[:-1] for put in each["put"] for place in [*put.get("way", [])[::3], put["x"]]]
    assert [60 * ply for ply in range(1, 9)] == way


def test_merged_frames_lead_to_the_same_picture(sit: Open) -> None:
    """What comes and goes between is not there, what changes twice is as it was last."""
    page = sit().page
    first = [{"id": "a", "x": 1, "y": 1, "angle": 90}, {"id": "b", "x": 2, "y": 2}]
    one = frame(1, put=first, gone=["c"], order=["a", "b"])
    two = frame(2, put=[{"id": "a", "x": 5, "y": 5}, {"id": "c", "x": 3, "y": 3}], gone=["b"])
    got = page.evaluate("async ([a, b]) => (await import('/merge.js')).merged(a, b)", [one, two])

    assert {"a": (5, 0), "c": (3, None)} == {put["id"]: (put["x"], put.get("angle")) for put in got["put"]}
    assert (["b"], ["a", "b", "c"]) == (got["gone"], got["order"])


def test_the_bar_is_the_turn_card_of_whoever_acts(sit: Open) -> None:
    """While others act the bar says whose turn it is, with their dice and what they do; the list of seats agrees."""
    hands = still(sit, "chariot")
    seen: set[tuple[str, str]] = set()
    for _ in range(12):
        run_until(hands.page, ".ask.asking .ask-options:not(.sent) .option, .ask.over")
        choose(hands)
        for _ in range(40):
            if hands.page.locator(".turn-lines li").count():
                bar = hands.question().replace("’s turn", "")
                seen.add((bar, hands.page.locator(".seat.acts .seat-name").inner_text()))
                if hands.page.locator(".turn-sign").count():
                    break
            hands.page.clock.run_for(100)
        if seen and hands.page.locator(".turn-sign").count():
            break

    assert seen and all(bar == seat for bar, seat in seen)
    expect(hands.page.locator(".turn-sign")).not_to_have_count(0)


def test_since_your_turn(sit: Open) -> None:
    """Asked again, one is told what happened meanwhile; a click shows it again, and the question is as it was."""
    hands = still(sit, "chariot")
    for _ in range(40):
        run_until(hands.page, ".ask.asking .ask-options:not(.sent) .option")
        if hands.page.locator(".since").count():
            break
        choose(hands)
    expect(hands.page.locator(".since")).to_contain_text("Since your turn:")
    question, places, told = hands.question(), hands.places(), hands.told()

    hands.page.locator(".since").click()
    expect(hands.page.locator(".ask.waiting")).to_have_count(1)
    assert places != hands.places()
    run_until(hands.page, ".ask.asking .ask-options:not(.sent) .option")
    assert (question, places, told) == (hands.question(), hands.places(), hands.told())


def test_names(sit: Open) -> None:
    """One is You, others are called as in the story, and the story is told under their heads in their colours."""
    hands = still(sit, "chariot", "fr")
    keep_choosing(hands, 4)
    seats = hands.page.locator(".seat-name").all_inner_texts()

    assert "Vous" == seats[0] and {"Rouge", "Jaune", "Bleu"} == set(seats[1:])
    assert set(hands.page.locator(".head-name").all_inner_texts()) <= {*seats, "Manche 1", "Manche 2"}
    tints = hands.page.locator(".lines li[style]").evaluate_all("all => all.map((each) => each.getAttribute('style'))")
    assert tints and all(re.match(r"--tint: ?#", each) for each in tints)
    expect(hands.page.locator(".lines")).to_contain_text("cases, jusqu’à")


def test_a_reveal_is_a_moment_of_its_own(sit: Open) -> None:
    """When planned cards are turned over, all of them are seen large in the middle, with whose they are; then not."""
    hands = still(sit, "wreckage")
    for number in range(60):
        run_until(hands.page, f"{READY}, .moment, .ask.over")
        if hands.page.locator(".moment").count():
            break
        choose(hands, number)

    cards = hands.page.locator(".moment figcaption").all_inner_texts()
    assert 4 == len(cards) and all("first card: " in card for card in cards)
    hands.page.clock.run_for(2500)
    expect(hands.page.locator(".moment")).to_have_count(0)

"""Following what others do: the time of a turn, the turn card, what happened since one's own turn, reveals."""

import json
import re
from itertools import pairwise
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import Page, expect

import chicane
from chicane.core.save import as_data
from tests.browser.conftest import Open, Server
from tests.browser.hands import PATIENCE, READY, Hands
from tests.browser.test_ending import uploaded

ASKED = ".ask.asking .ask-options:not(.sent) .option"
DONE = ".ask.over, .ask.out"
ENDLESS = 10**9  # no question has such a number
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

LATE = """async (frames) => {
  const { squeeze } = await import('/pace.js');
  return frames.map((frame) => {
    const queue = [{ frame, turn: { round: 1, number: 1, seat: 1, begun: 0 } }];
    squeeze(queue, { now: 60000, speed: 1, piece: () => null, merge: null });
    return queue[0].pace === Infinity ? null : queue[0].pace;
  });
}"""


heard: dict[Page, list[Any]] = {}  # what the server said
paused: dict[Page, int] = {}  # since when the clock is pushed on by hand


def latest(page: Page) -> int:
    """The number of what the server asked last; beyond all numbers once it is over."""
    told = [json.loads(text) for text in heard[page] if '"t":"ask"' in str(text)[:30] or '"t":"over"' in str(text)[:30]]
    return max((ENDLESS if message["t"] == "over" else message["seq"] for message in told), default=0)


def choose(hands: Hands, number: int = 0) -> None:
    """Choose, and wait until the server, whose clock runs, has asked again or says that it is over."""
    answered = latest(hands.page)
    options = hands.page.locator(READY)
    for attempt in range(PATIENCE // 20):
        if attempt % 100 == 0 and attempt:  # the question has changed under the finger: let the page catch up
            hands.page.clock.run_for(200)
            if hands.page.locator(".moment").count():
                return
        if attempt % 100 == 0 and options.count():
            options.nth(number % options.count()).dispatch_event("click")  # it may be folded up behind dice
        if latest(hands.page) > answered:
            return
        hands.page.wait_for_timeout(20)
    raise AssertionError("nothing was asked")


def still(sit: Open, game: str, language: str = "en", *, phone: bool = False, preset: str = "") -> Hands:
    """Somebody at a table whose clock is pushed on by hand; the bots have done what they do before it runs."""
    hands = sit(language, phone, moving=True)
    heard[hands.page] = []
    hands.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard[hands.page].append(text)))
    if preset:
        hands.page.locator(f'[data-preset="{preset}"]').click()
        hands.seated()
    else:
        hands.race(game)
    assert hands.turn()
    hands.page.clock.install()
    hands.page.clock.pause_at("2030-01-01")
    paused[hands.page] = hands.page.evaluate("Math.floor(performance.now())")
    return hands


def run_until(page: Page, selector: str, most: int = 90_000) -> None:
    """Push the clock on until something is there."""
    for _ in range(most // 100):
        if page.locator(selector).count():
            return
        page.clock.run_for(100)
    raise AssertionError(f"{selector} never came, but {page.locator('.ask').evaluate('bar => bar.outerHTML')[:2000]}")


def others(page: Page) -> list[tuple[str, int]]:
    """The turns of others, by the stamps of the story: to the next one's first line. We choose at once."""
    starts: list[tuple[str, int]] = []
    head = None
    for row in page.evaluate(STAMPS):
        if "head" in row:
            head = row["head"]
        elif head is not None:
            starts.append((head, row["at"]))
            head = None
    spans = [(name, at, after) for (name, at), (_, after) in pairwise(starts) if at >= paused[page]]
    return [(name, after - at) for name, at, after in spans if name != "You" and not name.startswith("Round")]


def keep_choosing(hands: Hands, choices: int) -> None:
    """Choose the first option again and again; who is out is not asked any more."""
    for _ in range(choices):
        run_until(hands.page, f"{ASKED}, {DONE}")
        if hands.page.locator(DONE).count():
            return
        choose(hands)
    run_until(hands.page, f"{ASKED}, {DONE}")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "choices"), [("chariot", 20), ("thunder", 16)])
def test_every_turn_of_others_takes_the_same_time(sit: Open, game: str, choices: int) -> None:
    """By the stamps of the story: between 1.5 and 4 seconds, whatever happens in it."""
    hands = still(sit, game)
    keep_choosing(hands, choices)
    spans = others(hands.page)

    assert len(spans) >= 3  # a round of the others, at least
    assert [] == [(name, span) for name, span in spans if not SHORTEST <= span <= LONGEST]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "preset"),
    [
        ("thunder", "carnage"),
        ("thunder", "maximum-chrome"),
        ("wreckage", ""),
    ],
)
def test_every_turn_takes_the_same_time_in_large_games(sit: Open, game: str, preset: str) -> None:
    """The same, with quakes, worms, drafts and secret plans in it."""
    hands = still(sit, game, preset=preset)
    keep_choosing(hands, 40)
    spans = others(hands.page)

    assert len(spans) >= 3
    assert [] == [(name, span) for name, span in spans if not SHORTEST <= span <= LONGEST]


@pytest.mark.slow
def test_slow_takes_twice_as_long_and_is_kept(sit: Open) -> None:
    """About five seconds a turn, after a reload too."""
    hands = still(sit, "chariot")
    hands.page.locator(".speed").select_option("0.5")
    keep_choosing(hands, 20)
    spans = others(hands.page)

    assert spans and all(2 * SHORTEST <= span <= 2 * LONGEST for _, span in spans)
    hands.page.reload()
    expect(hands.page.locator(".speed")).to_have_value("0.5")


FRAMINGS = """async () => {
  const { Board } = await import('/scene.js');
  const { Camera } = await import('/camera.js');
  const { frameTurn } = Board.prototype;
  const { look } = Camera.prototype;
  window.framings = [];
  Board.prototype.frameTurn = function (frames) {
    window.framings.push(0);
    frameTurn.call(this, frames);
  };
  Camera.prototype.look = function (...how) {
    const before = this.moving;
    look.apply(this, how);
    if (this.moving !== before && window.board.framed) window.framings[window.framings.length - 1] += 1;
  };
  const { show } = Board.prototype;
  Board.prototype.show = function (...how) {
    window.board = this;
    return show.apply(this, how);
  };
}"""


@pytest.mark.slow
@pytest.mark.parametrize(("game", "choices"), [("chariot", 20), ("thunder", 20), ("wreckland", 30)])
def test_one_framing_a_turn(sit: Open, game: str, choices: int) -> None:
    """On a phone, where the board is seen in parts: the view moves at most once in a turn of somebody else."""
    hands = still(sit, game, phone=True)
    hands.page.evaluate(FRAMINGS)
    keep_choosing(hands, choices)
    framings = hands.page.evaluate("window.framings")

    assert len(framings) >= 3 and 1 == max(framings)


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


HURRIED = """async (ages) => {
  const { cost, squeeze } = await import('/pace.js');
  const crash = { put: [], gone: ['car'], fell: 'ahead', lines: [{ text: 'Lost!' }] };
  const piece = () => ({ id: 'car', role: 'vehicle', x: 0, y: 0 });
  return ages.map((now) => {
    const queue = [{ frame: crash, turn: { round: 1, number: 1, seat: 1, begun: 0 } }];
    squeeze(queue, { now, speed: 1, piece, merge: null });
    return now + cost(crash, piece) / queue[0].pace;
  });
}"""


def test_whatever_comes_late_ends_in_time(sit: Open) -> None:
    """A die that falls and a car that burns take two seconds: begun late, they are over soon after the turn's time."""
    early, late, over = sit().page.evaluate(HURRIED, [0, 2000, 3000])

    assert 1900 < early < 2500 and 2500 < late <= 3100 and 3000 == over


ANSWERED = """async (ask) => {
  const { cost, squeeze } = await import('/pace.js');
  const { merged } = await import('/merge.js');
  const turn = { round: 1, number: 1, seat: 1, begun: 0 };
  const lines = [{ text: 'Red slams Green' }, { text: 'and again' }];
  const queue = [1, 2, 3].map((ply) => ({ frame: { seq: ply, ply, fell: 'ahead', lines }, turn }));
  queue.push(ask);
  squeeze(queue, { now: 0, speed: 1, piece: () => null, merge: merged });
  const lengths = queue.filter((each) => each.frame).map((each) => cost(each.frame, () => null));
  return lengths.reduce((sum, each) => sum + each, 0) / queue[0].pace;
}"""


def test_a_question_in_somebody_else_s_turn_leaves_time_for_the_answer(sit: Open) -> None:
    """What comes before it takes half of the turn's time, so that what we choose can be seen in the other half."""
    page = sit().page
    last, first = (page.evaluate(ANSWERED, {"interrupts": interrupts}) for interrupts in (False, True))

    assert 1250 < last <= 2500 and first <= 1250


def test_a_reveal_is_never_too_late(sit: Open) -> None:
    """When the time of a turn is over, what is small happens at once; cards that come to light are still seen."""
    page = sit().page
    pace = page.evaluate(LATE, [drive(1, 60), frame(2, reveal=["card"])])

    assert [None, 1.0] == [each if each is None else min(each, 1.0) for each in pace]


def test_merged_frames_lead_to_the_same_picture(sit: Open) -> None:
    """What comes and goes between is not there, what changes twice is as it was last."""
    page = sit().page
    first = [{"id": "a", "x": 1, "y": 1, "angle": 90}, {"id": "b", "x": 2, "y": 2}]
    one = frame(1, put=first, gone=["c"], order=["a", "b"])
    two = frame(2, put=[{"id": "a", "x": 5, "y": 5}, {"id": "c", "x": 3, "y": 3}], gone=["b"])
    got = page.evaluate("async ([a, b]) => (await import('/merge.js')).merged(a, b)", [one, two])

    assert {"a": (5, 0), "c": (3, None)} == {put["id"]: (put["x"], put.get("angle")) for put in got["put"]}
    assert (["b"], ["a", "b", "c"]) == (got["gone"], got["order"])


@pytest.mark.slow
def test_the_bar_is_the_turn_card_of_whoever_acts(sit: Open) -> None:
    """While others act the bar says whose turn it is, with their dice and what they do; the list of seats agrees."""
    hands = still(sit, "chariot")
    seen: set[tuple[str, str]] = set()
    for _ in range(12):
        run_until(hands.page, f"{ASKED}, .ask.over")
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


def while_others_drive(sit: Open) -> Hands:
    """Somebody who sees with which die somebody else drives."""
    hands = still(sit, "thunder")
    for _ in range(20):
        run_until(hands.page, f"{ASKED}, .turn-sign")
        if hands.page.locator(".turn-sign").count():
            return hands
        choose(hands)
    raise AssertionError("nobody drives")


def test_a_die_that_is_used_is_on_the_turn_card(sit: Open) -> None:
    """The dice were rolled long before: whoever drives with one shows it while they do."""
    hands = while_others_drive(sit)
    expect(hands.page.locator(".ask.waiting .turn-sign")).to_have_count(1)
    expect(hands.page.locator(".turn-lines")).to_contain_text(re.compile(r"(takes|with) (the|a) \d"))


CROWDED = """async () => {
  const { TurnCard } = await import('/turn.js');
  const [list, text, signs] = ['.ask-options', '.ask-text', '.ask-signs'].map((each) => document.querySelector(each));
  const card = new TurnCard();
  const lines = [...'012345678'].map((n) => ({ text: `${n}: lands on top of somebody else and says so at length` }));
  card.show({ element: document.querySelector('.ask'), pause() {}, list, text, signs }, { name: 'Blue', badge: '' });
  card.see({ lines }, {}, { pieces: new Map() });
  await new Promise(requestAnimationFrame);
  const { bottom } = list.getBoundingClientRect();
  const isWhole = (line) => line.getBoundingClientRect().bottom <= bottom + 4;
  return [...card.lines.children].map((line) => [line.textContent[0], isWhole(line)]);
}"""


@pytest.mark.parametrize("phone", [False, True])
def test_the_newest_lines_of_a_turn_are_read_whole(sit: Open, phone: bool) -> None:
    """As many as there is room for, in every posture of the screen: none is cut off."""
    hands = sit(phone=phone)
    hands.race("chariot")
    assert hands.turn()
    for width, height in [(390, 844), (844, 390)] if phone else [(1280, 720), (1440, 900)]:
        hands.page.set_viewport_size({"width": width, "height": height})
        shown = hands.page.evaluate(CROWDED)
        assert shown and "8" == shown[-1][0] and all(whole for _, whole in shown)


def test_since_your_turn(sit: Open) -> None:
    """Asked again, one is told what happened meanwhile; a click shows it again, and the question is as it was."""
    hands = still(sit, "chariot")
    for _ in range(40):
        run_until(hands.page, ASKED)
        if hands.page.locator(".since").count() and "Round 2." in hands.told():
            break  # several others have driven
        choose(hands)
    expect(hands.page.locator(".since")).to_contain_text("Since your turn:")
    question, places, told = hands.question(), hands.places(), hands.told()

    hands.page.locator(".since").click()
    expect(hands.page.locator(".ask.waiting")).to_have_count(1)
    assert places != hands.places()
    heads = set()
    while not hands.page.locator(ASKED).count():
        heads.add(hands.question())
        assert hands.page.locator(".trail:not([opacity])").count() <= 1  # one turn's; those before fade
        hands.page.clock.run_for(100)
    assert "Your turn" in heads and "Red’s turn" in heads and "You’s turn" not in heads
    assert (question, places, told) == (hands.question(), hands.places(), hands.told())


SINCE = """async (seat) => {
  const { Since } = await import('/since.js');
  const since = new Since();
  const lines = [{ text: 'Red hits Green: −9.', of: [1, 0] }, { text: 'Red drives on.', of: [1] }];
  since.see({ frame: { lines }, turn: { seat: 1 } }, { snapshot: () => ({}) });
  const button = since.button(seat, () => {});
  return button && [button.textContent, button.title.split('\\n')[0]]; // where there is no room for all of it
}"""


@pytest.mark.parametrize(
    ("seat", "told"),
    [
        (0, "Red hits Green: −9."),
        (1, None),  # it was their own turn
        (2, "nothing was done to you."),
    ],
)
def test_since_your_turn_says_what_was_done_to_you(sit: Open, seat: int, told: str | None) -> None:
    """Of what others did, what is about you."""
    said = sit().page.evaluate(SINCE, seat)

    assert said == (told and [f"Since your turn: {told}", told])


def last_choice() -> tuple[dict[str, Any], str]:
    """A race of four, and the option with which the first seat drives out of it."""
    for seed in range(200):
        match = chicane.new("chariot", 4, seed, seats=["human"] * 4)
        while not match.over and not match.rules.out(match.game):
            before, option, seat = as_data(match), match.options[-1], match.to_act
            match.play(option)
            if seat == 0 and [0] == match.rules.out(match.game):
                return before | {"kinds": ["human", *["bot:greedy"] * 3]}, option
    raise AssertionError("nobody was out")


def test_your_own_end_is_told_where_you_look(sit: Open, server: Server) -> None:
    """Large, in the middle, before the bar says what you can do now."""
    file, option = last_choice()
    hands = sit(at=server.address + uploaded(server, file)["seats"][0]["link"], moving=True)
    assert hands.turn()
    page = hands.page
    page.clock.install()
    page.clock.pause_at("2030-01-01")
    page.locator(f'.option[data-option="{option}"]').dispatch_event("click")
    run_until(page, ".moment.news")

    expect(page.locator(".moment.news")).to_contain_text("You are out, in round")


def test_names(sit: Open) -> None:
    """One is You, others are called as in the story, and the story is told under their heads in their colours."""
    hands = still(sit, "chariot", "fr")
    keep_choosing(hands, 4)
    seats = hands.page.locator(".seat-name").all_inner_texts()

    assert "Vous" == seats[0] and {"Rouge", "Jaune", "Bleu"} == set(seats[1:])
    assert set(hands.page.locator(".head-name").all_inner_texts()) <= {*seats, "Manche 1", "Manche 2"}
    tints = hands.page.locator(".lines li[style]").evaluate_all("all => all.map((each) => each.getAttribute('style'))")
    assert tints and all(re.match(r"--tint: ?#", each) for each in tints)
    expect(hands.page.locator(".lines")).to_contain_text("cases et se trouve")


def test_a_reveal_is_a_moment_of_its_own(sit: Open) -> None:
    """When planned cards are turned over, all of them are seen large in the middle, with whose they are; then not."""
    hands = still(sit, "wreckage")
    for number in range(60):
        run_until(hands.page, f"{READY}, .moment, .ask.over")
        if hands.page.locator(".moment").count():
            break
        choose(hands, number)

    undo = hands.page.locator(".ask-tools .button").first
    expect(undo).to_have_attribute("aria-disabled", "true")  # while it is seen, not only when the next question comes
    expect(undo).to_have_attribute("title", re.compile("your last choice brought something to light"))
    heads = hands.page.locator(".head-name").all_inner_texts()
    assert 1 == heads.count("Round 1")  # nobody has the turn: one head is enough
    cards = hands.page.locator(".moment figcaption").all_inner_texts()
    assert 4 == len(cards) and all("first card: " in card for card in cards)
    hands.page.clock.run_for(2500)
    expect(hands.page.locator(".moment")).to_have_count(0)

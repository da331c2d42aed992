"""The end of a race: podium, figures, the best moment; out early; and dice that are seen to fall."""

import json
import random
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import expect

import chicane
from chicane.core.match import Match
from tests.browser.conftest import Open, Server
from tests.browser.hands import READY
from tests.browser.test_motion import LONGEST, car, staged
from tests.browser.test_table import check

SAVES = Path(__file__).parents[1] / "saves"


def uploaded(server: Server, file: dict[str, Any]) -> dict[str, Any]:
    """A table for a game file."""
    made: dict[str, Any] = httpx.post(f"{server.address}/api/files", json={"file": file}, timeout=30).json()
    return made


@pytest.mark.parametrize("phone", [False, True])
def test_podium(sit: Open, server: Server, phone: bool) -> None:
    """All seats stand on it, the winner first; figures beside it, and the best moment opens the replay there."""
    made = uploaded(server, json.loads((SAVES / "chariot-wrecked.json").read_text("utf-8")))
    hands = sit(at=server.address + made["watch"]["link"], phone=phone)
    page = hands.page
    expect(page.locator(".ending .place")).to_have_count(len(made["seats"]))
    expect(page.locator(".ending .place").first).to_have_class("place place-1")
    assert 1 <= page.locator(".figures li").count() <= 4
    expect(page.locator(".ask-help")).to_be_empty()  # the seed is with the fair dice
    with page.expect_download() as picture:
        page.locator(".ending .button:has-text('Picture to share')").click()
    assert picture.value.suggested_filename.endswith(".png")

    page.locator(".ending .button:has-text('Best moment')").click()
    expect(page).to_have_url(re.compile(r"#/r/\w+@[1-9]"))


def test_the_board_can_be_looked_at(sit: Open, server: Server) -> None:
    """The podium is closed by its cross; what one can do now stays in the bar, the seed with the fair dice."""
    made = uploaded(server, json.loads((SAVES / "chariot-wrecked.json").read_text("utf-8")))
    page = sit(at=server.address + made["watch"]["link"]).page
    page.get_by_role("button", name="Look at the board").click()

    expect(page.locator(".ending")).to_have_count(0)
    page.locator(".ask.over .button:has-text('Fair dice')").click()
    file = json.loads((SAVES / "chariot-wrecked.json").read_text("utf-8"))
    expect(page.locator("dialog dd code").nth(1)).to_have_text(str(file["seed"]))


def test_no_figure_lies_below_the_buttons(sit: Open, server: Server) -> None:
    """On a phone held sideways, where there is room for four of them."""
    made = uploaded(server, json.loads((SAVES / "chariot-wrecked.json").read_text("utf-8")))
    page = sit(at=server.address + made["watch"]["link"], phone=True).page
    page.set_viewport_size({"width": 844, "height": 390})
    figures, buttons = (
        page.locator(".figures").bounding_box(),
        page.locator(".ending-box > .row .button").first.bounding_box(),
    )
    assert figures and buttons and figures["y"] + figures["height"] <= buttons["y"]


@pytest.mark.parametrize("phone", [False, True])
def test_six_seats_leave_room_for_what_one_can_do(sit: Open, server: Server, phone: bool) -> None:
    """However many stand on the podium, its buttons are in view; on a desk the whole of it is."""
    made = uploaded(server, json.loads((SAVES / "thunder-six-crews.json").read_text("utf-8")))
    page = sit("fr", at=server.address + made["watch"]["link"], phone=phone).page
    if not phone:
        page.set_viewport_size({"width": 1280, "height": 720})
    expect(page.locator(".ending .place")).to_have_count(6)

    for button in page.locator(".ending-box > .row .button").all():
        expect(button).to_be_in_viewport(ratio=1)
    assert phone or page.locator(".ending-box").evaluate("box => box.scrollHeight <= box.clientHeight")


def test_names_are_read_whole(sit: Open, server: Server) -> None:
    """However much there is to say of a seat, its name is not what is cut."""
    made = uploaded(server, json.loads((SAVES / "wreckage-cans.json").read_text("utf-8")))
    page = sit("fr", at=server.address + made["watch"]["link"]).page
    page.set_viewport_size({"width": 1280, "height": 720})
    expect(page.locator(".seat.won")).to_have_count(1)
    names = page.locator(".seat-name")

    assert names.evaluate_all("all => all.every((each) => each.scrollWidth <= each.clientWidth)")


def test_the_podium_has_steps(sit: Open, server: Server) -> None:
    """The better the place the higher, on the same ground, however much there is to read on it; nothing said is cut."""
    made = uploaded(server, json.loads((SAVES / "wreckage-cans.json").read_text("utf-8")))
    page = sit("fr", at=server.address + made["watch"]["link"]).page
    page.set_viewport_size({"width": 1280, "height": 720})
    expect(page.locator(".seat.won")).to_have_count(1)
    boxes = [place.bounding_box() for place in page.locator(".place").all()]
    tops = [round(box["y"]) for box in boxes if box]
    notes = page.locator(".seat-notes")

    assert sorted(set(tops)) == tops
    assert 1 == len({round(box["y"] + box["height"]) for box in boxes if box})
    assert notes.evaluate_all("all => all.every((each) => each.scrollWidth <= each.clientWidth)")


def lost_early() -> Match:
    """A race of four in which the first seat is out and the others drive on."""
    for seed in range(200):
        match = chicane.new("chariot", 4, seed, seats=["human", "greedy", "greedy", "greedy"])
        rng = random.Random(seed)
        while not match.over:
            if [0] == match.rules.out(match.game):
                return match
            match.play(rng.choice(match.options))
    raise AssertionError("nobody was out")


def test_out_early(sit: Open, server: Server, tmp_path: Path) -> None:
    """Who is out is told so, may watch, or go straight to the end."""
    path = tmp_path / "out.json"
    lost_early().save(path)
    made = uploaded(server, json.loads(path.read_text("utf-8")))
    page = sit(at=server.address + made["seats"][0]["link"], moving=True).page
    expect(page.locator(".ask.out .ask-text")).to_contain_text("You are out, in round")
    expect(page.locator(".ask.out .button:has-text('Rematch')")).to_be_visible()

    onward = page.locator(".button:has-text('Skip to the end')")
    meanwhile = onward.evaluate("button => (button.click(), document.querySelector('.ask-text').textContent)")
    assert re.search("turn|choosing|choose", meanwhile)  # bots may take their time
    expect(page.locator(".ending .place")).to_have_count(4, timeout=60_000)


def about_to_lose() -> tuple[Match, str]:
    """A race of four before the choice with which the first seat is out."""
    for seed in range(200):
        match, chosen = chicane.new("chariot", 4, seed, seats=["human", "greedy", "greedy", "greedy"]), list[str]()
        rng = random.Random(seed)
        while not match.over and not match.rules.out(match.game):
            actor = match.to_act
            chosen.append(rng.choice(match.options))
            match.play(chosen[-1])
        if not match.over and actor == 0 and [0] == match.rules.out(match.game):
            again = chicane.new("chariot", 4, seed, seats=["human", "greedy", "greedy", "greedy"])
            for option in chosen[:-1]:
                again.play(option)
            return again, chosen[-1]
    raise AssertionError("nobody was out by their own choice")


@pytest.mark.slow
def test_out_at_once(sit: Open, server: Server, tmp_path: Path) -> None:
    """Where nothing moves, and while bots play on without a pause, who is out is told so, too."""
    path = tmp_path / "out.json"
    match, last = about_to_lose()
    match.save(path)
    made = uploaded(server, json.loads(path.read_text("utf-8")))
    hands = sit(at=server.address + made["seats"][0]["link"])
    assert hands.turn()
    hands.page.locator(f'{READY}[data-option="{last}"]').click()
    expect(hands.page.locator(".ask.out .onward")).to_be_visible()

    assert not hands.turn()


def test_what_chance_decides_falls_where_the_eye_is(sit: Open) -> None:
    """A die comes to rest beside the car that drove last and says what it says; then it is gone."""
    page = staged(sit, [car("car-1", x=100, y=100)], put=[{"id": "car-1", "x": 300, "y": 200}])
    page.clock.run_for(LONGEST)
    page.evaluate("() => { window.falling = window.board.fall({ fell: 'ahead', lines: [{ chain: 2 }] }, 1); }")
    page.clock.run_for(600)
    expect(page.locator(".fell")).to_have_attribute("transform", "translate(300 130)")
    expect(page.locator(".fell-text")).to_have_text("ahead")
    expect(page.locator(".chain")).to_have_text("×2!")

    page.clock.run_for(LONGEST)
    expect(page.locator(".fell, .chain")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True])
def test_nobody_is_kept_out_of_the_end(sit: Open, server: Server, axe: str, tmp_path: Path, phone: bool) -> None:
    """axe-core finds nothing serious with who is out, nor on the podium, nor in the lobby after it."""
    path = tmp_path / "out.json"
    lost_early().save(path)
    made = uploaded(server, json.loads(path.read_text("utf-8")))
    hands = sit(at=server.address + made["seats"][0]["link"], phone=phone)
    hands.page.locator(".ask.out .button").first.wait_for()
    check(hands, axe)
    expect(hands.page.locator(".ending .place")).to_have_count(4, timeout=60_000)
    check(hands, axe)
    hands.page.goto(server.address)
    hands.race("chariot")
    assert hands.turn()
    check(hands, axe)
    hands.page.locator(".brand").click()
    hands.page.locator(".onward .button").wait_for()
    check(hands, axe)

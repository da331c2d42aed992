"""The lobby and what is around a table: going on, facts of a game, links that others can open, replay by turn."""

import json
import re
from pathlib import Path

import httpx
import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import expect

from tests.browser.conftest import Open, Server

SAVES = Path(__file__).parents[1] / "saves"
LIGHT = 80_000  # bytes of the lobby on the wire, headers included


def test_the_lobby_is_light(sit: Open, server: Server) -> None:
    """What a browser fetches before the first click fits in 80 kB."""
    page = sit(at="about:blank").page
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.clearBrowserCache")  # somebody may have been here before
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(server.address)
    page.locator(".race").first.wait_for()
    expect(page.locator(".card-picture").first).to_have_js_property("complete", True)
    page.wait_for_load_state("networkidle")

    assert 20_000 < sum(sizes) < LIGHT


def test_go_on_where_one_is_waited_for(sit: Open) -> None:
    """A table under way is on top of the lobby, with a picture; nothing is there for a stranger."""
    hands = sit()
    hands.page.locator(".race").first.wait_for()
    expect(hands.page.locator(".onward")).to_be_hidden()
    hands.race("chariot")
    assert hands.turn()
    hands.page.locator(".brand").click()
    onward = hands.page.locator(".onward")
    expect(onward.locator("h2")).to_have_text("Continue: your turn")
    expect(onward.locator("img")).to_have_attribute("src", re.compile("^blob:"))
    expect(onward.locator("p")).to_have_text("Chariot Race · You, Red, Yellow, Blue")
    expect(hands.page.locator(".table-facts span")).to_have_text("You, Red, Yellow, Blue")

    onward.locator(".button.main").click()
    assert hands.turn()


def test_facts_of_a_game(sit: Open) -> None:
    """Its card says how many play, how long, and how much there is to think of; nothing for developers."""
    hands = sit("fr")
    facts = hands.card("thunder").locator(".card-facts")
    expect(facts).to_contain_text("min")
    expect(facts).to_contain_text("moyen")
    hands.card("thunder").locator(".options").click()
    hands.page.locator("dialog .setup").wait_for()
    expect(hands.page.locator("#option-ply_cap")).to_have_count(0)


def test_an_invitation_says_who_can_open_it(sit: Open) -> None:
    """A server for this computer only says so; a link can be had as a code."""
    hands = sit()
    hands.card("chariot").locator(".friends").click()
    hands.page.locator("dialog .button.main").click()
    expect(hands.page.locator(".invitations .reason")).to_contain_text("this computer only")
    hands.page.locator(".copy-row button").nth(1).click()
    expect(hands.page.locator(".copy-row .code")).to_be_visible()


def test_replay_by_turn(sit: Open, server: Server) -> None:
    """Buttons, keys and the heads of the story lead to the beginning of a turn."""
    file = json.loads((SAVES / "chariot-wrecked.json").read_text("utf-8"))
    made = httpx.post(f"{server.address}/api/files", json={"file": file}, timeout=30).json()
    hands = sit(at=f"{server.address}/#/r/{made['table']}@0?k={made['watch']['token']}")
    page = hands.page
    expect(page.locator(".turn-head")).not_to_have_count(0)
    starts = [
        int(each) for each in page.locator(".turn-head").evaluate_all("all => all.map((head) => head.dataset.ply)")
    ]
    where = page.locator(".where")

    later = sorted(set(starts) - {0})
    page.get_by_role("button", name="A turn on").click()
    expect(where).to_contain_text(f"Move {later[0]} of")
    page.keyboard.press("PageDown")
    expect(where).to_contain_text(f"Move {later[1]} of")
    page.keyboard.press("PageUp")
    expect(where).to_contain_text(f"Move {later[0]} of")
    page.locator(".head-go").first.click()
    expect(where).to_contain_text(f"Move {starts[0]} of")


def test_replay_by_round(sit: Open, server: Server) -> None:
    """A list has all rounds and says which one is shown; Shift makes the page keys go by rounds."""
    file = json.loads((SAVES / "chariot-wrecked.json").read_text("utf-8"))
    made = httpx.post(f"{server.address}/api/files", json={"file": file}, timeout=30).json()
    page = sit(at=f"{server.address}/#/r/{made['table']}@0?k={made['watch']['token']}").page
    rounds, where = page.locator(".rounds"), page.locator(".where")
    expect(rounds.locator("option").nth(2)).to_have_text("Round 3")
    starts = rounds.locator("option").evaluate_all("all => all.map((each) => each.value)")

    rounds.select_option(starts[2])
    expect(where).to_contain_text(f"Move {starts[2]} of")
    page.locator("body").press("Shift+PageUp")
    expect(where).to_contain_text(f"Move {starts[1]} of")
    expect(rounds).to_have_value(starts[1])


def test_a_watcher_is_told(sit: Open) -> None:
    """Whoever has no seat reads that in the bar."""
    host = sit()
    _, link = host.invite("chariot")
    watcher = sit(at=link)
    expect(watcher.page.locator(".ask-help")).to_have_text("You are watching.")

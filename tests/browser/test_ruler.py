"""Choosing with open eyes: what an option leads to is on the board and on its button before the click."""

import random
import re

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import Locator, expect

import chicane
from chicane.core.match import Match
from chicane.core.save import as_data
from tests.browser.conftest import Open, Server
from tests.browser.hands import MOST, OVER, READY, Hands
from tests.browser.test_ending import uploaded
from tests.server.conftest import Web

END = ".prospect-end"


def derby(question: str) -> Match:
    """Two people at a derby, played by the first options until one of this kind is asked of the first seat."""
    match = chicane.new("wreckage", 2, 11, seats=["human", "human"])
    wanted = iter(["plan left", "plan right"] * 20)
    while match.to_act != 0 or not match.options[0].startswith(question):
        plan = next(wanted) if match.options[0].startswith("plan") else ""
        match.play(plan if plan in match.options else match.options[min(2, len(match.options) - 1)])
    return match


def asked(sit: Open, server: Server, match: Match, **more: bool | str) -> Hands:
    """The first seat at its question, once what it leads to has come."""
    made = uploaded(server, as_data(match) | {"kinds": ["human"] * match.players})
    hands = sit(at=server.address + made["seats"][0]["link"], **more)
    assert hands.turn()
    expect(hands.page.locator(".routes.awaited")).to_have_count(0)
    return hands


def option(hands: Hands, text: str) -> Locator:
    return hands.page.locator(f'.option[data-option="{text}"]')


def test_a_plan_on_the_table(sit: Open, server: Server) -> None:
    """Pointing at a card shows where it can lead; the second one goes on from the first, whose reach stays."""
    hands = asked(sit, server, derby("plan"), moving=True)
    shown = hands.page.locator(".prospect")
    expect(shown).to_have_count(0)
    option(hands, "plan right").hover()
    expect(hands.page.locator('.prospect[data-option="plan right"]').locator(END)).not_to_have_count(0)

    option(hands, "plan accelerate").click()
    expect(hands.page.locator(".prospect.whole .prospect-area")).to_have_count(1)
    option(hands, "plan right").hover()
    expect(shown).to_have_count(2)


def test_a_dial_shows_the_whole_drive(sit: Open, server: Server) -> None:
    """It starts straight on, its knob is on the nose, and the vehicle comes to stand where it was shown."""
    match = derby("left")
    end = next(each.ends[0] for each in match.rules.foresight(match.game).prospects if each.option == "left 20")
    hands = asked(sit, server, match)
    page = hands.page
    expect(page.locator(".dial-value")).to_have_text(re.compile("^Straight on, hits an obstacle after 1.1 lengths"))
    body, knob = page.locator(".ghost-body").bounding_box(), page.locator(".ghost-handle").bounding_box()
    assert body and knob
    assert abs(body["x"] + body["width"] / 2 - knob["x"] - knob["width"] / 2) < 1  # the vehicle looks north
    assert knob["y"] + knob["height"] < body["y"] + body["height"] / 2

    tools, list_ = page.locator(".board-tools").bounding_box(), page.locator(".ask-options").bounding_box()
    assert tools and list_ and list_["x"] + list_["width"] <= tools["x"] + 1  # no control over an option

    page.locator(".dial-slider").focus()
    page.keyboard.press("PageDown")
    page.keyboard.press("PageDown")
    expect(page.locator(".dial-value")).to_have_text(re.compile("^Turn left by 20°"))
    expect(page.locator(END)).to_have_attribute("transform", f"translate({end.x:.0f}.0 {end.y:.0f}.0) rotate(340.0)")
    page.keyboard.press("Enter")
    option(hands, "go").click()
    stands = f'.piece[data-id^="vehicle"][transform^="translate({end.x:.1f} {end.y:.1f})"]'
    expect(page.locator(stands)).to_have_count(1)


def curve_ahead() -> Match:
    """Two people at a race, the first of whom chooses a speed that will cost something."""
    for seed in range(60):
        match = chicane.new("chariot", 2, seed, seats=["human", "human"])
        while not match.over and not match.options[0].startswith("pace"):
            match.play(match.options[0])
        if match.to_act == 0 and any(each.note for each in match.rules.foresight(match.game).prospects):
            return match
    raise AssertionError("no curve")


def test_the_price_is_on_the_speed(sit: Open, server: Server) -> None:
    """The button of a speed says what the curve will cost, in the language of whoever chooses."""
    hands = asked(sit, server, curve_ahead(), language="fr", phone=True)

    expect(hands.page.locator(".option .note").first).to_have_text(re.compile(r"coûtera \d"))
    assert hands.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.slow
def test_a_whole_derby_by_the_dial(sit: Open, toys: Web) -> None:
    """From the draft to the end: every turn set on the dial, every other choice by what its button foretells."""
    made = toys.table("human", "bot:random", game="wreckage", seed="by the dial")
    hands = sit(at=toys.address + made.data["seats"][0]["link"])
    page, dials = hands.page, 0
    for number in range(MOST):
        if not hands.turn():
            break
        expect(page.locator(".routes.awaited")).to_have_count(0)
        expect(page.locator(".note + .note")).to_have_count(0)  # though a bot may have answered meanwhile
        if page.locator(".dial:visible").count():
            dials += 1
            page.locator(".dial-slider").press("PageDown" if number % 2 else "PageUp")
            page.locator(".dial-confirm").click()
        else:
            wise = page.locator(f"{READY}:has(.note.prize)")
            (wise.first if wise.count() else page.locator(READY).first).click()

    expect(page.locator(OVER)).to_have_count(1)
    assert dials


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_hand_of_cards_is_seen_whole(sit: Open, language: str) -> None:
    """However many cards there are to plan with, none is cut off, on the smallest of desks either."""
    hands = sit(language)
    hands.page.set_viewport_size({"width": 1280, "height": 720})
    hands.race("wreckage")
    while not hands.page.locator(".foretold .option:nth-child(7)").count():
        assert hands.turn()
        hands.click(0)
        expect(hands.page.locator(".ask-options.sent")).to_have_count(0)

    assert hands.page.locator(".ask-options").evaluate("list => list.scrollHeight <= list.clientHeight + 1")


REMEMBERED = "past => (past.innerHTML = `<button class='since'><span>${'done to you '.repeat(20)}</span></button>`)"
SEEN = "(node) => node.getBoundingClientRect().bottom <= node.closest('.ask-options').getBoundingClientRect().bottom"


def test_whatever_happened_leaves_room_for_a_dial(sit: Open, server: Server) -> None:
    """The first of its suggestions are read whole on the smallest of desks, with what was done to us beside them."""
    page = asked(sit, server, derby("left"), language="fr").page
    page.set_viewport_size({"width": 1280, "height": 720})
    page.locator(".ask-past").evaluate(REMEMBERED)

    assert page.locator(".option").nth(2).evaluate(SEEN)


def test_whatever_happened_leaves_room_for_dice_in_the_hand(sit: Open) -> None:
    """The same with a die that is taken: all its places are seen."""
    hands = sit("fr")
    hands.page.set_viewport_size({"width": 1280, "height": 720})
    hands.race("thunder")
    assert hands.turn()
    hands.page.locator(".hand-piece").first.click()
    hands.page.locator(".ask-past").evaluate(REMEMBERED)

    assert hands.page.locator(".hand-place").last.evaluate(SEEN)


def many_uses() -> Match:
    """A chase, played at random until a die may go to several places with much to say of each."""
    match, rng = chicane.new("wreckland", 1, 3, seats=["human"]), random.Random(3)
    while len(match.options) < 6 or not match.options[0].startswith("use "):
        match.play(rng.choice(match.options))
    return match


def test_long_options_have_broad_buttons(sit: Open, server: Server) -> None:
    """Four of them are read whole on the smallest of desks, whatever they foretell."""
    page = asked(sit, server, many_uses(), language="fr").page
    page.set_viewport_size({"width": 1280, "height": 720})

    assert page.locator(".option").nth(3).evaluate(SEEN)

"""Move by destination: all ends at once, the way drawn before the click, by mouse, finger and keyboard."""

import re

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.hands import Hands

ROUTE = ".route"
TAP = "node => node.dispatchEvent(new PointerEvent('click', { pointerType: 'touch', bubbles: true }))"


def at_a_fork(sit: Open, game: str = "thunder", *, phone: bool = False) -> Hands:
    """Somebody whose piece can be driven to several ends."""
    hands = sit(phone=phone)
    hands.race(game)
    for number in range(60):
        assert hands.turn()
        expect(hands.page.locator(".routes.awaited")).to_have_count(0)
        if hands.page.locator(ROUTE).count() > 1:
            return hands
        hands.click(number // 2 * 3)
    raise AssertionError("nothing to drive")


@pytest.mark.parametrize("game", ["chariot", "thunder"])
def test_one_click_drives_there(sit: Open, game: str) -> None:
    """Pointing at an end draws the way and says what it costs; a click answers all the questions on the way."""
    hands = at_a_fork(sit, game)
    page, question = hands.page, hands.question()
    page.locator(ROUTE).first.dispatch_event("pointerenter")
    expect(page.locator(".route-path")).to_have_attribute("d", re.compile(r"M\d+ \d+(L\d+ \d+)+"))
    expect(page.locator(".ask-help .preview")).to_contain_text("space")
    places = hands.places()

    page.locator(ROUTE).first.dispatch_event("click")
    expect(page.locator(".ask-text")).not_to_have_text(question)
    assert hands.turn()
    assert places != hands.places()


def test_a_finger_points_first(sit: Open) -> None:
    """The first tap draws the way, the second drives."""
    hands = at_a_fork(sit, phone=True)
    question = hands.question()
    end = hands.page.locator(ROUTE).first
    end.evaluate(TAP)
    expect(hands.page.locator(".route.marked")).to_have_count(1)
    assert question == hands.question()

    end.evaluate(TAP)
    expect(hands.page.locator(".ask-text")).not_to_have_text(question)


def test_ends_by_keyboard(sit: Open) -> None:
    """The same ends are a list behind a button."""
    hands = at_a_fork(sit)
    question = hands.question()
    hands.page.get_by_role("button", name="By destination").focus()
    hands.page.keyboard.press("Enter")
    first = hands.page.locator(".route-option").first
    expect(first).to_be_visible()
    first.focus()
    expect(hands.page.locator(".route.marked")).to_have_count(1)
    hands.page.keyboard.press("Enter")
    expect(hands.page.locator(".ask-text")).not_to_have_text(question)

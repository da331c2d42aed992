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
    if game == "chariot":
        page.locator(f'{ROUTE}[aria-label*="lane change"]').first.dispatch_event("pointerenter")
        expect(page.locator(".ask-help .preview")).to_contain_text("lane change")
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


REACHED = """() => {
  const frame = document.querySelector(".board-frame").getBoundingClientRect();
  const boxes = (what) => [...document.querySelectorAll(what)].map((each) => each.getBoundingClientRect());
  const isCut = ({ left, right, top, bottom }) =>
    left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
  const all = (side) => boxes(".route").map((each) => each[side]);
  const spread = (from, to) => Math.max(...all(to)) - Math.min(...all(from));
  const filled = Math.max(spread("left", "right") / frame.width, spread("top", "bottom") / frame.height);
  return [boxes(".route").filter(isCut).length, Math.min(...boxes(".reach").map(({ width }) => width)), filled];
}"""


@pytest.mark.parametrize("game", ["chariot", "thunder"])
def test_all_ends_within_reach_of_a_finger(sit: Open, game: str) -> None:
    """None is out of view; each is as large as a finger, or as the longest way leaves room for."""
    hands = at_a_fork(sit, game, phone=True)
    cut, size, filled = hands.page.evaluate(REACHED)

    assert 0 == cut
    assert size >= 39.5 or filled > 0.6, (size, filled)


def test_a_finger_in_the_list(sit: Open) -> None:
    """There, too, the first tap draws the way and the second drives; an option touched in between takes that back."""
    hands = at_a_fork(sit, phone=True)
    question, page = hands.question(), hands.page
    page.get_by_role("button", name="By destination").tap()
    end, again = page.locator(".route-option").first, page.locator(".route-option.armed")
    end.evaluate(TAP)
    expect(again).to_have_count(1)
    expect(page.locator(".route.marked")).to_have_count(1)
    page.locator(".option").first.evaluate(TAP)
    expect(again).to_have_count(0)
    end.evaluate(TAP)
    assert question == hands.question()

    end.evaluate(TAP)
    expect(page.locator(".ask-text")).not_to_have_text(question)


@pytest.mark.parametrize("end", [ROUTE, ".route-option"])
def test_one_tap_if_that_is_wanted(sit: Open, end: str) -> None:
    """On the board and in the list."""
    hands = at_a_fork(sit, phone=True)
    question = hands.question()
    hands.page.locator(".bar-tools .tool").last.tap()
    hands.page.locator("#one-tap").check()
    hands.page.keyboard.press("Escape")
    hands.page.locator(end).first.evaluate(TAP)

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

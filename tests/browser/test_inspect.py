"""What is this? By pointer, by a finger that rests, and by keys alone: the thing large, in words, with its rule."""

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.test_table import check

MIDDLE = """id => {
  const { left, top, width, height } = document.querySelector(`.piece[data-id="${id}"]`).getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""


def test_a_click_and_the_other_button(sit: Open, axe: str) -> None:
    """A click on a thing opens it with its picture and its rule; a rule leads back; the other button asks, too."""
    hands = sit("fr")
    hands.race("chariot")
    assert hands.turn()
    page, window = hands.page, hands.page.locator("dialog")
    page.mouse.click(*page.evaluate(MIDDLE, "damage-0"))
    expect(window.locator("h2")).to_contain_text("niveau de dommages")
    expect(window.locator(".inspect-picture g").first).to_be_attached()
    expect(window.locator(".inspect")).to_contain_text("à 0 le char est détruit")
    check(hands, axe)

    window.locator(".rule-id").first.click()
    expect(page.locator(".rule-heading")).to_contain_text("CH-BOARD-03")
    page.keyboard.press("Escape")
    expect(page.locator(".rule-heading")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)
    page.mouse.click(*page.evaluate(MIDDLE, "chariot-0"), button="right")
    expect(window.locator("h2")).to_contain_text("char vert")


def test_a_finger_that_rests(sit: Open) -> None:
    """On a phone the thing under the finger opens while it is still down, and nothing is chosen when it goes up."""
    hands = sit(phone=True)
    hands.race("wreckage")
    assert hands.turn()
    page, window, asked = hands.page, hands.page.locator("dialog"), hands.question()
    x, y = page.evaluate(MIDDLE, "garage-sedan")
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(window.locator("h2")).to_contain_text("Red Sedan")
    expect(window.locator(".book-signs li")).to_have_count(2)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    expect(window).to_be_visible()
    assert page.evaluate("document.querySelector('dialog').scrollWidth <= innerWidth")
    window.locator("header .tool").click()
    expect(window).to_have_count(0)
    assert asked == hands.question()


def test_by_keys_alone(sit: Open) -> None:
    """Where nothing is pointed at, the key lists all there is; a thing is found, opened, and leads to the next one."""
    hands = sit()
    hands.race("chariot")
    assert hands.turn()
    page, window = hands.page, hands.page.locator("dialog")
    page.mouse.move(2, 2)  # beside the board
    page.keyboard.press("i")
    expect(window.locator(".inspect-list button").first).to_be_visible()
    page.keyboard.type("caltrops left")
    expect(window.locator(".inspect-list button:visible")).to_have_count(1)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(window.locator("h2")).to_contain_text("left in the supply")
    expect(window.locator(".inspect")).to_contain_text("comes back here")

    page.keyboard.press("ArrowRight")

    expect(window.locator("h2")).not_to_contain_text("left in the supply")
    expect(window.locator(".inspect p").first).not_to_be_empty()

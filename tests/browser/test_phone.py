"""On a phone, upright and sideways: all is within reach, nothing lies on what may be chosen, two taps choose."""

import pytest

import chicane

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Open
from tests.browser.hands import Hands
from tests.browser.test_table import check

SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
TAP = "node => node.dispatchEvent(new PointerEvent('click', { pointerType: 'touch', bubbles: true, cancelable: true }))"
SMALL = """() => [...document.querySelectorAll("button, select, input, a, [role=button]:not(g)")].flatMap((node) => {
  const { width, height, top, left } = node.getBoundingClientRect();
  const isSeen = width > 1 && top < innerHeight && left < innerWidth && getComputedStyle(node).visibility === "visible";
  const isSmall = isSeen && Math.min(width, height) < 39.5;
  return isSmall ? [`${node.className || node.id}: ${Math.round(width)} x ${Math.round(height)}`] : [];
})"""
COVERED = """() => {
  const frame = document.querySelector(".board-frame").getBoundingClientRect();
  return [...document.querySelectorAll(".spot")].flatMap((spot) => {
    const { x, y, width, height } = spot.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    if (!width || across < frame.left || across > frame.right || down < frame.top || down > frame.bottom) return [];
    return document.elementFromPoint(across, down)?.closest(".board") ? [] : [spot.dataset.option];
  });
}"""


def sound(hands: Hands) -> None:
    """Every control is large enough, none covers a place, and nothing is cut off at the side."""
    assert [] == hands.page.evaluate(SMALL)
    assert [] == hands.page.evaluate(COVERED)
    assert hands.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", chicane.games())
def test_within_reach_of_a_finger(sit: Open, game: str) -> None:
    """Upright and sideways; sideways the board has the full height."""
    hands = sit("fr", phone=True)
    hands.race(game)
    assert hands.turn()
    sound(hands)
    hands.page.set_viewport_size(SIDEWAYS)
    assert hands.turn()
    expect(hands.page.locator(".table-page .bar-title")).to_be_hidden()
    sound(hands)
    stage = hands.page.locator(".stage").bounding_box()
    assert stage and 390 == stage["height"]


def test_the_first_tap_explains(sit: Open) -> None:
    """Help and places stand out, the button asks for one more; another option takes it over; a tap again chooses."""
    hands = sit(phone=True)
    hands.race("chariot")
    assert hands.turn()
    asked, first, second = hands.question(), hands.page.locator(".option").nth(0), hands.page.locator(".option").nth(1)
    first.evaluate(TAP)
    expect(first).to_have_class("button option chosen armed")
    assert "“tap again”" == first.evaluate("node => `“${node.dataset.again}”`")
    second.evaluate(TAP)
    expect(hands.page.locator(".option.armed")).to_have_count(1)
    assert asked == hands.question()

    second.evaluate(TAP)
    expect(hands.page.locator(".ask-text")).not_to_have_text(asked)


def test_one_tap_if_that_is_wanted(sit: Open) -> None:
    """It is said in the menu, and kept."""
    hands = sit(phone=True)
    hands.race("chariot")
    assert hands.turn()
    hands.page.locator(".bar-tools .tool").last.tap()
    hands.page.locator("#one-tap").check()
    hands.page.keyboard.press("Escape")
    asked = hands.question()
    hands.page.locator(".option").first.evaluate(TAP)

    expect(hands.page.locator(".ask-text")).not_to_have_text(asked)


def test_own_values_stay_in_sight(sit: Open) -> None:
    """However far the seats are scrolled."""
    hands = sit(phone=True)
    hands.race("chariot")
    assert hands.turn()
    values = hands.page.locator(".seat.own .seat-values")
    expect(values).to_contain_text("speed")
    hands.page.locator(".seats").evaluate("node => node.scrollTo(2000, 0)")
    expect(values).to_be_in_viewport(ratio=1)


def test_pages_of_an_upright_drawing(sit: Open) -> None:
    """The vehicle and the dice at once, the Boss board behind a tab; sideways there are no pages."""
    hands = sit(phone=True)
    hands.race("wreckland")
    assert hands.turn()
    tabs, page = hands.page.locator(".page-tab"), hands.page
    assert ["Road", "Boss", "Stores"] == tabs.all_inner_texts()
    for id in ("engine", "die-0", "die-7"):
        expect(page.locator(f'.piece[data-id="{id}"]')).to_be_in_viewport(ratio=1)
    expect(page.locator('.piece[data-id="twist"]')).to_be_hidden()
    tabs.nth(1).tap()
    expect(page.locator('.piece[data-id="twist"]')).to_be_in_viewport(ratio=1)
    expect(page.locator('.piece[data-id="engine"]')).to_be_hidden()

    page.set_viewport_size(SIDEWAYS)
    expect(tabs).to_have_count(0)
    expect(page.locator('.piece[data-id="engine"]')).to_be_visible()


def test_nobody_is_kept_out_with_a_die_in_the_hand(sit: Open, axe: str) -> None:
    """axe-core finds nothing serious in the question while dice are given away, nor on an upright drawing."""
    hands = sit(phone=True)
    hands.race("thunder")
    assert hands.turn()
    hands.page.locator(".hand-piece").first.tap()
    expect(hands.page.locator(".hand-place").first).to_be_visible()
    hands.page.evaluate(axe)
    assert [] == [each["id"] for each in hands.page.evaluate("axe.run('.ask')")["violations"]]
    hands.page.locator(".brand").tap()
    hands.race("wreckland")
    assert hands.turn()
    check(hands, axe)

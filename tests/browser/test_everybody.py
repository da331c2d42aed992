"""Nobody is kept out: axe-core looks at what is seen between the questions, and at sheets that few people open."""

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import expect

from tests.browser.conftest import Open, Server
from tests.browser.hands import Hands
from tests.browser.test_destination import TAP as TAP_ONCE
from tests.browser.test_destination import at_a_fork
from tests.browser.test_following import while_others_drive
from tests.browser.test_hot_seat import CURTAIN, hot_seat
from tests.browser.test_phone import REVEALED, SIDEWAYS
from tests.browser.test_ruler import asked, derby
from tests.browser.test_table import check
from tests.server.conftest import Web

pytestmark = pytest.mark.slow

NEWS = "async () => (await import('/moment.js')).news(document.querySelector('.stage'), 'You are out.', 0.001) && null"


def drafted(hands: Hands) -> None:
    """Choose the first card again and again, until movement cards are given to cars."""
    while not hands.page.locator(".hand-piece").count():
        assert hands.turn()
        hands.click(0)
        expect(hands.page.locator(".ask-options.sent")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_cards(sit: Open, axe: str, phone: bool) -> None:
    """The draft of Maximum Chrome, and a hand of movement cards, one of them taken; on a phone held sideways."""
    hands = sit(phone=phone)
    if phone:
        hands.page.set_viewport_size(SIDEWAYS)
    hands.page.locator('[data-preset="maximum-chrome"]').click()
    hands.seated()
    assert hands.turn()
    check(hands, axe)
    drafted(hands)
    hands.page.locator(".hand-piece").first.click()
    check(hands, axe)


def test_a_dial_and_a_reveal(sit: Open, server: Server, axe: str) -> None:
    """The dial with the whole drive, cards that come to light over the board, and the news of one's end."""
    hands = asked(sit, server, derby("left"))
    check(hands, axe)
    assert [2, 2] == hands.page.evaluate(REVEALED, ["Sedan, first card: Turn left", "Van, first card: Double"])
    check(hands, axe)
    hands.page.evaluate(NEWS)
    check(hands, axe)


def test_the_ends_of_ways(sit: Open, axe: str) -> None:
    """The list of destinations, one of which waits for a second tap."""
    hands = at_a_fork(sit, phone=True)
    hands.page.get_by_role("button", name="By destination").tap()
    hands.page.locator(".route-option").first.evaluate(TAP_ONCE)
    expect(hands.page.locator(".route-option.armed")).to_have_count(1)
    check(hands, axe)


def test_the_turn_of_others(sit: Open, axe: str) -> None:
    """While somebody else drives, with their dice in the bar."""
    hands = while_others_drive(sit)
    hands.page.clock.resume()  # for axe-core, too
    check(hands, axe)


def test_a_curtain(sit: Open, toys: Web, axe: str) -> None:
    """Before somebody looks at cards alone."""
    hands = sit(at=toys.address)
    hot_seat(hands, "duel")
    expect(hands.page.locator(f"{CURTAIN} .lift")).to_be_enabled()
    check(hands, axe)


def test_a_campaign(sit: Open, axe: str) -> None:
    """What is chosen for good, the page that begins the story, and the garage."""
    hands = sit()
    page, card = hands.page, hands.card("wreckland")
    card.locator(".climb").click()
    page.locator("dialog .strengths").first.wait_for()
    check(hands, axe)
    hands.confirm()
    card.locator("button.climb").click()
    hands.confirm()
    page.locator("dialog.tale .tale-numbers").wait_for()
    check(hands, axe)
    hands.set_off()
    assert hands.turn()
    page.goto(page.url.partition("#")[0] + "#/c/wreckland")
    page.locator(".medals td").first.wait_for()
    check(hands, axe)


def test_sheets(sit: Open, axe: str) -> None:
    """Seats with crews of their own, invitations with a code, the book and its keys."""
    hands = sit("fr")
    page = hands.page
    hands.card("thunder").locator(".friends").click()
    page.locator("dialog .seat-own").first.wait_for()
    check(hands, axe)
    page.locator("dialog .button.main").click()
    page.locator(".copy-row button").nth(1).click()
    expect(page.locator(".copy-row .code")).to_be_visible()
    check(hands, axe)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.locator(".book-part").first.wait_for()
    check(hands, axe)
    page.get_by_role("tab").last.click()
    expect(page.locator(".book-keys")).to_be_visible()
    check(hands, axe)

"""A hot seat in a game with secrets: one screen, a curtain between two people, and an undo that shows nothing."""

import re

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.hands import READY, Hands
from tests.server.conftest import Web

CURTAIN = ".ask.curtain"
LIFT = f"{CURTAIN} .lift"
WATCH = """() => {
  window.lifts = [];
  new MutationObserver((all) => all.flatMap((each) => [...each.addedNodes]).forEach((node) => {
    const lift = node.matches?.('.lift') ? node : node.querySelector?.('.lift');
    if (lift) window.lifts.push(lift.disabled);
  })).observe(document.body, { subtree: true, childList: true });
}"""


def hot_seat(hands: Hands, game: str) -> None:
    """Two people at this screen."""
    hands.card(game).locator(".hot").click()
    hands.page.locator("dialog .button.main").click()
    hands.seated()


def lift(hands: Hands) -> None:
    """Whoever is meant looks alone."""
    hands.page.locator(f"{LIFT}:enabled").click()
    hands.page.locator(READY).first.wait_for()


def choose(hands: Hands) -> None:
    """The first option, and wait for what comes of it."""
    hands.turn()
    hands.click(0)
    hands.page.wait_for_function("() => !document.querySelector('.ask-options.sent')")


def cards(hands: Hands) -> set[str]:
    """Whose cards are to be seen, in the picture or anywhere in the page."""
    text = hands.page.locator("body").inner_html()
    return set(re.findall(r"seat (\d) holds \d", text))


def whose(hands: Hands) -> str:
    """The number of the player whom the curtain is for."""
    found = re.search(r"(\d) alone", hands.page.locator(f"{CURTAIN} .ask-text").inner_text())
    assert found
    return str(int(found[1]) - 1)


def test_two_secrets_and_undo(sit: Open, toys: Web) -> None:
    """Each sees their own cards and nobody else's; taken back, the cards of the first stay behind the curtain."""
    hands = sit(at=toys.address)
    hot_seat(hands, "duel")
    page = hands.page
    expect(page.locator(LIFT)).to_be_visible()
    assert set() == cards(hands)
    first = whose(hands)
    lift(hands)
    assert {first} == cards(hands)
    while not page.locator(CURTAIN).count():  # a card is buried, another one planned
        choose(hands)
    second = whose(hands)
    assert first != second
    assert set() == cards(hands)
    assert "plans" not in page.locator(".lines").inner_text()
    lift(hands)
    assert {second} == cards(hands)

    page.locator(".ask-tools .button").first.click()
    expect(page.locator(f"{CURTAIN} .ask-text")).to_contain_text(f"{int(first) + 1} alone")
    assert set() == cards(hands)
    page.reload()
    expect(page.locator(LIFT)).to_be_visible()
    assert set() == cards(hands)
    lift(hands)
    assert {first} == cards(hands)


@pytest.mark.slow
def test_planned_cards_of_a_real_game(sit: Open) -> None:
    """Wreckage: a curtain before the cards are planned, and between the two."""
    hands = sit()
    hot_seat(hands, "wreckage")
    page = hands.page
    for _ in range(40):
        page.locator(f"{READY}, {LIFT}:enabled").first.wait_for()
        if page.locator(LIFT).count():
            break
        choose(hands)
    seen = []
    for _ in range(6):
        page.locator(f"{READY}, {LIFT}:enabled").first.wait_for()
        if page.locator(LIFT).count():
            seen.append(page.locator(".ask-text").inner_text())
            lift(hands)
        choose(hands)

    assert {f"For {name} alone" for name in page.locator(".seat-name").all_inner_texts()} == set(seen)
    assert len(seen) >= 3


def test_a_restless_finger_lifts_nothing(sit: Open, toys: Web) -> None:
    """Right after a choice the button of the curtain can't be pressed; the keyboard does not stand on it."""
    hands = sit(at=toys.address)
    hands.page.evaluate(WATCH)  # a test that comes late would not see it
    hot_seat(hands, "duel")
    expect(hands.page.locator(LIFT)).to_be_enabled()
    assert [True] == hands.page.evaluate("window.lifts")
    hands.page.keyboard.press("Enter")
    hands.page.keyboard.press("1")

    expect(hands.page.locator(LIFT)).to_be_visible()


def test_one_seat_needs_no_curtain(sit: Open, toys: Web) -> None:
    """Against a bot one is alone anyway."""
    hands = sit(at=toys.address)
    hands.race("duel")

    assert hands.turn()
    expect(hands.page.locator(CURTAIN)).to_have_count(0)

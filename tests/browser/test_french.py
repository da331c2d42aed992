"""A French table is French all over: every text, label and tooltip of the screens that a game has."""

import re

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

import chicane
from tests.browser.conftest import Open
from tests.browser.hands import Hands
from tests.english import english_in

TEXTS = """() => {
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) found.push(walker.currentNode.textContent.trim());
  for (const name of ["aria-label", "title", "placeholder", "alt"])
    for (const each of document.querySelectorAll(`[${name}]`)) found.push(each.getAttribute(name));
  return [...new Set(found)].filter(Boolean);
}"""
BOTH = "Chicane needs JavaScript."  # is said in both languages
NAMES = re.compile("Carnage at Devil’s Run")  # of a box

FIRST, *OTHERS = chicane.games()


def look(hands: Hands) -> None:
    """Nothing that can be read here is English."""
    said = [NAMES.sub("", text) for text in hands.page.evaluate(TEXTS) if BOTH not in text]
    assert [] == [text for text in said if english_in(text)]


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["desk", "phone"])
@pytest.mark.parametrize("game", [FIRST, *[pytest.param(game, marks=pytest.mark.slow) for game in OTHERS]])
def test_no_english_on_french_screens(sit: Open, game: str, phone: bool) -> None:
    """Lobby, set-up, table, questions, rules, sheets and replay."""
    hands = sit("fr", phone)
    hands.card(game).locator(".options").click()
    look(hands)
    hands.page.keyboard.press("Escape")
    hands.race(game)
    for number in range(5):
        assert hands.turn()
        look(hands)
        hands.click(number % 2)
    assert hands.turn()
    hands.page.locator(".ask .rule-id").first.click()
    hands.page.locator("dialog .rule-steps .button").nth(1).click()
    hands.page.locator(".rule-list li").first.wait_for()
    look(hands)
    hands.page.keyboard.press("Escape")
    hands.page.locator(".bar-tools .tool").last.click()
    look(hands)
    hands.page.goto(hands.page.url.replace("/t/", "/r/") + "@2")
    hands.replays()
    look(hands)


def test_no_english_in_the_garage_and_on_the_stage(sit: Open) -> None:
    """A campaign: its choices, the page that begins its story, a hint with its reason, and the garage."""
    hands = sit("fr")
    page, card = hands.page, hands.card("wreckland")
    card.locator(".climb").click()
    page.locator("dialog .strengths").first.wait_for()
    look(hands)
    hands.confirm()
    card.locator("button.climb").click()
    hands.confirm()
    page.locator("dialog.tale .tale-numbers").wait_for()
    look(hands)
    hands.set_off()
    assert hands.turn()
    page.keyboard.press("h")
    page.locator(".ask-why span").wait_for()
    look(hands)
    page.goto(page.url.partition("#")[0] + "#/c/wreckland")
    page.locator(".medals td").first.wait_for()
    look(hands)

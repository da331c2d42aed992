"""Hints in the browser: by button and by key, lit up in the menu and on the board, gone with the question."""

import re

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import expect

from chicane.core.match import Match
from chicane.core.message import Message
from chicane.core.view import View
from tests.browser.conftest import Open
from tests.browser.hands import FOLDED, READY, Hands
from tests.browser.test_dial import SLIDER, at_the_wheel
from tests.server.conftest import Web

HINT = ".ask-tools .button:has-text('Hint')"
HINTED = ".option.hinted"


def asked(sit: Open, *, phone: bool = False) -> Hands:
    """Somebody who must choose among places on the board."""
    hands = sit(phone=phone)
    hands.race("thunder")
    for _ in range(40):
        assert hands.turn()
        if hands.page.locator(".spot").count() > 1:
            return hands
        hands.click(0)
    raise AssertionError("nothing to choose on the board")


def test_a_hint_in_the_menu_and_on_the_board(sit: Open) -> None:
    """One option is lit up in both places, nothing is chosen; the next question begins without a hint."""
    hands = asked(sit)
    question, told = hands.question(), hands.told()
    hands.page.locator(HINT).click()
    expect(hands.page.locator(HINTED)).to_have_count(1)
    option = hands.page.locator(HINTED).get_attribute("data-option")

    expect(hands.page.locator(".spot.hinted").first).to_have_attribute("data-option", option or "")
    expect(hands.page.locator("#live")).to_contain_text("A hint: ")
    expect(hands.page.locator(".ask-why")).to_have_text(re.compile(r"(Expected: |The bot rates it ).+\."))
    assert (question, told) == (hands.question(), hands.told())

    hands.page.locator(".ask .hinted:visible").click()
    expect(hands.page.locator(HINTED)).to_have_count(0)
    expect(hands.page.locator(".ask-why")).to_be_empty()


SHEETS = "(all) => all.map((each) => getComputedStyle(each).fillOpacity)"


def test_hints_and_pointers_only_outline(sit: Open) -> None:
    """What a hint or the mouse points at is not covered: the light over it is gone, its outline is not."""
    hands = asked(sit)
    sheets = hands.page.locator(".spot [fill-opacity]")
    while not sheets.count():
        hands.click(0)
        assert hands.turn()
    hands.page.mouse.move(0, 0)
    expect(hands.page.locator(".spot.chosen")).to_have_count(0)
    assert "0" not in sheets.evaluate_all(SHEETS)
    hands.page.locator(HINT).click()
    expect(hands.page.locator(".spot.hinted")).not_to_have_count(0)
    assert set(hands.page.locator(".spot.hinted [fill-opacity]").evaluate_all(SHEETS)) <= {"0"}

    hands.page.locator(".spot:has([fill-opacity])").first.dispatch_event("pointerenter")
    expect(hands.page.locator(".spot.chosen")).not_to_have_count(0)
    assert {"0"} == set(hands.page.locator(".spot.chosen [fill-opacity]").evaluate_all(SHEETS))


def test_a_hint_by_key_and_enter_takes_it(sit: Open) -> None:
    """h asks, Enter chooses what was lit up; the sheet of keys says so."""
    hands = asked(sit)
    press = hands.page.keyboard.press
    press("?")
    expect(hands.page.locator("dialog .keys")).to_contain_text("a hint: what a bot would choose in your place")
    press("Escape")
    press("h")
    expect(hands.page.locator(HINTED)).to_have_count(1)
    told = hands.told()
    press("Enter")
    expect(hands.page.locator(HINTED)).to_have_count(0)
    assert hands.turn()
    assert told != hands.told()


def advised(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """Have the server say an option by its number."""

    async def advise(self: object, match: Match, view: View) -> tuple[str, Message]:
        return view.options[number], Message("end-finished")

    monkeypatch.setattr("chicane.server.bots.Thinkers.advise", advise)


def test_a_long_menu_shows_where(sit: Open, toys: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """The list stays folded up; the place is lit up on the board and stands ready to be confirmed."""
    advised(monkeypatch, 12)
    hands = at_the_wheel(sit, toys, grid="yes")
    hands.page.locator(HINT).click()

    expect(hands.page.locator(".spot.hinted")).to_have_attribute("data-index", "12")
    expect(hands.page.locator(".pointed")).to_have_text("Place 12")
    expect(hands.page.locator(FOLDED)).to_be_visible()


def test_a_dial_goes_where_the_hint_says(sit: Open, toys: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not confirmed yet, and may be set further by hand."""
    advised(monkeypatch, 3)
    hands = at_the_wheel(sit, toys)
    hands.page.locator(HINT).click()

    expect(hands.page.locator(SLIDER)).to_have_attribute("aria-valuetext", "turn by 45°")
    expect(hands.page.locator(HINTED)).to_have_text("4Turn by 45°")


def test_none_for_watchers(sit: Open, toys: Web) -> None:
    """The button is there and can't be pressed; the key does nothing."""
    made = toys.table("human", "human")
    hands = sit(at=f"{toys.address}/#/t/{made.id}?k={made.watch}")
    hands.seated()
    hands.page.keyboard.press("h")

    expect(hands.page.locator(HINT)).to_be_disabled()


def test_why_there_is_none(sit: Open, toys: Web) -> None:
    """The bots of this server don't know the made-up game: the reason is said, and one may choose as before."""
    hands = at_the_wheel(sit, toys)
    hands.page.locator(HINT).click()

    expect(hands.page.locator(".toast")).to_have_text("No hint this time: the bot found no answer.")
    expect(hands.page.locator(HINT)).to_be_enabled()
    hands.page.locator(READY).first.click()
    expect(hands.page.locator(".lines")).to_contain_text("The car turns by")

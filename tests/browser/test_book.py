"""The book in the browser: from the lobby, under `?`, on the phone; turned, searched, and back from a rule."""

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import expect

from chicane.core.registry import find, names
from chicane.words import words
from tests.browser.conftest import Open

BOOKS = names()


@pytest.mark.parametrize("game", BOOKS)
def test_every_page_on_a_phone_in_french(sit: Open, game: str) -> None:
    """Whoever turns page after page from the lobby sees them all; every picture is drawn, none is too wide."""
    page = sit("fr", phone=True).page
    page.locator(f'.card[data-game="{game}"] .book-open').click()
    for each in find(game).book():
        expect(page.locator(".book-page h3")).to_have_text(words("fr").say(each.title))
        pictures = page.locator(".book-part img")
        expect(pictures).to_have_count(len([part for part in each.parts if part.picture]))
        page.wait_for_function("[...document.querySelectorAll('.book-page img')].every(each => each.naturalWidth > 0)")
        assert page.evaluate("document.querySelector('.book').scrollWidth <= innerWidth")
        if page.locator(".book-next").count():
            page.locator(".book-next").click()


def test_a_rule_leads_back(sit: Open) -> None:
    """Under `?` the book is the first tab; a rule that is cited opens over it, and closing it leads back."""
    hands = sit()
    hands.race("chariot")
    page = hands.page
    page.keyboard.press("?")
    page.locator('.book-nav [data-page="move"]').click()
    page.locator(".book-part .rule-id", has_text="CH-CURVE-01").click()
    expect(page.locator(".rule-heading")).to_contain_text("CH-CURVE-01")

    page.keyboard.press("Escape")

    expect(page.locator(".rule-heading")).to_have_count(0)
    expect(page.locator(".book-page h3")).to_have_text("Drive")
    page.get_by_role("tab", name="Keys").click()
    expect(page.locator(".book-keys")).to_be_visible()
    expect(page.locator(".book")).to_be_hidden()


def test_search(sit: Open) -> None:
    """Paragraphs and rules that use a word are found; a hit turns to its page."""
    page = sit().page
    page.locator('.card[data-game="chariot"] .book-open').click()
    expect(page.locator(".book-part").first).to_be_visible()
    page.locator(".book-search").fill("javelin")
    expect(page.locator(".book-hits .rule-id", has_text="CH-JAV-01")).to_be_visible()

    page.locator(".book-hit", has_text="Attack").click()

    expect(page.locator(".book-page h3")).to_have_text("Attack")


def test_on_a_phone_at_the_table(sit: Open) -> None:
    """The menu of a table has the rules, where there is no room for a button of their own."""
    hands = sit(phone=True)
    hands.race("chariot")
    hands.page.locator(".bar-tools .tool").last.click()
    hands.page.locator("dialog .book-open").click()

    expect(hands.page.locator(".book-part").first).to_be_visible()

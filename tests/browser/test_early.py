"""Secrets chosen at once: everybody is asked together, and nobody's choice moves anybody else's buttons."""

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.hands import READY
from tests.server.conftest import Web


def test_everybody_chooses_at_once(sit: Open, toys: Web) -> None:
    """The last seat answers first; the others' question stays as it is, focus included; signs say who is awaited."""
    made = toys.table("human", "human", "human", game="duel", seed="1")  # with twins in hand a choice would be forced
    all = [sit(at=toys.address + seat["link"]) for seat in made.data["seats"]]
    first, second, third = all
    assert first.turn()
    first.click(0)
    for each in all:
        expect(each.page.locator(".ask-text")).to_contain_text("Which card")
        assert each.turn()
    second.page.keyboard.press("ArrowRight")
    second.page.evaluate("window.same = document.activeElement")
    assert second.page.evaluate("window.same.matches('.option')")

    third.click(0)
    expect(third.page.locator(".ask.waiting .ask-signs .badge")).to_have_count(2)
    expect(third.page.locator(".seat.acts")).to_have_count(2)
    expect(second.page.locator(READY).first).to_be_visible()
    assert second.page.evaluate("window.same === document.activeElement && window.same.isConnected")
    second.page.keyboard.press("Enter")
    expect(third.page.locator(".ask.waiting .ask-signs .badge")).to_have_count(1)
    first.click(0)
    for each in all:
        expect(each.page.locator(".lines li:not(.turn-head)").last).to_have_text("Bout 2")

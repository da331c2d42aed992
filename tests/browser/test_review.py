"""A game that is over is looked at again: chances, turning points, mistakes."""

import json
import re
from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import expect

from tests.browser.conftest import Open, Server
from tests.browser.test_ending import uploaded
from tests.browser.test_table import check

SAVE = Path(__file__).parents[1] / "saves" / "chariot-wrecked.json"
THOUGHT = 60_000  # milliseconds that a review may take here


@pytest.mark.parametrize(
    ("language", "button"), [("en", "Review"), pytest.param("fr", "Analyse", marks=pytest.mark.slow)]
)
def test_review(sit: Open, server: Server, axe: str, language: str, button: str) -> None:
    """The sheet has a curve for each seat, says what turned the game, and leads to the replay of that move."""
    made = uploaded(server, json.loads(SAVE.read_text("utf-8")))
    hands = sit(language, at=server.address + made["watch"]["link"], phone=language == "fr")
    page = hands.page
    page.locator(".ending .close, .ending [aria-label]").first.click()
    page.locator(f".ask.over .button:has-text('{button}')").click()

    expect(page.locator(".review-ends li")).to_have_count(len(made["seats"]), timeout=THOUGHT)
    assert 1 <= page.locator(".review-list").first.locator("li").count()
    check(hands, axe)
    page.locator(".review-list a").first.click()
    expect(page).to_have_url(re.compile(r"#/r/\w+@[0-9]"))

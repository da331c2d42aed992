"""Presets in the lobby: one click, and the table stands."""

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import expect

from chicane.core.registry import find
from tests.browser.conftest import Open

GAME = "thunder"


@pytest.mark.parametrize(("preset", "seats"), [("first-race", 2), ("surprise", 4)])
def test_one_click_starts_a_table(sit: Open, preset: str, seats: int) -> None:
    """As many sit down as it is meant for, and you are asked."""
    hands = sit()
    hands.card(GAME).locator(f'[data-preset="{preset}"]').click()
    hands.seated()

    expect(hands.page.locator(".seat-name")).to_have_count(seats)
    assert hands.turn()


@pytest.mark.parametrize(("language", "sentence"), [("en", "About 10 minutes."), ("fr", "Environ 10 minutes.")])
def test_every_preset_says_what_it_adds(sit: Open, language: str, sentence: str) -> None:
    """In a sentence, in the language of the page; other games have none."""
    card = sit(language).card(GAME)

    expect(card.locator(".preset")).to_have_count(len(find(GAME).presets))
    expect(card.locator(".preset").first).to_contain_text(sentence)
    expect(card.page.locator('[data-game="wreckage"] .preset')).to_have_count(0)


def test_what_a_preset_put_on_the_table_is_told(sit: Open) -> None:
    """Carnage is named as soon as the table stands."""
    hands = sit()
    hands.card(GAME).locator('[data-preset="carnage"]').click()

    expect(hands.page.locator(".toast")).to_contain_text("Carnage at Devil’s Run")
    hands.seated()

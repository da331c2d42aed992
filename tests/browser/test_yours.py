"""One name for everybody at the table: your own is `You`, and what is told of you is told to you."""

import re

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Open
from tests.browser.hands import Hands

YOU = {"en": ("You", re.compile(r"\b[Yy]our ")), "fr": ("Vous", re.compile(r"\b[Vv]otre "))}
TOLD = ".story .line, .turn-lines li, .since, .ask-text, .ask-options .option"
TURNS = 6


def read(hands: Hands, name: str) -> list[str]:
    """What is told and asked; nothing of it calls us by a name."""
    texts = hands.page.locator(TOLD).all_text_contents()
    assert [] == [text for text in texts if re.search(rf"\b{name}\b", text)]
    return texts


def own(hands: Hands) -> Locator:
    """Our place in the list of seats."""
    return hands.page.locator(".seat.own")


@pytest.mark.parametrize("language", YOU)
@pytest.mark.parametrize("game", ["chariot", "thunder", "wreckage"])
def test_nobody_reads_their_own_name(sit: Open, game: str, language: str) -> None:
    """Story, turn card, what happened since, question and buttons speak to whoever sits alone at the screen."""
    hands, (you, your) = sit(language), YOU[language]
    hands.race(game)
    told: list[str] = []
    for number in range(TURNS):
        assert hands.turn()
        expect(own(hands).locator(".seat-name")).to_have_text(you)
        told += read(hands, own(hands).locator(".seat-notes").inner_text().split(" · ")[0])
        hands.click(number)

    assert any(your.search(text) for text in told)


def test_a_replay_speaks_to_whoever_played(sit: Open) -> None:
    """The story of the whole race, too."""
    hands = sit()
    hands.race("thunder")
    for number in range(TURNS):
        assert hands.turn()
        hands.click(number)
    hands.turn()
    hands.page.goto(hands.page.url.replace("/t/", "/r/") + "@2")
    hands.replays()

    expect(hands.page.locator(".story .line").filter(has_text="Your ").first).to_be_attached()

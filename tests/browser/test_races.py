"""Whole races in the browser: by mouse in every game, by keys, in French, and on a phone."""

from collections import Counter

import pytest

import chicane
from tests.browser.conftest import Open
from tests.browser.hands import MOST, OVER, Hands

GAMES = chicane.games()
BY_FINGER = {"chariot": "way", "thunder": "way", "wreckage": "dial", "wreckland": "option"}  # what a game is played by
SHORTEST = "wreckland"  # of all races, and the one that is run each time


def assert_over(hands: Hands) -> None:
    """The race has ended, somebody is named, and there is a podium."""
    assert hands.page.locator(".ask-text").inner_text()
    assert hands.page.locator(".ending h2").inner_text() == hands.page.locator(".ask-text").inner_text()
    assert hands.page.locator(".seat .badge").count()
    assert hands.page.locator(".ask .button.main").is_visible()


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == SHORTEST else pytest.mark.slow) for game in GAMES]
)
def test_race_against_bots_by_clicking(game: str, sit: Open) -> None:
    """One click in the lobby, then a whole race by buttons and places on the board."""
    hands = sit()
    hands.race(game)

    assert hands.play() > 5
    assert_over(hands)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_race_by_keys_only(game: str, sit: Open) -> None:
    """From the lobby to the end without a mouse."""
    hands = sit()
    start = f'.card[data-game="{game}"] .race:not(.climb)'
    hands.page.locator(start).wait_for()
    while not hands.page.evaluate(f"document.activeElement.matches('{start}')"):
        hands.page.keyboard.press("Tab")
    hands.page.keyboard.press("Enter")
    hands.seated()
    if hands.page.locator("dialog.tale").count():
        hands.page.keyboard.press("Enter")

    assert hands.play(keys=True) > 5
    assert_over(hands)


@pytest.mark.slow
def test_race_in_french(sit: Open) -> None:
    """A French browser gets French words, and a rematch goes on in French."""
    hands = sit("fr")
    assert "Jouer contre les robots" in hands.card(GAMES[0]).inner_text()
    hands.race(GAMES[0])

    hands.play()
    assert_over(hands)
    assert "Revanche" == hands.page.locator(".ask .button.main").inner_text()
    hands.page.locator(".ask .button.main").click()
    hands.page.locator(OVER).wait_for(state="detached")
    assert hands.turn()


@pytest.mark.slow
def test_race_on_a_phone(sit: Open) -> None:
    """Held upright nothing is wider than the screen, and the question stays where it is."""
    hands = sit(phone=True)
    hands.race(GAMES[0])
    assert hands.turn()
    before = hands.page.locator(".ask").bounding_box()

    hands.play()
    assert_over(hands)
    assert before == hands.page.locator(".ask").bounding_box()
    assert hands.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.slow
def test_six_crews_by_clicking(sit: Open) -> None:
    """Four car crews, the Final Five and the Big Rig, which we drive, in Carnage: a whole race."""
    hands = sit()
    hands.card("thunder").locator(".options").click()
    sheet = hands.page.locator("dialog")
    sheet.locator("#players").select_option("6")
    sheet.locator(".seat-own:visible").nth(5).select_option("cars")
    sheet.locator(".seat-own:visible").nth(0).select_option("big_rig")
    hands.confirm(carnage="yes")
    hands.seated()
    assert "T" == hands.page.locator(".seat svg text").first.text_content()

    assert hands.play() > 5
    assert hands.page.locator(".ask .button.main").is_visible()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_race_by_finger(game: str, sit: Open) -> None:
    """On a phone: by two taps on the end of a way where there is one, by a dial, and otherwise on the options."""
    hands = sit(phone=True)
    hands.race(game)
    done = Counter[str]()
    for number in range(MOST):
        if not hands.turn():
            break
        hands.page.locator(".routes:not(.awaited)").wait_for(state="attached")
        done[hands.drive(number)] += 1

    assert done[BY_FINGER[game]] > 1
    assert_over(hands)

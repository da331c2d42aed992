"""What people share and see of each other: links, names, files, signs."""

import re

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import expect

import chicane
from chicane.core.registry import find
from tests.browser.conftest import Open
from tests.browser.hands import Hands
from tests.server.conftest import Web

GAMES = chicane.games()
CLIPBOARD = "window.copied = []; navigator.clipboard.writeText = async (text) => void window.copied.push(text);"


def replayed(hands: Hands) -> Hands:
    """The same person in front of the replay, with a clipboard that a test can read."""
    hands.page.goto(hands.page.url.split("?")[0].replace("/t/", "/r/") + "@0")
    hands.replays()
    hands.page.evaluate(CLIPBOARD)
    return hands


def shared(hands: Hands) -> str:
    """The link to a move that somebody copies."""
    hands.page.locator(".share").click()
    hands.page.wait_for_function("window.copied.length")
    link: str = hands.page.evaluate("window.copied.pop()")
    return link


@pytest.mark.slow
def test_everybody_invited_can_share_a_move(sit: Open) -> None:
    """Host, friend and watcher copy a link that opens for a stranger, who only watches."""
    host = sit()
    link, watch = host.invite(GAMES[0])
    friend, watcher = sit(at=link), sit(at=watch)
    friend.page.locator("dialog .button.main").wait_for()
    friend.page.keyboard.press("Escape")
    for each in (host, friend, watcher):
        each.seated()
        found = shared(replayed(each))
        stranger = sit(at=found)
        stranger.seated()
        stranger.page.goto(found.split("@")[0].replace("/r/", "/t/"))
        expect(stranger.page.locator(".seat").first).to_be_visible()
        assert not stranger.page.get_by_text("you", exact=True).count()


def test_a_link_that_would_give_the_seat_away_is_not_made(sit: Open, toys: Web) -> None:
    """Whoever has the key of a seat only is told why."""
    made = toys.table("human", "open", game=GAMES[0])
    hands = sit(at=toys.address + made.data["seats"][0]["link"])
    hands.seated()
    replayed(hands)

    expect(hands.page.locator(".share")).to_be_disabled()
    expect(hands.page.locator(".scrubber .reason")).to_contain_text("would give your seat away")


def test_invitations_follow_names(sit: Open) -> None:
    """The open sheet of the host shows the friend's name as soon as it is given."""
    host = sit()
    link, _ = host.invite(GAMES[0])
    host.page.locator(".seat .button").first.click()
    row = host.page.locator(".invitations .copy-row").first
    expect(row.locator(".copy-label")).not_to_have_text("Zoé")

    friend = sit(at=link)
    friend.page.locator("dialog input").fill("Zoé")
    friend.page.locator("dialog .button.main").click()
    expect(row.locator(".copy-label")).to_have_text("Zoé")
    expect(row.locator("input")).to_have_attribute("aria-label", "Zoé")


def test_names_nobody_gave_are_in_the_language_of_the_reader(sit: Open) -> None:
    """A French friend at an English table reads the colours in French, the host in English; each is You."""
    host = sit()
    link, _ = host.invite(GAMES[0])
    friend = sit("fr", at=link)
    expect(friend.page.locator(".seat-name")).to_have_text(["Vert, Jaune", "Vous"])
    expect(host.page.locator(".seat-name")).to_have_text(["You", "Red, Blue"])


def test_a_file_that_would_tell_secrets_waits(sit: Open, toys: Web) -> None:
    """The button is grey and the reason stands beside it; pictures can be had."""
    made = toys.table("human", "human", game="duel")
    hands = sit(at=toys.address + made.data["seats"][0]["link"])
    hands.page.locator(".ask-text").get_by_text(re.compile(".")).wait_for()
    hands.page.locator(".bar-tools .tool").last.click()
    buttons = hands.page.locator("dialog .row button")

    expect(buttons.nth(0)).to_be_disabled()
    expect(buttons.nth(0)).to_have_accessible_description(re.compile("This game has secrets"))
    expect(hands.page.locator("dialog .reason")).to_be_visible()
    expect(buttons.nth(1)).to_be_enabled()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_seats_have_their_signs(game: str, phone: bool, sit: Open) -> None:
    """Every seat has a sign of its own, in the list and beside the question of whoever must decide."""
    hands = sit(phone=phone)
    hands.race(game)
    assert hands.turn()
    drawings = "all => all.map((each) => each.innerHTML)"
    signs = hands.page.locator(".seat .badge").evaluate_all(drawings)

    assert min(4, find(game).max_players) == len(set(signs))
    assert [signs[0]] == hands.page.locator(".ask-signs .badge").evaluate_all(drawings)
    if find(game).max_players == 1:  # nobody to be told apart from
        return
    letter = hands.page.locator(".seat .badge text").first.text_content()
    assert letter and hands.page.locator(".piece text").get_by_text(letter, exact=True).count()

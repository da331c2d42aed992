"""What lies before the seats: our own is open, others open on demand, by mouse, finger, keys, and in words."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Open
from tests.browser.hands import Hands, whoever_is_asked

SPOTS = ".spot:not(.away)"


def assigning(sit: Open, *, phone: bool = False) -> Hands:
    """Somebody who plays red and may put dice on dashboards."""
    hands = sit(phone=phone)
    hands.race("thunder")
    assert hands.turn()
    expect(hands.page.locator(".spot[data-fold=red]").first).to_be_visible()
    return hands


def piece(hands: Hands, id: str) -> Locator:
    return hands.page.locator(f'.piece[data-id="{id}"]')


def opened(hands: Hands) -> list[str]:
    """The seats that lie open, as the list of seats says and as the board says."""
    script = "all => all.filter(each => each.getAttribute('aria-expanded') === 'true').map(each => each.dataset.%s)"
    listed: list[str] = hands.page.locator(".seat-open").evaluate_all(script % "seat")
    handles: list[str] = hands.page.locator(".piece[role=button]").evaluate_all(script % "id")
    return listed + handles


def test_our_own_is_open(sit: Open) -> None:
    """Large, with the dice that may be chosen; the others are folded, and nothing is seen twice."""
    hands = assigning(sit)

    assert ["0", "crew-red"] == opened(hands)
    expect(piece(hands, "dashboard-r1")).to_be_visible()
    expect(piece(hands, "folded-dashboard-r1")).to_be_hidden()
    expect(piece(hands, "dashboard-b1")).to_be_hidden()
    expect(piece(hands, "folded-dashboard-b1")).to_be_visible()


def test_another_is_opened_by_its_tab_and_closed_by_it(sit: Open) -> None:
    """A click on anything of it; our own is folded meanwhile, and what we may choose on it waits unseen."""
    hands = assigning(sit)
    piece(hands, "folded-dashboard-b2").click(position={"x": 8, "y": 8})

    assert ["1", "crew-blue"] == opened(hands)
    expect(piece(hands, "dashboard-b2")).to_be_visible()
    expect(piece(hands, "folded-dashboard-r2")).to_be_visible()
    expect(hands.page.locator(SPOTS)).to_have_count(0)
    expect(hands.page.locator("#live")).to_contain_text("What lies before Blue is open.")

    piece(hands, "crew-blue").click(position={"x": 60, "y": 20})
    assert ["0", "crew-red"] == opened(hands)
    expect(hands.page.locator(SPOTS).first).to_be_visible()


def test_pointing_at_an_option_opens_what_it_lies_on(sit: Open) -> None:
    """Whoever looked elsewhere sees the die again as soon as it is taken, or as its button has the focus."""
    hands = assigning(sit)
    hands.page.locator(".seat-open").nth(2).click()
    assert ["2", "crew-green"] == opened(hands)
    hands.page.locator(".hand-piece").first.click()
    assert ["0", "crew-red"] == opened(hands)
    expect(hands.page.locator(".drop").first).to_be_visible()

    hands.page.locator(".hand-piece").first.click()
    hands.page.locator(".unfold").click()
    hands.page.locator(".seat-open").nth(2).click()
    hands.page.locator(".option:visible").first.focus()
    assert ["0", "crew-red"] == opened(hands)
    expect(hands.page.locator(".spot.chosen")).to_be_visible()


def test_by_keys_alone(sit: Open) -> None:
    """o opens one after the other; a name in the list of seats is a button that keeps the focus."""
    hands = assigning(sit)
    press = hands.page.keyboard.press
    found = []
    for _ in range(4):
        press("o")
        found += opened(hands)[:1]
    assert ["1", "2", "3", "0"] == found

    hands.page.locator(".seat-open").nth(3).focus()
    press("Enter")
    assert ["3", "crew-yellow"] == opened(hands)
    expect(hands.page.locator(".seat-open").nth(3)).to_be_focused()
    press("?")
    expect(hands.page.locator("dialog .keys")).to_contain_text("open what lies before the next seat")


def test_the_next_question_opens_our_own_again(sit: Open) -> None:
    """Wherever we looked while the others drove."""
    hands = assigning(sit)
    first = hands.page.locator(".option").first.get_attribute("data-option")
    hands.page.locator(".seat-open").nth(1).click()
    hands.answer(first or "")

    assert ["0", "crew-red"] == opened(hands)


def test_on_a_phone_the_list_of_seats_opens_and_shows(sit: Open) -> None:
    """A tap on a name, and the whole of what lies before it is in view."""
    hands = assigning(sit, phone=True)
    hands.page.locator(".seat-open").nth(1).tap()
    assert ["1", "crew-blue"] == opened(hands)
    expect(piece(hands, "dashboard-b3")).to_be_in_viewport(ratio=1)
    expect(piece(hands, "dashboard-b1")).to_be_in_viewport(ratio=1)
    expect(piece(hands, "panel-blue")).to_be_in_viewport(ratio=1)


def test_on_a_phone_nothing_to_choose_is_covered(sit: Open) -> None:
    """Every die that may be chosen lies in the open, beside the tools of the board."""
    hands = assigning(sit, phone=True)
    script = """all => all.map((spot) => {
      const { x, y, width, height } = spot.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".spot")?.dataset.option;
    })"""
    spots = hands.page.locator(SPOTS)

    assert spots.evaluate_all("all => all.map((spot) => spot.dataset.option)") == spots.evaluate_all(script)


def test_a_watcher_sees_whoever_has_the_turn(sit: Open) -> None:
    """Until they ask for one themselves; the replay does the same."""
    host = sit()
    link, watch = host.invite("thunder")
    friend, watcher = sit(at=link), sit(at=watch)
    friend.page.locator("dialog input").fill("Zoé")
    friend.page.locator("dialog .button.main").click()
    mover = whoever_is_asked(host, friend)
    seat = "0" if mover is host else "1"

    expect(watcher.page.locator(f'.seat-open[data-seat="{seat}"]')).to_have_attribute("aria-expanded", "true")
    assert opened(host)[:1] == ["0"] and opened(friend)[:1] == ["1"]
    other = "1" if seat == "0" else "0"
    watcher.page.locator(f'.seat-open[data-seat="{other}"]').click()
    mover.answer(mover.page.locator(".option").first.get_attribute("data-option") or "")
    assert other == opened(watcher)[0]

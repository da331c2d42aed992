"""The story beside the board: a tale opens at its first word, and the newest line is followed once somebody plays."""

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import Locator, expect

from chicane.core.registry import find, names
from tests.browser.conftest import Open
from tests.browser.hands import READY, Hands

TOLD = next(name for name in names() if find(name).ladder is not None)  # its chapters begin with a tale
PLACES = """list => {
    const tale = [...list.children].find(item => item.textContent.length >= 160);
    const end = list.scrollHeight - list.scrollTop - list.clientHeight;
    return [tale.getBoundingClientRect().top - list.getBoundingClientRect().top, end];
}"""


def opened(sit: Open, *, phone: bool = False) -> tuple[Hands, Locator]:
    """Somebody who just sat down, and the story."""
    hands = sit(phone=phone)
    hands.race(TOLD)
    assert hands.turn()
    return hands, hands.page.locator(".lines")


def places(lines: Locator) -> tuple[float, float]:
    """How far the tale's first word is below the top of the story, and how much of the story is below the view."""
    first, end = lines.evaluate(PLACES)
    return first, end


def at_the_tale(lines: Locator) -> bool:
    """Whether the tale's first word is the first to be read, or in view where all the rest is, too."""
    first, end = places(lines)
    return -1 < first < (1 if end else 100)


@pytest.mark.parametrize("phone", [False, True])
def test_a_tale_is_read_from_its_start(sit: Open, phone: bool) -> None:
    """At the opening, after a reload, and where the strip of a phone is unfolded; on a phone the rest is below."""
    hands, lines = opened(sit, phone=phone)
    assert at_the_tale(lines)

    hands.page.reload()
    assert hands.turn()
    assert at_the_tale(lines)
    if phone:
        assert places(lines)[1] > 100
        hands.page.locator(".more").click()
        assert at_the_tale(lines)


def test_the_newest_line_stays_in_view(sit: Open) -> None:
    """However small the list becomes, as when the seats above it need more room."""
    hands = sit()
    hands.race("thunder")
    for number in range(4):
        assert hands.turn()
        hands.click(number)
    assert hands.turn()
    hands.page.locator(".seats").evaluate("node => { node.style.paddingBottom = '200px'; }")

    hands.page.wait_for_function("() => document.querySelector('.lines').clientHeight < 300")
    hands.page.wait_for_function(
        "() => { const list = document.querySelector('.lines');"
        " return list.scrollTop > 0 && list.scrollHeight - list.scrollTop - list.clientHeight < 2; }"
    )


def test_whoever_plays_on_has_read_it(sit: Open) -> None:
    """The newest line is in view again, after a reload too."""
    hands, lines = opened(sit, phone=True)
    question = hands.question()
    hands.page.locator(READY).first.click()
    expect(hands.page.locator(".ask-text")).not_to_have_text(question)
    assert hands.turn()
    assert places(lines)[1] < 2

    hands.page.reload()
    assert hands.turn()
    assert places(lines)[1] < 2

"""The draft at the table: everybody picks at once from cards that only they can read, and all are shown together."""

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import expect

from tests.browser.conftest import Open, Server
from tests.browser.hands import READY, Hands
from tests.server.conftest import Web

CHOICES = '.piece[data-id^="choice-"]'


def names(hands: Hands) -> set[str]:
    """The cards that somebody may choose from, by what is written on the buttons."""
    return {text.strip() for text in hands.page.locator(READY).all_inner_texts()}


def choices(hands: Hands) -> set[str]:
    """The cards that lie large over somebody's road."""
    return set(hands.page.locator(CHOICES).evaluate_all("all => all.map(piece => piece.dataset.id)"))


def test_a_draft_of_two(sit: Open, server: Server) -> None:
    """Two people follow the draft from the leaders to the reveal; neither sees what the other one chooses from."""
    web = Web(server.address)
    made = web.table("human", "human", game="thunder", options={"leaders": "yes", "upgrades": "yes"}, seed="draft")
    ann, bob = [sit(at=server.address + seat["link"]) for seat in made.data["seats"]]
    for picks in range(4):  # a leader and three upgrades
        assert ann.turn() and bob.turn()
        expect(ann.page.locator(CHOICES)).to_have_count(2 if picks == 0 else 5 - picks)
        assert set() == choices(ann) & choices(bob)
        assert set() == names(ann) & names(bob)
        bob.click(0)
        ann.click(0)
    for car in range(2):  # the third is not asked
        for each in (bob, ann):
            assert each.turn()
            expect(each.page.locator(CHOICES)).to_have_count(3 - car)
            each.click(0)

    for each in (ann, bob):
        expect(each.page.locator('.piece[data-id^="card-"][data-id$="-r1"]')).to_have_count(1)
        expect(each.page.locator(CHOICES)).to_have_count(0)
    web.close()

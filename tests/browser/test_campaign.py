"""A campaign in the browser: begun, won stage by stage, left and come back to, carried away and brought in."""

import json
from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Open
from tests.browser.hands import OVER, Hands
from tests.server.conftest import Web

STAGES = ".stages li"
KEYS = "chicane.campaigns"  # in the storage of the browser


def hiker(sit: Open, toys: Web, **more: bool | str) -> tuple[Hands, Locator]:
    """Somebody in the lobby of a server with a game for one, and the card of that game."""
    hands = sit(at=toys.address, **more)
    return hands, hands.card("hike")


def begin(hands: Hands, card: Locator) -> None:
    """Begin a campaign in heavy boots."""
    card.locator(".climb").click()
    hands.confirm(boots="heavy")
    expect(card.locator(STAGES)).to_have_count(3)


def attempt(hands: Hands, *options: str) -> None:
    """Confirm the sheet of an attempt, and play it so."""
    go(hands)
    choose(hands, *options)


def go(hands: Hands) -> None:
    """Confirm the sheet of an attempt, and sit down at its table."""
    before = hands.page.url
    hands.page.locator("dialog .button.main").click()
    hands.page.wait_for_function("before => location.href !== before", arg=before)
    hands.seated()


def choose(hands: Hands, *options: str) -> None:
    """Choose one after the other, to the end."""
    for option in options:
        assert hands.turn()
        hands.page.locator(f'.option[data-option="{option}"]').click()
    hands.page.locator(OVER).wait_for()


def states(card: Locator) -> list[str]:
    """How the stages stand."""
    expect(card.locator(STAGES)).to_have_count(3)
    found: list[str] = card.locator(STAGES).evaluate_all("all => all.map(each => each.className)")
    return found


def test_a_campaign_from_start_to_end(sit: Open, toys: Web) -> None:
    """Choices for good from pictures, a loss and another try, the next stage, the last one; no rematch anywhere."""
    hands, card = hiker(sit, toys)
    page = hands.page
    card.locator(".climb").click()
    expect(page.locator("dialog .portrait img")).to_have_count(2)
    expect(page.get_by_role("radio", name="Light They let water in.")).to_be_checked()
    page.keyboard.press("Escape")
    begin(hands, card)
    expect(card.locator(".campaign-kept")).to_have_text("Heavy")
    expect(card.locator(".campaign-signs img")).to_have_count(1)
    expect(card.get_by_role("button", name="2. The hill: locked")).to_be_disabled()

    card.locator(".climb").click()
    page.locator("dialog #option-weather").select_option("foul")
    attempt(hands, "down")
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("dialog #option-chapter")).to_have_value("1")
    attempt(hands, "up")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator("dialog #option-chapter")).to_have_value("2")
    expect(page.locator("dialog #option-weather")).to_have_value("foul")
    attempt(hands, "up", "up")
    page.get_by_role("button", name="Next", exact=True).click()
    attempt(hands, "up", "up", "up")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator("dialog")).to_contain_text("The whole campaign is won.")
    page.locator("dialog a.button.main").click()

    assert ["won", "won", "won"] == states(card)
    expect(card.get_by_role("button", name="1. The knoll: won, won 1, lost 1")).to_be_enabled()


def test_left_and_come_back_to(sit: Open, toys: Web) -> None:
    """An attempt under way is continued, after a reload as well; a stage that was won can be chosen again."""
    hands, card = hiker(sit, toys)
    begin(hands, card)
    card.locator(".climb").click()
    attempt(hands, "up")
    hands.page.goto(toys.address)
    card.get_by_role("button", name="Next attempt").click()
    go(hands)
    assert hands.turn()
    table = hands.page.url
    hands.page.goto(toys.address)
    hands.page.reload()
    card.get_by_role("link", name="Continue").click()
    assert table == hands.page.url
    choose(hands, "up", "up")
    hands.page.goto(toys.address)

    assert ["won", "won", "open"] == states(card)
    card.get_by_role("button", name="1. The knoll: won").click()
    expect(hands.page.locator("dialog #option-chapter")).to_have_value("1")
    expect(hands.page.locator("dialog #option-chapter option")).to_have_count(3)


def test_carried_away_and_brought_in(sit: Open, toys: Web, tmp_path: Path) -> None:
    """The file works in another browser, beside what is there; a reset is asked about first."""
    hands, card = hiker(sit, toys)
    begin(hands, card)
    card.locator(".climb").click()
    attempt(hands, "up")
    hands.page.goto(toys.address)
    with hands.page.expect_download() as download:
        card.get_by_role("button", name="Export").click()
    file = tmp_path / "mine.json"
    download.value.save_as(file)
    assert "campaign-hike.json" == download.value.suggested_filename

    other, there = hiker(sit, toys, language="fr")
    there.locator("input[type=file]").set_input_files(file)
    assert ["won", "open", "locked"] == states(there)
    there.locator(".reset").click()
    other.page.keyboard.press("Escape")
    assert ["won", "open", "locked"] == states(there)
    there.locator(".reset").click()
    other.page.locator("dialog .button.main").click()
    expect(there.locator("li.won")).to_have_count(0)
    assert ["open", "locked", "locked"] == states(there)
    there.locator("input[type=file]").set_input_files(file)
    expect(there.locator("li.won")).to_have_count(1)
    expect(there.locator(".other")).to_have_text("Lourdes0 sur 3 gagnées")


def test_side_by_side(sit: Open, toys: Web) -> None:
    """Each campaign with its own choices, stages and attempt; taken up by a click, forgotten one by one."""
    hands, card = hiker(sit, toys)
    begin(hands, card)
    card.locator(".climb").click()
    attempt(hands, "up")
    hands.page.goto(toys.address)
    card.locator(".one-more").click()
    hands.confirm(boots="light")
    expect(card.locator(".campaign-kept").first).to_have_text("Light")
    assert ["open", "locked", "locked"] == states(card)
    card.locator("button.climb").click()
    go(hands)
    hands.page.goto(toys.address)

    expect(card.get_by_role("link", name="Continue")).to_be_visible()
    card.locator(".other", has_text="Heavy").click()
    expect(card.locator(".campaign-kept").first).to_have_text("Heavy")
    assert ["won", "open", "locked"] == states(card)
    hands.page.reload()
    assert ["won", "open", "locked"] == states(card)
    card.locator(".forget").click()
    hands.page.locator("dialog .button.main").click()
    expect(card.locator(".other")).to_have_count(0)
    expect(card.locator(".campaign-kept")).to_have_text("Light")
    expect(card.get_by_role("link", name="Continue")).to_be_visible()


def test_next_belongs_to_its_own_campaign(sit: Open, toys: Web) -> None:
    """After an attempt the way leads on in the campaign it belongs to, whichever was begun last."""
    hands, card = hiker(sit, toys)
    begin(hands, card)
    card.locator(".climb").click()
    go(hands)
    table = hands.page.url
    hands.page.goto(toys.address)
    card.locator(".one-more").click()
    hands.confirm(boots="light")
    expect(card.locator(".campaign-kept").first).to_have_text("Light")
    hands.page.goto(table)
    choose(hands, "up")
    hands.page.get_by_role("button", name="Next", exact=True).click()

    expect(hands.page.locator("dialog #option-chapter")).to_have_value("2")


def test_begin_anew_with_other_choices(sit: Open, toys: Web) -> None:
    """What was kept is chosen already; another choice may be made."""
    hands, card = hiker(sit, toys)
    begin(hands, card)
    card.locator(".reset").click()
    expect(hands.page.get_by_role("radio", name="Heavy")).to_be_checked()
    hands.confirm(boots="light")

    expect(card.locator(".campaign-kept")).to_have_text("Light")
    assert ["open", "locked", "locked"] == states(card)


def test_a_key_of_old_is_known(sit: Open, toys: Web) -> None:
    """A browser that kept one campaign a game finds it again."""
    hands, card = hiker(sit, toys)
    begin(hands, card)
    hands.page.evaluate(
        "name => localStorage[name] = JSON.stringify({ hike: JSON.parse(localStorage[name]).hike[0] })", KEYS
    )
    hands.page.reload()

    expect(card.locator(".campaign-kept")).to_have_text("Heavy")


def test_a_file_that_is_none(sit: Open, toys: Web, tmp_path: Path) -> None:
    """It says so, and nothing changes."""
    hands, card = hiker(sit, toys)
    file = tmp_path / "x.json"
    file.write_text(json.dumps({"format": "chicane-game-1"}), "utf-8")
    card.locator("input[type=file]").set_input_files(file)

    expect(hands.page.locator(".toast")).to_have_text("This is not a campaign file of Hike.")
    expect(card.locator(".climb")).to_have_text("Start the campaign")


def test_one_player(sit: Open, toys: Web) -> None:
    """A game for one offers no bots, no hot seat and no friends; it is played alone, and watched by link."""
    hands, card = hiker(sit, toys)
    expect(card.locator(".card-facts")).to_have_text("Players: 1")
    expect(card.locator(".hot, .friends")).to_have_count(0)
    card.get_by_role("button", name="Play", exact=True).click()
    hands.seated()
    expect(hands.page).to_have_title("● Hike · Chicane")
    choose(hands, "up")

    expect(hands.page).to_have_title("Hike · Chicane")
    expect(hands.page.get_by_role("button", name="Rematch")).to_be_visible()


def test_on_a_phone(sit: Open, toys: Web) -> None:
    """Everything fits, in French."""
    hands, card = hiker(sit, toys, phone=True, language="fr")
    begin(hands, card)

    assert hands.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(card.get_by_role("button", name="2. La colline : fermée")).to_be_disabled()


def test_the_story_on_a_stage(sit: Open, toys: Web) -> None:
    """A page before an attempt, told once; after a loss and after a win another one, with the way on."""
    hands, card = hiker(sit, toys)
    page, tale = hands.page, hands.page.locator("dialog.tale")
    begin(hands, card)
    card.locator(".climb").click()
    page.locator("dialog summary").click()
    page.locator("dialog #option-told").select_option("yes")
    go(hands)
    expect(tale.locator("h2")).to_have_text("The hill waits")
    expect(tale.locator(".tale-numbers li")).to_have_text(["0steps up"])
    expect(tale.locator("img")).to_be_visible()
    hands.set_off()
    expect(tale).to_have_count(0)
    page.reload()
    hands.seated()
    choose(hands, "down")
    expect(tale.locator("h2")).to_have_text("In the ditch")
    tale.get_by_role("button", name="Try again").click()
    go(hands)
    hands.set_off()
    choose(hands, "up")
    expect(tale.locator("h2")).to_have_text("At the top")
    tale.get_by_role("button", name="Next", exact=True).click()

    expect(page.locator("dialog #option-chapter")).to_have_value("2")


def test_the_garage(sit: Open, toys: Web) -> None:
    """All campaigns side by side with pictures and strengths, and a medal for each pair of boots and stage won."""
    hands, card = hiker(sit, toys)
    page = hands.page
    begin(hands, card)
    card.locator(".climb").click()
    attempt(hands, "up")
    page.goto(toys.address)
    card.locator(".to-garage").click()
    stall = page.locator(".stall")
    expect(stall).to_have_count(2)  # and an empty one
    expect(stall.first.locator("figcaption")).to_have_text("HeavySoles2")
    expect(page.locator(".medal.won")).to_have_attribute("aria-label", "Heavy, The knoll: won × 1")
    expect(page.locator(".medal")).to_have_count(6)
    page.locator(".one-more").click()
    hands.confirm(boots="light")
    expect(stall).to_have_count(3)
    stall.nth(1).get_by_role("button", name="Next attempt").click()

    expect(page.locator("dialog #option-chapter")).to_have_value("2")

"""Dials and long menus: by keys, by mouse on the board, by finger on a phone."""

import re

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.hands import FOLDED, READY, Hands
from tests.server.conftest import Web

SLIDER = ".dial-slider"


def at_the_wheel(sit: Open, toys: Web, *, grid: str = "no", **more: bool | str) -> Hands:
    """Somebody alone at a table with a dial."""
    made = toys.table("human", game="dial", options={"grid": grid})
    hands = sit(at=toys.address + made.data["seats"][0]["link"], **more)
    assert hands.turn()
    return hands


def pose(hands: Hands) -> list[float]:
    """Where the ghost stands, and how it is turned."""
    return numbers(hands.page.locator(".ghost > g").first.get_attribute("transform") or "")


def numbers(transform: str) -> list[float]:
    """The numbers in a transform."""
    return [float(each) for each in re.findall(r"-?[\d.]+", transform)]


def test_a_dial_by_keys(sit: Open, toys: Web) -> None:
    """Arrows go by one stop, pages by ten, Home and End all the way, Enter confirms; the ghost follows."""
    hands = at_the_wheel(sit, toys)
    slider, press = hands.page.locator(SLIDER), hands.page.keyboard.press
    expect(slider).to_have_role("slider")
    expect(slider).to_have_accessible_name("Steering")
    assert [340, 250, 0] == pose(hands)

    slider.focus()
    for keys, degrees in [
        ("ArrowRight", 1),
        ("ArrowLeft", 0),
        ("PageUp", 10),
        ("ArrowDown", 9),
        ("PageDown", -1),
        ("Home", -90),
        ("ArrowLeft", -90),
        ("End", 90),
    ]:
        press(keys)
        expect(slider).to_have_attribute("aria-valuetext", f"turn by {degrees}°")
        assert degrees == pose(hands)[2]
    for _ in range(3):
        press("PageDown")
    press("-")
    before = pose(hands)
    press("Enter")
    expect(hands.page.locator(".lines li:not(.turn-head)").last).to_have_text("The car turns by 59°.")
    assert before == numbers(hands.places()["car"])


def test_a_dial_warns(sit: Open, toys: Web) -> None:
    """Where it ends badly, slider, words and ghost say so, by more than a colour."""
    hands = at_the_wheel(sit, toys)
    hands.page.locator('.option[data-option="turn -45"]').click()
    expect(hands.page.locator(".lines li:not(.turn-head)")).to_have_count(1)
    expect(hands.page.locator(".ghost")).to_be_visible()
    expect(hands.page.locator(".ghost-sign")).to_be_hidden()
    expect(hands.page.locator(".dial .icon").first).to_be_hidden()

    hands.page.locator(SLIDER).focus()
    hands.page.keyboard.press("End")
    expect(hands.page.locator(".ghost.alarm .ghost-sign")).to_be_visible()
    expect(hands.page.locator(".dial.alarm .icon").first).to_be_visible()
    expect(hands.page.locator(SLIDER)).to_have_attribute("aria-valuetext", "turn by 90°, into the post")


def test_a_dial_by_hand_on_the_board(sit: Open, toys: Web) -> None:
    """Pulling the ghost by its handle turns it; the board stays where it is."""
    hands = at_the_wheel(sit, toys)
    handle = hands.page.locator(".ghost-handle")
    view, mouse = hands.page.locator(".board").get_attribute("viewBox"), hands.page.mouse
    start = handle.bounding_box()
    hands.page.locator(SLIDER).focus()
    hands.page.keyboard.press("Home")
    target = handle.bounding_box()
    hands.page.keyboard.press("End")
    far = handle.bounding_box()
    assert start and target and far

    mouse.move(far["x"] + far["width"] / 2, far["y"] + far["height"] / 2)
    mouse.down()
    mouse.move(start["x"], start["y"], steps=4)
    mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=4)
    mouse.up()
    expect(hands.page.locator(SLIDER)).to_have_attribute("aria-valuetext", "turn by -90°")
    assert view == hands.page.locator(".board").get_attribute("viewBox")


def test_a_dial_on_a_phone(sit: Open, toys: Web) -> None:
    """Plus, minus and confirm by finger, in French."""
    hands = at_the_wheel(sit, toys, phone=True, language="fr")
    dial = hands.page.locator(".dial")
    for name, times in [("Un cran de plus", 3), ("Un cran de moins", 1)]:
        for _ in range(times):
            dial.get_by_role("button", name=name).tap()
    expect(hands.page.locator(".dial-value")).to_have_text("tourner de 2°")
    dial.get_by_role("button", name="Confirmer").tap()
    expect(hands.page.locator(".lines li:not(.turn-head)").last).to_have_text("La voiture tourne de 2°.")
    assert hands.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_labels_begin_with_a_capital(sit: Open, toys: Web) -> None:
    """A toy says "turn by"; what is read aloud begins as what is seen."""
    hands = at_the_wheel(sit, toys)
    assert "Turn by -90°" == hands.page.locator(".option-label").first.text_content()


# Long menus


def test_a_long_menu_is_on_the_board(sit: Open, toys: Web) -> None:
    """Twenty places: the list is folded up, a click on the board chooses."""
    hands = at_the_wheel(sit, toys, grid="yes")
    expect(hands.page.locator(".spot")).to_have_count(20)
    expect(hands.page.locator(".option").first).to_be_hidden()
    expect(hands.page.locator(".unfold")).to_have_text("Show as list (20)")

    hands.page.locator('.spot[data-option="place 7"]').click()
    expect(hands.page.locator(".lines li:not(.turn-head)").last).to_have_text("The car stands on place 7.")


def test_a_long_menu_as_a_list(sit: Open, toys: Web) -> None:
    """The list opens by its button and has everything."""
    hands = at_the_wheel(sit, toys, grid="yes")
    hands.page.locator(FOLDED).click()
    expect(hands.page.locator(READY)).to_have_count(20)
    hands.page.locator(READY).nth(19).click()
    expect(hands.page.locator(".lines li:not(.turn-head)").last).to_have_text("The car stands on place 19.")


def test_a_long_menu_by_keys(sit: Open, toys: Web) -> None:
    """Arrows walk the places on the board, each with its name; Enter chooses."""
    hands = at_the_wheel(sit, toys, grid="yes")
    for place in (0, 1, 2):
        hands.page.keyboard.press("ArrowRight")
        expect(hands.page.locator(".spot:focus")).to_have_attribute("aria-label", f"Place {place}")
        expect(hands.page.locator(".pointed")).to_have_text(f"Place {place}")
    hands.page.keyboard.press("Enter")
    expect(hands.page.locator(".lines li:not(.turn-head)").last).to_have_text("The car stands on place 2.")


def test_a_long_menu_by_finger(sit: Open, toys: Web) -> None:
    """A finger points first, where places are small, and confirms then."""
    hands = at_the_wheel(sit, toys, grid="yes", phone=True)
    expect(hands.page.locator(".pointed")).to_be_disabled()
    for place in (3, 11):
        hands.page.locator(f'.spot[data-option="place {place}"]').tap()
        expect(hands.page.locator(".pointed")).to_have_text(f"Place {place}")
    expect(hands.page.locator(".lines li:not(.turn-head)")).to_have_count(0)
    hands.page.locator(".pointed").tap()
    expect(hands.page.locator(".lines li:not(.turn-head)").last).to_have_text("The car stands on place 11.")

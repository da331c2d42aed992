"""Pulling pieces: a die onto its place with mouse or finger; the same by taps, and by keys alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import Open, Server
from tests.browser.hands import Hands
from tests.rule import rule
from tests.server.conftest import Web

SEED = "a die in the hand"
DIE = re.compile(r"w\d")  # a white die, as an option
MOST = 60  # choices until white dice may be placed
CARRIED = ".carried > :last-child"
Point = tuple[float, float]


@pytest.fixture
def web(server: Server) -> Iterator[Web]:
    """The server, as somebody outside sees it."""
    found = Web(server.address)
    yield found
    found.close()


def customising(sit: Open, web: Web, **more: Any) -> Hands:
    """Somebody who has begun an attempt: cards are offered."""
    made = web.table("human", game="wreckland", seed=SEED)
    hands = sit(at=web.address + made.data["seats"][0]["link"], **more)
    hands.set_off()
    assert hands.turn()
    assert "done" in options(hands)
    return hands


def chasing(sit: Open, web: Web, **more: Any) -> Hands:
    """Somebody in the Chase who may place white dice."""
    hands = customising(sit, web, **more)
    option(hands, "done").click()
    for _ in range(MOST):
        assert hands.turn()
        if dice(hands):
            return hands
        hands.page.locator(".option").first.click()
    raise AssertionError("no white dice")


def option(hands: Hands, text: str) -> Locator:
    return hands.page.locator(f'.option[data-option="{text}"]')


def options(hands: Hands) -> list[str]:
    """The options that are asked for."""
    found: list[str] = hands.page.locator(".option").evaluate_all("all => all.map(each => each.dataset.option)")
    return found


def dice(hands: Hands) -> list[str]:
    """The white dice that may be taken; of equal ones, which have a place each, none."""
    found = [each for each in options(hands) if DIE.fullmatch(each)]
    return [each for each in found if hands.page.locator(f'.spot[data-option="{each}"]').count() == 1]


def piece_of(hands: Hands, text: str) -> Locator:
    """The piece under the place of an option."""
    x, y = middle(hands.page.locator(f'.spot[data-option="{text}"]'))
    script = "([x, y]) => document.elementsFromPoint(x, y).map(each => each.closest('.liftable')?.dataset.id)"
    id = next(filter(None, hands.page.evaluate(script, [x, y])))
    return hands.page.locator(f'.piece[data-id="{id}"]')


def middle(found: Locator) -> Point:
    box: FloatRect | None = found.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def place(hands: Hands, piece: Locator) -> str | None:
    return piece.get_attribute("transform")


def view(hands: Hands) -> str | None:
    return hands.page.locator(".board").get_attribute("viewBox")


def lift(hands: Hands, piece: Locator) -> None:
    """Take a piece in the hand, with the mouse."""
    x, y = middle(piece)
    hands.page.mouse.move(x, y)
    hands.page.mouse.down()
    hands.page.mouse.move(x - 20, y - 4, steps=3)
    expect(hands.page.locator(CARRIED)).to_be_visible()


def goal(hands: Hands, text: str) -> Locator:
    """Where the piece in the hand can be let go for an option."""
    return hands.page.locator(f'.drop[data-options$="{text}"]')


# With the mouse


@rule("WL-ACT-01")
def test_a_die_is_pulled_onto_its_place(sit: Open, web: Web) -> None:
    """Its places light up, the one under it stands out and is named; letting go answers both questions."""
    hands = chasing(sit, web)
    die = piece_of(hands, dice(hands)[0])
    told, seen = len(hands.told()), view(hands)
    lift(hands, die)
    expect(hands.page.locator(".spots")).to_be_hidden()
    assert hands.page.locator(".drop").count() > 3
    expect(die).to_have_class(re.compile("lifted"))

    hands.page.mouse.move(*middle(goal(hands, "ram front")), steps=4)
    expect(hands.page.locator(".drop.over")).to_have_count(1)
    expect(goal(hands, "ram front")).to_have_class("drop over")
    expect(hands.page.locator(".ask-help")).to_contain_text("front")
    assert seen == view(hands)
    before = place(hands, die)
    hands.page.mouse.up()
    expect(hands.page.locator(".lines li:not(.turn-head)").nth(told)).to_contain_text("front")
    assert hands.turn()
    expect(hands.page.locator(".drop")).to_have_count(0)
    assert before != place(hands, die)


def test_let_go_beside_every_place_it_goes_back(sit: Open, web: Web) -> None:
    """Nothing is chosen, and the same question stands there."""
    hands = chasing(sit, web)
    die = piece_of(hands, dice(hands)[0])
    asked, before, told = hands.question(), place(hands, die), hands.told()
    lift(hands, die)
    hands.page.mouse.move(40, 90, steps=4)
    expect(hands.page.locator(".drop.over")).to_have_count(0)
    hands.page.mouse.up()

    expect(hands.page.locator(CARRIED)).to_have_count(0)
    expect(hands.page.locator(".spots")).to_be_visible()
    assert (asked, before, told) == (hands.question(), place(hands, die), hands.told())


def test_it_slides_back_where_things_move(sit: Open, web: Web) -> None:
    """It ends where it was."""
    hands = chasing(sit, web)
    hands.page.emulate_media(reduced_motion="no-preference")
    die = piece_of(hands, dice(hands)[0])
    before = place(hands, die)
    assert before
    lift(hands, die)
    hands.page.mouse.move(40, 90, steps=4)
    hands.page.mouse.up()
    expect(die).to_have_attribute("transform", before)


def test_lit_places_are_still_where_nothing_may_move(sit: Open, web: Web) -> None:
    """They breathe for everybody else."""
    hands = chasing(sit, web)
    lift(hands, piece_of(hands, dice(hands)[0]))
    looks = "each => getComputedStyle(each).animationName"
    assert "none" == hands.page.locator(".drop").first.evaluate(looks)

    hands.page.emulate_media(reduced_motion="no-preference")
    assert "breathe" == hands.page.locator(".drop").first.evaluate(looks)


@rule("WL-INST-02")
def test_a_card_is_pulled_into_a_slot(sit: Open, web: Web) -> None:
    """The card, then its slot, in one go; it lies face up again until it is turned and paid for."""
    hands = customising(sit, web)
    install = next(each for each in options(hands) if each.startswith("install "))
    card = piece_of(hands, install)
    before = place(hands, card)
    lift(hands, card)
    assert 8 == hands.page.locator(".drop").count()
    hands.page.mouse.move(*middle(goal(hands, ", BR")), steps=4)
    hands.page.mouse.up()

    expect(hands.page.locator(".spot").first).to_be_visible()
    expect(hands.page.locator('.piece[data-id^="picked"]').first).to_be_attached()
    assert before == place(hands, card)
    assert {each.split()[0] for each in options(hands)} <= {"turn", "pay", "add"}


def test_the_board_is_dragged_beside_the_pieces(sit: Open, web: Web) -> None:
    """And zoomed by the wheel, as ever."""
    hands = chasing(sit, web)
    x, y = middle(hands.page.locator('.piece[data-id="engine"]'))
    whole = view(hands)
    hands.page.mouse.move(x, y)
    hands.page.mouse.wheel(0, -400)
    expect(hands.page.locator(".board")).not_to_have_attribute("viewBox", whole or "")
    near = view(hands)
    hands.page.mouse.down()
    hands.page.mouse.move(x + 60, y + 30, steps=4)
    hands.page.mouse.up()

    assert near != view(hands)
    expect(hands.page.locator(".drop")).to_have_count(0)
    assert dice(hands)


def test_the_dice_of_another_game(sit: Open, web: Web) -> None:
    """One question only: the die goes where it is let go."""
    made = web.table("human", "bot:greedy", game="thunder", seed=SEED)
    hands = sit(at=web.address + made.data["seats"][0]["link"])
    assert hands.turn()
    told = len(hands.told())
    lift(hands, hands.page.locator('.piece.liftable[data-id^="die-"]').first)
    chosen = hands.page.locator(".drop").first
    text = chosen.get_attribute("data-options")
    assert text in options(hands)
    hands.page.mouse.move(*middle(chosen), steps=4)
    hands.page.mouse.up()

    expect(hands.page.locator(".lines li:not(.turn-head)").nth(told)).to_be_attached()
    assert hands.turn()
    assert text not in options(hands)


# With a finger


def test_a_die_by_taps(sit: Open, web: Web) -> None:
    """The die, whose places light up, and again to lay it back; then the die and its place."""
    hands = chasing(sit, web, phone=True)
    told, asked = len(hands.told()), hands.question()
    die = hands.page.locator(f'.spot[data-option="{dice(hands)[0]}"]')
    taken, at = hands.page.locator(".piece.taken"), middle(die)
    die.tap()
    expect(taken).to_have_count(1)
    expect(die).to_be_hidden()
    hands.page.touchscreen.tap(*at)
    expect(taken).to_have_count(0)
    expect(hands.page.locator(".drop")).to_have_count(0)
    assert asked == hands.question()

    die.tap()
    hands.page.touchscreen.tap(*middle(goal(hands, "ram front")))
    expect(hands.page.locator(".lines li:not(.turn-head)").nth(told)).to_contain_text("front")


def test_a_die_is_pulled_by_a_finger(sit: Open, web: Web) -> None:
    """At the rim the board comes along, for the place may be out of view."""
    hands = chasing(sit, web, phone=True)
    told, whole = len(hands.told()), view(hands)
    hands.page.mouse.move(*middle(piece_of(hands, dice(hands)[0])))
    hands.page.mouse.wheel(0, -400)
    expect(hands.page.locator(".board")).not_to_have_attribute("viewBox", whole or "")
    die, seen = middle(piece_of(hands, dice(hands)[0])), view(hands)
    touch = Finger(hands, *die)
    frame = hands.page.locator(".board-frame").bounding_box()
    assert frame
    top, ram = frame["y"], goal(hands, "ram front")
    touch.move(die[0], top + 150)
    assert middle(ram)[1] < top
    touch.move(die[0], top + 8)
    hands.page.wait_for_function(
        "([node, top]) => node.getBoundingClientRect().top > top", arg=[ram.element_handle(), top + 60]
    )
    assert seen != view(hands)
    touch.move(die[0], top + 150)  # where the board rests
    touch.move(*middle(ram))
    expect(hands.page.locator(".drop.over")).to_have_count(1)
    touch.up()

    expect(hands.page.locator(".lines li:not(.turn-head)").nth(told)).to_contain_text("front")


class Finger:
    """One finger on the glass."""

    def __init__(self, hands: Hands, x: float, y: float) -> None:
        self.session = hands.page.context.new_cdp_session(hands.page)
        self.at = (x, y)
        self.send("touchStart", x, y)

    def send(self, kind: str, *point: float) -> None:
        points = [{"x": point[0], "y": point[1]}] if point else []
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def move(self, x: float, y: float) -> None:
        """In a few steps, as a finger does."""
        for step in (0.3, 0.6, 1.0):
            self.send("touchMove", self.at[0] + (x - self.at[0]) * step, self.at[1] + (y - self.at[1]) * step)
        self.at = (x, y)

    def up(self) -> None:
        self.send("touchEnd")


# By keys


def focused(hands: Hands) -> str | None:
    """The option that has the keyboard."""
    found: str | None = hands.page.evaluate("document.activeElement.dataset.option ?? null")
    return found


def test_a_die_by_keys(sit: Open, web: Web) -> None:
    """The die by its number, its place by arrows and Enter."""
    hands = chasing(sit, web)
    told, press = len(hands.told()), hands.page.keyboard.press
    number = options(hands).index(dice(hands)[0]) + 1
    assert number < 10
    press(str(number))
    expect(option(hands, "ram front")).to_be_attached()
    for _ in options(hands):
        if "ram front" != focused(hands):
            press("ArrowRight")
    expect(option(hands, "ram front")).to_be_focused()
    press("Enter")
    expect(hands.page.locator(".lines li:not(.turn-head)").nth(told)).to_contain_text("front")

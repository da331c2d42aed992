"""On a phone, upright and sideways: all is within reach, nothing lies on what may be chosen, two taps choose."""

import json

import pytest

import chicane

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import ViewportSize, expect

from chicane.core.chance import Luck
from chicane.core.match import Match
from chicane.words import LANGUAGES
from tests.browser.conftest import Open, Server
from tests.browser.hands import Hands
from tests.browser.test_ending import SAVES, uploaded
from tests.browser.test_ruler import asked, derby
from tests.browser.test_table import check

READ = 9  # pixels
MANY = 60  # places that nobody reads as a list
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
TAP = "node => node.dispatchEvent(new PointerEvent('click', { pointerType: 'touch', bubbles: true, cancelable: true }))"
SMALL = """() => [...document.querySelectorAll("button, select, input, a, [role=button]:not(g)")].flatMap((node) => {
  const { width, height, top, left } = node.getBoundingClientRect();
  const isSeen = width > 1 && top < innerHeight && left < innerWidth && getComputedStyle(node).visibility === "visible";
  const isSmall = isSeen && Math.min(width, height) < 39.5;
  return isSmall ? [`${node.className || node.id}: ${Math.round(width)} x ${Math.round(height)}`] : [];
})"""
COVERED = """() => {
  const frame = document.querySelector(".board-frame").getBoundingClientRect();
  return [...document.querySelectorAll(".spot")].flatMap((spot) => {
    const { x, y, width, height } = spot.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    if (!width || across < frame.left || across > frame.right || down < frame.top || down > frame.bottom) return [];
    return document.elementFromPoint(across, down)?.closest(".board") ? [] : [spot.dataset.option];
  });
}"""


HIT = ".bar button, .board-tools button, .ask-tools button, .ask-past button, .ask-options button, .more"
BURIED = """(which) => [...document.querySelectorAll(which)].flatMap((node) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  const list = node.closest(".ask-options")?.getBoundingClientRect();
  const middle = y + height / 2;
  if (width < 2 || getComputedStyle(node).visibility !== "visible" || middle > (list?.bottom ?? innerHeight)) return [];
  return node.contains(document.elementFromPoint(x + width / 2, middle)) ? [] : [node.className];
})"""


def sound(hands: Hands) -> None:
    """Every control is large enough and can be hit, none covers a place, and nothing is cut off at the side."""
    assert [] == hands.page.evaluate(SMALL)
    assert [] == hands.page.evaluate(COVERED)
    assert [] == hands.page.evaluate(BURIED, HIT)
    assert hands.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", chicane.games())
def test_within_reach_of_a_finger(sit: Open, game: str) -> None:
    """Upright and sideways; sideways the board has the full height."""
    hands = sit("fr", phone=True)
    hands.race(game)
    assert hands.turn()
    sound(hands)
    hands.page.set_viewport_size(SIDEWAYS)
    assert hands.turn()
    title = hands.page.locator(".table-page .bar-title").bounding_box()
    assert title and 1 == title["width"]  # for readers only
    sound(hands)
    stage = hands.page.locator(".stage").bounding_box()
    assert stage and 390 == stage["height"]


CROWDED = """() => {
  const frame = document.querySelector(".board-frame").getBoundingClientRect();
  const seen = [...document.querySelectorAll(".spot")].map((spot) => spot.getBoundingClientRect()).filter((box) =>
    box.left > frame.left && box.right < frame.right && box.top > frame.top && box.bottom < frame.bottom);
  return [seen.length, Math.min(...seen.map(({ width, height }) => Math.min(width, height)))];
}"""


def test_what_happened_since_can_be_tapped(sit: Open) -> None:
    """Beside the hint, where nothing lies on it."""
    hands = sit(phone=True)
    hands.race("chariot")
    for _ in range(MANY):
        assert hands.turn()
        if hands.page.locator(".since.quiet").count():
            break
        hands.click(0)
    sound(hands)
    hands.page.locator(".since.quiet").tap()
    assert hands.turn()


SEEN = """(which) => {
  const frame = document.querySelector(".board-frame").getBoundingClientRect();
  const boxes = [...document.querySelectorAll(which)].map((each) => each.getBoundingClientRect());
  const isIn = ({ left, right }) => left >= frame.left && right <= frame.right;
  return boxes.map((box) => isIn(box) && box.top >= frame.top && box.bottom <= frame.bottom);
}"""


def far_from_the_dice() -> Match:
    """Somebody who throws has gone a long way round."""
    match = chicane.new("chariot", 2, 1, seats=["human", "human"])
    while len(match.log) < 60 or match.to_act != 0 or match.options[0] != "keep":
        match.play(match.options[0])
    return match


@pytest.mark.parametrize("sideways", [False, True])
def test_what_one_drives_is_in_view_whatever_is_asked(sit: Open, server: Server, sideways: bool) -> None:
    """Together with the dice in question."""
    match = far_from_the_dice()
    hands = asked(sit, server, match, phone=True)
    if sideways:
        hands.page.set_viewport_size(SIDEWAYS)
    assert_own_in_view(hands, match)


def test_a_large_vehicle_is_seen_whole_beside_its_dice(sit: Open, server: Server) -> None:
    """Sideways, where the dice lie far from it."""
    match, luck = chicane.new("wreckland", seed="d"), Luck("d")
    while match.options[0] != "w1":
        match.play(match.options[luck.below(len(match.options))])
    hands = asked(sit, server, match, phone=True)
    hands.set_off()
    hands.page.set_viewport_size(SIDEWAYS)
    assert_own_in_view(hands, match)


def assert_own_in_view(hands: Hands, match: Match) -> None:
    """What the question concerns is in view, and so are its places."""
    own = "".join(f'.piece[data-id="{each}"]' for each in match.rules.concerns(match.game))
    expect(hands.page.locator(own)).to_have_count(1)
    hands.page.wait_for_function(f"which => ({SEEN})(which).every(Boolean)", arg=f"{own}, .spot")  # once it is turned


def test_dice_in_the_hand_leave_the_board_as_it_is(sit: Open, server: Server) -> None:
    """However many places they may go to: the vehicles stay in view, too."""
    match = chicane.new("thunder", 2, 1, options={"crew": "final_five,cars"}, seats=["human", "human"])
    while match.to_act != 0 or len(match.options) < 17:
        match.play(match.options[0])
    hands = asked(sit, server, match, phone=True)
    own = ", ".join(f'.piece[data-id="{each}"]' for each in match.rules.concerns(match.game))
    expect(hands.page.locator(".hand-piece")).not_to_have_count(0)

    assert all(hands.page.evaluate(SEEN, own))


def bought() -> Match:
    """Somebody with a point to spend may pay for any of four dice."""
    match = chicane.new("chariot", 2, 1, seats=["human", "human"])
    while match.to_act != 0 or match.options[0] != "accept":
        match.play(match.options[0])
    return match


@pytest.mark.parametrize("sideways", [False, True])
def test_five_options_are_seen_whole(sit: Open, server: Server, sideways: bool) -> None:
    """In French, where most of them take two lines."""
    hands = asked(sit, server, bought(), language="fr", phone=True)
    if sideways:
        hands.page.set_viewport_size(SIDEWAYS)
    for option in hands.page.locator(".option").all():
        expect(option).to_be_in_viewport(ratio=1)


def airstrike() -> Match:
    """Two people, the first of whom may send a chopper to any empty space."""
    match = chicane.new("thunder", 2, 4, seats=["human", "human"])
    while match.to_act != 0 or len(match.options) < MANY:
        match.play(next((each for each in match.options if "airstrike" in each), match.options[0]))
    return match


@pytest.mark.parametrize("sideways", [False, True])
def test_many_places_are_as_large_as_a_finger(sit: Open, server: Server, sideways: bool) -> None:
    """Where the board is the menu, targets in view have 40 pixels; what is pointed at comes into view."""
    hands = asked(sit, server, airstrike(), phone=True)
    page = hands.page
    if sideways:
        page.set_viewport_size(SIDEWAYS)
    far, wanted = page.locator(".spot").last, page.locator(".option").last
    page.wait_for_function(f"() => ({CROWDED})()[1] > 39.5")
    assert 20 < page.evaluate(CROWDED)[0] < page.locator(".spot").count()
    expect(far).not_to_be_in_viewport(ratio=1)

    page.locator(".unfold").tap()
    wanted.evaluate(TAP)
    expect(far).to_be_in_viewport(ratio=1)
    expect(page.locator(".pointed")).to_have_text(wanted.locator(".option-label").inner_text())


REVEALED = """async (labels) => {
  const { revealed } = await import("/moment.js");
  const body = { getBBox: () => ({ x: -60, y: -46, width: 120, height: 92 }) };
  const markup = '<rect x="-60" y="-46" width="120" height="92"/>';
  const card = (label) => [label, { body, piece: { label, markup } }];
  const stage = document.querySelector(".stage");
  revealed(stage, { reveal: labels }, { pieces: new Map(labels.map(card)) }, 0.001);
  const { left, right, top, bottom } = stage.getBoundingClientRect();
  const boxes = [...stage.querySelectorAll(".moment figure")].map((each) => each.getBoundingClientRect());
  const isIn = (box) => box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
  return [boxes.length, boxes.filter(isIn).length];
}"""


@pytest.mark.parametrize("sideways", [False, True])
def test_a_reveal_fits(sit: Open, sideways: bool) -> None:
    """Four cards that come to light are seen whole, with whose they are, and cover nothing but the board."""
    hands = sit("fr", phone=True)
    if sideways:
        hands.page.set_viewport_size(SIDEWAYS)
    hands.race("wreckage")
    assert hands.turn()
    labels = [f"Dépanneuse {name}, première carte : Virage à gauche\n{'Un long récit. ' * 9}" for name in "ABCD"]

    assert [4, 4] == hands.page.evaluate(REVEALED, labels)


FITS = """all => all.filter((field) => field.getClientRects().length).flatMap((field) => {
  const look = getComputedStyle(field);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = look.font;
  const room = field.clientWidth - parseFloat(look.paddingLeft) - parseFloat(look.paddingRight);
  return [...field.options].map((each) => each.label).filter((text) => pen.measureText(text).width > room);
})"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["chariot", "thunder"])
def test_who_sits_where_is_read_whole(sit: Open, game: str, language: str) -> None:
    """No choice of a seat is cut in the set-up: neither the level of a bot nor what it drives."""
    page = (hands := sit(language, phone=True)).page
    hands.card(game).locator(".options").tap()
    fields = page.locator(".seat-row select")
    expect(fields.first).to_be_visible()

    assert [] == fields.evaluate_all(FITS)


OUTSIDE = """() => {
  const frame = document.querySelector(".scrubber").getBoundingClientRect();
  const controls = ["button", "select", "input", "a"].map((each) => `.scrubber ${each}`).join();
  return [...document.querySelectorAll(controls)].filter((each) => each.getClientRects().length).filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
  }).map((each) => each.className);
}"""


@pytest.mark.parametrize("sideways", [False, True])
def test_a_replay_within_reach_of_a_finger(sit: Open, sideways: bool) -> None:
    """All of its controls are seen at once and large enough."""
    hands = sit("fr", phone=True)
    if sideways:
        hands.page.set_viewport_size(SIDEWAYS)
    hands.race("thunder")
    assert hands.turn()
    hands.page.goto(hands.page.url.replace("/t/", "/r/") + "@2")
    hands.replays()

    assert [] == hands.page.evaluate(OUTSIDE)
    sound(hands)


def test_the_first_tap_explains(sit: Open) -> None:
    """Help and places stand out, the button asks for one more; another option takes it over; a tap again chooses."""
    hands = sit(phone=True)
    hands.race("chariot")
    assert hands.turn()
    asked, first, second = hands.question(), hands.page.locator(".option").nth(0), hands.page.locator(".option").nth(1)
    first.evaluate(TAP)
    expect(first).to_have_class("button option chosen armed")
    assert "“tap again”" == first.evaluate("node => `“${node.dataset.again}”`")
    second.evaluate(TAP)
    expect(hands.page.locator(".option.armed")).to_have_count(1)
    assert asked == hands.question()

    second.evaluate(TAP)
    expect(hands.page.locator(".ask-text")).not_to_have_text(asked)


@pytest.mark.parametrize("sideways", [False, True])
def test_what_asks_for_one_more_tap_covers_no_word(sit: Open, server: Server, sideways: bool) -> None:
    """The label of an option that was tapped is read as before, however little room it has."""
    hands = asked(sit, server, derby("plan"), language="fr", phone=True)
    if sideways:
        hands.page.set_viewport_size(SIDEWAYS)
    option = hands.page.locator(".option").first
    before = option.locator(".option-label").bounding_box()
    option.evaluate(TAP)

    expect(option).to_have_class("button option chosen armed")
    assert before == option.locator(".option-label").bounding_box()


def test_one_tap_if_that_is_wanted(sit: Open) -> None:
    """It is said in the menu, and kept."""
    hands = sit(phone=True)
    hands.race("chariot")
    assert hands.turn()
    hands.page.locator(".bar-tools .tool").last.tap()
    box, label = hands.page.locator("#one-tap").bounding_box(), hands.page.locator("label[for=one-tap]").bounding_box()
    assert box and label and box["x"] + box["width"] <= label["x"]  # beside its words
    hands.page.locator("#one-tap").check()
    hands.page.keyboard.press("Escape")
    asked = hands.question()
    hands.page.locator(".option").first.evaluate(TAP)

    expect(hands.page.locator(".ask-text")).not_to_have_text(asked)


@pytest.mark.parametrize("sideways", [False, True])
def test_help_is_never_cut(sit: Open, sideways: bool) -> None:
    """Whatever is said about a question can be scrolled to, up to its rule; the options stay where they are."""
    hands = sit("fr", phone=True)
    if sideways:
        hands.page.set_viewport_size(SIDEWAYS)
    hands.race("thunder")
    assert hands.turn()
    page = hands.page
    before = page.locator(".ask-options").bounding_box()
    page.locator(".ask-help").evaluate("node => node.prepend('Une longue explication. '.repeat(30))")
    rule = page.locator(".ask-help .rule-id")
    rule.scroll_into_view_if_needed()
    expect(rule).to_be_in_viewport(ratio=1)
    assert before == page.locator(".ask-options").bounding_box()


def test_own_values_stay_in_sight(sit: Open) -> None:
    """However far the seats are scrolled."""
    hands = sit(phone=True)
    hands.race("chariot")
    assert hands.turn()
    values = hands.page.locator(".seat.own .seat-values")
    expect(values).to_contain_text("speed")
    hands.page.locator(".seats").evaluate("node => node.scrollTo(2000, 0)")
    expect(values).to_be_in_viewport(ratio=1)


LYING = """() => Object.fromEntries([...document.querySelectorAll(".piece")].map((node) =>
  [node.dataset.id, [node.getAttribute("transform"), node.classList.contains("elsewhere"), node.textContent]]))"""


def test_pages_of_an_upright_drawing(sit: Open) -> None:
    """The vehicle and the dice at once, the Boss board behind a tab; sideways there are no pages."""
    hands = sit(phone=True)
    hands.race("wreckland")
    assert hands.turn()
    tabs, page = hands.page.locator(".page-tab"), hands.page
    assert ["Road", "Boss", "Stores"] == tabs.all_inner_texts()
    for id in ("engine", "die-0", "die-7"):
        expect(page.locator(f'.piece[data-id="{id}"]')).to_be_in_viewport(ratio=1)
    expect(page.locator('.piece[data-id="twist"]')).to_be_hidden()
    tabs.nth(1).tap()
    expect(page.locator('.piece[data-id="twist"]')).to_be_in_viewport(ratio=1)
    expect(page.locator('.piece[data-id="engine"]')).to_be_hidden()

    page.set_viewport_size(SIDEWAYS)
    expect(tabs).to_have_count(0)
    expect(page.locator('.piece[data-id="engine"]')).to_be_visible()
    turned = page.evaluate(LYING)
    page.reload()
    assert hands.turn()
    assert page.evaluate(LYING) == turned


TINY = """() => [...document.querySelectorAll(".board text")].flatMap((node) => {
  if (!node.getClientRects().length) return [];
  const { a, b } = node.getScreenCTM();
  const size = parseFloat(getComputedStyle(node).fontSize) * Math.hypot(a, b);
  return size < 9 ? [`${node.textContent}: ${size.toFixed(1)}`] : [];
})"""


LETTERS = """() => {
  const frame = document.querySelector(".board-frame").getBoundingClientRect();
  const isSeen = ({ left, right, top, bottom, width }) =>
    width && right > frame.left && left < frame.right && bottom > frame.top && top < frame.bottom;
  const seen = [...document.querySelectorAll(".board text")].filter((node) => isSeen(node.getBoundingClientRect()));
  return seen.map((node) => {
    const { a, b } = node.getScreenCTM();
    return [node.textContent, parseFloat(getComputedStyle(node).fontSize) * Math.hypot(a, b)];
  });
}"""


def first_question(sit: Open, server: Server, game: str) -> Hands:
    """Where a crew, a chariot or a plan is chosen: nowhere is more of the board in view."""
    if game == "wreckage":
        return asked(sit, server, derby("plan"), phone=True)
    hands = sit(phone=True)
    hands.race(game)
    assert hands.turn()
    return hands


@pytest.mark.parametrize("game", ["chariot", "thunder", "wreckage"])
def test_letters_on_pieces_can_be_read(sit: Open, server: Server, game: str) -> None:
    """Upright and sideways, nine pixels high wherever they are in view."""
    hands = first_question(sit, server, game)
    for size in (hands.page.viewport_size, SIDEWAYS):
        assert size
        hands.page.set_viewport_size(size)
        hands.page.wait_for_function(f"() => ({LETTERS})().length > 0")
        assert [] == [each for each in hands.page.evaluate(LETTERS) if each[1] < READ]


def test_a_tale_is_read_from_its_beginning(sit: Open, server: Server) -> None:
    """Held sideways its picture is seen whole beside it, however far one has read."""
    made = uploaded(server, json.loads((SAVES / "wreckland-won.json").read_text("utf-8")))
    page = sit(phone=True).page
    page.set_viewport_size(SIDEWAYS)
    page.goto(server.address + made["seats"][0]["link"])
    tale, picture = page.locator("dialog.tale"), page.locator(".tale-picture")
    expect(tale.locator(".button.main")).to_be_focused()
    assert 0 == tale.evaluate("node => node.scrollTop")
    for _ in range(2):
        box = picture.bounding_box()
        assert box and 0 <= box["y"] and box["y"] + box["height"] <= SIDEWAYS["height"]
        tale.evaluate("node => node.scrollTo(0, node.scrollHeight)")
    assert 0 < tale.evaluate("node => node.scrollTop")


def chase(seed: str, chapter: str, plies: int) -> Match:
    """A dozen enemies around the vehicle."""
    match, luck = chicane.new("wreckland", seed=seed, options={"chapter": chapter}), Luck(seed)
    for _ in range(plies):
        match.play(match.options[luck.below(len(match.options))])
    return match


@pytest.mark.parametrize("where", [("d", "5", 24), ("c", "3", 22)])  # the latter with what a low die can do
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_upright_drawing_can_be_read(sit: Open, server: Server, language: str, where: tuple[str, str, int]) -> None:
    """It is as wide as the screen, and so is the vehicle; no word or number is less than nine pixels high."""
    hands = asked(sit, server, chase(*where), phone=True, language=language)
    hands.set_off()
    page = hands.page
    ground = page.locator(".board > g").first.bounding_box()
    assert ground and 390 <= round(ground["width"])
    vehicle = page.locator('.piece[data-id="vehicle"]').bounding_box()
    assert vehicle and 365 <= vehicle["width"] <= 390
    for tab in page.locator(".page-tab").all():
        tab.tap()
        assert [] == page.evaluate(TINY)
    sound(hands)


@pytest.mark.slow
def test_nobody_is_kept_out_with_a_die_in_the_hand(sit: Open, axe: str) -> None:
    """axe-core finds nothing serious in the question while dice are given away, nor on an upright drawing."""
    hands = sit(phone=True)
    hands.race("thunder")
    assert hands.turn()
    hands.page.locator(".hand-piece").first.tap()
    expect(hands.page.locator(".hand-place").first).to_be_visible()
    hands.page.evaluate(axe)
    assert [] == [each["id"] for each in hands.page.evaluate("axe.run('.ask')")["violations"]]
    hands.page.locator(".brand").tap()
    hands.race("wreckland")
    assert hands.turn()
    check(hands, axe)

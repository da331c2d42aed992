"""Movement: pieces slide, dice tumble, what is lost burns; skipped or not, all ends where the scene says."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need playwright: pip install 'chicane[dev]'")

from playwright.sync_api import Page, expect

import chicane
from tests.browser.conftest import Open, Server
from tests.browser.hands import Hands

GAMES = chicane.games()
SAVES = Path(__file__).parents[1] / "saves"
LONGEST = 2000  # milliseconds of the page's own clock in which any one movement is over, at normal speed
PUT = """async ({ before, frame }) => {
  const { Board } = await import('/scene.js');
  const { foretold } = await import('/moment.js');
  const board = window.board = new Board('test');
  document.querySelector('#page').replaceChildren(board.frame);
  board.reset({ width: 400, height: 300, background: '<rect width="400" height="300"/>' }, []);
  board.show({ whole: true, put: before, order: before.map((each) => each.id) }, Infinity);
  window.cue = board.cue(frame);
  window.moving = foretold(board, frame, 1, () => board.show(frame, 1, frame));
}"""
ASKED = ".ask.asking .ask-options:not(.sent)"
MOVED = f"() => !document.querySelectorAll('.ask-tools .button')[1].disabled || document.querySelector('{ASKED}')"
BOX = '<rect x="-20" y="-10" width="40" height="20"/>'


def piece(id: str, x: float = 100, y: float = 100, **more: Any) -> dict[str, Any]:
    """A piece as it comes over the wire."""
    return {"id": id, "x": x, "y": y, "markup": BOX, "label": id, **more}


def car(id: str, **more: Any) -> dict[str, Any]:
    """A vehicle, whatever it is called."""
    return piece(id, role="vehicle", **more)


def staged(sit: Open, before: list[dict[str, Any]], **frame: Any) -> Page:
    """A board on which a frame has just begun to be shown, with the clock standing still."""
    page = sit(moving=True).page
    page.locator(".race").first.wait_for()
    page.clock.install()
    page.clock.pause_at("2030-01-01")
    page.evaluate(PUT, {"before": before, "frame": frame})
    return page


def transform(page: Page, id: str, part: str = "") -> str:
    """Where a piece, or the drawing in it, is at this moment."""
    return page.locator(f'.piece[data-id="{id}"]{part}').get_attribute("transform") or ""


def test_a_piece_slides(sit: Open) -> None:
    """In the middle of its way it is neither here nor there; in the end it is there."""
    page = staged(sit, [piece("car-1")], put=[{"id": "car-1", "x": 300, "y": 100, "angle": 90}])
    page.clock.run_for(150)
    x, y, angle = map(float, re.findall(r"[\d.]+", transform(page, "car-1")))
    assert 100 < x < 300 and 100 == y and 0 < angle < 90

    page.clock.run_for(LONGEST)
    assert "translate(300.0 100.0) rotate(90.0)" == transform(page, "car-1")


def test_a_piece_follows_its_way(sit: Open) -> None:
    """It passes the places that the frame names, and what goes along with it takes the same way; so does its trail."""
    before = [car("car-1", x=100, y=100), piece("light", x=100, y=100)]
    put = [
        {"id": "car-1", "x": 100, "y": 200, "way": [300, 100, 90, 300, 200, 90]},
        {"id": "light", "x": 100, "y": 200},
    ]
    page = staged(sit, before, put=put)
    seen: list[list[float]] = []
    for _ in range(12):
        page.clock.run_for(60)
        seen.append([float(each) for each in re.findall(r"[\d.]+", transform(page, "car-1"))[:2]])
        assert re.findall(r"translate.*?\)", transform(page, "light")) == re.findall(
            r"translate.*?\)", transform(page, "car-1")
        )

    assert max(x for x, _ in seen) > 280
    page.clock.run_for(LONGEST)
    assert "translate(100.0 200.0)" == transform(page, "car-1")
    assert "M100.0 100.0L300.0 100.0L300.0 200.0L100.0 200.0" == page.locator(".trail").get_attribute("d")


def test_a_trail_is_seen_on_its_page_only(sit: Open) -> None:
    """Upright a picture has pages: another one shows no line of this one, and who comes from there leaves none."""
    before = [car("car-1", x=100, y=100, page=0), car("car-2", x=100, y=300, page=1)]
    put = [{"id": "car-1", "x": 300, "y": 200}, {"id": "car-2", "x": 300, "y": 100, "page": 0}]
    page = staged(sit, before, put=put)
    page.clock.run_for(LONGEST)
    expect(page.locator(".trail")).to_have_class("trail")

    page.evaluate("window.board.pages.turn(1)")
    expect(page.locator(".trail")).to_have_class("trail elsewhere")


def test_what_is_new_is_never_in_the_corner(sit: Open) -> None:
    """Before the first tick of the clock a new piece is in its place, and can't be seen yet."""
    page = staged(sit, [piece("old")], put=[piece("new", x=300, y=200)])

    assert "translate(300.0 200.0)" == transform(page, "new")
    assert "0.00" == page.locator('.piece[data-id="new"]').get_attribute("opacity")


def test_dice_tumble(sit: Open) -> None:
    """A die that shows another face hops and turns over; a piece that is no die does not, whatever it is called."""
    put = [piece("cube", markup="<circle r='9'/>"), piece("die-hard", markup="<circle r='9'/>")]
    page = staged(sit, [piece("cube", role="die"), piece("die-hard")], put=put, sound="roll")
    page.clock.run_for(150)
    assert "rotate" in transform(page, "cube", " > g")
    assert "" == transform(page, "die-hard", " > g")

    page.clock.run_for(LONGEST)
    assert "" == transform(page, "cube", " > g")


@pytest.mark.parametrize(("before", "there"), [([car("rat", x=350, y=250)], "350 180"), ([piece("tile")], "200 80")])
def test_dice_fall_where_the_vehicles_are(sit: Open, before: list[dict[str, Any]], there: str) -> None:
    """Also for whoever opened the page a moment ago and has seen nobody move; without vehicles, in the middle."""
    page = staged(sit, before, fell="6")
    page.clock.run_for(50)

    assert f"translate({there})" == page.locator(".fell").get_attribute("transform")


def test_what_is_lost_burns(sit: Open) -> None:
    """A vehicle goes up in flames above everything; a marker only fades; then both are gone."""
    page = staged(sit, [car("rat"), piece("turn"), piece("tile")], gone=["rat", "turn"], order=["tile"])
    page.clock.run_for(300)
    expect(page.locator('.effects .piece.burning[data-id="rat"]')).to_have_count(1)
    expect(page.locator(".effects .fire .flame")).not_to_have_count(0)
    expect(page.locator('.effects .piece[data-id="turn"]:not(.burning)')).to_have_count(1)
    assert "burn" == page.evaluate("window.cue")

    page.clock.run_for(LONGEST)
    expect(page.locator(".effects *")).to_have_count(0)
    expect(page.locator(".piece")).to_have_count(1)


def test_what_leaves_in_peace_does_not_burn(sit: Open) -> None:
    """A vehicle that is gone but not lost fades away."""
    page = staged(sit, [car("rat"), car("hauler")], gone=["rat", "hauler"], left=["hauler"])
    page.clock.run_for(50)
    expect(page.locator(".effects .piece.burning")).to_have_count(1)
    expect(page.locator('.effects .piece[data-id="hauler"]:not(.burning)')).to_have_count(1)
    page.clock.run_for(LONGEST)
    expect(page.locator(".piece")).to_have_count(0)


def test_nothing_burns_when_time_goes_back(sit: Open) -> None:
    """An undo takes a vehicle off the board without a fire."""
    page = staged(sit, [car("car-1")], gone=["car-1"], back=True)
    page.clock.run_for(50)
    expect(page.locator(".fire")).to_have_count(0)
    page.clock.run_for(LONGEST)
    expect(page.locator(".piece")).to_have_count(0)


def test_a_hit_shakes(sit: Open) -> None:
    """A vehicle that is hurt more than before is hit: sparks fly, and go out."""
    page = staged(sit, [car("rat", hurt=1)], put=[piece("rat", angle=180, hurt=2)])
    page.clock.run_for(50)
    expect(page.locator(".effects .sparks")).to_have_count(1)
    assert "translate" in transform(page, "rat", " > g")
    assert "hit" == page.evaluate("window.cue")

    page.clock.run_for(LONGEST)
    expect(page.locator(".effects *")).to_have_count(0)
    assert "" == transform(page, "rat", " > g")


def test_another_look_is_no_hit(sit: Open) -> None:
    """A vehicle that is drawn otherwise or is repaired does not shake."""
    put = [piece("rat", markup="<circle r='9'/>"), piece("hauler", hurt=0)]
    page = staged(sit, [car("rat"), car("hauler", hurt=2)], put=put)
    page.clock.run_for(50)
    expect(page.locator(".effects .sparks")).to_have_count(0)


FLY = """async ([kind, u]) => {
  const { flying } = await import('/fell.js');
  const layer = document.querySelector('.effects');
  layer.replaceChildren();
  flying(layer, { kind, x: 0, y: 0, to_x: 100, to_y: 0 })(u);
  return layer.firstChild?.getAttribute('transform') ?? '';
}"""


def test_something_flies_before_it_acts(sit: Open) -> None:
    """A javelin is on its way from one place to the other, an arrow swings; in the end they are gone."""
    page = staged(sit, [piece("car-1")])

    assert "translate(50.0 0.0) rotate(0.0)" == page.evaluate(FLY, ["javelin", 0.5])
    assert "translate(0.0 0.0) rotate(-210.0)" == page.evaluate(FLY, ["arrow", 0.35])
    assert "" == page.evaluate(FLY, ["tracer", 1])


def test_something_comes_up_from_below(sit: Open) -> None:
    """A maw opens below a vehicle, which sinks into it and does not burn; in the end both are gone."""
    maw = {"kind": "maw", "x": 100, "y": 100, "to_x": 100, "to_y": 100, "markup": "<circle r='40'/>"}
    page = staged(sit, [piece("road"), car("rat")], gone=["rat"], flights=[maw])
    page.clock.run_for(400)
    expect(page.locator('.maw + .piece[data-id="rat"]')).to_have_count(1)  # just below it
    page.clock.run_for(600)
    expect(page.locator(".effects .maw")).to_have_count(1)
    expect(page.locator(".burning")).to_have_count(0)
    assert "scale(0." in transform(page, "rat")

    page.clock.run_for(LONGEST)
    expect(page.locator(".maw, .effects *")).to_have_count(0)
    expect(page.locator(".piece")).to_have_count(1)


def test_a_leap(sit: Open) -> None:
    """Whoever takes off is larger in the air, from the place of the leap on, and lands as large as before."""
    leap = {"kind": "leap", "x": 200, "y": 100, "to_x": 300, "to_y": 100}
    put = [{"id": "rat", "x": 300, "y": 100, "way": [200, 100, 0]}]
    page = staged(sit, [car("rat")], put=put, flights=[leap])
    page.clock.run_for(200)
    assert "scale(1.00)" == transform(page, "rat", " > g")
    page.clock.run_for(450)
    assert 1.2 < float(transform(page, "rat", " > g").removeprefix("scale(").removesuffix(")"))
    expect(page.locator(".leaping")).to_have_count(1)

    page.clock.run_for(LONGEST)
    expect(page.locator(".leaping")).to_have_count(0)
    assert ("translate(300.0 100.0)", "") == (transform(page, "rat"), transform(page, "rat", " > g"))


def test_the_ground_shakes(sit: Open) -> None:
    """In a quake everything that is drawn shakes before anybody moves, and rests then."""
    quake = {"kind": "quake", "x": 0, "y": 0, "to_x": 0, "to_y": 0}
    page = staged(sit, [car("rat")], put=[{"id": "rat", "x": 150, "y": 100}], flights=[quake])
    page.clock.run_for(300)
    shaken = page.locator(".pieces").get_attribute("transform") or ""
    assert shaken.startswith("translate(")
    assert "translate(100.0 100.0)" == transform(page, "rat")

    page.clock.run_for(LONGEST)
    assert None is page.locator(".pieces").get_attribute("transform")
    assert "translate(150.0 100.0)" == transform(page, "rat")


def test_fire_flickers(sit: Open) -> None:
    """Without end, wherever a flame is drawn, printed on the ground too; for who wants nothing to move it is still."""
    ground = piece("ground", markup='<g transform="translate(9 9)"><g class="flame"><circle r="9"/></g></g>')
    page = staged(sit, [piece("fire", role="flame"), ground, piece("car")])
    page.add_style_tag(url="/table.css")
    moves = "node => getComputedStyle(node).animationName"
    for flame in ('[data-id="fire"] > g', '[data-id="ground"] .flame'):
        page.emulate_media(reduced_motion="no-preference")
        assert "flicker" == page.locator(flame).evaluate(moves)
        page.emulate_media(reduced_motion="reduce")
        assert "none" == page.locator(flame).evaluate(moves)
    page.emulate_media(reduced_motion="no-preference")
    assert "none" == page.locator('[data-id="car"] > g').evaluate(moves)


def test_damage_drops_in(sit: Open) -> None:
    """A new damage token comes from above."""
    page = staged(sit, [], put=[piece("dent", role="damage")])
    page.clock.run_for(100)
    assert "scale" in transform(page, "dent", " > g")
    page.clock.run_for(LONGEST)
    assert "" == transform(page, "dent", " > g")


def test_skipping_ends_it_at_once(sit: Open) -> None:
    """Skipped in the middle of a fire, everything is as it is in the end."""
    page = staged(sit, [car("car-1"), car("car-2")], gone=["car-1"], put=[{"id": "car-2", "x": 300, "y": 200}])
    page.clock.run_for(200)
    page.evaluate("window.moving.finish()")
    expect(page.locator(".effects *")).to_have_count(0)
    assert "translate(300.0 200.0)" == transform(page, "car-2")


# At the table


@pytest.mark.slow
def test_a_few_turns_with_everything_moving(sit: Open) -> None:
    """Pieces end where they would be without any movement."""
    hands = sit(moving=True)
    hands.page.locator(".race").first.wait_for()
    hands.race(GAMES[0])
    hands.page.evaluate("""() => {
      window.moves = new Map();
      new MutationObserver((all) => all.forEach(({ target }) => {
        if (!target.dataset.id) return;
        const ways = window.moves.get(target.dataset.id) ?? new Set();
        window.moves.set(target.dataset.id, ways.add(target.getAttribute('transform')));
      })).observe(document.querySelector('.pieces'), { subtree: true, attributeFilter: ['transform'] });
    }""")
    for number in range(4):
        assert hands.turn()
        hands.click(number)
    assert hands.turn()
    places = hands.places()
    assert hands.page.evaluate("Math.max(...[...window.moves.values()].map((ways) => ways.size))") > 4

    hands.page.reload()
    assert hands.turn()
    assert places == hands.places()


def test_skip_and_speed(sit: Open) -> None:
    """With the clock standing still nothing arrives until it is skipped, or the speed is `at once`."""
    hands = sit(moving=True)
    hands.race(GAMES[0])
    assert hands.turn()
    hands.page.clock.install()
    hands.page.clock.pause_at("2030-01-01")
    skip = hands.page.locator(".ask-tools .button").nth(1)
    expect(skip).to_be_disabled()
    while skip.is_disabled():
        hands.click(0)
        hands.page.wait_for_function(MOVED)
    assert not hands.page.locator(ASKED).count()

    while not hands.page.locator(ASKED).count():
        hands.page.keyboard.press("s")
        hands.page.wait_for_timeout(50)
    expect(skip).to_be_disabled()
    hands.page.locator(".speed").select_option("0")
    hands.click(0)
    assert hands.turn()
    expect(skip).to_be_disabled()


@pytest.mark.slow
@pytest.mark.parametrize("save", ["chariot-wrecked", "thunder-last-standing", "wreckland-won"])
def test_every_elimination_of_a_race_burns(save: str, sit: Open, server: Server) -> None:
    """In the replay of a race, each vehicle that is lost is on fire as it goes; so are the enemies of a chase."""
    file = json.loads((SAVES / f"{save}.json").read_text("utf-8"))
    made = httpx.post(f"{server.address}/api/files", json={"file": file}, timeout=30).json()
    token, table = made["watch"]["token"], made["table"]
    lost = eliminations(server.address, table, token)
    assert lost

    hands = sit(at=f"{server.address}/#/r/{table}@0?k={token}", moving=True)
    hands.seated()
    hands.page.clock.install()
    hands.page.clock.pause_at("2030-01-01")
    for ply, ids in lost[:4]:
        assert ids <= burnt(hands, ply)


def eliminations(address: str, table: str, token: str) -> list[tuple[int, set[str]]]:
    """When which vehicles are lost."""
    head = {"Authorization": f"Bearer {token}"}
    found: dict[int, set[str]] = {}
    roles: dict[str, str] = {}
    first, plies = 0, 1
    while first < plies:
        query = {"from": first, "to": first + 100}
        answer = httpx.get(f"{address}/api/tables/{table}/frames", params=query, headers=head, timeout=60).json()
        for frame in answer["frames"]:
            roles |= {put["id"]: put["role"] for put in frame.get("put", []) if "role" in put}
            gone = set(frame.get("gone", [])) - set(frame.get("left", []))
            ids = {id for id in gone if roles.get(id) == "vehicle"}
            if ids:
                found.setdefault(frame["seq"], set()).update(ids)
        first, plies = first + 100, answer["plies"]
    return sorted(found.items())


def burnt(hands: Hands, ply: int) -> set[str]:
    """What is seen burning in one move of a replay, whose clock is pushed on bit by bit."""
    slider = hands.page.locator(".scrub")
    slider.evaluate("(each, ply) => { each.value = ply; each.dispatchEvent(new Event('input')); }", ply - 1)
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"Move {ply - 1} of"))
    hands.page.wait_for_function("() => document.querySelectorAll('.piece').length > 0")
    hands.page.keyboard.press("ArrowRight")
    seen: set[str] = set()
    for _ in range(400):
        hands.page.clock.run_for(50)
        seen |= set(hands.page.locator(".burning").evaluate_all("all => all.map((each) => each.dataset.id)"))
        if not hands.page.locator(".effects *").count() and seen:
            break
    return seen


# View


def view(hands: Hands) -> list[float]:
    """The part of the picture that is seen."""
    return [float(each) for each in (hands.page.locator(".board").get_attribute("viewBox") or "").split()]


def test_zoom_and_drag(sit: Open) -> None:
    """Wheel, buttons, keys and pulling change what is seen, and the whole board comes back."""
    hands = sit()
    hands.race(GAMES[0])
    assert hands.turn()
    whole = view(hands)
    box = hands.page.locator(".board-frame").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    hands.page.mouse.move(x, y)
    hands.page.mouse.wheel(0, -400)
    hands.page.wait_for_function("old => document.querySelector('.board').viewBox.baseVal.width < old", arg=whole[2])
    wheeled = view(hands)

    hands.page.get_by_role("button", name="Zoom in").click()
    assert view(hands)[2] < wheeled[2]
    hands.page.keyboard.press("-")
    assert pytest.approx(wheeled[2]) == view(hands)[2]
    hands.page.mouse.move(x, y)
    hands.page.mouse.down()
    hands.page.mouse.move(x + 60, y + 30, steps=5)
    hands.page.mouse.up()
    pulled = view(hands)
    assert pulled[0] < wheeled[0] and pulled[1] < wheeled[1] and pytest.approx(wheeled[2]) == pulled[2]
    hands.page.get_by_role("button", name="Whole board").click()
    assert pytest.approx(whole) == view(hands)


def test_following_keeps_the_zoom_of_the_hand(sit: Open) -> None:
    """Whoever zoomed in stays as near while the board follows the action."""
    hands = sit()
    hands.race(GAMES[0])
    assert hands.turn()
    for _ in range(3):
        hands.page.keyboard.press("+")
    near = view(hands)
    seen = {tuple(near[:2])}
    for number in range(5):
        hands.click(number)
        assert hands.turn()
        assert pytest.approx(near[2:]) == view(hands)[2:]
        seen.add(tuple(view(hands)[:2]))
    assert len(seen) > 1

    hands.page.keyboard.press("f")
    fixed = view(hands)
    hands.click(0)
    assert hands.turn()
    assert fixed == view(hands)


def test_pinch(sit: Open) -> None:
    """Two fingers that part zoom in around their middle."""
    hands = sit(phone=True)
    hands.race(GAMES[0])
    assert hands.turn()
    hands.page.get_by_role("button", name="Whole board").tap()
    whole = view(hands)
    hands.page.locator(".board-frame").evaluate("""(frame) => {
      const send = (name, pointerId, clientX) => frame.dispatchEvent(
        new PointerEvent(name, { pointerId, clientX, clientY: 300, pointerType: 'touch', bubbles: true }));
      send('pointerdown', 1, 180);
      send('pointerdown', 2, 220);
      send('pointermove', 2, 300);
      send('pointermove', 1, 100);
      send('pointerup', 1, 100);
      send('pointerup', 2, 300);
    }""")
    assert view(hands)[2] < whole[2] / 2

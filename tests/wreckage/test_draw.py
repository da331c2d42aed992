"""The picture of a derby: where things are drawn, what can be pointed at, and what must not be told."""

import random
import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from chicane.core.message import Message
from chicane.core.registry import find
from chicane.core.scene import Scene, svg
from chicane.core.step import Step
from chicane.core.view import WATCHER, seen_by
from chicane.wreckage.damage import Shield, Suffer
from chicane.wreckage.drive import Turbo
from chicane.wreckage.kinds import ACCELERATE, LEFT, OBSTACLES, RIGHT, VEHICLES
from chicane.wreckage.mines import KeepMine, OfferMine
from chicane.wreckage.move import Go, Leap
from chicane.wreckage.picture import art, places, tokens, vehicles
from chicane.wreckage.picture.draw import scene
from chicane.wreckage.picture.spots import SIGNS, SPOTS
from chicane.wreckage.repair import Mend, Paid, TakeBack
from chicane.wreckage.setup import SpeedChosen
from chicane.wreckage.shoot import Shoot
from chicane.wreckage.state import NONE, UNKNOWN, Wreckage
from chicane.wreckage.steer import Turn
from chicane.wreckage.turn import PlanTurn
from chicane.wreckage.wrecks import DropAt
from tests.pictures import MOST_BYTES, count, ids, piece, place, spot_of, words
from tests.pictures import NAMES as DRIVERS
from tests.rule import rule

SEDAN = next(vehicle for vehicle in VEHICLES if vehicle.id == "sedan")
RED = "red sedan: at 0 0, heading 0"
BLUE = "blue van: at 4 0, heading 0"


def begun(players: int = 4, **options: str) -> Wreckage:
    game = find("wreckage").start(players, dict(options))
    assert isinstance(game, Wreckage)
    return game


def position(*lines: str) -> Wreckage:
    """A derby as drawn, at its first decision."""
    rules = find("wreckage")
    players = sum(line.split()[0] in ("red", "blue", "green", "yellow") for line in lines)
    game = rules.position(list(lines), players, rules.check_options({}, players))
    assert isinstance(game, Wreckage)
    game.advance()
    return game


def acting(*lines: str) -> Wreckage:
    """Red's player turn."""
    return position(*lines, "begin: turn red")


def chosen(game: Wreckage, *texts: str) -> Wreckage:
    """The same derby after these options; going on is not asked where nothing else can be done."""
    for text in texts:
        option = game.pending.parse(game, text)
        if text == "on" and option is None:
            continue
        assert option is not None, [each.text(game) for each in game.menu]
        game.play(option)
    return game


def derby(seed: int, players: int) -> Iterator[Wreckage]:
    """Every position of a random derby, those where chance decides included."""
    luck = random.Random(seed)
    game = begun(players, obstacles=luck.choice(["ordinary", "special"]))
    while not game.over:
        yield game
        game.play(luck.choices(game.menu, game.weights)[0])
    yield game


def until(kind: type[Step[Wreckage]], players: int = 4) -> Wreckage:
    """A random derby at the first menu with an option of a kind."""
    for seed in range(60):
        for game in derby(seed, players):
            if game.actor >= 0 and any(isinstance(option, kind) for option in game.menu):
                return game
    raise AssertionError(f"nobody was offered {kind.__name__}")


# Where things are


@rule("WK-GEO-08")
@pytest.mark.parametrize(
    ("written", "x", "y", "angle"),
    [
        ("at 0 0, heading 0", 800, 470, 0),
        ("at 0 2, heading 90", 800, 334, 90),
        ("at 3 0, heading 225", 1004, 470, 225),
        ("at -1 -2, heading 350", 732, 606, 350),
    ],
)
def test_north_is_up_and_headings_are_clockwise(written: str, x: float, y: float, angle: float) -> None:
    """A length is 68 units, and the nose of a drawing points up at heading 0."""
    car = piece(scene(position(f"red sedan: {written}", "blue van: at -5 0, heading 0"), DRIVERS), "vehicle-red")

    assert (x, y, angle) == (car.x, car.y, car.angle)


@rule("WK-GEO-06")
@pytest.mark.parametrize("number", range(8))
def test_a_vehicle_fills_its_rectangle(number: int) -> None:
    """Nothing of a body is drawn more than a mirror's breadth outside one length by half a length."""
    numbers = [
        (float(x), float(y))
        for x, y in re.findall(r"[ML](-?\d+(?:\.\d+)?)[ ,]?(-\d+(?:\.\d+)?)", vehicles.vehicle(number))
    ]

    assert 4 < len(numbers)
    assert all(abs(x) <= 20 and abs(y) <= 34.1 for x, y in numbers)


def test_the_eight_vehicles_look_different() -> None:
    """In more than their colour."""
    shapes = {re.sub(r"#[0-9a-f]{3,6}", "", vehicles.vehicle(number)) for number in range(8)}

    assert 8 == len(shapes)


def test_tokens_lie_where_they_are() -> None:
    """Jerrycans, mines and the six kinds of obstacle; one that is gone is not drawn."""
    kinds = [f"{kind.id}: {number - 3} 3" for number, kind in enumerate(OBSTACLES)]
    game = position(RED, BLUE, "can: 1 -2", "mine: -2 -2.5", *kinds)
    game.obstacles = [*game.obstacles[:2], (0, 0, NONE), *game.obstacles[3:]]
    picture = scene(game, DRIVERS)
    markups = [each.markup for each in picture.pieces if each.id.startswith("obstacle-")]

    assert (868, 606) == place(picture, "can-10000000_-20000000")
    assert (664, 640) == place(picture, "mine--20000000_-25000000")
    assert [tokens.STONES[kind] for kind in (0, 1, 3, 4, 5)] == markups
    assert (596, 266) == place(picture, "obstacle-0")


@pytest.mark.parametrize("seed", range(3))
def test_pieces_show_the_state(seed: int) -> None:
    """At every position no id twice, a label for each piece, and as many of each as there are."""
    for game in derby(seed, 2 + seed):
        picture = scene(game, DRIVERS)
        built = bool(game.turn or game.cans)

        assert len(ids(picture)) == len(set(ids(picture)))
        assert all(isinstance(each.label, Message) for each in picture.pieces)
        assert len(game.cans) == count(picture, "can-")
        assert len(game.mines) == count(picture, "mine-")
        assert len(game.sights()) == count(picture, "obstacle-")
        assert (len(game.alive()) if built else 0) == count(picture, "vehicle-") == count(picture, "tag-")
        assert sum(game.out) == count(picture, "grave-") == count(picture, "out-")
        assert sum(game.table) == count(picture, "drawn-")
        assert all(0 <= each.x <= picture.width and 0 <= each.y <= picture.height for each in picture.pieces)


def test_damage_is_seen_on_the_vehicle() -> None:
    """Scars from the first marker on, smoke from the second third, black smoke in the last."""
    cars = [
        piece(scene(position(f"{RED}, damage {damage}", BLUE), DRIVERS), "vehicle-red").markup
        for damage in (0, 1, SEDAN.structure // 3 + 1, SEDAN.structure - 1)
    ]

    assert [True, True, True, True] == [vehicles.scars(level) in car for level, car in enumerate(cars)]
    assert 4 == len(set(cars))
    assert vehicles.smoke(2) in cars[2] and vehicles.smoke(3) in cars[3]


@rule("WK-OBST-07")
def test_a_burning_vehicle_burns_in_the_picture() -> None:
    """In the arena and on its panel."""
    picture = scene(position(f"{RED}, burning", BLUE), DRIVERS)

    assert vehicles.fire() in piece(picture, "vehicle-red").markup
    assert vehicles.fire() in piece(picture, "portrait-0").markup
    assert vehicles.fire() not in piece(picture, "vehicle-blue").markup


@rule("WK-DEST-01", "WK-DEST-06")
def test_a_destroyed_vehicle_goes_up_and_leaves_soot() -> None:
    """A fireball while its jerrycans are dropped, then a mark that nothing can hit."""
    game = until(DropAt)
    seat = game.actor
    name = ["red", "blue", "green", "yellow"][game.kind(seat).colour]
    before = scene(game, DRIVERS)
    while game.held[seat]:
        game.play(game.menu[0])
    after = scene(game, DRIVERS)

    assert vehicles.explosion() in piece(before, f"vehicle-{name}").markup
    assert f"vehicle-{name}" not in ids(after)
    assert place(before, f"vehicle-{name}") == place(after, f"grave-{name}")


def test_the_dashboard_shows_speed_and_gear() -> None:
    """The needle turns to the number; reverse is another letter."""
    picture = scene(position(f"{RED}, speed 4", "blue van: at 4 0, heading 0, speed 1, reverse"), DRIVERS)

    assert (76, -38) == (piece(picture, "needle-0").angle, piece(picture, "needle-1").angle)
    assert ">D</text>" in piece(picture, "gauge-0").markup
    assert ">R</text>" in piece(picture, "gauge-1").markup


def test_panels_show_damage_cans_and_equipment() -> None:
    """A box for each point of structure, armour included; three places for jerrycans; the cards by kind."""
    game = position(f"{RED}, damage 3, cans 2, equipment ram armour", BLUE)
    labels = {each.id: each.label.args for each in scene(game, DRIVERS).pieces}
    kits = [each.label.args.get("equipment") for each in scene(game, DRIVERS).pieces if each.id.startswith("kit-0")]

    assert (3, SEDAN.structure + 2) == (labels["damage-0"]["damage"], labels["damage-0"]["structure"])
    assert 2 == labels["held-0"]["held"]
    assert ["wreckage-equipment-ram", "wreckage-equipment-armour", None] == [
        each.key if isinstance(each, Message) else None for each in kits
    ]


@rule("WK-ICON-08")
def test_lost_cards_are_crossed_out() -> None:
    """Only once there is none of a kind left."""
    game = position(f"{RED}, lost right accelerate", BLUE)
    labels = {each.id: each.label.args for each in scene(game, DRIVERS).pieces}

    assert (0, 1) == (labels[f"card-0-{RIGHT}"]["count"], labels[f"card-0-{RIGHT}"]["lost"])
    assert (1, 1) == (labels[f"card-0-{ACCELERATE}"]["count"], labels[f"card-0-{ACCELERATE}"]["lost"])
    assert (1, 0) == (labels[f"card-0-{LEFT}"]["count"], labels[f"card-0-{LEFT}"]["lost"])


@rule("WK-TURN-07")
def test_the_order_of_initiative_is_a_row_of_badges() -> None:
    """The faster first; who has acted is gone from the row."""
    game = position(
        f"{RED}, speed 1", "blue van: at 4 0, heading 0, speed 3", "green jeep: at -4 0, heading 0, speed 2"
    )
    first = scene(game, DRIVERS)
    chosen(game, "on", "stay")
    second = scene(game, DRIVERS)

    assert ["order-1", "order-2", "order-0"] == row(first)
    assert ["order-2", "order-0"] == row(second)


def row(picture: Scene) -> list[str]:
    badges = [each for each in picture.pieces if each.id.startswith("order-")]
    return [each.id for each in sorted(badges, key=lambda each: each.x)]


def test_who_acts_and_who_decides_is_marked() -> None:
    """A light under the vehicle, a frame round the panel."""
    picture = scene(acting(RED, BLUE), DRIVERS)

    assert place(picture, "vehicle-red") == place(picture, "turn")
    assert place(picture, "head-0") == place(picture, "turn-seat")


def test_the_end_is_shown() -> None:
    """A cup for the winner, nobody's turn, nothing to choose."""
    *_, game = derby(1, 3)
    picture = scene(game, DRIVERS)

    assert len(game.winners) == count(picture, "winner-")
    assert "turn-seat" not in ids(picture)
    assert ([], []) == (picture.spots, picture.dials)


def test_the_draft_is_shown_before_the_arena() -> None:
    """Vehicles and equipment first, then equipment alone, then neither."""
    game = next(game for game in derby(2, 2) if game.actor >= 0)
    first = scene(game, DRIVERS)
    while NONE in game.vehicle:
        game.play(game.menu[0])
    second = scene(game, DRIVERS)
    while game.equipment != [] and any(game.pool):
        game.play(game.menu[0])
    third = scene(game, DRIVERS)

    assert (8, 12) == (count(first, "garage-"), count(first, "offer-"))
    assert (0, 12) == (count(second, "garage-"), count(second, "offer-"))
    assert (0, 0) == (count(third, "garage-"), count(third, "offer-"))
    assert 0 == count(first, "vehicle-") == count(second, "vehicle-")


def test_a_badge_has_the_colour_of_the_vehicle() -> None:
    """Grey with a number before it has one; colour, shape and letter after."""
    game = next(game for game in derby(2, 4) if game.actor >= 0)
    assert [art.badge(art.NO_COLOUR, str(seat + 1)) for seat in range(4)] == [
        art.seat_badge(game, seat) for seat in range(4)
    ]
    late = position("yellow coupe: at 0 0, heading 0", BLUE)

    assert art.badge(3, "Y") == art.seat_badge(late, 0)
    assert art.badge(1, "B") == art.seat_badge(late, 1)
    assert 4 == len(set(art.SHAPES[:4]))


# Pieces are known by their ids


def test_a_move_moves_one_vehicle() -> None:
    """After a quiet move every piece is still there, and only the vehicle, its plate and its light went elsewhere."""
    game = chosen(acting(f"{RED}, speed 2", BLUE), "on")
    before = {each.id: (each.x, each.y, each.angle) for each in scene(game, DRIVERS).pieces}
    twin = game.copy()
    chosen(twin, "go")
    twin.acting = 0  # the light stays on
    after = {each.id: (each.x, each.y, each.angle) for each in scene(twin, DRIVERS).pieces}
    gone = {name for name in before if name in after and before[name] != after[name]}

    assert {"vehicle-red", "tag-red", "turn"} == gone - {"turn-seat"}
    assert -136 == after["vehicle-red"][1] - before["vehicle-red"][1]


@rule("WK-OBST-13")
def test_a_pushed_wreck_keeps_its_piece() -> None:
    """It slides ahead of the vehicle."""
    game = chosen(acting(f"{RED}, speed 3", BLUE, "wreck: 0 2"), "on")
    before = scene(game, DRIVERS)
    ghost = spot_of(before, "go")
    chosen(game, "go")
    while game.agenda and any(type(step).__name__ == "Push" for step in game.agenda):
        game.play(game.menu[0])
    after = scene(game, DRIVERS)

    assert place(before, "obstacle-0")[1] - 68 * 1.9 == pytest.approx(place(after, "obstacle-0")[1], abs=0.1)
    assert (ghost.x, ghost.y) == place(after, "vehicle-red")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_background_stays_the_same_all_through_a_derby(players: int) -> None:
    """A client needs it only once."""
    assert 1 == len({scene(game, DRIVERS).background for game in derby(3, players)})


# Options


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_every_option_has_one_spot(players: int, seed: int) -> None:
    """At every decision of a derby, inside the picture, no two alike; chance has none."""
    for game in derby(seed * 7 + players, players):
        picture = scene(game, DRIVERS)
        asked = [option.text(game) for option in game.menu] if game.actor >= 0 else []

        assert asked == [spot.option for spot in picture.spots]
        assert all(0 < spot.x < picture.width and 0 < spot.y < picture.height for spot in picture.spots)
        assert len(picture.spots) == len({(spot.x, spot.y, spot.markup) for spot in picture.spots})


@pytest.mark.parametrize("kind", [Go, Turn, Shoot, DropAt, Mend, Paid, TakeBack, SpeedChosen, KeepMine, Shield, Suffer])
def test_each_kind_of_option_comes_up(kind: type[Step[Wreckage]]) -> None:
    """Random derbies reach them all, so the test above means something."""
    assert scene(until(kind), DRIVERS).spots


@pytest.mark.parametrize("seed", range(5))
def test_ghosts_stand_where_the_game_puts_the_vehicle(seed: int) -> None:
    """For every move of a derby that neither cards nor others interrupt."""
    seen = 0
    for game in derby(seed, 4):
        moves = [option for option in game.menu if isinstance(option, Go | Leap | Turbo)]
        picture = scene(game, DRIVERS) if moves else None
        for option in moves:
            assert picture is not None
            spot = spot_of(picture, option.text(game))
            twin = game.copy()
            twin.play(option)
            while twin.agenda and isinstance(twin.pending, OfferMine):
                twin.play(twin.menu[0])
            if any(type(step).__name__ in ("Push", "Leg") for step in twin.agenda):
                continue  # cards are drawn before it goes on
            seen += 1
            assert places.on_screen(twin.x[option.seat], twin.y[option.seat]) == (spot.x, spot.y), option
    assert seen


def test_danger_is_seen_before_it_is_met() -> None:
    """A move into something is red and says into what and after how far; a free one is gold."""
    game = chosen(acting(f"{RED}, speed 3, equipment nitro", BLUE, "obstacle: 0 5"), "on")
    spots = {spot.option: spot for spot in scene(game, DRIVERS).spots}
    label = spots["nitro"].label
    event = label.args["event"]

    assert art.BLOOD in spots["nitro"].markup and art.BLOOD not in spots["go"].markup
    assert "wreckage-do-go" == spots["go"].label.key
    assert "wreckage-preview" == label.key
    assert isinstance(event, Message)
    assert Message("wreckage-lengths", whole=4, tenths=1) == event.args["lengths"]
    assert Message("wreckage-obstacle-obstacle") == event.args["thing"]


def test_cans_on_the_way_are_foretold() -> None:
    """Two of them, and a third beside the way is not counted."""
    game = chosen(acting(f"{RED}, speed 4", BLUE, "can: 0 2", "can: 0.3 3", "can: 1 3"), "on")
    event = spot_of(scene(game, DRIVERS), "go").label.args["event"]

    assert isinstance(event, Message)
    assert ("wreckage-preview-cans", 2) == (event.key, event.args["cans"])


@rule("WK-SPEC-16")
def test_a_jump_is_pointed_at_where_it_lands() -> None:
    """Beyond what stands in the way, while the plain move stops at it."""
    game = chosen(acting(f"{RED}, speed 3, plays jump", "blue van: at 0 1.5, heading 90"), "on")
    spots = {spot.option: spot for spot in scene(game, DRIVERS).spots}

    assert (800, 470 - 3 * 68) == (spots["jump"].x, spots["jump"].y)
    assert (800, 470 - 0.75 * 68) == (spots["go"].x, spots["go"].y)


def test_a_shot_is_pointed_at_its_target() -> None:
    """Cross hairs on it once, a sign for each weapon beside it."""
    game = chosen(acting(f"{RED}, equipment machine-gun flamethrower", "blue van: at 0 1.8, heading 90"), "on")
    picture = scene(game, DRIVERS)
    shots = [spot for spot in picture.spots if spot.option.startswith("fire")]
    x, y = place(picture, "vehicle-blue")

    assert 2 == len(shots)
    assert all(abs(spot.x - x) < 60 and abs(spot.y - y) < 30 for spot in shots)


def test_speeds_are_chosen_on_the_dashboard_and_cards_on_the_deck() -> None:
    """Each within the panel of the seat that chooses."""
    for text, game in (("speed 1", acting(f"{RED}, speed 0, plays accelerate", BLUE)), ("plan left", plans())):
        picture = scene(game, DRIVERS)
        spot = spot_of(picture, text)
        x, y = places.corner(game.players, game.actor)

        assert 0 < spot.x - x < places.PANEL_WIDTH
        assert 0 < spot.y - y < places.PANEL_HEIGHT
    assert place(picture, f"card-{game.actor}-{LEFT}") == (spot.x, spot.y)


def plans() -> Wreckage:
    return position(RED, BLUE, "begin: plan")


# What nobody may know


@rule("WK-TURN-02")
@pytest.mark.parametrize("viewer", [1, WATCHER])
def test_a_planned_card_cannot_be_told_from_another(viewer: int) -> None:
    """To others the picture is the same whatever lies there; its owner sees it."""
    pictures = []
    own = []
    for first in ("plan left", "plan right"):
        game = chosen(plans(), first, "plan double")
        pictures.append(svg(scene(as_wreckage(game, viewer), DRIVERS), str))
        own.append(svg(scene(as_wreckage(game, 0), DRIVERS), str))

    assert pictures[0] == pictures[1]
    assert own[0] != own[1]


def as_wreckage(game: Wreckage, seat: int) -> Wreckage:
    seen = seen_by(game, seat).game
    assert isinstance(seen, Wreckage)
    return seen


@rule("WK-TURN-05")
def test_a_revealed_card_is_seen_by_all() -> None:
    """The first one in phase 1; the second stays face down."""
    game = position(f"{RED}, plays left right", BLUE)
    picture = scene(as_wreckage(game, 1), DRIVERS)

    assert Message("wreckage-card-left") == piece(picture, "plan-0-0").label.args["card"]
    assert "wreckage-scene-face-down" == piece(picture, "plan-0-1").label.key


@rule("WK-SETUP-22")
def test_a_start_speed_is_secret() -> None:
    """A question mark for the others, a needle for its owner."""
    game = until(SpeedChosen, players=2)
    seat = game.actor
    game.play(game.menu[3])
    other, own = scene(as_wreckage(game, game.actor), DRIVERS), scene(as_wreckage(game, seat), DRIVERS)

    assert UNKNOWN == as_wreckage(game, game.actor).speed[seat]
    assert f"needle-{seat}" not in ids(other)
    assert places.needle_angle(3) == piece(own, f"needle-{seat}").angle


# The document


def test_nothing_is_written_but_numbers_letters_and_names() -> None:
    """A drawing has no words to translate; names are escaped and cut to fit."""
    known = {"", "?", "Furia", "Nux", "Imperator", "<b>& the rest of…"}
    code = re.compile(r"[RBGYD]|[+−]?\d+|×\d+")
    for number, game in enumerate(derby(4, 4)):
        if number % 12 == 0:
            assert set() == {each for each in words(scene(game, DRIVERS)) if not code.fullmatch(each)} - known


@pytest.mark.parametrize("seed", range(3))
def test_the_svg_is_well_formed_and_small(seed: int) -> None:
    """Any XML reader can read it, titles included, and it stays below 250 kB."""
    for number, game in enumerate(derby(seed, 4)):
        if number % 9 == 0:
            text = svg(scene(game, DRIVERS), lambda message: f"<{message.key}>")
            assert "{http://www.w3.org/2000/svg}svg" == ElementTree.fromstring(text).tag
            assert len(text.encode()) < MOST_BYTES


def test_every_option_has_a_spot_or_a_sign() -> None:
    """All but what chance decides; a new kind of option must say where it is pointed at."""
    kinds = [kind for kind in find("wreckage").steps().values() if kind.__module__.startswith("chicane.wreckage")]
    options = {kind.__name__ for kind in kinds if kind.text is not Step.text}
    chances = {"CardLost", "ChoosesFirst", "Drawn", "ObstacleTurned", "Spun"}

    assert options - chances == {kind.__name__ for kind in [*SPOTS, *SIGNS]}
    assert not set(SPOTS) & set(SIGNS)


def test_an_option_without_either_is_an_error() -> None:
    """It is not passed over."""
    game = acting(f"{RED}, speed 2", BLUE)
    game.menu = [PlanTurn()]

    with pytest.raises(KeyError, match="PlanTurn"):
        scene(game, DRIVERS)


def test_mines_are_pointed_at_where_they_would_lie() -> None:
    """One place for each whole length of the move, behind the vehicle."""
    game = chosen(acting(f"{RED}, speed 2, equipment mine-layer", BLUE), "go")
    spots = {spot.option: (spot.x, spot.y) for spot in scene(game, DRIVERS).spots}

    assert ["no mine", "mine after 0", "mine after 1", "mine after 2"] == list(spots)
    assert [(800, 470 + 0.65 * 68), (800, 470 - 0.35 * 68), (800, 470 - 1.35 * 68)] == list(spots.values())[1:]

    picture = scene(chosen(game, "mine after 1"), DRIVERS)

    assert ["no more mines", "mine after 2"] == [spot.option for spot in picture.spots]
    assert [(800, 470 - 0.35 * 68)] == [(one.x, one.y) for one in picture.pieces if one.id.startswith("mine-to-come")]

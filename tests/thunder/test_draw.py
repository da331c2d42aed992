"""The picture of a chase: where things are drawn, what can be pointed at, and what must not be told."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from chicane.core.message import Message
from chicane.core.scene import BOARD, DIE, Drop, Piece, Scene, svg
from chicane.core.step import CHANCE, Step
from chicane.thunder.assign import Assign, ChosenCommand, Coast
from chicane.thunder.board import COLUMNS, LANES, NAMES, NEIGHBOURS, SPACES, TILE, space_at
from chicane.thunder.choppers import ChopperTo
from chicane.thunder.command import Repaired
from chicane.thunder.crews import DICE
from chicane.thunder.enter import DriftPast, Ram
from chicane.thunder.kinds import CARS, FL, FR, OIL, RL, ROCK, RR, TERRAINS, F, R
from chicane.thunder.move import Go, TakeRoadDie
from chicane.thunder.picture import art, layout, road
from chicane.thunder.picture.draw import scene, tile_scene
from chicane.thunder.picture.places import on_board
from chicane.thunder.picture.vehicles import smoke
from chicane.thunder.shoot import Shot
from chicane.thunder.slam import LetStand
from chicane.thunder.state import AWAY, EMPTY, GONE, IN_AIR, START, Thunder
from chicane.thunder.tiles import FACES, Face
from tests.pictures import MOST_BYTES, count, ids, piece, place, words
from tests.pictures import NAMES as CREWS
from tests.rule import rule
from tests.thunder.chases import chase, dealt, driving, position, until

# Where things are


@pytest.mark.parametrize("name", ["c5", "d5", "b8", "e17"])
def test_neighbours_are_drawn_around_a_space(name: str) -> None:
    """Ahead is to the right, left is up; odd lanes sit half a space further on, from even and odd lanes alike."""
    space = NAMES.index(name)
    x, y = on_board(space)
    around = {way: on_board(NEIGHBOURS[way][space]) for way in (F, FL, FR, R, RL, RR)}
    shifts = {way: (there[0] - x, there[1] - y) for way, there in around.items()}

    assert {F: (56, 0), FL: (28, -57), FR: (28, 57), R: (-56, 0), RL: (-28, -57), RR: (-28, 57)} == shifts


def test_tiles_lie_end_to_end() -> None:
    """The last column of a tile is one space behind the first of the next, and lane a is on top."""
    game = dealt()
    picture = scene(game, CREWS)
    tiles = [piece(picture, f"tile-{FACES[face].id}") for face in game.tiles]
    last, first = on_board(space_at(2, COLUMNS - 1)), on_board(space_at(2, COLUMNS))

    assert [448, 448] == [tiles[1].x - tiles[0].x, tiles[2].x - tiles[1].x]
    assert 1 == len({tile.y for tile in tiles})
    assert (56, 0) == (first[0] - last[0], first[1] - last[1])
    assert on_board(space_at(0, 0))[1] < on_board(space_at(5, 0))[1]


def test_cars_wait_behind_the_line_in_bays_of_their_own() -> None:
    """Twelve cars, none on top of another, all left of the road and inside the picture."""
    picture = scene(dealt(), CREWS)
    places = [place(picture, f"car-{letter}{number}") for letter in "rbgy" for number in (1, 2, 3)]
    edges = {y: x for x, y in [on_board(space_at(lane, 0)) for lane in range(LANES)]}

    assert 12 == len(set(places))
    assert all(25 < x < edges[y] - 40 for x, y in places)
    assert "start" in ids(picture)


def test_the_starting_area_goes_when_nobody_waits() -> None:
    """It is only there for those who have not started."""
    game = position("c = = r1 =", "d = b1")

    assert START not in game.at
    assert "start" not in ids(scene(game, CREWS))


def test_vehicles_are_drawn_where_they_are() -> None:
    """In the middle of their space; eliminated ones are not drawn."""
    game = position("c = = r1 =", "d = b1 w")
    picture = scene(game, CREWS)

    assert on_board(NAMES.index("c3")) == place(picture, "car-r1")
    assert on_board(NAMES.index("d2")) == place(picture, "car-b1")
    assert on_board(NAMES.index("d3")) == place(picture, "wreck-1")
    assert {"car-r1", "car-b1"} == {each for each in ids(picture) if each.startswith("car-")}


def test_two_vehicles_in_a_space_are_both_to_be_seen() -> None:
    """While a slam is settled they lie apart, the one that moves on top."""
    game = until(Ram)
    pending = next(option for option in game.menu if isinstance(option, Ram))
    picture = scene(game, CREWS)
    cars = [each.id for each in picture.pieces if each.id.startswith(("car-", "wreck-"))]
    both = [each for each in picture.pieces if each.id in cars and near(each, on_board(game.at[pending.vehicle]))]

    assert 2 == len({(each.x, each.y) for each in both})
    assert cars[-1] == both[-1].id


def near(each: Piece, point: tuple[float, float]) -> bool:
    return abs(each.x - point[0]) < 20 and abs(each.y - point[1]) < 20


def test_a_vehicle_in_the_air_hangs_over_where_it_will_come_down() -> None:
    """While the board moves up and the next tile is drawn, the car that crossed the front keeps its piece."""
    game = driving("r1 at c24", "c12: = b1", "d12: = g1", players=3)
    game.play(game.menu[1])
    picture = scene(game, CREWS)

    assert (CHANCE, IN_AIR) == (game.actor, game.at[0])
    assert "thunder-scene-in-air" == piece(picture, "car-r1").label.key
    assert on_board(NAMES.index("c17")) == place(picture, "car-r1")
    assert 2 == count(picture, "tile-") - 1  # one is the pile


@rule("TR-STA-02")
def test_an_inoperable_car_faces_backward_and_smokes() -> None:
    """Its piece is turned, its dashboard too; a repaired one faces forward again."""
    game = position("c = r1 = =", "d = b1", "r2 at f3", "r1 damage dent, skid FL", "b1 damage dent")
    picture = scene(game, CREWS)

    assert (180, 0, 0) == tuple(piece(picture, f"car-{code}").angle for code in ("r1", "r2", "b1"))
    assert smoke() in piece(picture, "car-r1").markup
    assert smoke() not in piece(picture, "car-b1").markup
    assert "broken" == piece(picture, "dashboard-r1").label.args["state"]


@rule("TR-CHP-02")
def test_choppers_face_the_lead_tile() -> None:
    """Wherever they are: at home on the pad of their crew, or over the road."""
    game = position("c = r1 = =", "d = b1", "red chopper c9")
    picture = scene(game, CREWS)

    assert (0, 0) == (piece(picture, "chopper-red").angle, piece(picture, "chopper-blue").angle)
    assert near(piece(picture, "chopper-red"), on_board(NAMES.index("c9")))
    assert piece(picture, "chopper-blue").y > layout.TOP


@rule("TR-TER-14")
@pytest.mark.parametrize("face", FACES, ids=lambda face: face.id)
def test_impassable_spaces_have_a_double_yellow_border(face: Face) -> None:
    """Every side of rock that is not next to more rock is yellow, with a dark line in the middle."""
    markup = road.tile(face.id, face.name, face.ground, face.hazards)
    found = re.search(rf'<path d="([^"]*)" fill="none" stroke="{road.YELLOW}" stroke-width="6.6"', markup)
    yellow = found[1] if found else ""
    shut = [space for space in range(TILE) if face.ground[space] == ROCK]
    sides = [road.side(space, way) for space in shut for way in range(6) if not road.is_rock(face.ground, space, way)]

    assert sorted(sides) == sorted("M" + each for each in yellow.split("M")[1:])
    assert bool(shut) == (f'd="{yellow}" fill="none" stroke="{art.INK}" stroke-width="1.8"' in markup)


# What is in the picture


@pytest.mark.parametrize("seed", range(4))
def test_pieces_show_the_state(seed: int) -> None:
    """Dice, damage, tokens, choppers and those who are out; at every position no id twice and a label for each."""
    for game in chase(seed, 2 + seed % 3):
        picture = scene(game, CREWS)
        found = ids(picture)
        tokens = [slot for slot in game.slots if slot != EMPTY]
        away = [seat for seat in range(game.players) if game.chopper[seat] >= AWAY]

        assert len(found) == len(set(found))
        assert all(isinstance(each.label, Message) for each in picture.pieces)
        assert len(tokens) == count(picture, "damage-") - 1  # one is the pile
        assert SPACES - game.hazard.count(0) == count(picture, "hazard-") - 1
        assert len(away) == count(picture, "chopper-")
        assert sum(game.out) == count(picture, "out-")
        assert game.at[: game.box.vehicles].count(GONE) == count(picture, "gone-")
        assert game.final == ("finish" in found)
        assert game.players * 4 == count(picture, "die-")
        assert all(-20 < each.x < picture.width and -20 < each.y < picture.height for each in picture.pieces)


def test_dice_show_their_values_and_spent_ones_none() -> None:
    """As many pips as the die has; a spent one is blank."""
    game = position("c = = r1 =", "d = b1", "red dice 1 6 0 3")
    picture = scene(game, CREWS)
    pips = [piece(picture, f"die-red-{number}").markup.count("<circle") for number in range(4)]

    assert [1, 6, 0, 3] == pips
    assert [1, 6, 0, 3] == [piece(picture, f"die-red-{number}").label.args["value"] for number in range(4)]
    assert [DIE, DIE, BOARD, DIE] == [piece(picture, f"die-red-{number}").role for number in range(4)]


def test_the_plates_count_what_is_left() -> None:
    """The round, the road die, tiles and tokens."""
    game = position("c = = r1 ? ?", "d = b1", "round 7", "road 3", "b1 damage dent")
    labels = {each.id: each.label.args for each in scene(game, CREWS).pieces}

    assert {"round": 7, "turn": 1} == labels["round"]
    assert {"value": 3} == labels["road-die"]
    assert ({"left": 2}, {"left": 24}, {"left": 19}) == tuple(
        labels[f"{name}-pile"] for name in ("tile", "hazard", "damage")
    )


def test_the_turn_is_marked_on_the_road_and_on_the_board() -> None:
    """A light under the car that moves, a frame round the board of whoever decides, a wheel for the first player."""
    game = until(Go)
    picture = scene(game, CREWS)
    crew = ["red", "blue", "green", "yellow"]

    assert on_board(game.at[game.active]) == place(picture, "turn")
    assert place(picture, f"panel-{crew[game.actor]}") == place(picture, "turn-crew")
    assert place(picture, f"crew-{crew[game.actor]}") == place(picture, "folded-turn-crew")
    assert piece(picture, "first").y == piece(picture, f"crew-{crew[game.first]}").y
    assert 0 < piece(picture, "first").x - piece(picture, f"crew-{crew[game.first]}").x < 462


def test_the_end_of_a_game_is_shown() -> None:
    """The winner has a cup, nobody has the turn, and there is nothing to choose."""
    for seed in range(20):
        *_, game = chase(seed, 3)
        picture = scene(game, CREWS)
        assert not any(each.id == "turn-crew" for each in picture.pieces)
        assert len(game.winners) == count(picture, "winner-")
        assert [] == picture.spots


def test_nothing_is_written_but_numbers_letters_and_names() -> None:
    """A drawing has no words to translate: codes, and names of players, escaped and cut to fit."""
    known = {"", "Furia", "Nux", "Imperator", "<b>& the res…"}
    code = re.compile(r"[rbgy][123]|w\d+|[RBGY]|[a-f]|\d+|\d–\d|\d[ab]")
    for seed in range(3):
        for number, game in enumerate(chase(seed, 4)):
            if number % 25 == 0:
                assert set() == {each for each in words(scene(game, CREWS)) if not code.fullmatch(each)} - known


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_background_stays_the_same_all_through_a_chase(players: int) -> None:
    """A client needs it only once."""
    assert 1 == len({scene(game, CREWS).background for game in chase(3, players)})


def test_drawn_ground_is_shown_as_drawn() -> None:
    """A scenario's own terrain, not that of the faces it lies on; without hazard symbols that are not there."""
    game = position("a # ~ . r1", "d = b1")
    face = FACES[game.tiles[0]]
    markup = piece(scene(game, CREWS), f"tile-{face.id}").markup

    assert markup == road.tile(face.id, "", game.ground[:TILE], [])
    assert markup != road.tile(face.id, "", face.ground, face.hazards)


def test_tiles_are_named_in_every_language() -> None:
    """The sign of a tile shows its id; its name is a message in the label. Only by itself is it drawn with its name."""
    game = position("c = r1", "d = b1", "tiles 1a 3a 5b")
    shown = piece(scene(game, CREWS), "tile-3a")

    assert Message("thunder-tile-3a") == shown.label.args["name"]
    assert ["3a"] == [each for each in words(Scene(0, 0, shown.markup, [], [])) if each]
    assert {"3a", "The Quagmire"} <= set(words(tile_scene(FACES[game.tiles[1]])))


# Pieces are known by their ids


def test_a_move_moves_one_piece() -> None:
    """After a quiet step every piece is still there, and only the car and its light went elsewhere."""
    game = driving("c = r1 = = = = = =", "d = = = = b1")
    before = {each.id: (each.x, each.y) for each in scene(game, CREWS).pieces}
    game.play(next(option for option in game.menu if isinstance(option, Go) and option.way == F))
    after = {each.id: (each.x, each.y) for each in scene(game, CREWS).pieces}

    assert before.keys() == after.keys()
    assert {"car-r1", "turn"} == {name for name in before if before[name] != after[name]}
    assert 56 == after["car-r1"][0] - before["car-r1"][0]


def test_a_token_keeps_its_id_when_it_is_flipped() -> None:
    """A client can turn it over where it lies."""
    game = position("c = r1 = ? =", "d = b1")
    before = scene(game, CREWS)
    token = next(each.id for each in before.pieces if each.id.startswith("hazard-1"))
    game.hazard = [OIL if each < 0 else each for each in game.hazard]
    after = scene(game, CREWS)

    assert "hazard-1a-c4" == token
    assert place(before, token) == place(after, token)
    assert piece(before, token).markup != piece(after, token).markup


@rule("TR-FRT-08")
def test_tiles_and_what_lies_on_them_slide_when_the_board_moves_up() -> None:
    """Middle and lead tile keep their ids and go back by a tile's length, tokens, cars and wrecks with them."""
    for seed in range(60):
        last: Thunder | None = None
        for game in chase(seed, 3):
            if game.actor < 0:
                continue
            if last is not None and game.laid == last.laid + 1 and not game.final:
                check_slide(last, game)
                return
            last = game.copy()
    raise AssertionError("the board never moved up")


def check_slide(last: Thunder, game: Thunder) -> None:
    before, after = scene(last, CREWS), scene(game, CREWS)
    kept = [f"tile-{FACES[face].id}" for face in last.tiles[1:]]
    both = set(ids(before)) & set(ids(after))
    hidden = {name for name in both if name.startswith("hazard-") and name != "hazard-pile"}

    assert last.tiles[1:] == game.tiles[:2]
    assert {448} == {piece(before, name).x - piece(after, name).x for name in kept}
    assert hidden
    assert {448} == {piece(before, name).x - piece(after, name).x for name in hidden}
    assert f"tile-{FACES[last.tiles[0]].id}" not in ids(after) or last.tiles[0] in game.tiles


# Options


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_every_option_has_one_spot(players: int, seed: int) -> None:
    """At every decision of a chase; the dice have none."""
    for game in chase(seed * 7 + players, players):
        picture = scene(game, CREWS)
        asked = [option.text(game) for option in game.menu] if game.actor >= 0 else []

        assert asked == [spot.option for spot in picture.spots]
        assert all(0 < spot.x < picture.width and 0 < spot.y < picture.height for spot in picture.spots)
        assert len(picture.spots) == len({(spot.x, spot.y) for spot in picture.spots})


def test_a_move_is_pointed_at_where_it_leads() -> None:
    """The spots of a step lie on the three spaces ahead, also beyond the front."""
    game = driving("d = b1", "r1 at c24")
    spots = {spot.option: (spot.x, spot.y) for spot in scene(game, CREWS).spots}

    assert on_board(NAMES.index("b24")) == spots["FL"]
    assert on_board(NAMES.index("d24")) == spots["FR"]
    assert (on_board(NAMES.index("c24"))[0] + 56, on_board(NAMES.index("c24"))[1]) == spots["F"]


def test_danger_is_seen_before_it_is_met() -> None:
    """A step into rock glows red, one into a vehicle or a token orange, any other gold."""
    game = driving("b = . # .", "c = r1 ? .", "d = b1 = =")
    spots = {spot.option: spot.markup for spot in scene(game, CREWS).spots}

    assert art.FIRE in spots["F"] and art.FIRE in spots["FR"]
    assert art.GOLD in spots["FL"] and art.FIRE not in spots["FL"]
    game.ground[NAMES.index("b2")] = ROCK
    assert art.BLOOD in next(spot.markup for spot in scene(game, CREWS).spots if spot.option == "FL")


def test_a_die_is_assigned_on_the_dashboard() -> None:
    """For each car the dice lie in its groove, side by side."""
    game = dealt()
    picture = scene(game, CREWS)
    letter = "rbgy"[game.actor]
    for option, spot in zip(game.menu, picture.spots, strict=True):
        assert isinstance(option, Assign)
        dashboard = piece(picture, f"dashboard-{letter}{option.vehicle % len(CARS) + 1}")

        assert 0 < spot.x - dashboard.x < layout.dash_box(0, len(CARS)).width
        assert 0 < spot.y - dashboard.y < layout.DASH_HEIGHT


@pytest.mark.parametrize("kind", [Shot, ChopperTo, Repaired, TakeRoadDie, LetStand, ChosenCommand, Coast, DriftPast])
def test_each_kind_of_option_comes_up(kind: type[Step[Thunder]]) -> None:
    """Random chases reach them all, so the test above means something; a shot is aimed at its target."""
    game = until(kind, seed=5)
    picture = scene(game, CREWS)

    for option in game.menu:
        spots = [spot for spot in picture.spots if spot.option == option.text(game)]
        if isinstance(option, Shot):
            assert near(Piece("", spots[0].x, spots[0].y, "", spots[0].label), on_board(game.at[option.target]))
        if isinstance(option, ChopperTo):
            assert on_board(option.space) == (spots[0].x, spots[0].y)


# What nobody may know


def test_a_face_down_token_cannot_be_told_from_another() -> None:
    """Whatever is left in the pools, and whichever shuffle it came from, the picture is the same."""
    game = position("c = = r1 ? ?", "d = b1 ? =")
    same = svg(scene(game, CREWS), str)
    for pools, generation in (([[0, 5, 0, 0, 0, 0]], 0), ([[0, 0, 0, 0, 5, 0], [0, 0, 1, 1, 1, 1]], 1)):
        twin = game.copy()
        twin.pools = pools
        twin.hazard = [-1 - generation if each < 0 else each for each in game.hazard]

        assert same == svg(scene(twin, CREWS), str)
    backs = {each.markup for each in scene(game, CREWS).pieces if each.id.startswith("hazard-1")}
    assert 1 == len(backs)


def test_the_next_tile_is_not_in_the_picture() -> None:
    """The order of the pile changes nothing."""
    game = dealt()
    same = svg(scene(game, CREWS), str)
    game.shuffled = game.shuffled[::-1]
    game.queue = [0, 1]
    queued = svg(scene(game, CREWS), str)
    game.queue = [1, 0]

    assert queued == svg(scene(game, CREWS), str)
    assert same != queued  # two tiles more in the pile


def test_fire_on_a_tile_flickers() -> None:
    """Every flame that is printed is marked as one: two on each space that burns."""
    face = next(face for face in FACES if face.id == "6b")
    burning = sum(TERRAINS[ground].id == "fire" for ground in face.ground)

    assert burning
    assert 2 * burning == svg(tile_scene(face)).count('class="flame"')


# The document


@pytest.mark.parametrize("seed", range(4))
def test_the_svg_is_well_formed_and_small(seed: int) -> None:
    """Any XML reader can read it, titles included, and it stays below 250 kB."""
    largest = 0
    for number, game in enumerate(chase(seed, 4)):
        if number % 20 == 0 or any(isinstance(option, ChopperTo) for option in game.menu):
            text = svg(scene(game, CREWS), lambda message: f"<{message.key}>")
            largest = max(largest, len(text.encode()))
            assert "{http://www.w3.org/2000/svg}svg" == ElementTree.fromstring(text).tag
    assert largest < MOST_BYTES


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.id)
def test_the_pictures_in_the_docs_are_up_to_date(face: Face) -> None:
    """They are what the code draws; docs/thunder-tiles.md says how to draw them anew."""
    picture = Path(__file__).parents[2] / "docs" / "images" / f"thunder-{face.id}.svg"

    assert picture.read_text(encoding="utf-8") == svg(tile_scene(face))


# Drops


def lies_within(place: tuple[float, float], drop: Drop) -> bool:
    """Whether a place is in the frame where something may be let go."""
    frame = re.search(r"M(-[\d.]+)(-[\d.]+)H", drop.markup)
    return frame is not None and all(
        abs(each - middle) < -float(half)
        for each, middle, half in zip(place, (drop.x, drop.y), frame.groups(), strict=True)
    )


def test_a_die_is_pulled_onto_a_dashboard() -> None:
    """Any die that shows the value, anywhere on the dashboard around where it would lie; the first of them goes."""
    game = dealt()
    picture = scene(game, CREWS)
    crew = game.box.crew_ids[game.actor]
    shown = [f"die-{crew}-{number}" for number in range(DICE)]
    spots = {spot.option: (spot.x, spot.y) for spot in picture.spots}

    assert set(spots) == {drop.options[0] for drop in picture.drops}
    around = [drop.options[0] for drop in picture.drops if lies_within(spots[drop.options[0]], drop)]
    assert set(spots) == set(around)
    for drop in picture.drops:
        values = {game.dice[game.actor * DICE + shown.index(id)] for id in drop.pieces}
        assert f" {values.pop()}" in drop.options[0] and not values


def test_a_car_is_pulled_to_the_space_it_enters() -> None:
    """Each way that it may go."""
    picture = scene(driving("d = b1", "r1 at c24"), CREWS)

    assert {"FL", "F", "FR"} == {drop.options[0] for drop in picture.drops if ["car-r1"] == drop.pieces}

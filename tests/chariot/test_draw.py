"""The picture of a race: where things are drawn, and that every option can be pointed at."""

import random
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from chicane.chariot.boards import BOARDS, black
from chicane.chariot.picture import art
from chicane.chariot.picture.circuit import middle
from chicane.chariot.picture.draw import circuit_scene, scene
from chicane.chariot.picture.panels import Columns, panel
from chicane.chariot.state import Race
from chicane.chariot.tracks import drawn_track, find_track
from chicane.core.message import Message
from chicane.core.registry import find
from chicane.core.scene import svg
from tests.pictures import piece, words
from tests.rule import rule

SMALLEST = 0.62  # pixels a unit on a phone (web/camera.js)
READ = 9

NAMES = ["Livia", "Marcus", "Scorpus", "Julia", "Gaius Appuleius Diocles", "<b>&"]
SPACE = 64  # length of a space of a straight in the picture


def begun(players: int = 6, **options: str) -> Race:
    race = find("chariot").start(players, dict(options))
    assert isinstance(race, Race)
    return race


def played(seed: int, decisions: int, players: int = 6, **options: str) -> Race:
    """A race after some random decisions, stopped where a player must choose."""
    luck = random.Random(seed)
    race = begun(players, **options)
    while not race.over and (decisions > 0 or race.actor < 0):
        race.play(luck.choices(race.menu, race.weights)[0])
        decisions -= 1
    return race


# Where things are


def test_the_circuit_is_driven_anticlockwise_with_the_line_at_the_bottom() -> None:
    """Right along the bottom, up on the right, left along the top, down on the left."""
    track = find_track("A")
    headings = {name: round(middle(track, track.name.index(name))[2]) for name in ("c1", "c20", "c40")}
    turning = {name: middle(track, track.name.index(name))[2] for name in ("i11", "i28")}

    assert {"c1": 0, "c20": 180, "c40": 0} == headings
    assert {"i11": -90.0, "i28": 90.0} == {name: round(heading, 1) for name, heading in turning.items()}


def test_spaces_follow_each_other_one_space_apart() -> None:
    """On the straights a space is 64 long; the lanes lie 61 apart, the inner one next to the spina."""
    track = find_track("A")
    places = {name: middle(track, track.name.index(name)) for name in ("c1", "c2", "i1", "o1", "c40", "c20", "i14")}

    assert SPACE == round(places["c2"][0] - places["c1"][0])
    assert SPACE == round(places["c1"][0] - places["c40"][0])
    assert 61 == round(places["o1"][1] - places["c1"][1])
    assert 61 == round(places["c1"][1] - places["i1"][1])
    assert places["i14"][1] > places["c20"][1]  # along the top the inner lane is the lower one


@pytest.mark.parametrize("lane", "ico")
def test_neighbours_in_a_lane_are_drawn_next_to_each_other(lane: str) -> None:
    """All the way round no two spaces that follow each other are far apart or on top of each other."""
    track = find_track("B")
    for space, name in enumerate(track.name):
        if name[0] == lane:
            x, y, _ = middle(track, space)
            next_x, next_y, _ = middle(track, track.ahead[space])

            assert 50 < ((x - next_x) ** 2 + (y - next_y) ** 2) ** 0.5 < 70, name


def test_chariots_start_on_the_grid() -> None:
    """The first row stands just left of the finish line, the outer lane at the bottom."""
    race = played(1, 0)
    first, second, fourth = (race.space.index(race.track.grid[number]) for number in (0, 1, 3))
    one, two, four = (piece(scene(race, NAMES), f"chariot-{number}") for number in (first, second, fourth))

    assert (0, 0, 0) == (one.angle, two.angle, four.angle)
    assert one.x == two.x
    assert 61 == round(one.y - two.y)
    assert SPACE == round(one.x - four.x)


def test_long_drawn_tracks_have_smaller_chariots() -> None:
    """A chariot never outgrows its space."""
    race = played(1, 0)
    usual = piece(scene(race, NAMES), "chariot-0").markup
    race.track = drawn_track("/".join([". " * 80] * 3))

    assert "scale(0.5)" not in usual
    assert "scale(0.5)" in piece(scene(race, NAMES), "chariot-0").markup


# What is in the picture


@pytest.mark.parametrize("spec", ["A", "B", "AB", "BA", ". 7 . # ./. 5 . . ./. 3 . . ."])
def test_the_circuit_shows_numbers_and_pillars(spec: str) -> None:
    """Every curve number is written once, every pillar drawn once."""
    track = find_track(spec)
    picture = circuit_scene(track)
    numbers = [int(each) for each in words(picture) if each.isdigit()]
    pillar = 'd="M-21-21H21V21H-21Z"'

    assert sorted(limit for limit in track.limit if limit < 99) == sorted(numbers)
    assert sum(track.pillar) == picture.background.count(pillar)
    assert ["I", "II", "III", "IV", "V", "VI"] == sorted(
        (each for each in words(picture) if re.fullmatch("[IV]+", each)),
        key=["I", "II", "III", "IV", "V", "VI"].index,
    )


@pytest.mark.parametrize("seed", range(6))
def test_pieces_show_the_state(seed: int) -> None:
    """One piece per chariot, caltrop, die and board, three markers and a lap counter each, and no id twice."""
    race = played(seed, 150, track="BA")
    picture = scene(race, NAMES)
    ids = [each.id for each in picture.pieces]

    assert len(ids) == len(set(ids))
    assert {f"chariot-{each}" for each in range(6) if race.space[each] >= 0} == {
        each for each in ids if each.startswith("chariot-")
    }
    assert {f"caltrop-{space}" for space in race.caltrops} == {each for each in ids if each.startswith("caltrop-")}
    assert sum(race.dice) == sum(each.startswith("die-") for each in ids)
    for number in range(6):
        assert {f"board-{number}", f"damage-{number}", f"speed-{number}", f"lap-{number}"} <= set(ids)
        assert (f"wreck-{number}" in ids) == (race.damage[number] == 0)
        assert race.fortune[number] == piece(picture, f"fortune-{number}").label.args["level"]
    assert all(isinstance(each.label, Message) for each in picture.pieces)


def test_the_turn_is_marked_on_the_sand_and_on_the_board() -> None:
    """The same chariot has the light under it and the golden frame."""
    race = played(3, 40)
    picture = scene(race, NAMES)

    for mark, owner in (("turn", "chariot"), ("turn-board", "board")):
        marked = piece(picture, f"{owner}-{race.active}")
        assert (marked.x, marked.y) == (piece(picture, mark).x, piece(picture, mark).y)


def test_the_background_stays_the_same_all_through_a_race() -> None:
    """A client needs it only once."""
    assert scene(played(1, 0), NAMES).background == scene(played(1, 200), NAMES).background


def test_nothing_is_written_but_numbers_letters_and_names() -> None:
    """A drawing has no words to translate; names are escaped and cut to fit."""
    known = {"±1", "+2", "I", "II", "III", "IV", "V", "VI", "A", "G", "R", "Y", "B", "P", "W"}
    known |= {"Livia", "Marcus", "Scorpus", "Julia", "Gaius Appule…", "<b>&"}
    for seed in range(4):
        assert not {each for each in words(scene(played(seed, 90), NAMES)) if not each.isdigit()} - known


@pytest.mark.parametrize("colour", range(6))
def test_letters_can_be_read_on_a_phone(colour: int) -> None:
    """Nine pixels high where the picture is as small as a phone ever shows it."""
    drawn = art.chariot(colour, 0)
    [size], [scale] = re.findall(r'font-size="([\d.]+)"', drawn), re.findall(r"translate\(-19 0\)(.*?)\"", drawn)

    assert "scale" not in scale
    assert READ <= SMALLEST * float(size)


@rule("CH-SETUP-06", "CH-END-01", "CH-END-02")
@pytest.mark.parametrize(("lap", "dolphins"), [(-1, 2), (0, 2), (1, 1), (2, 0)])
def test_lap_counters_show_dolphins(lap: int, dolphins: int) -> None:
    """Two dolphins to begin with, one after the first lap, none after the second."""
    race = played(1, 0)
    race.lap[2] = lap
    counter = piece(scene(race, NAMES), "lap-2")

    assert dolphins == counter.markup.count("M-17 5Q")
    assert dolphins == counter.label.args["laps"]


# Boards


@rule("CH-BOARD-16")
def test_white_columns_align_damage_and_speed() -> None:
    """Damage n lies over speed n."""
    columns = Columns(BOARDS[0])

    assert [(n, n) for n in range(13)] == columns.damage == columns.speed


@rule("CH-BLK-10")
def test_the_green_black_board_has_damage_8_over_two_speeds() -> None:
    """Damage 8 spans speeds 9 and 10."""
    columns = Columns(BOARDS[black(0)])

    assert columns.damage[8] == (columns.speed[9][0], columns.speed[10][1])


@pytest.mark.parametrize("number", range(7))
def test_boards_print_every_level_and_as_many_dice_as_they_give(number: int) -> None:
    """Each level once; under the speeds one little die for each die of each run."""
    board = BOARDS[number]
    markup = f'<svg xmlns="http://www.w3.org/2000/svg">{panel(0, "", board)}</svg>'
    written = [each.text or "" for each in ElementTree.fromstring(markup).iter()]
    levels = [int(each) for each in written if each.isdigit()]
    expected = [*range(7), *range(board.damage_top + 1), *range(board.speed_top + 1)]

    assert expected == levels
    assert sum(set(board.dice)) == markup.count("h7v7h-7z")


def test_boards_of_one_player_lie_side_by_side() -> None:
    """With two players each has a row of two."""
    race = played(1, 0, players=2)
    picture = scene(race, NAMES)
    rows = {
        seat: {piece(picture, f"board-{each}").y for each in range(4) if race.owner[each] == seat} for seat in (0, 1)
    }

    assert [1, 1] == [len(row) for row in rows.values()]
    assert rows[0] != rows[1]


@rule("CH-BLK-01", "CH-BLK-08")
def test_all_six_black_boards_are_laid_out_for_the_draft() -> None:
    """Whatever the number of players; those not taken go back to the box."""
    drafting = played(1, 1, players=4, black_columns="yes")
    racing = played(1, 40, players=4, black_columns="yes")

    assert 6 == sum(each.id.startswith("board-") for each in scene(drafting, NAMES).pieces)
    assert 4 == sum(each.id.startswith("board-") for each in scene(racing, NAMES).pieces)


# Options


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("black_columns", ["no", "yes"])
def test_every_option_has_a_spot_inside_the_picture(players: int, black_columns: str) -> None:
    """At every decision of a race each option of the menu can be pointed at."""
    luck = random.Random(players)
    race = begun(players, black_columns=black_columns, track="AB")
    while not race.over:
        if race.actor >= 0:
            picture = scene(race, NAMES)
            assert {option.text(race) for option in race.menu} == {spot.option for spot in picture.spots}
            assert all(0 < spot.x < picture.width and 0 < spot.y < picture.height for spot in picture.spots)
        race.play(luck.choices(race.menu, race.weights)[0])
    assert [] == scene(race, NAMES).spots


def test_a_move_is_pointed_at_where_it_leads() -> None:
    """The spot of `ahead` lies on the space ahead."""
    luck = random.Random(5)
    race = begun()
    while "ahead" not in [option.text(race) for option in race.menu]:
        race.play(luck.choices(race.menu, race.weights)[0])
    ahead = next(each for each in scene(race, NAMES).spots if each.option == "ahead")
    x, y, _ = middle(race.track, race.track.ahead[race.space[race.active]])

    assert (x, y) == (ahead.x, ahead.y)


@pytest.mark.parametrize("seed", range(4))
def test_the_svg_is_well_formed(seed: int) -> None:
    """Any XML reader can read the picture, titles included."""
    text = svg(scene(played(seed, 120, track="B"), NAMES), lambda message: f"<{message.key}>")

    assert "{http://www.w3.org/2000/svg}svg" == ElementTree.fromstring(text).tag


@pytest.mark.parametrize("spec", ["A", "B"])
def test_the_pictures_in_the_docs_are_up_to_date(spec: str) -> None:
    """They are what the code draws; docs/chariot-tracks.md says how to draw them anew."""
    picture = Path(__file__).parents[2] / "docs" / "images" / f"chariot-{spec.lower()}.svg"

    assert picture.read_text(encoding="utf-8") == svg(circuit_scene(find_track(spec)))

"""The ten faces: what content.md asks of every tile, and what each one is like."""

from pathlib import Path

import pytest

from chicane.core.errors import BadInput
from chicane.thunder.board import COLUMNS, LANES, NEIGHBOURS, TILE, space_at, space_name
from chicane.thunder.carnage import CARNAGE
from chicane.thunder.carnage.terrain import FIRE, GLASS, GOO, RAMP, SALT
from chicane.thunder.kinds import FL, FR, MUD, OFF_ROAD, ROAD, ROCK, F
from chicane.thunder.tiles import FACES as ALL_FACES
from chicane.thunder.tiles import Face, content, read_faces
from tests.rule import rule

FACES = [face for face in ALL_FACES if face.tile not in CARNAGE.tiles]
BASE = pytest.mark.parametrize("face", FACES, ids=lambda face: face.id)
EVERY = pytest.mark.parametrize("face", ALL_FACES, ids=lambda face: face.id)
START = [face for face in FACES if face.tile == 1]


def face_by(id: str) -> Face:
    return next(face for face in ALL_FACES if face.id == id)


def front(space: int) -> list[int]:
    """The spaces one step ahead; beyond the front of the tile they have numbers too."""
    return [NEIGHBOURS[way][space] for way in (FL, F, FR) if NEIGHBOURS[way][space] >= 0]


def ways_out(face: Face, shut: tuple[int, ...] = (ROCK, RAMP)) -> set[int]:
    """The spaces from which steps ahead lead over the front of the tile, clear of some terrains."""
    out: set[int] = set()
    for space in sorted(range(TILE), key=lambda each: (-(each // LANES), (each % LANES) % 2 == 0)):
        clear = face.ground[space] not in shut
        if clear and any(ahead >= TILE or ahead in out for ahead in front(space)):
            out.add(space)
    return out


def least_cost(face: Face, lane: int) -> int:
    """The fewest moves that take a car from a lane of the rear across the tile."""
    costs = {ROAD: 1, OFF_ROAD: 1, MUD: 2, ROCK: 99}
    best = {space_at(lane, 0): costs[face.ground[space_at(lane, 0)]]}
    for _ in range(2 * COLUMNS):
        for space, cost in list(best.items()):
            for ahead in front(space) if space < TILE else []:
                more = costs[face.ground[ahead]] if ahead < TILE else 0
                best[ahead] = min(best.get(ahead, 999), cost + more)
    return min(cost for space, cost in best.items() if space >= TILE)


# All faces


@rule("TR-CMP-01")
def test_there_are_five_tiles_with_two_faces() -> None:
    """1a, 1b, 2a and so on, each with a name of its own."""
    assert [f"{tile}{side}" for tile in range(1, 6) for side in "ab"] == [face.id for face in FACES]
    assert 10 == len({face.name for face in FACES})
    assert 10 == len({tuple(face.ground) for face in FACES})


@rule("TR-CMP-26")
def test_tile_1_has_the_names_of_the_rulebook() -> None:
    """The two faces of the start tile."""
    assert ["The Parking Lot", "Runway to Ruin"] == [face.name for face in START]


def test_names_that_the_rulebooks_give_are_kept() -> None:
    """The board-update example names two more faces (content table M-01)."""
    assert ("The Quagmire", "The Narrows") == (face_by("3a").name, face_by("5b").name)


@EVERY
def test_a_face_keeps_to_the_bounds(face: Face) -> None:
    """4 to 7 hazard spaces, 6 to 33 road spaces with or without those, at most 19 impassable ones."""
    road = face.ground.count(ROAD)

    assert 4 <= len(face.hazards) <= 7
    assert 6 <= road - len(face.hazards)
    assert road <= 33
    assert face.ground.count(ROCK) <= 19


@EVERY
def test_every_lane_leads_in(face: Face) -> None:
    """No rock or ramp on the rear edge: whoever drives onto an unknown tile is never lost before the first choice."""
    assert not {ROCK, RAMP} & set(face.ground[:LANES])


@EVERY
def test_every_lane_leads_through(face: Face) -> None:
    """From every entry lane some route of steps ahead crosses the tile without entering rock or a ramp."""
    assert set(range(LANES)) <= ways_out(face)


@EVERY
def test_no_space_is_a_trap(face: Face) -> None:
    """Wherever a car ends up, slammed or skidding, some way ahead is open."""
    open_spaces = {space for space in range(TILE) if face.ground[space] not in (ROCK, RAMP)}

    assert set() == {space_name(space) for space in open_spaces - ways_out(face)}


@EVERY
def test_all_hazard_symbols_are_on_road(face: Face) -> None:
    """A hazard space without a token feeds the road die (TR-TER-16)."""
    assert {ROAD} == {face.ground[space] for space, _ in face.hazards}


@BASE
def test_origin_is_told(face: Face) -> None:
    """Layouts are our own, and the file says so."""
    entry = content().split("[[face]]")[FACES.index(face) + 1]

    assert 'origin = "house"' in entry


@rule("TR-SET-07", "TR-SET-08", "TR-SET-09")
@pytest.mark.parametrize("face", START, ids=lambda face: face.id)
@pytest.mark.parametrize(("players", "tokens"), [(2, 7), (3, 4), (4, 2), (5, 2), (6, 2)])
def test_the_start_tile_has_fewer_hazards_for_more_players(face: Face, players: int, tokens: int) -> None:
    """Seven for two players, four for three, two for four and more."""
    assert tokens == len(face.hazard_spaces(players))


@pytest.mark.parametrize("face", START, ids=lambda face: face.id)
def test_the_start_is_on_asphalt(face: Face) -> None:
    """All six lanes begin with two columns in which nothing lies about, and the first is road."""
    early = [space for space, _ in face.hazards if space < 2 * LANES]

    assert [ROAD] * LANES == face.ground[:LANES]
    assert [] == early


# Each face has a character of its own


def test_the_parking_lot_is_two_aisles_between_bays() -> None:
    """Lanes b and d are road from end to end, the others alternate; no mud, no rock."""
    face = face_by("1a")
    rows = [face.ground[lane::LANES] for lane in range(LANES)]

    assert [ROAD] * COLUMNS == rows[1] == rows[3]
    assert all(OFF_ROAD in row for row in (rows[0], rows[2], rows[4], rows[5]))
    assert {ROAD, OFF_ROAD} == set(face.ground)


def test_the_runway_falls_apart() -> None:
    """Six lanes of road at the rear, three in front, and ruins on both sides."""
    face = face_by("1b")

    assert [ROAD] * LANES == face.ground[:LANES]
    assert [ROCK, ROCK, ROAD, ROAD, ROAD, ROCK] == face.ground[-LANES:]


def test_the_curve_goes_from_left_to_right_along_the_drop() -> None:
    """Road on the driver's left behind, on the right in front; rock on the outside of the bend."""
    face = face_by("2a")

    assert {0, 1, 2} == {space for space in range(LANES) if face.ground[space] == ROAD}
    assert {3, 4, 5} == {space % LANES for space in range(42, 48) if face.ground[space] == ROAD}
    assert {0, 1, 2} == {space % LANES for space in range(42, 48) if face.ground[space] == ROCK}


def test_the_washboard_has_bars_across_the_road() -> None:
    """Two bars of mud and one of sand; only hazards offer a way on asphalt all along."""
    face = face_by("2b")
    columns = [face.ground[column * LANES : column * LANES + LANES] for column in range(COLUMNS)]
    plain = [space for space, _ in face.hazards]

    assert [5, 5] == [columns[2].count(MUD), columns[6].count(MUD)]
    assert 5 == columns[4].count(OFF_ROAD)
    assert 0 in {space % LANES for space in ways_out(face, (ROCK, MUD, OFF_ROAD))}
    assert all(set(column) & {MUD, OFF_ROAD} for column in (columns[2], columns[4], columns[6]))
    assert {4 * LANES + 4, 6 * LANES + 3} <= set(plain)


def test_the_quagmire_is_half_mud_with_one_dry_way() -> None:
    """24 muddy spaces; the causeway begins in lanes b, c and d."""
    face = face_by("3a")

    assert 24 == face.ground.count(MUD)
    assert {1, 2, 3} == {space for space in range(LANES) if face.ground[space] == ROAD}


def test_the_fork_has_a_fast_and_a_safe_side() -> None:
    """A ridge of rock; on its left a road with three hazards, on its right sand, mud and one."""
    face = face_by("3b")
    left = [space for space, _ in face.hazards if space % LANES < 2]

    assert {2, 3} == {space % LANES for space in range(TILE) if face.ground[space] == ROCK}
    assert 3 == len(left)
    assert 1 == sum(space % LANES > 3 for space, _ in face.hazards)
    assert ROAD not in [face.ground[lane + column * LANES] for lane in (4, 5) for column in (2, 3, 4)]


def test_the_flood_is_crossed_by_one_bridge() -> None:
    """Mud runs across from one side to the other; lane c stays dry, with a hazard at either end."""
    face = face_by("4a")
    lanes = [{space % LANES for space in range(TILE) if face.ground[space] == MUD}]

    assert [{0, 1, 3, 4, 5}] == lanes
    assert [ROAD] * COLUMNS == face.ground[2::LANES]
    assert 2 == sum(space % LANES == 2 for space, _ in face.hazards)


def test_the_boneyard_is_mostly_sand_and_scattered_rock() -> None:
    """Seven hazards, nine rocks, hardly any road."""
    face = face_by("4b")

    assert (7, 9) == (len(face.hazards), face.ground.count(ROCK))
    assert face.ground.count(ROAD) < face.ground.count(OFF_ROAD)


def test_the_long_haul_is_four_lanes_of_road() -> None:
    """Lanes b to e from end to end, with the fewest hazards of all."""
    face = face_by("5a")

    assert all([ROAD] * COLUMNS == face.ground[lane::LANES] for lane in (1, 2, 3, 4))
    assert 4 == len(face.hazards) == min(len(each.hazards) for each in FACES)


def test_the_narrows_close_to_two_lanes() -> None:
    """Only c and d are open in the middle; it has the most rock of all."""
    face = face_by("5b")
    narrow = face.ground[4 * LANES : 5 * LANES]

    assert [2, 3] == [lane for lane in range(LANES) if narrow[lane] != ROCK]
    assert face.ground.count(ROCK) == max(each.ground.count(ROCK) for each in FACES)


@BASE
def test_the_table_in_the_docs_is_up_to_date(face: Face) -> None:
    """docs/thunder-tiles.md counts the spaces and says what the cheapest way across costs from each lane."""
    kinds = [face.ground.count(terrain) for terrain in (ROAD, OFF_ROAD, MUD, ROCK)]
    costs = " ".join(str(least_cost(face, lane)) for lane in range(LANES))
    row = f"| {face.id} {face.name} | {len(face.hazards)} | {' | '.join(map(str, kinds))} | {costs} |"

    assert row in (Path(__file__).parents[2] / "docs" / "thunder-tiles.md").read_text(encoding="utf-8")


# Carnage


@rule("TR-CMP-18")
def test_carnage_has_five_tiles_more() -> None:
    """6a to 10b, with the names that the rulebook gives (content table M-02)."""
    more = ALL_FACES[len(FACES) :]

    assert [f"{tile}{side}" for tile in range(6, 11) for side in "ab"] == [face.id for face in more]
    assert 10 == len({tuple(face.ground) for face in more})
    named = [face_by(id).name for id in ("6a", "8a", "10b")]
    assert ["The Springboards", "The Zig-zag", "The Graveyard"] == named


def test_a_springboard_lands_on_another() -> None:
    """In two lanes a second ramp is in reach of the first."""
    ramps = [space for space in range(TILE) if face_by("6a").ground[space] == RAMP]
    pairs = [(one, other) for one in ramps for other in ramps if other - one in (LANES, 2 * LANES, 3 * LANES)]

    assert 2 == len(pairs)


def test_glass_runs_down_a_whole_side() -> None:
    """The first lane of the Zig-zag."""
    assert [GLASS] * COLUMNS == face_by("8a").ground[0::LANES]


def test_salt_lies_before_goo() -> None:
    """In the first line of the Graveyard."""
    assert [SALT, SALT, SALT, GOO, GOO] == face_by("10b").ground[0::LANES][1:6]


@pytest.mark.parametrize("face", ALL_FACES[len(FACES) :], ids=lambda face: face.id)
def test_the_table_of_carnage_is_up_to_date(face: Face) -> None:
    """docs/thunder-carnage.md counts the spaces."""
    kinds = [face.ground.count(terrain) for terrain in (ROAD, OFF_ROAD, MUD, ROCK, GOO, GLASS, RAMP, FIRE, SALT)]
    row = f"| {face.id} {face.name} | {len(face.hazards)} | {' | '.join(map(str, kinds))} |"

    assert row in (Path(__file__).parents[2] / "docs" / "thunder-carnage.md").read_text(encoding="utf-8")


# Content files


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"=.=.=.2.",', '"=.=.=.2",', "my.toml.face[0].rows[0]: must have 8 marks"),
        ('"=.=.=.2.",', '"=.=.=.X.",', "my.toml.face[0].rows[0]: mark 7 must be one of"),
        ('"=.=.=.2.",\n', "", "my.toml.face[0].rows: must be 6 rows"),
        ('name = "The Parking Lot"\n', "", "my.toml.face[0].name: missing"),
        ('origin = "house"', 'origin = "found"', "my.toml.face[0].origin: must be one of"),
        ("[[face]]", "[[face", "my.toml: "),
    ],
)
def test_errors_in_content_name_file_and_field(old: str, new: str, complaint: str) -> None:
    """A pack with a mistake is refused with its place."""
    with pytest.raises(BadInput) as refusal:
        read_faces(content().replace(old, new, 1), "my.toml")

    assert complaint in str(refusal.value)

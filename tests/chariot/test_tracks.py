"""The circuit, compared with drawings made by hand."""

import re
from importlib.resources import files

import pytest

import chicane
from chicane.chariot.tracks import NO_LIMIT, SPECS, Track, cells, drawn_track, find_track, read_parts
from chicane.core.chance import Luck
from chicane.core.errors import BadInput
from chicane.words import LANGUAGES, words
from tests.rule import rule

# The first bend of side A, from the last spaces of the straight to the first spaces after it, drawn by hand.
# Each space is written with its front.
FIRST_BEND = {
    "outer": "o8 8, o9 8.727, o10 9.455, o11 10.182, o12 10.909, o13 11.636, o14 12.364, o15 13.091, o16 13.818, "
    "o17 14.545, o18 15.273, o19 16, o20 17",
    "centre": "c8 8, c9 9, c10 10, c11 11, c12 12, c13 13, c14 14, c15 15, c16 16, c17 17",
    "inner": "i8 8, i9 9.6, i10 11.2, i11 12.8, i12 14.4, i13 16, i14 17",
}

# Where a lane change may lead, read off the same drawing: straight, entrance, bend, exit, finish line.
LANE_CHANGES = {
    "i3": "c4", "c3": "i4 o4", "o3": "c4",
    "i8": "c9", "c8": "i9 o9", "o8": "c9",
    "i9": "c10", "c9": "i9 o10", "o9": "c9",
    "o10": "c10", "o11": "c11", "i10": "c12", "c11": "i10 o13", "c12": "i11 o14", "c14": "i12 o17",
    "o18": "c16", "o19": "c17", "c16": "i14 o20", "i13": "c17",
    "i34": "c1", "c40": "i1 o1", "o46": "c1",
}  # fmt: skip

# Javelin distance 1 or 2, counted on the drawing.
IN_REACH = {
    "c4": "i2 i3 i4 i5 i6 c2 c3 c5 c6 o2 o3 o4 o5 o6",
    "o4": "i2 i3 i4 i5 i6 c2 c3 c4 c5 c6 o2 o3 o5 o6",
    "i9": "i7 i8 i10 i11 c7 c8 c9 c10 c11 c12 o7 o8 o9 o10 o11",
    "c1": "i1 i2 i3 i33 i34 c2 c3 c39 c40 o1 o2 o3 o45 o46",
}

CONTENT = (files("chicane") / "content" / "chariot" / "tracks.toml").read_text("utf-8")


def space(track: Track, name: str) -> int:
    return track.name.index(name)


def names(track: Track, spaces: list[int]) -> list[str]:
    return [track.name[number] for number in sorted(spaces)]


def numbered(track: Track) -> dict[str, int]:
    return {name: limit for name, limit in zip(track.name, track.limit, strict=True) if limit != NO_LIMIT}


def pillars(track: Track) -> list[str]:
    return [name for name, pillar in zip(track.name, track.pillar, strict=True) if pillar]


def lane_changes_to_go_round(track: Track, start: int, shut: set[int]) -> int:
    """The fewest lane changes that bring a chariot from a space to the same column one lap on, or -1."""
    changes = 0
    seen: set[tuple[int, int]] = set()
    front = {(start, 0)}
    while front:
        for at, gone in sorted(front):
            while at not in shut and (at, gone) not in seen:
                seen.add((at, gone))
                if gone >= track.length:
                    return changes
                at, gone = track.ahead[at], gone + extent(track, at, track.ahead[at])
        front = {(to, gone + extent(track, at, to)) for at, gone in seen for to in track.sideways[at]} - seen
        front = {(to, gone) for to, gone in front if to not in shut}
        changes += 1
    return -1


def extent(track: Track, start: int, end: int) -> int:
    return (track.front[end] - track.front[start]) % track.length


# The printed circuit


@rule("CH-TRACK-01", "CH-TRACK-02", "CH-TRACK-09")
@pytest.mark.parametrize("spec", SPECS)
def test_lanes_are_closed_loops(spec: str) -> None:
    """Going straight on visits the 34, 40 or 46 spaces of one of three lanes and comes home."""
    track = find_track(spec)
    for lane, (start, count) in enumerate([("i1", 34), ("c1", 40), ("o1", 46)]):
        at = space(track, start)
        visited = []
        for _ in range(count):
            visited.append(at)
            assert at == track.behind[track.ahead[at]]
            at = track.ahead[at]

        assert at == space(track, start)
        assert count == len(set(visited))
        assert {lane} == {track.lane[number] for number in visited}


@rule("CH-TRACK-03", "CH-TRACK-04")
def test_fronts_of_the_first_bend() -> None:
    """The lanes share one scale: five inner spaces are as far as eight central and eleven outer ones."""
    track = find_track("A")
    for drawing in FIRST_BEND.values():
        for entry in drawing.split(", "):
            name, front = entry.split()

            assert round(float(front) * 1000) == track.front[space(track, name)], name


@rule("CH-TRACK-04")
@pytest.mark.parametrize("spec", SPECS)
def test_fronts_lie_within_the_lap(spec: str) -> None:
    """Every front is in (0, 40] and each space begins where the one behind it ends."""
    track = find_track(spec)

    assert 40_000 == track.length
    assert all(0 < front <= 40_000 for front in track.front)
    for number, rear in enumerate(track.rear):
        assert rear % 40_000 == track.front[track.behind[number]] % 40_000
        assert rear < track.front[number]


@rule("CH-TRACK-10", "CH-MOVE-06")
@pytest.mark.parametrize("name", LANE_CHANGES)
def test_lane_changes(name: str) -> None:
    """A lane change goes to a touching space of the next lane with a front further on, also over the finish line."""
    track = find_track("A")

    assert LANE_CHANGES[name].split() == names(track, track.sideways[space(track, name)])


@rule("CH-JAV-05")
@pytest.mark.parametrize("name", IN_REACH)
def test_spaces_within_reach_of_a_javelin(name: str) -> None:
    """Two steps along a lane, to the side or over a corner; side by side is one step."""
    track = find_track("A")

    assert sorted(IN_REACH[name].split()) == sorted(names(track, track.near[space(track, name)]))


@rule("CH-TRACK-11")
def test_side_a_is_numbered_at_the_entrance_of_both_curves() -> None:
    """The curves ask for 3 inside, 5 in the centre and 7 outside."""
    assert {"i9": 3, "i26": 3, "c9": 5, "c29": 5, "o9": 7, "o32": 7} == numbered(find_track("A"))


@rule("CH-EX-07")
def test_a_numbered_space_lies_diagonally_ahead_of_another() -> None:
    """From the 7 of the outer lane one lane change leads to the 5 of the central lane, in both curves."""
    track = find_track("A")
    for outer, centre in (("o9", "c9"), ("o32", "c29")):
        assert [centre] == names(track, track.sideways[space(track, outer)])
        assert (7, 5) == (track.limit[space(track, outer)], track.limit[space(track, centre)])


@rule("CH-SETUP-05")
@pytest.mark.parametrize("spec", SPECS)
def test_grid_is_two_rows_before_the_line(spec: str) -> None:
    """Position 1 is in front in the outer lane, then inwards, then the row behind."""
    track = find_track(spec)

    assert ["o46", "c40", "i34", "o45", "c39", "i33"] == [track.name[number] for number in track.grid]
    assert [40_000] * 3 + [39_000] * 3 == [track.front[number] for number in track.grid]


@rule("CH-VAR-05")
def test_side_b_has_a_pillar_in_every_lane() -> None:
    """Side A has none; side B has at least one per lane."""
    assert [] == pillars(find_track("A"))
    assert {"i", "c", "o"} == {name[0] for name in pillars(find_track("B"))}


@rule("CH-COMP-02", "CH-SETUP-01", "CH-VAR-08")
def test_sides_can_be_mixed() -> None:
    """AB has the second half of B and the first half of A, which holds the finish; BA is the other way round."""
    a, b = numbered(find_track("A")), numbered(find_track("B"))
    second = {"i9", "c9", "o9"}
    for spec, first_half, second_half in (("AB", a, b), ("BA", b, a)):
        expected = {name: limit for name, limit in first_half.items() if name not in second}
        expected |= {name: second_half[name] for name in second}

        assert expected == numbered(find_track(spec))
    assert set(pillars(find_track("B"))) == {*pillars(find_track("AB")), *pillars(find_track("BA"))}


# Fairness of the house design


@pytest.mark.parametrize("spec", SPECS)
def test_pillars_never_make_a_wall(spec: str) -> None:
    """From every free space two lane changes or fewer bring a chariot round the lap, clear of the pillars."""
    track = find_track(spec)
    shut = {number for number, pillar in enumerate(track.pillar) if pillar}
    for start in set(range(len(track.lane))) - shut:
        assert 0 <= lane_changes_to_go_round(track, start, shut) <= 2, track.name[start]


@pytest.mark.parametrize("spec", SPECS)
def test_pillars_never_stand_side_by_side(spec: str) -> None:
    """No two pillars are within two spaces of each other, and none is near the grid."""
    track = find_track(spec)
    shut = {number for number, pillar in enumerate(track.pillar) if pillar}
    for number in shut | set(track.grid):
        assert not shut & set(track.near[number]), track.name[number]


@pytest.mark.parametrize("spec", SPECS)
def test_no_curve_can_be_dodged(spec: str) -> None:
    """Whatever the lane changes, each curve is entered over a numbered space."""
    track = find_track(spec)
    for bend, _ in track.bends:
        entrance = {number for number, rear in enumerate(track.rear) if rear == bend and track.limit[number] < 99}

        assert 3 == len(entrance)
        for start in track.grid:
            assert -1 == lane_changes_to_go_round(track, start, entrance)


def test_a_circuit_is_built_once() -> None:
    """Asking twice gives the same tables."""
    assert find_track("BA") is find_track("BA")


# Circuits drawn as text

DRAWING = """
    outer   .   R7  .   .   *
    centre  .   .   5b  #   .
    inner   3   .   .   .   .
"""


def test_drawn_track_reads_numbers_and_pillars() -> None:
    """Digits are limits, # is a pillar; columns are one unit long and the line is after the last."""
    track = drawn_track(DRAWING)

    assert {"o2": 7, "c3": 5, "i1": 3} == numbered(track)
    assert ["c4"] == pillars(track)
    assert 5000 == track.length
    assert [1000, 2000, 3000, 4000, 5000] * 3 == track.front
    assert [0, 1000, 2000, 3000, 4000] * 3 == track.rear


def test_drawn_track_is_a_loop() -> None:
    """The last column leads to the first, straight and by lane change."""
    track = drawn_track(DRAWING)

    assert "c1" == track.name[track.ahead[space(track, "c5")]]
    assert ["i1", "o1"] == names(track, track.sideways[space(track, "c5")])
    assert ["o5", "c5", "i5", "o4", "c4", "i4"] == [track.name[number] for number in track.grid]


def test_drawn_track_can_be_found_by_its_spec() -> None:
    """The spec is the drawing on one line without pieces, and rebuilds the same circuit."""
    track = drawn_track(DRAWING)

    assert ". 7 . . ./. . 5 # ./3 . . . ." == track.spec
    assert track.spec == find_track(track.spec).spec
    assert track.limit == find_track(track.spec).limit
    assert track.sideways == find_track(track.spec).sideways


def test_cells_name_the_spaces_of_a_drawing() -> None:
    """A reader of pieces gets every cell with the number of its space."""
    track = drawn_track(DRAWING)
    found = {track.name[number]: cell for number, cell in cells(DRAWING)}

    assert 15 == len(found)
    assert {"o2": "R7", "o5": "*", "c3": "5b", "c4": "#", "i1": "3"} == {
        name: cell for name, cell in found.items() if cell != "."
    }


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("Z", "no track 'Z'; there are A, B, AB, BA"),
        (". . ./. . .", "a drawn track has three rows (outer, centre, inner), not 2"),
        ("inner . . ./centre . . ./outer . . .", "row 'inner' stands where 'outer' belongs"),
        (". . ./. . . ./. . .", "row 'centre' has 4 cells"),
        (". ./. ./. .", "row 'outer' has 2 cells"),
        (". . ./. 7x7 ./. . .", "row 'centre' has an unreadable cell '7x7'"),
        (". . ./. . ./. . ?", "row 'inner' has an unreadable cell '?'"),
    ],
)
def test_bad_specs_are_refused(text: str, complaint: str) -> None:
    """The message names the row and the cell."""
    with pytest.raises(BadInput) as refusal:
        find_track(text)

    assert complaint in str(refusal.value)


# Content files


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("part = 1", "part = 3", "my.toml.side[0].part: must be one of 1, 2, not 3"),
        ('side = "A"', 'side = "C"', "my.toml.side[0].side: must be one of 'A', 'B', not 'C'"),
        ('origin = "house"', 'origin = "found"', "my.toml.side[0].origin: must be one of"),
        ('origin = "house"\n', "", "my.toml.side[0].origin: missing"),
        ("finish = 18", "finish = 17.5", "my.toml.side[0].finish: must be the front of a space in every lane"),
        ("finish = 18", "finish = 1", "with room for the grid behind it"),
        ("finish = 18\n", "", "my.toml.side[0].finish: the finish line is in part 1"),
        ("finish = 18", "finish = 18\nstart = 2", "my.toml.side[0].start: unknown field"),
        ("curve = [6, 14]", "curve = [14, 6]", "my.toml.side[0].curve: must be the start and the end"),
        ("curve = [6, 14]", "curve = [6, 19]", "my.toml.side[0].finish: must lie on a straight"),
        ("1, 2, 3, 4", "1, 3, 2, 4", "my.toml.side[0].inner[2]: must have its front beyond 3"),
        ("1, 2, 3, 4", '1, "2", 3, 4', "my.toml.side[0].inner[1]: must be a number"),
        ("1, 2, 3, 4", "1, 2.0005, 3, 4", "my.toml.side[0].inner[1]: must have at most three decimals"),
        ("limit = 3", "limit = -1", "my.toml.side[0].inner[6].limit: must be a whole number from 0 to 98"),
        ("limit = 3", "limt = 3", "my.toml.side[0].inner[6].limt: unknown field"),
        ("limit = 3", "rear = 8", "my.toml.side[0].inner[6]: must have its rear behind its front"),
        ("limit = 3", "pillar = 1", "my.toml.side[0].inner[6].pillar: must be true or false"),
        ("19, 20,\n]", "19,\n]", "my.toml.side[0].inner: must end at the length of the part, 20"),
        ('side = "B"', 'side = "A"', "my.toml.side[2]: part 1A is there twice"),
        ("[[side]]", "[[side", "my.toml: "),
    ],
)
def test_errors_in_content_name_file_and_field(old: str, new: str, complaint: str) -> None:
    """A pack with a mistake is refused with its place."""
    with pytest.raises(BadInput) as refusal:
        read_parts(CONTENT.replace(old, new, 1), "my.toml")

    assert complaint in str(refusal.value)


def test_a_missing_side_is_named() -> None:
    """All four sides must be there."""
    with pytest.raises(BadInput, match=r"my\.toml: part 2B is missing"):
        read_parts(CONTENT[: CONTENT.rindex("[[side]]")], "my.toml")


def test_a_slanted_border_moves_the_rear_only() -> None:
    """A space may say where its rear is; its front and the space behind stay where they are."""
    parts = read_parts(CONTENT.replace("{front = 7.6, limit = 3}", "{front = 7.6, rear = 5.9}", 1), "my.toml")
    behind, slanted = parts["1A"].lanes[0][5:7]

    assert (6000, 5900, 7600) == (behind.front, slanted.rear, slanted.front)


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("o1", "on the home straight, outer lane"),
        ("c8", "on the home straight, centre lane"),
        ("c9", "in the first curve, centre lane"),
        ("i13", "in the first curve, inner lane"),
        ("i14", "on the back straight, inner lane"),
        ("o32", "in the last curve, outer lane"),
        ("c40", "on the home straight, centre lane"),
    ],
)
def test_a_place_is_told_by_what_can_be_seen(name: str, place: str) -> None:
    """The straight or curve, and the lane: nothing else is written on the circuit."""
    track = find_track("A")

    assert place == words("en").say(track.place(space(track, name)))


NAMED = re.compile(r"\b[oci]\d+\b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_told_the_name_of_a_space(language: str) -> None:
    """Questions, options, story and labels on the board: a newcomer finds all they name."""
    say, match, luck = words(language).say, chicane.new("chariot", 4, 5), Luck("5")
    seen: list[str] = []
    while not match.over:
        game, rules = match.game, match.rules
        labels = [option.label(game) for option in game.menu]
        labels += [piece.label for piece in rules.scene(game, match.seats).pieces]
        labels += [each for seat in range(4) if (each := rules.drove(game, seat, f"chariot-{seat}", 3))]
        seen += map(say, labels)
        match.play(match.options[luck.below(len(match.options))])
    seen += [say(line.message) for line in match.story]

    assert any(" caltrop " in text.lower() or " chausse-trappe " in text for text in seen)
    assert [] == [text for text in seen if NAMED.search(text)]

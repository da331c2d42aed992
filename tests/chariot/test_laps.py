"""Progress along the lap scale, the finish line, and what a space can hold (CH-TRACK-05..08, 12, 13)."""

import pytest

from chicane.chariot.boards import COLOURS
from chicane.chariot.state import Race
from chicane.core.scenario import Table
from tests.rule import rule

FORTUNE = "dice: fortune, fortune, fortune, fortune, fortune"


def progress(table: Table, colour: str) -> float:
    """Absolute progress in units of the lap scale."""
    race = table.game
    assert isinstance(race, Race)
    return race.progress(COLOURS.index(colour)) / 1000


@rule("CH-TRACK-05")
def test_progress_on_the_grid_and_after_the_start() -> None:
    """Chariots on the grid have P of 0 and less; after the line P is the front of their space."""
    table = Table("chariot", players=6)
    for position, colour in enumerate(COLOURS[:-1], 1):
        table.play(f"{colour} on {position}")

    assert [0, 0, 0, -1, -1, -1] == [progress(table, colour) for colour in COLOURS]

    table.play(FORTUNE, "green: keep", "accept", FORTUNE, "red: keep", "accept", FORTUNE, "yellow: keep", "accept")

    assert [4, 4, 4, -1, -1, -1] == [progress(table, colour) for colour in COLOURS]


@rule("CH-TRACK-05")
@pytest.mark.parametrize(
    ("space", "lap", "expected"),
    [("o1", 0, 1), ("o46", 0, 40), ("o1", 1, 41), ("o9", 1, 48.727), ("i9", 1, 49.6), ("c40", 2, 120), ("o46", -1, 0)],
)
def test_progress_is_laps_and_front(space: str, lap: int, expected: float) -> None:
    """P = lapIndex x L + front, on a lap of 40."""
    assert expected == progress(Table("chariot", f"green at {space}, lap {lap}"), "green")


@rule("CH-TRACK-06")
@pytest.mark.parametrize("position", range(6))
def test_crossing_the_line_at_the_start_completes_no_lap(position: int) -> None:
    """From every start position: the lap counter keeps its two dolphins."""
    table = Table("chariot", players=6)
    colours = [colour for colour in COLOURS if colour != "green"]
    colours.insert(position, "green")
    for number, colour in enumerate(colours[:-1], 1):
        table.play(f"{colour} on {number}")
    while "green" != table["turn"]:
        table.play(FORTUNE, "keep", "accept")
    table.play("dice: sprint, fortune, fortune, fortune, fortune", "green: keep", "accept")

    assert (6 if position < 3 else 5) == progress(table, "green")
    assert ("0", "2") == (table["green.laps"], table["green.dolphins"])


@rule("CH-TRACK-06", "CH-TRACK-08")
def test_a_whole_race() -> None:
    """A lone chariot crosses the line three times: at the start, after lap 1, and after lap 2 to win."""
    table = Table("chariot", "green at o46, lap -1, speed 5, fortune 0")
    crossings = []
    last = "o46"
    while not table.game.over:
        table.play("dice: turn, turn, turn, turn, turn", "keep")
        table.play("ahead, ahead, ahead, ahead, ahead")
        if int(table["green.space"][1:]) < int(last[1:]):
            crossings.append((table["green.laps"], table["green.dolphins"]))
        last = table["green.space"]

    assert [("0", "2"), ("1", "1"), ("2", "0")] == crossings
    assert "0" == table["winners"]


@rule("CH-TRACK-07", "CH-TRACK-08")
@pytest.mark.parametrize(("lap", "speed", "laps"), [(0, 2, "0"), (0, 3, "1"), (1, 2, "1"), (1, 3, "2")])
def test_the_front_must_lie_beyond_the_line(lap: int, speed: int, laps: str) -> None:
    """A chariot whose front is on the line has not crossed it; one space more has."""
    table = Table(
        "chariot",
        f"""
        outer   . . . . . . . . . . . . . . . . . G . .
        centre  . . . . . . . . . . . . . . . . . . . .
        inner   R . . . . . . . . . . . . . . . . . . .
        green lap {lap}, speed {speed}, fortune 0
        red lap -1
        turn green
    """,
    ).play(FORTUNE, "green: keep")

    assert laps == table["green.laps"]
    assert ("o1" if speed == 3 else "o20") == table["green.space"]


@rule("CH-TRACK-07")
def test_a_chariot_in_passing_has_crossed_nothing_yet() -> None:
    """Put back behind the line after a collision just beyond it, green's lap is not complete."""
    table = Table(
        "chariot",
        """
        outer   R . . . . . . . . . . . . . . . . . G .
        centre  . . . . . . . . . . . . . . . . . . . .
        inner   Y . . . . . . . . . . . . . . . . . . .
        green lap 1, speed 2, fortune 0
        red lap 2
        yellow lap 0
        turn green
    """,
    ).play(FORTUNE, "green: keep")

    assert ("o20", "1", "1") == (table["green.space"], table["green.laps"], table["green.dolphins"])
    assert 40 == progress(table, "green")


@rule("CH-TRACK-07", "CH-TRACK-08")
def test_a_lap_can_be_undone_by_a_crowd_on_the_line() -> None:
    """Beyond the line already, green turns into a queue that straddles it and rests behind: lap 1 is to do again."""
    table = Table(
        "chariot",
        """
        outer   G . . . . . . . . . . .
        centre  Y R . . . . . . . . . .
        inner   . . . . . . . . . . . .
        green lap 1, speed 1, fortune 0
        yellow lap 1, speed 12
        red lap 1, speed 12
        turn green
    """,
    )

    assert "1" == table["green.dolphins"]

    table.play("dice: turn, fortune, fortune, fortune, fortune", "green: keep", "in")

    assert ("c12", "2") == (table["green.space"], table["green.dolphins"])
    assert 12 == progress(table, "green")


@rule("CH-TRACK-12")
@pytest.mark.parametrize(("speed", "space"), [(2, "o5"), (3, "o5"), (4, "o5"), (5, "o8")])
def test_a_space_holds_one_chariot_at_rest(speed: int, space: str) -> None:
    """Ending on either of two chariots green is put behind both; passing them it finds a space of its own."""
    table = Table(
        "chariot",
        f"""
        outer   . . G . . R Y . . . . .
        centre  . . . . . . . . . . . .
        inner   B . . . . . . . . . . .
        green speed {speed}, fortune 0
        turn green
    """,
    ).play(FORTUNE, "green: keep")

    assert (space, "o6", "o7") == (table["green.space"], table["red.space"], table["yellow.space"])


@rule("CH-TRACK-13")
def test_no_second_caltrop_on_a_space() -> None:
    """A space that holds a cube is not offered for another."""
    table = Table(
        "chariot",
        """
        outer   G . . . . . . . . .
        centre  . . * . . . . . . .
        inner   . . . . . . . . . R
        green speed 5, fortune 0
        red lap -1
    """,
    )
    table.play("dice: attack, attack, fortune, fortune, fortune", "green: keep")

    assert ["hold", "caltrop o2", "caltrop o3", "caltrop o4", "caltrop o5"] == table.menu

    table.play("caltrop o3")

    assert ["hold", "caltrop o2", "caltrop o4", "caltrop o5"] == table.menu
    assert "c3, o3" == table["caltrops"]


@rule("CH-TRACK-13")
def test_a_wreck_adds_no_second_caltrop() -> None:
    """Red is destroyed on a space where a cube lies already: one stays, and the supply is as before."""
    table = Table(
        "chariot",
        """
        outer   . . G . . . . . . .
        centre  . R* . . . . . . . .
        inner   B . . . . . . . . .
        green speed 0, fortune 0
        red damage 1
    """,
    )

    assert "19" == table["supply"]

    table.play("dice: attack, fortune, fortune, fortune, fortune", "green: keep", "javelin red")

    assert ("off", "c2", "19") == (table["red.space"], table["caltrops"], table["supply"])

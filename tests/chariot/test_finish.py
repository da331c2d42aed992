"""Laps and the end of the race (CH-END)."""

import pytest

from chicane.core.scenario import Table
from tests.rule import rule

IDLE = "dice: fortune, fortune, fortune, fortune, fortune"
THROW = "dice: attack, fortune, fortune, fortune, fortune"


@rule("CH-END-01", "CH-END-02")
@pytest.mark.parametrize(
    "lap, speed, laps, dolphins",
    [
        (-1, 2, "0", "2"),  # the start is not counted
        (0, 2, "1", "1"),
        (1, 2, "2", "0"),
        (0, 1, "0", "2"),  # up to the line is not across it
        (1, 1, "1", "1"),
    ],
)
def test_the_lap_counter(lap: int, speed: int, laps: str, dolphins: str) -> None:
    """Two dolphins at first, one after the first lap, and back in the box after the second."""
    table = Table(
        "chariot",
        f"""
        outer   .  .  .  .  .  .  .  .
        centre  .  .  .  .  .  .  G  .
        inner   R  .  .  .  .  .  .  .
        green speed {speed}, fortune 0, lap {lap}
        red lap -1
        """,
    ).play(IDLE, "green: keep")

    assert laps == table["green.laps"]
    assert dolphins == table["green.dolphins"]


@rule("CH-END-03", "CH-END-04", "CH-END-06")
def test_the_round_is_played_to_its_end() -> None:
    """After green has finished, the others still take their normal turns; then green has won."""
    table = Table(
        "chariot",
        """
        outer   .  R  .  .  .  .  .  .
        centre  .  .  .  .  .  .  G  .
        inner   B  .  .  .  .  .  .  .
        green seat 3, speed 2, fortune 0, lap 1
        red seat 1, speed 2, fortune 3, damage 10, lap 1
        blue seat 0, speed 2, fortune 0, lap 0
        """,
    ).play(IDLE, "green: keep")

    assert "no" == table["over"]
    assert ["no repair", "repair 1", "repair 2"] == table.menu

    table.play("red: repair 2", IDLE, "red: keep")

    assert "o4" == table["red.space"]
    assert "no" == table["over"]

    table.play("dice: turn, fortune, fortune, fortune, fortune", "blue: keep", "ahead", "out")

    assert "yes" == table["over"]
    assert [3] == table.game.winners
    assert "finished" == table.game.reason


@rule("CH-END-05")
@pytest.mark.parametrize("lap", [0, 1])
def test_another_round_if_nobody_is_home(lap: int) -> None:
    """Across the line after one lap, or up to it after two, is not the end."""
    table = Table(
        "chariot",
        f"""
        outer   .  .  .  .  .  .  .  .
        centre  .  .  .  .  .  .  G  .
        inner   R  .  .  .  .  .  .  .
        green speed {2 - lap}, fortune 0, lap {lap}
        red speed 1, fortune 0
        """,
    ).play(IDLE, "green: keep", IDLE, "red: keep")

    assert "no" == table["over"]
    assert "2" == table["round"]


@rule("CH-END-06")
def test_a_single_finisher_wins() -> None:
    """Green is one space beyond the line with one point of damage left; nobody else has done two laps."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  R  .  .
        centre  .  .  .  .  .  .  G  .
        inner   .  .  .  .  .  .  .  .
        green seat 2, speed 1, fortune 0, lap 1, damage 1
        red seat 0, speed 2, fortune 0, lap 1
        """,
    ).play("dice: pace, fortune, fortune, fortune, fortune", "green: keep", "pace +1", IDLE, "red: keep")

    assert "o8" == table["red.space"]  # a front further along its lane, and a lap behind
    assert [2] == table.game.winners


@rule("CH-END-07")
def test_the_furthest_beyond_the_line_wins() -> None:
    """Red crosses after green and with more damage, but further: red wins."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  R  .  .
        centre  .  .  .  .  .  .  G  .
        inner   .  .  .  .  .  .  .  .
        green seat 0, speed 2, fortune 0, lap 1
        red seat 1, speed 5, fortune 0, lap 1, damage 5
        """,
    ).play(IDLE, "green: keep", IDLE, "red: keep")

    assert ["c1", "o3"] == [table["green.space"], table["red.space"]]
    assert [1] == table.game.winners


@rule("CH-END-08", "CH-END-13")
def test_a_finisher_can_be_shot() -> None:
    """Green waits beyond the line until the round ends; a javelin destroys it and red, who is home too, wins."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  R  .  .
        centre  .  .  .  .  .  .  G  .
        inner   .  .  .  .  .  .  .  .
        green seat 0, speed 1, fortune 0, lap 1, damage 1
        red seat 1, speed 3, fortune 0, lap 1
        """,
    ).play("dice: pace, pace, pace, fortune, fortune", "green: keep", "pace +3", THROW, "red: keep")

    assert ["c3", "o1"] == [table["green.space"], table["red.space"]]
    assert ["hold", "javelin green", "caltrop o7", "caltrop o8"] == table.menu

    table.play("javelin green")

    assert "off" == table["green.space"]
    assert [1] == table.game.winners


@rule("CH-END-08", "CH-END-13")
def test_a_finisher_can_be_rammed() -> None:
    """Red ends on the space of green, who is home: both take 2 damage, and red is put back behind the line."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .
        centre  .  .  .  .  .  R  G  .
        inner   B  .  .  .  .  .  .  .
        green seat 0, speed 2, fortune 0, lap 1
        red seat 1, speed 3, fortune 0, lap 1
        """,
    ).play(IDLE, "green: keep", IDLE, "red: keep")

    assert ["10", "10"] == [table["green.damage"], table["red.damage"]]
    assert ["c1", "c8"] == [table["green.space"], table["red.space"]]
    assert ["2", "1"] == [table["green.laps"], table["red.laps"]]


@rule("CH-END-08")
def test_a_caltrop_beyond_the_line() -> None:
    """Green crosses the line, and is destroyed by a caltrop before its movement is over: red goes on alone."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  R  .  .
        centre  .  *  .  .  .  .  G  .
        inner   .  .  .  .  .  .  .  .
        green speed 1, fortune 0, lap 1, damage 1
        red speed 1, fortune 0, lap 1
        """,
    ).play("dice: pace, pace, fortune, fortune, fortune", "green: keep", "pace +2", IDLE, "red: keep")

    assert "off" == table["green.space"]
    assert "no" == table["over"]
    assert "red" == table["order"]


@rule("CH-END-09")
def test_nobody_wins_if_all_are_destroyed() -> None:
    """The last two destroy each other, the one just home and the one behind."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .
        centre  .  .  .  .  .  R  G  .
        inner   .  .  .  .  .  .  .  .
        green speed 2, fortune 0, lap 1, damage 2
        red speed 2, fortune 0, lap 1, damage 2
        """,
    ).play(IDLE, "green: keep")

    assert "2" == table["green.laps"]

    table.play("dice: pace, fortune, fortune, fortune, fortune", "red: keep", "pace +1")

    assert "yes" == table["over"]
    assert [] == table.game.winners
    assert "wrecked" == table.game.reason


@rule("CH-END-10")
def test_the_last_chariot_must_still_finish() -> None:
    """Alone on the track, green has not won until it has done its two laps."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .
        centre  .  .  .  .  .  G  .  R
        inner   .  .  .  .  .  .  .  .
        green seat 4, speed 0, fortune 0, lap 1
        red damage 1, lap 1
        turn green
        """,
    ).play(THROW, "green: keep", "javelin red")

    assert "off" == table["red.space"]
    assert "no" == table["over"]

    table.play("dice: pace, fortune, fortune, fortune, fortune", "green: keep", "accept", "pace +1")

    assert "c7" == table["green.space"]
    assert "no" == table["over"]

    table.play("dice: pace, fortune, fortune, fortune, fortune", "green: keep", "accept", "pace +1")

    assert "c1" == table["green.space"]  # over the wreck's caltrop and the line
    assert "11" == table["green.damage"]
    assert [4] == table.game.winners


@rule("CH-END-09", "CH-END-10")
def test_the_last_chariot_may_still_be_destroyed() -> None:
    """Alone on the track and destroyed before it finishes: nobody wins."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  .
        centre  .  .  .  .  .  G  0  .
        inner   .  .  .  .  .  .  .  .
        green speed 1, fortune 0, lap 1, damage 1
        """,
    ).play(IDLE, "green: keep")

    assert "yes" == table["over"]
    assert [] == table.game.winners


@rule("CH-END-11")
def test_a_destroyed_finisher_does_not_count() -> None:
    """Green was home and is destroyed in the same round; red survives and a new round starts."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  R  .
        centre  .  .  .  .  .  .  G  .
        inner   .  .  .  .  .  .  .  .
        green speed 1, fortune 0, lap 1, damage 1
        red speed 1, fortune 0, lap 1
        """,
    ).play("dice: pace, fortune, fortune, fortune, fortune", "green: keep", "pace +1")

    assert "2" == table["green.laps"]

    table.play(THROW, "red: keep", "javelin green")

    assert "o8" == table["red.space"]
    assert "no" == table["over"]
    assert "2" == table["round"]


@rule("CH-END-12")
@pytest.mark.parametrize("green, red, winners", [(12, 11, [2]), (11, 12, [5]), (11, 11, [2, 5])])
def test_equal_fronts(green: int, red: int, winners: list[int]) -> None:
    """Side by side beyond the line, the less damaged chariot wins, and if that is equal too they share."""
    table = Table(
        "chariot",
        f"""
        outer   .  .  .  .  .  .  .  R
        centre  .  .  .  .  .  .  G  .
        inner   .  .  .  .  .  .  .  .
        green seat 2, speed 4, fortune 0, lap 1, damage {green}
        red seat 5, speed 3, fortune 0, lap 1, damage {red}
        """,
    ).play(IDLE, "red: keep", IDLE, "green: keep")

    assert ["c3", "o3"] == [table["green.space"], table["red.space"]]
    assert winners == table.game.winners


@rule("CH-END-14")
@pytest.mark.parametrize(
    "yellow, script",
    [
        ("speed 0, lap 0", [IDLE, "red: keep", IDLE, "green: keep", IDLE, "yellow: keep"]),
        ("speed 5, lap 1", [IDLE, "red: keep", IDLE, "green: keep", IDLE, "yellow: keep"]),
        ("damage 1, lap 1", [THROW, "red: keep", "javelin yellow", IDLE, "green: keep"]),
    ],
    ids=["far behind", "home as well", "destroyed"],
)
def test_one_chariot_is_enough_to_win(yellow: str, script: list[str]) -> None:
    """What becomes of the winner's second chariot does not matter."""
    table = Table(
        "chariot",
        f"""
        outer   .  .  .  .  .  .  .  R
        centre  .  .  .  .  .  .  G  .
        inner   .  .  .  .  .  Y  .  .
        green seat 1, speed 2, fortune 0, lap 1
        yellow seat 1, fortune 0, {yellow}
        red seat 0, speed 0, fortune 0, lap 1
        """,
        players=2,
    ).play(*script)

    assert [1] == table.game.winners


@rule("CH-END-12", "CH-END-14")
def test_two_level_chariots_of_one_player() -> None:
    """Both are the winning chariot; their player has won once."""
    table = Table(
        "chariot",
        """
        outer   .  .  .  .  .  .  .  R
        centre  .  .  .  .  .  .  G  .
        inner   .  .  .  .  .  Y  .  .
        green seat 1, speed 2, fortune 0, lap 1
        yellow seat 1, speed 3, fortune 0, lap 1
        red seat 0, speed 0, fortune 0, lap 1
        """,
        players=2,
    ).play(IDLE, "red: keep", IDLE, "green: keep", IDLE, "yellow: keep")

    assert ["c1", "i1"] == [table["green.space"], table["yellow.space"]]
    assert [1] == table.game.winners

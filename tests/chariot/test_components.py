"""What is in the box, seen through what the table lets happen (CH-COMP, CH-GOAL)."""

import pytest

from chicane.chariot.boards import BOARDS, content, read_boards
from chicane.chariot.tracks import find_track
from chicane.core.errors import BadInput
from chicane.core.scenario import Table
from tests.rule import rule

SEED_COLOURS = ["green", "red", "yellow", "blue", "purple"]
NOTHING_SPECIAL = "dice: fortune, fortune, fortune, fortune, fortune"

SIX = """
    green at o6, damage 12, speed 1, fortune 0
    red at c5, damage 11, speed 2, fortune 1
    yellow at i4, damage 10, speed 3, fortune 2
    blue at o3, damage 9, speed 4, fortune 3
    purple at c2, damage 8, speed 5, fortune 4
    white at i1, damage 7, speed 6, fortune 5
"""


def levels(table: Table, colour: str) -> list[int]:
    return [int(table[f"{colour}.{track}"]) for track in ("damage", "speed", "fortune")]


@rule("CH-COMP-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_can_race(players: int) -> None:
    """A game has 2 to 6 players."""
    table = Table("chariot", players=players)

    assert "dice" == table.to_act
    assert players == table.game.players


@rule("CH-COMP-01")
@pytest.mark.parametrize("players", [1, 7])
def test_nobody_races_alone_nor_seven_together(players: int) -> None:
    """One player is too few, seven are too many."""
    with pytest.raises(BadInput, match=f"2 to 6 players, not {players}"):
        Table("chariot", players=players)


@rule("CH-COMP-02")
def test_the_circuit_is_two_parts_with_two_sides_each() -> None:
    """Turning one part over changes the spaces of that part and none of the other."""

    def printed(spec: str) -> dict[bool, list[tuple[int, int, int, bool]]]:
        track = find_track(spec)
        spaces = zip(track.lane, track.front, track.limit, track.pillar, strict=True)
        parts: dict[bool, list[tuple[int, int, int, bool]]] = {True: [], False: []}
        for space in spaces:
            parts[2_000 < space[1] <= 22_000].append(space)  # the second part begins two units after the line
        return parts

    a, b, first_turned, second_turned = (printed(spec) for spec in ("A", "B", "BA", "AB"))

    assert a[True] != b[True]
    assert a[False] != b[False]
    assert (a[True], b[False]) == (first_turned[True], first_turned[False])
    assert (b[True], a[False]) == (second_turned[True], second_turned[False])


@rule("CH-COMP-03", "CH-SETUP-02")
def test_six_chariots_of_six_colours() -> None:
    """Six players race six chariots, one each, and there is no seventh."""
    table = Table("chariot", players=6)
    draws = table.menu
    owners = {table[f"{draw.split()[0]}.seat"] for draw in draws}

    assert 6 == len(set(draws))
    assert {"0", "1", "2", "3", "4", "5"} == owners


@rule("CH-COMP-09")
def test_names_of_the_colours() -> None:
    """Green, red, yellow, blue and purple are named by the rulebook; the sixth is white."""
    table = Table("chariot", players=6)

    assert {*SEED_COLOURS, "white"} == {draw.split()[0] for draw in table.menu}


@rule("CH-COMP-04", "CH-SETUP-06")
def test_every_chariot_has_a_lap_counter_of_its_own() -> None:
    """Each of the six counters has two sides, and only the one of the chariot that crosses is turned."""
    table = Table(
        "chariot",
        """
        green at o46, speed 1, fortune 0
        red at c40, lap 1
        yellow at i34, lap -1
        blue at o40, lap 0
        purple at c36, lap 1
        white at i30, lap 0
        turn green
    """,
    )

    assert ["2", "1", "2", "2", "1", "2"] == [table[f"{colour}.dolphins"] for colour in [*SEED_COLOURS, "white"]]

    table.play(NOTHING_SPECIAL, "keep")

    assert ["1", "1", "2", "2", "1", "2"] == [table[f"{colour}.dolphins"] for colour in [*SEED_COLOURS, "white"]]


@rule("CH-COMP-05")
@pytest.mark.parametrize("colour", [*SEED_COLOURS, "white"])
def test_a_board_has_white_and_black_columns(colour: str) -> None:
    """The front of every board has white columns, its back black ones of its own."""
    front = Table("chariot", f"{colour} at o3, board white")
    back = Table("chariot", f"{colour} at o3, board black")

    assert "white-columns" == front[f"{colour}.board"]
    assert colour == back[f"{colour}.board"]
    assert [12, 4, 3] == levels(front, colour)
    assert [12, 4, 3] != levels(back, colour)


@rule("CH-COMP-05")
def test_fronts_are_alike_and_backs_are_not() -> None:
    """Six boards, six different backs."""
    backs = {(board.damage, board.speed, board.fortune, *board.dice, *board.ceiling) for board in BOARDS[1:]}

    assert 6 == len(backs)


@rule("CH-COMP-07", "CH-BOARD-01")
def test_three_markers_for_each_of_six_boards() -> None:
    """Eighteen markers: a turn of green moves green's three and leaves the other fifteen where they are."""
    table = Table("chariot", SIX)
    others = {colour: levels(table, colour) for colour in ("red", "yellow", "blue", "purple", "white")}

    assert [12, 1, 0] == levels(table, "green")
    assert {
        "red": [11, 2, 1], "yellow": [10, 3, 2], "blue": [9, 4, 3], "purple": [8, 5, 4], "white": [7, 6, 5],
    } == others  # fmt: skip

    table.play("dice: sprint, fortune, fortune, turn, turn", "green: keep", "ahead, ahead, ahead")

    assert [11, 3, 2] == levels(table, "green")
    assert others == {colour: levels(table, colour) for colour in others}


@rule("CH-COMP-08")
def test_five_dice_in_the_pool() -> None:
    """A chariot at rest throws all five dice."""
    table = Table("chariot", "green at o3, speed 0, fortune 0")
    thrown = 0
    while "dice" == table.to_act:
        table.play("attack")
        thrown += 1

    assert 5 == thrown
    assert "attack, attack, attack, attack, attack" == table["dice"]


@rule("CH-COMP-08", "CH-BOARD-06")
@pytest.mark.parametrize(
    "dice",
    ["[6, 5, 5, 5, 5, 5, 4, 4, 3, 3, 2, 2, 1]", "[5, 5, 5, 5, 5, 5, 4, 4, 3, 3, 2, 2, 0]",
     "[5, 5, 5, 5, 5, 5, 4, 5, 3, 3, 2, 2, 1]"],
    ids=["a sixth die", "no die at all", "more dice for more speed"],
)  # fmt: skip
def test_what_no_board_may_ask_for(dice: str) -> None:
    """There are five dice and more speed never gives more, whatever a board of one's own would like."""
    with pytest.raises(BadInput, match=r"my\.toml\.board\[0\]\.dice"):
        read_boards(content().replace("[5, 5, 5, 5, 5, 5, 4, 4, 3, 3, 2, 2, 1]", dice, 1), "my.toml")


@rule("CH-COMP-06")
def test_the_supply_holds_twenty_caltrops() -> None:
    """The twentieth cube can be laid, then the supply is empty."""
    cubes = "\n".join(f"caltrop c{number}" for number in range(1, 20))
    table = Table("chariot", f"green at o20, speed 3, fortune 0\n{cubes}")

    assert "1" == table["supply"]

    table.play("dice: attack, attack, fortune, fortune, fortune", "keep", "caltrop o21")

    assert "0" == table["supply"]
    assert 20 == len(table["caltrops"].split(", "))
    assert "dice" == table.to_act  # the second Attack die found nothing to lay: the next turn has begun


@rule("CH-COMP-06", "CH-TRACK-13")
@pytest.mark.parametrize("cubes", [["c1", "c1"], [f"c{number}" for number in range(1, 22)]])
def test_a_drawing_cannot_show_more_cubes_than_there_are(cubes: list[str]) -> None:
    """Neither two cubes on a space nor twenty-one in all."""
    with pytest.raises(BadInput, match="at most one caltrop, and there are only 20"):
        Table("chariot", "green at o3\n" + "\n".join(f"caltrop {name}" for name in cubes))


@rule("CH-GOAL-01")
def test_the_race_is_two_laps() -> None:
    """Crossing the line after one lap decides nothing; after the second lap the race is over and won."""
    first = Table("chariot", "green at o44, speed 4, fortune 0, lap 0").play(NOTHING_SPECIAL, "keep")
    second = Table("chariot", "green at o44, speed 4, fortune 0, lap 1").play(NOTHING_SPECIAL, "keep")

    assert ("o2", "no", "1") == (first["green.space"], first["over"], first["green.laps"])
    assert ("o2", "yes", "0") == (second["green.space"], second["over"], second["winners"])


@rule("CH-TRACK-12")
def test_a_drawing_cannot_show_two_chariots_on_a_space() -> None:
    """A space holds at most one chariot at rest, and a drawing shows chariots at rest."""
    with pytest.raises(BadInput, match="green and red both stand on o3"):
        Table("chariot", "green at o3\nred at o3")


@rule("CH-BOARD-11")
@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("green at o3, damage 13", "green damage: 13 is not between 1 and 12"),
        ("green at o3, damage 0", "green damage: 0 is not between 1 and 12"),
        ("green at o3, speed 13", "green speed: 13 is not between 0 and 12"),
        ("green at o3, speed -1", "green speed: -1 is not between 0 and 12"),
        ("green at o3, fortune 7", "green fortune: 7 is not between 0 and 6"),
        ("green at o3, board black, damage 11", "green damage: 11 is not between 1 and 10"),
        ("green at o3, lap 3", "green lap: 3 is not between -1 and 2"),
        ("green at o3, seat 6", "green seat: 6 is not between 0 and 5"),
    ],
)
def test_a_drawing_cannot_show_a_level_beyond_its_track(line: str, complaint: str) -> None:
    """No level passes the limit printed on its own track."""
    with pytest.raises(BadInput, match=complaint):
        Table("chariot", line)

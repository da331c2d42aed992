"""Black-column chariots: picking a board, choosing a start position, and the ceiling (CH-BLK)."""

from itertools import pairwise

import pytest

from chicane.chariot.boards import BOARDS, COLOURS, Board
from chicane.core.chance import Luck, stroll
from chicane.core.scenario import Table
from tests.rule import rule

BLACK: dict[str, object] = {"black_columns": True}


def draft(players: int, first: int = 0) -> Table:
    """The draft, with this seat to pick first."""
    return Table("chariot", players=players, options=BLACK).play(f"dice: seat {first} first")


def pick_all(table: Table) -> list[int]:
    """Everybody picks the first board on offer; whose picks they were, a last one without a choice included."""
    while "take" in table["menu"]:
        table.play(table.menu[0])
    return [int(table[f"{colour}.seat"]) for colour in table["order"].split(", ")]


def place_all(table: Table) -> list[tuple[int, str]]:
    """Every chariot goes on the last free position; who chose, and for which chariot."""
    chosen = []
    while "none" == table["turn"]:
        chosen.append((int(table.to_act.removeprefix("seat ")), table.menu[0].split()[0]))
        table.play(table.menu[-1])
    return chosen


@rule("CH-BLK-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_all_six_boards_are_laid_out(players: int) -> None:
    """Whatever the number of players the first picker has the choice of six."""
    table = draft(players)

    assert [f"take {colour}" for colour in COLOURS] == table.menu


@rule("CH-BLK-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_random_player_picks_first(players: int) -> None:
    """The dice decide among all players, each as likely as any other."""
    table = Table("chariot", players=players, options=BLACK)

    assert "dice" == table.to_act
    assert [f"seat {seat} first" for seat in range(players)] == table.menu
    assert table.game.weights is None


@rule("CH-BLK-02")
@pytest.mark.parametrize(
    ("players", "first", "picks"), [(4, 0, [0, 1, 2, 3]), (4, 2, [2, 3, 0, 1]), (6, 5, [5, 0, 1, 2, 3, 4])]
)
def test_the_others_pick_clockwise(players: int, first: int, picks: list[int]) -> None:
    """One board each."""
    assert picks == pick_all(draft(players, first))


@rule("CH-BLK-02")
def test_a_board_comes_with_its_chariot() -> None:
    """What is taken is no longer on offer, and races for the one who took it."""
    table = draft(4, 1).play("seat 1: take purple", "seat 2: take red")

    assert ["take green", "take yellow", "take blue", "take white"] == table.menu
    assert ("1", "purple") == (table["purple.seat"], table["purple.board"])
    assert ("2", "red") == (table["red.seat"], table["red.board"])


@rule("CH-BLK-03")
@pytest.mark.parametrize(
    ("players", "first", "picks"),
    [(2, 0, [0, 1, 1, 0]), (2, 1, [1, 0, 0, 1]), (3, 0, [0, 1, 2, 2, 1, 0]), (3, 1, [1, 2, 0, 0, 2, 1])],
)
def test_second_chariots_are_picked_the_other_way_round(players: int, first: int, picks: list[int]) -> None:
    """Counter-clockwise, beginning with the player who picked last."""
    assert picks == pick_all(draft(players, first))


@rule("CH-BLK-04")
@pytest.mark.parametrize(
    ("players", "first", "places"), [(4, 0, [3, 2, 1, 0]), (4, 2, [1, 0, 3, 2]), (5, 3, [2, 1, 0, 4, 3])]
)
def test_start_positions_from_the_last_picker_back(players: int, first: int, places: list[int]) -> None:
    """Counter-clockwise, each player for the one chariot picked."""
    table = draft(players, first)
    pick_all(table)
    chosen = place_all(table)

    assert places == [seat for seat, _ in chosen]
    assert [str(seat) for seat in places] == [table[f"{colour}.seat"] for _, colour in chosen]


@rule("CH-BLK-04")
def test_six_players_leave_the_last_no_choice() -> None:
    """Five choose, from the last picker back; the first picker gets the position that is left."""
    table = draft(6)
    pick_all(table)
    chosen = place_all(table)

    assert [(5, "white"), (4, "purple"), (3, "blue"), (2, "yellow"), (1, "red")] == chosen
    assert "green, red, yellow, blue, purple, white" == table["order"]


@rule("CH-BLK-04", "CH-BLK-12")
def test_any_free_position_may_be_chosen() -> None:
    """All six are on offer to the first to choose, then those that are left; gaps on the grid are legal."""
    table = draft(4)
    pick_all(table)
    table.play("? menu = blue on 1, blue on 2, blue on 3, blue on 4, blue on 5, blue on 6", "seat 3: blue on 5")
    table.play("? menu = yellow on 1, yellow on 2, yellow on 3, yellow on 4, yellow on 6", "seat 2: yellow on 2")
    table.play("? menu = red on 1, red on 3, red on 4, red on 6", "seat 1: red on 6")
    table.play("? menu = green on 1, green on 3, green on 4", "seat 0: green on 4")

    assert ["c40", "o45", "c39", "i33"] == [table[f"{colour}.space"] for colour in ("yellow", "green", "blue", "red")]
    assert "yellow, green, blue, red" == table["order"]


@rule("CH-BLK-05", "CH-BLK-06")
@pytest.mark.parametrize(
    ("first", "firsts", "seconds"),
    [(0, [(1, "red"), (0, "green")], [(0, "blue"), (1, "yellow")]),
     (1, [(0, "red"), (1, "green")], [(1, "blue"), (0, "yellow")])],
)  # fmt: skip
def test_two_players_place_two_chariots(
    first: int, firsts: list[tuple[int, str]], seconds: list[tuple[int, str]]
) -> None:
    """First chariots from the last picker of the first pass on, second ones from whoever placed a first one last."""
    table = draft(2, first)
    pick_all(table)

    assert firsts + seconds == place_all(table)


@rule("CH-BLK-05", "CH-BLK-06")
def test_three_players_place_two_chariots() -> None:
    """Seat 1 picked first: first chariots go 0, 2, 1, second ones 1, 2 and, without a choice, 0."""
    table = draft(3, 1)
    pick_all(table)  # green 1, red 2, yellow 0, blue 0, purple 2, white 1

    assert [(0, "yellow"), (2, "red"), (1, "green"), (1, "white"), (2, "purple")] == place_all(table)
    assert "blue" == table["order"].split(", ")[0]  # the last position left was the first of the grid


@rule("CH-BLK-07")
def test_markers_start_on_the_highlighted_values() -> None:
    """Those of the board picked; they differ from board to board."""
    table = draft(6)
    pick_all(table)
    starts = {
        colour: [int(table[f"{colour}.{track}"]) for track in ("damage", "speed", "fortune")] for colour in COLOURS
    }

    assert {
        "green": [10, 5, 3], "red": [14, 3, 2], "yellow": [9, 6, 4],
        "blue": [11, 4, 6], "purple": [10, 4, 3], "white": [13, 5, 1],
    } == starts  # fmt: skip
    assert 6 == len({tuple(levels) for levels in starts.values()})


@rule("CH-BLK-08")
@pytest.mark.parametrize(("players", "chariots"), [(2, 4), (4, 4), (5, 5)])
def test_unused_material_goes_back_to_the_box(players: int, chariots: int) -> None:
    """Chariots nobody picked stand nowhere, belong to nobody and have no turn."""
    table = draft(players)
    pick_all(table)
    place_all(table)
    unused = [colour for colour in COLOURS if colour not in table["order"].split(", ")]

    assert 6 - chariots == len(unused)
    for colour in unused:
        assert ("off", "-1", "0") == (table[f"{colour}.space"], table[f"{colour}.seat"], table[f"{colour}.damage"])


@rule("CH-BLK-09")
def test_play_follows_the_normal_rules() -> None:
    """A turn on a black board: repair, adjusted speed, dice by speed, reroll, fortune, Sprint, curve, caltrop."""
    table = Table(
        "chariot",
        """
        outer   . . . . . . . . . . . . .
        centre  . . G . 8 . . . . . . . .
        inner   R . . . . . . . . . . . .
        green board black, damage 6, speed 12, fortune 5
        red board black
    """,
        options=BLACK,
    )
    table.play("green: repair 1", "? green.speed = 8", "dice: sprint, attack, sprint", "lift sprint", "throw")
    table.play("dice: fortune", "accept")

    assert ("c13", "10") == (table["green.space"], table["green.speed"])
    assert ("4", "3") == (table["green.damage"], table["green.fortune"])  # 7, Sprint, 2 in the curve; 5 - 3 + 1
    assert "c12" == table.play("caltrop c12")["caltrops"]
    assert "red" == table["turn"]


@rule("CH-BLK-09")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_race_of_black_boards_comes_to_its_end(players: int) -> None:
    """The front row begins, and two laps or the last wreck end it."""
    table = draft(players, 1)
    picks = pick_all(table)
    picked = dict(zip(table["order"].split(", "), picks, strict=True))
    place_all(table)

    assert ("1", table["order"].split(", ")[0]) == (table["round"], table["turn"])
    for colour, seat in picked.items():
        assert (colour, str(seat)) == (table[f"{colour}.board"], table[f"{colour}.seat"])

    stroll(table.game, Luck(f"black {players}"))

    assert table.game.reason in ("finished", "wrecked")


@rule("CH-BLK-10")
def test_boards_with_two_speeds_beside_a_damage_level() -> None:
    """On the yellow, green and purple boards, and only there, some damage levels align with two speeds."""
    doubled = {board.id for board in BOARDS if any(high - low > 1 for low, high in pairwise(board.ceiling))}

    assert {"yellow", "green", "purple"} == doubled


@rule("CH-BLK-10", "CH-BLK-11")
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_phase_two_lowers_speed_to_the_highest_aligned_one(board: Board) -> None:
    """For every damage level: top speed drops to the ceiling, and the ceiling itself is left alone."""
    colour, columns = ("green", "white") if board.id == "white-columns" else (board.id, "black")
    for damage in range(1, board.damage_top + 1):
        ceiling = board.ceiling[damage]
        for speed, adjusted in ((board.speed_top, ceiling), (ceiling, ceiling), (ceiling - 1, ceiling - 1)):
            table = Table("chariot", f"{colour} at o3, board {columns}, damage {damage}, speed {speed}, fortune 0")

            assert str(adjusted) == table[f"{colour}.speed"], (damage, speed)


@rule("CH-BLK-11")
@pytest.mark.parametrize(
    ("colour", "damage", "speed", "adjusted"),
    [
        ("yellow", 6, 13, "9"), ("yellow", 2, 13, "3"), ("green", 7, 12, "8"), ("purple", 3, 10, "4"),
        ("red", 9, 11, "8"), ("red", 14, 11, "11"), ("blue", 5, 11, "5"), ("white", 10, 11, "9"),
    ],
)  # fmt: skip
def test_the_ceiling_is_a_table_of_each_board(colour: str, damage: int, speed: int, adjusted: str) -> None:
    """Damage beside its highest speed, board by board."""
    table = Table("chariot", f"{colour} at o3, board black, damage {damage}, speed {speed}, fortune 0")

    assert adjusted == table[f"{colour}.speed"]


@rule("CH-EX-11")
@pytest.mark.parametrize(("speed", "adjusted"), [(11, "10"), (10, "10"), (9, "9"), (12, "10")])
def test_green_at_damage_eight(speed: int, adjusted: str) -> None:
    """Damage 8 stands beside speeds 9 and 10: Lola drops from 11 to 10, not 9."""
    table = Table("chariot", f"green at o3, board black, damage 8, speed {speed}, fortune 0")

    assert adjusted == table["green.speed"]


@rule("CH-BLK-09", "CH-BOARD-11")
@pytest.mark.parametrize(("colour", "top"), [("red", "11"), ("yellow", "13"), ("purple", "10")])
def test_each_black_board_has_its_own_top_speed(colour: str, top: str) -> None:
    """Sprinting takes a chariot to the end of its own track and no further."""
    table = Table("chariot", f"{colour} at o20, board black, speed {int(top) - 1}, fortune 0\ngreen at o3")
    while "dice" == table.to_act:
        table.play("sprint")

    assert top == table.play("keep")[f"{colour}.speed"]

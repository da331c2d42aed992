"""The chariot board: damage, speed and fortune, and the limits of each (CH-BOARD)."""

from collections.abc import Iterator
from itertools import pairwise, product

import pytest

from chicane.chariot.boards import BOARDS, Board
from chicane.chariot.dice import FACES
from chicane.chariot.move import Move
from chicane.chariot.state import OFF, Race
from chicane.core.chance import Luck, stroll
from chicane.core.match import new
from chicane.core.registry import find
from chicane.core.scenario import Table
from chicane.core.view import WATCHER
from tests.rule import rule

# Speed on the white side, and the dice it gives.
DICE = {0: 5, 1: 5, 2: 5, 3: 5, 4: 5, 5: 5, 6: 4, 7: 4, 8: 3, 9: 3, 10: 2, 11: 2, 12: 1}

STRAIGHT = """
    outer   . . G . . . . . . . . . . . . . . . . .
    centre  . . . . . . . . . . . . . . . . . . . .
    inner   R . . . . . . . . . . . . . . . . . . .
    red speed 0, fortune 0
    green fortune 0, """


def throws(table: Table, face: str = "fortune") -> int:
    """Let every die of the roll show a face; how many there were."""
    count = 0
    while "dice" == table.to_act:
        table.play(face)
        count += 1
    return count


def decisions(players: int, options: dict[str, object], seed: str) -> Iterator[Race]:
    """A race played at random, as it stands at each decision."""
    race = find("chariot").start(players, options)
    assert isinstance(race, Race)
    luck = Luck(seed)
    while not race.over:
        yield race
        stroll(race, luck, limit=1)


@rule("CH-BOARD-01")
def test_three_tracks() -> None:
    """Damage, speed and fortune each have a marker of their own, and one turn moves all three."""
    table = Table("chariot", STRAIGHT + "damage 12, speed 4")
    table.play("dice: sprint, fortune, fortune, fortune, fortune", "green: keep")

    assert "11" == table["green.damage"]
    assert "6" == table["green.speed"]
    assert "4" == table["green.fortune"]


@rule("CH-BOARD-02")
def test_all_markers_are_public() -> None:
    """Every seat, and a watcher too, sees the markers of every chariot at any time."""
    match = new("chariot", players=3, seed="open boards")
    luck = Luck("open boards")
    for _ in range(150):
        race = match.game
        assert isinstance(race, Race)
        for seat in (0, 1, 2, WATCHER):
            state = match.seen_by(seat).state
            assert [race.damage, race.speed, race.fortune] == [state["damage"], state["speed"], state["fortune"]]
        match.play(match.options[luck.below(len(match.options))])

    assert not match.over


@rule("CH-BOARD-03")
def test_an_intact_chariot_is_at_twelve() -> None:
    """The damage track of the white side begins at 12, and nothing can be repaired there."""
    table = Table("chariot", "green at o3, fortune 6")

    assert ("12", "dice") == (table["green.damage"], table.to_act)


@rule("CH-BOARD-03")
@pytest.mark.parametrize(("damage", "left", "space"), [(12, "11", "o9"), (2, "1", "o7"), (1, "0", "off")])
def test_damage_runs_from_twelve_to_nought(damage: int, left: str, space: str) -> None:
    """From 12 it counts down; at 1 the chariot still races, at 0 it is destroyed."""
    table = Table("chariot", STRAIGHT + f"speed 4, damage {damage}")
    table.play("dice: sprint, fortune, fortune, fortune, fortune", "green: keep")

    assert left == table["green.damage"]
    assert space == table["green.space"]


@rule("CH-BOARD-04")
@pytest.mark.parametrize(("number", "damage"), [(1, "7"), (2, "8"), (3, "9")])
def test_damage_moves_the_marker_down(number: int, damage: str) -> None:
    """Taking n damage moves the marker down by n: here at a curve entered at speed 4, from 10."""
    table = Table(
        "chariot",
        f"""
        outer   . G {number} . . . .
        centre  . . . . . . .
        inner   R . . . . . .
        green speed 4, damage 10, fortune 0
    """,
    )
    table.play("dice: fortune, fortune, fortune, fortune, fortune", "green: keep")

    assert damage == table["green.damage"]


@rule("CH-BOARD-04")
@pytest.mark.parametrize("points", [1, 2, 3])
def test_repairing_moves_the_marker_up(points: int) -> None:
    """Repairing n moves the marker up by n."""
    table = Table("chariot", STRAIGHT + "damage 5, fortune 3").play(f"green: repair {points}")

    assert str(5 + points) == table["green.damage"]


@rule("CH-BOARD-05")
@pytest.mark.parametrize("speed", range(13))
def test_speed_is_the_number_of_movement_points(speed: int) -> None:
    """A chariot goes as many spaces as its speed marker shows."""
    table = Table("chariot", STRAIGHT + f"speed {speed}")
    throws(table)
    table.play("green: keep")

    assert f"o{3 + speed}" == table["green.space"]


@rule("CH-BOARD-06", "CH-BOARD-14", "CH-BOARD-15", "CH-ROLL-01")
@pytest.mark.parametrize(("speed", "dice"), DICE.items())
def test_speed_fixes_the_number_of_dice(speed: int, dice: int) -> None:
    """White side: 5 dice up to speed 5, then 4, 3, 2, and a single one at 12."""
    assert dice == throws(Table("chariot", STRAIGHT + f"speed {speed}"))


@rule("CH-BOARD-06")
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_more_speed_never_gives_more_dice(board: Board) -> None:
    """On every board, either side, the dice only get fewer."""
    assert all(fewer <= more for more, fewer in pairwise(board.dice))
    assert 5 == board.dice[0]
    assert 1 <= board.dice[-1] < 5


@rule("CH-BOARD-07", "CH-BOARD-11")
@pytest.mark.parametrize(("speed", "final"), [(9, "11"), (10, "12"), (11, "12"), (12, "12")])
def test_top_of_the_white_speed_track(speed: int, final: str) -> None:
    """Speed stops at 12; what would pass the limit is lost."""
    table = Table("chariot", STRAIGHT + f"speed {speed}")
    table.play("dice: sprint")
    throws(table)
    table.play("green: keep")

    assert final == table["green.speed"]
    assert f"o{3 + int(final)}" == table["green.space"]


@rule("CH-BOARD-08", "CH-BOARD-11")
@pytest.mark.parametrize(("speed", "final"), [(4, "1"), (3, "0"), (2, "0"), (0, "0")])
def test_bottom_of_the_speed_track(speed: int, final: str) -> None:
    """Speed can't be negative: three Pace dice down stop a chariot at 0."""
    table = Table("chariot", STRAIGHT + f"speed {speed}")
    table.play("dice: pace, pace, pace, fortune, fortune", "green: keep", "pace -3")

    assert final == table["green.speed"]


@rule("CH-BOARD-09", "CH-BOARD-11")
@pytest.mark.parametrize(("fortune", "after"), [(2, "5"), (3, "6"), (4, "6"), (6, "6")])
def test_top_of_the_fortune_track(fortune: int, after: str) -> None:
    """Fortune stops at 6; three more favours than that are lost."""
    table = Table("chariot", STRAIGHT + f"fortune {fortune}, speed 8")
    table.play("dice: fortune, fortune, fortune", "green: keep", "accept")

    assert after == table["green.fortune"]


@rule("CH-BOARD-10", "CH-ROLL-10")
@pytest.mark.parametrize(("fortune", "left"), [(2, "0"), (3, "1")])
def test_bottom_of_the_fortune_track(fortune: int, left: str) -> None:
    """Fortune can't be negative: the last 2 may be spent, and then nothing is for sale."""
    table = Table("chariot", STRAIGHT + f"fortune {fortune}")
    table.play("dice: sprint, sprint, sprint, sprint, sprint", "keep", "change sprint")

    assert left == table["green.fortune"]

    table.play("to turn")

    assert ["ahead", "in"] == table.menu  # Phase 5 has begun


@rule("CH-BOARD-12")
def test_fortune_has_three_uses() -> None:
    """Whatever else is done in a race, fortune only falls by a repair, a reroll or a die set to a face."""
    uses = set()
    for seed in ("kalends", "nones", "ides"):
        match = new("chariot", players=4, seed=seed)
        luck = Luck(seed)
        while not match.over:
            assert isinstance(match.game, Race)
            before = match.game.fortune[:]
            option = match.options[luck.below(len(match.options))]
            match.play(option)
            if any(now < then for now, then in zip(match.game.fortune, before, strict=True)):
                uses.add(option.rstrip("123"))

    assert {"repair ", "buy reroll", *(f"change {face}" for face in FACES)} == uses


@rule("CH-BOARD-13")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_start_values_of_the_white_side(players: int) -> None:
    """Damage 12, speed 4, fortune 3."""
    table = Table("chariot", players=players)
    while "dice" == table.to_act and " on " in table.menu[0]:
        table.play(table.menu[0])
    colours = table["order"].split(", ")

    assert {2: 4, 3: 6, 4: 4, 5: 5, 6: 6}[players] == len(colours)
    for colour in colours:
        assert ["12", "4", "3"] == [table[f"{colour}.{track}"] for track in ("damage", "speed", "fortune")]


@rule("CH-BOARD-16", "CH-ADJ-01")
@pytest.mark.parametrize("damage", range(1, 13))
def test_damage_and_speed_share_one_scale(damage: int) -> None:
    """White side: damage n stands beside speed n, so a chariot at full speed drops to n."""
    table = Table("chariot", STRAIGHT + f"damage {damage}, speed 12")

    assert str(damage) == table["green.speed"]


@rule("CH-BOARD-10", "CH-BOARD-11", "CH-TRACK-12", "CH-TRACK-13", "CH-COMP-06")
@pytest.mark.parametrize(("players", "track"), list(product([2, 3, 6], ["A", "B"])))
@pytest.mark.parametrize("black", [False, True])
def test_no_limit_is_ever_passed(players: int, track: str, black: bool) -> None:
    """In random races every level stays on its track, and no space holds two chariots at rest or two cubes."""
    for race in decisions(players, {"track": track, "black_columns": black}, f"limits {players} {track} {black}"):
        for chariot in race.order:
            board = race.kind(chariot)
            assert 0 <= race.damage[chariot] <= board.damage_top
            assert 0 <= race.speed[chariot] <= board.speed_top
            assert 0 <= race.fortune[chariot] <= 6
        assert len(race.caltrops) == len(set(race.caltrops)) <= 20
        if not isinstance(race.pending, Move):
            resting = [race.space[chariot] for chariot in race.racing() if race.space[chariot] != OFF]
            assert len(resting) == len(set(resting))

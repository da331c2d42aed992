"""Collisions: where the mover stops, what it costs it, and what it costs whom it hits (WK-COLL)."""

import pytest

from chicane.core.scenario import Table
from chicane.wreckage.shapes import LENGTH
from chicane.wreckage.state import Wreckage
from tests.rule import rule
from tests.wreckage.frail import frail

AFAR = "blue van: at -4 0, heading 0"


def drive(red: str, *lines: str, players: int = 2, play: str = "go", car: str = "red sedan") -> Table:
    """Red starts at the origin and looks north, unless told otherwise, and drives."""
    board = "\n".join([f"{car}: at 0 0, heading 0, {red}", *lines, "begin: turn red"])
    return Table("wreckage", board, players).play(f"red: {play}")


def cards(table: Table) -> int:
    """How many cards are drawn until something else is to be decided; all of them 0, while there are any."""
    count = 0
    while table.to_act == "dice" and table.menu[0].startswith("card"):
        table.play(f"dice: {table.menu[0]}")
        count += 1
    return count


@rule("WK-COLL-01", "WK-COLL-02", "WK-COLL-03")
@pytest.mark.parametrize(
    "line, y",
    [
        ("obstacle: 0 2.4", 1.5),
        ("column: 0.3 2.4", 1.503),
        ("tyres: 0 2.4", 1.5),
        ("mine: 0 2.15", 1.5),
        ("green jeep: at 0 2.25, heading 90", 1.5),
        ("green jeep: at 0.49 2.5, heading 0", 1.5),
    ],
)
def test_a_move_that_cannot_be_completed(line: str, y: float) -> None:
    """It ends in contact, and the dashboard shows 0."""
    away = [AFAR] if line.startswith("green") else [AFAR, "green jeep: at 4 0"]
    table = drive("speed 3", *away, line, players=3)

    assert y == pytest.approx(float(table["red at"].split()[1]), abs=0.001)
    assert ("0", "dice", "0.00") == (table["red speed"], table.to_act, table["red heading"])


@rule("WK-COLL-01", "WK-GEO-16")
@pytest.mark.parametrize("line", ["obstacle: 0 3.9", "obstacle: 0.65 2", "green jeep: at 0 4", "green jeep: at 0.5 2"])
def test_touching_is_no_collision(line: str) -> None:
    """Up to the bumper, or along the flank: the move is complete and the speed stays."""
    away = [AFAR] if line.startswith("green") else [AFAR, "green jeep: at 4 0"]
    table = drive("speed 3", *away, line, players=3)

    assert ("0.000 3.000", "3", "0") == (table["red at"], table["red speed"], table["phase"])


@rule("WK-COLL-01", "WK-COLL-05")
def test_the_limit_of_the_arena() -> None:
    """It is run into like an obstacle: two cards at speed 2."""
    board = "red sedan: at 0 4.5, heading 0, speed 2\nblue van: at 4 -3\nbegin: turn red"
    table = Table("wreckage", board, 2).play("red: go")

    assert ("0.000 5.495", "0", 2) == (table["red at"], table["red speed"], cards(table))


@rule("WK-COLL-04")
@pytest.mark.parametrize("line", ["obstacle: 0.62 2.2", "green jeep: at 0.4 2.5, heading 0"])
def test_no_shot_after_a_collision(line: str) -> None:
    """The target is ahead and in sight; without the collision it could be fired at."""
    lines = ["blue van: at 0 4.5, heading 0", line]
    if not line.startswith("green"):
        lines.append("green jeep: at -4 0")
    table = drive("speed 2, equipment machine-gun", *lines, players=3)
    assert 2 <= cards(table) <= 4

    assert ("0", "red") == (table["phase"], table.to_act)
    free = drive("speed 2, equipment machine-gun", lines[0], "green jeep: at -4 0", players=3)
    assert ["fire machine-gun blue", "hold fire"] == free.menu


@rule("WK-COLL-04", "WK-COLL-10")
def test_no_move_after_a_collision_in_a_turn() -> None:
    """The tail swings into a car: the move and the shot are lost."""
    table = drive(
        "speed 2, plays right, equipment machine-gun",
        "blue van: at 0 -1.1, heading 0",
        "green jeep: at 0.3 2.5",
        players=3,
        play="right 45",
    )
    heading = table["red heading"]
    assert ("dice", "0", "11.53") == (table.to_act, table["red speed"], heading)

    assert (4, "0") == (cards(table), table["phase"])  # 2 for each of the two, as the van stands
    assert heading == table["red heading"]


@rule("WK-COLL-05")
@pytest.mark.parametrize("speed", [1, 2, 3, 4])
def test_as_many_cards_as_the_speed(speed: int) -> None:
    """The speed on the dashboard before it is reset."""
    assert speed == cards(drive(f"speed {speed}", AFAR, "obstacle: 0 1.1"))


@rule("WK-COLL-06")
@pytest.mark.parametrize("car", ["green jeep", "red sedan", "yellow coupe"])
def test_handling_does_not_help_the_mover(car: str) -> None:
    """Every point becomes a marker, whatever the handling, and even while dodging."""
    colour = car.split()[0]
    board = f"{car}: at 0 0, heading 0, speed 2, plays dodge\n{AFAR}\nobstacle: 0 1.1\nbegin: turn {colour}"
    table = Table("wreckage", board, 2).play(f"{colour}: go", "dice: card 1, card 2")

    assert "3" == table[f"{colour} damage"]


@rule("WK-COLL-06", "WK-COLL-07")
def test_handling_does_not_help_the_one_hit() -> None:
    """The jeep has handling 3 and bears every point of its own draw."""
    table = drive("speed 1", "green jeep: at 0 1.5, heading 0, speed 1").play("dice: card 1", "dice: card 0, card 2")

    assert ("1", "2") == (table["red damage"], table["green damage"])


@rule("WK-COLL-07", "WK-COLL-14")
def test_two_draws_one_after_the_other() -> None:
    """The mover's is settled first, its icons included; only then cards are drawn for the vehicle hit."""
    table = drive("speed 2", "green jeep: at 0 1.5, heading 0, speed 1")
    table.play("dice: card 1 spin, card 1 irreversible")
    assert ("2", "0", "heading 0") == (table["red damage"], table["green damage"], table.menu[0])

    table.play("dice: heading 180")
    assert ("180.00", "lose accelerate") == (table["red heading"], table.menu[0])

    table.play("dice: lose crush", "dice: card 1 spin, card 2, card 0")
    assert ("2", "3", "heading 0") == (table["red damage"], table["green damage"], table.menu[0])


@rule("WK-COLL-07", "WK-GOAL-02")
def test_a_mover_that_breaks_up_still_hits() -> None:
    """Red is destroyed by its own draw; green draws all the same, survives and is the last one."""
    table = drive(f"speed 2, {frail('sedan')}", "green jeep: at 0 1.5, speed 1", play="on, go").play(
        "dice: card 1, card 0"
    )
    assert ("yes", "no", "dice") == (table["red out"], table["over"], table.to_act)

    table.play("dice: card 1, card 1, card 1")

    assert ("3", "yes", "1", "last") == (table["green damage"], table["over"], table["winners"], table["reason"])


@rule("WK-COLL-07", "WK-GOAL-03")
def test_both_break_up() -> None:
    """The draw of the vehicle hit comes before it is decided who is left: nobody."""
    table = drive(f"speed 2, {frail('sedan')}", f"green jeep: at 0 1.5, speed 1, {frail('jeep')}", play="on, go")
    table.play("dice: card 1, card 0", "dice: card 1, card 0, card 0")

    assert ("yes", "none", "nobody") == (table["over"], table["winners"], table["reason"])


@rule("WK-COLL-07")
def test_a_mover_that_breaks_up_with_jerrycans_drops_them_before_the_second_draw() -> None:
    """Its draw is settled to the end, then the other one is made."""
    table = drive(f"speed 1, {frail('sedan')}, cans 1", "green jeep: at 0 1.5, speed 0", play="on, go").play(
        "dice: card 1"
    )
    assert ("red", "no", "0") == (table.to_act, table["red out"], table["green damage"])

    table.play("red: drop rear")
    assert ("dice", "yes", "no") == (table.to_act, table["red out"], table["over"])
    assert "1" == table.play("dice: card 2")["winners"]


@rule("WK-COLL-08")
@pytest.mark.parametrize("own, other", [(3, 2), (1, 0), (2, 4)])
def test_both_speeds_count_against_the_vehicle_hit(own: int, other: int) -> None:
    """The mover draws for its own speed, the other one for both."""
    table = drive(f"speed {own}", f"green jeep: at 0 1.5, heading 90, speed {other}")
    table.play(*["dice: card 0"] * own, "dice: card 1")

    assert ("0", own + other - 1) == (table["red damage"], cards(table))
    assert ("0", "1") == (table["red damage"], table["green damage"])


@rule("WK-COLL-09")
def test_the_vehicle_hit_stays_as_it_is() -> None:
    """Its place, its heading and its speed; and in its own turn it moves by that speed."""
    board = """
    red sedan: at 0 0, heading 0, speed 3
    green jeep: at 0 2, heading 100, speed 2
    begin: phase 1
    """
    table = Table("wreckage", board, 2).play("red: go")

    assert 3 + 3 + 2 == cards(table)
    assert ("0.000 2.000", "100.00", "2") == (table["green at"], table["green heading"], table["green speed"])
    assert ("green", "1.970 1.653") == (table.to_act, table.play("green: go")["green at"])


@rule("WK-COLL-10")
@pytest.mark.parametrize("line", ["obstacle: 0.9 0", "mine: 0.9 0"])
def test_a_turn_into_a_token(line: str) -> None:
    """It stops on the way, and the consequences are those of a straight move."""
    table = drive("speed 3, plays right", AFAR, line, play="right 45")

    assert 0 < float(table["red heading"]) < 45
    assert ("0", 3 + line.startswith("mine")) == (table["red speed"], cards(table))


@rule("WK-COLL-10")
def test_a_turn_into_the_limit() -> None:
    """The outer corner leaves the arena after some degrees."""
    board = f"red sedan: at 5.6 0, heading 0, speed 1, plays right\n{AFAR}\nbegin: turn red"
    table = Table("wreckage", board, 2).play("red: right 45")

    assert 0 < float(table["red heading"]) < 45
    assert ("0", 1) == (table["red speed"], cards(table))


@rule("WK-COLL-11")
def test_vehicles_count_before_obstacles() -> None:
    """Both are met at the same instant: one collision, with the vehicle; the column's cards are not drawn."""
    table = drive("speed 2", "green jeep: at -0.45 2, heading 0, speed 1", "column: 0.24 1.9")
    assert "wreckage-told-ram" == table["said"].split(", ")[-1]

    table.play(*["dice: card 1"] * 2)
    assert ("2", 3) == (table["red damage"], cards(table))


@rule("WK-COLL-11")
def test_obstacles_count_before_the_limit() -> None:
    """At the limit and at a mine at once: the mine goes off, one card more."""
    board = ["red sedan: at 0 5, heading 0, speed 1", AFAR, "begin: turn red"]
    table = Table("wreckage", "\n".join(board), 2)
    assert isinstance(table.game, Wreckage)
    table.game.mines = [(0, round(((36 - 0.25**2) ** 0.5 + 0.15) * LENGTH))]  # no mine is ever laid so far out
    table.play("red: go")

    assert ("none", 2) == (table["mines"], cards(table))


@rule("WK-COLL-12", "WK-MOVE-05")
@pytest.mark.parametrize("speed, drawn", [(0, 0), (2, 2)])
def test_a_turn_at_speed_0(speed: int, drawn: int) -> None:
    """The mover draws nothing; whom it hits draws for its own speed."""
    table = drive("speed 0, plays right", f"blue van: at 0 -1.1, speed {speed}", play="right 45")

    assert ("0", drawn) == (table["red speed"], cards(table))
    assert ("0", "0") == (table["phase"], table["red damage"])
    assert "wreckage-told-ram" in table["said"]


@rule("WK-COLL-13")
@pytest.mark.parametrize("line", ["obstacle: 0 0.9", "green jeep: at 0 1, speed 0"])
def test_against_what_is_touched_already(line: str) -> None:
    """A collision after no distance at all, with all that belongs to it."""
    lines = [line] if line.startswith("green") else [line, AFAR]
    table = drive("speed 2", *lines)

    assert ("0.000 0.000", "0") == (table["red at"], table["red speed"])
    assert (4 if line.startswith("green") else 2) == cards(table)

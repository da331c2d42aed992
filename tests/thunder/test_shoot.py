"""Step 4: who may shoot at whom, and what hits (TR-SHT)."""

import pytest

from chicane.core.scenario import Table
from tests.rule import rule


def facing(target: str, *lines: str, extra: str = "") -> Table:
    """Red's small car has driven to c4, with a target on c5."""
    return Table("thunder", f"c . . .r1 . {target} .\n f .b2\n red dice 1\n {extra}", players=2).play("red: F", *lines)


@rule("TR-SHT-01", "TR-SHT-14")
def test_faq_31_nobody_shoots_in_round_1() -> None:
    """Step 4 is skipped, and the chopper's gun is silent as well."""
    assert "blue" == facing(".b1", extra="round 1").to_act

    table = Table("thunder", "c .r1 . .b1 .\n round 1\n red dice 1 2", players=2)
    table.play("red: r1 1", "red: airstrike 2", "red: chopper b2")
    assert ["FL", "F", "FR"] == table.menu


@rule("TR-SHT-02")
def test_one_shot_after_the_move() -> None:
    """From round 2 on the active vehicle may make one shot; it is optional."""
    assert ["hold", "shoot b1"] == facing(".b1").menu
    assert "blue" == facing(".b1", "red: hold").to_act
    shot = facing(".b1", "red: shoot b1", "dice: any, dent")
    assert ["dent", "blue"] == [shot["b1.damage"], shot.to_act]


@rule("TR-SHT-03")
@pytest.mark.parametrize(
    "space, reached",
    [
        ("b4", True),
        ("c5", True),
        ("d4", True),
        ("b3", False),
        ("c3", False),
        ("d3", False),
        ("a4", False),
        ("a5", False),
        ("c6", False),
        ("e4", False),
        ("e5", False),
    ],
)
def test_only_the_front_arc_one_space_away(space: str, reached: bool) -> None:
    """Front left, front and front right of c4; not behind, not beside, not two spaces off."""
    start, way = ("b3", "FR") if space == "d3" else ("d3", "FL")
    table = Table("thunder", f"c4: .\n r1 at {start}\n b1 at {space}\n b2 at f1\n red dice 1", players=2)
    table.play(f"red: {way}", "? r1 = c4")

    assert reached == ("shoot b1" in table.menu)


@rule("TR-SHT-04")
def test_the_target_is_picked_before_the_die_is_rolled() -> None:
    """Each target is an option of its own; then the die falls."""
    table = facing(".b1", extra="b3 at d4")

    assert ["hold", "shoot b1", "shoot b3"] == table.menu
    table.play("red: shoot b3")
    assert ["dice", ["small-medium", "medium", "large", "any"]] == [table.to_act, table.menu]
    table.play("dice: large, dent")
    assert ["none", "dent"] == [table["b1.damage"], table["b3.damage"]]


@rule("TR-SHT-05")
def test_choppers_are_no_targets() -> None:
    """Alone ahead, or above a car: only road vehicles can be shot at."""
    assert "blue" == facing("B").to_act
    assert ["hold", "shoot b1"] == facing(".b1B").menu


@rule("TR-SHT-06")
def test_ones_own_cars_are_targets() -> None:
    """And are hurt like others."""
    table = facing(".r3", extra="r3 moved")

    assert ["hold", "shoot r3"] == table.menu
    table.play("red: shoot r3", "dice: large, dent")
    assert "dent" == table["r3.damage"]


@rule("TR-SHT-07")
@pytest.mark.parametrize("face, gone", [("any", True), ("small-medium", True), ("medium", False), ("large", False)])
def test_wrecks_are_targets(face: str, gone: bool) -> None:
    """A wreck is small; a hit eliminates it."""
    table = facing("w")

    assert ["hold", "shoot w1"] == table.menu
    table.play("red: shoot w1", f"dice: {face}")
    assert ("gone" if gone else "c5") == table["w1"]


@rule("TR-SHT-08")
@pytest.mark.parametrize(
    "face, hit", [("small-medium", ["b1", "b2"]), ("medium", ["b2"]), ("large", ["b3"]), ("any", ["b1", "b2", "b3"])]
)
@pytest.mark.parametrize("car", ["b1", "b2", "b3"])
def test_which_face_hits_which_size(car: str, face: str, hit: list[str]) -> None:
    """S/M hits small and medium, M medium only, L large only, any hits all."""
    spare = "b3" if car == "b2" else "b2"
    table = Table("thunder", f"c .r1 . .{car} .\n f .{spare}\n red dice 1", players=2)
    table.play("red: F", f"red: shoot {car}", f"dice: {face}")

    assert (car in hit) == ("dent" in table.menu)
    assert ("dice" if car in hit else "blue") == table.to_act


@rule("TR-SHT-08")
def test_how_often_each_face_comes() -> None:
    """One S/M, one M, three L and one that hits any size."""
    table = facing(".b1", "red: shoot b1")

    assert [1, 1, 3, 1] == table.game.weights


@rule("TR-SHT-09")
def test_a_hit_car_takes_one_damage() -> None:
    """A token is drawn and resolved at once."""
    table = facing(".b1", "red: shoot b1", "dice: any, skid F")

    assert ["c6", "skid F", "19"] == [table["b1"], table["b1.damage"], table["damage pile"]]


@rule("TR-SHT-12")
@pytest.mark.parametrize("token", ["dent", "skid F"])
def test_what_is_inoperable_or_eliminated_does_not_shoot(token: str) -> None:
    """A car that its move has broken, or killed, has no shot."""
    table = Table(
        "thunder",
        """
        b  .  .b1  .
        c  .r1  ?  #
        d  .  .b2  .
        e  .r2
        r1 damage dent
        red dice 1
        r2 moved
        """,
        players=2,
    ).play("red: F", f"dice: mine, {token}")

    assert ("inoperable" if token == "dent" else "gone") == table["r1.state"]
    assert "blue" == table.to_act


@rule("TR-SHT-13")
def test_a_hit_on_an_inoperable_vehicle_does_nothing() -> None:
    """It may be targeted, but no token is drawn."""
    table = facing(".b1", extra="b1 damage dent, dent")

    assert ["hold", "shoot b1"] == table.menu
    table.play("red: shoot b1", "dice: any")
    assert ["dent, dent", "18", "blue"] == [table["b1.damage"], table["damage pile"], table.to_act]


@rule("TR-SHT-16")
def test_a_target_on_the_next_tile() -> None:
    """The seam between tiles does not matter."""
    table = Table("thunder", "c7: .r1 . .b1\n d8: .b2\n red dice 1", players=2).play("red: F")

    assert ["c8", ["hold", "shoot b1", "shoot b2"]] == [table["r1"], table.menu]


@rule("TR-SHT-16")
@pytest.mark.parametrize("final", ["final", ""])
def test_nothing_beyond_the_board_can_be_shot(final: str) -> None:
    """At the front edge, with cars in the starting area and a column of cars at the rear."""
    table = Table("thunder", f"c23: .r1 .\n b1 at c1\n b2 at start\n {final}\n red dice 1", players=2).play("red: F")

    assert ["c24", "blue"] == [table["r1"], table.to_act]


@rule("TR-SHT-17")
def test_a_damaged_vehicle_may_shoot() -> None:
    """Hurt while moving, but still operable."""
    table = Table("thunder", "c .r1 ? .b1 .\n red dice 3", players=2).play("red: F", "dice: mine, dent")

    assert ["c2", ["hold", "shoot b1"]] == [table["r1"], table.menu]


@rule("TR-SHT-18")
def test_only_the_vehicle_that_moved_shoots() -> None:
    """Other cars of the crew, and a chopper without its command, have targets in vain."""
    table = Table(
        "thunder",
        """
        a  .r1  .  .
        c  .r2  .b1  .
        e  R  .b2  .
        red dice 1 2
        """,
        players=2,
    ).play("red: r1 1, no command, F")

    assert "blue" == table.to_act

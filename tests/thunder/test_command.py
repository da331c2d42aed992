"""Step 2: Airstrike, Nitro, Drift and Repair (TR-CMD)."""

import pytest

from chicane.core.scenario import Table
from chicane.thunder.state import Thunder
from tests.rule import rule

AHEAD = """
    a  .  .  .  .  .  .  .  .  .  .
    b  .  .  .  .  .  .  .  .  .  .
    c  .  .r1  .  .  .b1  .  .b2  .  .
    d  .  .  .  .  .  .  .  .  .  .
"""


# In general


@rule("TR-CMD-01")
def test_the_command_comes_before_the_move() -> None:
    """It activates before the assigned vehicle has moved."""
    table = Table("thunder", "c .r1 . . .\n f .b1\n r1 damage dent\n red dice 2 6", players=2)
    table.play("red: r1 2", "red: repair 6")

    assert ["none", "c1", "2"] == [table["r1.damage"], table["r1"], table["r1.moves"]]
    assert "red" == table.to_act


@rule("TR-CMD-01")
def test_an_effect_reaches_into_the_move() -> None:
    """Drift is activated in step 2 and used in step 3 of the same turn."""
    table = Table("thunder", f"{AHEAD}\n red dice 4 5", players=2)
    table.play("red: r1 4", "red: drift 5", "red: F, F, F")

    assert ["drift", "slam b1"] == table.menu


@rule("TR-CMD-02")
def test_a_command_lasts_for_one_turn() -> None:
    """A drift that was not needed is not there in the next turn."""
    table = Table(
        "thunder",
        """
        a  .  .r1  .  .  .  .  .
        c  .  .r2  .b1  .  .  .
        red dice 1 3 5
        blue dice 1
        e  .b2  .  .
        """,
        players=2,
    ).play("red: r1 1, drift 5, F", "blue: b2 1, F", "red: F")

    assert "dice" == table.to_act  # a slam at once
    assert "top F" == table.menu[0]


@rule("TR-CMD-02", "TR-CMD-11")
def test_nitro_is_for_one_turn() -> None:
    """The next vehicle has the moves of its own die only."""
    table = Table("thunder", "a .r1 . . .\n c .r2 . . .\n f .b1 . .\n red dice 1 1 3\n blue dice 1", players=2)
    table.play("red: r1 1", "red: nitro 3", "red: F, F, F, F", "blue: F")

    assert ["a5", "c1"] == [table["r1"], table["r2"]]
    assert "1" == table["r2.moves"]


@rule("TR-CMD-03")
def test_the_die_stays_until_the_end_of_the_round() -> None:
    """No second command in the round; in the next one there is one again."""
    table = Table(
        "thunder",
        """
        a  .r1  .  .  .  .  .  .
        c  .r2  .  .  .  .  .  .
        f  .b1  .  .  .  .  .  .
        red dice 1 1 1 1
        blue dice 1 1 1
        blue commanded
        """,
        players=2,
    ).play("red: r1 1", "red: nitro 1", "red: F, F", "blue: F")

    assert ["yes", "1"] == [table["red.commanded"], table["r2.moves"]]  # r2's move has begun: no command was asked for

    table.play("red: F", "blue: F", "red: coast r1 1", "red: F", "blue: F")
    table.play("dice: 1, 1, 1, 1, 2, 3, 2, 2", "dice: 1")

    assert "no" == table["red.commanded"]
    table.play("blue: b1 2, no command, F, F", "red: r1 1")
    assert ["no command", "airstrike 1", "nitro 1"] == table.menu


@rule("TR-CMD-30", "TR-CMD-10")
def test_the_board_of_page_12() -> None:
    """The standard board has four commands; a 4 is no Nitro on it."""
    table = Table("thunder", "c .r1 .\n f .b1\n red dice 1 3 4 6", players=2).play("red: r1 1")

    assert {"airstrike", "nitro", "drift", "repair"} == {text.split()[0] for text in table.menu[1:]}
    table.play("! nitro 4")


@rule("TR-CMD-28")
def test_a_command_without_effect() -> None:
    """Repair may be activated with no damage anywhere: the die is spent and nothing happens."""
    table = Table("thunder", "c .r1 . .\n f .b1\n red dice 1 6", players=2).play("red: r1 1", "red: repair 6")

    assert ["none", "yes", "20"] == [table["red.dice"], table["red.commanded"], table["damage pile"]]
    assert ["FL", "F", "FR"] == table.menu


# Airstrike


@rule("TR-CMD-04")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_airstrike_takes_any_die(die: int) -> None:
    """Whatever the value: any empty space, one shot."""
    table = Table("thunder", f"c .r1 . . .\n f .b1\n red dice {die} {die}", players=2)
    table.play(f"red: airstrike {die}")

    assert 6 * 24 - 2 == len(table.menu)

    table.play("red: chopper e1")

    assert ["hold", "shoot b1"] == table.menu


@rule("TR-CMD-05")
@pytest.mark.parametrize("before", ["away", "d20"])
def test_airstrike_from_the_supply_or_from_the_board(before: str) -> None:
    """Any space of the board without an obstacle, wherever the chopper was."""
    table = Table(
        "thunder",
        f"""
        a  ~  .  #  ?  m  o  t
        c  .r1  .  .  .  wB
        f  .b1
        red chopper {before}
        red dice 1 2
        """,
        players=2,
    ).play("red: r1 1", "red: airstrike 2")

    for taken in ("a3", "a4", "a5", "a6", "a7", "c1", "c5", "f1"):
        table.play(f"! chopper {taken}")
    assert 6 * 24 - 8 == len(table.menu)
    table.play("red: chopper a1")
    assert "a1" == table["red.chopper"]


@rule("TR-CMD-06")
def test_faq_25_airstrike_without_relocating() -> None:
    """The chopper may stay where it is, even above a car, and shoot."""
    table = Table("thunder", "c .r1 . . .b1R .b2 .\n red dice 1 2", players=2).play("red: r1 1", "red: airstrike 2")

    assert "chopper c4" == table.menu[0]
    table.play("red: chopper c4")
    assert ["hold", "shoot b2"] == table.menu
    assert "c4" == table["red.chopper"]


@rule("TR-CMD-07")
def test_the_chopper_may_shoot_once_after_placement() -> None:
    """One shot, from where it was placed, and it may be left out."""
    table = Table("thunder", "c .r1 . . .b1 .b2 .\n red dice 1 2", players=2)
    table.play("red: r1 1", "red: airstrike 2", "red: chopper c3")

    assert ["hold", "shoot b1"] == table.menu
    table.play("red: shoot b1", "dice: medium")

    assert ["none", "red"] == [table["b1.damage"], table.to_act]
    assert ["FL", "F", "FR"] == table.menu


@rule("TR-CMD-08")
def test_faq_22_the_chopper_does_not_shoot_in_round_1() -> None:
    """It may be placed, but then the vehicle moves."""
    table = Table("thunder", "c .r1 . . .b1 .b2 .\n round 1\n red dice 1 2", players=2)
    table.play("red: r1 1", "red: airstrike 2", "red: chopper c3")

    assert "c3" == table["red.chopper"]
    assert ["FL", "F", "FR"] == table.menu


# Nitro


@rule("TR-CMD-09", "TR-CMD-10")
@pytest.mark.parametrize("die, fits", [(1, True), (2, True), (3, True), (4, False), (5, False), (6, False)])
def test_nitro_takes_1_to_3(die: int, fits: bool) -> None:
    """The range of the standard board."""
    table = Table("thunder", f"c .r1 . .\n f .b1\n red dice {die} {die}", players=2)

    assert fits == (f"nitro {die}" in table.menu)


@rule("TR-CMD-11", "TR-CMD-12")
@pytest.mark.parametrize("die, nitro, moves", [(1, 3, 4), (6, 1, 7), (6, 3, 9)])
def test_nitro_adds_its_value(die: int, nitro: int, moves: int) -> None:
    """More than 6 is possible, and all of it must be used."""
    table = Table("thunder", f"c .r1 . . . . . . . . . .\n f .b1 .\n red dice {die} {nitro}", players=2)
    table.play(f"red: r1 {die}", f"red: nitro {nitro}")

    assert str(moves) == table["r1.moves"]
    table.play(*["red: F"] * moves)
    assert [f"c{1 + moves}", "blue"] == [table["r1"], table.to_act]


@rule("TR-CMD-13")
def test_nitro_moves_count_for_the_road_die() -> None:
    """The bonus comes after them, and is lost if one of them leaves the road."""
    drawing = "c r1 = = = .\n d . . . . .\n f .b1\n red dice 1 2"
    on_road = Table("thunder", drawing, players=2).play("red: r1 1", "red: nitro 2", "red: F, F")

    assert ["FL", "F", "FR"] == on_road.menu
    on_road.play("red: F")
    assert ["road 1", "no road die"] == on_road.menu

    off_road = Table("thunder", drawing, players=2).play("red: r1 1", "red: nitro 2", "red: F, F, FR")

    assert "blue" == off_road.to_act


# Drift


@rule("TR-CMD-14", "TR-CMD-15")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_drift_takes_3_to_5_and_repair_6(die: int) -> None:
    """The ranges of the standard board."""
    table = Table("thunder", f"c .r1 . .\n f .b1\n red dice {die} {die}", players=2)

    assert (3 <= die <= 5) == (f"drift {die}" in table.menu)
    assert (die == 6) == (f"repair {die}" in table.menu)


@rule("TR-CMD-16")
def test_drift_is_for_the_assigned_vehicle_only() -> None:
    """Another car of the crew that is thrown into an occupied space slams."""
    table = Table(
        "thunder",
        """
        c  .  .r1  .r2  .b1  .
        red dice 2 3
        """,
        players=2,
    ).play("red: r1 2", "red: drift 3", "red: F", "red: slam r2", "dice: bottom F", "red: keep")

    assert ["c3", "c4", "c4"] == [table["r1"], table["r2"], table["b1"]]
    assert "dice" == table.to_act
    assert "top F" == table.menu[0]


@rule("TR-CMD-17")
def test_drift_past_the_first_occupied_space() -> None:
    """No slam, no dice, and the moves that are left are used."""
    table = Table("thunder", f"{AHEAD}\n red dice 4 5", players=2)
    table.play("red: r1 4", "red: drift 5", "red: F, F, F", "red: drift")

    assert ["c5", "c5", "1"] == [table["r1"], table["b1"], table["r1.moves"]]
    table.play("red: F")
    assert ["c6", "c5"] == [table["r1"], table["b1"]]


@rule("TR-CMD-18")
def test_drift_may_be_declined() -> None:
    """Then there is a normal slam, and the moves are lost."""
    table = Table("thunder", f"{AHEAD}\n red dice 6 5", players=2)
    table.play("red: r1 6", "red: drift 5", "red: F, F, F", "red: slam b1", "dice: top FL")

    assert ["b5", "c5", "0"] == [table["r1"], table["b1"], table["r1.moves"]]
    assert "blue" == table.to_act


@rule("TR-CMD-18", "TR-CMD-19")
def test_declining_uses_the_first_occupied_space_up() -> None:
    """Dazed after the slam, the vehicle comes to a second occupied space: no drift any more."""
    table = Table(
        "thunder",
        """
        a  .  .  .  .b2  .
        b  .  .  ?  .  .
        c  .  .r1  .b1  .  .
        red dice 6 5
        """,
        players=2,
    ).play("red: r1 6", "red: drift 5", "red: F", "red: slam b1", "dice: top FL, mine, dazed, 3, FL")

    assert ["a4", "a4"] == [table["r1"], table["b2"]]
    assert "dice" == table.to_act
    assert "top F" == table.menu[0]


@rule("TR-CMD-19", "TR-CMD-20")
def test_a_slam_for_want_of_moves_uses_the_first_occupied_space_up() -> None:
    """The slam was forced; the second occupied space of the turn is a slam as well."""
    table = Table(
        "thunder",
        """
        a  .  .  .  .b2  .
        b  .  .  ?  .  .
        c  .  .r1  .b1  .  .
        red dice 1 5
        """,
        players=2,
    ).play("red: r1 1", "red: drift 5", "red: F", "dice: top FL, mine, dazed, 3, FL")

    assert ["a4", "a4"] == [table["r1"], table["b2"]]
    assert "dice" == table.to_act


@rule("TR-CMD-19")
def test_drift_covers_one_space() -> None:
    """The second occupied space is a normal slam."""
    table = Table("thunder", f"{AHEAD}\n red dice 6 5", players=2)
    table.play("red: r1 6", "red: drift 5", "red: F, F, F", "red: drift", "red: F, F")

    assert ["c7", "c7"] == [table["r1"], table["b2"]]
    assert "dice" == table.to_act
    assert "0" == table["r1.moves"]


@rule("TR-CMD-20")
def test_no_drift_where_the_movement_ends() -> None:
    """The last move into an occupied space is a slam, even if it is the first such space."""
    table = Table("thunder", f"{AHEAD}\n red dice 3 5", players=2)
    table.play("red: r1 3", "red: drift 5", "red: F, F, F")

    assert "dice" == table.to_act
    assert "top F" == table.menu[0]


@rule("TR-CMD-21")
def test_faq_17_drift_during_the_bonus() -> None:
    """Drift is not used up by the base movement; the road die's moves may drift."""
    table = Table("thunder", "c = r1 = b1 . .\n road 2\n red dice 1 5", players=2)
    table.play("red: r1 1", "red: drift 5", "red: F", "red: road 2", "red: F")

    assert ["drift", "slam b1"] == table.menu
    table.play("red: drift", "red: F")
    assert ["c5", "c4"] == [table["r1"], table["b1"]]


@rule("TR-CMD-21", "TR-CMD-20")
def test_no_drift_where_the_bonus_ends() -> None:
    """The last move of the road die into an occupied space is a slam."""
    table = Table("thunder", "c = r1 = b1 . .\n road 1\n red dice 1 5", players=2)
    table.play("red: r1 1", "red: drift 5", "red: F", "red: road 1", "red: F")

    assert "dice" == table.to_act


@rule("TR-CMD-22")
def test_drift_avoids_the_slam_only() -> None:
    """Mud takes its 2 moves; if they were the last, the vehicle has ended there and slams."""
    drawing = "c . .r1 ~b1 . .\n red dice"
    short = Table("thunder", f"{drawing} 2 5", players=2).play("red: r1 2", "red: drift 5", "red: F")

    assert "dice" == short.to_act

    long = Table("thunder", f"{drawing} 4 5", players=2).play("red: r1 4", "red: drift 5", "red: F")

    assert ["drift", "slam b1"] == long.menu
    assert "2" == long["r1.moves"]


@rule("TR-CMD-22")
def test_a_revealed_wreck_may_be_drifted_past() -> None:
    """The hazard of the space applies: the wreck is placed; only its slam is avoided."""
    table = Table("thunder", "c . .r1 ? . .\n f .b1\n red dice 2 5", players=2)
    table.play("red: r1 2", "red: drift 5", "red: F", "dice: wreck")

    assert "c3" == table["wrecks"]
    assert ["drift", "slam w1"] == table.menu


@rule("TR-CMD-23")
def test_two_vehicles_in_one_space_are_one_occupied_space() -> None:
    """Both are passed at once; the next occupied space is the second."""
    table = Table("thunder", "c . .r1 .b1 .b3 .\n b2 at f1\n red dice 4 5", players=2)
    assert isinstance(table.game, Thunder)
    table.game.at[4] = table.game.at[3]
    table.play("red: r1 4", "red: drift 5", "red: F", "red: drift")

    assert ["FL", "F", "FR"] == table.menu
    table.play("red: F")
    assert ["c4", "c4"] == [table["r1"], table["b3"]]
    assert "dice" == table.to_act


# Repair


@rule("TR-CMD-24")
def test_repair_any_token_of_any_of_ones_vehicles() -> None:
    """One token of the player's choice, from an operable or an inoperable vehicle, never another crew's."""
    table = Table(
        "thunder",
        """
        a  .r1  .  .  .
        c  .r2  .  .  .b1
        e  .r3  .  .  .
        r1 damage dent
        r2 damage dazed, skid FL
        b1 damage shrapnel
        red dice 1 6
        """,
        players=2,
    ).play("red: r1 1", "red: repair 6")

    assert ["repair r1 dent", "repair r2 dazed", "repair r2 skid FL"] == table.menu
    table.play("red: repair r2 dazed")
    assert ["dent", "skid FL"] == [table["r1.damage"], table["r2.damage"]]


@rule("TR-CMD-25")
def test_faq_07_the_repaired_token_goes_back_into_the_pile() -> None:
    """It is shuffled in and may be drawn again at once."""
    table = Table("thunder", "c .r1 ? .\n f .b1\n r1 damage skid FL\n red dice 2 6", players=2).play("red: r1 2")

    assert "19" == table["damage pile"]
    table.play("red: repair 6")
    assert "20" == table["damage pile"]
    table.play("red: F", "dice: mine, skid FL")
    assert ["b2", "skid FL"] == [table["r1"], table["r1.damage"]]


@rule("TR-CMD-26")
@pytest.mark.parametrize("slot", ["dent", "dazed"])
def test_a_repaired_vehicle_is_operable(slot: str) -> None:
    """Either token: one is left, and the vehicle runs again."""
    table = Table("thunder", "a .r1 . .\n c .r2 . .\n f .b1\n r2 damage dent, dazed\n red dice 1 6", players=2)
    table.play("red: r1 1", "red: repair 6", f"red: repair r2 {slot}")

    assert "operable" == table["r2.state"]


@rule("TR-CMD-27")
def test_minor_damage_is_repaired_too() -> None:
    """It does not go into the pile of damage tokens."""
    table = Table("thunder", "c .r1 . .\n f .b1\n r1 damage minor, dent\n r2 at e1\n red dice 1 6", players=2)
    table.play("red: r2 1", "red: repair 6", "red: repair r1 minor")

    assert ["dent", "operable", "19"] == [table["r1.damage"], table["r1.state"], table["damage pile"]]


@rule("TR-CMD-29")
def test_an_eliminated_vehicle_is_not_repaired() -> None:
    """What it had went back when it was eliminated; nothing of it can be chosen."""
    table = Table(
        "thunder",
        """
        a  .r1  .  .  .
        c  .r2  .  .  .
        e  .r3R .  .b1 .
        r1 damage dent
        r2 damage dazed
        r3 damage shrapnel, shrapnel
        red dice 1 2 6
        blue dice 1
        """,
        players=2,
    ).play("red: r1 1, no command, F", "blue: F", "red: r2 2, repair 6")

    assert "gone" == table["r3"]
    assert ["repair r1 dent", "repair r2 dazed"] == table.menu

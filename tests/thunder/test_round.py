"""Rounds of three turns, and the four steps of a turn (TR-RND)."""

import pytest

from chicane.core.message import Message
from chicane.core.scenario import Table
from chicane.thunder.crews import CAR_CREWS
from tests.rule import rule

THREE_CREWS = """
    a  .r1 . . . .
    c  .b1 . . . .
    e  .g1 . . . .
"""


def crews(table: Table, key: str) -> list[str]:
    """The crews that the commentator named with a message, in order."""
    named = [line.message.args["crew"] for line in table.teller.lines if line.message.key == key]
    ids = {crew.name.key: crew.id for crew in CAR_CREWS}
    return [ids[crew.key] for crew in named if isinstance(crew, Message)]


def drive_calmly(table: Table) -> Table:
    """Everybody uses the first die, gives no command and drives straight on until the next dice are rolled."""
    while table.to_act != "dice":
        calm = [text for text in ("no command", "F", "no road die", "hold") if text in table.menu]
        table.play((calm or table.menu)[0])
    return table


def turns(table: Table) -> list[str]:
    """Whose turns are played until the next dice are rolled; the first one has begun."""
    begun = table.to_act
    return [begun, *crews(drive_calmly(table), "thunder-told-turn")]


@rule("TR-RND-01", "TR-RND-02")
@pytest.mark.parametrize("first, order", [("red", ["red", "blue", "green"]), ("green", ["green", "red", "blue"])])
def test_one_turn_each_three_times_round(first: str, order: list[str]) -> None:
    """Turns alternate clockwise from the first player; after three turns each the round is over."""
    table = Table("thunder", f"{THREE_CREWS}\n first {first}", players=3)

    assert order * 3 == turns(table)
    assert "3" == table["round"]


@rule("TR-RND-01")
def test_the_round_does_not_wait_for_who_is_out() -> None:
    """Three turns for each player still in the game."""
    table = Table("thunder", "a .r1 . . . .\n e .g1 . . . .", players=3)

    assert ["red", "green"] * 3 == turns(table)


@rule("TR-RND-03", "TR-RND-05")
def test_everybody_rolls_all_dice_and_the_first_player_the_road_die() -> None:
    """Four dice each at the start of a round, nothing is kept, and one road die for all."""
    table = drive_calmly(Table("thunder", f"{THREE_CREWS}\n red dice 1 1 1 6", players=3))

    assert "none" == table["red.dice"]

    table.play("dice: 1, 2, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6", "dice: 3")

    assert "1 2 3 4" == table["red.dice"]
    assert "4 5 5 5" == table["blue.dice"]
    assert "6 6 6 6" == table["green.dice"]
    assert "3" == table["road die"]
    assert ["blue"] == crews(table, "thunder-told-road")

    drive_calmly(table)

    assert ["blue"] == crews(table, "thunder-told-road")
    assert "3" == table["road die"]


@rule("TR-RND-04")
def test_round_1_uses_the_dice_of_the_setup() -> None:
    """Nothing is rolled again before the first turn."""
    table = Table("thunder", players=2)
    table.play("dice: tile 2a, tile 3a", "dice: 1, 1, 1, 2, 6, 6, 6, 6", "dice: 3")

    assert "red" == table.to_act
    assert "1 1 1 2" == table["red.dice"]
    assert "6 6 6 6" == table["blue.dice"]
    assert "1" == table["round"]


@rule("TR-RND-06")
def test_assign_command_move_shoot() -> None:
    """The four steps of a turn in their order."""
    table = Table(
        "thunder",
        """
        c  .  .r1  .  .  .b1
        red dice 2 6
        """,
        players=2,
    )

    assert ["r1 2", "r1 6"] == table.menu
    table.play("red: r1 2")
    assert ["no command", "airstrike 6", "repair 6"] == table.menu
    table.play("red: airstrike 6")
    assert "chopper a1" == table.menu[0]
    table.play("red: chopper a1")
    assert ["FL", "F", "FR"] == table.menu
    table.play("red: F, F")
    assert ["hold", "shoot b1"] == table.menu
    table.play("red: hold")
    assert "blue" == table.to_act


@rule("TR-RND-07")
def test_a_turn_cannot_be_passed() -> None:
    """Every option is a die on a vehicle, even where every space ahead is deadly."""
    table = Table(
        "thunder",
        """
        b  #  #  #
        c  .r1  #  .
        d  #  #  #
        f  b1
        red dice 5 6
        """,
        players=2,
    )

    assert ["r1 5", "r1 6"] == table.menu
    table.play("! pass", "red: r1 5", "red: no command")
    assert ["FL", "F", "FR"] == table.menu


@rule("TR-RND-07")
def test_a_coast_cannot_be_passed_either() -> None:
    """Whoever can only coast has to."""
    table = Table("thunder", "c r1 . .\n f b1\n r1 moved\n red dice 5 6", players=2)

    assert ["coast r1 5", "coast r1 6"] == table.menu


@rule("TR-RND-08")
def test_the_active_player_goes_out_before_the_move() -> None:
    """The turn ends at once: no move, no shot, but the checks at the end of the turn are made."""
    table = Table(
        "thunder",
        """
        c  .  .r1  .b2  .  .
        e  .  .  .  .  .
        a  .  .  .  .g1B  .g2
        r1 damage dent
        red dice 3 6
        """,
        players=3,
    ).play("red: r1 3", "red: airstrike 6", "red: chopper c1", "red: shoot r1", "dice: any, dent")

    assert "yes" == table["red.out"]
    assert "c2" == table["r1"]
    assert "gone" == table["g1"]
    assert "blue" == table.to_act


@rule("TR-RND-08")
def test_the_active_player_goes_out_in_the_move() -> None:
    """The last car hits a mine with moves left: the turn is over and the others play on."""
    table = Table(
        "thunder",
        """
        c  .  .r1  ?  .b2  .
        a  .  .  .  .g1B  .g2
        r1 damage dent
        red dice 3
        """,
        players=3,
    ).play("red: F", "dice: mine, dent")

    assert "yes" == table["red.out"]
    assert "c3" == table["r1"]
    assert "gone" == table["g1"]
    assert "blue" == table.to_act


@rule("TR-RND-09")
@pytest.mark.parametrize(
    "token, state, place",
    [("dent", "inoperable", "c3"), ("skid FL", "gone", "gone")],
)
def test_the_active_vehicle_breaks_down_in_its_move(token: str, state: str, place: str) -> None:
    """The rest of Move and Shoot is skipped, and the turn ends as usual."""
    table = Table(
        "thunder",
        """
        b  .  .  #  .
        c  .  .r1  ?  .b1  .
        a  .r2  .  .  .b2R
        r1 damage dent
        red dice 3
        """,
        players=2,
    ).play("red: r1 3, F", f"dice: mine, {token}")

    assert state == table["r1.state"]
    assert place == table["r1"]
    assert "gone" == table["b2"]
    assert "blue" == table.to_act


@rule("TR-RND-08")
def test_what_is_under_way_is_finished_first() -> None:
    """The active player goes out within another car's damage: that token is still placed, then the turn ends."""
    table = Table(
        "thunder",
        """
        b  .  #  .  .
        c  .r1  .b1  ?  .
        g1 at f9
        b2 at f12
        b1 damage dent
        red dice 3
        """,
        players=3,
    ).play("red: F", "dice: bottom F", "dice: mine, shrapnel, R", "dice: skid FL")

    assert ["gone", "yes"] == [table["r1"], table["red.out"]]
    assert ["dent, shrapnel", "inoperable"] == [table["b1.damage"], table["b1.state"]]
    assert "blue" == table.to_act

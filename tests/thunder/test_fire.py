"""Carnage: ON FIRE! (TR-FIR)."""

import pytest

from chicane.core.scenario import Table
from chicane.thunder.carnage import CARNAGE
from chicane.thunder.carnage.fire import FIRE_DIE
from chicane.thunder.state import Thunder
from tests.rule import rule
from tests.thunder import toy_box

OTHERS = "r3 at f1\nb2 at f14\nb3 at f16\nred commanded\nblue commanded"


def road(drawing: str, others: str = OTHERS, players: int = 2) -> Table:
    """Red's turn on a drawn road, with cars far away so that nobody is out."""
    return Table("thunder", f"{drawing}\n{others}", players=players, options={"carnage": True})


def test_the_fire_die_has_six_faces() -> None:
    """Two results that give moves, one that ends the fire, one that ends the car."""
    assert 6 == sum(face.weight for face in FIRE_DIE)
    assert [1, 2] == [face.moves for face in FIRE_DIE if face.moves]


@rule("TR-FIR-01", "TR-ONG-10")
def test_damage_may_set_a_car_on_fire() -> None:
    """An on fire token gives an ON FIRE! token and then lies in its slot like any other."""
    table = road("c5: .r1 . .b1").play("red: r1 1, F, shoot b1", "dice: any, on fire")

    assert ["yes", "on fire"] == [table["b1.fire"], table["b1.damage"]]


@rule("TR-FIR-02")
def test_the_die_comes_before_the_move() -> None:
    """Assigned, then the fire die, then the steps."""
    table = road("c5: .r1 . . .\nr1 burning").play("red: r1 2")

    assert ["1", "2", "out", "eliminated"] == table.menu
    assert "c5" == table["r1"]


@rule("TR-FIR-02")
def test_the_command_comes_before_the_die() -> None:
    """The fire belongs to the move step."""
    table = road("c5: .r1\nr1 burning", "b1 at f14\nr3 at f1").play("red: r1 2")

    assert "no command" in table.menu


@rule("TR-FIR-03", "TR-FIR-06")
@pytest.mark.parametrize("face, end", [("1", "c12"), ("2", "c13")])
def test_numbers_are_moves_that_must_be_used(face: str, end: str) -> None:
    """Six and so many more; the car still burns."""
    table = road("c5: .r1 . . . . . . . . .\nr1 burning\nred dice 6 1")
    table.play("red: r1 6", f"dice: {face}", *["red: F"] * (6 + int(face)))

    assert end == table["r1"]
    assert "yes" == table["r1.fire"]
    assert "blue" == table.to_act


@rule("TR-FIR-04")
def test_the_fire_goes_out() -> None:
    """The token is removed, and the car moves as the die says."""
    table = road("c5: .r1 . . .\nr1 burning").play("red: r1 2", "dice: out", "red: F, F")

    assert ["c7", "no", "blue"] == [table["r1"], table["r1.fire"], table.to_act]


@rule("TR-FIR-05")
def test_the_fire_finds_the_tank() -> None:
    """Gone before a single move; the turn is over."""
    table = road("c5: .r1 . .b1\nr1 burning").play("red: r1 2", "dice: eliminated")

    assert ["gone", "no", "blue"] == [table["r1"], table["r1.fire"], table.to_act]
    assert "thunder-told-gone-fire" in table["said"]


@rule("TR-FIR-07")
def test_fire_is_no_damage() -> None:
    """Both slots are free, and a repair finds nothing."""
    table = road("c5: .r1 ! .").play("red: r1 1, F")

    assert ["yes", "none", "operable"] == [table["r1.fire"], table["r1.damage"], table["r1.state"]]


@rule("TR-FIR-08")
def test_what_does_not_run_does_not_burn() -> None:
    """The second damage puts the fire out."""
    table = road("c5: .r1 . .b1\nb1 damage dent\nb1 burning").play("red: r1 1, F, shoot b1", "dice: any, dent")

    assert ["inoperable", "no"] == [table["b1.state"], table["b1.fire"]]


@rule("TR-FIR-09")
def test_nobody_burns_twice() -> None:
    """A burning car ignores fire; once out, it is out."""
    table = road("c5: .r1 ! .\nr1 burning").play("red: r1 1", "dice: 1", "red: F, F")

    assert "yes" == table["r1.fire"]
    assert "thunder-told-catch-fire" not in table["said"]


@rule("TR-FIR-10", "TR-XEX-07")
@pytest.mark.parametrize("face, end", [("1", "c7"), ("2", "c8"), ("out", "c6")])
def test_faq_59_the_die_on_a_coast(face: str, end: str) -> None:
    """One space, and what the fire gives."""
    table = Table("thunder", "c5: .r1 . . .\nr1 moved, burning\nb1 at f14", players=2, options={"carnage": True})
    table.play("red: coast r1 4", f"dice: {face}", *["red: F"] * (1 + int(face if face != "out" else 0)))

    assert [end, "blue"] == [table["r1"], table.to_act]


@rule("TR-FIR-11")
def test_faq_61_no_die_at_once() -> None:
    """The on fire damage asks for no fire die; the next one falls in the car's own move."""
    table = road("c5: .r1 . .b1 . .").play("red: r1 1, F, shoot b1", "dice: any, on fire", "blue: b1 2")

    assert ["1", "2", "out", "eliminated"] == table.menu


@rule("TR-FIR-12")
def test_faq_60_a_repair_puts_nothing_out() -> None:
    """The damage token comes off, the fire stays."""
    table = road("c5: .r1\nr1 damage on fire, burning\nred dice 6 2", "b1 at f14\nr3 at f1")
    table.play("red: r1 2, repair 6")

    assert ["none", "yes"] == [table["r1.damage"], table["r1.fire"]]
    assert "out" in table.menu


@rule("TR-FIR-13")
def test_nitro_and_fire_add_up() -> None:
    """Three for the die, two for nitro, two for the fire."""
    table = road("c5: .r1 . . . . . . .\nr1 burning\nred dice 2 3", "b1 at f14\nr3 at f1")
    table.play("red: r1 3, nitro 2", "dice: 2")

    assert "7" == table["r1.moves"]


@rule("TR-FIR-14")
def test_wrecks_and_broken_cars_do_not_burn() -> None:
    """Thrown into a fire they get no token."""
    table = road("c5: .r1 .b1 !\nb1 damage dent, dent").play("red: r1 1, F", "dice: bottom F")

    assert ["c7", "no"] == [table["b1"], table["b1.fire"]]

    table = road("c5: .r1 .w !").play("red: r1 1, F", "dice: bottom F")

    assert ["c7", "no"] == [table["w1"], table["w1.fire"]]


@rule("TR-FIR-15")
def test_on_fire_as_the_second_damage() -> None:
    """The token is given and goes again with the engine."""
    table = road("c5: .r1 . .b1\nb1 damage dent").play("red: r1 1, F, shoot b1", "dice: any, on fire")

    assert ["inoperable", "no"] == [table["b1.state"], table["b1.fire"]]
    assert "thunder-told-catch-fire" in table["said"]


@rule("TR-FIR-18")
def test_fire_moves_count_for_the_road_test() -> None:
    """The extra move leads off the road: no bonus. On the road it is there after all of them."""
    off = road("c5: =r1 = . =\nr1 burning").play("red: r1 1", "dice: 1", "red: F, F")
    on = road("c5: =r1 = = =\nr1 burning").play("red: r1 1", "dice: 1", "red: F, F")

    sand = road("c5: .r1 = = =\nr1 burning").play("red: r1 1", "dice: 1", "red: F, F")

    assert ["blue", "blue"] == [off.to_act, sand.to_act]
    assert ["road 1", "no road die"] == on.menu


@rule("TR-CMP-25", "TR-FIR-01")
def test_a_thirteenth_fire() -> None:
    """Ruling 119: there are twelve tokens, but no count limits an effect; all of seventeen vehicles may burn."""
    crew = "cars,cars,cars,cars,final_five"
    table = Table("thunder", "c5: .r1 ! .\nred commanded", players=5, options={"carnage": True, "crew": crew})
    game = table.game
    assert isinstance(game, Thunder)
    game.burning = [0] + [1] * 16

    assert "yes" == table.play("red: r1 1, F")["r1.fire"]


# Vehicles of other kinds, as toys: a boulder that nothing moves or burns, and wasps that take minor damage only

ODD = toy_box.ToyRules([toy_box.ODD, toy_box.TOY, CARNAGE])


def odd_table(drawing: str) -> Table:
    """Red cars, boulders and wasps with Carnage."""
    return Table(ODD, drawing, players=3, options={"carnage": True})


@rule("TR-FIR-16")
def test_what_does_not_burn_goes_through_fire() -> None:
    """A kind without `burns` gets no token, from a space or from an effect."""
    table = odd_table("c5: .k1 ! .\nr1 at f1\nz1 at f14\nturn boulders\nboulders dice 1, commanded")
    table.play("boulders: F")

    assert ["c6", "no"] == [table["k1"], table["k1.fire"]]


@rule("TR-FIR-19")
def test_each_rolls_before_its_own_move() -> None:
    """Two wasps burn: a die for the one that moves now, and one for the other when its move comes."""
    table = odd_table(
        "c5: .z1 . .\na5: .z2 . .\nz1 burning\nz2 burning\nr1 at f1\nk1 at f14\nturn wasps\nwasps commanded"
    )
    table.play("wasps: z1 1", "dice: out", "wasps: F")

    assert ["no", "yes"] == [table["z1.fire"], table["z2.fire"]]

    table.play("others idle until wasps", "wasps: z2 2")

    assert ["1", "2", "out", "eliminated"] == table.menu


@rule("TR-ONG-05")
def test_no_card_for_a_vehicle_that_draws_nothing() -> None:
    """A shot wasp takes minor damage: no token of the pile, and no card below it."""
    table = odd_table("c4: .r1 . .z1\nk1 at f14\nz2 at a20")
    table.play("red: r1 1, no command, F, shoot z1", "dice: any")

    assert ["minor", "inoperable"] == [table["z1.damage"], table["z1.state"]]
    assert "thunder-told-damage" in table["said"]

"""Several vehicles at the same time (TR-SIM); the base game never pushes several, but the step for it is there."""

from chicane.core.scenario import Table
from chicane.thunder.kinds import FL, F
from chicane.thunder.state import Thunder
from chicane.thunder.together import PushTogether, in_order
from tests.rule import rule

R1, R2, R3, B1, B2, B3 = range(6)


def shake(drawing: str, vehicles: tuple[int, ...], way: int, players: int = 2) -> Table:
    """The table after these vehicles were pushed together."""
    table = Table("thunder", f"{drawing}\nred commanded", players=players)
    game = table.game
    assert isinstance(game, Thunder)
    game.do(PushTogether(vehicles, way))
    game.advance()
    return table


@rule("TR-SIM-01")
def test_all_move_at_the_same_time() -> None:
    """Bumper to bumper, nobody hits anybody: each space is free by the time the next one enters it."""
    table = shake("c5: .r1 .r2 .r3 .b1", (R1, R2, R3, B1), F)

    assert ["c6", "c7", "c8", "c9"] == [table[car] for car in ("r1", "r2", "r3", "b1")]
    assert "red" == table.to_act


@rule("TR-SIM-01")
def test_the_order_of_the_list_means_nothing() -> None:
    """The hindmost first or the foremost first: the same."""
    for vehicles in ((R1, R2, R3), (R3, R2, R1), (R2, R3, R1)):
        table = shake("b5: .r1\nc5: .r2\nd5: .r3\nb1 at a20", vehicles, FL)
        assert ["a6", "b5", "c6"] == [table[car] for car in ("r1", "r2", "r3")]


@rule("TR-SIM-02", "TR-SIM-05")
def test_faq_63_the_undisturbed_first() -> None:
    """r3 has a free space and is there before r1, further forward, flips its token; r2 hits the wreck in its way."""
    table = shake("c5: .r3 .\nd9: .r1 ?\nf5: .r2 .w\nb1 at a20", (R1, R2, R3), F)

    assert "c6" == table["r3"]
    assert "dice" == table.to_act
    assert "d10" == table["r1"]
    assert ["road", "oil", "mud", "mine", "wreck"] == table.menu

    table.play("dice: road")

    assert "f6" == table["r2"]
    assert "top F" in table.menu


@rule("TR-SIM-05")
def test_whatever_may_influence_others_waits() -> None:
    """An occupied space, a token, an edge or a rock: these come after the smooth ones, from the front on."""
    table = shake("a9: .r1 #\nc9: .r2 .w\ne9: .b1 o\nc5: .b2 .\nr3 at a20", (R1, R2, B1, B2), F)

    assert "c6" == table["b2"]
    assert "gone" == table["r1"]
    assert ["c10", "e10"] == [table["r2"], table["b1"]]  # r2 is slamming, b1 stands on oil that does nothing yet
    assert "top F" in table.menu

    table.play("dice: bottom F", "red: keep")

    assert "e10" == table["b1"]
    assert ["F", "FL", "FR", "R", "RL", "RR"] == table.menu


@rule("TR-SIM-03", "TR-SIM-04", "TR-BRD-10")
def test_faq_63_from_the_front_and_from_the_left() -> None:
    """Half spaces decide, then the lane from the left: b9, d9 before a9, c9, and those before b8."""
    table = Table("thunder", "r1 at a9\nr2 at d9\nr3 at b8\nb1 at c9\nb2 at b9\nb3 at f10", players=2)
    game = table.game
    assert isinstance(game, Thunder)

    assert [B3, B2, R2, R1, B1, R3] == in_order(game, [R1, R2, R3, B1, B2, B3])


@rule("TR-SIM-03")
def test_faq_63_tokens_are_flipped_from_the_front() -> None:
    """Three cars on three tokens: the foremost first, then the left one of two that are level."""
    table = shake("a5: .r1 ?\nc5: .r2 ?\nc9: .b1 ?\nb2 at a20", (R1, R2, B1), F)

    assert ["a6", "c6", "c10"] == [table["r1"], table["r2"], table["b1"]]
    table.play("dice: road")
    assert ["road", "face down", "face down"] == [table[f"hazard {space}"] for space in ("c10", "a6", "c6")]
    table.play("dice: road")
    assert ["road", "face down"] == [table[f"hazard {space}"] for space in ("a6", "c6")]


@rule("TR-SIM-01", "TR-DMG-12")
def test_all_stand_on_their_new_spaces_before_anything_happens_there() -> None:
    """Shrapnel of a mine in front finds the car behind it that has yet to resolve its own space."""
    table = shake("c9: .r1 ?\nd9: .b1 .\nc6: .r2 o\nb2 at a20", (R1, R2), F)

    assert ["c10", "c7"] == [table["r1"], table["r2"]]
    table.play("dice: mine", "dice: shrapnel", "dice: R")
    assert "DrawDamage(1" in repr(table.game.pending)


@rule("TR-SIM-06")
def test_who_is_thrown_before_coming_down_does_not_come_down_again() -> None:
    """b1 is slammed out of its new space by what happens in front: the token there is left alone (ruling 108)."""
    table = shake("c8: .b1 .?r1 ?\nb2 at a20", (R1, B1), F)
    table.play("dice: mine", "dice: skid R", "dice: road", "dice: bottom F")

    assert ["c9", "c10"] == [table["r1"], table["b1"]]
    assert "red" == table.to_act


@rule("TR-SIM-06", "TR-FIN-03")
def test_checks_after_each_vehicle() -> None:
    """Blue goes over the side first and is out, with a finish line, before red's token is flipped."""
    table = shake("a9: .b1\nb5: ?\nc5: .r1\nr2 at a20\ng1 at a22", (R1, B1), FL, players=3)

    assert "yes" == table["blue.out"]
    assert "yes" == table["final"]
    assert "b5" == table["r1"]
    assert ["road", "oil", "mud", "mine", "wreck"] == table.menu


@rule("TR-SIM-06")
def test_the_shift_is_whole_before_anybody_is_out() -> None:
    """r1 has already moved when blue, further forward, is lost over the side."""
    table = shake("a9: .b1\nc5: .r1", (R1, B1), FL)

    assert "b5" == table["r1"]
    assert "0" == table["winners"]


@rule("TR-SIM-07")
def test_bombs_fall_at_the_same_time() -> None:
    """Of two players bombed in one turn neither outlives the other; the third one wins."""
    table = Table("thunder", "c5: .r1 .B .b1 .R\ng1 at a12\nred commanded", players=3)
    table.play("red: r1 1, F, shoot b1", "dice: any, skid F")

    assert "2" == table["winners"]
    assert "last" == table["reason"]


@rule("TR-SIM-08", "TR-WIN-06")
def test_the_rear_tile_takes_all_at_the_same_time() -> None:
    """A wreck rolls over the front while everybody is on the rear tile: nobody is the last one standing."""
    table = Table("thunder", "c24: .w\nr1 at a1\nb1 at a3", players=2)
    game = table.game
    assert isinstance(game, Thunder)
    game.do(PushTogether((6,), F))
    game.advance()

    assert "none" == table["winners"]
    assert "lost" == table["reason"]


@rule("TR-SIM-01", "TR-FRT-19")
def test_the_board_moves_up_between_two_of_them() -> None:
    """A slam throws a car over the front; those still to come down find their spaces where they are now."""
    table = shake("c23: .r1 .b1\nf13: .r2 ?\nb2 at a20", (R1, R2), F)
    table.play("dice: bottom F, tile 5a")

    assert "c17" == table["b1"]
    assert "c16" == table["r1"]
    assert "f6" == table["r2"]
    assert "dice" == table.to_act


@rule("TR-SIM-06", "TR-FRT-04")
def test_no_tile_left_to_come_down_on() -> None:
    """The rear tile falls away below r2 while it is in the air: it is lost with the tile, not over an edge."""
    table = shake("c23: .r1 .b1\nf5: .r2 ?\nb2 at a20", (R1, R2), F)
    table.play("dice: bottom F, tile 5a")

    assert "gone" == table["r2"]
    assert "thunder-told-gone-tile" in table["said"]
    assert "thunder-told-gone-edge" not in table["said"]


@rule("TR-BRD-11", "TR-SIM-06")
def test_over_the_side_while_the_board_moves_up() -> None:
    """Whoever was pushed over the side is lost there, wherever the board has gone."""
    table = shake("b24: .b1\nc24: .r1\na13: .r2\nb2 at a20", (R1, R2), FL)
    table.play("dice: bottom F, tile 5a")

    assert "gone" == table["r2"]
    assert "thunder-told-gone-edge" in table["said"]
    assert "thunder-told-gone-tile" not in table["said"]

"""Damage to the vehicle: single, zone and double attacks, armour, explosions, the engine (WL-HIT, WL-END)."""

from tests.rule import rule
from tests.wreckland.attempt import attempt


@rule("WL-HIT-01", "WL-HIT-02", "WL-HIT-09")
def test_single_attack() -> None:
    """One equipment of the zone, chosen by the player; printed equipment counts."""
    table = attempt("front grinder\nFL harpoon\nR buzzsaw\nred 5 1 1\nwhite 1")
    table.play("red 5 on grinder")
    assert ["hit harpoon FL", "hit roadrunner-gun F"] == table.menu
    table.play("hit harpoon FL")

    assert ["2", "0", "0"] == [table["FL.damage"], table["F.damage"], table["engine"]]


@rule("WL-HIT-04", "WL-HIT-07", "WL-HIT-08", "WL-HIT-16", "WL-EX-01")
def test_engine_without_equipment() -> None:
    """With no equipment, or only destroyed ones, the engine is hit; Flutternozzle deals 1 more there."""
    table = attempt("right flutternozzle\nFR buzzsaw, destroyed\nred 3 1 1\nwhite 1")
    table.play("red 3 on flutternozzle")

    assert "2" == table["engine"]


@rule("WL-HIT-05", "WL-HIT-06", "WL-HIT-10", "WL-EX-13")
def test_zone_attack() -> None:
    """Every equipment of the zone is hit, and the engine once for every empty slot."""
    table = attempt("right hauler\nR harpoon, damage 2\nred 4 1 1\nwhite 1")
    table.play("red 4 on hauler")

    assert ["destroyed", "2"] == [table["R.state"], table["engine"]]  # no third hit for the slot just destroyed


@rule("WL-HIT-03", "WL-HIT-11", "WL-EX-12", "WL-DSTR-01")
def test_explosion_at_resistance() -> None:
    """A card of resistance 6 survives 5 damage and explodes at 6; the rest is lost."""
    table = attempt("right speeder\nR flamer, damage 4\nred 5 1 1\nwhite 6\nstep 1")
    table.play("red 5 on speeder")
    assert ["works", "5"] == [table["R.state"], table["R.damage"]]

    table = attempt("right juggernaut\nR flamer, damage 5\nred 6 1 1\nwhite 6\nstep 1")
    table.play("red 6 on juggernaut")
    assert ["destroyed", "0", "0"] == [table["R.state"], table["R.damage"], table["engine"]]
    assert "use flamer R" not in table.menu


@rule("WL-HIT-11", "WL-FOE-13")
def test_dice_on_equipment_that_explodes() -> None:
    """They are set aside, and those on other cards stay."""
    table = attempt("right grinder\nR flamer, damage 5, die 4\nF die 3\nred 5 1 1\nwhite 6 6 6")
    table.play("red 5 on grinder")

    assert ["destroyed", "none", "4"] == [table["R.state"], table["R.dice"], table["aside"]]
    assert ["3", "5", "6 6 6"] == [table["F.dice"], table["grinder.dice"], table["white"]]


@rule("WL-HIT-12", "WL-HIT-13")
def test_armour() -> None:
    """Armour 2 takes two off each attack."""
    table = attempt("right juggernaut, grinder\nR plating\nred 6 5 1\nwhite 1")
    table.play("red 5 on grinder")
    assert "0" == table["R.damage"]
    table = attempt("right juggernaut, grinder\nR plating\nred 6 5 1\nwhite 1")
    table.play("red 6 on juggernaut")
    assert "1" == table["R.damage"]


@rule("WL-HIT-14", "WL-HIT-15")
def test_double_attack() -> None:
    """Two different targets; with one the second hit is ignored, with none the engine is hit once."""
    table = attempt("front twins\nFL harpoon\nred 1 6 6\nwhite 1")
    table.play("red 1 on twins", "hit harpoon FL")
    assert ["1", "1"] == [table["FL.damage"], table["F.damage"]]

    table = attempt("right twins\nR harpoon\nred 1 6 6\nwhite 1")
    table.play("red 1 on twins")
    assert ["1", "0"] == [table["R.damage"], table["engine"]]

    table = attempt("right twins\nred 1 6 6\nwhite 1")
    table.play("red 1 on twins")
    assert "1" == table["engine"]


@rule("WL-END-03", "WL-EX-02")
def test_engine_destroyed() -> None:
    """An engine of 8 is destroyed by the eighth damage, and all is lost."""
    table = attempt("right grinder\nengine 5\nred 5 6 6\nwhite 1")
    table.play("red 5 on grinder")
    assert ["7", "no"] == [table["engine"], table["over"]]

    table = attempt("right grinder\nengine 6\nred 5 6 6\nwhite 1")
    table.play("red 5 on grinder")
    assert ["yes", "none", "engine-destroyed"] == [table["over"], table["winners"], table["reason"]]

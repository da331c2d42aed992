"""White dice: equipment, perfect placement, kills, ramming, repair, scrap, the engine (WL-ACT .. WL-HERO)."""

import pytest

from tests.rule import rule
from tests.wreckland.attempt import attempt


@rule("WL-ACT-02", "WL-ACT-03", "WL-ACT-04", "WL-ACT-05", "WL-ACT-06")
def test_die_slots() -> None:
    """A die that reaches the lowest value takes any free slot; each slot is used once a turn."""
    table = attempt("right grinder\nR flamer\nwhite 4 4 4 2\nred\nstep 2")
    table.play("w2")
    assert not any(option.startswith("use") for option in table.menu)
    table = attempt("right grinder\nR flamer\nwhite 4 4 4 2\nred\nstep 2")
    table.play("w4")
    assert ["use flamer R at 3", "use flamer R at 4"] == [option for option in table.menu if "flamer" in option]
    table.play("use flamer R at 3")
    assert ["1", "4"] == [table["grinder.damage"], table["R.dice"]]
    table.play("w4", "use flamer R", "w4")
    assert "4" == table["grinder.damage"]  # 1, and 3 for the perfect placement
    assert not any("flamer" in option for option in table.menu)


@rule("WL-ACT-07", "WL-ACT-08", "WL-ACT-09", "WL-ACT-10")
def test_zones_of_a_slot() -> None:
    """A middle slot attacks its zone, a corner one of its two."""
    table = attempt("front rat\nright grinder\nrear speeder\nFR buzzsaw\nwhite 5\nred\nstep 2")
    table.play("use buzzsaw FR")
    assert ["front", "right"] == table.menu
    table.play("right")
    assert "2" == table["grinder.damage"]


@rule("WL-ACT-11", "WL-EX-14", "WL-PERF-01", "WL-PERF-02", "WL-PERF-03")
def test_zone_attack_with_bonus() -> None:
    """The bonus adds 2 to every enemy of the zone, in one attack."""
    table = attempt("right grinder, hauler\nR flamer\nwhite 3 1\nred\nstep 2")
    table.play("w3", "use flamer R at 3")

    assert ["3", "2"] == [table["grinder.damage"], table["hauler.damage"]]  # armour 1 counts once


@rule("WL-EARM-01", "WL-EARM-02", "WL-EX-15")
@pytest.mark.parametrize("die, damage", [(2, "1"), (5, "0")])
def test_enemy_armour(die: int, damage: str) -> None:
    """Attack 1 with a bonus of 2 against armour 2."""
    table = attempt(f"right juggernaut\nR peashooter\nwhite {die} 1\nred\nstep 2")
    table.play(f"w{die}", "use peashooter R")

    assert damage == table["juggernaut.damage"]


@rule("WL-ACT-12", "WL-KILL-01", "WL-KILL-02", "WL-KILL-05", "WL-EX-16", "WL-KILL-04")
def test_perfect_kill() -> None:
    """Exactly as much damage as the resistance, over several attacks: the card becomes scrap, and nobody is asked."""
    table = attempt("right grinder damage 3\nleft rat, speeder\nR buzzsaw\nwhite 5 1\nred\nstep 2")
    table.play("w5", "use buzzsaw R")

    assert ["grinder", "none"] == [table["scrap"], table["enemy discards"]]
    assert "grinder 5" in table.menu


@rule("WL-KILL-03", "WL-KILL-06")
def test_excess_damage() -> None:
    """With too much damage the card is discarded; armour counts before the comparison."""
    table = attempt("right grinder damage 4\nleft rat, speeder\nR buzzsaw\nwhite 5 1\nred\nstep 2")
    table.play("w5", "use buzzsaw R")
    assert ["none", "grinder"] == [table["scrap"], table["enemy discards"]]

    table = attempt("right hauler damage 5\nleft rat, speeder\nR buzzsaw\nwhite 5 1\nred\nstep 2")
    table.play("w5", "use buzzsaw R")
    assert ["hauler", "none"] == [table["scrap"], table["enemy discards"]]


@rule("WL-VOLT-01", "WL-VOLT-02")
def test_volatile() -> None:
    """Not killed exactly, it explodes: 2 damage to all equipment of the zone, armour counts, the engine is safe."""
    table = attempt("right firebug damage 2\nleft rat, speeder, grinder\nR buzzsaw\nFR siege-gun\nwhite 5\nred\nstep 2")
    table.play("use buzzsaw R")

    assert ["2", "1", "0"] == [table["R.damage"], table["FR.damage"], table["engine"]]

    table = attempt("right firebug damage 1\nleft rat, speeder, grinder\nR buzzsaw\nwhite 5 1\nred\nstep 2")
    table.play("w5", "use buzzsaw R")
    assert ["0", "firebug"] == [table["R.damage"], table["scrap"]]


@rule("WL-ACT-14", "WL-ACT-15", "WL-ICON-01")
def test_order_of_effects() -> None:
    """Attack and move, in the order one likes, but both."""
    table = attempt("right rat, grinder\nR harpoon\nwhite 6 1\nred\nstep 2")
    table.play("w6", "use harpoon R")
    assert ["single 1", "move"] == table.menu
    table.play("move", "move rat rear")
    assert ["rear", "1"] == [table["rat"], table["grinder.damage"]]


@rule("WL-ACT-16")
def test_no_target() -> None:
    """Equipment may be used without a target."""
    table = attempt("left rat, grinder, speeder\nR buzzsaw\nwhite 5 1\nred\nstep 2")
    table.play("w5", "use buzzsaw R")

    assert ["5", "0"] == [table["R.dice"], table["engine"]]


@rule("WL-ICON-05")
def test_double_target() -> None:
    """Two different enemies; without a second one the second damage is ignored."""
    table = attempt("right rat, grinder, speeder\nR twin-spitter\nwhite 3 1\nred\nstep 2")
    table.play("w3", "use twin-spitter R at 2", "fire rat")
    assert ["fire grinder", "fire speeder"] == table.menu
    table = attempt("right grinder\nleft rat\nR twin-spitter\nwhite 3 1\nred\nstep 2")
    table.play("w3", "use twin-spitter R at 2")
    assert ["1", "0"] == [table["grinder.damage"], table["rat.damage"]]


@rule("WL-ICON-02", "WL-ICON-08")
def test_remove_die() -> None:
    """The die is set aside and its slot is free again."""
    table = attempt("right grinder die 5\nR crowbar\nF die 3\nwhite 4 5\nred\nstep 2")
    table.play("w4", "use crowbar R")
    assert {"r5 off grinder", "w3 off roadrunner-gun F", "w4 off crowbar R"} == set(table.menu)
    table.play("w3 off roadrunner-gun F")
    assert ["none", "5"] == [table["F.dice"], table["white"]]  # it is not back in the pool
    assert "3" in table["aside"].split()
    table.play("w5")
    assert "use roadrunner-gun F" in table.menu


@rule("WL-ICON-03", "WL-ENG-04", "WL-ENG-08")
def test_choice_and_adjust() -> None:
    """One of the effects; a die of the pool changes by 1 and stays between 1 and 6."""
    table = attempt("right grinder\nR gearbox\nwhite 2 6\nred 1\nstep 2")
    table.play("w2", "use gearbox R at 1")
    assert ["reroll", "adjust"] == table.menu
    table.play("adjust")
    assert ["w6 -1", "r1 +1"] == table.menu
    table.play("r1 +1")
    assert "2" == table["red"]


@rule("WL-ICON-06", "WL-REPC-08")
def test_repair_effect() -> None:
    """Damage comes off one equipment, never off the engine."""
    table = attempt("right rat\nR welder\nF damage 3\nFL harpoon, damage 1\nengine 3\nwhite 5 1\nred\nstep 2")
    table.play("w5", "use welder R")
    assert ["mend harpoon FL", "mend roadrunner-gun F"] == table.menu
    table.play("mend roadrunner-gun F")
    assert ["1", "3"] == [table["F.damage"], table["engine"]]


@rule("WL-RAM-01", "WL-RAM-02", "WL-RAM-03", "WL-RAM-04", "WL-EX-17", "WL-GRID-10")
def test_ram() -> None:
    """Two cards with spikes to the right: two damage, split freely; then everybody is pushed aside."""
    table = attempt("right rat, grinder\nleft speeder\nFR plating\nwhite 1 6\nred\nstep 2")
    table.play("w6", "ram right")
    assert ["2 to rat", "1 to rat", "0 to rat"] == table.menu
    table.play("1 to rat")
    assert ["push rat front", "push rat rear"] == table.menu
    table.play("push rat front", "push grinder rear")

    assert ["front", "1", "rear", "1"] == [table["rat"], table["rat.damage"], table["grinder"], table["grinder.damage"]]
    assert "6" == table["ram"]


@rule("WL-RAM-05", "WL-RAM-06", "WL-EARM-03")
def test_ram_without_spikes_and_on_armour() -> None:
    """No spikes: no damage, but the enemies move; armour takes its part of a ram."""
    table = attempt("front hauler\nleft speeder\nwhite 1 6\nred\nstep 2")
    table.play("w6", "ram front")
    assert ["push hauler left", "push hauler right"] == table.menu
    table = attempt("right hauler\nFR plating\nwhite 1 6\nred\nstep 2")
    table.play("w6", "ram right", "push hauler front")
    assert "1" == table["hauler.damage"]


@rule("WL-REPP-01", "WL-REPP-02", "WL-REPP-03", "WL-REPP-04", "WL-EX-18")
@pytest.mark.parametrize("die, left", [(3, "1"), (5, "2")])
def test_repair_in_the_chase(die: int, left: str) -> None:
    """A matching die removes two, a higher one removes one, even from a card full of dice."""
    table = attempt(f"left rat, grinder, speeder\nF damage 3, die 3\nB destroyed\nwhite {die} 1\nred\nstep 2")
    table.play(f"w{die}", "repair roadrunner-gun F")

    assert left == table["F.damage"]
    assert "stop" in table.menu  # it counts as a die placed


@rule("WL-SCRP-01", "WL-SCRP-02", "WL-SCRP-03", "WL-SCRP-04", "WL-SCRP-05", "WL-SCRP-06")
def test_scrap_in_the_chase() -> None:
    """A scrap card activates equipment without taking a slot; a white die is still needed."""
    table = attempt("right grinder\nleft rat, speeder\nR buzzsaw\nwhite 1\nred\nscrap hauler\nstep 2")
    assert ["w1", "hauler 4", "hauler 6"] == table.menu
    table.play("hauler 4", "use buzzsaw R")
    assert ["3", "none", "none"] == [table["grinder.damage"], table["R.dice"], table["scrap"]]  # 2 and the bonus
    assert "stop" not in table.menu
    assert "hauler" == table["enemy discards"]


@rule("WL-ENG-01", "WL-ENG-02", "WL-ENG-03", "WL-ENG-05", "WL-ENG-06", "WL-ENG-07", "WL-ENG-09")
def test_engine_abilities() -> None:
    """A 1 or 2 rerolls the white dice, changes a die or holds one; a held die skips one reroll."""
    table = attempt("left rat, grinder, speeder\nwhite 1 2 6 6\nred 4 1\nstep 2")
    table.play("w1")
    assert ["reroll", "adjust", "hold"] == [option for option in table.menu if not option.startswith("ram")]
    table.play("reroll", "dice: 2, 3, 4", "w2", "hold", "hold r4")
    assert ["4", "1 2"] == [table["held"], table["engine dice"]]
    table.play("stop", "dice: 5, 6, 6")  # the other red die and two white ones
    assert ["4 5", "6 6", "none"] == [table["red"], table["white"], table["held"]]


@rule("WL-HERO-01", "WL-HERO-02")
def test_hero_skill() -> None:
    """Offered whenever a die is placed, once a turn, and it counts as no die."""
    table = attempt("used 0\nleft rat, grinder, speeder\nF damage 2\nwhite 6\nred 5 5\nstep 1", hero="wrench-mary")
    assert "skill" in table.menu
    table.play("skill")
    assert ["1", "1"] == [table["F.damage"], table["used"]]
    assert "skill" not in table.menu


@rule("WL-HERO-01")
@pytest.mark.parametrize(
    "hero, idle, useful",
    [
        ("wrench-mary", "left rat", "left rat\nF damage 1"),
        ("dead-eye-dot", "left hauler", "left rat"),  # armour stops the shot
        ("sleight-of-hank", "white\nred\nstep 2\nplaced 1", "left rat\nwhite 6 5\nred\nstep 2"),
    ],
)
def test_a_skill_is_not_spent_on_nothing(hero: str, idle: str, useful: str) -> None:
    """It is offered only where something comes of it."""
    assert "skill" in attempt(f"used 0\n{useful}", hero=hero).menu
    assert "skill" not in attempt(f"used 0\n{idle}", hero=hero).menu


def test_one_question_for_what_a_skill_does_and_where() -> None:
    """Only zones with somebody in them, and no hold where no reroll comes."""
    road = "used 0\nleft rat, speeder\nrear grinder\nwhite 6 5\nred"
    table = attempt(f"{road}\nstep 2", hero="sleight-of-hank").play("skill")
    assert ["adjust", "hold", "move rear", "move left"] == table.menu

    table = attempt(f"{road}\nstep 6", hero="sleight-of-hank").play("skill")
    assert ["adjust", "move rear", "move left"] == table.menu


@rule("WL-ENG-01", "WL-ENG-05")
def test_no_hold_without_a_reroll() -> None:
    """In the last step of a turn no reroll comes that a die could skip."""
    table = attempt("left rat, grinder, speeder\nwhite 1 6\nred\nstep 6").play("w1")

    assert ["reroll", "adjust"] == [option for option in table.menu if not option.startswith("ram")]


@rule("WL-RAM-03")
def test_one_point_of_a_ram() -> None:
    """Of a single point it is asked once who takes it."""
    table = attempt("right rat, grinder, speeder\nwhite 6 5\nred\nstep 2").play("w6", "ram right")
    assert ["1 to rat", "1 to grinder", "1 to speeder"] == table.menu
    table.play("1 to grinder")

    assert ["0", "1", "0"] == [table[f"{enemy}.damage"] for enemy in ("rat", "grinder", "speeder")]
    assert ["push rat front", "push rat rear"] == table.menu


@rule("WL-TURN-07")
def test_nothing_can_be_done_with_a_die() -> None:
    """Where ramming is forbidden a white die may be of no use, and is discarded."""
    from chicane.core.cards import EVERYBODY, Index, exactly
    from chicane.wreckland.actions import WhiteStep
    from chicane.wreckland.queries import MAY_RAM
    from chicane.wreckland.state import Wreckland

    table = attempt("left rat\nwhite 1\nred\nF destroyed\nB destroyed\nBL destroyed\nstep 2")
    game = table.game
    assert isinstance(game, Wreckland)
    game.index = Index(game.seams(), game.in_force(), game)
    game.index.bends[MAY_RAM] = {EVERYBODY: [exactly(0)]}

    assert ["discard w1"] == [option.text(game) for option in WhiteStep(2, 0).options(game)]


@rule("WL-ACT-01")
def test_what_a_die_can_do() -> None:
    """A die activates an equipment, rams or repairs; only a low one has the engine's abilities."""
    table = attempt("left rat, grinder\nF damage 1\nwhite 3 2\nred\nstep 2")
    table.play("w3")

    rams = ["ram front", "ram right", "ram rear", "ram left"]
    assert ["use roadrunner-gun F", *rams, "repair roadrunner-gun F"] == table.menu


@rule("WL-ACT-13")
def test_damage_on_enemies_stays() -> None:
    """What was dealt in one turn is still there in the next."""
    table = attempt("right grinder damage 3\nleft rat, speeder\nred\nwhite 6\nstep 6")
    table.play("ram rear")

    assert ["2", "3"] == [table["turn"], table["grinder.damage"]]


@rule("WL-ICON-04")
@pytest.mark.parametrize("die, fits", [(1, True), (3, True), (4, False), (6, False)])
def test_range(die: int, fits: bool) -> None:
    """A slot of 1 to 3 takes a die of these values, but none above; scrap neither."""
    table = attempt(f"right grinder\nR magnet\nscrap tailgater\nwhite {die}\nred\nstep 2\nplaced 1")
    table.play(f"w{die}")
    assert fits == ("use magnet R" in table.menu)

    table.play("ram left", "tailgater 6")
    assert "use magnet R" not in table.menu


@rule("WL-ICON-04", "WL-REPC-02")
def test_any_die_of_at_least_its_lowest_value_repairs_a_card_with_a_range() -> None:
    """The range is for the slot; a die that repairs lies on none."""
    table = attempt("right grinder\nR magnet, damage 2\nwhite 6\nred\nstep 2").play("repair magnet R")

    assert "1" == table["R.damage"]


@rule("WL-SCRP-07", "WL-TURN-11", "WL-TURN-08")
def test_scrap_and_leftover_dice() -> None:
    """No scrap in a step without a white die; dice left after step 6 are lost, and all are rolled anew."""
    table = attempt("left rat, grinder, speeder\nwhite\nred\nscrap hauler\nstep 6")
    assert ["dice", "2"] == [table.to_act, table["turn"]]

    table = attempt("left rat, grinder, speeder\nwhite 6 5 5 5\nred\nstep 6")
    table.play("w6", "ram rear", "stop", "dice: 1, 1, 1, 2, 2, 2, 2, 2")
    assert ["1 1 1", "2 2 2 2 2"] == [table["red"], table["white"]]

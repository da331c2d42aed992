"""The Boss fight, chapters that bend the rules, and how it ends (WL-BOSS, WL-END, WL-CAMP-13)."""

import pytest

from chicane.wreckland.activation import NO_DIE, Activation
from chicane.wreckland.damage import HitEnemy, HitEngine
from chicane.wreckland.enemies import FOE_IDS, FOES
from chicane.wreckland.state import Wreckland
from tests.rule import rule
from tests.wreckland.attempt import attempt

WHOLE = FOES[FOE_IDS.index("toll-baroness")].resistance


@rule("WL-BOSS-03", "WL-BOSS-04", "WL-BOSS-09")
def test_boss_with_company_is_safe() -> None:
    """It is no target while another enemy is in its zone, and no damage reaches it."""
    table = attempt("round 3\nright toll-baroness, grinder\nR buzzsaw\nwhite 5 1\nred\nstep 2")
    table.play("w5", "use buzzsaw R")
    assert ["2", "0"] == [table["grinder.damage"], table["toll-baroness.damage"]]

    table = attempt("round 3\nright toll-baroness\nleft grinder\nR buzzsaw\nwhite 5 1\nred\nstep 2")
    table.play("w5", "use buzzsaw R")
    assert "2" == table["toll-baroness.damage"]


@rule("WL-BOSS-07")
def test_alone_when_the_attack_starts() -> None:
    """A zone attack that destroys the last escort does not hurt the Boss."""
    table = attempt("round 3\nright toll-baroness, rat\nleft grinder\nR flamer\nwhite 3 5\nred\nstep 2")
    table.play("w3", "use flamer R at 3")

    assert ["toll-baroness", "0"] == [table["right"], table["toll-baroness.damage"]]


@rule("WL-BOSS-07", "WL-BOSS-09", "WL-ICON-05")
@pytest.mark.parametrize("escort, right", [("grinder", "toll-baroness, grinder"), ("rat damage 1", "toll-baroness")])
def test_the_second_hit_of_a_double_attack(escort: str, right: str) -> None:
    """It is lost if the Boss was guarded when the attack started, even if the first one destroyed the last escort."""
    table = attempt(f"round 3\nright toll-baroness, {escort}\nR scattergun\nwhite 4 1\nred\nstep 2")
    table.play("w4", "use scattergun R")  # 2 for each

    assert [right, "0"] == [table["right"], table["toll-baroness.damage"]]


@rule("WL-ICON-01")
def test_boss_is_moved_by_an_icon() -> None:
    """The Boss is an enemy of its zone like the others, and may be sent away from its escort."""
    table = attempt("round 3\nright toll-baroness, grinder\nR grapnel\nwhite 5 1\nred\nstep 2")
    table.play("w5", "use grapnel R")
    zones = ["front", "rear", "left"]
    assert [f"move {foe} {zone}" for foe in ("toll-baroness", "grinder") for zone in zones] == table.menu
    table.play("move toll-baroness left")

    assert ["left", "right"] == [table["toll-baroness"], table["grinder"]]


@rule("WL-BOSS-08", "WL-RAM-07")
def test_boss_and_ram() -> None:
    """Ram damage goes to the escort only; but the Boss is pushed like the others."""
    table = attempt("round 3\nright toll-baroness, grinder\nFR plating\nwhite 3 5\nred\nstep 2")
    table.play("w3", "ram right", "push toll-baroness front")

    assert ["0", "2", "front"] == [table["toll-baroness.damage"], table["grinder.damage"], table["toll-baroness"]]


@rule("WL-END-01", "WL-END-02")
def test_boss_destroyed() -> None:
    """At its resistance or above the Boss is gone and the chapter is won at once."""
    table = attempt(f"round 3\nright toll-baroness damage {WHOLE - 1}\nR buzzsaw\nwhite 4\nred\nstep 2")
    table.play("use buzzsaw R")

    assert ["yes", "0", "boss-destroyed"] == [table["over"], table["winners"], table["reason"]]


@rule("WL-BOSS-02", "WL-BOSS-06")
def test_boss_is_activated_like_an_enemy() -> None:
    """A red die on the Boss makes it act and move clockwise; others go to the board."""
    table = attempt("round 3\nright postmaster\nR buzzsaw\nred 5 6\nwhite 1", chapter=7)
    assert ["red 5 on postmaster", "red 6 on board"] == table.menu
    table.play("red 5 on postmaster", "dice: 1")

    assert ["rear", "destroyed"] == [table["postmaster"], table["R.state"]]


@rule("WL-BOSS-05")
def test_a_boss_with_rules_of_its_own() -> None:
    """The postmaster can be hit in company."""
    table = attempt("round 3\nright postmaster, grinder\nR buzzsaw\nwhite 5 1\nred\nstep 2", chapter=7)
    table.play("w5", "use buzzsaw R")

    assert ["fire postmaster", "fire grinder"] == table.menu


@rule("WL-ICON-07")
def test_rally() -> None:
    """The die is rolled again on its slot, which stays taken; those who match the new value act too, once."""
    table = attempt("round 3\nright postmaster\nfront road-hog\nred 2 6 6\nwhite 1\nR buzzsaw", chapter=7)
    table.play("red 2 on postmaster", "dice: 3")

    assert ["3", "2"] == [table["postmaster.dice"], table["F.damage"]]
    assert ["rear", "right"] == [table["postmaster"], table["road-hog"]]  # both move


@rule("WL-FOE-03")
def test_whoever_is_dug_up_does_not_act_at_once() -> None:
    """Mother Lode acts for a 4 and up comes the war drummer, who has a free 4: it was not there for this die."""
    table = attempt("round 3\nright mother-lode\nR plating, damage 6\nred 4 6\nwhite 1", chapter=2)
    table.play("red 4 on mother-lode", "dice: war-drummer")

    assert ["war-drummer", "left"] == [table["right"], table["mother-lode"]]
    assert "wreckland-told-act" not in [line.message.key for line in table.teller.lines][-3:]


@rule("WL-FOE-11")
@pytest.mark.parametrize("red", [3, 5])
def test_the_conductor_never_strikes(red: int) -> None:
    """All others act once, also if the die calls them itself; alone he does nothing, whatever the vehicle has left."""
    table = attempt(f"round 3\nleft conductor\nfront road-hog\nred {red}\nwhite 1", chapter=5)
    if red == 3:
        table.play("red 3 on conductor", "conductor acts")
    assert ["2", "right", "front"] == [table["F.damage"], table["road-hog"], table["conductor"]]

    table = attempt(f"round 3\nright conductor\nred {red}\nwhite 1", chapter=5)
    assert ["0", "rear"] == [table["engine"], table["conductor"]]


@rule("WL-FOE-05")
def test_the_conductor_called_by_his_board() -> None:
    """Whoever acts without a die stays where he is, the whole orchestra too."""
    table = attempt("round 3\nleft conductor\nfront grinder\nwhite 6 5\nred\nstep 2", chapter=5)
    game = table.game
    assert isinstance(game, Wreckland)
    game.do(Activation(NO_DIE, 0, (0,), ()))
    game.advance()

    assert ["2", "front", "left"] == [table["F.damage"], table["grinder"], table["conductor"]]


@rule("WL-CAMP-13")
def test_chapters_bend_the_rules() -> None:
    """In chapter 5 a step takes two white dice only, and a 3 is a low die."""
    table = attempt("left rat, grinder, speeder\nwhite 6 6 6 3\nred\nstep 2", chapter=5)
    table.play("w3")
    assert "hold" in table.menu
    table.play("adjust", "w6", "ram rear")

    assert "dice" == table.to_act


@rule("WL-END-05")
@pytest.mark.parametrize("engine_first, winners", [(True, "none"), (False, "0")])
def test_the_first_end_counts(engine_first: bool, winners: str) -> None:
    """Boss and engine fall to one effect: whichever comes first decides."""
    table = attempt("round 3\nright toll-baroness\nwhite 5 1\nred\nstep 2")
    hits = [HitEngine(8, "WL-HIT-04"), HitEnemy(0, WHOLE)]
    table.game.do_all(list(hits) if engine_first else list(hits[::-1]))
    table.game.advance()

    assert ["yes", winners] == [table["over"], table["winners"]]

"""The Chase: dealing, turns, red dice, the Boss board, the end of the phase (WL-CHASE, WL-TURN, WL-FOE, WL-BOSSB)."""

import pytest

from chicane.core.scenario import Table
from chicane.wreckland.chapters import BOOK
from chicane.wreckland.enemy import RedStep
from chicane.wreckland.grid import ZONES
from chicane.wreckland.heroes import HEROES, PER_CHASE, PER_GAME, PER_TURN
from chicane.wreckland.kinds import HERO_IDS
from chicane.wreckland.state import Wreckland
from tests.rule import rule
from tests.wreckland.attempt import attempt


@rule("WL-CHASE-01", "WL-CHASE-02", "WL-CHASE-03", "WL-EX-07", "WL-EX-08", "WL-BOSS-01", "WL-FLOW-02")
@pytest.mark.parametrize(
    "round, numbers", [(1, [2, 2, 2, 1]), (2, [0, 3, 0, 4]), (3, [2, 3, 3, 3])]
)  # front, right, rear with the Boss, left
def test_dealing(round: int, numbers: list[int]) -> None:
    """Chapter 1 deals the sample board's numbers; the Boss joins in round 3."""
    table = Table("wreckland", f"round {round}\nphase deal", options={"chapter": 1})
    while table["turn"] == "0":
        table.play(f"dice: {table.menu[0]}")

    assert numbers == [0 if table[zone] == "none" else len(table[zone].split(", ")) for zone in ZONES]
    assert ("junk-king" in table["rear"]) == (round == 3)


@rule("WL-EX-09")
def test_second_board() -> None:
    """Chapter 2 has the second sample's numbers."""
    chapter = BOOK[1]

    assert [7, 6, 7] == chapter.equipment
    assert [1, 1, 2, 2] == chapter.enemies[0]
    assert [[2, 2, 2, 2], "rear"] == [chapter.enemies[2], ZONES[chapter.boss_zone]]


@rule("WL-CHASE-04", "WL-CHASE-06")
def test_enemy_deck_runs_out() -> None:
    """The discards become the deck; scrap stays scrap."""
    table = attempt("round 1\nphase deal\nscrap hauler\nenemy-deck rat")
    while table["turn"] == "0":
        assert "hauler" not in table.menu
        table.play(f"dice: {table.menu[0]}")

    assert ["hauler", "none"] == [table["scrap"], table["enemy discards"]]
    assert "rat" in " ".join(table[zone] for zone in ZONES)


@rule("WL-TURN-01", "WL-TURN-02", "WL-TURN-03", "WL-TURN-04", "WL-TURN-06", "WL-CHASE-05")
def test_six_steps() -> None:
    """Red, white, reroll, red, white, reroll, red, white; all dice of the pool are rolled again."""
    table = attempt("front grinder, rat, speeder\nred 1 1 1\nwhite 6 6 6 6 5")
    assert "dice" == table.to_act  # three equal red dice that fit nobody: one is rolled for the board
    table.play("dice: 2")
    assert ["w5", "w6"] == table.menu
    table.play("player: w6", "ram rear")
    assert ["stop", "w5", "w6"] == table.menu
    table.play("stop")
    assert "dice" == table.to_act
    table.play("dice: 1, 4, 6, 6, 6, 6")  # two red, four white
    assert ["1 4", "6 6 6 6"] == [table["red"], table["white"]]
    assert ["red 1 on board", "red 4 on board"] == table.menu


@rule("WL-TURN-03", "WL-TURN-12", "WL-TURN-05")
def test_three_dice_and_no_more() -> None:
    """After three dice the step is over; without white dice the even steps are skipped and red ones go on."""
    table = attempt("front grinder, rat, speeder\nred 1 1\nwhite 6 6 6\nstep 2")
    table.play("ram rear", "w6", "ram rear", "w6", "ram rear")
    assert ["dice", "none"] == [table.to_act, table["white"]]
    table.play("dice: 1, 1", "dice: 2")  # the reroll before step 3, and its die on the board
    assert ["1", "1"] == [table["turn"], table["red"]]
    table.play("dice: 1", "dice: 2")  # the reroll before step 5, and its die on the board; there is no step 6
    assert "2" == table["turn"]


@rule("WL-FOE-01", "WL-FOE-02", "WL-BOSSB-01", "WL-BOSSB-03", "WL-BOSSB-04", "WL-EX-10")
def test_where_red_dice_go() -> None:
    """A die that fits an enemy goes on an enemy; one that fits none may go on the board all the same."""
    table = attempt("front grinder\nleft speeder\nred 5 6 6")

    assert ["red 5 on grinder", "red 5 on speeder", "red 6 on board"] == table.menu


@rule("WL-FOE-03", "WL-FOE-04", "WL-FOE-05", "WL-FOE-08", "WL-FOE-10", "WL-EX-11")
def test_all_matching_enemies_act_and_move() -> None:
    """The player chooses the order; then every one that acted moves clockwise; only one has the die."""
    table = attempt("front grinder\nleft speeder\nrear rat\nred 5 5 6")
    table.play("red 5 on grinder")
    assert ["grinder acts", "speeder acts"] == table.menu
    table.play("grinder acts")

    assert ["right", "right", "rear"] == [table["grinder"], table["speeder"], table["rat"]]  # the speeder moves two
    assert ["5", "none"] == [table["grinder.dice"], table["speeder.dice"]]
    assert "2" == table["F.damage"]


@rule("WL-FOE-06", "WL-FOE-07", "WL-FOE-14", "WL-BOSSB-01")
def test_slots_of_enemies() -> None:
    """An enemy without a free slot matches nothing; a range accepts any of its values."""
    table = attempt("front grinder die 5, twins\nleft firebug\nred 1 5")

    assert ["red 1 on twins", "red 1 on firebug", "red 5 on board"] == table.menu


@rule("WL-FOE-09", "WL-FOE-07")
def test_any_slot_with_the_value_calls_an_enemy_that_has_a_free_one() -> None:
    """The die goes on a free slot that shows it; whoever shows it on a slot that is taken acts all the same."""
    table = attempt("front twins die 4\nleft jammer\nright rat\nred 4 2\nwhite 6 5")
    assert ["red 2 on rat", "red 4 on jammer"] == table.menu
    table.play("red 4 on jammer")
    assert ["twins acts", "jammer acts"] == table.menu
    table.play("twins acts", "lose w5")

    assert ["right", "front", "right"] == [table["twins"], table["jammer"], table["rat"]]
    assert ["4", "4"] == [table["twins.dice"], table["jammer.dice"]]


@rule("WL-BOSSB-01", "WL-BOSSB-02")
@pytest.mark.parametrize(
    "dice, menu",
    [
        ("4 6", ["red 6 on board"]),  # the twins would still act for a 4, so it matches and stays in the pool
        ("4 1", ["red 1 on twins"]),
        ("4 4", ["red 4 on board"]),  # nothing else can be done
    ],
)
def test_a_die_that_matches_but_fits_no_free_slot(dice: str, menu: list[str]) -> None:
    """It does not go to the Boss board as long as another die can be used."""
    game = attempt(f"front twins die 4\nred {dice}\nwhite 6 5\nstep 2").game
    assert isinstance(game, Wreckland)

    assert menu == [option.text(game) for option in RedStep(3).options(game)]


@rule("WL-BOSSB-02", "WL-BOSSB-05", "WL-BOSSB-06", "WL-BOSSB-07", "WL-BOSSB-08")
def test_boss_board() -> None:
    """The die is rolled anew for the Chase table, whatever it would match, and is out for the turn."""
    table = attempt("front grinder\nred 6 6\nwhite 1 2\nengine 2")
    assert "dice" == table.to_act  # both dice are the same, and must go to the board
    table.play("dice: 6")

    assert ["3", "6", "6"] == [table["engine"], table["red"], table["aside"].split()[-1]]
    assert "front" == table["grinder"]


@rule("WL-FOE-13")
def test_destroyed_enemies_neither_act_nor_move() -> None:
    """Dice on an enemy that is destroyed are set aside."""
    table = attempt("front rat damage 1 die 2, grinder\nred 1 1\nwhite 3\nstep 2")
    table.play("use roadrunner-gun F", "fire rat")

    assert "2" in table["aside"].split()
    assert "grinder" == table["front"]


@rule("WL-PHEND-01", "WL-PHEND-02", "WL-PHEND-03", "WL-TURN-09", "WL-TURN-10")
@pytest.mark.parametrize("enemies, phase", [("rat, grinder", "customise"), ("rat, grinder, speeder", "chase")])
def test_end_of_the_chase(enemies: str, phase: str) -> None:
    """With two enemies or fewer at the end of a turn the Chase is over and they are discarded."""
    table = attempt(f"front {enemies}\nred\nwhite 6\nstep 6")
    table.play("ram rear")

    assert phase == table["phase"]
    assert ("rat, grinder" if phase == "customise" else "none") == table["enemy discards"]
    assert ("2" if phase == "customise" else "1") == table["round"]


@rule("WL-PHEND-04", "WL-BOSS-10")
def test_round_three_goes_on() -> None:
    """With the Boss alone in play a new turn begins."""
    table = attempt("round 3\nfront toll-baroness\nred\nwhite 6\nstep 6")
    table.play("ram rear")

    assert ["2", "chase"] == [table["turn"], table["phase"]]


@rule("WL-FOE-11", "WL-FOE-12")
def test_once_a_die_from_where_it_stands() -> None:
    """An enemy with two slots of one value acts once, and from the zone it is in before it moves."""
    table = attempt("front twins die 4\nF harpoon\nred 1 6\nwhite 6")
    table.play("red 1 on twins")

    assert ["1", "right", "0"] == [table["F.damage"], table["twins"], table["engine"]]


@rule("WL-HERO-01", "WL-HERO-02")
@pytest.mark.parametrize(
    "per, phase, used",
    [
        (PER_TURN, "turn", "0"),
        (PER_TURN, "deal", "0"),
        (PER_CHASE, "turn", "1"),
        (PER_CHASE, "deal", "0"),
        (PER_GAME, "turn", "1"),
        (PER_GAME, "deal", "1"),
    ],
)
def test_when_the_skill_may_be_used_again(per: int, phase: str, used: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its limit is counted anew with every turn, with every Chase or never, as the hero card says."""
    monkeypatch.setattr(HEROES[HERO_IDS.index("wrench-mary")], "per", per)
    table = attempt(f"phase {phase}\nused 1", hero="wrench-mary")
    while table["turn"] == "0":
        table.play(f"dice: {table.menu[0]}")

    assert ["1", used] == [table["turn"], table["used"]]


@rule("WL-FLOW-01")
def test_rounds_and_phases() -> None:
    """Customisation, then the Chase, three times."""
    table = attempt("phase customise\nround 2\nface-up siege-gun\nwhite 1\nred")
    table.play("done")
    assert ["chase", "2"] == [table["phase"], table["round"]]

    table = attempt("round 2\nfront rat\nred\nwhite 6\nstep 6")
    table.play("ram rear")
    assert ["customise", "3"] == [table["phase"], table["round"]]


@rule("WL-DSTR-03")
def test_no_destruction_card_is_taken_off_in_the_chase() -> None:
    """A wreck can't be repaired while enemies are about."""
    table = attempt("left rat\nF destroyed\nwhite 3 4\nred\nstep 2")
    table.play("w3")

    assert ["ram front", "ram right", "ram rear", "ram left"] == table.menu

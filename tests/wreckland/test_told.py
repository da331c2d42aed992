"""What the commentator says, and by which rule: twists, healing, the engine, bonuses, die slots."""

import pytest

from chicane.core.message import Message
from chicane.core.scenario import Table
from chicane.words import LANGUAGES, words
from chicane.wreckland.board import BoardShows
from chicane.wreckland.enemies import FOE_IDS, FOES
from chicane.wreckland.equipment import GEAR
from chicane.wreckland.kinds import GEAR_IDS
from chicane.wreckland.state import CHASE, CUSTOMISE
from tests.rule import rule
from tests.wreckland.attempt import attempt


def told(table: Table, key: str) -> list[tuple[str, dict[str, object]]]:
    """The rules and arguments of what was said with a key."""
    lines = [line.message for line in table.teller.lines]
    return [(line.rule, dict(line.args)) for line in lines if line.key == f"wreckland-told-{key}"]


def rules_of(table: Table, key: str) -> list[str]:
    return [rule for rule, _ in told(table, key)]


def label(table: Table, text: str) -> Message:
    """How an option of the menu is named."""
    option = next(each for each in table.game.menu if each.text(table.game) == text)
    return option.label(table.game)


def in_english(table: Table, key: str) -> list[str]:
    lines = [line.message for line in table.teller.lines]
    return [words("en").say(line) for line in lines if line.key == f"wreckland-told-{key}"]


def woken(enemy: str, drawing: str) -> Table:
    """An enemy acts on a red die; another red die makes it a choice."""
    value = next(value for value in range(1, 7) if FOES[FOE_IDS.index(enemy)].dice[0] >> value & 1)
    table = attempt(f"{drawing}\nred {value} {value % 6 + 1}\nwhite 4 5")
    return table.play(next(each for each in table.menu if each.startswith(f"red {value} on {enemy}")))


# Twists


@rule("WL-CAMP-13")
def test_the_toll_is_announced() -> None:
    """Whose rule it is and what there is to choose, before the choice; and no prompt blames the Boss board."""
    table = attempt("left rat, grinder, speeder\nturn 1\nphase turn\nused 0", hero="bull-bar-bill")
    table.play("dice: 1, 1, 1, 2, 2, 2, 2, 2")

    assert ["WL-CAMP-13"] == rules_of(table, "twist")
    assert [
        "Courtesy of The Last Tollbooth: lose a die or 1 damage to one target (zone of your choice)."
    ] == in_english(table, "twist")

    table.play("single 1")
    assert "WL-CAMP-13" == table.game.pending.prompt(table.game).rule
    assert {"WL-CAMP-13"} == {option.label(table.game).rule for option in table.game.menu}


@rule("WL-CAMP-13")
def test_black_ice_is_told() -> None:
    """Everybody slides after a ram, and it is said why."""
    table = attempt("front grinder\nleft rat\nwhite 6 1\nred\nstep 2", chapter=4)
    table.play("w6", "ram front", "push grinder right")

    assert ["Courtesy of Black Ice: all enemies move on clockwise."] == in_english(table, "twist")


@rule("WL-CAMP-13")
def test_reinforcements_of_the_last_chapter_are_told() -> None:
    """In round 3 only."""
    drawing = "left rat, grinder, speeder\nwhite 6\nred\nstep 6"
    early, late = (attempt(f"round {round}\n{drawing}", chapter=7).play("ram rear") for round in (1, 3))

    assert [[], ["WL-CAMP-13"]] == [rules_of(each, "twist") for each in (early, late)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_prompt_names_the_boss_board_wrongly(language: str) -> None:
    """The question for a zone serves chapters as well as boards."""
    said = words(language).say(Message("wreckland-ask-board-zone", effect="X"))

    assert "Boss" not in said


# Healing


@rule("WL-BOSSB-05")
def test_healing_by_the_board_is_told_by_zone() -> None:
    """Only what comes off, and nothing where nobody is damaged."""
    table = attempt("front rat damage 1, grinder damage 3\nleft combine\nred 6 6 6\nwhite 1 2", chapter=5)
    table.play("dice: 3")

    assert [("WL-BOSSB-05", {"zone": Message("wreckland-zone-front"), "damage": 2})] == told(table, "heal")


@rule("WL-FOE-03")
def test_healing_by_an_enemy_is_told() -> None:
    """The Grease Monkey mends its neighbour, before anything else it does."""
    table = woken("grease-monkey", "left grease-monkey, grinder damage 4")

    assert ["WL-FOE-03"] == rules_of(table, "heal")
    assert 4 - int(table["grinder.damage"]) == told(table, "heal")[0][1]["damage"]


# The engine


@rule("WL-HIT-04", "WL-HIT-06")
@pytest.mark.parametrize(
    "enemy, key, cited", [("rat", "engine-bare", "WL-HIT-04"), ("tar-sprayer", "engine-holes", "WL-HIT-06")]
)
def test_damage_through_a_bare_side(enemy: str, key: str, cited: str) -> None:
    """A single target finds nothing else; of a zone attack every hole lets the damage through."""
    assert [cited] == rules_of(woken(enemy, f"right {enemy}"), key)


@rule("WL-FOE-03")
def test_damage_by_the_engine_icon() -> None:
    """An enemy that aims at the engine needs no hole."""
    assert ["WL-FOE-03"] == rules_of(woken("long-shot", "front long-shot"), "engine")


@rule("WL-BOSSB-05", "WL-RED-01")
@pytest.mark.parametrize("phase, cited", [(CHASE, "WL-BOSSB-05"), (CUSTOMISE, "WL-RED-01")])
def test_damage_by_the_boss_board(phase: int, cited: str) -> None:
    """Each table by its own rule."""
    table = attempt("front rat\nred 2\nwhite 4 5")
    table.game.do(BoardShows(phase, 6))  # in chapter 3 both tables damage the engine on a 6
    table.game.advance()

    assert [[cited], [cited]] == [rules_of(table, key) for key in ("board", "engine")]


@rule("WL-TURN-09")
@pytest.mark.parametrize("turn, expected", [(20, []), (21, ["WL-TURN-09"])])
def test_overheating_is_told(turn: int, expected: list[str]) -> None:
    """It is said that the engine overheats, and the damage cites the same rule."""
    table = attempt(f"turn {turn}\nleft rat, grinder, speeder\nwhite 6\nred\nstep 6", chapter=1)
    table.play("ram rear")

    assert [expected, expected] == [rules_of(table, key) for key in ("overheat", "engine")]


# Bonuses and die slots


@rule("WL-PERF-01")
@pytest.mark.parametrize("card, bonus", [("scavenger", False), ("slingshot", True)])
def test_only_a_bonus_is_announced(card: str, bonus: bool) -> None:
    """The right value on a card without a bonus is nothing to shout about."""
    gear = GEAR[GEAR_IDS.index(card)]
    assert bonus == bool(gear.bonus)
    table = attempt(f"F {card}\nfront rat, grinder\nwhite {gear.lowest} 6\nred\nstep 2")
    table.play(f"w{gear.lowest}")
    option = next(each for each in table.menu if each.startswith(f"use {card} F"))
    key = label(table, option).key
    table.play(option)

    assert [bonus, bonus] == [key.endswith("-perfect"), bool(told(table, "use-perfect"))]


@rule("WL-ACT-04")
def test_a_die_slot_is_named_only_where_there_is_a_choice() -> None:
    """The Bonnet Gun has one, the Bonnet Cannon two that differ."""
    gun = attempt("front rat\nwhite 6 1\nred\nstep 2").play("w6")
    cannon = attempt("F roadrunner-cannon\nfront rat\nwhite 6 1\nred\nstep 2").play("w6")

    assert 0 == label(gun, "use roadrunner-gun F").args["slot"]
    assert [1, 2] == [label(cannon, f"use roadrunner-cannon F at {at}").args["slot"] for at in (3, 5)]
    assert "Use Bonnet Gun (front)" == words("en").say(label(gun, "use roadrunner-gun F"))
    assert "Use Bonnet Cannon (front), die slot 2" == words("en").say(label(cannon, "use roadrunner-cannon F at 5"))
    assert "Utiliser Canon de capot (avant), emplacement de dé\u00a02" == words("fr").say(
        label(cannon, "use roadrunner-cannon F at 5")
    )


@rule("WL-FOE-02")
def test_so_with_enemies() -> None:
    """One slot of the value: the enemy is enough."""
    table = attempt("front twins\nred 1 2\nwhite 6 1")

    assert "Red 1 on Twins" == words("en").say(label(table, "red 1 on twins"))


@rule("WL-TURN-04", "WL-ENG-09")
def test_dice_that_are_rolled_again() -> None:
    """Those that are rolled are counted, not the one that is held; where none is, nothing is said."""
    table = attempt("left rat, grinder, speeder\nwhite 2 6 6\nred 4 1\nstep 2").play("w2", "hold", "hold r4", "stop")
    assert ["3 dice are rolled again."] == in_english(table, "reroll")

    table = attempt("left rat, grinder, speeder\nwhite 2 6\nred\nstep 2").play("w2", "hold", "stop")
    assert [] == in_english(table, "reroll")

"""What the Boss board and the chapters do: every effect of a board, mini-bosses, windows, the overheated engine."""

import pytest

from chicane.core.codec import digest
from chicane.core.scenario import Table
from chicane.wreckland.board import BoardEffect
from chicane.wreckland.icons import ACTIVATE, ANY, BOSS, EFFECTS, HEAL, LOSE_SCRAP, REINFORCE, ROTATE, SINGLE
from tests.rule import rule
from tests.wreckland.attempt import attempt
from tests.wreckland.printed import CHAPTERS, MINIS, ROUND_THE_VEHICLE


def on_board(drawing: str, result: int, chapter: int = 2) -> Table:
    """A red 6 that fits nobody is rolled for the Chase table of a chapter."""
    return attempt(f"{drawing}\nred 6 6 6\nwhite 1 2", chapter=chapter).play(f"dice: {result}")


@rule("WL-BOSSB-05", "WL-BOSSB-07")
def test_enemies_move_heal_and_come() -> None:
    """Rotate, heal and reinforce."""
    table = on_board("front rat\nleft grinder", 2)
    assert ["right", "front"] == [table["rat"], table["grinder"]]

    table = on_board("front rat damage 1\nleft grinder damage 3", 3, chapter=5)
    assert ["0", "2"] == [table["rat.damage"], table["grinder.damage"]]

    table = on_board("front rat", 3).play("dice: speeder")
    assert "speeder" == table["left"]


@rule("WL-BOSSB-05", "WL-FOE-05")
def test_activated_by_the_board() -> None:
    """The player chooses the zone; its enemies act and stay where they are."""
    table = on_board("front rat\nleft grinder", 6)
    assert ["front", "right", "rear", "left"] == table.menu
    table.play("front")

    assert ["1", "front"] == [table["F.damage"], table["rat"]]


@rule("WL-BOSSB-07")
@pytest.mark.parametrize("do", [ROTATE, REINFORCE])
def test_no_enemies_in_customisation(do: int) -> None:
    """Effects on enemies do nothing while there are none."""
    table = attempt("phase customise\nface-up siege-gun\nwhite 1 2\nred", chapter=2)
    effect = next(number for number, effect in enumerate(EFFECTS) if effect.do == do)
    table.game.do(BoardEffect(effect, -1, "WL-RED-01"))
    table.game.advance()

    assert ["0", "player", "customise"] == [table["enemies"], table.to_act, table["phase"]]


@rule("WL-ICON-03")
@pytest.mark.parametrize(
    "scrap, menu", [("scrap rat", ["lose-scrap", "single 2"]), ("", ["front", "right", "rear", "left"])]
)
def test_nobody_chooses_to_lose_what_is_not_there(scrap: str, menu: list[str]) -> None:
    """Without scrap the other effect happens, and only its zone is asked."""
    table = attempt(f"phase customise\nface-up siege-gun\nwhite 1 2\nred\n{scrap}")
    effect = next(
        number
        for number, each in enumerate(EFFECTS)
        if [(LOSE_SCRAP,), (SINGLE,)] == [tuple(EFFECTS[one].do for one in effects) for effects in each.of]
        and EFFECTS[each.of[1][0]].zone == ANY
    )
    table.game.do(BoardEffect(effect, -1, "WL-RED-01"))
    table.game.advance()

    assert menu == table.menu


@rule("WL-BOSSB-07", "WL-BOSSB-08")
@pytest.mark.parametrize("do", [SINGLE, HEAL, ACTIVATE, REINFORCE])
def test_where_the_boss_is_before_it_comes(do: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Effects on the zone of the Boss do nothing while it is not in play, to nobody."""
    table = attempt("front rat damage 1\nwhite 6 5\nred\nstep 2")
    effect = next(number for number, effect in enumerate(EFFECTS) if effect.do == do)
    monkeypatch.setattr(EFFECTS[effect], "zone", BOSS)
    before = digest(table.game)
    table.game.do(BoardEffect(effect, -1, "WL-RED-01"))
    table.game.advance()

    assert before == digest(table.game)


@rule("WL-KILL-01", "WL-COMP-07")
def test_mini_boss() -> None:
    """A mini-boss comes with the enemies of its round; destroyed, it leaves the game even by a perfect kill."""
    table = Table("wreckland", "round 1\nphase deal", options={"chapter": 2})
    while table["turn"] == "0":
        table.play(f"dice: {table.menu[0]}")
    assert "twin-fang" in table["front"].split(", ")

    table = attempt("right twin-fang damage 4\nR buzzsaw\nwhite 5 1\nred\nstep 2", chapter=2)
    table.play("w5", "use buzzsaw R")
    assert ["none", "none", "none"] == [table["right"], table["scrap"], table["enemy discards"]]


@rule("WL-COMP-07", "WL-BOSS-01")
@pytest.mark.parametrize("round", [1, 2, 3])
@pytest.mark.parametrize("chapter", range(1, len(CHAPTERS) + 1))
def test_mini_bosses_come_in_their_round(chapter: int, round: int) -> None:
    """Those that the chapter names for this round are dealt where it says, and no other."""
    table = Table("wreckland", f"round {round}\nphase deal", options={"chapter": chapter})
    while table["turn"] == "0":
        table.play(f"dice: {table.menu[0]}")
    ids = [mini["id"] for mini in MINIS]
    dealt = {(foe, zone) for zone in ROUND_THE_VEHICLE for foe in table[zone].split(", ") if foe in ids}

    printed = [mini for mini in CHAPTERS[chapter - 1].get("minis", []) if mini["round"] == round]
    assert {(mini["id"], mini["zone"]) for mini in printed} == dealt


@rule("WL-PHEND-01", "WL-PHEND-03")
@pytest.mark.parametrize("others, phase", [("rat", "customise"), ("rat, grinder", "chase")])
def test_a_mini_boss_counts_for_the_end_of_the_phase(others: str, phase: str) -> None:
    """With a mini-boss two others are too many; with one they are few, and the mini-boss leaves the game."""
    table = attempt(f"front twin-fang, {others}\nred\nwhite 6\nstep 6").play("ram rear")

    assert [phase, "rat" if phase == "customise" else "none"] == [table["phase"], table["enemy discards"]]


@rule("WL-CAMP-13")
@pytest.mark.parametrize(
    "foe, damage, left, told",
    [("rat damage 1", 3, "2", 1), ("twin-fang damage 5", 3, "2", 1), ("rat damage 1", 0, "0", 0)],
)
def test_spare_parts(foe: str, damage: int, left: str, told: int) -> None:
    """In chapter 1 whatever is destroyed takes 1 damage off an equipment, if there is any."""
    drawing = f"right {foe}\nleft grinder, speeder, hauler\nR flamer, damage {damage}\nwhite 3 6\nred\nstep 2"
    table = attempt(drawing, chapter=1).play("w3", "use flamer R at 3")

    assert [left, "none"] == [table["R.damage"], table["right"]]
    assert told == [line.message.key for line in table.teller.lines].count("wreckland-told-twist")


@rule("WL-CAMP-13")
def test_the_toll() -> None:
    """In chapter 3 every turn from the second on costs a die or a dent."""
    table = attempt("left rat, grinder, speeder\nturn 2\nphase turn\nused 0", hero="bull-bar-bill")
    table.play("dice: 1, 1, 1, 2, 2, 2, 2, 2")
    assert ["lose-die", "single 1"] == table.menu
    table.play("lose-die")
    assert "2 2 2 2" == table["white"]


@rule("WL-CAMP-13")
def test_black_ice() -> None:
    """In chapter 4 a ram does one more, and afterwards everybody slides on by a zone."""
    table = attempt("front grinder\nleft rat\nwhite 6 1\nred\nstep 2", chapter=4)
    table.play("w6", "ram front", "push grinder right")

    assert ["2", "rear", "front"] == [table["grinder.damage"], table["grinder"], table["rat"]]


@rule("WL-TURN-09")
@pytest.mark.parametrize("turn, engine", [(20, "0"), (21, "1")])
def test_the_engine_overheats(turn: int, engine: str) -> None:
    """From the twenty-first turn of a Chase on the engine takes 1 damage at the end of each."""
    table = attempt(f"turn {turn}\nleft rat, grinder, speeder\nwhite 6\nred\nstep 6", chapter=1)
    table.play("ram rear")

    assert [engine, str(turn + 1)] == [table["engine"], table["turn"]]


@rule("WL-TURN-09", "WL-FLOW-01")
def test_every_chase_begins_with_turn_one() -> None:
    """A hot engine cools down between two Chases: their turns are counted anew."""
    table = attempt("turn 21\nleft rat\nwhite 6\nred\nstep 6", chapter=1).play("ram rear")
    assert ["1", "2", "customise"] == [table["engine"], table["round"], table["phase"]]
    while table["turn"] == "0":
        table.play("done" if "done" in table.menu else table.menu[0])

    assert ["1", "2", "1"] == [table["turn"], table["round"], table["engine"]]

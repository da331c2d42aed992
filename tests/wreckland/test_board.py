"""What the Boss board and the chapters do: every effect of a board, mini-bosses, windows, the overheated engine."""

import pytest

from chicane.core.scenario import Table
from chicane.wreckland.board import BoardEffect
from chicane.wreckland.icons import EFFECTS, LOSE_SCRAP, REINFORCE, ROTATE
from tests.rule import rule
from tests.wreckland.attempt import attempt


def on_board(drawing: str, result: int, chapter: int = 2) -> Table:
    """A red 6 that fits nobody is rolled for the Chase table of a chapter."""
    return attempt(f"{drawing}\nred 6 6 6\nwhite 1 2", chapter=chapter).play(f"dice: {result}")


@rule("WL-BOSSB-05", "WL-BOSSB-07")
def test_enemies_move_heal_and_come() -> None:
    """Rotate, heal and reinforce."""
    table = on_board("front rat\nleft grinder", 2)
    assert ["right", "front"] == [table["rat"], table["grinder"]]

    table = on_board("front rat damage 1\nleft grinder damage 3", 4)
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
    table.game.do(BoardEffect(effect, -1))
    table.game.advance()

    assert ["0", "player", "customise"] == [table["enemies"], table.to_act, table["phase"]]


@rule("WL-ICON-03")
@pytest.mark.parametrize("scrap, menu", [("scrap rat", ["lose-scrap", "single 1"]), ("", ["front", "right", "rear", "left"])])
def test_nobody_chooses_to_lose_what_is_not_there(scrap: str, menu: list[str]) -> None:
    """Without scrap the other effect happens, and only its zone is asked."""
    table = attempt(f"phase customise\nface-up siege-gun\nwhite 1 2\nred\n{scrap}")
    effect = next(number for number, each in enumerate(EFFECTS) if each.of and EFFECTS[each.of[0][0]].do == LOSE_SCRAP)
    table.game.do(BoardEffect(effect, -1))
    table.game.advance()

    assert menu == table.menu


@rule("WL-KILL-01", "WL-COMP-07")
def test_mini_boss() -> None:
    """A mini-boss comes with the enemies of its round; destroyed, it leaves the game even by a perfect kill."""
    table = Table("wreckland", "round 2\nphase deal", options={"chapter": 2})
    while table["turn"] == "0":
        table.play(f"dice: {table.menu[0]}")
    assert "twin-fang" in table["front"].split(", ")

    table = attempt("right twin-fang damage 4\nR buzzsaw\nwhite 5 1\nred\nstep 2", chapter=2)
    table.play("w5", "use buzzsaw R")
    assert ["none", "none", "none"] == [table["right"], table["scrap"], table["enemy discards"]]


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

    assert ["1", "rear", "front"] == [table["grinder.damage"], table["grinder"], table["rat"]]


@rule("WL-TURN-09")
@pytest.mark.parametrize("turn, engine", [(20, "0"), (21, "1")])
def test_the_engine_overheats(turn: int, engine: str) -> None:
    """From the twenty-first turn of a Chase on the engine takes 1 damage at the end of each."""
    table = attempt(f"turn {turn}\nleft rat, grinder, speeder\nwhite 6\nred\nstep 6", chapter=1)
    table.play("ram rear")

    assert [engine, str(turn + 1)] == [table["engine"], table["turn"]]

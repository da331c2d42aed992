"""Positions written as text: what can't be written, with its line, and turns that pass."""

import pytest

from chicane.core.errors import BadInput
from chicane.core.scenario import Table, parse_scenario
from tests.rule import rule

RED = "red sedan: at 0 0, heading 0, speed 2"
BLUE = "blue van: at 3 0, heading 0, speed 1"
CANS = [f"can: {x} -2" for x in range(-2, 3)]


def refusal(*lines: str) -> str:
    """Where the board is refused, by its lines from 1 on, and why."""
    head = "title: x\nrules: x\ngame: wreckage\nplayers: 2\nboard:\n"
    with pytest.raises(BadInput) as error:
        parse_scenario(head + "".join(f"  {line}\n" for line in lines), "x.scn").table()
    return str(error.value).removeprefix("x.scn, ")


@rule("WK-GEO-10", "WK-GEO-11", "WK-GEO-15")
@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ([RED, "blue van: at 0.3 0.5, heading 90"], "line 7: red and blue overlap"),
        ([RED, "blue van: at 5.8 0, heading 90"], "line 7: blue is outside the arena"),
        ([RED, BLUE, "obstacle: 0 0.8"], "line 8: red overlaps the obstacle at 0 0.8"),
        ([RED, "mine: 3 0.5", BLUE], "line 8: blue overlaps the mine at 3 0.5"),
        ([RED, BLUE, "pump: 0 3", "mine: 0 3.3"], "line 9: the pump at 0 3 overlaps the mine at 0 3.3"),
        ([RED, BLUE, "wreck: 0 5.9"], "line 8: the wreck at 0 5.9 is outside the arena"),
        ([RED, BLUE, "can: -6 0"], "line 8: the can at -6 0 is outside the arena"),
    ],
)
def test_what_stands_in_the_way(lines: list[str], message: str) -> None:
    """Vehicles and tokens lie apart and inside."""
    assert message == refusal(*lines)


@rule("WK-SETUP-11", "WK-COMP-03", "WK-FIRE-07")
@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ([f"{RED}, cans 1", BLUE, *CANS], "line 12: 6 jerrycans; 2 players have 5"),
        ([RED, "red hearse: at 3 0"], "line 7: two vehicles are red"),
        ([RED, f"{BLUE}, damage 15"], "line 7: blue has damage 15, and a structure of 11 only"),
        ([RED, BLUE, "green jeep: at -3 0"], "line 8: 'green jeep' is one vehicle too many for 2 players"),
        ([f"{RED}, equipment ram ram ram", BLUE], "line 6: too many cards ram"),
        ([f"{RED}, plays left right crush", BLUE], "line 6: 2 cards are planned, not 3"),
        ([f"{RED}, lost jump", BLUE], "line 6: jump is not in the deck of red"),
        ([RED, BLUE, "begin: turn green"], "line 8: no vehicle 'green'; known: red, blue"),
        ([RED, BLUE, "bus: 0 3"], "line 8: no line 'bus'; did you mean 'pump'?"),
        ([RED], "board from line 5: 1 vehicles for 2 players"),
    ],
)
def test_more_than_there_is(lines: list[str], message: str) -> None:
    """Jerrycans, colours, cards and structure have their limits."""
    assert message.partition(";")[0] == refusal(*lines).partition(";")[0]


def test_others_idle() -> None:
    """No card of theirs is planned, and their turns pass."""
    table = Table("wreckage", f"{RED}\n{BLUE}\nbegin: plan", players=2)
    table.play("red: plan accelerate, plan crush", "others idle until red", "? phase = 1", "red: on, stay")
    table.play("others idle until red")

    assert ["2", "1", "3.000 0.000", "none"] == [
        table["phase"], table["round"], table["blue at"], table["blue plays"],
    ]  # fmt: skip


def test_the_next_round() -> None:
    """A round is a game turn: planning and two action phases."""
    table = Table("wreckage", f"{RED}\n{BLUE}\nbegin: phase 1", players=2).play("next round")

    assert ["2", "0", "red", "0.000 0.000"] == [table["round"], table["phase"], table.to_act, table["red at"]]


def test_a_turn_that_has_begun() -> None:
    """Damage cards are drawn, whoever would rather be idle."""
    table = Table("wreckage", f"{RED}\n{BLUE}\nobstacle: 0 1.5\nbegin: phase 1", players=2).play("red: go")

    with pytest.raises(BadInput, match=r"^dice can't be idle here; choose one of: "):
        table.play("next round")

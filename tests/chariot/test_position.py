"""Positions drawn as text: what can't be drawn, with its line, and turns that pass."""

import pytest

from chicane.core.errors import BadInput
from chicane.core.scenario import Table, parse_scenario
from tests.rule import rule

ROWS = ["outer   .  .  .  .  .", "centre  .  G  R  .  #", "inner   .  .  .  .  ."]
SLOW = "green speed 0, fortune 0\nred speed 2, fortune 0\n"


def refusal(*lines: str) -> str:
    """Where the board is refused, by its lines from 1 on, and why."""
    head = "title: x\nrules: x\ngame: chariot\nboard:\n"
    with pytest.raises(BadInput) as error:
        parse_scenario(head + "".join(f"  {line}\n" for line in lines), "x.scn").table()
    return str(error.value).removeprefix("x.scn, ")


@rule("CH-TRACK-12", "CH-TRACK-13", "CH-BOARD-11", "CH-VAR-06")
@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ([*ROWS, "green at c3"], "line 8: green and red both stand on c3"),
        ([*ROWS, "green at c5"], "line 8: green stands on the pillar of c5"),
        ([*ROWS, "caltrop o1", "caltrop o1"], "line 9: a space holds at most one caltrop, and there are only 20"),
        ([*ROWS, "green speed 3", "red speed 13"], "line 9: red speed: 13 is not between 0 and 12"),
        ([*ROWS, "turn blue"], "line 8: blue is not on the track and can't have the turn"),
        ([*ROWS, "turn"], "line 8: no chariot ''; known: green, red, yellow, blue, purple, white"),
        ([*ROWS, "green at o9"], "line 8: no space 'o9'; they run from i1, c1 and o1"),
        (["outer . .  .", "centre . #G .", "inner . . ."], "board from line 4: green stands on the pillar of c2"),
    ],
)
def test_what_can_t_be_drawn(lines: list[str], message: str) -> None:
    """The complaint names the line, or the board where the rows are wrong."""
    assert message == refusal(*lines)


def test_others_idle() -> None:
    """The turns of those ahead pass: no dice, no movement."""
    table = Table("chariot", "\n".join(ROWS) + f"\n{SLOW}").play("? turn = red", "others idle until green")

    assert ["green", "dice", "c3", "1"] == [table["turn"], table.to_act, table["red.space"], table["round"]]


def test_the_next_round() -> None:
    """Every turn passes, and the order is worked out anew."""
    table = Table("chariot", "\n".join(ROWS) + f"\n{SLOW}turn green").play("next round")

    assert ["red", "2", "c3"] == [table["turn"], table["round"], table["red.space"]]


def test_a_turn_that_has_begun() -> None:
    """A chariot on its way can't be stopped."""
    table = Table("chariot", "\n".join(ROWS).replace("#", ".") + f"\n{SLOW}red speed 3")
    table.play("dice: turn, fortune, fortune, fortune, fortune", "red: keep, ahead")

    with pytest.raises(BadInput, match=r"^red can't be idle here; choose one of: ahead, in, out$"):
        table.play("others idle until green")

"""Positions told in lines: what can't be told, with its line."""

import pytest

from chicane.core.errors import BadInput
from chicane.core.scenario import parse_scenario
from tests.rule import rule


def refusal(*lines: str) -> str:
    """Where the board is refused, by its lines from 1 on, and why."""
    head = "title: x\nrules: x\ngame: wreckland\noptions: chapter=1\nboard:\n"
    with pytest.raises(BadInput) as error:
        parse_scenario(head + "".join(f"  {line}\n" for line in lines), "x.scn").table()
    return str(error.value).removeprefix("x.scn, ")


@rule("WL-COMP-03", "WL-HIT-11")
@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (["R buzzsaw", "R flamer"], "line 7: 0 of the 1 cards 'buzzsaw' are there"),
        (["R buzzsaw", "R empty"], "line 7: 0 of the 1 cards 'buzzsaw' are there"),
        (["engine 9"], "line 6: the engine has 9 damage; it bears 8"),
        (["engine 8"], "line 6: the engine is destroyed by 8 damage"),
        (["R buzzsaw, damage 50"], "line 6: R has 50 damage; it bears"),
        (["FR damage 1"], "line 6: FR has 1 damage, but nothing works there"),
        (["F destroyed, damage 1"], "line 6: F has 1 damage, but nothing works there"),
        (["FR destroyed"], "line 6: nothing stands in FR that could be destroyed"),
        (["front rat damage 50"], "line 6: rat has 50 damage; it bears"),
    ],
)
def test_what_no_attempt_shows(lines: list[str], message: str) -> None:
    """No card is lost, and nothing bears more damage than its resistance."""
    assert refusal(*lines).startswith(message)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("round 4", "'round 4': 4 is not between 1 and 3"),
        ("turn 0", "'turn 0': 0 is not between 1 and 99"),
        ("step 7", "'step 7': 7 is not between 1 and 6"),
        ("placed 6", "'placed 6': 6 is not between 0 and 5"),
        ("phase chaos", "no phase 'chaos'; did you mean 'chase'?"),
        ("white 7", "'white 7': 7 is not between 1 and 6"),
        ("white 1 2 3 4 5 6", "at most 5 white dice of 1 to 6"),
        ("R buzzsaw 360", "'buzzsaw 360': 360 is not between 0 and 270"),
    ],
)
def test_numbers_and_names(line: str, reason: str) -> None:
    """Everything has its bounds, and the complaint says which."""
    assert f"line 7: {reason}" == refusal("front rat", line)

"""Guided games: scripts with remarks, read and rehearsed."""

import pytest

from chicane.core.errors import BadInput
from chicane.core.guide import Act, Guide, find_guide, play, read_guides
from chicane.core.registry import find
from chicane.core.scenario import parse_scenario
from chicane.core.step import CHANCE

BOARD = """title: Two turns
rules: CH-MOVE-01
game: chariot
players: 4
board:
    green at c20, speed 3, fortune 0, seat 0
    red at c25, speed 3, fortune 0, seat 1
    turn green
play:
"""
FORTUNES = "dice: fortune, fortune, fortune, fortune, fortune"


def guide(*script: str) -> Guide:
    """A guided game in which green learns; its script begins in line 10."""
    lines = "\n".join(f"    {line}" for line in script)
    return Guide(find("chariot"), "toy", parse_scenario(f"{BOARD}{lines}\n", "toy.scn"))


def test_moments() -> None:
    """The learner's options wait to be taken; everything else follows by itself."""
    first, second, last = guide(
        "> roll @ chariot-0 CH-ROLL-01", FORTUNES, "> keep", "green: keep", FORTUNES, "red: keep", "> end @ chariot-0"
    ).moments()

    assert ("", [Act(CHANCE, "fortune")] * 5) == (first.option, first.acts)
    assert ("keep", 6) == (second.option, len(second.acts))
    assert Act(1, "keep") == second.acts[-1]
    assert ("", []) == (last.option, last.acts)
    assert ("chariot-guide-toy-roll", "CH-ROLL-01") == (first.remark.text.key, first.remark.text.rule)
    assert ("chariot-0", "") == (first.remark.pin, second.remark.pin)


def test_several_options_under_one_remark() -> None:
    """A remark stays until the next one comes."""
    moments = guide("> roll", FORTUNES, "> lift", "green: lift fortune, throw", "dice: turn").moments()

    assert ["", "lift fortune", "throw"] == [moment.option for moment in moments]
    assert moments[1].remark == moments[2].remark


def test_match() -> None:
    """The script rolls the dice of the match."""
    found = guide("> roll", FORTUNES, "> keep", "green: keep")
    match = found.match()
    for moment in found.moments():
        play(match, moment)

    assert ["* fortune"] * 5 + ["0 keep"] == match.log


@pytest.mark.parametrize(
    ("script", "wrong"),
    [
        (["> roll", "green: fly"], "toy.scn, line 11: 'fly': dice must choose here, not green"),
        ([FORTUNES], "toy.scn, line 10: a guided game begins with a remark"),
        (["> Roll it"], "toy.scn, line 10: a remark looks like '> id @ piece CH-MOVE-01', not '> Roll it'"),
        (["> roll", "? round = 9"], "toy.scn, line 11: round is 1, expected 9"),
    ],
)
def test_errors(script: list[str], wrong: str) -> None:
    """A script that does not fit the rules any more names its line."""
    with pytest.raises(BadInput, match=f"^{wrong.replace('?', '.')}"):
        guide(*script).moments()


def test_find() -> None:
    """Guides by their ids, the one for beginners first."""
    thunder = find("thunder")

    assert "first" == read_guides(thunder)[0].id
    assert "carnage" == find_guide(thunder, "carnage").id
    with pytest.raises(BadInput, match="thunder: no guide 'carnige'; did you mean 'carnage'"):
        find_guide(thunder, "carnige")

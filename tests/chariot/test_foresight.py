"""The price of a speed, while it is chosen."""

import pytest

from chicane.chariot.picture.foresight import foresees, foresight
from chicane.chariot.state import Race
from chicane.core.foresight import Prospect
from chicane.core.message import Message
from chicane.core.reach import DAMAGE, DEATH, FREE
from chicane.core.scenario import Table
from tests.rule import rule


def before_a_curve(number: int, green: str, dice: str) -> dict[str, Prospect]:
    """Green has a number ahead of it in the centre lane, and chooses its speed."""
    drawing = f"""
        outer   .  .  .  .         .  .  .  .  .  .  .  .  .  .  .  .
        centre  .  G  .  {number}  .  .  .  .  .  .  .  .  .  .  .  .
        inner   R  .  .  .         .  .  .  .  .  .  .  .  .  .  .  .
        green fortune 0, {green}
        red fortune 0
        turn green
        """
    race = Table("chariot", drawing).play(f"dice: {dice}", "green: keep").game
    assert isinstance(race, Race) and foresees(race)
    return {each.option: each for each in foresight(race).prospects}


def cost(by: str, damage: int, curve: int) -> Message:
    return Message("chariot-foresee-cost", "CH-CURVE-01", by=by, damage=damage, curve=curve)


@rule("CH-CURVE-01", "CH-DIE-02")
@pytest.mark.parametrize(("number", "costs"), [(5, [5, 3, 1]), (7, [3, 1, 0]), (12, [0, 0, 0])])
def test_the_curve_is_on_the_choice_of_speed(number: int, costs: list[int]) -> None:
    """Two Pace dice at speed 8: 10, 8 or 6, and what the curve takes at each of them."""
    found = before_a_curve(number, "speed 8", "pace, pace, fortune")

    assert [cost("curve", each, each) if each else None for each in costs] == [each.note for each in found.values()]
    assert [DAMAGE if each else FREE for each in costs] == [each.tone for each in found.values()]


@rule("CH-DIE-03")
def test_a_sprint_is_counted_in() -> None:
    """One point for the die, the rest in the curve."""
    found = before_a_curve(5, "speed 8", "pace, sprint, fortune")

    assert [cost("both", 7, 6), cost("both", 5, 4)] == [each.note for each in found.values()]


@rule("CH-MOVE-04")
def test_the_cheapest_way_counts() -> None:
    """A Turn die leads round the number; the dearer ends are shown as what they are."""
    found = before_a_curve(5, "speed 8", "pace, turn, fortune")

    assert [None, None] == [each.note for each in found.values()]
    assert {FREE, DAMAGE} == {end.tone for end in found["pace +1"].ends}


@rule("CH-DEST-01")
def test_no_way_out_alive() -> None:
    """A chariot with four points left that a curve of 1 takes five from."""
    found = before_a_curve(1, "speed 4, damage 4", "pace, pace, fortune, fortune, fortune")

    assert DEATH == found["pace +2"].tone
    assert Message("chariot-foresee-death", "CH-DEST-01") == found["pace +2"].note
    assert cost("curve", 1, 1) == found["pace -2"].note

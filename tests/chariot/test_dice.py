"""The faces of a die and what each is good for (CH-DIE)."""

import pytest

from chicane.core.chance import Luck, chance_at
from chicane.core.scenario import Table
from tests.rule import rule

# One die, as the summary of faces prints it.
FACES = {"pace": 1, "sprint": 1, "turn": 2, "attack": 1, "fortune": 1}

STRAIGHT = """
    outer   . . . . . . . . . . . . . . . . . . . .
    centre  . . G . . . . . . . . . . . . . . . . .
    inner   R . . . . . . . . . . . . . . . . . . .
    green speed 4, damage 12, fortune 0
    red speed 0, fortune 0
"""


def rolled(*faces: str, drawing: str = STRAIGHT) -> Table:
    """Green throws these dice, the rest of the five showing Fortune, and keeps them."""
    dice = [*faces, *["fortune"] * (5 - len(faces))]
    return Table("chariot", drawing).play(f"dice: {', '.join(dice)}", "green: keep")


@rule("CH-DIE-01")
def test_six_faces() -> None:
    """1 Pace, 1 Sprint, 2 Turn, 1 Attack, 1 Fortune."""
    table = Table("chariot", STRAIGHT)

    assert FACES == dict(zip(table.menu, table.game.weights or [], strict=True))
    assert 6 == sum(table.game.weights or [])


@rule("CH-DIE-08")
def test_chance_of_each_face() -> None:
    """Of sixty thousand throws a sixth shows each face, a third Turn, within five deviations."""
    game = Table("chariot", STRAIGHT).game
    luck = Luck("one die")
    counts = dict.fromkeys(FACES, 0)
    for ply in range(60_000):
        counts[game.menu[chance_at(game, luck, ply)].text(game)] += 1

    for face, count in counts.items():
        chance = FACES[face] / 6
        assert abs(count - 60_000 * chance) < 5 * (60_000 * chance * (1 - chance)) ** 0.5, face


@rule("CH-DIE-02", "CH-SPD-06")
@pytest.mark.parametrize(
    ("dice", "changes"),
    [
        (1, ["pace +1", "pace -1"]),
        (2, ["pace +2", "pace +0", "pace -2"]),
        (3, ["pace +3", "pace +1", "pace -1", "pace -3"]),
    ],
)
def test_each_pace_die_goes_up_or_down(dice: int, changes: list[str]) -> None:
    """Compulsory: each die changes speed by exactly one, the sign chosen for each."""
    table = rolled(*["pace"] * dice)

    assert "green" == table.to_act
    assert changes == table.menu
    for change in changes:
        assert 4 + int(change.split()[1]) == int(rolled(*["pace"] * dice).play(change)["green.speed"])


@rule("CH-DIE-03")
@pytest.mark.parametrize(("dice", "speed", "damage"), [(1, 6, 11), (2, 8, 10), (3, 10, 9)])
def test_each_sprint_die_adds_two_and_hurts(dice: int, speed: int, damage: int) -> None:
    """Compulsory: nothing is asked, each die adds 2 to speed and costs 1 damage."""
    table = rolled(*["sprint"] * dice)

    assert "red" == table["turn"]  # green's is over
    assert (str(speed), str(damage)) == (table["green.speed"], table["green.damage"])
    assert f"c{3 + speed}" == table["green.space"]


@rule("CH-DIE-04")
def test_a_turn_die_need_not_be_used() -> None:
    """Optional: the chariot may go straight on to the end."""
    table = rolled("turn").play("? menu = ahead, in, out", "ahead, ahead, ahead, ahead")

    assert "c7" == table["green.space"]
    assert "red" == table["turn"]


@rule("CH-DIE-04")
def test_a_turn_die_allows_one_lane_change() -> None:
    """After one lane change with one die nothing is left to choose."""
    table = rolled("turn").play("ahead, out")

    assert "o7" == table["green.space"]
    assert "red" == table["turn"]


@rule("CH-DIE-04")
def test_two_turn_dice_allow_two_lane_changes() -> None:
    """Each die allows one, and no third is offered."""
    table = rolled("turn", "turn").play("out", "? menu = ahead, in", "in")

    assert "c7" == table["green.space"]
    assert "red" == table["turn"]


DUEL = """
    outer   . . . . . . . . . . . . . . . . . . . .
    centre  . . . G . . . . . . . . . . . . . . . .
    inner   . . R . . . . . . . . . . . . . . . . .
    green speed 0, fortune 0
    red speed 0, fortune 0
"""


@rule("CH-DIE-05")
@pytest.mark.parametrize(("dice", "damage"), [(1, "11"), (2, "10"), (4, "8")])
def test_each_attack_die_is_one_attack(dice: int, damage: str) -> None:
    """After as many attacks as dice nothing more is offered."""
    table = Table("chariot", DUEL)
    table.play(f"dice: {', '.join(['attack'] * dice + ['fortune'] * (5 - dice))}", "green: keep")
    for _ in range(dice):
        table.play("? menu = hold, javelin red", "green: javelin red")

    assert damage == table["red.damage"]
    assert "red" == table["turn"]


@rule("CH-DIE-05")
def test_an_attack_die_need_not_be_used() -> None:
    """Optional: holding ends the phase and hurts nobody."""
    table = Table("chariot", DUEL)
    table.play("dice: attack, attack, fortune, fortune, fortune", "green: keep", "hold")

    assert "12" == table["red.damage"]
    assert "red" == table["turn"]


@rule("CH-DIE-06")
@pytest.mark.parametrize("dice", [0, 1, 2, 5])
def test_each_fortune_die_is_a_favour(dice: int) -> None:
    """Automatic: the marker goes up by one a die, and nobody is asked."""
    table = Table("chariot", STRAIGHT)
    table.play(f"dice: {', '.join(['fortune'] * dice + ['sprint'] * (5 - dice))}", "green: keep")

    assert str(dice) == table["green.fortune"]
    assert "red" == table["turn"]


@rule("CH-DIE-07")
def test_unused_dice_are_lost() -> None:
    """A Turn and an Attack saved in one turn are not there in the next."""
    table = rolled("turn", "turn", "attack", "attack").play("ahead, ahead, ahead, ahead")
    table.play("? menu = hold, caltrop c4, caltrop c5, caltrop c6", "hold")

    assert "none" == table["dice"]

    table.play("dice: fortune, fortune, fortune, fortune, fortune", "red: keep")
    table.play("dice: fortune, fortune, fortune, fortune, fortune", "green: keep")

    assert "c11" == table["green.space"]
    assert "red" == table["turn"]

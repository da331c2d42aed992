"""Phase 3: one free reroll, then changes for fortune (CH-ROLL)."""

import pytest

from chicane.core.errors import BadInput
from chicane.core.scenario import Table
from tests.rule import rule

STRAIGHT = """
    outer   . . G . . . . . . . . . . . . . . . . .
    centre  . . . . . . . . . . . . . . . . . . . .
    inner   R . . . . . . . . . . . . . . . . . . .
    red speed 0, fortune 0
    green speed 4, """

EVERY_FACE = "dice: pace, sprint, turn, attack, fortune"


def green(fortune: int, roll: str = EVERY_FACE) -> Table:
    """Green rolled, having so much fortune."""
    return Table("chariot", f"{STRAIGHT} fortune {fortune}").play(roll)


@rule("CH-ROLL-01")
def test_neither_more_nor_fewer_dice() -> None:
    """At speed 4 the fifth die is the last one: a sixth is refused."""
    table = green(0, "dice: turn, turn, turn, turn")

    assert "dice" == table.to_act

    table.play("dice: turn")

    assert "green" == table.to_act
    assert "turn, turn, turn, turn, turn" == table["dice"]
    with pytest.raises(BadInput, match="green must choose here, not dice"):
        table.play("dice: turn")


@rule("CH-ROLL-02")
def test_free_reroll_of_none() -> None:
    """All dice may be kept."""
    table = green(2).play("? menu = keep, lift pace, lift sprint, lift turn, lift attack, lift fortune", "keep")

    assert "pace, sprint, turn, attack, fortune" == table["dice"]
    assert "2" == table["green.fortune"]


@rule("CH-ROLL-02")
def test_free_reroll_of_some() -> None:
    """Any chosen dice, and the others stay."""
    table = green(2).play("lift sprint", "lift fortune", "throw", "dice: attack, attack")

    assert "pace, turn, attack, attack, attack" == table["dice"]
    assert "2" == table["green.fortune"]


@rule("CH-ROLL-02")
def test_free_reroll_of_all() -> None:
    """The last die in hand, they are thrown without a further question."""
    table = green(2).play("lift pace", "lift sprint", "lift turn", "lift attack")

    assert ["throw", "lift fortune"] == table.menu

    table.play("lift fortune", "dice: turn, turn, turn, turn, turn")

    assert "turn, turn, turn, turn, turn" == table["dice"]
    assert "2" == table["green.fortune"]


@rule("CH-ROLL-02")
def test_one_of_two_equal_dice() -> None:
    """Of two dice with one face, one may be kept and one rerolled."""
    table = green(2, "dice: sprint, sprint, turn, turn, turn").play("lift sprint", "throw", "dice: pace")

    assert "pace, sprint, turn, turn, turn" == table["dice"]


@rule("CH-ROLL-03")
def test_only_one_free_reroll() -> None:
    """Without fortune the result of the reroll stands: Phase 5 begins."""
    table = green(0).play("lift fortune", "throw", "dice: fortune")

    assert ["pace +1", "pace -1"] == table.menu


@rule("CH-ROLL-03", "CH-ROLL-12")
def test_after_the_free_reroll_every_change_is_paid() -> None:
    """With fortune, what comes next has its price."""
    for first in (["keep"], ["lift fortune", "throw", "dice: fortune"]):
        table = green(2).play(*first)

        assert "accept" == table.menu[0]
        for option in table.menu[1:]:
            twin = green(2).play(*first, option)
            assert "0" == twin["green.fortune"], option


@rule("CH-ROLL-12")
def test_nothing_is_sold_before_the_free_reroll() -> None:
    """With 6 fortune too the free reroll is used or waived first."""
    table = green(6)

    assert ["keep", "lift pace", "lift sprint", "lift turn", "lift attack", "lift fortune"] == table.menu


@rule("CH-ROLL-12")
def test_a_bought_change_ends_the_free_reroll() -> None:
    """Having waived it and bought a face, green is offered no reroll for free."""
    table = green(4).play("keep", "change fortune", "to turn")

    assert ["accept", "buy reroll", "change pace", "change sprint", "change turn", "change attack"] == table.menu
    assert "0" == table.play("buy reroll")["green.fortune"]


@rule("CH-ROLL-04", "CH-ROLL-11")
def test_a_bought_reroll() -> None:
    """Option A: 2 fortune, paid before a die is touched, then any number of dice, once."""
    table = green(3).play("keep", "buy reroll")

    assert "1" == table["green.fortune"]
    assert "pace, sprint, turn, attack, fortune" == table["dice"]

    table.play("lift pace", "lift fortune", "throw", "dice: turn, sprint")

    assert "sprint, sprint, turn, turn, attack" == table["dice"]
    assert "1" == table["green.fortune"]
    assert ["ahead", "in"] == table.menu  # one more would cost 2: Phase 5 has begun with speed 8


@rule("CH-ROLL-04")
def test_a_bought_reroll_takes_at_least_one_die() -> None:
    """Nobody pays for throwing nothing."""
    table = green(2).play("keep", "buy reroll")

    assert ["lift pace", "lift sprint", "lift turn", "lift attack", "lift fortune"] == table.menu
    assert "throw" == table.play("lift pace").menu[0]


@rule("CH-ROLL-05", "CH-ROLL-06", "CH-ROLL-11")
@pytest.mark.parametrize("face", ["pace", "sprint", "turn", "attack", "fortune"])
def test_a_bought_face(face: str) -> None:
    """Option B: 2 fortune, paid first, then one die is turned to any other face except Fortune."""
    table = green(3).play("keep", f"change {face}")

    assert "1" == table["green.fortune"]
    assert "pace, sprint, turn, attack, fortune" == table["dice"]
    assert [f"to {other}" for other in ("pace", "sprint", "turn", "attack") if other != face] == table.menu


@rule("CH-ROLL-05")
def test_exactly_one_die_is_turned() -> None:
    """Of three equal dice one changes, the others stay."""
    table = green(2, "dice: turn, turn, turn, attack, attack").play("keep", "change turn", "to sprint")

    assert "sprint, turn, turn, attack, attack" == table["dice"]


@rule("CH-ROLL-14")
@pytest.mark.parametrize("face", ["pace", "sprint", "turn", "attack"])
def test_a_fortune_die_can_be_turned(face: str) -> None:
    """Option B changes a die that shows Fortune into any other face, and the favour is not gained."""
    table = green(3, "dice: fortune, fortune, turn, turn, turn").play("keep", "change fortune", f"to {face}")

    assert 1 == table["dice"].split(", ").count("fortune")
    assert face in table["dice"].split(", ")
    assert "2" == table["green.fortune"]  # 3 - 2, and 1 gained in Phase 4


@rule("CH-ROLL-07")
@pytest.mark.parametrize(
    "first", [("change fortune", "to turn"), ("buy reroll", "lift fortune", "throw", "dice: turn")], ids=["B", "A"]
)
@pytest.mark.parametrize(
    "second", [("change turn", "to attack"), ("buy reroll", "lift turn", "throw", "dice: attack")], ids=["B", "A"]
)
@pytest.mark.parametrize(
    "third", [("change attack", "to pace"), ("buy reroll", "lift attack", "throw", "dice: pace")], ids=["B", "A"]
)
def test_changes_in_any_mix(first: tuple[str, ...], second: tuple[str, ...], third: tuple[str, ...]) -> None:
    """Six fortune buy three changes, rerolls and faces in any order, and no fourth."""
    table = green(6).play("keep", *first, "? green.fortune = 4", *second, "? green.fortune = 2", *third)

    assert "0" == table["green.fortune"]
    assert "pace, pace, sprint, turn, attack" == table["dice"]
    assert ["pace +2", "pace +0", "pace -2"] == table.menu


@rule("CH-ROLL-07", "CH-ROLL-10")
@pytest.mark.parametrize(("fortune", "purchases"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_each_purchase_is_paid_in_full(fortune: int, purchases: int) -> None:
    """One fortune left over buys nothing."""
    table = green(fortune, "dice: sprint, sprint, sprint, sprint, sprint").play("keep")
    bought = 0
    while "accept" in table.menu:
        table.play("change sprint", "to turn")
        bought += 1

    assert purchases == bought
    assert str(fortune - 2 * purchases) == table["green.fortune"]


@rule("CH-ROLL-08")
@pytest.mark.parametrize(
    "change", [("buy reroll", "lift pace", "throw", "dice: turn"), ("change pace", "to turn")], ids=["A", "B"]
)
def test_a_die_set_aside_can_still_be_changed(change: tuple[str, ...]) -> None:
    """The Pace die was kept when Fortune was rerolled, and is changed after all."""
    table = green(2).play("lift fortune", "throw", "dice: attack", *change)

    assert "sprint, turn, turn, attack, attack" == table["dice"]


@rule("CH-ROLL-09")
def test_fortune_on_the_dice_buys_nothing() -> None:
    """Four Fortune dice and 1 on the track: no change is offered, and the favours come in Phase 4."""
    table = green(1, "dice: fortune, fortune, fortune, fortune, pace").play("keep")

    assert ["pace +1", "pace -1"] == table.menu
    assert "5" == table["green.fortune"]


@rule("CH-ROLL-10")
@pytest.mark.parametrize("fortune", [0, 1])
def test_with_less_than_two_fortune_nothing_is_for_sale(fortune: int) -> None:
    """The dice stay as they lie after the free reroll."""
    table = green(fortune, "dice: sprint, sprint, sprint, sprint, sprint").play("keep")

    assert "red" == table["turn"]


@rule("CH-ROLL-13")
def test_a_bought_reroll_may_show_fortune() -> None:
    """Option A throws whole dice: Fortune can come up, and counts."""
    table = green(2, "dice: sprint, sprint, turn, turn, turn").play("keep", "buy reroll", "lift sprint", "throw")

    assert ["pace", "sprint", "turn", "attack", "fortune"] == table.menu

    table.play("dice: fortune")

    assert "sprint, turn, turn, turn, fortune" == table["dice"]
    assert "1" == table["green.fortune"]

"""The icons of damage cards: Spin, Irreversible and Shuffle (WK-ICON)."""

import pytest

from chicane.core.scenario import Table
from chicane.wreckage.kinds import DAMAGE
from chicane.wreckage.state import Wreckage
from tests.rule import rule
from tests.wreckage.frail import frail

GUNNER = "red sedan: at 0 0, heading 0, speed 1, equipment machine-gun flamethrower"
TARGET = "blue van: at 0 2, heading 90"
FACTS = ["phase", "blue damage", "blue lost", "blue heading"]
DECK = ["lose accelerate", "lose right", "lose left", "lose double", "lose barrage", "lose dodge"]


def shot(cards: str, *lines: str, target: str = TARGET, weapon: str = "machine-gun", players: int = 2) -> Table:
    """Red has fired at the blue van, which has handling 2, and these cards were drawn."""
    drawing = "\n".join([GUNNER, target, *lines, "begin: turn red"])
    return Table("wreckage", drawing, players).play("red: stay", f"red: fire {weapon} blue", f"dice: {cards}")


@rule("WK-ICON-01", "WK-ICON-02", "WK-ICON-04", "WK-ICON-06")
def test_a_spin_after_the_damage() -> None:
    """The markers lie already; then the vehicle faces any whole degree, each as likely, about its centre."""
    table = shot("card 2 spin, card 1")

    assert ("1", "90.00") == (table["blue damage"], table["blue heading"])
    assert [f"heading {degrees}" for degrees in range(360)] == table.menu
    assert table.game.weights is None

    table.play("dice: heading 217")

    assert ("217.00", "0.000 2.000", "0") == (table["blue heading"], table["blue at"], table["phase"])


@rule("WK-ICON-01", "WK-ICON-02", "WK-ICON-08")
def test_a_card_is_lost_for_good() -> None:
    """One at random of the piloting deck, the reversible card twice as likely because there are two."""
    table = shot("card 2 irreversible, card 1")

    assert ("1", DECK) == (table["blue damage"], table.menu)
    assert [2, 1, 1, 1, 1, 1] == table.game.weights

    table.play("dice: lose barrage")

    assert ("barrage", "accelerate, accelerate, right, left, double, dodge") == (table["blue lost"], table["blue deck"])


@rule("WK-ICON-02", "WK-ICON-03")
@pytest.mark.parametrize("cards", ["card 1 spin, card 1", "card 2 irreversible, card 0", "card 1 spin, card 0"])
def test_no_damage_no_icon(cards: str) -> None:
    """The handling swallows all of it: nothing spins and nothing is lost."""
    table = shot(cards)

    assert ("0", "0", "none", "90.00") == tuple(table[each] for each in FACTS)


@rule("WK-ICON-03")
@pytest.mark.parametrize("choice, phase", [("use steel-plates", "0"), ("bear it", "1")])
def test_plates_take_the_icons_away(choice: str, phase: str) -> None:
    """A counter-measure that leaves no damage leaves no icon either."""
    table = shot("card 2 spin, card 3", target=f"{TARGET}, equipment steel-plates").play(f"blue: {choice}")

    assert phase == table["phase"]
    assert ("dice" == table.to_act) == (phase == "1")


@rule("WK-ICON-05", "WK-ICON-06")
def test_a_direction_that_does_not_fit_is_drawn_again() -> None:
    """A car 0.3 beside the flank and the limit of the arena: only the final pose counts."""
    table = shot("card 2 spin, card 1", "green jeep: at 0 2.55, heading 90", players=3).play("dice: heading 0")
    assert ("dice", "90.00", 360) == (table.to_act, table["blue heading"], len(table.menu))

    table.play("dice: heading 350")
    assert ("dice", "90.00") == (table.to_act, table["blue heading"])

    table.play("dice: heading 270")
    assert ("270.00", "0") == (table["blue heading"], table["phase"])


@rule("WK-ICON-05")
@pytest.mark.parametrize("line", ["obstacle: 0 2.7", "mine: 0 2.45"])
def test_tokens_must_not_be_overlapped(line: str) -> None:
    """An obstacle or a mine beside the vehicle is in the way of its nose."""
    table = shot("card 2 spin, card 1", line)

    assert ("dice", "90.00") == (table.play("dice: heading 0").to_act, table["blue heading"])
    assert "90.00" == table.play("dice: heading 90")["blue heading"]


@rule("WK-ICON-05")
def test_the_limit_must_not_be_crossed() -> None:
    """A vehicle along the limit can't be turned across it."""
    lines = ["red sedan: at 0 3.5, heading 0, speed 1, equipment machine-gun", "blue van: at 0 5.7, heading 90"]
    table = Table("wreckage", "\n".join([*lines, "begin: turn red"]), 2)
    table.play("red: stay", "red: fire machine-gun blue", "dice: card 2 spin, card 1", "dice: heading 0")

    assert ("dice", "90.00") == (table.to_act, table["blue heading"])


@rule("WK-ICON-06")
def test_after_360_failures_the_heading_stays() -> None:
    """Wedged between cars so that no other direction fits: it keeps its own after so many tries."""
    table = shot("card 2 spin, card 1", "green jeep: at 0 2.5, heading 90", players=3)
    table.play(*["dice: heading 0"] * 359)
    assert "dice" == table.to_act

    table.play("dice: heading 0")

    assert ("90.00", "0") == (table["blue heading"], table["phase"])


@rule("WK-ICON-07")
def test_several_spin_icons_are_one_spin() -> None:
    """Three of them in one draw, and the turn is over after one."""
    table = shot("card 1 spin, card 1 spin, card 1 spin", weapon="flamethrower").play("dice: heading 10")

    assert ("1", "10.00", "0") == (table["blue damage"], table["blue heading"], table["phase"])


PHASE = """
red sedan: at 0 0, heading 0, speed 3, equipment machine-gun
green jeep: at 0 4, heading 180, speed 2, equipment machine-gun
blue van: at 0 2, heading 90
"""


@rule("WK-ICON-07")
def test_one_spin_an_action_phase() -> None:
    """A second shot in the same phase spins nobody; in the next phase it does."""
    table = Table("wreckage", PHASE + "begin: phase 1", 3)
    table.play("red: stay, fire machine-gun blue", "dice: card 2 spin, card 1", "dice: heading 270")
    table.play("green: stay, fire machine-gun blue", "dice: card 2 spin, card 1")
    assert ("2", "270.00", "blue") == (table["blue damage"], table["blue heading"], table.to_act)

    table.play("blue: on", "red: stay, fire machine-gun blue", "dice: card 3 spin, card 0")
    assert ("2", "dice", "heading 0") == (table["phase"], table.to_act, table.menu[0])


@rule("WK-ICON-07", "WK-WPN-04", "WK-OBST-05")
def test_a_spin_by_tyres_counts() -> None:
    """Blue drives into tyres and spins; no shot spins it again in this phase. The tyres spin whoever hits them."""
    board = """
    blue van: at 1.5 2, heading 270, speed 2
    red sedan: at 0 0.2, heading 0, speed 1, equipment machine-gun
    tyres: -0.9 2
    begin: phase 1
    """
    table = Table("wreckage", board, 2).play("blue: go", "dice: heading 90", "red: stay", "red: fire machine-gun blue")
    table.play("dice: card 2 spin, card 1")

    assert ("1", "90.00", "2") == (table["blue damage"], table["blue heading"], table["phase"])

    swapped = board.replace("red sedan: at 0 0.2, heading 0, speed 1", "red sedan: at 1.5 0, heading 0, speed 3")
    table = Table("wreckage", swapped, 2).play("red: stay, fire machine-gun blue", "dice: card 2 spin, card 1")
    table.play("dice: heading 270", "blue: on, go")

    assert ("dice", "heading 0") == (table.to_act, table.menu[0])


@rule("WK-ICON-09")
def test_each_icon_costs_a_card_of_the_deck_and_never_a_planned_one() -> None:
    """Two icons, two cards; those on the table are safe."""
    target = f"{TARGET}, plays dodge right"
    table = shot("card 2 irreversible, card 2 irreversible", target=target.replace("van", "muscle"))
    assert ["lose accelerate", "lose left", "lose double", "lose barrage"] == table.menu

    table.play("dice: lose double, lose barrage")

    assert "double, barrage" == table["blue lost"]
    assert "accelerate, accelerate, right, left, dodge" == table["blue deck"]


@rule("WK-ICON-09")
def test_an_empty_deck_loses_nothing() -> None:
    """All cards but the two planned ones are gone already."""
    target = f"{TARGET}, lost accelerate accelerate right barrage double, plays left dodge"
    table = shot("card 2 irreversible, card 3", target=target)

    assert ("3", "0", 5) == (table["blue damage"], table["phase"], len(table["blue lost"].split(", ")))


@rule("WK-ICON-10")
def test_shuffle_brings_the_used_cards_back() -> None:
    """All cards of the deck are in the pile again, those of this draw too."""
    table = shot("card 0 shuffle, card 3")

    assert ("1", str(sum(card.count for card in DAMAGE)), "0") == (table["blue damage"], table["pile"], table["used"])


@rule("WK-ICON-10")
def test_shuffle_comes_after_the_damage() -> None:
    """While the cards are drawn and plates are offered nothing is shuffled yet."""
    table = shot("card 0 shuffle, card 3", target=f"{TARGET}, equipment steel-plates")
    assert ("blue", "38") == (table.to_act, table["pile"])

    assert ("40", "0") == (table.play("blue: bear it")["pile"], table["used"])


@rule("WK-ICON-11")
def test_shuffle_works_without_damage_too() -> None:
    """It concerns the deck and not the vehicle."""
    table = shot("card 0 shuffle, card 1")

    assert ("0", "40", "0") == (table["blue damage"], table["pile"], table["used"])
    assert ("38", "2") == (shot("card 0, card 1")["pile"], shot("card 0, card 1")["used"])


@rule("WK-ICON-12")
@pytest.mark.parametrize(
    "card, option", [("1 spin", "heading 0"), ("1 irreversible", "lose accelerate"), ("0 shuffle", "plan accelerate")]
)
def test_icons_count_in_collisions(card: str, option: str) -> None:
    """Driving into an obstacle at speed 1: the icon of the one card works."""
    board = "red sedan: at 0 0, heading 0, speed 1\nblue van: at 4 0\nobstacle: 0 1.2\nbegin: turn red"
    table = Table("wreckage", board, 2).play("red: go", f"dice: card {card}")
    game = table.game

    assert option == table.menu[0]
    assert isinstance(game, Wreckage) and (sum(game.pile) == 40) == (card == "0 shuffle")


@rule("WK-ICON-02")
def test_a_destroyed_vehicle_neither_spins_nor_loses_cards() -> None:
    """The end comes before the icons, but the deck is shuffled all the same."""
    cards, target = "card 2 spin, card 2 irreversible, card 0 shuffle", f"{TARGET}, {frail('van')}"
    table = shot(cards, "green jeep: at 3 3", target=target, weapon="flamethrower", players=3)

    assert ("yes", "none", "40") == (table["blue out"], table["blue lost"], table["pile"])

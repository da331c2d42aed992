"""What weapons can do beside shooting ahead: Turret, Second phase only, Spin and Discard (WK-WPN)."""

import pytest

from chicane.core.scenario import Table
from tests.rule import rule


def arena(weapon: str, place: str = "0 2", begin: str = "turn red", target: str = "heading 0") -> Table:
    """Red has stayed where it is, with one weapon; the van has handling 2."""
    red = f"red sedan: at 0 0, heading 0, speed 1, equipment {weapon}"
    return Table("wreckage", f"{red}\nblue van: at {place}, {target}\nbegin: {begin}", 2).play("red: stay")


@rule("WK-WPN-01")
@pytest.mark.parametrize("place", ["0 2", "0 -2", "1.5 0", "-1.5 0"])
def test_a_turret_fires_to_all_four_sides(place: str) -> None:
    """Forward, backward, right and left; other weapons forward only."""
    assert ["fire swivel-gun blue", "hold fire"] == arena("swivel-gun", place).menu
    assert (place == "0 2") == ("fire machine-gun blue" in arena("machine-gun", place).menu)


@rule("WK-WPN-01", "WK-GEO-27")
@pytest.mark.parametrize("place", ["1.5 1.5", "-1.5 -1.5", "0 -2.6", "2.1 0"])
def test_a_turret_has_zones_too(place: str) -> None:
    """Between two sides, or beyond short range, nobody is hit."""
    assert "0" == arena("swivel-gun", place)["phase"]


@rule("WK-WPN-02")
def test_second_phase_only() -> None:
    """In the first phase the cannon is silent."""
    assert "0" == arena("cannon")["phase"]
    assert ["fire cannon blue", "hold fire"] == arena("cannon", begin="turn red 2").menu


@rule("WK-WPN-03", "WK-WPN-05")
@pytest.mark.parametrize(
    "cards, spun", [("card 2, card 1", True), ("card 1, card 1", False), ("card 1 spin, card 0", False)]
)
def test_a_spinning_hit(cards: str, spun: bool) -> None:
    """One marker, and the target is spun; a shot that does no damage was no hit."""
    table = arena("grease-gun").play("red: fire grease-gun blue", f"dice: {cards}")

    assert spun == (table.to_act == "dice")
    if spun:
        assert "33.00" == table.play("dice: heading 33")["blue heading"]


@rule("WK-WPN-03")
def test_other_weapons_spin_nobody() -> None:
    """A machine gun hurts, and that is all."""
    table = arena("machine-gun").play("red: fire machine-gun blue", "dice: card 2, card 1")

    assert ("1", "0") == (table["blue damage"], table["phase"])


@rule("WK-WPN-03", "WK-WPN-04", "WK-ICON-07")
def test_once_spun_is_enough() -> None:
    """The weapon and a card in one draw make one spin; nor does the weapon spin who was spun in this phase."""
    board = """
    red sedan: at 0 0, heading 0, speed 3, equipment machine-gun
    green jeep: at 0 4, heading 180, speed 2, equipment grease-gun
    blue van: at 0 2, heading 90
    begin: phase 1
    """
    table = Table("wreckage", board, 3)
    table.play("red: stay, fire machine-gun blue", "dice: card 2 spin, card 1", "dice: heading 270")
    table.play("green: stay, fire grease-gun blue", "dice: card 2, card 1")
    assert ("2", "270.00", "blue") == (table["blue damage"], table["blue heading"], table.to_act)

    table = arena("grease-gun").play("red: fire grease-gun blue", "dice: card 2 spin, card 1 spin", "dice: heading 5")
    assert ("0", "5.00") == (table["phase"], table["blue heading"])


@rule("WK-WPN-06", "WK-WPN-07")
@pytest.mark.parametrize("card, markers", [("card 1", "2"), ("card 0", "0")])
def test_a_rocket_is_gone_after_its_shot(card: str, markers: str) -> None:
    """Whether it does damage or not; the other weapons stay on board."""
    table = arena("rocket machine-gun").play("red: fire rocket blue", *[f"dice: {card}"] * 4)

    assert (markers, "machine-gun") == (table["blue damage"], table["red equipment"])


@rule("WK-WPN-06")
@pytest.mark.parametrize("choice", ["hold fire", "fire machine-gun blue"])
def test_what_is_not_discarded(choice: str) -> None:
    """A rocket that is not fired, and a weapon without that icon."""
    table = arena("rocket machine-gun").play(f"red: {choice}", *["dice: card 0"] * (2 if "fire m" in choice else 0))

    assert "machine-gun, rocket" == table["red equipment"]

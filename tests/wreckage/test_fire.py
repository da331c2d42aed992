"""Firing and what a shot does to its target (WK-FIRE, WK-GEO-25, WK-GEO-28..31)."""

import pytest

from chicane.core.scenario import Table
from chicane.wreckage.kinds import DAMAGE
from chicane.wreckage.state import Wreckage
from tests.rule import rule
from tests.wreckage.frail import frail

GUNNER = "red sedan: at 0 0, heading 0, speed 1, equipment machine-gun flamethrower"


def arena(*lines: str, gunner: str = GUNNER, players: int = 2, begin: str = "turn red") -> Table:
    """Red has decided to stay where it is, at the origin and looking north; now it may fire."""
    return Table("wreckage", "\n".join([gunner, *lines, f"begin: {begin}"]), players).play("red: stay")


def cards(table: Table) -> tuple[int, int, int]:
    """How many damage cards are in the pile, used, and just being drawn."""
    game = table.game
    assert isinstance(game, Wreckage)
    return sum(game.pile), sum(game.discards), sum(game.table)


def left(table: Table, card: str) -> int:
    """How many cards of a kind are in the pile."""
    game = table.game
    assert isinstance(game, Wreckage)
    return game.pile[[each.id for each in DAMAGE].index(card)]


@rule("WK-FIRE-01")
def test_one_weapon_a_player_turn() -> None:
    """Two weapons bear on the target; after one shot, or none, the turn is over."""
    for choice, dice in (("fire machine-gun blue", 2), ("fire flamethrower blue", 3), ("hold fire", 0)):
        table = arena("blue van: at 0 2, heading 90")
        assert ["fire machine-gun blue", "fire flamethrower blue", "hold fire"] == table.menu

        table.play(f"red: {choice}", *["dice: card 0"] * dice)

        assert "0" == table["phase"]


@rule("WK-FIRE-01", "WK-FIRE-02")
def test_nobody_is_asked_without_a_target() -> None:
    """No weapon, or nobody in range: the turn ends by itself."""
    assert "0" == arena("blue van: at 0 4.6, heading 0")["phase"]
    assert "0" == arena("blue van: at 0 2, heading 0", gunner="red sedan: at 0 0, speed 1, equipment armour")["phase"]


@rule("WK-FIRE-02")
def test_another_target_may_be_chosen() -> None:
    """Of three enemies one is out of range and one out of sight; the third can be fired at."""
    table = arena(
        "blue van: at 3 0, heading 0",
        "green jeep: at 0 2.8, heading 90",
        "yellow coupe: at 0 1.2, heading 90",
        players=4,
    )

    assert ["fire machine-gun yellow", "fire flamethrower yellow", "hold fire"] == table.menu


@rule("WK-FIRE-03")
@pytest.mark.parametrize("place", ["0 -2", "1.5 0", "-1.5 0"])
def test_weapons_fire_forward(place: str) -> None:
    """Behind and beside the vehicle nobody can be hit."""
    assert "0" == arena(f"blue van: at {place}, heading 0")["phase"]
    assert "red" == arena("blue van: at 0 2, heading 0")["to act"]


@rule("WK-FIRE-04")
@pytest.mark.parametrize("weapon, attack", [("machine-gun", 2), ("flamethrower", 3)])
def test_as_many_cards_as_the_attack_score(weapon: str, attack: int) -> None:
    """The cards are drawn one by one, and no more of them."""
    table = arena("blue van: at 0 2, heading 0", "green jeep: at 3 3", players=3).play(f"red: fire {weapon} blue")
    for drawn in range(attack):
        assert ("dice", drawn) == (table.to_act, cards(table)[2])
        table.play("dice: card 0")

    assert (attack, 0) == cards(table)[1:]


@rule("WK-FIRE-05", "WK-FIRE-06")
@pytest.mark.parametrize(
    "target, points, markers",
    [
        ("red sedan", (2, 3), 3),
        ("red sedan", (1, 2), 1),
        ("red sedan", (1, 1), 0),
        ("red sedan", (0, 1), 0),
        ("green jeep", (3, 3), 3),
        ("green jeep", (0, 3), 0),
        ("yellow coupe", (0, 1), 1),
        ("yellow coupe", (0, 0), 0),
    ],
)
def test_only_what_exceeds_the_handling(target: str, points: tuple[int, int], markers: int) -> None:
    """The points of all cards less the handling of the target; a total of the handling or below does nothing."""
    lines = ["blue van: at 0 0, heading 0, speed 1, equipment machine-gun", f"{target}: at 0 2", "begin: turn blue"]
    colour = target.split()[0]
    table = Table("wreckage", "\n".join(lines), 2).play("blue: stay", f"blue: fire machine-gun {colour}")
    table.play(*[f"dice: card {each}" for each in points])

    assert (str(markers), "0") == (table[f"{colour} damage"], table["blue damage"])
    assert ("wreckage-told-unhurt" in table["said"]) == (markers == 0)


@rule("WK-FIRE-07")
@pytest.mark.parametrize("left, out", [(4, "no"), (3, "yes"), (2, "yes")])
def test_destroyed_at_the_structure_or_above(left: int, out: str) -> None:
    """Three markers: who bears four is still in play, who bears three or two is destroyed."""
    table = arena(f"blue muscle: at 0 2, {frail('muscle', left)}", "green jeep: at 3 3", players=3)
    table.play("red: fire machine-gun blue", "dice: card 3, card 1")

    assert (int(table["blue structure"]) - left + 3, out) == (int(table["blue damage"]), table["blue out"])


@rule("WK-FIRE-08")
def test_used_cards_are_discarded() -> None:
    """They leave the pile for the discard pile, and can't be drawn again."""
    table = arena("blue van: at 0 2, heading 0")
    before = sum(card.count for card in DAMAGE)
    table.play("red: fire machine-gun blue", "dice: card 3 spin, card 0")
    table.play("dice: heading 0")

    assert (before - 2, 2, 0) == cards(table)
    assert 0 == left(table, "3 spin")


def thin(table: Table, pile: list[str], used: list[str]) -> Table:
    """The damage cards that are left and those that lie in the discard pile; the others are out of the way."""
    game = table.game
    assert isinstance(game, Wreckage)
    game.pile = [pile.count(card.id) for card in DAMAGE]
    game.discards = [used.count(card.id) for card in DAMAGE]
    return table


@rule("WK-FIRE-09")
def test_an_empty_pile_is_shuffled_without_the_cards_being_drawn() -> None:
    """The last card is a 3; what comes next is from the discards and can't be that 3."""
    table = thin(arena("blue van: at 0 2, heading 0"), ["3"], ["1", "2", "2"])
    table.play("red: fire flamethrower blue")  # the 3 is the only card, so it is drawn unasked

    assert ["card 1", "card 2"] == table.menu
    assert [1, 2] == table.game.weights

    table.play("dice: card 1")  # and then two of a kind are left

    assert ("4", (1, 3, 0)) == (table["blue damage"], cards(table))


@rule("WK-FIRE-09")
def test_with_no_card_at_all_the_draw_is_over() -> None:
    """Where pile and discards are empty, the cards drawn so far count."""
    table = thin(arena("blue van: at 0 2, heading 0"), ["3"], []).play("red: fire flamethrower blue")

    assert ("1", "0") == (table["blue damage"], table["phase"])


@rule("WK-FIRE-10", "WK-GEO-30", "WK-GEO-31")
def test_tokens_are_no_targets_and_the_small_ones_hide_nobody() -> None:
    """A mine and a jerrycan on the line; neither blocks it, and neither they nor an obstacle can be fired at."""
    table = arena("blue van: at 0 2.8, heading 0", "mine: 0 0.8", "can: 0 1.4", "obstacle: 0.75 1.2")
    assert ["fire machine-gun blue", "hold fire"] == table.menu

    assert "0" == arena("blue van: at 4 0", "mine: 0 0.8", "can: 0 1.4", "obstacle: 0 2.5")["phase"]


@rule("WK-FIRE-11")
@pytest.mark.parametrize("hit, spared", [("blue", "green"), ("green", "blue")])
def test_one_shot_one_target(hit: str, spared: str) -> None:
    """Two enemies stand side by side under the ruler; the shot is for one of them."""
    table = arena("blue muscle: at -0.3 2, heading 0", "green tow-truck: at 0.3 2, heading 0", players=3)
    assert 4 == len([option for option in table.menu if option.startswith("fire ")])

    table.play(f"red: fire flamethrower {hit}", "dice: card 2, card 2, card 0")

    assert ("3", "0", "0") == (table[f"{hit} damage"], table[f"{spared} damage"], table["phase"])


@rule("WK-FIRE-12")
def test_chance_turns_the_cards_over() -> None:
    """Neither the attacker nor the target decides anything about the draw: every card comes by its number."""
    table = arena("blue van: at 0 2, heading 0").play("red: fire machine-gun blue")

    assert "dice" == table.to_act
    assert [card.count for card in DAMAGE] == table.game.weights


@rule("WK-GEO-25", "WK-GEO-28")
@pytest.mark.parametrize("x, seen", [("0.45", True), ("0", False)])
def test_the_ruler_may_lie_over_anything(x: str, seen: bool) -> None:
    """An obstacle under the ruler doesn't shorten it; only on the line of sight it matters."""
    table = arena("blue van: at 0 2.5, heading 0", f"obstacle: {x} 1.2")

    assert seen == ("fire flamethrower blue" in table.menu)


@rule("WK-GEO-29")
@pytest.mark.parametrize("x, seen", [("0.6", True), ("0", False)])
def test_third_vehicles_block(x: str, seen: bool) -> None:
    """A third vehicle across the line hides the target, one beside it doesn't."""
    table = arena("blue van: at 0 2.5, heading 0", f"green jeep: at {x} 1.2, heading 0", players=3)

    assert seen == ("fire flamethrower blue" in table.menu)

"""What the cards show (WL-COMP-08, WL-COMP-09): nothing that a card must have can be left out of the content."""

import tomllib

import pytest

from chicane.core.content import content_text
from chicane.core.errors import BadInput
from chicane.wreckland.enemies import FOES, read_enemies
from chicane.wreckland.equipment import GEAR, read_equipment
from tests.rule import rule
from tests.wreckland.printed import ENEMIES, EQUIPMENT, by_id, values


@rule("WL-COMP-08")
@pytest.mark.parametrize("field", ["id", "chapter", "cost", "dice", "resistance", "effects"])
def test_what_an_equipment_card_must_show(field: str) -> None:
    """Its name, its cost, its dice, its resistance, and what it does; without one of these it is refused."""
    with pytest.raises(BadInput, match=rf"^equipment.toml.equipment\[0\].{field}: missing"):
        read_equipment(without(field, "equipment"), "equipment.toml")


@rule("WL-COMP-09")
@pytest.mark.parametrize("field", ["id", "chapter", "dice", "resistance", "effects"])
def test_what_an_enemy_card_must_show(field: str) -> None:
    """Its name, its chapter, its dice, its resistance and its attack; without one of these it is refused."""
    with pytest.raises(BadInput, match=rf"^enemies.toml.enemy\[0\].{field}: missing"):
        read_enemies(without(field, "enemies"), "enemies.toml")


def without(field: str, file: str) -> str:
    """A content file whose first card lacks a line."""
    text = content_text("wreckland", f"{file}.toml")
    lines = text.splitlines(keepends=True)
    del lines[next(number for number, line in enumerate(lines) if line.startswith(f"{field} = "))]
    broken = "".join(lines)
    assert field not in next(iter(tomllib.loads(broken).values()))[0]
    return broken


@rule("WL-COMP-08")
def test_equipment_cards_are_read_as_printed() -> None:
    """Bonus, die slots, resistance, armour, spikes and cost are those of the content."""
    for gear in GEAR[: len(EQUIPMENT)]:
        card = by_id(EQUIPMENT, gear.id)
        assert card["cost"] == (gear.cost.id if gear.cost else "")
        assert [bits(die) for die in card["dice"]] == gear.dice
        assert [card["resistance"], card.get("armour", 0)] == [gear.resistance, gear.armour]
        assert len(card["effects"]) == len(gear.effects)
        assert len(card.get("bonus", [])) == len(gear.bonus)
        assert len(card.get("spikes", [])) == gear.bars.bit_count()


@rule("WL-COMP-09")
def test_enemy_cards_are_read_as_printed() -> None:
    """Ability, attack, die slots, resistance and chapter are those of the content."""
    for foe in FOES[: len(ENEMIES)]:
        card = by_id(ENEMIES, foe.id)
        assert [bits(die) for die in card["dice"]] == foe.dice
        assert [card["resistance"], card.get("armour", 0)] == [foe.resistance, foe.armour]
        assert [card["chapter"], len(card["effects"])] == [foe.chapter, len(foe.effects)]
        marks = [card.get("volatile", False), card.get("engine_bonus", 0), card.get("moves", 1)]
        assert marks == [foe.volatile, foe.engine_bonus, foe.moves]


def bits(die: int | str) -> int:
    """The values of a die slot, as bits."""
    return sum(1 << value for value in values(die))

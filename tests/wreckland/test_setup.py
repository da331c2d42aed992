"""Setup, difficulty and the course of a game (WL-SETUP, WL-DIFF, WL-FLOW)."""

import pytest

from chicane.core.codec import digest
from chicane.core.errors import BadInput
from chicane.core.registry import find
from chicane.core.scenario import Table
from chicane.wreckland.chapters import BOOK
from chicane.wreckland.enemies import FOE_IDS, FOES
from chicane.wreckland.kinds import DICE, RED
from chicane.wreckland.state import Wreckland
from tests.rule import rule


@rule("WL-DIFF-01", "WL-DIFF-03", "WL-DIFF-04", "WL-SETUP-04")
@pytest.mark.parametrize("difficulty, cards", [("learner", 4), ("trucker", 2), ("ace", 0)])
def test_starting_scrap(difficulty: str, cards: int) -> None:
    """Enemy cards are drawn as scrap, then round 1 begins with Customisation."""
    table = Table("wreckland", options={"chapter": 3, "difficulty": difficulty})
    for enemy in ["rat", "grinder", "hauler", "twins"][:cards]:
        table.play(f"dice: {enemy}")

    assert cards == (0 if table["scrap"] == "none" else len(table["scrap"].split(", ")))
    assert ["customise", "1"] == [table["phase"], table["round"]]
    assert "dice" == table.to_act


@rule("WL-DIFF-01", "WL-CAMP-04", "WL-CUST-03")
@pytest.mark.parametrize("difficulty, cards", [("learner", 4), ("trucker", 2), ("ace", 0)])
@pytest.mark.parametrize("chapter", range(1, 8))
def test_nothing_is_taken_before_the_first_customisation(chapter: int, difficulty: str, cards: int) -> None:
    """The first that is asked is what to do with all eight dice and the whole starting scrap."""
    table = Table("wreckland", options={"chapter": chapter, "difficulty": difficulty})
    while table.to_act == "dice":
        table.play(f"dice: {table.menu[0]}")
    game = table.game
    assert isinstance(game, Wreckland)

    assert "wreckland-ask-customise" == game.pending.prompt(game).key
    assert [cards, DICE, BOOK[chapter - 1].equipment[0]] == [sum(game.scrap), len(game.pool()), len(game.market)]


@rule("WL-SETUP-01", "WL-SETUP-02", "WL-SETUP-05", "WL-SETUP-06", "WL-SETUP-07", "WL-GRID-09")
def test_the_table_before_play() -> None:
    """Printed equipment and three upgrades; the Boss waits; all cards are in their decks, without an order."""
    game = Table("wreckland", options={"chapter": 3, "difficulty": "ace"}).game
    assert isinstance(game, Wreckland)

    assert 3 == len(game.upgrades)
    assert [] == game.foe_kind
    assert 8 == len(game.dice)
    assert 36 <= sum(game.deck)
    assert 24 <= sum(game.foe_deck)


@rule("WL-CAMP-08", "WL-SETUP-03")
def test_envelopes_stay_in_the_decks() -> None:
    """Each chapter plays with its own cards and those of all chapters before."""
    sizes: list[int] = []
    for chapter in range(1, 8):
        game = Table("wreckland", options={"chapter": chapter}).game
        assert isinstance(game, Wreckland)
        sizes.append(sum(game.deck) + sum(game.foe_deck) + sum(game.scrap))

    assert sorted(set(sizes)) == sizes


@rule("WL-CUST-01", "WL-CUST-02", "WL-EX-03")
def test_cards_then_dice() -> None:
    """In chapter 1 six cards are drawn in rounds 1 and 2 and four in round 3; then all eight dice are rolled."""
    for round, cards in [(1, 6), (2, 6), (3, 4)]:
        table = Table("wreckland", f"round {round}\nphase round", options={"chapter": 1})
        drawn = 0
        while "buzzsaw" in table.menu or len(table.menu) > 6:
            table.play(f"dice: {table.menu[0]}")
            drawn += 1
        table.play("dice: 1, 2, 3, 4, 5, 6, 1, 2")

        assert cards == drawn
        assert ["1 2 3", "1 2 4 5 6"] == [table["red"], table["white"]]
        assert "player" == table.to_act


@rule("WL-CUST-06")
def test_equipment_deck_runs_out() -> None:
    """The discards become the deck."""
    table = Table("wreckland", "round 1\nphase round\ndeck buzzsaw", options={"chapter": 1})

    assert "35" <= table["deck"]
    assert "buzzsaw" == table["face-up"]
    assert "none" == table["discards"]


@rule("WL-COMP-01", "WL-COMP-04")
def test_one_player_and_eight_dice() -> None:
    """Exactly one player; three red and five white dice of six sides."""
    with pytest.raises(BadInput, match="wreckland is for"):
        find("wreckland").start(2)

    assert [3, 5] == [RED, DICE - RED]
    table = Table("wreckland", "round 1\nphase round\ndeck buzzsaw", options={"chapter": 1})
    while len(table.menu) > 6 or "buzzsaw" in table.menu:
        table.play(f"dice: {table.menu[0]}")
    assert ["1", "2", "3", "4", "5", "6"] == table.menu


@rule("WL-COMP-05", "WL-COMP-06")
def test_damage_has_no_supply() -> None:
    """Damage is a number: the tokens of the box are worth 60, and there may be more."""
    ids = ["postmaster", "junk-king", "mother-lode", "lady-octane"]
    hurt = {id: FOES[FOE_IDS.index(id)].resistance - 1 for id in ids}
    assert 60 <= sum(hurt.values())
    bosses = "\n".join(f"front {id} damage {damage}" for id, damage in hurt.items())
    drawing = f"used 1\n{bosses}\nrear grinder\nengine 7\nF damage 3\nBL damage 2\nred 5 6 6\nwhite 1"
    table = Table("wreckland", drawing, options={"chapter": 3})
    table.play("red 5 on grinder", "grinder acts", "hit roadrunner-bumper B")

    assert "2" == table["B.damage"]


@rule("WL-CAMP-10")
def test_nothing_is_carried_over() -> None:
    """Every attempt begins from the same table."""
    rules = find("wreckland")
    first = rules.start(1, {"chapter": 2})
    fresh = digest(first)
    while not first.over and first.plies < 200:
        first.play(first.menu[0])

    assert fresh == digest(rules.start(1, {"chapter": 2}))


@rule("WL-CAMP-04")
def test_each_chapter_has_its_own_setup() -> None:
    """The chapter is announced, and its own numbers and twist are in force."""
    told = []
    for chapter in (1, 3):
        table = Table("wreckland", options={"chapter": chapter, "difficulty": "ace"})
        while "1" not in table.menu:
            table.play(f"dice: {table.menu[0]}")
        told.append((len(table["face-up"].split(", ")), table["scrap"]))
    assert [(6, "none"), (8, "none")] == told

"""Extra Ammo and the Big Rig (TR-AMM-08, -10, -20, -28, -30, TR-XEX-03, TR-XEX-18)."""

from __future__ import annotations

import pytest

from chicane.core.scenario import Table
from chicane.thunder.shoot import Shot
from chicane.thunder.state import CHOPPER, NO_SLOT
from tests.rule import rule
from tests.thunder.ammo import DECKS, begun, road, thunder

CREWS = "cars,big_rig"
TRAIN = "c18: .t3 .t2 .t1"


def rig(drawing: str, *decks: str, others: str = "r1 at a3\nr2 at a5") -> Table:
    """The rig's turn, with one move straight ahead."""
    turn = "turn big_rig\nbig_rig dice 1, steering 0"
    return road(f"{drawing}\n{turn}", *decks, others=others, crew=CREWS)


@rule("TR-AMM-20", "TR-AMM-28")
def test_what_the_rig_gets() -> None:
    """An airstrike, a bounty and a one shot like everybody, and no bonus command."""
    game = thunder(begun(2, *DECKS, crew=CREWS))
    numbers = game.box.stock_numbers

    assert [1, 1, 1] == [len(game.hands[numbers[deck]][1]) for deck in ("advanced_airstrikes", "bounties", "one_shots")]
    assert [1, 0] == [len(cards) for cards in game.open[numbers["bonus_commands"]]]


@rule("TR-AMM-08", "TR-XEX-03")
def test_faq_42_marauders_and_the_rig() -> None:
    """It leads with its front section; its owner chooses the command that takes the minor damage."""
    table = rig(f"{TRAIN} .\nlead has marauders", "road_conditions").play("big_rig: computer 1")
    assert ("dice", "any") == (table.to_act, table.menu[-1])
    table.play("dice: large")
    assert ("big_rig", 6) == (table.to_act, len(table.menu))

    assert "launcher" == table.play(f"big_rig: {table.menu[0]}")["t1.damage"]


@rule("TR-AMM-07")
def test_a_towed_section_leads_nobody() -> None:
    """The rig is where its front section is: on the next tile, marauders of this one don't see it."""
    table = rig("c15: .t3 .t2 .t1 .\nmiddle has marauders", "road_conditions").play("big_rig: computer 1")

    assert "thunder-told-marauders" not in table["said"]


@rule("TR-AMM-10", "TR-XEX-03")
def test_faq_43_torrential_rain_and_the_rig() -> None:
    """It is sturdy: one minor damage, the mud is off-road, and it goes on."""
    drawing = f"{TRAIN} ~ .\nlead has torrential-rain\nturn big_rig\nbig_rig dice 3, steering 0"
    table = road(drawing, "road_conditions", others="r1 at a3\nr2 at a5", crew=CREWS).play("big_rig: computer 3")
    assert 6 == len(table.menu)
    table.play(f"big_rig: {table.menu[0]}")

    assert ["c22", "off-road"] == [table["t1"], table["terrain c21"]]


@rule("TR-AMM-30", "TR-XEX-03")
def test_faq_44_rapid_reload_and_the_rig() -> None:
    """Either shot may be aimed at a command of it."""
    drawing = "c18: .r1 . .t3 .t2 .t1\nred has rapid-reload\nred dice 1 3"
    table = road(drawing, "bonus_commands", others="r2 at a3", crew=CREWS)
    table.play("red: r1 1, rapid-reload 3, F, shoot t3 dispenser", "dice: large")
    assert "shoot t3 computer" in table.menu and "shoot t3 dispenser" not in table.menu
    table.play("red: shoot t3 computer", "dice: large")

    assert "dispenser, computer" == table["t3.damage"]


@rule("TR-XEX-18")
def test_no_low_pass_over_an_off_road_token() -> None:
    """The rig flattens an oil slick; nothing lies there any more that a chopper could mow."""
    drawing = "c4: .t3 .t2 .t1 o .\nred holds low-pass\nred dice 1 2\nturn big_rig\nbig_rig dice 1, steering 0"
    table = road(drawing, "advanced_airstrikes", others="r1 at a9\nr2 at a5", crew=CREWS).play("big_rig: computer 1")
    table.play(f"big_rig: {table.menu[0]}", "others idle until red", "red: r1 1, airstrike 2")

    assert "off-road" == table["terrain c7"]
    assert "chopper a1" in table.menu


@rule("TR-AMM-12")
def test_tremors_do_not_move_the_rig() -> None:
    """One minor damage instead, as in a quake; cars go."""
    drawing = f"{TRAIN}\nr1 at e19\nlead has tremors\nturn big_rig 3\nbig_rig dice 0, steering 0"
    table = road(drawing, "road_conditions", others="r2 at a3", crew=CREWS).play("dice: FL")
    table.play(f"big_rig: {table.menu[0]}")

    assert ["c20", "d19", "launcher"] == [table["t1"], table["r1"], table["t1.damage"]]


@rule("TR-AMM-02")
def test_the_rig_in_a_sandstorm() -> None:
    """Its guns are silent too, ahead and behind."""
    drawing = f"{TRAIN} . .r1\nlead has sandstorm"

    assert "red" == rig(drawing, "road_conditions", others="r2 at a3").play("big_rig: computer 1").to_act


@rule("TR-AMM-20")
def test_a_helmet_for_the_rig() -> None:
    """A shot that hits it does nothing."""
    drawing = "c16: .r1 . .t3 .t2 .t1\nbig_rig holds crash-helmet\nred dice 1 1, commanded"
    table = road(drawing, "one_shots", others="r2 at a3", crew=CREWS)
    table.play("red: r1 1, F, shoot t3 computer", "dice: large", "big_rig: crash-helmet")

    assert "none" == table["t3.damage"]


@rule("TR-AMM-13")
@pytest.mark.parametrize(("card", "asked"), [("rotor-wash", False), ("cluster-bomb", True)])
def test_the_rig_below_a_chopper(card: str, asked: bool) -> None:
    """No wind moves it; a bomb hits one of its sections, and never its own."""
    drawing = f"{TRAIN}\nred holds {card}\nred dice 1 2"
    table = road(drawing, "advanced_airstrikes", others="r1 at a3\nr2 at a5", crew=CREWS)
    table.play("red: r1 1, airstrike 2, chopper b18")

    assert asked == (card in table.menu)
    if asked:
        table.play(f"red: {card}", "dice: large")
        assert ("big_rig", 6) == (table.to_act, len(table.menu))


@rule("TR-AMM-20")
def test_no_hook_lifts_the_rig() -> None:
    """Its owner has a sky hook and nothing to hang on it."""
    drawing = "c16: .t3 .t2 .t1 . .\nbig_rig holds sky-hook\nturn big_rig\nbig_rig dice 1 1, steering 0"
    table = road(drawing, "advanced_airstrikes", others="r1 at a3\nr2 at a5", crew=CREWS)
    table.play("big_rig: airstrike 1")
    while "chopper c19" not in table.menu:
        table.play(f"{table.to_act}: {table.menu[0]}")

    assert "sky-hook" not in table.play("big_rig: chopper c19").menu


@rule("TR-AMM-26")
def test_no_horn_frightens_the_rig() -> None:
    """Of the two before it only the car can be meant, and jumps at once."""
    drawing = "c17: .r1 .t3 .t2 .t1\nb17: .r2\nred has air-horn\nred dice 1 3"
    table = road(drawing, "bonus_commands", others="r3 at a3", crew=CREWS).play("red: r1 1, air-horn 3")

    assert ["b18", "c18"] == [table["r2"], table["t3"]]


@rule("TR-AMM-24")
def test_the_rig_is_no_decoy_for_its_own_chopper() -> None:
    """Nobody else is beside the target, so its owner is not asked."""
    drawing = "c16: .t3 .t2 .t1\nr1 at b17\nred holds decoy\nred dice 1 1"
    table = road(drawing, "one_shots", others="r2 at a3", crew=CREWS)
    thunder(table).do(Shot(CHOPPER + 1, 0, NO_SLOT))
    thunder(table).advance()

    assert "dice" == table.to_act

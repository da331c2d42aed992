"""The game turn: planning, two action phases, initiative (WK-TURN, WK-EX-15)."""

import pytest

from chicane.core.scenario import Table
from chicane.core.view import WATCHER, seen_by
from chicane.wreckage.kinds import PLAYS
from chicane.wreckage.state import UNKNOWN, Wreckage
from tests.rule import rule
from tests.wreckage.frail import frail

FAR = ["at 0 4, heading 90", "at 4 0, heading 180", "at 0 -4, heading 270", "at -4 0, heading 0"]
DUEL = """
red sedan: at 0 4, heading 90, speed 2
blue van: at 4 -1, heading 180, speed 1
begin: plan
"""


def ring(*cars: str, begin: str = "phase 1") -> Table:
    """Vehicles with their facts, far from each other; nobody aims at anybody."""
    lines = [car.replace(",", f": {FAR[seat]},", 1) for seat, car in enumerate(cars)]
    return Table("wreckage", "\n".join([*lines, f"begin: {begin}"]), players=len(cars))


def order(table: Table) -> list[str]:
    """Who acts in this phase, one after the other; everybody stays where he is."""
    phase, found = table["phase"], []
    while table["phase"] == phase:
        found.append(table.to_act)
        table.play("stay" if "stay" in table.menu else "on")
    return [colour for number, colour in enumerate(found) if colour not in found[:number]]


def planned(table: Table, seat: int) -> list[list[str]]:
    """The cards of everybody as a seat sees them; ? for those face down."""
    seen = seen_by(table.game, seat).game
    assert isinstance(seen, Wreckage)
    return [["?" if play == UNKNOWN else PLAYS[play] for play in plays] for plays in seen.planned]


# Planning


@rule("WK-TURN-01", "WK-TURN-03")
def test_planning_then_two_action_phases() -> None:
    """Nothing happens before all have laid their cards; after the second phase cards are planned again."""
    table = Table("wreckage", DUEL, players=2)
    table.play("red: plan right, plan left", "? phase = 0", "blue: plan right", "? phase = 0", "blue: plan left")
    assert ["1", "1"] == [table["turn"], table["phase"]]

    table.play("red: on, stay", "blue: on, stay")
    assert ["1", "2"] == [table["turn"], table["phase"]]

    table.play("red: on, stay", "blue: on, stay")
    assert ["2", "0", "plan accelerate"] == [table["turn"], table["phase"], table.menu[0]]


@rule("WK-TURN-02")
def test_two_cards_have_to_be_laid_face_down() -> None:
    """Nobody can go without, the order is the player's, and nobody else sees them."""
    table = Table("wreckage", DUEL, players=2)
    assert all(text.startswith("plan ") for text in table.menu)

    table.play("red: plan right")
    assert ["red", True] == [table.to_act, all(text.startswith("plan ") for text in table.menu)]

    table.play("red: plan turbo", "blue: plan dodge")
    assert [["right", "turbo"], ["?"]] == planned(table, 0)
    assert [["?", "?"], ["dodge"]] == planned(table, 1)
    assert [["?", "?"], ["?"]] == planned(table, WATCHER)


@rule("WK-EX-15", "WK-TURN-02")
def test_turn_left_then_slow_down() -> None:
    """The first card is for the first phase, the second for the second."""
    table = Table("wreckage", DUEL, players=2)
    table.play("red: plan left, plan decelerate", "blue: plan right, plan left")
    table.play("red: left 45, stay", "blue: on, stay")

    assert ["speed 0", "speed 1", "on"] == table.menu


@rule("WK-TURN-15")
def test_who_has_one_card_left_lays_it() -> None:
    """In the second phase there is no card to apply, but the move and the shot remain."""
    table = Table(
        "wreckage",
        """
        red sedan: at 0 0, heading 0, speed 1, lost accelerate accelerate left double turbo crush, equipment machine-gun
        blue van: at 0 3, heading 0, speed 0
        begin: plan
        """,
        players=2,
    )
    table.play("blue: plan right, plan left", "? red plays = right", "red: on, stay, hold fire", "blue: on")
    assert ["2", "go, stay"] == [table["phase"], table["menu"]]

    table.play("red: go")
    assert ["fire machine-gun blue", "hold fire"] == table.menu


@rule("WK-TURN-15")
def test_who_has_no_card_left_plans_nothing() -> None:
    """Both phases are a move and a shot."""
    lost = "lost accelerate accelerate right left double turbo crush"
    table = ring(f"red sedan, speed 1, {lost}", "blue van, speed 0", begin="plan")
    table.play("blue: plan right, plan left", "? red plays = none", "? menu = go, stay", "red: go", "blue: on")

    assert ["red", "go, stay"] == [table.to_act, table["menu"]]


# Revealing


@rule("WK-TURN-04", "WK-TURN-05")
def test_cards_are_revealed_by_all_at_the_same_time() -> None:
    """The first ones before anybody acts; the second ones only when the first phase is over."""
    table = Table("wreckage", DUEL, players=2)
    table.play("red: plan right, plan left", "blue: plan left, plan right")
    assert ["wreckage-told-phase", "wreckage-told-reveal", "wreckage-told-reveal"] == table["said"].split(", ")[-3:]
    assert [["right", "?"], ["left", "?"]] == planned(table, WATCHER)

    table.play("red: on, stay", "blue: on")
    assert [["right", "?"], ["left", "?"]] == planned(table, WATCHER)

    table.play("blue: stay")
    assert [["right", "left"], ["left", "right"]] == planned(table, WATCHER)
    assert "2" == table["phase"]


# Initiative


@rule("WK-TURN-06", "WK-TURN-07")
def test_the_faster_acts_first() -> None:
    """One turn each, down to the slowest, whatever the acceleration."""
    cars = ["red hearse, speed 1", "blue muscle, speed 0", "green jeep, speed 2", "yellow coupe, speed 3"]

    assert ["yellow", "green", "red", "blue"] == order(ring(*cars))


@rule("WK-TURN-08")
def test_at_equal_speed_the_higher_acceleration_acts_first() -> None:
    """Acceleration 1, 3, 2 and 3, the last of them a little slower."""
    cars = ["red hearse, speed 2", "blue muscle, speed 2", "green jeep, speed 2", "yellow coupe, speed 1"]

    assert ["blue", "green", "red", "yellow"] == order(ring(*cars))


@rule("WK-TURN-09")
@pytest.mark.parametrize("first, expected", [(0, ["red", "green", "yellow"]), (1, ["green", "yellow", "red"])])
def test_then_clockwise_from_the_first_player(first: int, expected: list[str]) -> None:
    """Three cars of acceleration 2 at speed 1."""
    table = ring("red sedan, speed 1", "green jeep, speed 1", "yellow pickup, speed 1", begin="plan")
    assert isinstance(table.game, Wreckage)
    table.game.first = first
    table.play(*[f"{colour}: plan right, plan left" for colour in ("red", "green", "yellow")])

    assert expected == order(table)


@rule("WK-TURN-10", "WK-TURN-11")
def test_initiative_is_set_again_for_the_second_phase_only() -> None:
    """Red slows down and green becomes the fastest: each acts once in the old order, the next phase has its own."""
    cars = ["red sedan, speed 3, plays decelerate right", "green jeep, speed 2, plays accelerate right"]
    table = ring(*cars, "yellow pickup, speed 2, plays right left")

    table.play("red: speed 1, stay", "green: speed 4, stay", "yellow: on, stay")

    assert ["2", "green", "yellow", "red"] == [table["phase"], *order(table)]


@rule("WK-TURN-11")
def test_reverse_speed_counts_as_its_number() -> None:
    """2 backward is faster than 1 forward."""
    cars = ["red sedan, speed 1", "green jeep, speed 2, reverse", "yellow pickup, speed 0"]

    assert ["green", "red", "yellow"] == order(ring(*cars))


# Player turns


@rule("WK-TURN-12")
def test_card_then_move_then_shot() -> None:
    """Three questions, in this order."""
    table = Table(
        "wreckage",
        """
        red sedan: at 0 0, heading 0, speed 1, plays accelerate, equipment machine-gun
        blue van: at 0 4, heading 0
        begin: turn red
        """,
        players=2,
    )
    menus = [table["menu"]]
    for option in ("speed 2", "go"):
        menus.append(table.play(f"red: {option}")["menu"])

    assert ["speed 2, speed 3, on", "go, stay", "fire machine-gun blue, hold fire"] == menus


@rule("WK-TURN-13")
def test_a_shot_in_each_phase() -> None:
    """Up to two in a game turn."""
    table = Table(
        "wreckage",
        """
        red sedan: at 0 0, heading 0, speed 1, equipment machine-gun
        blue van: at 0 3, heading 0
        begin: phase 1
        """,
        players=2,
    )
    table.play("red: stay, fire machine-gun blue", "dice: card 2, card 1", "blue: on")
    table.play("? phase = 2", "red: stay, fire machine-gun blue", "dice: card 2, card 1")

    assert "2" == table["blue damage"]


@rule("WK-TURN-14")
def test_cards_return_to_their_deck() -> None:
    """Those that survive: what was lost stays lost."""
    cars = ["red sedan, speed 1, plays accelerate turbo, lost right", "blue van, speed 0, plays right left"]
    table = ring(*cars)
    assert "accelerate, left, double, crush" == table["red deck"]

    table.play("red: on, stay", "blue: on", "red: on, stay", "blue: on")

    assert "accelerate, accelerate, left, double, turbo, crush" == table["red deck"]
    assert "accelerate, accelerate, right, left, double, barrage, dodge" == table["blue deck"]
    assert ["2", "none", "none"] == [table["turn"], table["red plays"], table["blue plays"]]


@rule("WK-TURN-16")
def test_the_destroyed_are_skipped_at_once() -> None:
    """Green has not acted yet when it is shot; the next one does, and green plans nothing any more."""
    table = Table(
        "wreckage",
        f"""
        red sedan: at 0 0, heading 0, speed 3, equipment machine-gun
        green jeep: at 0 3, heading 0, speed 2, {frail("jeep")}
        yellow pickup: at 4 0, heading 0, speed 1
        begin: phase 1
        """,
        players=3,
    )
    table.play("red: stay, fire machine-gun green", "dice: card 3, card 1", "? green out = yes", "yellow: stay")
    table.play("? phase = 2", "red: stay", "yellow: stay", "red: plan right, plan left")

    assert "yellow" == table.to_act

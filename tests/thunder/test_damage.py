"""Damage tokens: drawn, resolved, placed (TR-DMG)."""

import pytest

from chicane.core.scenario import Table
from tests.rule import rule

EMPTY_PILE = """
    a   r2  b1  b2  b3
    b   g1  g2  g3  r3
    e   y1  y2  y3
    c4: .r1 ?
    r2 damage dent, dent
    r3 damage dent, shrapnel
    b1 damage shrapnel
    b2 damage shrapnel, dazed
    b3 damage dazed, dazed
    g1 damage blast off
    g2 damage blast off, blast off
    g3 damage blast off, blast off
    y1 damage skid F, skid FL
    y2 damage skid FR, skid R
    y3 damage skid RL, skid RR
    red dice 3
"""


def mined(*dice: str, row: str = "", extra: str = "", players: int = 2) -> Table:
    """Red's small car drives from c4 onto a mine on c5, on sand, with a die of 3; b2 and r3 stand far off."""
    sand = "\n".join(f"{lane} . . . . . . . . . . ." for lane in "abcdef")
    drawing = f"{sand}\n c4: .r1 ? {row}\n b2 at f1\n r3 at f9\n r3 moved\n red dice 3\n {extra}"
    return Table("thunder", drawing, players=players).play("red: F", "dice: mine", *[f"dice: {each}" for each in dice])


@rule("TR-DMG-01")
def test_a_token_is_drawn_resolved_and_placed() -> None:
    """Any token of the pile, as likely as there are of its kind; it does its work, then lies in a slot."""
    table = mined()

    skids = [f"skid {way}" for way in ("F", "FL", "FR", "R", "RL", "RR")]
    assert ["dent", "shrapnel", "dazed", "blast off", *skids] == table.menu
    assert [3, 3, 3, 5, 1, 1, 1, 1, 1, 1] == table.game.weights
    table.play("dice: skid FL")
    assert ["b5", "skid FL", "19"] == [table["r1"], table["r1.damage"], table["damage pile"]]


@rule("TR-DMG-01")
def test_a_token_that_lies_in_a_slot_is_not_drawn() -> None:
    """It is out of the pile."""
    table = mined(extra="r1 damage skid FL\n b2 damage dent, dent")

    assert "skid FL" not in table.menu
    assert [1, 3, 3, 5, 1, 1, 1, 1, 1] == table.game.weights


@rule("TR-DMG-02")
@pytest.mark.parametrize("token", ["dent", "skid F", "blast off"])
def test_a_moving_car_loses_its_moves(token: str) -> None:
    """Two moves were left, and are gone."""
    table = mined(token, *(["F 1"] if token == "blast off" else []))

    assert ["0", "blue"] == [table["r1.moves"], table.to_act]


@rule("TR-DMG-03")
def test_the_second_token_makes_it_inoperable() -> None:
    """One is borne, two are not."""
    assert ["dent", "operable"] == [mined("dent")["r1.damage"], mined("dent")["r1.state"]]

    table = mined("dent", extra="r1 damage dazed")

    assert ["dazed, dent", "inoperable", "c5"] == [table["r1.damage"], table["r1.state"], table["r1"]]


@rule("TR-DMG-04")
def test_the_second_token_is_resolved_before_the_car_is_inoperable() -> None:
    """Dazed to the end, the car is operable; then it stops for good."""
    table = mined("dazed", "3", "F", extra="r1 damage dent")

    assert ["operable", "dice"] == [table["r1.state"], table.to_act]
    table.play("dice: F, F")
    assert ["c8", "inoperable"] == [table["r1"], table["r1.state"]]


@rule("TR-DMG-04", "TR-DMG-26")
@pytest.mark.parametrize("dice", [["skid F"], ["blast off", "F 4"], ["dazed", "1", "F"]])
def test_faq_02_over_the_line_while_becoming_inoperable(dice: list[str]) -> None:
    """The last car of its crew crosses the finish by its second token, and wins."""
    table = Table("thunder", "c23: .r1 ?\n f20: .b1\n final\n r1 damage dent\n red dice 1", players=2)
    table.play("red: F", "dice: mine", f"dice: {', '.join(dice)}")

    assert ["yes", "0", "finished"] == [table["over"], table["winners"], table["reason"]]


@rule("TR-DMG-05")
def test_an_inoperable_car_takes_no_damage() -> None:
    """Thrown onto a mine, shot or hit by shrapnel, it draws no token."""
    table = mined("shrapnel", "F", row=". .b1", extra="b1 damage dent, dent")

    assert ["dent, dent", "17", "blue"] == [table["b1.damage"], table["damage pile"], table.to_act]


@rule("TR-DMG-06")
def test_faq_07_there_is_no_discard_pile() -> None:
    """A token lies in its slot until its car is repaired or eliminated; then it is in the pile again."""
    table = mined("dent", extra="r1 damage dazed\n b1 at d4")

    assert "18" == table["damage pile"]
    table.play("blue: b1 1, no command, F")  # a turn later
    assert ["18", "dazed, dent"] == [table["damage pile"], table["r1.damage"]]

    gone = mined("skid F", row="#", extra="r1 damage dazed")

    assert ["20", "none"] == [gone["damage pile"], gone["r1.damage"]]


@rule("TR-DMG-07")
def test_the_token_that_is_resolved_reserves_its_slot() -> None:
    """The second token dazes the car onto another mine: no third token is drawn, but the moves are lost."""
    table = mined("dazed", "3", "F", "mine", row="?", extra="r1 damage dent")

    assert ["c6", "dent, dazed", "inoperable"] == [table["r1"], table["r1.damage"], table["r1.state"]]
    assert ["none", "18", "blue"] == [table["hazard c6"], table["damage pile"], table.to_act]
    assert "TR-DMG-07" in [line.message.rule for line in table.teller.lines]
    assert "thunder-told-no-damage" not in table["said"]  # it is no scrap yet


@rule("TR-DMG-07")
def test_a_second_token_within_the_first() -> None:
    """A slot is free: the car that skids onto another mine takes both tokens."""
    table = mined("skid F", "mine", "dent", row="?")

    assert ["c6", "skid F, dent", "inoperable"] == [table["r1"], table["r1.damage"], table["r1.state"]]


@rule("TR-DMG-08", "TR-DMG-11")
def test_an_empty_pile() -> None:
    """Nothing can be drawn: the car takes minor damage, which does nothing but fill the slot."""
    table = Table("thunder", EMPTY_PILE, players=4)

    assert "0" == table["damage pile"]
    table.play("red: F", "dice: mine")
    assert ["c5", "minor", "operable"] == [table["r1"], table["r1.damage"], table["r1.state"]]
    assert ["0", "blue"] == [table["damage pile"], table.to_act]


@rule("TR-DMG-09")
@pytest.mark.parametrize("dice", [["skid F"], ["blast off", "F 1"], ["dazed", "2", "F"]])
def test_a_token_that_eliminates_its_car(dice: list[str]) -> None:
    """It is shuffled back with the others."""
    table = mined(*dice, row="#", extra="r1 damage dent")

    assert ["gone", "none", "20"] == [table["r1"], table["r1.damage"], table["damage pile"]]


@rule("TR-DMG-10")
def test_dent() -> None:
    """No effect beyond its slot."""
    table = mined("dent")

    assert ["c5", "dent", "blue"] == [table["r1"], table["r1.damage"], table.to_act]


@rule("TR-DMG-11", "TR-DMG-29")
def test_minor_damage_counts() -> None:
    """Minor damage and one more token: inoperable."""
    table = mined("dent", extra="r1 damage minor")

    assert ["minor, dent", "inoperable"] == [table["r1.damage"], table["r1.state"]]


# Shrapnel


@rule("TR-DMG-12")
@pytest.mark.parametrize(
    "way, near, far",
    [
        ("F", "c7", "c8"),
        ("FL", "b5", "a6"),
        ("FR", "e6", "f6"),
        ("R", "c3", "c1"),
        ("RL", "b4", "a4"),
        ("RR", "d4", "e4"),
    ],
)
def test_shrapnel_hits_the_first_vehicle_on_a_straight_line(way: str, near: str, far: str) -> None:
    """In the direction of the die, however far; the one behind it is safe."""
    table = mined("shrapnel", way, "dent", extra=f"b1 at {near}\n b3 at {far}")

    assert ["dent", "none"] == [table["b1.damage"], table["b3.damage"]]
    assert ["shrapnel", "c5"] == [table["r1.damage"], table["r1"]]

    beyond = mined("shrapnel", way, "dent", extra=f"b1 at e9\n b3 at {far}")

    assert "dent" == beyond["b3.damage"]


@rule("TR-DMG-13")
def test_shrapnel_hits_ones_own_car() -> None:
    """The owner makes no difference."""
    table = mined("shrapnel", "F", "dent", row=". .r2", extra="r2 moved")

    assert "dent" == table["r2.damage"]


@rule("TR-DMG-14")
@pytest.mark.parametrize("ground", ["#", "~", "=", "?"])
def test_shrapnel_ignores_terrain(ground: str) -> None:
    """Rock, mud and tokens do not stop it, and no token is flipped."""
    table = mined("shrapnel", "F", "dent", row=f"{ground} {ground} .b1")

    assert "dent" == table["b1.damage"]
    assert ("face down" if ground == "?" else "none") == table["hazard c6"]


@rule("TR-DMG-15")
@pytest.mark.parametrize("way", ["F", "FL", "FR", "R", "RL", "RR"])
def test_shrapnel_that_meets_nobody(way: str) -> None:
    """It reaches the edge and does nothing; it does not come round on the other side."""
    table = mined("shrapnel", way, extra="b1 at d1\n b3 at d20")

    assert ["none", "none", "none"] == [table["b1.damage"], table["b2.damage"], table["b3.damage"]]
    assert ["19", "blue"] == [table["damage pile"], table.to_act]


@rule("TR-DMG-16")
def test_shrapnel_stops_at_an_inoperable_vehicle() -> None:
    """That one ignores the damage, and the next one is safe all the same."""
    table = mined("shrapnel", "F", row=".b1 .b3", extra="b1 damage dent, dent")

    assert ["dent, dent", "none"] == [table["b1.damage"], table["b3.damage"]]
    assert ["hold", "shoot b1"] == table.menu  # no further token is drawn


@rule("TR-DMG-17")
def test_shrapnel_on_a_wreck() -> None:
    """The wreck is eliminated."""
    table = mined("shrapnel", "F", row=". w .b1")

    assert ["none", "none", "blue"] == [table["wrecks"], table["b1.damage"], table.to_act]


# Skid


@rule("TR-DMG-18")
@pytest.mark.parametrize(
    "way, place", [("F", "c6"), ("FL", "b5"), ("FR", "d5"), ("R", "c4"), ("RL", "b4"), ("RR", "d4")]
)
def test_skid(way: str, place: str) -> None:
    """One space in the direction on the token; mud costs nothing."""
    table = mined(f"skid {way}", row="~")

    assert [place, f"skid {way}"] == [table["r1"], table["r1.damage"]]


# Blast off


@rule("TR-DMG-19")
def test_blast_off_rolls_direction_and_stunt_dice() -> None:
    """Six directions, and 1, 2, 2, 3, 3 or 4 spaces."""
    table = mined("blast off")

    assert 24 == len(table.menu)
    assert ["F 1", "F 2", "F 3", "F 4", "FL 1"] == table.menu[:5]
    assert [1, 2, 2, 1] * 6 == table.game.weights


@rule("TR-DMG-19")
@pytest.mark.parametrize("over", ["#", "?", "o", ".b1", "w", "~", ".B"])
def test_blast_off_ignores_the_spaces_between(over: str) -> None:
    """Whatever is there is flown over and stays as it is."""
    table = mined("blast off", "F 3", row=f"{over} {over.replace('b1', 'b3').replace('B', '')} .")

    assert ["c8", "blast off", "0"] == [table["r1"], table["r1.damage"], table["r1.moves"]]
    assert "blue" == table.to_act


@rule("TR-DMG-19")
@pytest.mark.parametrize(
    "landing, dice, state",
    [("#", [], "gone"), ("?", ["mine", "dent"], "inoperable"), ("o", ["FL"], "operable"), ("~", [], "operable")],
)
def test_blast_off_resolves_the_landing_space(landing: str, dice: list[str], state: str) -> None:
    """Rock, token or oil where the car comes down."""
    table = mined("blast off", "F 2", *dice, row=f". {landing}")

    assert state == table["r1.state"]
    assert {"#": "gone", "?": "c7", "o": "b7", "~": "c7"}[landing] == table["r1"]


@rule("TR-DMG-20")
@pytest.mark.parametrize("flight", ["FL 4", "RL 4", "R 4", "FR 4", "RR 4"])
def test_blast_off_over_the_side_or_the_rear(flight: str) -> None:
    """The first edge that is crossed decides: eliminated."""
    start = {"FL 4": "b10", "RL 4": "b10", "R 4": "c3", "FR 4": "e10", "RR 4": "e10"}[flight]
    lane, column = start[0], int(start[1:])
    table = Table("thunder", f"{lane}{column - 1}: .r1 ?\n r2 at f20\n b1 at d20\n red dice 1", players=2)
    table.play("red: r1 1, F", "dice: mine, blast off", f"dice: {flight}")

    assert ["gone", "20"] == [table["r1"], table["damage pile"]]


@rule("TR-DMG-20", "TR-DMG-26")
def test_blast_off_over_the_front() -> None:
    """The board is updated, and the flight goes on over the new tile."""
    table = Table("thunder", "c22: .r1 ? .\n r2 at f20\n b1 at d20\n b2 at a3\n red dice 1", players=2)
    table.play("red: r1 1, F", "dice: mine, blast off, F 4", "dice: tile 4a")

    assert ["c19", "2a 3a 4a", "gone"] == [table["r1"], table["tiles"], table["b2"]]
    assert "dice" == table.to_act  # c19 is a hazard space of the new tile: the landing is resolved
    table.play("dice: road")
    assert ["c19", "blast off"] == [table["r1"], table["r1.damage"]]


@rule("TR-DMG-20")
def test_blast_off_over_the_front_and_then_over_the_side() -> None:
    """Over the front first, so the board is updated; then over the side of the new tile."""
    table = Table("thunder", "b23: .r1 ?\n r2 at f20\n b1 at d20\n red dice 1", players=2)
    table.play("red: r1 1, F", "dice: mine, blast off, FL 3", "dice: tile 4a")

    assert ["gone", "2a 3a 4a"] == [table["r1"], table["tiles"]]


@rule("TR-DMG-20")
def test_blast_off_over_the_line() -> None:
    """On the final tile the front edge is the finish, however far the flight would go."""
    table = Table("thunder", "c21: .r1 ? # ?\n b1 at d20\n final\n red dice 1", players=2)
    table.play("red: F", "dice: mine, blast off, F 4")

    assert ["yes", "0"] == [table["over"], table["winners"]]


# Dazed


@rule("TR-DMG-21")
def test_dazed_rolls_the_stunt_die_and_then_a_direction_for_each_space() -> None:
    """So many moves, each with a roll of its own."""
    table = mined("dazed")

    assert [["1", "2", "3", "4"], [1, 2, 2, 1]] == [table.menu, table.game.weights]
    table.play("dice: 3")
    for way, place in (("F", "c6"), ("FL", "b6"), ("RR", "c6")):
        assert ["F", "FL", "FR", "R", "RL", "RR"] == table.menu
        table.play(f"dice: {way}")
        assert place == table["r1"]
    assert ["blue", "dazed"] == [table.to_act, table["r1.damage"]]


@rule("TR-DMG-22")
def test_every_space_is_resolved_while_dazed() -> None:
    """Oil pushes the car and the daze goes on from there; a token is flipped."""
    table = mined("dazed", "3", "F", "FR", row="o")

    assert ["d6", "2", "dice"] == [table["r1"], table["r1.moves"], table.to_act]
    table.play("dice: F, F")
    assert ["d8", "blue"] == [table["r1"], table.to_act]


@rule("TR-DMG-22")
def test_rock_while_dazed() -> None:
    """The car is eliminated on the way, and the rest of the daze with it."""
    table = mined("dazed", "4", "F", "F", row=". #")

    assert ["gone", "blue"] == [table["r1"], table.to_act]


@rule("TR-DMG-23")
def test_a_slam_ends_the_daze() -> None:
    """Three moves were left; the car stays where the slam leaves it."""
    table = mined("dazed", "4", "F", "bottom F", row=".b1")

    assert ["c6", "c7", "0"] == [table["r1"], table["b1"], table["r1.moves"]]
    assert ["hold", "shoot b1"] == table.menu


@rule("TR-DMG-23")
def test_damage_ends_the_daze() -> None:
    """A mine on the way: its token is the last thing that happens."""
    table = mined("dazed", "4", "F", "mine", "dent", row="?")

    assert ["c6", "inoperable", "blue"] == [table["r1"], table["r1.state"], table.to_act]


@rule("TR-DMG-24")
@pytest.mark.parametrize("moves, left", [(1, "0"), (2, "0"), (3, "1")])
def test_a_dazed_car_pays_for_mud(moves: int, left: str) -> None:
    """Two moves, or the last one."""
    table = mined("dazed", str(moves), "F", row="~")

    assert ["c6", left] == [table["r1"], table["r1.moves"]]


@rule("TR-DMG-24", "TR-DMG-27")
@pytest.mark.parametrize("moves, left", [(1, "0"), (2, "0"), (3, "1")])
def test_a_dazed_car_pays_for_mud_on_another_players_turn(moves: int, left: str) -> None:
    """The token's text is more specific than the rule of one's own turn."""
    table = Table("thunder", "c .r1 . .b1 ~ .\n b2 at f1\n red dice 1", players=2)
    table.play("red: F", "red: shoot b1", f"dice: any, dazed, {moves}, F")

    assert ["c4", left] == [table["b1"], table["b1.moves"]]


# All of them


@rule("TR-DMG-25")
@pytest.mark.parametrize("dice", [["skid F"], ["blast off", "F 1"], ["dazed", "2", "F"]])
def test_a_damage_effect_onto_a_vehicle_is_a_slam(dice: list[str]) -> None:
    """The damaged car is on top."""
    table = mined(*dice, "top FL", row=".b1")

    assert ["b6", "c6"] == [table["r1"], table["b1"]]


@rule("TR-DMG-25")
def test_a_dazed_car_does_not_drift() -> None:
    """Drift was activated and not used, and dazed moves are left: a slam all the same."""
    table = Table("thunder", "c . .r1 ? .b1 .\n red dice 2 5", players=2)
    table.play("red: r1 2", "red: drift 5", "red: F", "dice: mine, dazed, 3, F")

    assert ["c4", "c4", "dice"] == [table["r1"], table["b1"], table.to_act]
    assert "top F" == table.menu[0]


@rule("TR-DMG-25")
@pytest.mark.parametrize("dice", [["skid FL"], ["blast off", "FL 1"], ["dazed", "2", "FL"]])
@pytest.mark.parametrize("lane", ["a", "c"])
def test_a_damage_effect_over_the_edge_or_into_rock(dice: list[str], lane: str) -> None:
    """Eliminated."""
    table = Table("thunder", f"{lane} .r1 ?\n b . #\n r2 at f9\n b1 at f1\n red dice 1", players=2)
    table.play("red: r1 1, F", "dice: mine", f"dice: {', '.join(dice)}")

    assert ["gone", "20"] == [table["r1"], table["damage pile"]]


@rule("TR-DMG-26")
@pytest.mark.parametrize(
    "dice, place", [(["skid F"], "c17"), (["blast off", "F 2"], "c18"), (["dazed", "1", "F"], "c17")]
)
def test_a_damage_effect_over_the_front_updates_the_board(dice: list[str], place: str) -> None:
    """On a tile that is not final; the token is placed afterwards."""
    table = Table("thunder", "c23: .r1 ?\n r2 at f20\n b1 at d20\n red dice 1\n r1 damage dent", players=2)
    table.play("red: r1 1, F", "dice: mine", f"dice: {', '.join(dice)}")

    assert ["in the air", "operable"] == [table["r1"], table["r1.state"]]
    table.play("dice: tile 4a")
    assert [place, "inoperable", "2a 3a 4a"] == [table["r1"], table["r1.state"], table["tiles"]]


@rule("TR-DMG-27")
def test_damage_resolves_on_any_players_turn() -> None:
    """A car that is shot skids at once, and may slam another in its turn."""
    table = Table("thunder", "c .r1 . .b1 .b2 .\n red dice 1", players=2)
    table.play("red: F", "red: shoot b1", "dice: any, skid F")

    assert ["c4", "c4", "dice"] == [table["b1"], table["b2"], table.to_act]
    table.play("dice: top FL", "blue: keep")
    assert ["b4", "skid F", "blue"] == [table["b1"], table["b1.damage"], table.to_act]


@rule("TR-DMG-28")
@pytest.mark.parametrize("token", ["dent", "dazed"])
def test_the_order_of_the_slots_has_no_meaning(token: str) -> None:
    """Whichever slot was repaired, it is free for the next token, and then the car is full again."""
    table = Table("thunder", "c .r1 ? .\n b1 at f1\n r2 at f9\n r1 damage dent, dazed\n red dice 1 2 6", players=2)
    table.play("red: r2 1", "red: repair 6", f"red: repair r1 {token}", "red: F, no road die")
    table.play("blue: b1 1, no command, F, no road die", "red: F", "dice: mine, shrapnel, R")

    assert "inoperable" == table["r1.state"]
    assert {"dent", "dazed", "shrapnel"} - {token} == set(table["r1.damage"].split(", "))

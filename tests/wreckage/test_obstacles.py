"""Special obstacles: columns, pumps, tyres, wrecks and barrels (WK-OBST)."""

import pytest

from chicane.core.scenario import Table
from tests.rule import rule
from tests.wreckage.frail import frail

AFAR = "blue van: at -4 0, heading 0"
GUN = "equipment machine-gun"


def drive(red: str, *lines: str, play: str = "go", car: str = "red sedan", players: int = 2) -> Table:
    """Red starts at the origin and looks north, and drives."""
    colour = car.split()[0]
    board = "\n".join([f"{car}: at 0 0, heading 0, {red}", *lines, f"begin: turn {colour}"])
    return Table("wreckage", board, players).play(*[f"{colour}: {option}" for option in play.split(", ")])


def facts(table: Table, *names: str) -> list[str]:
    """Several facts of the position."""
    return [table[name] for name in names]


def cards(table: Table) -> int:
    """How many cards are drawn until something else is to be decided; all of them 0, while there are any."""
    count = 0
    while table.to_act == "dice" and table.menu[0].startswith("card"):
        table.play(f"dice: {table.menu[0]}")
        count += 1
    return count


# Columns and pumps


@rule("WK-OBST-02")
@pytest.mark.parametrize("speed", [1, 3])
def test_a_spiked_column_costs_two_cards_more(speed: int) -> None:
    """Beside those for the speed; an ordinary obstacle costs these alone."""
    assert speed + 2 == cards(drive(f"speed {speed}", AFAR, "column: 0 1.1"))
    assert speed == cards(drive(f"speed {speed}", AFAR, "obstacle: 0 1.1"))


@rule("WK-OBST-03")
def test_a_petrol_pump_blows_up() -> None:
    """Vehicle and pump are gone, the other obstacle stays; no card is drawn."""
    table = drive("speed 1", AFAR, "green jeep: at 4 0", "pump: 0 1.1", "obstacle: 0 3", players=3)

    assert ("yes", "obstacle 0.000 3.000", "40") == (table["red out"], table["obstacles"], table["pile"])
    assert ("no", "no") == (table["blue out"], table["over"])


@rule("WK-OBST-03", "WK-GOAL-02")
def test_a_pump_decides_the_game() -> None:
    """Of two players the other one is left."""
    assert ["1", "last"] == facts(drive("speed 1", AFAR, "pump: 0 1.1"), "winners", "reason")


@rule("WK-OBST-04")
def test_nothing_helps_against_a_pump_but_jerrycans_are_dropped() -> None:
    """Ram and plates are no use; the cans are left first, where the pump stood too because it is gone."""
    lines = [AFAR, "green jeep: at 4 0", "pump: 0 1.1"]
    table = drive("speed 1, cans 1, equipment ram steel-plates", *lines, players=3)
    assert ("red", "no", "none") == (table.to_act, table["red out"], table["obstacles"])
    assert "drop front" == table.menu[0]

    table.play("red: drop front")

    assert ("yes", "0.000 0.900") == (table["red out"], table["cans"])


# Tyres and fire


@rule("WK-OBST-05", "WK-OBST-12")
def test_tyres_spin_instead_of_hurting() -> None:
    """No card for the speed; the vehicle stops, its speed is 0, it is spun and may not fire."""
    table = drive(f"speed 4, {GUN}", "blue van: at 0 -2, heading 0", "tyres: 0 2")
    assert ["0.000 1.100", "0"] == facts(table, "red at", "red speed")
    assert ("heading 0", 360) == (table.menu[0], len(table.menu))

    table.play("dice: heading 180")

    assert ["180.00", "0", "no"] == facts(table, "red heading", "red damage", "red burning")
    assert ["40", "0"] == facts(table, "pile", "phase")


@rule("WK-OBST-06", "WK-OBST-08", "WK-OBST-09")
@pytest.mark.parametrize(
    "heading, caught", [(0, True), (89, True), (90, False), (91, False), (269, False), (270, False), (271, True)]
)
def test_who_still_faces_the_tyres_burns(heading: int, caught: bool) -> None:
    """Less than 90 degrees off: a card and the fire; otherwise nothing."""
    table = drive("speed 4", AFAR, "tyres: 0 2").play(f"dice: heading {heading}")

    assert ("yes" if caught else "no") == table["red burning"]
    assert int(caught) == cards(table)


@rule("WK-OBST-09", "WK-ICON-05")
def test_a_heading_over_the_tyres_is_drawn_again() -> None:
    """At 30 degrees a corner would be in them."""
    table = drive("speed 4", AFAR, "tyres: 0 2").play("dice: heading 30")

    assert ("dice", "heading 0", "0.00") == (table.to_act, table.menu[0], table["red heading"])
    assert "90.00" == table.play("dice: heading 90")["red heading"]


@rule("WK-OBST-11", "WK-OBST-06")
def test_handling_does_not_help_against_the_fire() -> None:
    """The jeep has handling 3: the card for the tyres and the one for the fire count in full."""
    table = drive("speed 4", AFAR, "tyres: 0 2", car="green jeep").play("dice: heading 0", "dice: card 2")
    assert "2" == table["green damage"]

    table = Table("wreckage", f"green jeep: at 0 0, burning\n{AFAR}\nbegin: turn green", 2)
    assert "3" == table.play("green: burn on", "dice: card 3")["green damage"]


FIRE = f"""
red sedan: at 0 0, heading 0, speed 2, burning, plays right accelerate, {GUN}
blue van: at 0 4, heading 0
begin: phase 1
"""


@rule("WK-OBST-07", "WK-OBST-10")
def test_a_card_in_every_player_turn() -> None:
    """At its start, before the card and the move, in both action phases."""
    table = Table("wreckage", FIRE, 2)
    assert ("red", ["burn on", "put the fire out"]) == (table.to_act, table.menu)

    table.play("red: burn on", "dice: card 1")
    assert ("1", "yes", "right 15") == (table["red damage"], table["red burning"], table.menu[0])

    table.play("red: on, stay, hold fire", "blue: on", "? phase = 2", "red: burn on", "dice: card 0")
    assert ("1", "yes", "speed 3") == (table["red damage"], table["red burning"], table.menu[0])


@rule("WK-OBST-07", "WK-OBST-10")
def test_passing_puts_the_fire_out() -> None:
    """Declared before the draw: no card, no move, no shot in this player turn, and no fire in the next."""
    table = Table("wreckage", FIRE, 2).play("red: put the fire out")
    assert ("blue", "no", "40") == (table.to_act, table["red burning"], table["pile"])
    assert ("0.000 0.000", "2") == (table["red at"], table["red speed"])

    table.play("blue: on")
    assert ("2", "red", "speed 3") == (table["phase"], table.to_act, table.menu[0])


@rule("WK-OBST-07", "WK-OBST-10")
def test_the_fire_can_be_the_end() -> None:
    """One marker too many for the sedan: it has no turn any more."""
    table = Table("wreckage", FIRE.replace("speed 2", f"speed 2, {frail('sedan')}"), 2).play(
        "red: burn on", "dice: card 1"
    )

    assert ("yes", "1") == (table["over"], table["winners"])


# Wrecks


@rule("WK-OBST-13", "WK-OBST-17", "WK-OBST-18")
def test_a_wreck_is_pushed_to_the_end_of_the_move() -> None:
    """Cards for the speed at the moment of contact, once; then vehicle and wreck go on, and the speed is kept."""
    table = drive("speed 3", AFAR, "wreck: 0.1 1.5")
    assert ["0.000 0.600", "3", "wreck 0.100 1.500"] == facts(table, "red at", "red speed", "obstacles")

    assert 3 == cards(table)
    assert ["0.000 3.000", "3", "wreck 0.100 3.900"] == facts(table, "red at", "red speed", "obstacles")


@rule("WK-OBST-13", "WK-OBST-17")
def test_the_pusher_may_not_fire() -> None:
    """A target stands ahead and could be seen past the wreck."""
    table = drive(f"speed 1, {GUN}", "blue van: at 0 4, heading 0", "wreck: 0.6 1.2").play("dice: card 0")
    assert ("0.000 1.000", "1", "0") == (table["red at"], table["red speed"], table["phase"])

    assert "fire machine-gun blue" in drive(f"speed 1, {GUN}", "blue van: at 0 4, heading 0", "obstacle: 0.7 1.2").menu


@rule("WK-OBST-17", "WK-SPEC-04")
def test_a_push_costs_the_shot_and_nothing_else() -> None:
    """A Turbo of two lengths pushes it; the ordinary move follows, and there is no shot at the end of it."""
    board = ("blue van: at 0 5.2, heading 0", "wreck: 0.6 1.2")
    table = drive(f"speed 1, plays turbo, {GUN}", *board, play="turbo").play("dice: card 0")
    assert ["0.000 2.000", "1"] == facts(table, "red at", "red speed")
    assert ["go", "stay"] == table.menu

    table.play("red: go", "dice: card 0")
    assert ["0.000 3.000", "1", "0"] == facts(table, "red at", "red speed", "phase")


@rule("WK-OBST-13")
def test_jerrycans_are_taken_while_pushing() -> None:
    """By the vehicle, not by the wreck."""
    table = drive("speed 2", AFAR, "wreck: 0.4 1.2", "can: -0.2 1.9", "can: 0.7 2.6")
    table.play("dice: card 0, card 0")

    assert ("1", "0.700 2.600") == (table["red cans"], table["cans"])


@rule("WK-OBST-13", "WK-OBST-18")
def test_in_reverse_too() -> None:
    """The tail pushes it, straight back."""
    table = drive("speed 2, reverse", AFAR, "wreck: 0 -1.5").play("dice: card 0, card 0")

    assert ("0.000 -2.000", "wreck 0.000 -2.900") == (table["red at"], table["obstacles"])


@rule("WK-OBST-14", "WK-OBST-16", "WK-OBST-18")
@pytest.mark.parametrize(
    "line, y",
    [("obstacle: 0 4", 2.3), ("column: 0 4", 2.3), ("pump: 0 4", 2.3), ("barrels: 0 4", 2.3), ("mine: 0 3.75", 2.3)],
)
def test_what_the_wreck_meets_stops_everything(line: str, y: float) -> None:
    """The dashboard goes to 0; the pusher, who has paid, draws no more, and nothing happens to what was met."""
    table = drive("speed 3", AFAR, "wreck: 0 1.5", line)
    assert 3 == cards(table)

    kind, _, place = line.partition(": ")
    assert (f"0.000 {y:.3f}", "0", "0") == (table["red at"], table["red speed"], table["phase"])
    assert f"wreck 0.000 {y + 0.9:.3f}" in table["obstacles"]
    lying = table["mines"] if kind == "mine" else table["obstacles"]
    assert f"{float(place.split()[0]):.3f} {float(place.split()[1]):.3f}" in lying
    assert "no" == table["red out"]


@rule("WK-OBST-14", "WK-OBST-18")
def test_the_limit_stops_a_wreck() -> None:
    """Its edge at radius 6, and the vehicle behind it."""
    board = f"red sedan: at 0 3, heading 0, speed 3\n{AFAR}\nwreck: 0 4.5\nbegin: turn red"
    table = Table("wreckage", board, 2).play("red: go")

    assert (3, "0.000 4.700", "0") == (cards(table), table["red at"], table["red speed"])
    assert "wreck 0.000 5.600" == table["obstacles"]


@rule("WK-OBST-14", "WK-OBST-16")
@pytest.mark.parametrize("line", ["obstacle: -0.5 3", "column: -0.5 3", "tyres: -0.5 3"])
def test_what_the_pusher_meets_stops_everything(line: str) -> None:
    """The wreck would have room; the vehicle itself is stopped, and takes no more damage."""
    table = drive("speed 3", AFAR, "wreck: 0.5 1.5", line)
    assert 3 == cards(table)

    assert ("0", "0", "0.000 2.188") == (table["red speed"], table["phase"], table["red at"])


@rule("WK-OBST-15", "WK-OBST-16", "WK-OBST-19")
def test_a_vehicle_struck_by_the_wreck() -> None:
    """It draws for both speeds; the pusher, who has paid already, draws nothing, and its speed is 0."""
    table = drive("speed 3", "green jeep: at 0 3.5, heading 90, speed 1", "wreck: 0 1.5")
    table.play("dice: card 1, card 0, card 0")
    assert ("1", "0.000 1.950", "0") == (table["red damage"], table["red at"], table["red speed"])
    assert "wreck 0.000 2.850" == table["obstacles"]

    table.play("dice: card 1, card 1, card 1, card 0")
    assert ("1", "3", "0") == (table["red damage"], table["green damage"], table["phase"])


@rule("WK-OBST-19", "WK-SPEC-12")
@pytest.mark.parametrize(
    "wreck, green, drawn", [("0 1.5", "0 3.5, heading 90", 3 + 1), ("0.5 1.5", "-0.4 3.5, heading 0", 3 + 1 + 2)]
)
def test_crush_needs_the_vehicle_itself(wreck: str, green: str, drawn: int) -> None:
    """Struck by the wreck green draws for both speeds; touched by the pusher itself it is crushed as well."""
    table = drive("speed 3, plays crush", f"green jeep: at {green}, speed 1", f"wreck: {wreck}")
    table.play("dice: card 1, card 0, card 0", "? red damage = 1")

    assert (drawn, "0", "1") == (cards(table), table["red speed"], table["red damage"])


@rule("WK-OBST-14", "WK-UPG-11")
def test_a_mine_under_the_pusher() -> None:
    """The vehicle meets it: everything stops, the mine is gone and costs its own card only."""
    table = drive("speed 3", AFAR, "wreck: 0.5 1.5", "mine: -0.2 3").play("dice: card 0, card 0, card 1")
    assert ["1", "0.000 2.350", "0", "none"] == facts(table, "red damage", "red at", "red speed", "mines")

    assert (1, "0") == (cards(table), table["phase"])


@rule("WK-OBST-03", "WK-OBST-14")
def test_a_pump_under_the_pusher() -> None:
    """The vehicle itself meets it while it pushes: both are gone; the wreck stays where it was pushed."""
    lines = [AFAR, "green jeep: at 4 0", "wreck: 0.5 1.5", "pump: -0.5 3"]
    table = drive("speed 3", *lines, players=3).play("dice: card 0, card 0, card 0")

    assert ("yes", "wreck 0.500 3.000") == (table["red out"], table["obstacles"])


@rule("WK-OBST-13", "WK-OBST-17", "WK-ICON-12")
@pytest.mark.parametrize(
    "heading, red, wreck",
    [
        (180, "0.000 -1.800", "0.000 1.500"),
        (90, "2.400 0.600", "0.000 1.500"),
        (45, "1.697 2.297", "1.674 3.174"),
        (0, "0.000 3.000", "0.000 3.900"),
    ],
)
def test_a_pusher_that_the_impact_spins(heading: int, red: str, wreck: str) -> None:
    """It drives the rest of its way in its new direction, and pushes the wreck only if that is ahead of it."""
    table = drive("speed 3", AFAR, "wreck: 0 1.5").play("dice: card 1 spin, card 0, card 0", f"dice: heading {heading}")

    assert [red, f"wreck {wreck}", "3", "0"] == facts(table, "red at", "obstacles", "red speed", "phase")


@rule("WK-OBST-17")
def test_an_impact_that_destroys_the_pusher() -> None:
    """The wreck stays where it is."""
    lines = [AFAR, "green jeep: at 4 0", "wreck: 0 1.5"]
    table = drive(f"speed 1, {frail('sedan')}", *lines, play="on, go", players=3).play("dice: card 1")

    assert ("yes", "wreck 0.000 1.500") == (table["red out"], table["obstacles"])


# Barrels


@rule("WK-OBST-20", "WK-OBST-21", "WK-OBST-24", "WK-OBST-26")
@pytest.mark.parametrize("speed, barrels", [(1, "2.200"), (2, "3.200"), (3, "4.200")])
def test_barrels_are_thrown_ahead(speed: int, barrels: str) -> None:
    """By as many lengths as the speed; the vehicle finishes its move unhurt, at its speed, and may fire."""
    table = drive(f"speed {speed}, {GUN}", "blue van: at -0.4 4.6, heading 0", "barrels: 0.3 1.2")

    assert [f"0.000 {speed}.000", str(speed), f"barrels 0.300 {barrels}"] == facts(
        table, "red at", "red speed", "obstacles"
    )
    assert ("0", "40", "red") == (table["red damage"], table["pile"], table.to_act)
    assert ["fire machine-gun blue", "hold fire"] == table.menu


@rule("WK-OBST-22", "WK-OBST-24", "WK-OBST-25")
def test_a_vehicle_hit_by_barrels() -> None:
    """Two cards, which handling doesn't reduce; the barrels stop in contact; then the vehicle drives on."""
    table = drive("speed 2", "green jeep: at 0 3.9, heading 90, speed 3", "barrels: 0 1.5")
    assert ("0.000 0.600", "barrels 0.000 3.250", "dice") == (table["red at"], table["obstacles"], table.to_act)

    table.play("dice: card 1, card 2")

    assert ["3", "3", "0.000 2.000", "2"] == facts(table, "green damage", "green speed", "red at", "red speed")
    assert "0" == table["phase"]


@rule("WK-OBST-22", "WK-GOAL-02")
def test_barrels_can_decide_the_game() -> None:
    """The last enemy breaks up: the game is over before the move is."""
    table = drive("speed 2", f"green jeep: at 0 3.9, heading 90, {frail('jeep')}", "barrels: 0 1.5")
    table.play("dice: card 1, card 0")

    assert ("yes", "0", "0.000 0.600") == (table["over"], table["winners"], table["red at"])


@rule("WK-OBST-23", "WK-OBST-25")
@pytest.mark.parametrize(
    "line, barrels",
    [("obstacle: 0.4 3.5", "2.807"), ("pump: 0 3.5", "2.700"), ("mine: 0 3.25", "2.700"), ("can: 0 3", "3.500")],
)
def test_barrels_stop_next_to_what_they_meet(line: str, barrels: str) -> None:
    """An obstacle, a pump or a mine, and none of them goes off; a jerrycan doesn't stop them."""
    table = drive("speed 2", AFAR, "barrels: 0 1.5", line)

    assert f"barrels 0.000 {barrels}" in table["obstacles"]
    assert ("none" if "mine" not in line else "0.000 3.250") == table["mines"]
    assert ("no", "40") == (table["red out"], table["pile"])
    assert 1 + ("obstacle" in line or "pump" in line) == len(table["obstacles"].split(", "))


@rule("WK-OBST-25")
def test_barrels_stop_at_the_limit() -> None:
    """Their edge at radius 6."""
    board = f"red sedan: at 0 2.5, heading 0, speed 2\n{AFAR}\nbarrels: 0 4\nbegin: turn red"
    table = Table("wreckage", board, 2).play("red: go")

    assert ("0.000 4.500", "barrels 0.000 5.600") == (table["red at"], table["obstacles"])


@rule("WK-OBST-25")
@pytest.mark.parametrize(
    "gear, at, barrels", [("", "0.9 1.2", "2.314 2.614"), (", reverse", "-0.9 -1.2", "-2.314 -2.614")]
)
def test_barrels_fly_the_way_the_vehicle_drives(gear: str, at: str, barrels: str) -> None:
    """Along its heading, or against it in reverse, wherever it has met them."""
    board = f"red sedan: at 0 0, heading 45, speed 2{gear}\n{AFAR}\nbarrels: {at}\nbegin: turn red"

    assert f"barrels {barrels}" == Table("wreckage", board, 2).play("red: go")["obstacles"]


@rule("WK-OBST-26")
def test_barrels_met_again_are_an_obstacle() -> None:
    """They stopped at an obstacle; the vehicle runs into them: a collision with all that belongs to it."""
    table = drive(f"speed 3, {GUN}", "blue van: at 0.4 5, heading 0", "barrels: 0 1.5", "obstacle: 0 3.3")

    assert ("0.000 1.600", "0", "dice") == (table["red at"], table["red speed"], table.to_act)
    assert "barrels 0.000 2.500, obstacle 0.000 3.300" == table["obstacles"]
    assert (3, "0") == (cards(table), table["phase"])


@rule("WK-OBST-22", "WK-OBST-26")
@pytest.mark.parametrize("equipment", ["", ", equipment mine-layer, mines 1"])
def test_barrels_fly_once_a_move(equipment: str) -> None:
    """They stop at green, which takes two cards; met again they stay. A stop for a mine is still the same move."""
    table = drive(f"speed 3{equipment}", "green jeep: at 0 3.5, heading 90", "barrels: 0 1.5")
    if equipment:
        table.play("? menu = no mine, mine after 0, mine after 1, mine after 2", "red: mine after 1")
    drawn = 0
    while table.menu[0].startswith("card"):
        drawn += 1
        table.play(table.menu[0])

    assert 2 + 3 == drawn
    assert ["0.000 1.950", "0", "barrels 0.000 2.850"] == facts(table, "red at", "red speed", "obstacles")


# Turning


@rule("WK-OBST-27")
@pytest.mark.parametrize("kind, drawn", [("obstacle", 2), ("wreck", 2), ("barrels", 2), ("column", 4)])
def test_obstacles_met_in_a_turn(kind: str, drawn: int) -> None:
    """Wreck and barrels are ordinary obstacles there; the column keeps its spikes."""
    table = drive("speed 2, plays right", AFAR, f"{kind}: 0.9 0", play="right 45")

    assert ("0", f"{kind} 0.900 0.000") == (table["red speed"], table["obstacles"])
    assert (drawn, "no", "0") == (cards(table), table["red burning"], table["phase"])


@rule("WK-OBST-27", "WK-OBST-03")
def test_a_pump_met_in_a_turn() -> None:
    """It blows up all the same."""
    table = drive("speed 2, plays right", AFAR, "pump: 0.9 0", play="right 45")

    assert ("yes", "none", "1") == (table["red out"], table["obstacles"], table["winners"])


@rule("WK-OBST-27", "WK-OBST-05", "WK-OBST-06")
@pytest.mark.parametrize("speed", [0, 2])
@pytest.mark.parametrize("heading, drawn, burning", [(340, 0, "no"), (10, 1, "yes")])
def test_tyres_met_in_a_turn(speed: int, heading: int, drawn: int, burning: str) -> None:
    """They spin the vehicle and cost no cards for its speed; who still faces them burns, and takes a card."""
    table = drive(f"speed {speed}, plays right", AFAR, "tyres: 0.9 0", play="right 45").play(f"dice: heading {heading}")

    assert (f"{heading}.00", "0") == (table["red heading"], table["red speed"])
    assert (drawn, burning) == (cards(table), table["red burning"])

"""The six upgrades (WK-UPG)."""

import pytest

from chicane.core.scenario import Table
from chicane.wreckage.damage import Draw
from chicane.wreckage.game import GAME
from chicane.wreckage.state import Wreckage
from tests.rule import rule
from tests.wreckage.frail import frail


def drive(facts: str, *lines: str, blue: str = "at 4 -2, heading 90", turn: str = "turn red") -> Table:
    """A turn of red, four lengths south of the centre and headed north; blue stands far away and looks away."""
    drawing = [f"red sedan: at 0 -4, heading 0, {facts}", f"blue van: {blue}", *lines, f"begin: {turn}"]
    return Table("wreckage", "\n".join(drawing), players=2)


def draws(table: Table) -> list[int]:
    """How many damage cards red and blue draw now."""
    drawn = [0, 0]
    while isinstance(table.game.pending, Draw):
        drawn[table.game.pending.seat] += 1
        table.play("dice: card 1")
    return drawn


# Steel plates


@rule("WK-UPG-01")
def test_steel_plates_cancel_3_damage() -> None:
    """Whoever is hurt is asked: bear it and keep them, or throw them away."""
    table = drive("speed 4, equipment steel-plates", "obstacle: 0 -2").play("red: go")
    table.play("dice: card 1, card 1, card 1, card 2", "? menu = bear it, use steel-plates", "red: use steel-plates")
    assert ["2", "none"] == [table["red damage"], table["red equipment"]]

    table = drive("speed 4, equipment steel-plates", "obstacle: 0 -2").play("red: go")
    table.play("dice: card 1, card 1, card 1, card 2", "red: bear it")
    assert ["5", "steel-plates"] == [table["red damage"], table["red equipment"]]


@rule("WK-UPG-01")
def test_two_steel_plates_cancel_6_damage() -> None:
    """Of 7: the second ones may follow the first in the same draw."""
    table = drive("speed 3, equipment steel-plates steel-plates", "obstacle: 0 -2").play("red: go")
    table.play("dice: card 2, card 2, card 3", "red: use steel-plates, use steel-plates")

    assert ["1", "none"] == [table["red damage"], table["red equipment"]]


@rule("WK-UPG-01")
def test_nothing_to_cancel_nothing_asked() -> None:
    """A draw without points leaves the plates alone."""
    table = drive("speed 1, equipment steel-plates", "obstacle: 0 -3").play("red: go", "dice: card 0")

    assert ["steel-plates", "plan accelerate"] == [table["red equipment"], table.menu[0]]


@rule("WK-UPG-02")
@pytest.mark.parametrize(
    "facts, blue, thing, script",
    [
        ("speed 2", "at 4 0", "obstacle: 0 -3", ["red: go", "dice: card 1, card 1"]),
        ("speed 1", "at 4 0", "mine: 0 -3.2", ["red: go", "dice: card 1, card 1"]),
        ("burning", "at 4 0", "can: 0 0", ["red: burn on", "dice: card 2"]),
        ("speed 0", "at 0 -5.3, heading 0, speed 1", "can: 0 0", ["blue: go", "dice: card 0, card 2"]),
        ("speed 0", "at 0 -1, heading 180, speed 2", "barrels: 0 -2.5", ["blue: go", "dice: card 1, card 1"]),
        (
            "speed 0",
            "at 0 -1, heading 180, speed 1, equipment machine-gun",
            "can: 0 0",
            ["blue: stay, fire machine-gun red", "dice: card 2, card 2"],
        ),
    ],
    ids=["obstacle", "mine", "fire", "vehicle", "barrels", "weapon"],
)
def test_steel_plates_against_everything(facts: str, blue: str, thing: str, script: list[str]) -> None:
    """2 points each time; damage never drops below 0."""
    turn = f"turn {script[0].split(':')[0]}"
    table = drive(f"{facts}, equipment steel-plates", thing, blue=blue, turn=turn).play(*script)
    table.play("? menu = bear it, use steel-plates", "red: use steel-plates")

    assert ["0", "none"] == [table["red damage"], table["red equipment"]]


# Ram


@rule("WK-UPG-03")
@pytest.mark.parametrize(
    "ram, cards",
    [("red", [0, 3]), ("blue", [2, 0]), ("red blue", [0, 0]), ("", [2, 3])],
)
def test_a_ram_takes_a_collision_given_or_received(ram: str, cards: list[int]) -> None:
    """Red drives into blue at 2 against 1; whoever has a ram draws nothing, the other one does."""
    fitted = {colour: "equipment ram" if colour in ram else "equipment armour" for colour in ("red", "blue")}
    table = drive(f"speed 2, {fitted['red']}", blue=f"at 0 -2, heading 0, speed 1, {fitted['blue']}").play("red: go")

    assert cards == draws(table)
    assert ["none" if colour in ram else "armour" for colour in ("red", "blue")] == [
        table["red equipment"],
        table["blue equipment"],
    ]


@rule("WK-UPG-03")
@pytest.mark.parametrize("thing", ["obstacle: 0 -3", "column: 0 -3", "mine: 0 -3.2", "wreck: 0 -3"])
def test_a_ram_against_things(thing: str) -> None:
    """No damage from an obstacle, whatever it adds, nor from a mine."""
    table = drive("speed 1, equipment ram", thing).play("red: go")

    assert ["0", "none", "plan accelerate"] == [table["red damage"], table["red equipment"], table.menu[0]]


@rule("WK-UPG-03", "WK-UPG-05")
@pytest.mark.parametrize("heading, left, burning", [(90, "ram", "no"), (45, "none", "yes")])
def test_a_ram_against_burning_tyres(heading: int, left: str, burning: str) -> None:
    """Its card is saved by the ram, if there is one to draw; the vehicle burns all the same."""
    table = drive("speed 1, equipment ram", "tyres: 0 -2.4").play("red: go", f"dice: heading {heading}")

    assert ["0", left, burning] == [table["red damage"], table["red equipment"], table["red burning"]]


@rule("WK-UPG-04")
def test_a_ram_covers_one_collision_only() -> None:
    """Red rams an obstacle, then blue rams red in the same phase: that hurts."""
    table = drive(
        "speed 2, equipment ram", "obstacle: 0 -2.5", blue="at 0 -5.3, heading 0, speed 1", turn="phase 1"
    ).play("red: go", "? red equipment = none", "blue: go")

    assert [1, 1] == draws(table)
    assert "1" == table["red damage"]


@rule("WK-UPG-05")
def test_a_ram_is_not_spent_on_a_collision_without_cards() -> None:
    """A pivot at speed 0 against an obstacle draws nothing, so the ram stays; nobody is asked about it."""
    table = drive("speed 0, plays right, equipment ram", "obstacle: 0.8 -3.9").play("red: right 45")

    assert ["ram", "0", "2"] == [table["red equipment"], table["red damage"], table["turn"]]
    assert 0 < float(table["red heading"]) < 45


@rule("WK-UPG-03", "WK-OBST-22")
def test_a_ram_against_barrels() -> None:
    """They collide with the vehicle that they hit: the ram is spent and no card is drawn."""
    table = drive("equipment ram", "barrels: 0 -2.5", blue="at 0 -1, heading 180, speed 2", turn="turn blue").play(
        "blue: go"
    )

    assert ["0", "none"] == [table["red damage"], table["red equipment"]]
    assert {"wreckage-told-scorched", "wreckage-told-ram-spent"} <= set(table["said"].split(", "))


@rule("WK-UPG-03")
def test_a_ram_is_no_help_against_shots() -> None:
    """Nothing collides."""
    table = drive("equipment ram", blue="at 0 -2, heading 180, equipment machine-gun", turn="turn blue")
    table.play("blue: on, fire machine-gun red", "dice: card 2, card 1")

    assert ["1", "ram"] == [table["red damage"], table["red equipment"]]


# Rear weapon


@rule("WK-UPG-06", "WK-UPG-07")
@pytest.mark.parametrize(
    "equipment, shots",
    [
        ("machine-gun flamethrower", ["machine-gun green", "flamethrower green"]),
        (
            "machine-gun flamethrower rear-weapon",
            ["machine-gun green", "machine-gun yellow", "flamethrower green", "flamethrower yellow"],
        ),
    ],
)
def test_rear_weapon(equipment: str, shots: list[str]) -> None:
    """With it every weapon of the vehicle fires ahead or behind, and still at one target."""
    table = Table(
        "wreckage",
        f"""
        red sedan: at 0 0, heading 0, speed 1, equipment {equipment}
        green jeep: at 0 2, heading 0
        yellow pickup: at 0 -2, heading 0
        blue van: at 2 0, heading 0
        begin: turn red
        """,
        players=4,
    ).play("red: stay")

    assert [*[f"fire {shot}" for shot in shots], "hold fire"] == table.menu

    table.play(f"red: fire {shots[0]}", *["dice: card 0"] * 2)
    assert "plan accelerate" == table.menu[0]


# Mine layer


@rule("WK-UPG-08", "WK-UPG-12")
def test_a_mine_before_the_move_after_each_length_and_at_its_end() -> None:
    """Four places in a move of 3 lengths, and one question; the mine lies 0.15 behind the rear."""
    table = drive("speed 3, equipment mine-layer").play("red: go")
    table.play("? red at = 0.000 -4.000", "? menu = no mine, mine after 0, mine after 1, mine after 2, mine after 3")

    table.play("red: mine after 3")

    assert ["0.000 -1.650", "2", "plan accelerate"] == [table["mines"], table["red mines"], table.menu[0]]


@rule("WK-UPG-08")
def test_a_mine_layer_is_asked_once_a_move() -> None:
    """Who wants no mine drives on without another question."""
    table = drive("speed 3, equipment mine-layer").play("red: go, no mine")

    assert ["none", "0.000 -1.000", "plan accelerate"] == [table["mines"], table["red at"], table.menu[0]]


@rule("WK-UPG-08")
def test_another_mine_lies_further_on() -> None:
    """Who drops one may drop more on the rest of the way, and may leave it at that."""
    table = drive("speed 3, equipment mine-layer").play("red: go, mine after 1")
    table.play("? menu = no more mines, mine after 2, mine after 3", "red: no more mines")

    assert ["0.000 -3.650", "2", "0.000 -1.000"] == [table["mines"], table["red mines"], table["red at"]]


@rule("WK-UPG-12", "WK-COLL-04")
def test_no_mine_behind_a_collision() -> None:
    """Only the lengths that will be driven are on the menu; what is stopped early drops nothing at its end."""
    table = drive("speed 4, equipment mine-layer", "obstacle: 0 -0.5").play("red: go")
    table.play("? menu = no mine, mine after 0, mine after 1, mine after 2", "red: mine after 2")

    assert ["0.000 -2.650", "0.000 -1.400"] == [table["mines"], table["red at"]]


@rule("WK-UPG-08", "WK-OBST-13")
def test_a_mine_while_a_wreck_is_pushed() -> None:
    """At any time of the movement: red meets the wreck after 1.1 lengths and drops its mine after 2 of 3."""
    table = drive("speed 3, equipment mine-layer", "wreck: 0 -2").play("red: go, mine after 2, no more mines")
    table.play("dice: card 0, card 0, card 0")

    assert ["0.000 -2.650", "0.000 -1.000"] == [table["mines"], table["red at"]]
    assert "wreck 0.000 -0.100" == table["obstacles"]


@rule("WK-UPG-08")
def test_a_mine_without_a_move() -> None:
    """Staying is a movement step too, and its beginning and end are the same place."""
    table = drive("speed 3, equipment mine-layer").play("red: stay, mine")

    assert ["0.000 -4.650", "plan accelerate"] == [table["mines"], table.menu[0]]


@rule("WK-UPG-08", "WK-SPEC-01")
def test_a_mine_during_turbo() -> None:
    """Its lengths are movement too: red is asked for the turbo, and again for the move that follows."""
    table = drive("speed 1, plays turbo, equipment mine-layer").play("! mine after 0", "red: turbo")
    table.play("? menu = no mine, mine after 0, mine after 1, mine after 2", "red: mine after 1, no more mines, go")

    assert ["0.000 -3.650", "0.000 -2.000"] == [table["mines"], table["red at"]]
    assert ["no mine", "mine after 0", "mine after 1"] == table.menu


@rule("WK-UPG-09")
def test_three_mines_a_game() -> None:
    """After the third one nothing more is asked in this move."""
    table = drive("speed 3, equipment mine-layer").play("red: go, mine after 0, mine after 1, mine after 2")

    assert ["0.000 -1.000", "0", "plan accelerate"] == [table["red at"], table["red mines"], table.menu[0]]
    assert "0.000 -4.650, 0.000 -3.650, 0.000 -2.650" == table["mines"]


@rule("WK-UPG-09")
@pytest.mark.parametrize("picks", [["mine-layer"], ["mine-layer", "mine-layer"]])
def test_two_mine_layers_make_no_more_mines(picks: list[str]) -> None:
    """Three a game all the same."""
    game = GAME.start(2)
    assert isinstance(game, Wreckage)
    for text in ["seat 0 first", "take red sedan", "take blue van", *[f"fit {pick}" for pick in picks]]:
        option = game.pending.parse(game, text)
        assert option is not None, text
        game.play(option)
        if text.startswith("fit"):
            game.play(game.menu[0])  # the other one takes a weapon

    assert 3 == max(game.mines_left)


@rule("WK-UPG-10", "WK-UPG-11")
def test_a_mine_explodes_when_it_is_hit() -> None:
    """A collision with a card more than the speed; the mine is gone, another one stays."""
    table = drive("speed 2, equipment machine-gun", "mine: 0 -2.5", "mine: 3 0", blue="at 0 -1, heading 0").play(
        "red: go"
    )

    assert [3, 0] == draws(table)
    assert ["3.000 0.000", "0", "0.000 -3.150"] == [table["mines"], table["red speed"], table["red at"]]
    assert "plan accelerate" == table.menu[0]


@rule("WK-UPG-10")
def test_a_mine_stays_until_then() -> None:
    """Turns go by, and vehicles too."""
    table = drive("speed 1", "mine: 0.5 -3.5", turn="phase 1").play("red: go", "blue: on", "red: go", "blue: on")

    assert ["2", "0.500 -3.500"] == [table["turn"], table["mines"]]


@rule("WK-UPG-10", "WK-UPG-11")
def test_a_pivot_into_a_mine() -> None:
    """At speed 0 that is one card."""
    table = drive("speed 0, plays right", "mine: 0.6 -3.9").play("red: right 45")

    assert [[1, 0], "none"] == [draws(table), table["mines"]]


@rule("WK-UPG-12")
@pytest.mark.parametrize(
    "thing, offered",
    [
        ("obstacle: 0 -5.2", True),  # touches
        ("obstacle: 0 -5.19", False),
        ("mine: 0.2 -4.65", False),
        ("can: 0 -4.65", True),
    ],
)
def test_a_mine_needs_room(thing: str, offered: bool) -> None:
    """It may lie over a jerrycan, over nothing else."""
    table = drive("speed 1, equipment mine-layer", thing).play("red: stay")

    assert offered == (["no mine", "mine"] == table.menu)


@rule("WK-UPG-12")
@pytest.mark.parametrize("y, offered", [("-5.4", False), ("-5.2", True)])
def test_a_mine_stays_in_the_arena(y: str, offered: bool) -> None:
    """0.8 behind the centre of the car must be inside."""
    drawing = f"red sedan: at 0 {y}, heading 0, speed 1, equipment mine-layer\nblue van: at 4 0\nbegin: turn red"
    table = Table("wreckage", drawing, players=2).play("red: stay")

    assert offered == (["no mine", "mine"] == table.menu)


@rule("WK-UPG-12")
@pytest.mark.parametrize("y, offered", [("-4.8", True), ("-4.79", False)])
def test_a_mine_not_under_a_vehicle(y: str, offered: bool) -> None:
    """The rear of red is on y = -4, so the mine ends on y = -4.3."""
    drawing = f"red sedan: at 0 -3.5, heading 0, speed 1, equipment mine-layer\nblue van: at 0 {y}, heading 0"
    table = Table("wreckage", f"{drawing}\nbegin: turn red", players=2).play("red: stay")

    assert offered == (["no mine", "mine"] == table.menu)


@rule("WK-UPG-13")
def test_mines_hurt_their_owner_too() -> None:
    """Red drops one and reverses onto it."""
    table = drive("speed 1, reverse, equipment mine-layer", blue="at 4 3, heading 0")
    table.play("red: go, mine after 0, no more mines")

    assert [[2, 0], "none", "2"] == [draws(table), table["mines"], table["red mines"]]


# Nitro


@rule("WK-UPG-14")
@pytest.mark.parametrize("speed, y", [(0, "-1.000"), (1, "0.000"), (4, "3.000")])
def test_nitro_adds_3_lengths(speed: int, y: str) -> None:
    """To the move, not to the dashboard; at speed 0 as well."""
    table = drive(f"speed {speed}, plays crush, equipment nitro")
    if not speed:
        table.play("red: on")
    table.play("red: nitro")

    assert [f"0.000 {y}", str(speed)] == [table["red at"], table["red speed"]]


@rule("WK-UPG-14")
def test_nitro_belongs_to_the_movement_step() -> None:
    """It is played when the time to move comes, with the speed that the card made."""
    table = drive("speed 1, plays accelerate, equipment nitro").play(
        "! nitro", "red: speed 2", "? menu = go, nitro, stay"
    )

    assert "0.000 1.000" == table.play("red: nitro")["red at"]


@rule("WK-UPG-15")
def test_a_collision_under_nitro() -> None:
    """It stops the car like any other; the nitro is spent."""
    table = drive("speed 2, equipment nitro", blue="at 0 -1, heading 0, speed 1").play("red: nitro")

    assert [2, 3] == draws(table)
    assert ["0.000 -2.000", "0", "none"] == [table["red at"], table["red speed"], table["red equipment"]]


@rule("WK-UPG-16")
def test_nitro_is_used_once() -> None:
    """After it the card is gone; one that is kept is still there."""
    table = drive("speed 1, equipment nitro", turn="phase 1").play("red: nitro", "blue: on", "? menu = go, stay")
    assert "none" == table["red equipment"]

    table = drive("speed 1, equipment nitro", turn="phase 1").play("red: go", "blue: on")
    assert ["nitro", "go, nitro, stay"] == [table["red equipment"], table["menu"]]


@rule("WK-UPG-14", "WK-UPG-16")
def test_one_nitro_a_move() -> None:
    """Who has two uses them one after the other."""
    table = drive("speed 0, plays crush, equipment nitro nitro").play("red: on", "? menu = nitro, stay", "red: nitro")

    assert ["0.000 -1.000", "nitro"] == [table["red at"], table["red equipment"]]


@rule("WK-UPG-16")
def test_no_nitro_in_reverse() -> None:
    """There is only the move backward."""
    assert "go, stay" == drive("speed 1, reverse, equipment nitro").play("! nitro")["menu"]


# Armour


@rule("WK-UPG-17")
@pytest.mark.parametrize("equipment, more, out", [("ram", 0, "yes"), ("armour", 2, "no"), ("armour armour", 4, "no")])
def test_armour_is_2_more_structure(equipment: str, more: int, out: str) -> None:
    """The sedan's last marker is not the end of it."""
    table = drive(
        f"{frail('sedan', 2)}, equipment {equipment}",
        blue="at 0 -1, heading 180, speed 1, equipment machine-gun",
        turn="turn blue",
    )
    printed = int(table["red damage"]) + 2
    assert str(printed + more) == table["red structure"]

    table.play("blue: stay, fire machine-gun red", "dice: card 2, card 2")

    assert [str(printed), out] == [table["red damage"], table["red out"]]

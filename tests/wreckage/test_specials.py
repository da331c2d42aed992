"""The eight special cards (WK-SPEC)."""

import pytest

from chicane.core.scenario import Table
from chicane.wreckage.damage import Draw
from tests.rule import rule


def drive(facts: str, *lines: str, turn: str = "turn red") -> Table:
    """A turn of red, four lengths south of the centre and headed north; blue stands far away and looks away."""
    drawing = [f"red sedan: at 0 -4, heading 0, {facts}", "blue van: at 4 -2, heading 90", *lines, f"begin: {turn}"]
    return Table("wreckage", "\n".join(drawing), players=2)


# Turbo


@rule("WK-SPEC-01", "WK-SPEC-02")
def test_turbo_beside_the_normal_move() -> None:
    """Two lengths at once at any speed, then the move by a speed that is what it was."""
    table = drive("speed 1, plays turbo").play("? menu = turbo, on", "red: turbo")

    assert ["0.000 -2.000", "1"] == [table["red at"], table["red speed"]]
    assert ["go", "stay"] == table.menu

    table.play("red: go")

    assert "0.000 -1.000" == table["red at"]


@rule("WK-SPEC-03", "WK-SPEC-04")
def test_a_collision_during_turbo() -> None:
    """It stops the car, as many cards as the dashboard showed are drawn, and there is neither move nor shot."""
    table = Table(
        "wreckage",
        """
        red sedan: at 0 -4, heading 0, speed 1, plays turbo, equipment machine-gun
        blue van: at 0 -1.5, heading 90
        begin: turn red
        """,
        players=2,
    )
    table.play("red: turbo", "? red at = 0.000 -2.250", "? red speed = 0", "dice: card 1", "? red damage = 1")

    table.play("dice: card 0", "? blue damage = 0")

    assert ["2", "plan accelerate"] == [table["turn"], table.menu[0]]


@rule("WK-SPEC-04")
def test_a_collision_during_nitro() -> None:
    """Four lengths in all, but the dashboard shows 1, so one card is drawn."""
    table = drive("speed 1, equipment nitro", "obstacle: 0 -1").play("red: nitro", "dice: card 1")

    assert ["1", "0.000 -1.900", "plan accelerate"] == [table["red damage"], table["red at"], table.menu[0]]


@rule("WK-SPEC-05")
def test_no_turbo_in_reverse() -> None:
    """The card has nothing to offer."""
    table = drive("speed 1, reverse, plays turbo").play("! turbo")

    assert ["go", "stay"] == table.menu


# Barrage


def battery(card: str, equipment: str, turn: str = "turn blue") -> Table:
    """Blue, at a standstill, has green close ahead and yellow beyond short range."""
    return Table(
        "wreckage",
        f"""
        blue van: at 0 0, heading 0, speed 1, plays {card}, equipment {equipment}
        green jeep: at 0.3 1.5, heading 0
        yellow pickup: at -0.4 3.2, heading 0
        begin: {turn}
        """,
        players=3,
    ).play("blue: stay")


@rule("WK-SPEC-06", "WK-SPEC-07")
def test_barrage_fires_every_weapon_once() -> None:
    """In any order, each at its own target, and the short one only at who is near."""
    table = battery("barrage", "machine-gun flamethrower")
    assert "fire machine-gun green, fire machine-gun yellow, fire flamethrower green, hold fire" == table["menu"]

    table.play("blue: fire flamethrower green", "dice: card 0, card 0, card 0")
    assert "fire machine-gun green, fire machine-gun yellow, hold fire" == table["menu"]

    table.play("blue: fire machine-gun yellow", "dice: card 1, card 2")

    assert ["0", "2", "plan accelerate"] == [table["green damage"], table["yellow damage"], table.menu[0]]


@rule("WK-SPEC-06")
def test_without_barrage_there_is_one_shot() -> None:
    """Another card, and the second weapon is silent."""
    table = battery("dodge", "machine-gun flamethrower")
    table.play("blue: fire flamethrower green", "dice: card 0, card 0, card 0")

    assert "plan accelerate" == table.menu[0]


@rule("WK-SPEC-06")
def test_barrage_comes_after_the_move() -> None:
    """First the move is made, then everything fires."""
    table = Table(
        "wreckage",
        """
        blue van: at 0 -4, heading 0, speed 1, plays barrage, equipment machine-gun flamethrower
        green jeep: at 0 -2, heading 0
        begin: turn blue
        """,
        players=2,
    )
    assert ["go", "stay"] == table.menu

    table.play("blue: go")
    assert "fire machine-gun green, fire flamethrower green, hold fire" == table["menu"]


@rule("WK-SPEC-07")
def test_barrage_keeps_the_limits_of_each_weapon() -> None:
    """A cannon waits for the second phase all the same."""
    shots = "fire machine-gun green, fire machine-gun yellow"
    cannon = "fire cannon green, fire cannon yellow"
    assert f"{shots}, hold fire" == battery("barrage", "machine-gun cannon")["menu"]
    assert f"{shots}, {cannon}, hold fire" == battery("dodge barrage", "machine-gun cannon", "turn blue 2")["menu"]


@rule("WK-SPEC-07")
@pytest.mark.parametrize("weapon, left", [("machine-gun", "machine-gun, machine-gun"), ("rocket", "none")])
def test_barrage_with_two_weapons_of_a_kind(weapon: str, left: str) -> None:
    """Both fire, once each, whether they are thrown away after it or not."""
    table = battery("barrage", f"{weapon} {weapon}")
    for _ in range(2):
        table.play(f"blue: fire {weapon} green")
        while table.to_act == "dice":
            table.play("dice: card 0" if "card 0" in table.menu else "dice: card 1")

    assert ["plan accelerate", left] == [table.menu[0], table["blue equipment"]]


# Full throttle


@rule("WK-SPEC-08")
@pytest.mark.parametrize(
    "facts, speeds",
    [("speed 1", "0234"), ("speed 4", "0123"), ("speed 1, reverse", "02"), ("speed 2, reverse", "01")],
)
def test_full_throttle_to_any_speed(facts: str, speeds: str) -> None:
    """From 0 to 4, or to 2 in reverse, whatever the acceleration."""
    table = drive(f"{facts}, plays full-throttle")

    assert [*[f"speed {speed}" for speed in speeds], "on"] == table.menu


# U-turn and swerve


@rule("WK-SPEC-09", "WK-SPEC-10")
@pytest.mark.parametrize("way, at", [("right", "-0.500 -5.000"), ("left", "0.500 -5.000")])
def test_a_u_turn_of_exactly_180_degrees(way: str, at: str) -> None:
    """To either side on the same corner, and by no other angle."""
    table = drive("speed 1, plays u-turn").play("? menu = u-turn right, u-turn left, on", "! right 90", "! left 45")
    table.play(f"red: u-turn {way}")

    assert [at, "180.00"] == [table["red at"], table["red heading"]]
    assert ["go", "stay"] == table.menu


@rule("WK-SPEC-09", "WK-SPEC-10")
def test_a_u_turn_is_stopped_by_a_collision() -> None:
    """An obstacle on the outside of the curve: a card for each point of speed, and the turn is over."""
    table = drive("speed 2, plays u-turn", "obstacle: 0.9 -4.2").play("red: u-turn right", "dice: card 1, card 1")

    assert ["2", "0", "plan accelerate"] == [table["red damage"], table["red speed"], table.menu[0]]
    assert 0 < float(table["red heading"]) < 90


@rule("WK-SPEC-11")
@pytest.mark.parametrize("way, heading", [("right", "45.00"), ("left", "315.00")])
def test_swerve_to_either_side(way: str, heading: str) -> None:
    """The side is chosen when the card is applied, up to 45 degrees."""
    table = drive("speed 1, plays swerve").play(f"! {way} 46", f"! hairpin {way} 60", f"red: {way} 45")

    assert [heading, "go, stay"] == [table["red heading"], table["menu"]]


@rule("WK-SPEC-11")
def test_a_swerve_may_be_less() -> None:
    """By 45 degrees at most, as for turns."""
    assert "12.00" == drive("speed 1, plays swerve").play("red: right 12")["red heading"]


# Crush


def crash(red: str, blue: str, mover: str) -> list[int]:
    """How many cards red and blue draw when one of them drives into the other; red is at speed 2, blue at 1."""
    table = Table(
        "wreckage",
        f"""
        red sedan: at 0 0, heading 0, speed 2, plays {red}
        blue van: at 0 1.5, heading 180, speed 1, plays {blue}
        begin: turn {mover}
        """,
        players=2,
    ).play(f"{mover}: go")
    drawn = [0, 0]
    while isinstance(table.game.pending, Draw):
        drawn[table.game.pending.seat] += 1
        table.play("dice: card 1")
    return drawn


@rule("WK-SPEC-12")
@pytest.mark.parametrize("card, cards", [("barrage", [2, 3]), ("crush", [2, 5])])
def test_crush_costs_the_target_two_cards_more(card: str, cards: list[int]) -> None:
    """Both speeds together make 3 cards for the vehicle hit, 5 with Crush. The mover's own stay 2."""
    assert cards == crash(card, "barrage", "red")


@rule("WK-SPEC-13")
def test_crush_works_for_the_moving_vehicle_only() -> None:
    """Who drives into a vehicle that has Crush draws its own speed, no more; only its own Crush counts."""
    assert [3, 1] == crash("crush", "barrage", "blue")
    assert [5, 1] == crash("crush", "crush", "blue")


# Dodge


@rule("WK-SPEC-14", "WK-SPEC-15")
@pytest.mark.parametrize("card, markers", [("barrage", "2"), ("dodge", "1")])
def test_dodge_helps_before_ones_own_turn_too(card: str, markers: str) -> None:
    """Red is faster and fires first; blue's card lies open already and adds 1 to its handling of 2."""
    table = Table(
        "wreckage",
        f"""
        red sedan: at 0 0, heading 0, speed 2, plays crush, equipment machine-gun
        blue van: at 0 2, heading 0, speed 1, plays {card}
        begin: phase 1
        """,
        players=2,
    )
    table.play("red: stay, fire machine-gun blue", "dice: card 2, card 2")

    assert markers == table["blue damage"]


@rule("WK-SPEC-15", "WK-HAIR-07")
@pytest.mark.parametrize("made, menu", [(0, True), (1, False)])
def test_dodge_allows_no_further_hairpin(made: int, menu: bool) -> None:
    """A pick-up that made its only hairpin dodged in the first phase: none is left in the second."""
    table = Table(
        "wreckage",
        f"""
        yellow pickup: at 0 0, heading 0, hairpins {made}, plays dodge right
        blue van: at 4 -2, heading 90
        begin: turn yellow 2
        """,
        players=2,
    )

    assert menu == ("hairpin right 90" in table.menu)


# Jump


@rule("WK-SPEC-16")
def test_jump_over_obstacles_and_vehicles() -> None:
    """Both are in the way of a move by 4; the car lands beyond them without a scratch, and with its speed."""
    table = Table(
        "wreckage",
        """
        red sedan: at 0 -4, heading 0, speed 4, plays jump
        blue van: at 0 -2.5, heading 90
        obstacle: 0 -1.3
        begin: turn red
        """,
        players=2,
    ).play("? menu = go, jump, stay", "red: jump")

    assert ["0.000 0.000", "4", "0"] == [table["red at"], table["red speed"], table["red damage"]]


@rule("WK-SPEC-16")
def test_a_jump_with_nitro() -> None:
    """It is the straight move that flies, however far it goes."""
    table = drive("speed 1, plays jump, equipment nitro", "obstacle: 0 -2").play("red: nitro jump")

    assert ["0.000 0.000", "none"] == [table["red at"], table["red equipment"]]


@rule("WK-SPEC-16")
def test_a_jump_in_reverse() -> None:
    """The move goes backward, and so does the flight."""
    table = Table(
        "wreckage",
        """
        red sedan: at 0 4, heading 0, speed 2, reverse, plays jump
        blue van: at 0 3.1, heading 90
        begin: turn red
        """,
        players=2,
    ).play("red: jump")

    assert ["0.000 2.000", "reverse"] == [table["red at"], table["red gear"]]


@rule("WK-SPEC-17", "WK-SPEC-20")
@pytest.mark.parametrize("kind", ["obstacle", "column", "wreck", "barrels"])
def test_no_jump_onto_a_token(kind: str) -> None:
    """The landing pose would overlap it: only the ordinary move is left."""
    table = drive("speed 2, plays jump", f"{kind}: 0 -2").play("! jump")

    assert ["go", "stay"] == table.menu


@rule("WK-SPEC-20")
def test_the_ordinary_move_collides_where_a_jump_is_impossible() -> None:
    """The card is no protection."""
    table = drive("speed 2, plays jump", "obstacle: 0 -2.5").play("red: go", "dice: card 1, card 1")

    assert ["0.000 -3.400", "0", "2"] == [table["red at"], table["red speed"], table["red damage"]]


@rule("WK-SPEC-17", "WK-SPEC-18")
@pytest.mark.parametrize("y, menu", [("-1.001", "go, stay"), ("-1", "go, jump, stay")])
def test_a_landing_may_touch_a_vehicle(y: str, menu: str) -> None:
    """After 2 lengths the front is on y = -1.5, where the rear of the van is, or a hair beyond it."""
    drawing = f"red sedan: at 0 -4, heading 0, speed 2, plays jump\nblue van: at 0 {y}, heading 0\nbegin: turn red"

    assert menu == Table("wreckage", drawing, players=2)["menu"]


@rule("WK-SPEC-18")
@pytest.mark.parametrize("y, menu", [("1.495", "go, stay"), ("1.494", "go, jump, stay")])
def test_no_landing_outside_the_arena(y: str, menu: str) -> None:
    """After 4 lengths the front corners are on y = 5.995 or just within it."""
    drawing = f"red sedan: at 0 {y}, heading 0, speed 4, plays jump\nblue van: at 0 -4, heading 90\nbegin: turn red"

    assert menu == Table("wreckage", drawing, players=2)["menu"]


@rule("WK-SPEC-19")
def test_a_jump_passes_over_jerrycans_and_mines() -> None:
    """What lies on the way stays there; the can under the landing pose is taken."""
    table = drive("speed 3, plays jump", "can: 0 -2.8", "can: 0 -1", "mine: 0 -2.2").play("red: jump")

    assert ["1", "0", "3"] == [table["red cans"], table["red damage"], table["red speed"]]
    assert ["0.000 -2.800", "0.000 -2.200"] == [table["cans"], table["mines"]]


@rule("WK-SPEC-19", "WK-UPG-11")
@pytest.mark.parametrize("places, cards", [(["0 -1"], 3), (["0 -1", "0 -1.4"], 4)])
def test_a_landing_sets_mines_off(places: list[str], cards: int) -> None:
    """One collision at speed 2, with a card more for each mine; the move was made, the shot is lost."""
    drawing = "\n".join(
        [
            "red sedan: at 0 -3, heading 0, speed 2, plays jump, equipment machine-gun",
            "blue van: at 0 1, heading 0",
            *[f"mine: {place}" for place in places],
            "begin: turn red",
        ]
    )
    table = Table("wreckage", drawing, players=2).play("red: jump", *["dice: card 1"] * cards)

    assert [str(cards), "0", "none"] == [table["red damage"], table["red speed"], table["mines"]]
    assert ["0.000 -1.000", "plan accelerate"] == [table["red at"], table.menu[0]]


@rule("WK-SPEC-16", "WK-UPG-12")
def test_mines_are_dropped_before_and_after_a_flight() -> None:
    """Not from the air: two places in a jump of 3 lengths."""
    table = drive("speed 3, plays jump, equipment mine-layer").play("red: jump")
    table.play("? menu = no mine, mine after 0, mine after 3", "red: mine after 0, mine after 3")

    assert ["0.000 -4.650, 0.000 -1.650", "plan accelerate"] == [table["mines"], table.menu[0]]

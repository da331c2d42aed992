"""The standard piloting cards, and how long a card is in force (WK-CARD, WK-EX-14)."""

import pytest

from chicane.core.scenario import Table
from chicane.words import words
from chicane.wreckage.kinds import DECKS, PLAYS, SPECIALS
from tests.rule import rule

STANDARD = ["accelerate", "accelerate", "right", "left", "double"]
CARS = ["red sedan", "blue van", "green jeep", "yellow pickup"]


def drive(car: str, facts: str, begin: str = "turn") -> Table:
    """A turn of one car in the middle of the arena; another one stands far away and looks away."""
    colour = car.split()[0]
    other = "red hearse" if colour != "red" else "blue van"
    drawing = f"{car}: at 0 0, heading 0, {facts}\n{other}: at 4 -2, heading 90"
    return Table("wreckage", f"{drawing}\nbegin: {begin.replace('turn', f'turn {colour}')}", players=2)


# Decks


@rule("WK-CARD-01", "WK-CARD-03", "WK-CARD-04", "WK-CARD-15")
def test_seven_cards_a_deck() -> None:
    """Two reversible ones, a turn to each side, Double, and two specials that no other deck has."""
    decks = [[PLAYS[card] for card in deck] for deck in DECKS]

    assert [STANDARD] * 4 == [deck[:5] for deck in decks]
    assert [
        ["turbo", "crush"],
        ["barrage", "dodge"],
        ["full-throttle", "swerve"],
        ["u-turn", "jump"],
    ] == [deck[5:] for deck in decks]
    assert sorted(SPECIALS) == sorted(special for deck in decks for special in deck[5:])


@rule("WK-CARD-01", "WK-CARD-02")
def test_what_can_be_planned() -> None:
    """Five manoeuvres and two specials: the reversible card is laid either way up."""
    table = Table("wreckage", f"{CARS[0]}: at 0 0\n{CARS[1]}: at 3 0\nbegin: plan", players=2)

    standard = ["plan accelerate", "plan decelerate", "plan double", "plan left", "plan right"]
    assert sorted([*standard, "plan crush", "plan turbo"]) == sorted(table.menu)


@rule("WK-CARD-02")
def test_the_reversible_card_is_one_card() -> None:
    """Who has only one left can't lay it both ways; who has two can."""
    drawing = f"{CARS[0]}: at 0 0, lost accelerate\n{CARS[1]}: at 3 0\nbegin: plan"
    table = Table("wreckage", drawing, players=2).play("red: plan decelerate", "! plan accelerate", "! plan decelerate")

    assert ["plan right", "plan left", "plan double", "plan turbo", "plan crush"] == table.menu

    table = Table("wreckage", f"{CARS[0]}: at 0 0\n{CARS[1]}: at 3 0\nbegin: plan", players=2)
    table.play("red: plan decelerate, plan accelerate")

    assert "right, left, double, turbo, crush" == table["red deck"]


# Speed


@rule("WK-CARD-05", "WK-EX-14")
@pytest.mark.parametrize(
    "car, speeds",
    [("blue van", [2]), ("red sedan", [2, 3]), ("yellow coupe", [2, 3, 4])],  # acceleration 1, 2 and 3
)
def test_accelerate_by_as_much_as_the_vehicle_can(car: str, speeds: list[int]) -> None:
    """From speed 1, by one up to the acceleration, as the player chooses."""
    table = drive(car, "speed 1, plays accelerate")
    assert [*[f"speed {speed}" for speed in speeds], "on"] == table.menu

    colour = car.split()[0]
    table.play(f"{colour}: speed {speeds[-1]}")

    assert str(speeds[-1]) == table[f"{colour} speed"]


@rule("WK-CARD-06")
@pytest.mark.parametrize(
    "speed, menu", [(2, ["speed 3", "speed 4", "on"]), (3, ["speed 4", "on"]), (4, ["go", "stay"])]
)
def test_never_above_4(speed: int, menu: list[str]) -> None:
    """The coupé could accelerate by 3; at 4 the card has nothing to offer, and the move comes."""
    assert menu == drive("yellow coupe", f"speed {speed}, plays accelerate").menu


@rule("WK-CARD-07")
@pytest.mark.parametrize(
    "car, speed, menu",
    [
        ("blue van", 4, ["speed 3", "on"]),
        ("red sedan", 4, ["speed 2", "speed 3", "on"]),
        ("yellow coupe", 4, ["speed 1", "speed 2", "speed 3", "on"]),
        ("yellow coupe", 2, ["speed 0", "speed 1", "on"]),
        ("yellow coupe", 0, ["on", "reverse gear"]),
    ],
)
def test_decelerate_by_as_much_but_never_below_0(car: str, speed: int, menu: list[str]) -> None:
    """By one up to the acceleration, as the player chooses."""
    assert menu == drive(car, f"speed {speed}, plays decelerate").menu


# Turns


@rule("WK-CARD-08")
@pytest.mark.parametrize(
    "card, other, at, heading",
    [("right", "left", "0.280 -0.323", "45.00"), ("left", "right", "-0.280 -0.323", "315.00")],
)
def test_a_turn_of_up_to_45_degrees_to_its_side(card: str, other: str, at: str, heading: str) -> None:
    """Any whole degree from 1 to 45, not to the other side."""
    table = drive("yellow coupe", f"speed 1, plays {card}")
    assert [f"{card} 15", f"{card} 30", f"{card} 45", "on"] == table.menu

    table.play(f"! {card} 46", f"! {card} 0", f"! {other} 1", f"yellow: {card} 45")

    assert [at, heading] == [table["yellow at"], table["yellow heading"]]
    assert "1.00" == drive("yellow coupe", "plays right").play("yellow: right 1")["yellow heading"]


# Double


@rule("WK-CARD-09", "WK-CARD-10")
@pytest.mark.parametrize(
    "first, menu",
    [
        ("accelerate", ["speed 2", "speed 3", "on"]),
        ("decelerate", ["speed 0", "on"]),  # the way up of the first card counts
        ("turbo", ["turbo", "on"]),
        ("u-turn", ["u-turn right", "u-turn left", "on"]),
        ("jump", ["go", "jump", "stay"]),
    ],
)
def test_double_repeats_the_first_card(first: str, menu: list[str]) -> None:
    """As the second card it is whatever the first one was, with fresh choices."""
    assert menu == drive("red sedan", f"speed 1, plays {first} double", "turn 2").menu


@rule("WK-CARD-10")
def test_double_repeats_a_card_that_was_declined() -> None:
    """The angle is chosen anew, and it makes no difference that the first turn was not made."""
    facts = "red sedan: at 0 0, heading 0, speed 1, plays right double\nblue van: at 4 -2, heading 90"
    declined = Table("wreckage", facts, players=2).play("red: on, stay", "blue: on", "red: right 20")
    assert "20.00" == declined["red heading"]

    twice = Table("wreckage", facts, players=2).play("red: right 45, stay", "blue: on", "red: right 20")
    assert "65.00" == twice["red heading"]


@rule("WK-CARD-10")
def test_double_repeats_a_card_that_was_given_up_for_a_repair() -> None:
    """The repair cost the card of the first phase only."""
    table = Table(
        "wreckage",
        """
        red sedan: at 0 0, heading 0, damage 2, plays right double
        blue van: at 4 -2, heading 90
        """,
        players=2,
    )
    table.play("red: repair, pay accelerate, pay accelerate", "blue: on", "red: right 20")

    assert "20.00" == table["red heading"]


@rule("WK-CARD-11")
def test_double_as_the_first_card_does_nothing() -> None:
    """The player goes straight on to the move, whatever comes second."""
    table = drive("red sedan", "speed 1, plays double accelerate", "phase 1")

    assert ["go", "stay"] == table.menu

    table.play("red: go", "blue: on")

    assert ["speed 2", "speed 3", "on"] == table.menu


# In force


@rule("WK-CARD-12")
@pytest.mark.parametrize(
    "card", ["accelerate", "decelerate", "right", "left", "turbo", "full-throttle", "swerve", "u-turn"]
)
def test_no_card_must_be_applied(card: str) -> None:
    """Going on leaves speed and heading as they are."""
    table = drive("red sedan", f"speed 2, plays {card}").play("red: on", "? menu = go, stay")

    assert ["2", "0.00", "0.000 0.000"] == [table["red speed"], table["red heading"], table["red at"]]


@rule("WK-CARD-13")
@pytest.mark.parametrize(
    "card, menu", [("crush", "go, stay"), ("barrage", "go, stay"), ("dodge", "go, stay"), ("jump", "go, jump, stay")]
)
def test_some_cards_have_no_immediate_effect(card: str, menu: str) -> None:
    """There is nothing to decide before the move."""
    assert menu == drive("red sedan", f"speed 2, plays {card}")["menu"]


@rule("WK-CARD-14")
@pytest.mark.parametrize("plays, jumps", [("jump right", [True, False]), ("right jump", [False, True])])
def test_a_card_is_in_force_in_its_own_phase_only(plays: str, jumps: list[bool]) -> None:
    """Jump can be used neither before it is revealed nor in the other action phase."""
    seen = []
    for phase in ("turn", "turn 2"):
        table = drive("red sedan", f"speed 1, plays {plays}", phase)
        if "on" in table.menu:
            table.play("red: on")
        seen.append("jump" in table.menu)

    assert jumps == seen


@rule("WK-CARD-14")
@pytest.mark.parametrize("plays, markers", [("dodge right", ["1", "3"]), ("right dodge", ["2", "3"])])
def test_dodge_ends_with_its_phase(plays: str, markers: list[str]) -> None:
    """Two shots of 4 points at handling 2, one in each phase: one of them, not the other, leaves a marker less."""
    table = Table(
        "wreckage",
        f"""
        red sedan: at 0 0, heading 0, speed 1, equipment machine-gun
        blue van: at 0 2, heading 0, plays {plays}
        """,
        players=2,
    )
    seen = []
    for _ in range(2):
        table.play("red: stay, fire machine-gun blue", "dice: card 2, card 2")
        seen.append(table["blue damage"])
        while table.to_act == "blue":
            table.play("blue: on" if "on" in table.menu else "blue: stay")

    assert markers == seen


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_help_of_an_option_says_what_the_card_does(language: str) -> None:
    """Whoever drafts or plans is told what each card does, not what drafting and planning are."""
    plans = Table("wreckage", "red sedan: at 0 0\nblue van: at 4 0\nbegin: plan", 2).game
    drafts = Table("wreckage", "", 2).play("dice: seat 0 first", "take red sedan", "take blue van").game
    for game in (plans, drafts):
        helps = [words(language).help(option.label(game)) for option in game.menu]
        assert all(helps)
        assert len(game.menu) == len(set(helps))


@pytest.mark.parametrize(
    "play, example", [("right", "right 23"), ("left", "left 23"), ("swerve", "right 23"), ("u-turn", ""), ("turbo", "")]
)
def test_the_prompt_of_a_turn_says_how_to_type_a_degree(play: str, example: str) -> None:
    """For cards that turn by any degree, and the example works."""
    table = Table("wreckage", f"red sedan: at 0 0, speed 1, plays {play}\nblue van: at 4 0\nbegin: turn red", 2)
    prompt = table.game.pending.prompt(table.game)

    assert bool(example) == ("23" in words("en").help(prompt))
    assert example == prompt.args.get("example", "")
    if example:
        table.play(f"red: {example}")

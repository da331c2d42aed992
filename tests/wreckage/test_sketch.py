"""The derby in lines of text: what the terminal shows, with colours and without."""

import random
from collections.abc import Iterator

import pytest

from chicane.core.message import Message
from chicane.core.registry import find
from chicane.core.scene import Sketch, Span
from chicane.core.view import seen_by
from chicane.wreckage.kinds import VEHICLES
from chicane.wreckage.picture.sketch import ROWS, sketch
from chicane.wreckage.state import Wreckage
from tests.rule import rule

NAMES = ["Furia", "Nux", "Imperator", "Gaius"]
WIDEST = 100
SEDAN = next(vehicle for vehicle in VEHICLES if vehicle.id == "sedan")
RED = "red sedan: at 0 0, heading 0"
BLUE = "blue van: at 4 0, heading 0"


def position(*lines: str) -> Wreckage:
    """A derby as drawn, at its first decision."""
    rules = find("wreckage")
    players = sum(line.split()[0] in ("red", "blue", "green", "yellow") for line in lines)
    game = rules.position(list(lines), players, rules.check_options({}, players))
    assert isinstance(game, Wreckage)
    game.advance()
    return game


def derby(seed: int, players: int) -> Iterator[Wreckage]:
    """Every position of a random derby."""
    luck = random.Random(seed)
    game = find("wreckage").start(players, {"obstacles": "special"})
    assert isinstance(game, Wreckage)
    while not game.over:
        yield game
        game.play(luck.choices(game.menu, game.weights)[0])
    yield game


def said(span: Span) -> str:
    """A span in plain text; a message is its key without the name of the game, and its arguments."""
    if isinstance(span.text, str):
        return span.text
    arguments = [each.key.rpartition("-")[2] if isinstance(each, Message) else each for each in span.text.args.values()]
    return " ".join([span.text.key.removeprefix("wreckage-"), *map(str, arguments)])


def plain(drawing: Sketch) -> list[str]:
    """The lines without colours."""
    return ["".join(map(said, line)) for line in drawing]


def arena(game: Wreckage) -> list[str]:
    return plain(sketch(game, NAMES))[:ROWS]


def row(game: Wreckage, start: str) -> str:
    """The first line after the arena that begins with a letter."""
    return next(line for line in plain(sketch(game, NAMES))[ROWS:] if line[2:].startswith(start))


def last(game: Wreckage) -> list[str]:
    """The last paragraph."""
    lines = plain(sketch(game, NAMES))
    return lines[max(number for number, line in enumerate(lines) if not line) + 1 :]


# The arena


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_fits_the_screen(players: int) -> None:
    """The arena is 31 lines of at most 66 characters, whatever happens in it."""
    for game in derby(players, players):
        if game.turn:
            lines = arena(game)
            assert all(len(line) <= 66 for line in lines)
            assert all("·" in line for line in lines)


@rule("WK-GEO-08")
def test_a_length_is_five_columns_or_two_rows_and_a_half() -> None:
    """North is up, east to the right; the middle is in column 33."""
    game = position(RED, "blue van: at 2 2, heading 0", "can: -3 -2", "mine: 0 4", "pump: -2 0")
    lines = arena(game)

    assert (15, 33) == found(lines, "R")
    assert (10, 43) == found(lines, "B")
    assert (20, 18) == found(lines, "o")
    assert (5, 33) == found(lines, "*")
    assert (15, 23) == found(lines, "!")
    assert "(!)" in lines[15]


def found(lines: list[str], sign: str) -> tuple[int, int]:
    places = [(number, line.index(sign)) for number, line in enumerate(lines) if sign in line]
    assert 1 == len(places), sign
    return places[0]


@pytest.mark.parametrize(
    ("heading", "arrow", "down", "across"),
    [
        (0, "↑", -1, 0),
        (22, "↑", -1, 0),
        (23, "↗", -1, 1),
        (90, "→", 0, 1),
        (135, "↘", 1, 1),
        (180, "↓", 1, 0),
        (225, "↙", 1, -1),
        (270, "←", 0, -1),
        (315, "↖", -1, -1),
        (359, "↑", -1, 0),
    ],
)
def test_an_arrow_at_the_nose(heading: int, arrow: str, down: int, across: int) -> None:
    """The nearest of eight directions, on that side of the letter."""
    lines = arena(position(f"red sedan: at 0 0, heading {heading}", "blue van: at 5 0, heading 90"))

    assert (15 + down, 33 + across) == found([line[:50] for line in lines], arrow)


def test_seats_differ_in_colour_and_the_acting_one_is_reversed() -> None:
    """Without colours the letters remain."""
    game = position(RED, BLUE, "begin: turn red")
    styles = {said(span): span.style for line in sketch(game, NAMES)[:ROWS] for span in line}

    assert ("bold red reverse", "bold blue") == (styles["R"], styles["B"])


def test_the_legend_names_what_is_there() -> None:
    """And nothing else."""
    legend = plain(sketch(position(RED, BLUE, "can: 1 1", "tyres: -3 2"), NAMES))[ROWS]

    assert "  o sketch-can  (&) sketch-obstacle tyres" == legend


def test_who_is_out_is_not_in_the_arena() -> None:
    """Nor has it cards or equipment any more."""
    game = position(RED, BLUE, "green jeep: at -4 0, heading 0, out")

    assert not any("G" in line for line in arena(game))
    assert "  G vehicle-jeep\tImperator\tsketch-out" == row(game, "G")


# Tables


def test_a_line_for_each_seat() -> None:
    """Speed, damage and structure, handling, hairpins left, jerrycans, and what is going on."""
    game = position(
        f"{RED}, speed 3, damage 2, cans 1, equipment armour, hairpins 1",
        "blue van: at 4 0, heading 0, speed 1, reverse, burning, plays dodge",
        "begin: turn red",
    )
    sedan, van = game.kind(0), game.kind(1)

    assert f"► R vehicle-sedan\tFuria\t3\t2/{sedan.structure + 2}\t2\t1\t1\tsketch-acting" == row(game, "R")
    handling = f"{van.handling + 1}\t{van.handling}"  # dodging
    assert f"  B vehicle-van\tNux\tR1\t0/{van.structure}\t{handling}\t0\tsketch-burning" == row(game, "B")


@rule("WK-TURN-02", "WK-TURN-05")
def test_planned_cards_as_far_as_they_may_be_known() -> None:
    """The owner sees both, others the one that is turned over."""
    game = position(f"{RED}, plays left jump", BLUE)
    lines = [plain(sketch(seen(game, seat), NAMES)) for seat in (0, 1)]

    assert any("card-left, card-jump" in line for line in lines[0])
    assert any("card-left, sketch-face-down" in line for line in lines[1])
    assert not any("card-left, card-jump" in line for line in lines[1])


def seen(game: Wreckage, seat: int) -> Wreckage:
    view = seen_by(game, seat).game
    assert isinstance(view, Wreckage)
    return view


def test_decks_and_what_is_lost() -> None:
    """A card that is there twice says so."""
    lines = plain(sketch(position(f"{RED}, lost right", BLUE), NAMES))

    assert any(
        line.endswith("R card-accelerate ×2, card-left, card-double, card-turbo, card-crush\tcard-right")
        for line in lines
    )


def test_no_column_for_what_is_lost_before_anything_is() -> None:
    """Short lines as long as all decks are whole."""
    lines = plain(sketch(position(RED, BLUE), NAMES))

    assert any(
        line.endswith("R card-accelerate ×2, card-right, card-left, card-double, card-turbo, card-crush")
        for line in lines
    )


def test_what_is_on_offer_before_the_arena_is_built() -> None:
    """Vehicles while somebody chooses, equipment with its numbers, no arena."""
    game = next(game for game in derby(1, 2) if game.actor >= 0)
    lines = plain(sketch(game, NAMES))

    numbers = f"{SEDAN.acceleration}\t{SEDAN.handling}\t{SEDAN.structure}"
    assert f"  R vehicle-sedan\t{numbers}\tcard-turbo, card-crush" in lines
    assert "    equipment-flamethrower\t3\tsketch-short\t3" in lines
    assert not any("·" in line for line in lines)
    game.play(game.menu[0])
    assert not any("vehicle-hearse" in line for line in plain(sketch(game, NAMES)))


# The turn


@rule("WK-TURN-07")
def test_the_last_paragraph_begins_with_phase_and_order() -> None:
    """The faster first."""
    game = position(f"{RED}, speed 1", "blue van: at 4 0, heading 0, speed 3")

    assert "sketch-turn 1 1  sketch-order B R" == last(game)[0]


@pytest.mark.parametrize(
    ("place", "shown"),
    [
        ("0 2", "sketch-bearing right 0\tsketch-decimal 2 0"),
        ("2 0", "sketch-bearing right 90\tsketch-decimal 2 0"),
        ("-2 2", "sketch-bearing left 45\tsketch-decimal 2 8"),
        ("0 -1.5", "sketch-bearing right 180\tsketch-decimal 1 5"),
        ("-1 -3", "sketch-bearing left 162\tsketch-decimal 3 2"),
    ],
)
def test_bearings_are_seen_from_the_acting_vehicle(place: str, shown: str) -> None:
    """Degrees to the right or left of its nose, and lengths from centre to centre."""
    game = position(RED, BLUE, f"can: {place}", "begin: turn red")

    assert f"  o sketch-can\t{shown}\t-" in last(game)


def test_bearings_turn_with_the_vehicle() -> None:
    """What lies north is to the left of one that heads east."""
    game = position("red sedan: at 0 0, heading 90", BLUE, "can: 0 2", "begin: turn red")

    assert "  o sketch-can\tsketch-bearing left 90\tsketch-decimal 2 0\t-" in last(game)


@rule("WK-GEO-12")
def test_the_turn_that_points_at_something_can_be_typed() -> None:
    """It is a legal option, and after it the vehicle faces the jerrycan."""
    game = position(f"{RED}, plays right", BLUE, "can: 1.5 2", "begin: turn red")
    text = next(line for line in last(game) if "sketch-can" in line).rpartition("\t")[2]
    option = game.pending.parse(game, text)
    assert option is not None
    game.play(option)

    assert "right" == text.split()[0]
    assert any("sketch-can\tsketch-bearing right 0" in line or "bearing left 1\t" in line for line in last(game))


def test_no_turn_is_offered_without_a_card_for_it() -> None:
    """Nor to the side that the card doesn't turn to, nor once the card is used."""
    lines = [RED, BLUE, "can: 1.5 2", "begin: turn red"]
    left = position(f"{RED}, plays left", *lines[1:])
    used = position(f"{RED}, plays right, speed 1", *lines[1:])
    used.play(used.menu[0])

    for game in (position(*lines), left, used):
        assert next(line for line in last(game) if "sketch-can" in line).endswith("\t-")

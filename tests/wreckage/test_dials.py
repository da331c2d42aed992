"""The dial of a turn: a stop for every degree that may be chosen, and its ghost where the turn really ends."""

import random
from math import hypot

import pytest

from chicane.core.message import Message
from chicane.core.registry import find
from chicane.core.scene import Dial, Stop
from chicane.core.view import seen_by
from chicane.wreckage.drive import Begin
from chicane.wreckage.kinds import VEHICLES
from chicane.wreckage.picture.dials import dials
from chicane.wreckage.picture.places import degrees, on_screen
from chicane.wreckage.state import Wreckage
from chicane.wreckage.steer import Turn
from tests.rule import rule

SEDAN = next(vehicle for vehicle in VEHICLES if vehicle.id == "sedan")
RED = "red sedan: at 0 0, heading 0"
BLUE = "blue van: at 4 0, heading 0"


def acting(*lines: str) -> Wreckage:
    """The first vehicle's player turn."""
    rules = find("wreckage")
    colour = lines[0].split()[0]
    players = sum(line.split()[0] in ("red", "blue", "green", "yellow") for line in lines)
    game = rules.position([*lines, f"begin: turn {colour}"], players, rules.check_options({}, players))
    assert isinstance(game, Wreckage)
    game.advance()
    return game


def dial(game: Wreckage) -> Dial:
    (found,) = dials(game)
    return found


def stop(game: Wreckage, option: str) -> Stop:
    return next(each for each in dial(game).stops if each.option == option)


def degrees_of(game: Wreckage) -> list[int]:
    """The stops as whole degrees, negative to the left."""
    turns = [game.pending.parse(game, each.option) for each in dial(game).stops]
    return [turn.way * turn.degrees for turn in turns if isinstance(turn, Turn)]


@rule("WK-GEO-12", "WK-GEO-17")
@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (f"{RED}, plays right, hairpins 2", list(range(1, 46))),
        (f"{RED}, plays left, hairpins 2", list(range(-45, 0))),
        (f"{RED}, plays right", list(range(1, 91))),
        (f"{RED}, plays left", list(range(-90, 0))),
        (f"{RED}, plays swerve", [*range(-45, 0), *range(1, 46)]),
    ],
)
def test_a_stop_for_every_degree_from_left_to_right(lines: str, expected: list[int]) -> None:
    """Hairpins only as long as the handling allows them; a swerve goes both ways."""
    assert expected == degrees_of(acting(lines, BLUE))


@rule("WK-GEO-12")
def test_everything_that_can_be_typed_has_a_stop() -> None:
    """And nothing else."""
    for card in ("right", "left", "swerve", "u-turn", "accelerate"):
        game = acting(f"{RED}, plays {card}", BLUE)
        texts = [
            f"{kind}{way} {each}" for kind in ("", "hairpin ") for way in ("left", "right") for each in range(1, 100)
        ]
        typed = {text for text in texts if game.pending.parse(game, text) is not None}

        assert typed == {each.option for found in dials(game) for each in found.stops} - {"on"}


@rule("WK-CARD-12")
@pytest.mark.parametrize(("card", "start"), [("right", 0), ("left", 90), ("swerve", 45)])
def test_it_starts_straight_on(card: str, start: int) -> None:
    """Where the vehicle stands and looks: beside the least turn, in the middle where both sides may be chosen."""
    found = dial(acting(f"{RED}, plays {card}", BLUE))
    here = found.stops[found.start]

    assert (start, "on") == (found.start, here.option)
    assert (*on_screen(0, 0), 0) == (here.x, here.y, here.angle)


@pytest.mark.parametrize(("gear", "front"), [("", -90), (", reverse", 90)])
def test_its_knob_is_on_the_nose(gear: str, front: int) -> None:
    """Vehicles are drawn looking up; in reverse the tail leads."""
    assert front == dial(acting(f"{RED}, plays right{gear}", BLUE)).front


def clear(token: str, x: float, y: float) -> bool:
    """Whether a token touches no vehicle there, whichever way it looks."""
    _, east, north = token.split()
    return hypot(float(east) - x, float(north) - y) > 1


@pytest.mark.parametrize("seed", range(8))
def test_ghosts_stand_where_the_game_puts_the_vehicle(seed: int) -> None:
    """For every stop amid other vehicles, obstacles and the wall, in both gears."""
    luck = random.Random(seed)
    gear = ", reverse" if seed % 2 else ""
    card = ("right", "left", "swerve")[seed % 3]
    tokens = [
        f"{kind}: {luck.uniform(-2, 2):.2f} {luck.uniform(-2, 2):.2f}" for kind in ("mine", "pump", "can", "wreck")
    ]
    far = [token for token in tokens if clear(token, 0, 0.3) and clear(token, -1.3, 0.4)]
    wall = f"red sedan: at {5.2 if seed == 5 else 0} 0.3, heading {luck.randrange(360)}, speed 2, plays {card}{gear}"
    game = acting(wall, f"blue van: at -1.3 0.4, heading {luck.randrange(360)}", *far)
    for each in dial(game).stops:
        twin = game.copy()
        option = twin.pending.parse(twin, each.option)
        assert option is not None
        twin.play(option)

        assert (*on_screen(twin.x[0], twin.y[0]), degrees(twin.heading[0])) == (each.x, each.y, each.angle)
        assert each.alarm == (twin.speed[0] == 0 or bool(twin.out[0]))


def event(label: Message) -> Message:
    found = label.args["event"]
    assert isinstance(found, Message)
    return found


@rule("WK-GEO-22")
def test_a_turn_into_something_says_where_it_ends() -> None:
    """From the degree of contact on the ghost stays there, and the label names what is in the way."""
    game = acting(f"{RED}, plays right, speed 1, hairpins 2", "blue van: at 0.85 0, heading 0")
    free, hit, more = (stop(game, f"right {each}") for each in (5, 30, 45))

    assert (False, True, True) == (free.alarm, hit.alarm, more.alarm)
    assert (hit.x, hit.y, hit.angle) == (more.x, more.y, more.angle)
    assert "wreckage-preview-swing" == event(hit.label).key
    assert Message("wreckage-vehicle-van") == event(hit.label).args["thing"]
    assert int(hit.angle) == event(hit.label).args["degrees"]
    assert "wreckage-do-turn" == free.label.key


@rule("WK-HAIR-02")
def test_a_hairpin_says_what_it_costs() -> None:
    """One damage marker, and the end of a vehicle that can't bear it."""
    game = acting(f"{RED}, plays right", BLUE)
    weak = acting(f"{RED}, plays right, damage {SEDAN.structure - 1}", BLUE)

    assert "wreckage-preview-strain" == event(stop(game, "hairpin right 46").label).key
    assert not stop(game, "hairpin right 46").alarm
    assert stop(weak, "hairpin right 46").alarm
    assert not stop(weak, "right 45").alarm


def test_a_turn_over_a_jerrycan_says_so() -> None:
    """The sweep takes it."""
    game = acting(f"{RED}, plays right, hairpins 2", BLUE, "can: 0.6 0.4")

    assert "wreckage-preview-cans" == event(stop(game, "right 45").label).key


def test_no_dial_without_a_turn_to_choose() -> None:
    """Not with another card, nor for a U-turn, nor once the turn is made, nor for whoever only watches."""
    game = acting(f"{RED}, plays right, speed 1", BLUE)
    watched = seen_by(game, 1).game
    assert isinstance(watched, Wreckage)

    assert isinstance(watched.pending, Begin)
    assert [] == dials(watched)
    assert [] == dials(acting(f"{RED}, plays accelerate", BLUE))
    assert [] == dials(acting(f"{RED}, plays u-turn", BLUE))
    game.play(game.menu[0])
    assert [] == dials(game)


def test_the_dial_changes_nothing() -> None:
    """Looking ahead is done on copies."""
    game = acting(f"{RED}, plays right, speed 1", "blue van: at 0.85 0, heading 0", "can: 0.2 0.8")
    before = (
        game.x[:],
        game.y[:],
        game.heading[:],
        game.held[:],
        game.damage[:],
        game.cans,
        game.agenda[:],
        game.plies,
    )
    dials(game)

    assert before == (game.x, game.y, game.heading, game.held, game.damage, game.cans, game.agenda, game.plies)

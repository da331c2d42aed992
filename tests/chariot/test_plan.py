"""What the planner foretells is what the engine does, on copies of positions of random races."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from chicane.chariot.damage import SPIKES
from chicane.chariot.dice import TURN, BuyChange, FreeReroll, Lifting, Throw, TurnDie
from chicane.chariot.lab.plan import MOST_TURNS, Plan
from chicane.chariot.lab.value import VALUATIONS, at_rest, value
from chicane.chariot.move import Move
from chicane.chariot.speed import Hasten
from chicane.chariot.state import Race
from chicane.core.chance import Luck, stroll
from chicane.core.registry import find
from chicane.core.step import CHANCE, Step

RACES: list[tuple[int, dict[str, object]]] = [
    (2, {"track": "A", "black_columns": "yes"}),
    (3, {"track": "B"}),
    (4, {"track": "AB", "safe_finish": "yes"}),
    (6, {"track": "B", "black_columns": "yes", "safe_finish": "yes"}),
    (6, {"track": "BA"}),
]
PHASES = {Throw, FreeReroll, Lifting, BuyChange, TurnDie, Hasten}
Rest = tuple[int, int, int]  # space, lap, damage level


def positions(players: int, setup: dict[str, object], races: int) -> Iterator[Race]:
    """Every position of random races in which somebody's turn goes on."""
    for number in range(races):
        race = find("chariot").start(players, setup)
        assert isinstance(race, Race)
        luck = Luck(str(number))
        while not race.over:
            if race.active >= 0 and race.damage[race.active] > 0:
                yield race
            stroll(race, luck, 1)


def after(race: Race, option: Step[Any]) -> Race:
    """A copy in which the option was chosen."""
    copy = race.copy()
    copy.play(option)
    return copy


def goes_on(race: Race, before: Race) -> bool:
    """Whether the same turn still has something to plan."""
    same = (race.round, race.played, race.active) == (before.round, before.played, before.active)
    planned = not race.over and VALUATIONS[type(race.pending)] is not at_rest
    return same and planned and race.damage[race.active] > 0


# The dice


@pytest.mark.parametrize(("players", "setup"), RACES)
def test_dice_are_foretold(players: int, setup: dict[str, object]) -> None:
    """In phase 3 a position is worth the mean of what chance, and the best of what its player, makes of it."""
    checked = set()
    for race in positions(players, setup, 2):
        step = race.agenda[-1]
        planned = race.dice[TURN] <= MOST_TURNS or not isinstance(step, Hasten)
        if planned and type(step) in PHASES:
            following = [after(race, option) for option in race.menu]
            if all(goes_on(each, race) for each in following):
                worths = [value(each, each.owner[each.active]) for each in following]
                assert pytest.approx(expected(race, worths)) == value(race, race.owner[race.active])
                checked.add(type(step))

    assert PHASES == checked


def expected(race: Race, worths: list[float]) -> float:
    """The mean if chance decides, the best if the player does."""
    if race.actor != CHANCE:
        return max(worths)
    assert race.weights is not None
    return sum(each * weight for each, weight in zip(worths, race.weights, strict=True)) / sum(race.weights)


# The movement


@pytest.mark.parametrize(("players", "setup"), RACES)
def test_movements_are_foretold(players: int, setup: dict[str, object]) -> None:
    """Each way that the planner knows brings a chariot where it says, in that lap and state; none is unknown to it."""
    checked = 0
    for race in positions(players, setup, 12):
        step = race.agenda[-1]
        if isinstance(step, Move) and step.turns <= MOST_TURNS:
            real = set(rests(race, race))
            survived = [rest for rest in real if rest[2] > 0]
            foretold = foretold_rests(race, step)
            assert {rest for rest in foretold if rest[2] > 0} <= real | spiked_twice(race, survived)
            assert {space for space, _, _ in survived} <= {space for space, _, _ in foretold}
            checked += len(survived)

    assert checked > 100


def foretold_rests(race: Race, step: Move) -> set[Rest]:
    """Where the planner sees the chariot at the end of its movement."""
    plan = Plan(race, step.chariot)
    ways = plan.walk(race.speed[step.chariot], step.left, step.turns)[-1]
    return {plan.rest(way, race.damage[step.chariot]) for way in ways}


def rests(race: Race, start: Race) -> Iterator[Rest]:
    """Where the engine brings the chariot, by every way there is."""
    chariot = start.active
    step = race.agenda[-1] if race.agenda else None
    if isinstance(step, Move) and (race.played, race.round) == (start.played, start.round):
        for option in race.menu:
            yield from rests(after(race, option), start)
    else:
        yield race.space[chariot], race.lap[chariot], race.damage[chariot]


def spiked_twice(race: Race, survived: list[Rest]) -> set[Rest]:
    """The planner doesn't see that a chariot put back may have run over the caltrop there already."""
    return {(space, lap, damage - SPIKES) for space, lap, damage in survived if space in race.caltrops}

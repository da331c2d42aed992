"""What a stretch of the chase has brought a seat: spaces, damage, vehicles, what its rivals lost, and the road die."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from chicane.core.outcome import Change
from chicane.thunder.board import COLUMNS, half_spaces
from chicane.thunder.lab.weights import weights_of
from chicane.thunder.move import Move
from chicane.thunder.state import EMPTY, GONE, START, Thunder

RIVAL: Final = 0.5  # of what a loss is worth, where it is somebody else's
ROAD_DIE: Final = 1.5  # spaces, on average


def outcome(before: Thunder, after: Thunder, seat: int) -> list[Change]:
    """Every change; only vehicles that stand on the road before and after are followed there."""
    own = before.vehicles_of(seat)
    rivals = [vehicle for vehicle in range(before.box.vehicles) if vehicle not in own]
    spaces = sum(reached(after, each) - reached(before, each) for each in own if on_road(before, after, each))
    weights = weights_of(before)
    hurt, hits = tokens(before, after, own), tokens(before, after, rivals)
    return [
        Change("thunder-change-spaces", spaces, weights.space),
        Change("thunder-change-damage", hurt, weights.damaged - weights.sound, "thunder-chance-damage"),
        Change("thunder-change-lost", lost(before, after, own), -weights.sound, "thunder-chance-lost"),
        Change("thunder-change-hits", hits, RIVAL * (weights.sound - weights.damaged), "thunder-chance-hits"),
        Change("thunder-change-gone", lost(before, after, rivals), RIVAL * weights.sound, "thunder-chance-gone"),
        Change("thunder-change-road-die", road_die(before, after), ROAD_DIE * weights.space, at_once=True),
    ]


def on_road(before: Thunder, after: Thunder, vehicle: int) -> bool:
    """Whether a vehicle leads its train and is still in the chase."""
    stands = (before.at[vehicle] >= 0 or before.at[vehicle] == START) and after.at[vehicle] >= 0
    return stands and before.head(vehicle) == vehicle


def reached(game: Thunder, vehicle: int) -> float:
    """How far a vehicle has come, tiles that fell away included."""
    space = game.at[vehicle]
    return game.laid * COLUMNS + half_spaces(space) / 2 if space >= 0 else game.laid * COLUMNS


def tokens(before: Thunder, after: Thunder, vehicles: Iterable[int]) -> int:
    """The damage that vehicles took which are still in the chase."""
    slots = [slot for each in vehicles if after.at[each] != GONE for slot in before.slots_of(each)]
    return sum((after.slots[slot] != EMPTY) - (before.slots[slot] != EMPTY) for slot in slots)


def lost(before: Thunder, after: Thunder, vehicles: Iterable[int]) -> int:
    """How many vehicles were eliminated; a train is one."""
    heads = [each for each in vehicles if before.head(each) == each]
    return sum(before.at[each] != GONE and after.at[each] == GONE for each in heads)


def road_die(before: Thunder, after: Thunder) -> int:
    """1 for a movement that keeps its road die, -1 for one that gives it up (TR-RDD-01)."""
    if not isinstance(before.pending, Move) or not before.may_take_road_die():
        return 0
    if after.over or after.turn != before.turn or after.active != before.active:
        return 0
    return 1 if after.may_take_road_die() else -1

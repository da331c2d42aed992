"""What a stretch of the race has brought a seat: spaces, wood, fortune, speed, and what its rivals lost."""

from __future__ import annotations

from typing import Final

from chicane.chariot.lab.weights import LUCK, weights_of
from chicane.chariot.names import driven_by
from chicane.chariot.state import OFF, Race
from chicane.core.content import UNIT
from chicane.core.outcome import Change

RIVAL: Final = 0.5  # of what a loss is worth, where it is somebody else's


def outcome(before: Race, after: Race, seat: int) -> list[Change]:
    """Every change; the spaces of chariots that are wrecked on the way count for nothing."""
    own = [chariot for chariot in driven_by(before, seat) if before.space[chariot] != OFF]
    rivals = [chariot for chariot, owner in enumerate(before.owner) if owner not in (OFF, seat)]
    alive = [chariot for chariot in own if after.damage[chariot] > 0]
    spaces = sum((after.progress(each) - before.progress(each)) / UNIT for each in alive)
    fortune = sum(after.fortune[each] - before.fortune[each] for each in alive)
    speed = sum(after.speed[each] - before.speed[each] for each in alive)
    weights = weights_of(before)
    return [
        Change("chariot-change-spaces", spaces, 1.0),
        Change("chariot-change-damage", lost(before, after, alive), -weights.wood, "chariot-chance-damage"),
        Change("chariot-change-wrecked", wrecked(before, after, own), -weights.lost, "chariot-chance-wrecked"),
        Change("chariot-change-fortune", fortune, weights.luck * LUCK[-1] / (len(LUCK) - 1)),
        Change("chariot-change-speed", speed, weights.speed),
        Change("chariot-change-hits", lost(before, after, rivals), RIVAL * weights.wood, "chariot-chance-hits"),
        Change(
            "chariot-change-stopped", wrecked(before, after, rivals), RIVAL * weights.lost, "chariot-chance-stopped"
        ),
    ]


def lost(before: Race, after: Race, chariots: list[int]) -> int:
    """The damage that some chariots took."""
    return sum(before.damage[each] - max(0, after.damage[each]) for each in chariots)


def wrecked(before: Race, after: Race, chariots: list[int]) -> int:
    """How many of some chariots were wrecked."""
    return sum(before.damage[each] > 0 >= after.damage[each] for each in chariots)

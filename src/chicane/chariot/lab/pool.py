"""The dice as a bot sees them: every way in which they may lie, and how one follows from another."""

from __future__ import annotations

from typing import Final

from chicane.chariot.boards import DICE_IN_POOL
from chicane.chariot.dice import FACE_WEIGHTS, faces_to_buy


class Pool:
    """Every way in which up to so many dice may lie, as numbers."""

    def __init__(self, dice: int) -> None:
        self.rolls = rolls_up_to(dice)  # fewest dice first
        number = {roll: index for index, roll in enumerate(self.rolls)}
        self.number = number
        self.full = [index for index, roll in enumerate(self.rolls) if sum(roll) == dice]
        self.more = [[number.get(changed(roll, face, 1), 0) for face in range(len(roll))] for roll in self.rolls]
        self.less = [[number[changed(roll, face, -1)] for face in faces(roll)] for roll in self.rolls]
        self.turned = [
            [number[changed(changed(roll, face, -1), to, 1)] for face in faces(roll) for to in faces_to_buy(face)]
            for roll in self.rolls
        ]

    def thrown(self, worth: list[float]) -> list[float]:
        """What each roll is worth when the dice that lack are thrown, given the worth of full rolls."""
        mean = worth[:]
        for index in range(self.full[0] - 1, -1, -1):
            more = self.more[index]
            total = 0.0
            for face, weight in enumerate(FACE_WEIGHTS):
                total += weight * mean[more[face]]
            mean[index] = total / sum(FACE_WEIGHTS)
        return mean

    def lifted(self, mean: list[float]) -> list[float]:
        """What each roll is worth when any of its dice may first be taken up."""
        best = mean[:]
        for index, less in enumerate(self.less):
            for to in less:
                if best[to] > best[index]:
                    best[index] = best[to]
        return best


def faces(roll: tuple[int, ...]) -> list[int]:
    """The faces that a roll shows."""
    return [face for face, count in enumerate(roll) if count]


def changed(roll: tuple[int, ...], face: int, by: int) -> tuple[int, ...]:
    """The roll with dice more or fewer on a face."""
    return (*roll[:face], roll[face] + by, *roll[face + 1 :])


def rolls_up_to(dice: int) -> list[tuple[int, ...]]:
    """All rolls of none to so many dice, as counts by face."""
    layers: list[list[tuple[int, ...]]] = [[(0,) * len(FACE_WEIGHTS)]]
    for _ in range(dice):
        layers.append(sorted({changed(roll, face, 1) for roll in layers[-1] for face in range(len(FACE_WEIGHTS))}))
    return [roll for layer in layers for roll in layer]


POOLS: Final = [Pool(dice) for dice in range(DICE_IN_POOL + 1)]

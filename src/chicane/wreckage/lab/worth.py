"""What a vehicle, its equipment and its cards are worth, wherever it stands."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from chicane.wreckage.kinds import (
    ACCELERATE,
    BARRAGE,
    DAMAGE,
    DOUBLE,
    EQUIPMENT,
    LEFT,
    RIGHT,
    SHORT_RANGE,
    VEHICLES,
)  # fmt: skip
from chicane.wreckage.state import Wreckage

MOST_CARDS: Final = 14  # drawn at once that are told apart
MOST_HANDLING: Final = 5
SOAKED: Final = 0.8  # the part of what plates can soak that counts as structure
PER_HANDLING: Final = 0.10
PER_ACCELERATION: Final = 0.06
GUN: Final = 0.12  # for each marker that the best weapon makes on average
GUNS_USED: Final = 2  # mostly one fires a turn, so that a third one waits
SPARE_GUN: Final = 0.05  # the same for the others
SHORT_ARM: Final = 0.8
TURRET: Final = 1.5
LATE: Final = 0.6  # fires in the second phase only
ONCE: Final = 0.25  # is discarded, so it is better fired than kept
SPINNER: Final = 1.2
REAR: Final = 0.06
RAM: Final = 0.12
NITRO: Final = 0.12
A_MINE: Final = 0.03
BURNING: Final = 0.6
CARD: Final = {ACCELERATE: 0.8, RIGHT: 1.0, LEFT: 1.0, DOUBLE: 0.4}
SPECIAL: Final = 0.6
FEW_CARDS: Final = 0.5  # the power of what is left of a deck


def chances() -> list[list[float]]:
    """For each number of damage cards, how likely each sum of points is."""
    whole = sum(card.count for card in DAMAGE)
    single = [sum(card.count for card in DAMAGE if card.points == points) / whole for points in range(4)]
    tables = [[1.0]]
    for _ in range(MOST_CARDS):
        sums = [0.0] * (len(tables[-1]) + 3)
        for before, chance in enumerate(tables[-1]):
            for points, each in enumerate(single):
                sums[before + points] += chance * each
        tables.append(sums)
    return tables


CHANCES: Final = chances()
HURT: Final = [
    [sum(chance * max(0, points - handling) for points, chance in enumerate(sums)) for handling in range(MOST_HANDLING)]
    for sums in CHANCES
]  # markers on average, by cards and handling
PER_CARD: Final = HURT[1][0]


def left_after(left: float, cards: int, handling: int, points: int = 0) -> float:
    """What is left of so much structure once so many more cards are drawn, on average; none is the end."""
    sums = CHANCES[min(cards, MOST_CARDS)]
    spare = left + handling - points
    return sum(chance * max(0.0, min(left, spare - drawn)) for drawn, chance in enumerate(sums))


def gun(number: int) -> float:
    """The markers that a weapon may be hoped to make on an average vehicle in its turn."""
    weapon = EQUIPMENT[number]
    worth = HURT[weapon.attack][1] * (SHORT_ARM if weapon.reach == SHORT_RANGE else 1.0)
    worth *= (TURRET if weapon.turret else 1.0) * (LATE if weapon.second_phase else 1.0)
    return worth * (ONCE if weapon.discarded else 1.0) * (SPINNER if weapon.spins else 1.0)


GUNS: Final = [gun(number) for number in range(len(EQUIPMENT))]


class Fittings:
    """What a set of equipment comes to."""

    def __init__(self, equipment: tuple[int, ...]) -> None:
        fitted = [EQUIPMENT[number] for number in equipment]
        self.guns = [weapon for weapon in fitted if weapon.attack]
        self.soaked = sum([SOAKED * each.soak for each in fitted])
        self.rear = any(each.rear for each in fitted)
        self.ram = any(each.ram for each in fitted)
        guns = sorted((GUNS[number] for number in equipment if EQUIPMENT[number].attack), reverse=True)
        self.worth = 1.0 + (GUN * guns[0] + SPARE_GUN * sum(guns[1:]) if guns else 0.0)
        for each in fitted:
            self.worth += RAM * each.ram + NITRO * (each.boost > 0) + (REAR * each.rear if guns else 0.0)


fittings = lru_cache(maxsize=4096)(Fittings)


@lru_cache(maxsize=4096)
def deck(cards: tuple[int, ...]) -> float:
    """What is left of a full piloting deck; of equal cards the second is worth half."""
    worth = sum(CARD.get(card, SPECIAL) * (0.5 if card in cards[:place] else 1.0) for place, card in enumerate(cards))
    return float((worth / FULL_DECK) ** FEW_CARDS)


FULL_DECK: Final = sum(CARD.values()) + CARD[ACCELERATE] / 2 + SPECIAL * 2


def idle(game: Wreckage, seat: int) -> int:
    """How many pieces of equipment do little beside the others: a third gun, a mount without a gun, second ones."""
    fitted = game.fitted(seat)
    guns = len([each for each in fitted if each.attack])
    mounts, layers = len([each for each in fitted if each.rear]), len([each for each in fitted if each.mines])
    waiting = 0 if BARRAGE in game.cards[seat] else max(0, guns - GUNS_USED)
    return waiting + max(0, mounts - min(1, guns)) + max(0, layers - 1)


def left_of(game: Wreckage, seat: int) -> float:
    """The structure that is left, plates included."""
    return game.structure(seat) - game.damage[seat] + fittings(tuple(game.equipment[seat])).soaked


def build(game: Wreckage, seat: int) -> float:
    """What a vehicle is worth beside its structure and its jerrycans."""
    kind = VEHICLES[game.vehicle[seat]]
    worth = (1.0 + PER_HANDLING * kind.handling) * (1.0 + PER_ACCELERATION * kind.acceleration)
    worth *= fittings(tuple(game.equipment[seat])).worth + A_MINE * game.mines_left[seat]
    worth *= deck(tuple(game.cards[seat]))
    return worth * BURNING if game.burning[seat] else worth

"""What things are worth to bots, in spaces: one table of weights for each taste."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from chicane.thunder.state import Thunder


class Weights:
    """What things are worth, in spaces where nothing else is said."""

    sound: float = 16.0  # a car without damage
    damaged: float = 10.0  # a car with one token
    broken: float = 1.5  # an inoperable car, which may be repaired or pushed
    space: float = 0.8  # a space further on
    last_space: float = 2.5  # the same once the finish line stands
    runner: float = 1.5  # a space further on, besides, for the first of a crew: one is enough to win
    last_runner: float = 4.0  # the same once the finish line stands
    falling: float = 0.75  # the part of its worth that a car stands to lose on a rear tile about to go
    under_fire: float = 1.6  # standing before somebody's guns, for a car that is always hit
    in_sight: float = 1.2  # having somebody before one's own
    ledge: float = 0.35  # rock or an edge beside a car that may be slammed
    burning: float = 0.25  # the part of its worth that a burning car stands to lose
    unknown: float = 1.8  # a face-down token to be driven over
    look: float = 0.3  # to turn one up from afar
    slam: float = 0.5  # what a slam costs whoever begins it, whoever is thrown
    pip: float = 0.0  # of a die that a car still waits for
    line: float = 0.0  # having a die left for a car that takes it over the finish line, and nobody before who has one
    spite: float = 1.0  # the part of what a rival's loss is worth that counts
    power: float = 2.0  # whoever has twice as much wins more than twice as often: a seat's worth to this power
    waits: bool = False  # for what dice and tokens bring that may hurt, before a position is judged


class Usual(Weights):
    """As races of four were won: less by metal, more by the first car. Dice that may hurt are waited for."""

    sound = 8.0
    damaged = 5.0
    broken = 2.0
    space = 0.4
    runner = 3.8
    last_runner = 6.4
    falling = 1.0
    pip = 0.1
    line = 150.0
    waits = True


class Naive(Weights):
    """Onwards with all three, and over whoever is in the way; what stands behind, beside or above is not seen."""

    sound = 8.0
    damaged = 7.0
    runner = 0.2
    last_runner = 0.5
    falling = 0.0
    under_fire = 0.0
    in_sight = 0.0
    ledge = 0.0
    burning = 0.0
    unknown = 0.0
    slam = -2.0
    spite = 0.4


class Aggressive(Weights):
    """Somebody before the guns is worth a detour, and a slam is a pleasure."""

    in_sight = 2.6
    slam = -1.0
    spite = 1.8
    under_fire = 1.0


class Careful(Weights):
    """Metal before spaces: away from guns, edges and whatever lies face down."""

    sound = 20.0
    damaged = 12.0
    under_fire = 2.6
    ledge = 0.7
    unknown = 2.6
    slam = 1.5


class Fast(Weights):
    """The first car is the race, the others are company."""

    runner = 2.6
    last_runner = 6.0
    space = 1.0
    slam = 1.0


class Chaotic(Weights):
    """What lies face down wants to be turned up, and where it is crowded something happens."""

    unknown = -1.2
    look = 1.0
    slam = -1.5
    ledge = 0.2
    in_sight = 1.8


FIRST: Final = Weights()  # found by racing bots of different tastes against each other; never changed again
USUAL: Final = Usual()
TASTES: Final[dict[str, object]] = {
    "first": FIRST,
    "usual": USUAL,
    "naive": Naive(),
    "aggressive": Aggressive(),
    "careful": Careful(),
    "fast": Fast(),
    "chaotic": Chaotic(),
}


def weights_of(game: Thunder) -> Weights:
    """By what whoever looks at this copy of a game weighs."""
    weights = game.rules.weights
    return weights if isinstance(weights, Weights) else USUAL

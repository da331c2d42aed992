"""What things are worth to bots, in spaces of a straight: one table of weights for each taste."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from chicane.chariot.state import Race

LIFE: Final = [0.0, 3.3, 5.5, 7.2, 8.5, 9.6, 10.5, 11.2, 11.8, 12.4, 13.0, 13.5, 13.9, 14.3, 14.6, 14.9, 15.1]
LUCK: Final = [0.0, 1.5, 3.8, 5.5, 7.0, 8.1, 9.0]


class Weights:
    """What things are worth, in spaces where nothing else is said."""

    ahead: float = 1.0  # the part that counts of what the next turn on an empty circuit would bring
    life: float = 1.0  # the wood that is left after that turn (LIFE, by points), times this
    health: float = 0.0  # the wood that is left now, likewise
    luck: float = 1.0  # fortune (LUCK, by points), times this
    lost: float = 40.0  # what a wreck costs, in looking further ahead
    home: float = 30.0  # being beyond the line
    speed: float = 0.5  # a space of speed
    late: float = 0.3  # the part of wood and fortune that still matters at the finish
    turn: float = 2.0  # a Turn bought with fortune
    wood: float = 2.0  # a point of damage on the way
    spike: float = 1.0  # a caltrop in the lane ahead
    due: float = 0.0  # a turn that others have had already,
    due_speed: float = 1.0  # and each space of speed to use in it
    drop: float = 0.01  # the part of their weight that a caltrop takes from the others
    spread: float = 9.0  # so many spaces make a chariot e times as likely to win
    last_spread: float = 2.0  # the same once somebody is home
    prudence: float = 0.1  # how much hope itself counts beside winning
    full: float = 20.0  # the logarithm of more weight than any chariot has
    survival: float = 0.3  # the wood that others may take from a chariot that is home
    spite: float = 1.0  # the part of what a rival's loss is worth that counts


class Naive(Weights):
    """As fast as the horses run; curves are for later, and what fortune is good for is not known yet."""

    life = 0.35
    luck = 0.2
    lost = 12.0
    speed = 1.6
    wood = 0.7
    spike = 0.0
    spite = 0.3


class Usual(Weights):
    """Fitted to who won races of greedy bots, then raced: what stands there counts more than what may come of it."""

    ahead = 0.25
    health = 0.74
    luck = 0.62
    late = 1.0
    wood = 3.0
    spike = 0.5
    due = 8.0
    due_speed = 0.0
    spread = 4.5
    full = 40.0


class Aggressive(Usual):
    """Javelins and rams first: a rival who is hurt is worth more than a space."""

    spite = 1.4
    drop = 0.012
    wood = 2.7


class Careful(Usual):
    """Wood is kept, and fortune is saved for a bad day."""

    health = 1.1
    wood = 4.0
    luck = 0.85
    spike = 0.8


class Fast(Usual):
    """Speed is kept through the curve, whatever the wheels say."""

    speed = 1.1
    health = 0.6
    luck = 0.5
    spite = 0.6


class Chaotic(Usual):
    """Fortune is there to be spent, caltrops are there to be dropped."""

    luck = 0.3
    drop = 0.02
    health = 0.63


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


def weights_of(race: Race) -> Weights:
    """By what whoever looks at this copy of a race weighs."""
    weights = race.rules.weights
    return weights if isinstance(weights, Weights) else USUAL

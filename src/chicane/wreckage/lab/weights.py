"""What things are worth to bots: one table of weights for each taste."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from chicane.wreckage.state import Wreckage


class Weights:
    """What things are worth, as factors of a vehicle's worth or parts of a marker."""

    one_can: float = 1.7  # the worth of a vehicle with one jerrycan, beside one with none
    two_cans: float = 3.2  # the same with two
    home: float = 9.0  # and with as many as win
    sooner: float = 0.75  # of a chance at a jerrycan, for every player turn that it is away
    second: float = 0.6  # of the chance to take another one after it
    fire: float = 0.5  # the part of a shot in prospect that counts as suffered
    bump: float = 0.2  # the same for a collision
    mined: float = 0.35  # the same for a mine ahead
    least: float = 0.4  # structure that a vehicle has as long as it drives
    restless: float = 0.04  # by how much a place looks better than it is, for every turn too quiet
    later: float = 0.8  # of what the second card promises: others act before it


class Naive(Weights):
    """The nearest jerrycan, straight on; guns, bumpers and mines are noticed when they hit."""

    fire = 0.0
    bump = 0.0
    mined = 0.0
    second = 0.0
    later = 0.0


class Usual(Weights):
    """A jerrycan far away is hardly worth looking at: of 61 mixes of weights that were raced, nothing told as much."""

    sooner = 0.45


class Aggressive(Usual):
    """Whoever is afraid of being hit hits nobody: jerrycans are for afterwards."""

    one_can = 1.4
    two_cans = 2.4
    fire = 0.25
    bump = 0.05


class Careful(Usual):
    """Out of everybody's guns first, then to the jerrycan that nobody looks at."""

    fire = 0.8
    bump = 0.4
    mined = 0.7


class Fast(Usual):
    """Jerrycans, and the shortest way between them."""

    one_can = 2.1
    two_cans = 4.6
    sooner = 0.4
    fire = 0.35


class Chaotic(Usual):
    """No place is the right one for long."""

    restless = 0.4
    bump = 0.0
    mined = 0.1


FIRST: Final = Weights()  # never changed again
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


def weights_of(game: Wreckage) -> Weights:
    """By what whoever looks at this copy of a game weighs."""
    weights = game.rules.weights
    return weights if isinstance(weights, Weights) else USUAL

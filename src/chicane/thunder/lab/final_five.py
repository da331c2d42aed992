"""What bots think of the Final Five: rides that wait for their turn."""

from __future__ import annotations

from chicane.thunder.final_five import Ride, RidersTurn, SecondDie
from chicane.thunder.lab.gains import ASSETS, GAINS, nothing
from chicane.thunder.lab.idle import DROPPED
from chicane.thunder.lab.plan import drive
from chicane.thunder.lab.standing import Standing
from chicane.thunder.state import Thunder


def second_gain(game: Thunder, standing: Standing, seat: int) -> float:
    """The ride that waits for the second die."""
    step = game.pending
    return ride(game, standing, step.first) if isinstance(step, SecondDie) and step.seat == seat else 0.0


def waiting(game: Thunder, standing: Standing, seat: int) -> float:
    """The rides of a seat that are still to come."""
    rides = [step for step in game.agenda if isinstance(step, Ride)]
    return sum(ride(game, standing, each) for each in rides if game.owner[each.vehicle] == seat)


def ride(game: Thunder, standing: Standing, ahead: Ride) -> float:
    """What a ride adds to the worth of its motorcycle, as far as can be seen."""
    return drive(game, standing, ahead.vehicle, ahead.moves, False) if game.is_operable(ahead.vehicle) else 0.0


GAINS.update({RidersTurn: nothing, SecondDie: second_gain})
ASSETS.append(waiting)
DROPPED.append(SecondDie)

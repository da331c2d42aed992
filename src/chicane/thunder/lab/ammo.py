"""What bots think of Extra Ammo: cards kept for later, moves in store, and choices that are played on."""

from __future__ import annotations

from typing import Final

from chicane.core.cards import Offered
from chicane.thunder.board import column_of
from chicane.thunder.choppers import ChopperShoots
from chicane.thunder.extra_ammo.bonus_commands import AirHorn, Switch
from chicane.thunder.extra_ammo.bounties import Hurry, PickVictim
from chicane.thunder.extra_ammo.choppers import AirToAir, LowPass, ShootAll, SkyHook, WashDie
from chicane.thunder.extra_ammo.conditions import RepairHere, TremorDie
from chicane.thunder.extra_ammo.one_shots import Decoy, Nudge
from chicane.thunder.lab.gains import ASSETS, GAINS, PLAYED_ON, STORES, always, best_shot, nothing, shot
from chicane.thunder.lab.standing import Standing
from chicane.thunder.move import SetOff, StartMove
from chicane.thunder.state import NO_VEHICLE, PRIMED, REMOVED, Thunder
from chicane.thunder.stocks import Deal, Open

KEPT: Final = 0.8  # a card in the hand, which may come to something yet,
FADING: Final = 4  # less so with every round, and from this one on it had better be played
STORED: Final = 0.5  # a move that waits for a vehicle to set off
CHOPPER: Final = 1.5  # being able to call one


def in_store(game: Thunder, seat: int) -> float:
    """What a seat has beside its vehicles: cards in hand, moves in store, a chopper to call."""
    if not game.box.stocks:
        return 0.0
    kept = sum(len(hands[seat]) for number, hands in enumerate(game.hands) if game.box.stocks[number].from_hand)
    about = {step.vehicle for step in game.agenda if isinstance(step, (StartMove, SetOff))}
    moves = sum(game.given[vehicle] for vehicle in game.vehicles_of(seat) if vehicle not in about)
    card = KEPT * (FADING - game.round) / FADING
    return kept * card + moves * STORED + CHOPPER * (game.chopper[seat] != REMOVED)


def ready(game: Thunder, standing: Standing, seat: int) -> float:
    """A command that waits for its moment: the best target that its vehicle may still come up to."""
    vehicle = game.active
    if not game.trail & PRIMED or vehicle == NO_VEHICLE or game.owner[vehicle] != seat or game.at[vehicle] < 0:
        return 0.0
    here, reach = column_of(game.at[vehicle]), game.moves[vehicle] + 1
    prey = [each for each, space in enumerate(game.at) if space >= 0 and 0 < column_of(space) - here <= reach]
    return best_shot(game, standing, seat, prey)


def shots_to_come(game: Thunder, standing: Standing, seat: int) -> float:
    """What the seat's chopper will shoot at once the step that is pending is done."""
    worth = 0.0
    for step in game.agenda[:-1]:
        if isinstance(step, ShootAll) and step.seat == seat:
            worth += sum(shot(game, standing, seat, each) for each in step.prey if game.at[each] >= 0)
        elif isinstance(step, Offered) and isinstance(step.event, ChopperShoots) and step.event.seat == seat:
            worth += best_shot(game, standing, seat, step.event.targets(game))
    return worth


GAINS.update(dict.fromkeys([Deal, Open, TremorDie], nothing))  # they fall for everybody
PLAYED_ON.update(
    dict.fromkeys(
        [AirHorn, AirToAir, Decoy, Hurry, LowPass, Nudge, PickVictim, RepairHere, SkyHook, Switch, WashDie], always
    )
)
STORES.append(in_store)
ASSETS.extend([ready, shots_to_come])

"""The deck of ongoing effects: an entry a card. Nitro Leak is the rulebook's, the others are ours (TR-ONG-07)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.cards import Answer, Bend, Card, Deck, exactly, plus
from chicane.core.step import Step
from chicane.thunder.board import NEIGHBOURS, SPACES
from chicane.thunder.carnage.fire import CatchFire, can_catch_fire
from chicane.thunder.damage import BY_CARD, Damage, DrawDamage
from chicane.thunder.enter import PUSHED, Push
from chicane.thunder.kinds import ALWAYS_THROWN, ANCHORED, FL, FR, IS_ROAD, WAYS, R
from chicane.thunder.slam import Slam
from chicane.thunder.state import NO_SLOT, Thunder
from chicane.thunder.status import Cause, Eliminated, add_cause, eliminate, give_back
from chicane.thunder.winning import updating

BY_LEAK: Final = add_cause(Cause("thunder-told-gone-leak", "TR-ONG-07"))
ONE_GEAR: Final = 3  # the moves of a car that is stuck in third


def without(bits: int) -> Bend:
    """The value without these bits."""
    return lambda game, subject, other, value: value & ~bits


def at_least_one(game: Thunder, vehicle: int, other: int, moves: int) -> int:
    """One move less, but never none."""
    return max(1, moves - 1)


def rough(game: Thunder, vehicle: int, space: int, cost: int) -> int:
    """One move more on all that is not road."""
    return cost if IS_ROAD[game.terrain(space)] else cost + 1


def blow_up(game: Thunder, event: Slam, vehicle: int) -> list[Step[Any]]:
    """The car is gone and nothing is rolled; whoever drove into it stops and stays (TR-ONG-07, TR-ONG-08)."""
    if event.top != vehicle:
        game.lose_moves(event.top)
    eliminate(game, [vehicle], BY_LEAK)
    return []


def set_alight(game: Thunder, event: Step[Any], vehicle: int) -> list[Step[Any]]:
    """The car catches fire, then the event happens."""
    return [CatchFire(vehicle)]


def not_alight(game: Thunder, event: Step[Any], vehicle: int) -> bool:
    """Whether there is anything left to set on fire."""
    return can_catch_fire(game, vehicle)


def roll_back(game: Thunder, event: Step[Any], vehicle: int) -> list[Step[Any]]:
    """One space straight back, for free."""
    return [Push(vehicle, R, PUSHED)]


def has_room(game: Thunder, event: Step[Any], vehicle: int) -> bool:
    """Whether there is a space behind the car."""
    return game.at[vehicle] >= 0 and NEIGHBOURS[R][game.at[vehicle]] >= 0


def neighbours(game: Thunder, vehicle: int) -> list[int]:
    """The vehicles around a vehicle, each once."""
    spaces = [NEIGHBOURS[way][game.at[vehicle]] for way in range(len(WAYS))]
    beside = [other for space in spaces if 0 <= space < SPACES for other in game.vehicles_on(space)]
    return list(dict.fromkeys(map(game.head, beside)))


def go_out_with_a_bang(game: Thunder, event: Eliminated, vehicle: int) -> list[Step[Any]]:
    """The car is gone, and then everybody beside it takes damage."""
    hurt = [Damage(each, BY_CARD, vehicle, NO_SLOT) for each in neighbours(game, vehicle)]
    return [Eliminated(event.vehicle, event.cause, event.by), *hurt]


def has_neighbours(game: Thunder, event: Eliminated, vehicle: int) -> bool:
    """Somebody is beside the car, and no tile is falling away."""
    return game.at[vehicle] >= 0 and not updating(game) and bool(neighbours(game, vehicle))


def throw_away(game: Thunder, event: DrawDamage, vehicle: int) -> list[Step[Any]]:
    """The spares take the hit: the card's own token comes off and none is drawn."""
    spares = [card.id for card in game.box.effects].index("rattling-spares")
    give_back(game, next(slot for slot in game.slots_of(vehicle) if game.under[slot] == spares))
    game.cards_changed()
    return []


CARDS: Final = [
    # What the engine gives.
    Card("stuck-throttle", mods={"moves": plus(1)}),
    Card("clogged-filter", mods={"moves": at_least_one}),
    Card("stuck-in-third", mods={"moves": exactly(ONE_GEAR)}),
    Card("cracked-block", mods={"coasts": exactly(0)}),
    # What the wheels do with it.
    Card("flat-tyre", mods={"cost": rough}),
    Card("bald-tyres", mods={"road_bonus": exactly(0)}),
    Card("pulls-left", mods={"steering": without(1 << FR)}),
    Card("pulls-right", mods={"steering": without(1 << FL)}),
    Card("dodgy-handbrake", answers={"at_rest": Answer(roll_back, by_itself=True, when=has_room)}),
    # Guns and gadgets.
    Card("jammed-gun", mods={"arc": exactly(0)}),
    Card("bent-barrel", mods={"arc": exactly(1 << FR)}),
    Card("dead-radio", mods={"commands": exactly(0)}),
    Card("bulls-eye", mods={"hit": exactly(1)}),
    # Slams.
    Card("nitro-leak", answers={"collision": Answer(blow_up, by_itself=True, instead=True)}),  # TR-ONG-07
    Card("loose-bumper", mods={"slam_reroll": exactly(0)}),
    Card("loose-ballast", mods={"thrown": exactly(ALWAYS_THROWN)}),
    Card("dragging-anchor", mods={"thrown": exactly(ANCHORED), "moves": at_least_one}),
    # Fire and the end.
    Card("shower-of-sparks", answers={"collision": Answer(set_alight, by_itself=True, when=not_alight)}),
    Card("tinderbox", answers={"damage": Answer(set_alight, by_itself=True, when=not_alight)}),
    Card("short-fuse", answers={"elimination": Answer(go_out_with_a_bang, True, True, has_neighbours)}),
    Card("rattling-spares", answers={"damage": Answer(throw_away, instead=True)}),
]
EFFECTS: Final = Deck("ongoing effects", 21, CARDS)  # TR-CMP-18

# Cards about slams and elimination work on a car that no longer runs (TR-ONG-06).
LASTING: Final = {"nitro-leak", "loose-bumper", "loose-ballast", "dragging-anchor", "short-fuse"}

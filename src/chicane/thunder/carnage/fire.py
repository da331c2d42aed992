"""ON FIRE!: a burning vehicle rolls the fire die before it moves (TR-FIR)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.cards import Answer, Card, Deck
from chicane.core.message import Message
from chicane.core.step import CHANCE, Step
from chicane.thunder.command import MoreMoves
from chicane.thunder.kinds import VEHICLES, Effect, Token, add_damage
from chicane.thunder.names import named
from chicane.thunder.state import Thunder
from chicane.thunder.status import Cause, add_cause, eliminate

BY_FIRE: Final = add_cause(Cause("thunder-told-gone-fire", "TR-FIR-05"))
BURN: Final = Effect("burn", burns=True)  # TR-CDR-18, TR-ONG-10
ON_FIRE: Final = add_damage(Token("on fire", BURN))  # TR-ONG-10


class FireFace:
    """A face of the fire die: more moves, the fire goes out, or the vehicle does; and how many faces show it."""

    def __init__(self, id: str, weight: int, moves: int = 0, kills: bool = False) -> None:
        self.id = id
        self.weight = weight
        self.moves = moves
        self.kills = kills
        self.name = Message(f"thunder-fire-{id}")


FIRE_DIE: Final = [  # the rulebook names the results, the faces are ours
    FireFace("1", 2, moves=1),
    FireFace("2", 1, moves=2),
    FireFace("out", 2),
    FireFace("eliminated", 1, kills=True),
]
FIRE_WEIGHTS: Final = [face.weight for face in FIRE_DIE]


def can_catch_fire(game: Thunder, vehicle: int) -> bool:
    """Cars and motorcycles that drive and don't burn yet; there are always tokens (TR-FIR-01, -09, -14, TR-CMP-25)."""
    return VEHICLES[game.kind[vehicle]].burns and game.is_operable(vehicle) and not game.burning[vehicle]


class CatchFire(Step[Thunder]):
    """The vehicle gets an ON FIRE! token, and goes on with what it was doing (TR-FIR-07, TR-FIR-11, TR-FIR-17)."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def run(self, game: Thunder) -> None:
        if can_catch_fire(game, self.vehicle):
            game.catch_fire(self.vehicle, 1)

    def tell(self, game: Thunder) -> Message | None:
        if not can_catch_fire(game, self.vehicle):
            return None
        return Message("thunder-told-catch-fire", "TR-FIR-01", vehicle=named(game, self.vehicle))


def burn(game: Thunder, vehicle: int, space: int, way: int) -> list[Step[Any]]:
    """Flames lick at the vehicle (TR-CDR-18, TR-ONG-10)."""
    return [CatchFire(vehicle)]


BURN.steps = burn


class FireDie(Step[Thunder]):
    """Rolled in the move step, before moving, also on a coast (TR-FIR-02, TR-FIR-10)."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def actor(self, game: Thunder) -> int:
        return CHANCE

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [FireRolled(self.vehicle, face) for face in range(len(FIRE_DIE))]

    def weights(self, game: Thunder) -> list[int]:
        return FIRE_WEIGHTS

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-fire", "TR-FIR-02", vehicle=named(game, self.vehicle))


class FireRolled(Step[Thunder]):
    """More moves and still on fire, no more fire, or no more vehicle (TR-FIR-03..06)."""

    def __init__(self, vehicle: int, face: int) -> None:
        self.vehicle = vehicle
        self.face = face

    def run(self, game: Thunder) -> None:
        face = FIRE_DIE[self.face]
        if face.kills:
            eliminate(game, [self.vehicle], BY_FIRE)
        elif face.moves:
            game.do(MoreMoves(self.vehicle, face.moves))
        else:
            game.catch_fire(self.vehicle, 0)

    def text(self, game: Thunder) -> str:
        return FIRE_DIE[self.face].id

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-fire", "TR-FIR-02", face=FIRE_DIE[self.face].name)

    def tell(self, game: Thunder) -> Message | None:
        face, vehicle = FIRE_DIE[self.face], named(game, self.vehicle)
        if face.kills:
            return None  # the elimination speaks for itself
        if face.moves:
            return Message("thunder-told-fire-moves", "TR-FIR-03", vehicle=vehicle, moves=face.moves)
        return Message("thunder-told-fire-out", "TR-FIR-04", vehicle=vehicle)


def roll(game: Thunder, event: Step[Any], vehicle: int) -> list[Step[Any]]:
    """The fire die is rolled."""
    return [FireDie(vehicle)]


def is_burning(game: Thunder, event: Step[Any], vehicle: int) -> bool:
    """Whether the vehicle that is about to move is on fire."""
    return bool(game.burning[vehicle])


FIRE_RULE: Final = Card("fire-die", answers={"move_start": Answer(roll, by_itself=True, when=is_burning)})
RULES: Final = Deck("rules of carnage", 1, [FIRE_RULE])

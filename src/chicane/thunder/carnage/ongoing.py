"""Ongoing effects: a card below a damage token bends the rules for its car until the token is repaired (TR-ONG)."""

from __future__ import annotations

from typing import Any, Final

from chicane.core.cards import InForce
from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.pile import DrawFromPile, taken, turned
from chicane.core.step import Step
from chicane.thunder.carnage.cards import LASTING
from chicane.thunder.kinds import Effect, Token, add_damage
from chicane.thunder.names import named
from chicane.thunder.state import NO_CARD, RESOLVING, Thunder

AFFLICT: Final = Effect("afflict")  # TR-ONG-01
ONGOING: Final = add_damage(Token("ongoing effect", AFFLICT, brings_card=True))


def afflict(game: Thunder, vehicle: int, space: int, way: int) -> list[Step[Any]]:
    """The next card comes below the token that was just drawn (TR-ONG-01)."""
    slots = [slot for slot in game.slots_of(vehicle) if game.slots[slot] == ONGOING + RESOLVING]
    return [DrawEffect(vehicle, next(slot for slot in slots if game.under[slot] == NO_CARD))]


AFFLICT.steps = afflict


class DrawEffect(DrawFromPile[Thunder]):
    """The next card of the deck; an empty deck is made of the discards again (TR-ONG-01, TR-ONG-04)."""

    def __init__(self, vehicle: int, slot: int) -> None:
        self.vehicle = vehicle
        self.slot = slot

    def pile(self, game: Thunder) -> list[int]:
        return game.effects

    def drawn(self, game: Thunder, kind: int) -> Step[Any]:
        return EffectDrawn(self.vehicle, self.slot, kind)

    def run(self, game: Thunder) -> None:
        game.effects, game.effects_used = turned(game.effects, game.effects_used)
        game.do(DrawEffect(self.vehicle, self.slot))

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-effect", "TR-ONG-01", vehicle=named(game, self.vehicle))


class EffectDrawn(Step[Thunder]):
    """The card is in force from now on (TR-ONG-02)."""

    def __init__(self, vehicle: int, slot: int, card: int) -> None:
        self.vehicle = vehicle
        self.slot = slot
        self.card = card

    def run(self, game: Thunder) -> None:
        game.effects = taken(game.effects, self.card)
        game.under = changed(game.under, self.slot, self.card)
        game.cards_changed()

    def text(self, game: Thunder) -> str:
        return game.box.effects[self.card].id

    def name(self, game: Thunder) -> Message:
        return Message(f"thunder-card-{game.box.effects[self.card].id}")

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-effect", "TR-ONG-01", card=self.name(game))

    def tell(self, game: Thunder) -> Message:
        vehicle, card = named(game, self.vehicle), game.box.effects[self.card].id
        return Message(f"thunder-told-card-{card}", "TR-ONG-01", vehicle=vehicle)


def in_force(game: Thunder) -> list[InForce]:
    """The cards below tokens, each for its car; silent while the car does not run, but for a few (TR-ONG-06)."""
    found: list[InForce] = []
    for slot, card in enumerate(game.under):
        if card != NO_CARD:
            vehicle, id = game.box.slot_owners[slot], game.box.effects[card].id
            if game.is_operable(vehicle) or id in LASTING:
                found.append((game.box.seams.number[id], vehicle, game.owner[vehicle]))
    return sorted(found)

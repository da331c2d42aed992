"""Things put on the table one by one, as a scenario draws them; each from where it lies in the box."""

from __future__ import annotations

from typing import Final

from chicane.core.errors import BadInput, one_of
from chicane.core.lists import changed
from chicane.core.message import Message
from chicane.core.pile import taken
from chicane.thunder.board import NAMES
from chicane.thunder.hazards import face_down
from chicane.thunder.kinds import DAMAGES, HAZARDS, MINOR, NO_TOKEN, TOKEN_TERRAIN
from chicane.thunder.lab.named import vehicle_by
from chicane.thunder.names import code, command_of, is_command
from chicane.thunder.state import AWAY, GONE, NO_SLOT, Thunder
from chicane.thunder.wrecks import place_wreck

WRECK_MARK: Final = "w"
FACE_DOWN: Final = "?"
USUAL_DICE: Final = [1, 2, 3, 4]


def put_token(game: Thunder, space: int, mark: str) -> None:
    """A token from the pile, face down or face up."""
    if game.hazard[space]:
        raise BadInput(f"two tokens on {NAMES[space]}", Message("scenario-two-tokens", space=NAMES[space]))
    game.pile -= 1
    if mark == FACE_DOWN:
        game.hazard[space] = face_down(0)
        return
    kind = token_marks()[mark]
    game.hazard[space] = kind
    game.pools[0] = changed(game.pools[0], kind, game.pools[0][kind] - 1)


def token_marks() -> dict[str, int]:
    """The tokens that lie about face up, by their marks."""
    kinds = [kind for kind in range(len(HAZARDS)) if kind != NO_TOKEN and TOKEN_TERRAIN[kind] >= 0]
    return {HAZARDS[kind].mark: kind for kind in kinds}


def put_vehicle(game: Thunder, name: str, space: int) -> None:
    """A car that is nowhere else, or a wreck, on a space or in the starting area."""
    if name == WRECK_MARK:
        place_wreck(game, space)
        return
    vehicle = vehicle_by(game, name)
    if game.at[vehicle] != GONE:
        raise there_already(name, place(game.at[vehicle]))
    game.at[vehicle] = space


def put_chopper(game: Thunder, seat: int, space: int) -> None:
    """A chopper that is nowhere else over a space."""
    if game.chopper[seat] != AWAY:
        raise there_already(f"the chopper of {game.box.crew_ids[seat]}", place(game.chopper[seat]))
    game.chopper[seat] = space


def place(space: int) -> str:
    """Where something is, in a complaint."""
    return f"at {NAMES[space]}" if space >= 0 else "elsewhere"


def usual(game: Thunder, seat: int, die: int) -> int:
    """What a die shows unless told; the highest there is where a crew's dice are lower."""
    return min(USUAL_DICE[die % len(USUAL_DICE)], max(game.box.crews[seat].faces))


def set_dice(game: Thunder, seat: int, values: list[int]) -> None:
    """The unused dice of a crew; the others are spent."""
    places = game.dice_of(seat)
    if len(values) > len(places):
        message = Message("scenario-dice", most=len(places), dice=len(values))
        raise BadInput(f"a crew has {len(places)} dice, not {len(values)}", message)
    game.dice[places.start : places.stop] = values + [0] * (len(places) - len(values))


def put_damage(game: Thunder, vehicle: int, name: str) -> None:
    """A damage token from the pile in a free slot; a card that lies below one is called by its own name."""
    effects = [card.id for card in game.box.effects]
    named = [slot for slot in game.slots_of(vehicle) if is_command(game, slot) and command_of(game, slot).id == name]
    if named:
        game.slots[named[0]] = MINOR
        return
    if name in effects:
        put_card(game, vehicle, effects.index(name))
        return
    ids = [token.id for token in DAMAGES]
    if name not in ids:
        raise one_of("damage token", name, ids)
    token, slot = ids.index(name), game.free_slot(vehicle)
    if slot == NO_SLOT:
        message = Message("scenario-no-slot", vehicle=code(game, vehicle), name=name)
        raise BadInput(f"{code(game, vehicle)} has no free damage slot for {name!r}", message)
    if token != MINOR and (token >= len(game.bag) or not game.bag[token]):
        raise BadInput(f"there is no {name!r} left in the damage pile", Message("scenario-none-left", name=name))
    game.slots[slot] = token
    if token != MINOR:
        game.bag = changed(game.bag, token, game.bag[token] - 1)


def put_card(game: Thunder, vehicle: int, card: int) -> None:
    """A card in a free slot and the token that brings such cards over it."""
    slot = game.free_slot(vehicle)
    put_damage(game, vehicle, next(token.id for token in DAMAGES if token.brings_card))
    if not game.effects[card]:
        id = game.box.effects[card].id
        raise BadInput(f"there is no {id!r} left in the deck", Message("scenario-none-left", name=id))
    game.effects = taken(game.effects, card)
    game.under = changed(game.under, slot, card)
    game.cards_changed()


def there_already(name: str, place: str) -> BadInput:
    """Something that was put somewhere before."""
    return BadInput(f"{name} is {place} already", Message("scenario-there-already", name=name.split()[-1]))

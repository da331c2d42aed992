"""Hazard tokens: dealt face down and unknown to everybody, flipped, resolved, discarded, shuffled again (TR-HAZ)."""

from __future__ import annotations

from typing import Any, ClassVar

from chicane.core.lists import added, changed
from chicane.core.message import Message
from chicane.core.pile import DrawFromPile, given, taken
from chicane.core.step import CHANCE, Step
from chicane.thunder import damage, enter
from chicane.thunder.board import NAMES, TILE
from chicane.thunder.effects import befall, effect_of
from chicane.thunder.kinds import AS_PRINTED, DROP_WRECK, EXPLODE, HAZARDS, IS_ROAD, NO_TOKEN, SLIDE, WAYS, Effect
from chicane.thunder.names import WAY_NAMES, named
from chicane.thunder.state import LEFT_ROAD, NO_SLOT, NO_VEHICLE, Thunder
from chicane.thunder.tiles import FACES
from chicane.thunder.ways import ThisWay
from chicane.thunder.wrecks import place_wreck


def face_down(generation: int) -> int:
    """The mark of a face-down token; tokens of one generation come from the same shuffled pile."""
    return -1 - generation


def generation_of(token: int) -> int:
    """The generation of a face-down token, by its mark."""
    return -1 - token


def take_from_pool(game: Thunder, generation: int, kind: int) -> None:
    """A token that nobody had seen turns out to be of a kind."""
    pools = game.pools[:]
    pools[generation] = taken(pools[generation], kind)
    game.pools = pools


class DealHazards(Step[Thunder]):
    """Every hazard space of a new tile gets a face-down token from the pile (TR-SET-06, TR-FRT-10)."""

    def __init__(self, tile: int, dealt: int) -> None:
        self.tile = tile
        self.dealt = dealt

    def run(self, game: Thunder) -> None:
        spaces = FACES[game.tiles[self.tile]].hazard_spaces(game.players)[self.dealt :]  # TR-FRT-15
        game.hazard = game.hazard[:]
        for space in spaces[: game.pile]:
            game.hazard[self.tile * TILE + space] = face_down(len(game.pools) - 1)
        dealt = min(len(spaces), game.pile)
        game.pile -= dealt
        if dealt < len(spaces) and can_reshuffle(game):  # otherwise the spaces stay empty (TR-HAZ-25)
            game.do_all([Reshuffle(), DealHazards(self.tile, self.dealt + dealt)])


def can_reshuffle(game: Thunder) -> bool:
    """Whether any token was discarded."""
    return sum(game.discards) + sum(game.lost) > 0


class Reshuffle(DrawFromPile[Thunder]):
    """The discards become the new pile; what was discarded face down is looked at first (TR-HAZ-24)."""

    def generation(self, game: Thunder) -> int:
        """The oldest of the generations of which a token was discarded face down."""
        return next(number for number, count in enumerate(game.lost) if count)

    def pile(self, game: Thunder) -> list[int]:
        return game.pools[self.generation(game)] if any(game.lost) else []

    def drawn(self, game: Thunder, kind: int) -> Step[Any]:
        return Sifted(self.generation(game), kind)

    def run(self, game: Thunder) -> None:
        game.pools = [*game.pools, game.discards]
        game.lost = [*game.lost, 0]
        game.pile = sum(game.discards)
        game.discards = [0] * len(game.discards)

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-reshuffle", "TR-HAZ-24")

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-reshuffle", "TR-HAZ-24", count=sum(game.discards))


class Sifted(Step[Thunder]):
    """A token that was discarded face down turns out to be of a kind."""

    def __init__(self, generation: int, kind: int) -> None:
        self.generation = generation
        self.kind = kind

    def run(self, game: Thunder) -> None:
        game.lost = changed(game.lost, self.generation, game.lost[self.generation] - 1)
        take_from_pool(game, self.generation, self.kind)
        game.discards = given(game.discards, self.kind)
        game.do(Reshuffle())

    def text(self, game: Thunder) -> str:
        return f"discarded {HAZARDS[self.kind].id}"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-sift", "TR-HAZ-24", token=HAZARDS[self.kind].name)


class Flip(DrawFromPile[Thunder]):
    """A face-down token is turned over: any that nobody has seen yet is as likely as another (TR-OBS-08)."""

    def __init__(self, space: int) -> None:
        self.space = space

    def pile(self, game: Thunder) -> list[int]:
        return game.pools[generation_of(game.hazard[self.space])]

    def drawn(self, game: Thunder, kind: int) -> Step[Any]:
        return Flipped(self.space, kind)

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-flip", "TR-OBS-08", space=NAMES[self.space])


class Flipped(Step[Thunder]):
    """The token lies face up and is never turned back (TR-HAZ-22)."""

    def __init__(self, space: int, kind: int) -> None:
        self.space = space
        self.kind = kind

    def run(self, game: Thunder) -> None:
        take_from_pool(game, generation_of(game.hazard[self.space]), self.kind)
        game.hazard = changed(game.hazard, self.space, self.kind)

    def text(self, game: Thunder) -> str:
        return HAZARDS[self.kind].id

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-flip", "TR-OBS-08", token=HAZARDS[self.kind].name)

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-flip", "TR-OBS-08", token=HAZARDS[self.kind].name, space=NAMES[self.space])


def discard(game: Thunder, space: int) -> None:
    """The token on a space goes to the discards, not back into the pile (TR-HAZ-27)."""
    token = game.hazard[space]
    if token < 0:
        game.lost = added(game.lost, generation_of(token))
    elif token and not HAZARDS[token].dropped:
        game.discards = given(game.discards, token)
    game.hazard = changed(game.hazard, space, NO_TOKEN)


class Resolve(Step[Thunder]):
    """A face-up token does its work on whoever entered, or the terrain that it makes does (TR-HAZ-01, TR-OBS-09)."""

    def __init__(self, vehicle: int, space: int, way: int, flipped: bool) -> None:
        self.vehicle = vehicle
        self.space = space
        self.way = way
        self.flipped = flipped

    def run(self, game: Thunder) -> None:
        hazard, terrain = HAZARDS[game.hazard[self.space]], game.terrain(self.space)
        if self.vehicle == game.active and not IS_ROAD[terrain]:
            game.trail |= LEFT_ROAD  # TR-RDD-09
        if self.flipped and hazard.toll:
            game.moves[self.vehicle] = max(0, game.moves[self.vehicle] - hazard.toll)
        below = effect_of(game, self.vehicle, self.space, terrain)
        if hazard.effect is not None and hazard.terrain == AS_PRINTED and below is not None:
            self.touch(game, below)
        effect = hazard.effect or below
        if effect is not None:
            befall(game, self.vehicle, self.space, effect, self.way)

    def touch(self, game: Thunder, below: Effect) -> None:
        """What is printed below the token has its say after it, unless having entered is enough (TR-CDR-19)."""
        if below.at_once:
            befall(game, self.vehicle, self.space, below, self.way)
        else:
            game.do(TouchGround(self.vehicle, self.space, self.way))

    def tell(self, game: Thunder) -> Message | None:
        key, rule = HAZARDS[game.hazard[self.space]].told
        return Message(key, rule, vehicle=named(game, self.vehicle)) if key and self.flipped else None


class TouchGround(Step[Thunder]):
    """What is printed below a token takes hold of whoever the token has left there (TR-TER-01, TR-ENT-02)."""

    def __init__(self, vehicle: int, space: int, way: int) -> None:
        self.vehicle = vehicle
        self.space = space
        self.way = way

    def run(self, game: Thunder) -> None:
        effect = effect_of(game, self.vehicle, self.space, game.terrain(self.space))
        if effect is not None and game.at[self.vehicle] == self.space:
            befall(game, self.vehicle, self.space, effect, self.way)


def explode(game: Thunder, vehicle: int, space: int, way: int) -> list[Step[Any]]:
    """A mine is used up; the vehicle stops even where it ignores the damage (TR-HAZ-07, TR-HAZ-08)."""
    discard(game, space)
    game.lose_moves(vehicle)
    return [damage.Damage(vehicle, damage.BY_MINE, NO_VEHICLE, NO_SLOT)]


def drop_wreck(game: Thunder, vehicle: int, space: int, way: int) -> list[Step[Any]]:
    """The token makes way for a wreck, which the vehicle meets then (TR-HAZ-04)."""
    discard(game, space)
    place_wreck(game, space)
    return []


def slide(game: Thunder, vehicle: int, space: int, way: int) -> list[Step[Any]]:
    """Oil sends the vehicle one space in any direction (TR-HAZ-11)."""
    return [Slide(vehicle)]


EXPLODE.steps = explode
DROP_WRECK.steps = drop_wreck
SLIDE.steps = slide


class Slide(Step[Thunder]):
    """On oil the direction die decides which way the vehicle slides, by one space, for free (TR-HAZ-11, TR-HAZ-12)."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def actor(self, game: Thunder) -> int:
        return CHANCE

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [Slid(self.vehicle, way) for way in range(len(WAYS))]

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-slide", "TR-HAZ-11", vehicle=named(game, self.vehicle))


class Slid(ThisWay):
    """The vehicle slides."""

    rule: ClassVar[str] = "TR-HAZ-11"

    def run(self, game: Thunder) -> None:
        enter.travel(game, self.vehicle, self.way, enter.SLID)

    def tell(self, game: Thunder) -> Message:
        vehicle = named(game, self.vehicle)
        return Message("thunder-told-slide", "TR-HAZ-11", vehicle=vehicle, way=WAY_NAMES[self.way])

"""Hazard tokens: dealt face down and unknown to everybody, flipped, resolved, discarded, shuffled again (TR-HAZ)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chicane.core.message import Message
from chicane.core.step import CHANCE, NOBODY, Step
from chicane.thunder import damage, enter
from chicane.thunder.board import NAMES, TILE
from chicane.thunder.kinds import HAZARDS, IS_ROAD, MINE, MUD_TOKEN, NO_TOKEN, OIL, WRECK_TOKEN
from chicane.thunder.names import WAY_NAMES, named
from chicane.thunder.state import Thunder, changed
from chicane.thunder.tiles import FACES
from chicane.thunder.ways import ThisWay
from chicane.thunder.wrecks import place_wreck

TOKEN_NAMES: Final = [
    Message("thunder-token-none"),
    Message("thunder-token-road"),
    Message("thunder-token-oil"),
    Message("thunder-token-mud"),
    Message("thunder-token-mine"),
    Message("thunder-token-wreck"),
]


def face_down(generation: int) -> int:
    """The mark of a face-down token; tokens of one generation come from the same shuffled pile."""
    return -1 - generation


def take_from_pool(game: Thunder, generation: int, kind: int) -> None:
    """A token that nobody had seen turns out to be of a kind."""
    pools = game.pools[:]
    pools[generation] = changed(pools[generation], kind, pools[generation][kind] - 1)
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


class Reshuffle(Step[Thunder]):
    """The discards become the new pile; what was discarded face down is looked at first (TR-HAZ-24)."""

    def actor(self, game: Thunder) -> int:
        return CHANCE if sum(game.lost) else NOBODY

    def generation(self, game: Thunder) -> int:
        return next(number for number, count in enumerate(game.lost) if count)

    def kinds(self, game: Thunder) -> list[int]:
        pool = game.pools[self.generation(game)]
        return [kind for kind, count in enumerate(pool) if count]

    def options(self, game: Thunder) -> list[Step[Any]]:
        generation = self.generation(game)
        return [Sifted(generation, kind) for kind in self.kinds(game)]

    def weights(self, game: Thunder) -> list[int]:
        pool = game.pools[self.generation(game)]
        return [count for count in pool if count]

    def run(self, game: Thunder) -> None:
        game.pools = [*game.pools, game.discards]
        game.lost = [*game.lost, 0]
        game.pile = sum(game.discards)
        game.discards = [0] * len(HAZARDS)

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
        game.discards = changed(game.discards, self.kind, game.discards[self.kind] + 1)
        game.do(Reshuffle())

    def text(self, game: Thunder) -> str:
        return f"discarded {HAZARDS[self.kind].id}"

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-sift", "TR-HAZ-24", token=TOKEN_NAMES[self.kind])


class Flip(Step[Thunder]):
    """A face-down token is turned over: any that nobody has seen yet is as likely as another (TR-OBS-08)."""

    def __init__(self, space: int) -> None:
        self.space = space

    def pool(self, game: Thunder) -> list[int]:
        return game.pools[-1 - game.hazard[self.space]]

    def actor(self, game: Thunder) -> int:
        return CHANCE

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [Flipped(self.space, kind) for kind, count in enumerate(self.pool(game)) if count]

    def weights(self, game: Thunder) -> list[int]:
        return [count for count in self.pool(game) if count]

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-flip", "TR-OBS-08", space=NAMES[self.space])


class Flipped(Step[Thunder]):
    """The token lies face up and is never turned back (TR-HAZ-22)."""

    def __init__(self, space: int, kind: int) -> None:
        self.space = space
        self.kind = kind

    def run(self, game: Thunder) -> None:
        take_from_pool(game, -1 - game.hazard[self.space], self.kind)
        game.hazard = changed(game.hazard, self.space, self.kind)

    def text(self, game: Thunder) -> str:
        return HAZARDS[self.kind].id

    def label(self, game: Thunder) -> Message:
        return Message("thunder-do-flip", "TR-OBS-08", token=TOKEN_NAMES[self.kind])

    def tell(self, game: Thunder) -> Message:
        return Message("thunder-told-flip", "TR-OBS-08", token=TOKEN_NAMES[self.kind], space=NAMES[self.space])


def discard(game: Thunder, space: int) -> None:
    """The token on a space goes to the discards, not back into the pile (TR-HAZ-27)."""
    token = game.hazard[space]
    if token < 0:
        game.lost = changed(game.lost, -1 - token, game.lost[-1 - token] + 1)
    elif token:
        game.discards = changed(game.discards, token, game.discards[token] + 1)
    game.hazard = changed(game.hazard, space, NO_TOKEN)


class Resolve(Step[Thunder]):
    """A face-up token does its work on whoever entered (TR-HAZ-01, TR-OBS-09)."""

    def __init__(self, vehicle: int, space: int, flipped: bool) -> None:
        self.vehicle = vehicle
        self.space = space
        self.flipped = flipped

    def run(self, game: Thunder) -> None:
        token = game.hazard[self.space]
        if self.vehicle == game.active and not IS_ROAD[game.terrain(self.space)]:
            game.bonus = False  # TR-RDD-09
        if token == MUD_TOKEN and self.flipped:
            game.moves[self.vehicle] = max(0, game.moves[self.vehicle] - 1)  # TR-TER-10, TR-TER-11
        elif token == OIL:
            game.do(Slide(self.vehicle))
        elif token == MINE:
            discard(game, self.space)
            game.lose_moves(self.vehicle)  # even where the damage is ignored (TR-HAZ-08)
            game.do(damage.Damage(self.vehicle))
        elif token == WRECK_TOKEN:
            discard(game, self.space)
            place_wreck(game, self.space)

    def tell(self, game: Thunder) -> Message | None:
        token = game.hazard[self.space]
        if token == MINE:
            return Message("thunder-told-mine", "TR-HAZ-07", vehicle=named(game, self.vehicle))
        if token == MUD_TOKEN and self.flipped:
            return Message("thunder-told-mud", "TR-TER-10", vehicle=named(game, self.vehicle))
        if token == WRECK_TOKEN:
            return Message("thunder-told-wreck", "TR-HAZ-04", vehicle=named(game, self.vehicle))
        return None


class Slide(Step[Thunder]):
    """On oil the direction die decides which way the vehicle slides, by one space, for free (TR-HAZ-11, TR-HAZ-12)."""

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def actor(self, game: Thunder) -> int:
        return CHANCE

    def options(self, game: Thunder) -> list[Step[Any]]:
        return [Slid(self.vehicle, way) for way in range(6)]

    def prompt(self, game: Thunder) -> Message:
        return Message("thunder-ask-slide", "TR-HAZ-11", vehicle=named(game, self.vehicle))


class Slid(ThisWay):
    """The vehicle slides."""

    rule: ClassVar[str] = "TR-HAZ-11"

    def run(self, game: Thunder) -> None:
        enter.travel(game, self.vehicle, self.way, paying=False)

    def tell(self, game: Thunder) -> Message:
        vehicle = named(game, self.vehicle)
        return Message("thunder-told-slide", "TR-HAZ-11", vehicle=vehicle, way=WAY_NAMES[self.way])

"""The books of a chase: what must hold before every step."""

from __future__ import annotations

from chicane.thunder.board import SPACES, TILES
from chicane.thunder.kinds import CARS, DAMAGE_COUNTS, MINOR, TOKEN_COUNTS
from chicane.thunder.state import EMPTY, GONE, IN_AIR, RESOLVING, START, Thunder
from chicane.thunder.tiles import FACES


def audit(game: Thunder) -> str:
    """What can't be true of the position; empty when all is well."""
    return damage_tokens(game) or hazard_tokens(game) or vehicles(game) or tiles(game)


def damage_tokens(game: Thunder) -> str:
    """Every damage token is in the pile or in a slot (TR-CMP-04, TR-DMG-06)."""
    counts = game.bag[:]
    for token in game.slots:
        if token != EMPTY and token % RESOLVING != MINOR:
            counts[token % RESOLVING] += 1
    return "" if counts == DAMAGE_COUNTS else f"damage tokens {counts}"


def hazard_tokens(game: Thunder) -> str:
    """Every hazard token is unseen, face up on the board, or discarded (TR-CMP-06)."""
    counts = game.discards[:]
    for pool in game.pools:
        counts = [one + other for one, other in zip(counts, pool, strict=True)]
    for token in game.hazard:
        if token > 0:
            counts[token] += 1
    unseen = sum(map(sum, game.pools))
    known = game.pile + sum(game.lost) + sum(token < 0 for token in game.hazard)
    return "" if counts == TOKEN_COUNTS and unseen == known else f"hazard tokens {counts}, {known} of {unseen} unseen"


def vehicles(game: Thunder) -> str:
    """Every vehicle is in exactly one place; a crew has three cars and four dice (TR-CMP-08)."""
    places = all(START == where or GONE == where or IN_AIR == where or 0 <= where < SPACES for where in game.at)
    crews = all(len(game.vehicles_of(seat)) == CARS for seat in range(game.players))
    even = len(game.at) == len(game.kind) == len(game.owner) == len(game.moves) == len(game.slots) // 2
    dice = all(0 <= die <= 6 for die in game.dice)
    return "" if places and crews and even and dice else f"vehicles at {game.at}, dice {game.dice}"


def tiles(game: Thunder) -> str:
    """Every tile is on the board or in the pile, once; between two tiles the board is being moved up."""
    if len(set(game.tiles)) < TILES:
        return ""
    found = sorted([*(FACES[face].tile for face in [*game.tiles, *game.queue]), *game.shuffled])
    return "" if found == sorted({face.tile for face in FACES}) else f"tiles {found}"

"""Luck: a keyed hash counter, the same on every machine, free to copy, open to proof."""

from __future__ import annotations

import hashlib
import struct
from typing import TYPE_CHECKING, Final

from chicane.core.step import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from chicane.core.engine import Game

WORDS: Final = struct.Struct("<16I")
NARROW: Final = 1 << 31  # the most that a word can be multiplied by in 63 bits


class Luck:
    """Numbers from a seed: `at` answers for a given ply, `below` goes on from one to the next."""

    __slots__ = ("count", "drawing", "key", "keyed", "seed", "words")

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.key = hashlib.sha256(seed.encode()).digest()
        self.keyed = hashlib.blake2b(digest_size=16, key=self.key)
        self.drawing: hashlib.blake2b | None = None  # of what `below` draws, once something was drawn
        self.count = 0
        self.words: list[int] = []

    def at(self, ply: int, total: int) -> int:
        """A number from 0 to total - 1 that depends on the seed and the ply only (docs/saves.md)."""
        block = self.keyed.copy()  # quicker than a new one with the same key
        block.update(ply.to_bytes(8, "big"))
        return int.from_bytes(block.digest(), "big") % total

    def below(self, total: int) -> int:
        """The next number from 0 to total - 1, for bots and random play."""
        if not self.words:
            self.draw()
        word = self.words.pop()
        if total > NARROW:
            return word * total >> 32
        narrow: i64 = word  # compiled, a machine's product, which is quicker
        return narrow * total >> 32

    def draw(self) -> None:
        """The next numbers for `below`."""
        if self.drawing is None:
            self.drawing = hashlib.blake2b(digest_size=64, key=self.key, person=b"below")
        block = self.drawing.copy()
        block.update(self.count.to_bytes(8, "big"))
        self.words = list(WORDS.unpack(block.digest()))
        self.count += 1


def commitment(seed: str) -> str:
    """The hash that commits to a seed before the race and proves it afterwards."""
    return hashlib.sha256(f"chicane seed {seed}".encode()).hexdigest()


def weighted(weights: list[int], number: int) -> int:
    """Which option a number below the sum of the weights falls on."""
    option = 0
    for weight in weights:
        number -= weight
        if number < 0:
            break
        option += 1
    return option


def chance_at(game: Game, luck: Luck, ply: int) -> int:
    """Which option of the menu chance takes at a ply."""
    weights = game.weights
    if weights is None:
        return luck.at(ply, len(game.menu))
    return weighted(weights, luck.at(ply, sum(weights)))


def stroll(game: Game, luck: Luck, limit: int = 1_000_000) -> int:
    """Play random options, chance by its weights, until the game is over; how many were played."""
    played = 0
    while played < limit and game.actor != NOBODY:
        menu = game.menu
        weights = game.weights
        if weights is None:
            game.play(menu[luck.below(len(menu))])
        else:
            game.play(menu[weighted(weights, luck.below(sum(weights)))])
        played += 1
    return played

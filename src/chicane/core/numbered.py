"""A game that programs play by numbers: options and positions as numbers, luck from a seed as in a match."""

from __future__ import annotations

import struct
from typing import Any, Final

from chicane.core.chance import Luck, weighted
from chicane.core.engine import Game
from chicane.core.errors import IllegalOption
from chicane.core.features import NOTHING
from chicane.core.native import mypyc_attr
from chicane.core.registry import Rules
from chicane.core.step import CHANCE, Step

BYTES: Final = 2  # of a number of a position
MOST: Final = 1024  # of them
NOTHINGS: Final = [NOTHING] * MOST
PACKED: Final = [struct.Struct(f"{count}h") for count in range(MOST + 1)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbered:
    """One game after the other of the same kind; an episode is the match of its seed."""

    def __init__(self, rules: Rules[Any], players: int, setup: dict[str, str]) -> None:
        self.rules: Final = rules
        self.players = players
        self.setup = setup
        self.vocabulary = rules.vocabulary()
        self.features = rules.features()
        self.luck = Luck("")
        self.game: Game = rules.blank(players, setup)
        self.chosen: list[Step[Any]] = []
        self.numbers: list[int] = []  # of the options on the menu
        sizes = self.features.sizes
        self.known: list[list[int]] = [[] for _ in sizes]  # what was last seen
        self.starts = [BYTES * sum(sizes[:number]) for number in range(len(sizes))]
        self.seen = BYTES * self.features.size  # bytes that what is seen takes
        nothing = PACKED[self.features.size].pack(*NOTHINGS[: self.features.size])
        self.buffer = bytearray(nothing + bytes(self.vocabulary.size))

    def begin(self, seed: str) -> None:
        """A new game at its first decision."""
        self.luck = Luck(seed)
        self.game, self.chosen = self.rules.start(self.players, dict(self.setup)), []
        self.settle()

    def settle(self) -> None:
        """Let the dice fall until a seat must choose."""
        game, luck, chosen = self.game, self.luck, self.chosen
        while game.actor == CHANCE:
            menu, weights = game.menu, game.weights
            if weights is None:
                option = menu[luck.at(game.plies, len(menu))]
            else:
                option = menu[weighted(weights, luck.at(game.plies, sum(weights)))]
            chosen.append(option)
            game.play(option)
        self.numbers = self.vocabulary.numbers(game)

    def act(self, action: int) -> None:
        """A seat chooses an option by its number; then the dice fall."""
        try:
            option = self.game.menu[self.numbers.index(action)]
        except ValueError:
            raise self.illegal(action) from None
        self.chosen.append(option)
        self.game.play(option)
        self.settle()

    def illegal(self, action: int) -> IllegalOption:
        """Why an action can't be taken."""
        words = self.vocabulary.words()
        told = words[action] if 0 <= action < len(words) else "no number of the vocabulary"
        return IllegalOption(f"action {action} ({told}) is not on the menu; choose one that action_mask has a 1 for")

    def take(self, option: Step[Any]) -> None:
        """A seat chooses an option; then the dice fall."""
        self.chosen.append(option)
        self.game.play(option)
        self.settle()

    def sheet(self, seat: int) -> bytearray:
        """What a seat sees, and behind it a byte for each number of the vocabulary: 1 if it may be chosen.

        Most of what is seen is as it was when anybody last looked.
        """
        parts, buffer = self.features.of(self.game, seat), self.buffer
        for part, before, start in zip(parts, self.known, self.starts):  # noqa: B905 - the same parts as ever
            if part is not before and part != before:
                if len(part) < len(before):
                    part = part + NOTHINGS[: len(before) - len(part)]
                PACKED[len(part)].pack_into(buffer, start, *part)
        self.known = parts
        sheet, seen = bytearray(buffer), self.seen
        if self.game.actor == seat:
            for number in self.numbers:
                sheet[seen + number] = 1
        return sheet

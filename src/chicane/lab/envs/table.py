"""A game that programs play by numbers: menus as numbers, positions as numbers, luck from a seed as in a match."""

from __future__ import annotations

import secrets
import struct
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces

from chicane.core.chance import Luck, commitment, weighted
from chicane.core.engine import Game
from chicane.core.errors import IllegalOption
from chicane.core.features import NOTHING
from chicane.core.match import Match
from chicane.core.registry import find
from chicane.core.step import CHANCE, Step

Numbers: TypeAlias = np.ndarray[Any, np.dtype[Any]]
Observation: TypeAlias = dict[str, Numbers]
BYTES: Final = 2  # of a number
MOST: Final = 1024  # numbers that a position comes to
NOTHINGS: Final = [NOTHING] * MOST
PACKED: Final = [struct.Struct(f"{count}h") for count in range(MOST + 1)]
LOWEST, HIGHEST = -(1 << 15), (1 << 15) - 1


class Table:
    """One game after the other of the same kind; an episode is the match of its seed, and can be kept as one."""

    def __init__(self, game: str, players: int | None = None, options: dict[str, object] | None = None) -> None:
        self.rules: Final = find(game)
        chosen = options or {}
        self.players = self.rules.check_players(self.rules.usual_players(chosen) if players is None else players)
        self.setup = self.rules.check_options(chosen, self.players)
        self.vocabulary = self.rules.vocabulary()
        self.features = self.rules.features()
        self.luck = Luck("")
        self.game: Game = self.rules.blank(self.players, self.setup)
        self.chosen: list[Step[Any]] = []
        self.numbers: list[int] = []  # of the options on the menu
        self.known: list[list[int]] = [[] for _ in self.features.sizes]  # what was last seen
        self.starts = [BYTES * sum(self.features.sizes[:number]) for number in range(len(self.features.sizes))]
        self.buffer = bytearray(PACKED[self.features.size].pack(*NOTHINGS[: self.features.size]))

    def begin(self, seed: int | str | None) -> None:
        """A new game at its first decision."""
        self.luck = Luck(secrets.token_hex(16) if seed is None else str(seed))
        self.game, self.chosen = self.rules.start(self.players, dict(self.setup)), []
        self.settle()

    def settle(self) -> None:
        """Let the dice fall until a seat must choose."""
        game, at, keep = self.game, self.luck.at, self.chosen.append
        while game.actor == CHANCE:
            menu, weights = game.menu, game.weights
            if weights is None:
                option = menu[at(game.plies, len(menu))]
            else:
                option = menu[weighted(weights, at(game.plies, sum(weights)))]
            keep(option)
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

    def observation(self, seat: int) -> Observation:
        """What a seat sees, and what it may choose."""
        return {"observation": self.seen(seat), "action_mask": self.mask(seat)}

    def seen(self, seat: int) -> Numbers:
        """The features of a seat; most of them are as they were when anybody last looked."""
        parts, known, buffer = self.features.of(self.game, seat), self.known, self.buffer
        for number, part in enumerate(parts):
            before = known[number]
            if part is not before and part != before:
                if len(part) < len(before):
                    part = part + NOTHINGS[: len(before) - len(part)]
                PACKED[len(part)].pack_into(buffer, self.starts[number], *part)
        self.known = parts
        return np.frombuffer(bytearray(buffer), np.int16)

    def mask(self, seat: int) -> Numbers:
        """A 1 for each number on the seat's menu."""
        mask = bytearray(self.vocabulary.size)
        if self.game.actor == seat:
            for number in self.numbers:
                mask[number] = 1
        return np.frombuffer(mask, np.int8)

    def observation_space(self) -> spaces.Dict:
        """Of one seat."""
        seen = spaces.Box(LOWEST, HIGHEST, (self.features.size,), np.int16)
        return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (self.vocabulary.size,), np.int8)})

    def action_space(self) -> spaces.Discrete:
        """Of one seat."""
        return spaces.Discrete(self.vocabulary.size)

    def match(self, seats: list[str] | None = None) -> Match:
        """The episode so far as a match, which can be saved, replayed and drawn."""
        names = seats or [f"P{number + 1}" for number in range(self.players)]
        match = Match(self.rules, self.players, self.setup, names, self.luck.seed, commitment(self.luck.seed))
        for option in self.chosen:
            match.apply(option)
        return match

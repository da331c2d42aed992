"""A table at which programs play: what a seat sees and may choose as arrays, an episode as a match."""

from __future__ import annotations

import secrets
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces

from chicane.core.chance import commitment
from chicane.core.match import Match
from chicane.core.numbered import Numbered
from chicane.core.registry import find

Numbers: TypeAlias = np.ndarray[Any, np.dtype[Any]]
Observation: TypeAlias = dict[str, Numbers]
SEEN: Final = np.dtype(np.int16)
MASK: Final = np.dtype(np.int8)
LOWEST, HIGHEST = -(1 << 15), (1 << 15) - 1


class Table(Numbered):
    """One game after the other of the same kind; an episode can be kept as a match."""

    def __init__(self, game: str, players: int | None = None, options: dict[str, object] | None = None) -> None:
        rules, chosen = find(game), options or {}
        seats = rules.check_players(rules.usual_players(chosen) if players is None else players)
        super().__init__(rules, seats, rules.check_options(chosen, seats))

    def reset(self, seed: int | str | None) -> None:
        """A new game; without a seed nobody can guess its dice."""
        self.begin(secrets.token_hex(16) if seed is None else str(seed))

    def observation(self, seat: int) -> Observation:
        """What a seat sees, and what it may choose."""
        sheet = self.sheet(seat)
        seen: Numbers = np.ndarray(self.features.size, SEEN, sheet)  # three times as quick as `frombuffer`
        return {"observation": seen, "action_mask": np.ndarray(self.vocabulary.size, MASK, sheet, self.seen)}

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

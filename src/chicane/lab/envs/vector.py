"""Many games at once: one seat of each is the agent's, all of their positions lie in one array."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from chicane.lab.envs.rewards import Worth, won
from chicane.lab.envs.seat import SeatEnv
from chicane.lab.envs.table import Numbers, Observation


class ManySeats(VectorEnv[Any, Any, Any]):
    """So many games of one kind, stepped together; one that is over begins anew at the step after."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        count: int,
        game: str,
        players: int | None = None,
        options: dict[str, object] | None = None,
        rivals: tuple[str, ...] = ("random",),
        worth: Worth = won,
        max_choices: int | None = None,
    ) -> None:
        seats = SeatEnv(game, players, options).table.players
        self.envs = [
            SeatEnv(game, players, options, number % seats, rivals, worth, max_choices) for number in range(count)
        ]
        self.num_envs = count
        self.single_observation_space = self.envs[0].observation_space
        self.single_action_space = self.envs[0].action_space
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        table = self.envs[0].table
        self.seen = np.zeros((count, table.features.size), np.int16)
        self.masks = np.zeros((count, table.vocabulary.size), np.int8)
        self.done = [False] * count

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """All games anew; of one seed, each has its own."""
        seeds = seed if isinstance(seed, list) else [None if seed is None else seed + n for n in range(self.num_envs)]
        for number, (each, its_seed) in enumerate(zip(self.envs, seeds, strict=True)):
            self.keep(number, each.reset(seed=its_seed)[0])
        self.done = [False] * self.num_envs
        return self.observations(), {}

    def step(self, actions: Numbers) -> tuple[Observation, Numbers, Numbers, Numbers, dict[str, Any]]:
        """A choice in every game."""
        rewards = np.zeros(self.num_envs)
        over, cut = np.zeros(self.num_envs, bool), np.zeros(self.num_envs, bool)
        for number, each in enumerate(self.envs):
            if self.done[number]:
                seen = each.reset()[0]
            else:
                seen, rewards[number], over[number], cut[number], _ = each.step(int(actions[number]))
            self.keep(number, seen)
        self.done = [bool(each) for each in over | cut]
        return self.observations(), rewards, over, cut, {}

    def keep(self, number: int, seen: Observation) -> None:
        """Put what one game shows into its row."""
        self.seen[number], self.masks[number] = seen["observation"], seen["action_mask"]

    def observations(self) -> Observation:
        """All games, a row each."""
        return {"observation": self.seen.copy(), "action_mask": self.masks.copy()}

    def action_masks(self) -> Numbers:
        """What may be chosen, a row for each game."""
        return self.masks.astype(bool)

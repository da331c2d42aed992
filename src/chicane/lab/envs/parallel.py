"""PettingZoo's parallel kind: all seats answer at every step; only the answer of whoever must choose counts."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from chicane.core.engine import CAPPED
from chicane.lab.envs.rewards import Worth, won
from chicane.lab.envs.table import Observation, Table


class AllAtOnceEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game of all seats, one choice a step; for an answer that is not on the menu, its first option is taken."""

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, object] | None = None,
        worth: Worth = won,
        max_cycles: int | None = None,
    ) -> None:
        self.table = Table(game, players, options)
        self.worth = worth
        self.most = max_cycles
        self.render_mode = None
        self.metadata = {**type(self).metadata, "name": f"chicane_{game}_parallel_v{self.table.vocabulary.version}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self.observation_spaces = {agent: self.table.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.table.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game."""
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.steps = 0
        self.worths = [self.worth(self.table.game, seat) for seat in range(self.table.players)]
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, Observation]:
        """What each seat sees; the masks of those who wait are empty."""
        return {agent: self.table.observation(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Whoever must choose takes an option by its number."""
        table = self.table
        chooser = self.possible_agents[table.game.actor]
        legal = int(actions[chooser]) in table.numbers
        table.take(table.game.menu[table.numbers.index(int(actions[chooser])) if legal else 0])
        self.steps += 1
        now = [self.worth(table.game, seat) for seat in range(table.players)]
        rewards = {agent: now[seat] - self.worths[seat] for seat, agent in enumerate(self.agents)}
        self.worths = now
        over = table.game.over and table.game.reason != CAPPED
        cut = not over and (table.game.over or self.steps == self.most)
        told = {agent: {} if legal or agent != chooser else {"illegal": True} for agent in self.agents}
        all_over, all_cut = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        return self.observations(), rewards, all_over, all_cut, told

    def render(self) -> None:
        """A parallel table shows nothing; its match does."""

    def close(self) -> None:
        """Nothing is held open."""

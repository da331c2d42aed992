"""PettingZoo: all seats of a table are agents, and whoever must choose is the one that acts."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from chicane.core.engine import CAPPED
from chicane.core.scene import svg
from chicane.core.step import NOBODY
from chicane.lab.envs.rewards import Worth, won
from chicane.lab.envs.table import Observation, Table


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game of all seats. With `max_cycles`, it is cut off after so many choices a seat, on average."""

    metadata: dict[str, Any] = {"render_modes": ["svg"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, object] | None = None,
        worth: Worth = won,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(game, players, options)
        self.worth = worth
        self.most = None if max_cycles is None else max_cycles * self.table.players
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": f"chicane_{game}_v{self.table.vocabulary.version}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.table.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.table.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed has the same dice, and without one, nobody can guess them."""
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.worths = [self.worth(self.table.game, seat) for seat in range(self.table.players)]
        self.choices = 0
        self.ended = False
        self.agent_selection = self.possible_agents[self.table.game.actor]

    def observe(self, agent: str) -> Observation:
        return self.table.observation(self.seats[agent])

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What PettingZoo's own does, a little quicker: random play does hardly anything else."""
        agent = self.agent_selection
        seen = self.table.observation(self.seats[agent]) if observe else None
        reward, over, cut = self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent]
        return seen, reward, over, cut, self.infos[agent]

    def step(self, action: int | None) -> None:
        """Whoever must choose takes an option by its number; None for an agent whose game is over."""
        if self.ended:
            self._was_dead_step(action)
            return
        agent, table = self.agent_selection, self.table
        table.act(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self.choices += 1
        actor = table.game.actor
        if actor != NOBODY and self.choices != self.most:
            if self.worth is not won:  # which has nothing to say before the end
                self.reward()
            self.agent_selection = self.possible_agents[actor]
        else:
            self.reward()
            self.end()

    def reward(self) -> None:
        """What each seat has gained since the last choice."""
        now = [self.worth(self.table.game, seat) for seat in range(self.table.players)]
        for agent, seat in self.seats.items():
            self.rewards[agent] = now[seat] - self.worths[seat]
        self._accumulate_rewards()
        self.worths = now

    def end(self) -> None:
        """The game is over, or cut off."""
        over = self.table.game.over and self.table.game.reason != CAPPED
        self.ended = True
        for agent in self.agents:
            self.terminations[agent], self.truncations[agent] = over, not over
        self._deads_step_first()

    def render(self) -> str:
        """The board as SVG."""
        return svg(self.table.rules.scene(self.table.game, self.possible_agents))

    def close(self) -> None:
        """Nothing is held open."""

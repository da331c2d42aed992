"""Gymnasium: one seat is the agent's, bots have the others."""

from __future__ import annotations

from typing import Any

import gymnasium

from chicane.bots import bot
from chicane.bots.bot import Bot
from chicane.core.engine import CAPPED
from chicane.core.errors import BadInput
from chicane.core.scene import svg
from chicane.core.view import seen_by
from chicane.lab.envs.rewards import Worth, won
from chicane.lab.envs.table import Numbers, Observation, Table

LOST = -1.0  # the reward of an action that is not on the menu: it ends the game


class SeatEnv(gymnasium.Env[Any, Any]):
    """A seat against bots. `rivals` are specs, one for all other seats or one for each of them in turn."""

    metadata = {"render_modes": ["svg"]}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, object] | None = None,
        seat: int = 0,
        rivals: tuple[str, ...] = ("random",),
        worth: Worth = won,
        max_choices: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, players, options)
        if not 0 <= seat < self.table.players:
            raise BadInput(f"no seat {seat}; they run from 0 to {self.table.players - 1}")
        if not rivals:
            raise BadInput("no rivals; name at least one bot")
        self.seat = seat
        self.rivals = rivals
        self.worth = worth
        self.most = max_choices
        self.render_mode = render_mode
        self.observation_space = self.table.observation_space()
        self.action_space = self.table.action_space()
        self.bots: list[Bot] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game at the first choice of the seat; a game that is over before it is not kept."""
        super().reset(seed=seed)
        while True:
            dice = str(self.np_random.integers(1 << 62))
            self.table.reset(dice)
            self.bots = [
                bot(self.rivals[seat % len(self.rivals)], f"{dice} {seat}") for seat in range(self.table.players)
            ]
            self.choices = 0
            self.let_others_play()
            if not self.table.game.over:
                break
        self.worth_now = self.worth(self.table.game, self.seat)
        return self.table.observation(self.seat), {}

    def let_others_play(self) -> None:
        """The bots choose until it is the seat's turn or the game is over."""
        table = self.table
        while not table.game.over and table.game.actor != self.seat:
            actor = table.game.actor
            view = seen_by(table.game, actor)
            table.take(self.bots[actor].choose(view, view.game.menu))

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The seat chooses by number. What is not on the menu loses the game at once."""
        table = self.table
        if int(action) not in table.numbers or table.game.actor != self.seat:
            return table.observation(self.seat), LOST, True, False, {"illegal": True}
        table.act(int(action))
        self.choices += 1
        self.let_others_play()
        before, self.worth_now = self.worth_now, self.worth(table.game, self.seat)
        over = table.game.over and table.game.reason != CAPPED
        cut = not over and (table.game.over or self.choices == self.most)
        told = {"won": self.table.game.returns()[self.seat]} if over else {}
        return table.observation(self.seat), self.worth_now - before, over, cut, told

    def action_masks(self) -> Numbers:
        """What may be chosen, in the form that sb3-contrib asks for."""
        return self.table.observation(self.seat)["action_mask"].view(bool)

    def render(self) -> str:
        """The board as SVG."""
        return svg(self.table.rules.scene(self.table.game, [f"seat_{each}" for each in range(self.table.players)]))

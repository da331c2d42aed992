"""`python -m tools.train chariot --minutes 5` trains a small MaskablePPO on one core and says how strong it is.

It needs `pip install 'chicane[train]'`, which brings PyTorch: some gigabytes, so nothing else asks for it.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any, Final

import gymnasium
import numpy as np

from chicane.lab.envs import SeatEnv, standing
from chicane.lab.interval import wilson

TRAINED_ON: Final = 4  # games at once
GAMES: Final = 300  # of the examination
SCALE: Final = 16.0  # most numbers of a position come to about that


class Scaled(gymnasium.ObservationWrapper[Any, Any, Any]):
    """The features alone, about as large as a network likes them; what may be chosen is asked for apart."""

    def __init__(self, env: SeatEnv) -> None:
        super().__init__(env)
        self.seat = env
        self.observation_space = gymnasium.spaces.Box(-np.inf, np.inf, (env.table.features.size,), np.float32)

    def observation(self, observation: Any) -> Any:
        return observation["observation"].astype(np.float32) / SCALE

    def action_masks(self) -> Any:
        """What may be chosen, in the form that sb3-contrib asks for."""
        return self.seat.action_masks()


def made(game: str, players: int, seat: int, rival: str) -> Scaled:
    """A seat against such bots, rewarded on the way."""
    return Scaled(SeatEnv(game, players, seat=seat, rivals=(rival,), worth=standing))


def trained(game: str, players: int, minutes: float, rival: str) -> Any:
    """A model that has learnt for so long."""
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv

    torch.set_num_threads(1)
    seats = [seat % players for seat in range(TRAINED_ON)]
    envs = DummyVecEnv([lambda seat=seat: made(game, players, seat, rival) for seat in seats])
    model = MaskablePPO("MlpPolicy", envs, n_steps=512, batch_size=256, gamma=0.995, ent_coef=0.01, seed=1)
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        model.learn(TRAINED_ON * 512, reset_num_timesteps=False)
    return model


def share(model: Any, game: str, players: int, rival: str, games: int) -> float:
    """What it wins of so many games against such bots, all seats in turn; without a model, by luck alone."""
    total = 0.0
    for number in range(games):
        env = made(game, players, number % players, rival)
        seen, _ = env.reset(seed=1_000_000 + number)
        over = cut = False
        told: dict[str, Any] = {}
        while not (over or cut):
            mask = env.action_masks()
            action = model.predict(seen, action_masks=mask)[0] if model else env.np_random.choice(np.flatnonzero(mask))
            seen, _, over, cut, told = env.step(int(action))
        total += told.get("won", 0.0)
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--rival", default="random")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("-o", "--output", type=Path)
    chosen = parser.parse_args()
    model = trained(chosen.game, chosen.players, chosen.minutes, chosen.rival)
    print(f"{model.num_timesteps} choices in {chosen.minutes:g} minutes")
    if chosen.output:
        model.save(chosen.output)
    for rival in ("random", "greedy"):
        for name, player in (("random", None), ("trained", model)):
            won = share(player, chosen.game, chosen.players, rival, chosen.games)
            low, high = wilson(won, chosen.games)
            print(f"{name} against {rival}: {won / chosen.games:.1%} ({low:.1%} to {high:.1%})", flush=True)


if __name__ == "__main__":
    main()

"""A first learner against the environments, with numpy alone: `python learn.py chariot 120`. See docs/lab.md.

A table of weights makes a chance for each option from what the seat sees. After a game, options that gained more than
usual soon after become likelier, others less likely (REINFORCE).
"""

import sys

import numpy as np

from chicane.lab.envs import SeatEnv, standing

RATE = 0.01  # how much is learnt from a game
FADE = 0.95  # what a gain counts for the choice before it
SHOWN = 30  # games at the beginning and at the end whose wins are told


def chances(weights, seen):
    """What is seen, with a 1 behind it, and the chance of each option on the menu."""
    inputs = np.append(np.clip(seen["observation"], -10, 10) / 10, 1.0)
    worth = np.where(seen["action_mask"] == 1, weights @ inputs, -np.inf)
    likely = np.exp(worth - worth.max())
    return inputs, likely / likely.sum()


def play(env, weights, luck, seed):
    """A game: what was seen and chosen, what each choice gained at once, and whether it was won."""
    seen, _ = env.reset(seed=seed)
    steps, rewards, over, cut = [], [], False, False
    while not (over or cut):
        inputs, likely = chances(weights, seen)
        action = luck.choice(len(likely), p=likely)
        steps.append((inputs, likely, action))
        seen, reward, over, cut, told = env.step(action)
        rewards.append(reward)
    return steps, rewards, told.get("won", 0.0)


def gained(rewards):
    """What each choice gained, with what came after it."""
    gains = np.array(rewards)
    for number in range(len(gains) - 2, -1, -1):
        gains[number] += FADE * gains[number + 1]
    return gains


def learn(env, luck, games):
    """Play, and make likelier what gains more than usual; which games were won."""
    weights = np.zeros((env.action_space.n, env.observation_space["observation"].shape[0] + 1))
    usual, spread, won = 0.0, 1.0, []
    for game in range(games):
        steps, rewards, win = play(env, weights, luck, game)
        gains = gained(rewards)
        usual += 0.1 * (gains.mean() - usual)
        spread += 0.1 * (gains.var() - spread)
        for (inputs, likely, action), gain in zip(steps, gains, strict=True):
            likely[action] -= 1
            weights -= RATE * (gain - usual) / spread**0.5 * np.outer(likely, inputs)
        won.append(win)
    return won


def main(game, games):
    """Learn to beat a random player."""
    won = learn(SeatEnv(game, 2, worth=standing), np.random.default_rng(1), games)
    print(f"won {np.mean(won[:SHOWN]):.2f} of the first {SHOWN} games, {np.mean(won[-SHOWN:]):.2f} of the last {SHOWN}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))

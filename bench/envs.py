"""`python -m bench.envs`: random play through PettingZoo beside the bare engine, and others' games in the same loop.

"Blind" is the same play without looking: neither position nor mask is made. What looks can't come to more.
It needs `chicane[envs]`; with `open-spiel`, `shimmy` and `pettingzoo[classic]` installed, their games take part.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from importlib import import_module
from statistics import median
from typing import Any

from chicane.core.chance import Luck, stroll
from chicane.core.registry import find, names
from chicane.lab.envs import TableEnv

Contestant = Callable[[int], int]  # seed -> options played in one game


def random_play(env: Any, seed: int) -> int:
    """One game at random, by the masks; how many choices it took."""
    env.reset(seed=seed)
    luck, choices = random.Random(seed).random, 0
    for _ in env.agent_iter():
        seen, _, over, cut, info = env.last()
        if over or cut:
            env.step(None)
            continue
        mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
        legal = mask.view(bool).nonzero()[0]
        env.step(legal[int(luck() * len(legal))])
        choices += 1
    return choices


def bare(game: str) -> Contestant:
    """The engine alone."""
    rules = find(game)
    players = rules.usual_players({})
    return lambda seed: stroll(rules.start(players), Luck(f"bench {seed}"))


def through(game: str) -> Contestant:
    """The same game through PettingZoo; dice count as they do for the engine."""
    env = TableEnv(game)

    def play(seed: int) -> int:
        random_play(env, seed)
        return len(env.table.chosen)

    return play


def blind(game: str) -> Contestant:
    """The same without looking at anything: the options are known by their numbers."""
    env = TableEnv(game)

    def play(seed: int) -> int:
        env.reset(seed=seed)
        luck = random.Random(seed).random
        for _ in env.agent_iter():
            _, _, over, cut, _ = env.last(observe=False)
            numbers = env.table.numbers
            env.step(None if over or cut else numbers[int(luck() * len(numbers))])
        return len(env.table.chosen)

    return play


def classics() -> dict[str, Contestant]:
    """Games of PettingZoo itself, as far as they are installed."""
    found: dict[str, Contestant] = {}
    for name in ("tictactoe_v3", "connect_four_v3", "chess_v6"):
        try:
            env = import_module(f"pettingzoo.classic.{name}").env()
        except ImportError:
            continue
        found[f"pettingzoo {name}"] = lambda seed, env=env: random_play(env, seed)  # type: ignore[misc]
    return found


def open_spiel() -> dict[str, Contestant]:
    """Games of OpenSpiel through Shimmy's adapter to PettingZoo."""
    try:
        import pyspiel
        from shimmy import OpenSpielCompatibilityV0
    except ImportError:
        return {}
    found: dict[str, Contestant] = {}
    for name in ("tic_tac_toe", "connect_four", "leduc_poker"):
        env = OpenSpielCompatibilityV0(env=pyspiel.load_game(name))
        found[f"openspiel {name}"] = lambda seed, env=env: random_play(env, seed)  # type: ignore[misc]
    return found


def rate(play: Contestant, seconds: float, seed: int) -> float:
    """Options a second of processor time."""
    played, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        played += play(seed)
        seed += 1
    return played / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=names())
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5)
    given = parser.parse_args()
    print(f"{'':26}{'engine/s':>12}{'PettingZoo/s':>14}{'ratio':>8}{'blind':>8}")
    for game in given.games:
        contestants, rounds = (bare(game), through(game), blind(game)), []
        for number in range(given.rounds):  # by turns, so that all meet the same disturbances
            rounds.append([rate(play, given.seconds, number * 1_000_000) for play in contestants])
        engine, table = (median(each[place] for each in rounds) for place in (0, 1))
        ratio, most = (median(each[place] / each[0] for each in rounds) for place in (1, 2))
        print(f"{game:26}{engine:12,.0f}{table:14,.0f}{ratio:8.2f}{most:8.2f}", flush=True)
    for name, play in {**classics(), **open_spiel()}.items():
        found = [rate(play, given.seconds, number * 1_000_000) for number in range(given.rounds)]
        print(f"{name:26}{'':12}{median(found):14,.0f}")


if __name__ == "__main__":
    main()

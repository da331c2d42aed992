"""The arena on this machine: two workers beside one in turns, then some games with their report, start to end.

Beside each ratio stands the most that there is to be had: what two plain processes get done that share nothing but this
machine, beside one. Cores that share a chip or its heat do not come to 2.

`python -m bench.arena --games 256 --rounds 3 --long 1000`. Seconds are those of the clock, for that is what workers are
for: only a quiet machine gives figures that mean anything, so the load is printed with each of them.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from multiprocessing.synchronize import Barrier
from statistics import median
from typing import Final

from chicane.core.registry import find
from chicane.fast import RUNS_ON
from chicane.lab.played import play
from chicane.lab.tournament import Task, Tournament
from chicane.lab.workers import spread

SPAWN: Final = multiprocessing.get_context("spawn")
THOUSAND: Final = 1000
PLAYERS: Final = 4


def tasks(game: str, bots: str, games: int, seed: str) -> list[Task]:
    """The games of a round."""
    setup = tuple(find(game).check_options({}, PLAYERS).items())
    return Tournament(game, tuple(bots.split(",")), PLAYERS, setup, seed, games).tasks()


def seconds(games: list[Task], workers: int) -> float:
    """How long so many games take, with starting the workers."""
    began = time.perf_counter()
    assert len(games) == sum(1 for _ in spread(play, games, workers))
    return time.perf_counter() - began


def ceiling(games: list[Task]) -> float:
    """How much more two plain processes get done than one."""
    return 2 * beside(games, 1) / beside(games, 2)


def beside(games: list[Task], count: int) -> float:
    """How long so many processes take for the same games, each for all of them, from when the last one is ready."""
    gate = SPAWN.Barrier(count + 1)
    processes = [SPAWN.Process(target=alone, args=(games, gate)) for _ in range(count)]
    for process in processes:
        process.start()
    gate.wait()
    began = time.perf_counter()
    for process in processes:
        process.join()
    return time.perf_counter() - began


def alone(games: list[Task], gate: Barrier) -> None:
    """Play once to have loaded everything, then wait for the others, then play."""
    play(games[0])
    gate.wait()
    for game in games:
        play(game)


def start_to_end(game: str, bots: str, games: int) -> float:
    """How long a tournament and its report take by the command line, with two workers."""
    with tempfile.TemporaryDirectory() as folder:
        arena = ["arena", game, "--bots", bots, "--players", str(PLAYERS), "--games", str(games), "--workers", "2"]
        began = time.perf_counter()
        for command in ([*arena, "-o", folder], ["report", folder, "-o", f"{folder}/report.html"]):
            subprocess.run([sys.executable, "-m", "chicane.cli", *command], check=True, capture_output=True)
        return time.perf_counter() - began


def load() -> str:
    """What else this machine has to do."""
    return f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="thunder")
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--games", type=int, default=256, help="how many a turn (256); the start of workers is in it")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--long", type=int, default=THOUSAND, help="games of the tournament with its report; 0: none")
    given = parser.parse_args()
    print(f"{RUNS_ON}: {given.game}, {PLAYERS} players, {given.bots}; {load()}", flush=True)
    pairs = []
    for number in range(given.rounds):
        games = tasks(given.game, given.bots, given.games, f"bench {number}")
        one, two, most = seconds(games, 1), seconds(games, 2), ceiling(games[: given.games // 4 or 1])
        pairs.append((one / two, most))
        told = f"1 worker {one:.1f} s, 2 workers {two:.1f} s"
        print(f"round {number + 1}: {told}, {one / two:.2f}x of {most:.2f}x; {load()}", flush=True)
    if pairs:
        print(f"two workers beside one: {median(p[0] for p in pairs):.2f}x of {median(p[1] for p in pairs):.2f}x")
    if given.long:
        took = start_to_end(given.game, given.bots, given.long)
        more = "" if given.long == THOUSAND else f", so {took * THOUSAND / given.long:.0f} s for {THOUSAND}"
        print(f"{given.long} games with their report: {took:.0f} s{more}; {load()}")


if __name__ == "__main__":
    main()

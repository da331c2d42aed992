"""The arena on this machine: two workers beside one in turns, then some games with their report, start to end.

`python -m bench.arena --games 64 --rounds 5 --long 1000`. Seconds are those of the clock, for that is what workers are
for: only a quiet machine gives figures that mean anything, so the load is printed with each of them.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from statistics import median
from typing import Final

from chicane.core.registry import find
from chicane.fast import RUNS_ON
from chicane.lab.played import play
from chicane.lab.tournament import Tournament
from chicane.lab.workers import spread

THOUSAND: Final = 1000
PLAYERS: Final = 4


def seconds(game: str, bots: str, games: int, seed: str, workers: int) -> float:
    """How long so many games take, with starting the workers."""
    setup = tuple(find(game).check_options({}, PLAYERS).items())
    tournament = Tournament(game, tuple(bots.split(",")), PLAYERS, setup, seed, games)
    tasks = [tournament.task(number) for number in range(games)]
    began = time.perf_counter()
    assert games == sum(1 for _ in spread(play, tasks, workers))
    return time.perf_counter() - began


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
    parser.add_argument("--games", type=int, default=64, help="how many in a turn (64)")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--long", type=int, default=THOUSAND, help="games of the tournament with its report; 0: none")
    given = parser.parse_args()
    print(f"{RUNS_ON}: {given.game}, {PLAYERS} players, {given.bots}; {load()}", flush=True)
    ratios = []
    for number in range(given.rounds):
        one, two = (seconds(given.game, given.bots, given.games, f"bench {number}", workers) for workers in (1, 2))
        ratios.append(one / two)
        print(
            f"round {number + 1}: 1 worker {one:.1f} s, 2 workers {two:.1f} s, {one / two:.2f}x; {load()}", flush=True
        )
    if ratios:
        print(f"two workers beside one: {median(ratios):.2f}x")
    if given.long:
        took = start_to_end(given.game, given.bots, given.long)
        more = "" if given.long == THOUSAND else f", so {took * THOUSAND / given.long:.0f} s for {THOUSAND}"
        print(f"{given.long} games with their report: {took:.0f} s{more}; {load()}")


if __name__ == "__main__":
    main()

"""One contestant of the benchmark in a process of its own: a command a line in, a line of JSON back.

Time is the processor time of this process, so that a busy machine does not count against whoever is at the wheel.
"""

import gc
import json
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, repeat
from typing import Any, Protocol

PROBE_LOOPS = 100_000
SLICE = 0.05  # seconds of work between two probes
COPIES_A_TURN = 5
POSITIONS = 200
POSITIONS_A_GAME = 20


class Contestant(Protocol):
    """What a contestant can do: play a game to its end, alone or with bots at the table, and copy positions."""

    name: str

    def game(self, name: str, seed: int) -> Callable[[], int]:
        """Set up a game; the answer plays it at random to its end and returns how many options it took."""

    def match(self, name: str, seed: int) -> Callable[[], int]:
        """The same with all that goes with a match: random bots that see what their seat may know, log and story."""

    def positions(self, name: str, seed: int, number: int) -> list[Callable[[], object]]:
        """Return the copy methods of that many positions, spread evenly over one game."""


def probe() -> float:
    """How long this core takes, just now, for a fixed piece of work."""
    start = time.process_time()
    for _ in range(PROBE_LOOPS):
        pass
    return time.process_time() - start


def measure(pieces: Iterator[Callable[[], int]], seconds: float) -> list[tuple[int, float, float]]:
    """Time pieces of work in slices: how much was done, in what time, and the slower of the probes beside it."""
    slices = []
    total = 0.0
    before = probe()
    while total < seconds:
        done = 0
        spent = 0.0
        while spent < SLICE:
            piece = next(pieces)
            start = time.process_time()
            done += piece()
            spent += time.process_time() - start
        after = probe()
        slices.append((done, spent, max(before, after)))
        before = after
        total += spent
    return slices


def copies(positions: list[Callable[[], object]]) -> int:
    """Copy every position some times; return how many copies that made."""
    for copy in positions:
        for _ in repeat(None, COPIES_A_TURN):
            copy()
    return COPIES_A_TURN * len(positions)


def collect(contestant: Contestant, name: str) -> list[Callable[[], object]]:
    """Positions from the middle of several games, out of the garbage collector's sight."""
    games = range(POSITIONS // POSITIONS_A_GAME)
    positions = [copy for seed in games for copy in contestant.positions(name, seed, POSITIONS_A_GAME)]
    gc.collect()
    gc.freeze()
    return positions


def serve(contestant: Contestant, more: dict[str, Callable[..., Any]] | None = None) -> None:
    """Answer `play` and `match` (GAME SEED SECONDS), `copy` (GAME SECONDS) and the contestant's own commands."""
    positions: dict[str, list[Callable[[], object]]] = {}
    begin = {"play": contestant.game, "match": contestant.match}
    for command, name, *arguments in requests(contestant.name):
        if command in begin:
            seed, seconds = arguments
            answer(measure((begin[command](name, each) for each in count(int(seed))), float(seconds)))
        elif command == "copy":
            if name not in positions:
                positions[name] = collect(contestant, name)
            answer(measure(repeat(partial(copies, positions[name])), float(arguments[0])))
        else:
            answer((more or {})[command](name, *arguments))


def requests(name: str) -> Iterator[list[str]]:
    """Say who we are, then yield what is asked."""
    answer(name)
    for line in sys.stdin:
        yield line.split()


def answer(value: object) -> None:
    print(json.dumps(value), flush=True)

"""`chicane arena`: a tournament of bots whose results are kept, can be gone on with, and can be reported on."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

from chicane.cli.fast import runs_on
from chicane.cli.progress import with_progress
from chicane.cli.screen import Screen
from chicane.cli.sim import percent, planned, workers_of
from chicane.cli.wrong import wrong
from chicane.lab.played import Played, play
from chicane.lab.workers import spread

if TYPE_CHECKING:
    from chicane.lab.rating import Standing
    from chicane.lab.results import Results

LIBRARIES: Final = ["polars", "openskill", "matplotlib"]
HEADINGS: Final = [
    "cli-sim-bot", "cli-arena-seats", "cli-sim-share", "cli-sim-interval", "cli-sim-fair", "cli-arena-rating",
]  # fmt: skip


def arena(screen: Screen, arguments: argparse.Namespace) -> int:
    """`chicane arena GAME --bots SPEC,SPEC --games N --workers W -o FOLDER`"""
    check_lab()
    from chicane.lab.rating import standings
    from chicane.lab.results import opened

    tournament = planned(arguments)
    workers = workers_of(arguments, tournament.games)
    results = opened(Path(arguments.output or f"arena-{tournament.game}"), tournament)
    began, left = time.perf_counter(), results.missing()
    play_all(screen, results, left, workers, arguments.on)
    show(screen, standings(results.finish()["seats"]))
    told = {"games": sum(map(len, left)), "known": tournament.games - sum(map(len, left))}
    took = f"{time.perf_counter() - began:.1f}"
    line = screen.say("cli-arena-time", **told, seconds=took, workers=workers, engine=runs_on(screen))
    print(line, file=sys.stderr)
    print(screen.say("cli-arena-kept", folder=str(results.folder)), file=sys.stderr)
    return 0


def check_lab() -> None:
    """Say what is to be installed where the lab's libraries are not."""
    for name in LIBRARIES:
        if find_spec(name) is None:
            raise wrong("cli-wrong-lab", name=name)


def play_all(screen: Screen, results: Results, chunks: list[range], workers: int, backend: str) -> None:
    """Play what is missing, game by game, so that no worker waits long; each chunk is kept once it is there."""
    tasks = [results.tournament.task(number) for chunk in chunks for number in chunk]
    done = spread(play, tasks, workers, backend)
    known = results.tournament.games - len(tasks)
    for _ in with_progress(kept(results, chunks, done), results.tournament.games, screen, known):
        pass


def kept(results: Results, chunks: list[range], done: Iterator[Played]) -> Iterator[int]:
    """How many games were kept, chunk by chunk."""
    for chunk in chunks:
        results.keep(chunk, list(islice(done, len(chunk))))
        yield len(chunk)


def show(screen: Screen, standings: list[Standing]) -> None:
    """The bots: share of wins with its interval, what their seats alone would give, and the rating."""
    rows = [[screen.say(key) for key in HEADINGS]]
    for each in standings:
        interval = f"{percent(each.low)} - {percent(each.high)}"
        rating = f"{each.mu:.1f} ± {2 * each.sigma:.1f}"
        rows.append([each.bot, f"{each.seats:>6}", percent(each.share), interval, percent(each.fair), rating])
    screen.table(rows)

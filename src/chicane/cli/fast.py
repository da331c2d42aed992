"""`chicane fast`: compile the engine and the games for this computer."""

from __future__ import annotations

import argparse
import time

from chicane.cli.screen import Screen
from chicane.cli.wrong import wrong
from chicane.fast import HOME, RUNS_ON, build


def fast(screen: Screen, arguments: argparse.Namespace) -> int:
    """`chicane fast [--remove]`"""
    if arguments.remove:
        there = build.remove()
        screen.line(screen.say("cli-fast-removed" if there else "cli-fast-none", folder=str(HOME)))
        return 0
    screen.line(screen.say("cli-fast-begins"))
    began = time.perf_counter()
    try:
        made = build.build()
    except build.NotBuilt as failure:
        raise wrong(f"cli-fast-no-{failure.key}", name=failure.name) from failure
    took = f"{time.perf_counter() - began:.0f}"
    screen.line(screen.say("cli-fast-done" if made else "cli-fast-there", seconds=took, folder=str(HOME)))
    return 0


def runs_on(screen: Screen) -> str:
    """Whether the engine is compiled, in words."""
    return screen.say("cli-runs-on", engine=RUNS_ON)

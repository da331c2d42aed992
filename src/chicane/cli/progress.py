"""A bar on stderr while something takes long."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from chicane.cli.screen import Screen


def with_progress(steps: Iterator[int], total: int, screen: Screen, done: int = 0) -> Iterator[int]:
    """The same steps, each as long as it says, with a bar meanwhile."""
    with drawn(screen) as progress:
        bar = progress.add_task(screen.say("cli-sim-racing"), total=total, completed=done)
        for step in steps:
            progress.advance(bar, step)
            yield step


@contextmanager
def bar(screen: Screen, key: str) -> Iterator[Callable[[int, int], None]]:
    """A bar for work that says by itself how much of how much is done."""
    with drawn(screen) as progress:
        task = progress.add_task(screen.say(key), total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


def drawn(screen: Screen) -> Progress:
    """An empty bar, which is gone once the work is done."""
    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True, no_color=screen.console.no_color)
    return Progress(*parts, console=console, transient=True)

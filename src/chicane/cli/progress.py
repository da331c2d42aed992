"""A bar on stderr while something takes long."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from chicane.cli.screen import Screen


def with_progress(steps: Iterator[int], total: int, screen: Screen, done: int = 0) -> Iterator[int]:
    """The same steps, each as long as it says, with a bar meanwhile."""
    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True, no_color=screen.console.no_color)
    with Progress(*parts, console=console, transient=True) as progress:
        bar = progress.add_task(screen.say("cli-sim-racing"), total=total, completed=done)
        for step in steps:
            progress.advance(bar, step)
            yield step

"""One game of a tournament, played and told in numbers."""

from __future__ import annotations

from typing import NamedTuple

from chicane.bots import bot, play_out
from chicane.core.match import Match, new
from chicane.lab.counts import Event, counted
from chicane.lab.tournament import Task


class Played(NamedTuple):
    """How one game ended, and what happened in it."""

    number: int
    seed: str
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    reason: str
    plies: int
    rounds: int
    events: list[Event]

    def share(self, seat: int) -> float:
        """What a seat won: all of it, a part if several won, or nothing."""
        return (seat in self.winners) / max(1, len(self.winners))


def play(task: Task) -> Played:
    """Play one game and count what happened; every bot has luck of its own."""
    match = finish(task)
    return told(match, task, counted(match))


def play_only(task: Task) -> Played:
    """Play one game."""
    return told(finish(task), task, [])


def finish(task: Task) -> Match:
    """The game of a task, at its end."""
    match = new(task.game, seed=task.seed, options=dict(task.setup), seats=list(task.bots))
    play_out(match, [bot(spec, f"{task.seed} {task.number} {seat}") for seat, spec in enumerate(task.bots)])
    return match


def told(match: Match, task: Task, events: list[Event]) -> Played:
    """A game that is over, in numbers."""
    assert match.result is not None
    winners, reason = match.result.winners, match.result.reason
    rounds = match.rules.moment(match.game).round
    return Played(task.number, task.seed, task.bots, winners, reason, len(match.acts), rounds, events)

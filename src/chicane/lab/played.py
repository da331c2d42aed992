"""One game of a tournament, played and told in numbers."""

from __future__ import annotations

from typing import Final, NamedTuple

from chicane.bots import play_out
from chicane.bots.program import Forfeit, ProgramBot, seated
from chicane.core.match import Match, new
from chicane.lab.counts import Event, counted
from chicane.lab.tournament import Task

FORFEIT: Final = "forfeit"  # why a game ended that somebody gave away


class Played(NamedTuple):
    """How one game ended, and what happened in it."""

    number: int
    seed: str
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    reason: str
    plies: int
    rounds: int
    log: str  # an act a line
    events: list[Event]

    def share(self, seat: int) -> float:
        """What a seat won: all of it, a part if several won, or nothing."""
        return (seat in self.winners) / max(1, len(self.winners))


def play(task: Task) -> Played:
    """Play one game and count what happened; every bot has luck of its own."""
    match, forfeit = finish(task, told=True)
    given_up = [] if forfeit is None else [Event(FORFEIT, f"{task.bots[forfeit.seat]}: {forfeit.why}", forfeit.seat)]
    return summed_up(match, task, [*compared(task), *counted(match), *given_up], forfeit)


def compared(task: Task) -> list[Event]:
    """What was chosen for the table of options that are compared."""
    choices, seats = dict(task.setup), range(len(task.bots))
    return [Event("pick", f"{name}={choices[name]}", seat) for name in task.each for seat in seats]


def play_only(task: Task) -> Played:
    """Play one game."""
    match, forfeit = finish(task, told=False)
    return summed_up(match, task, [], forfeit)


def finish(task: Task, told: bool) -> tuple[Match, Forfeit | None]:
    """The game of a task, at its end, or where somebody gave it away."""
    match = new(task.game, seed=task.seed, options=dict(task.setup), seats=list(task.bots))
    bots = [seated(spec, f"{task.seed} {task.number} {seat}") for seat, spec in enumerate(task.bots)]
    try:
        play_out(match, bots, told)
    except Forfeit as forfeit:
        return match, forfeit
    finally:
        for each in bots:
            if isinstance(each, ProgramBot):
                each.close(match.result)
    return match, None


def summed_up(match: Match, task: Task, events: list[Event], forfeit: Forfeit | None) -> Played:
    """A game that is over, in numbers; one that was given away is won by all others."""
    winners, reason = tuple(match.game.winners), match.game.reason
    if forfeit is not None:
        winners, reason = tuple(seat for seat in range(match.players) if seat != forfeit.seat), FORFEIT
    rounds = match.rules.moment(match.game).round
    log = "\n".join(match.log)
    return Played(task.number, task.seed, task.bots, winners, reason, len(match.acts), rounds, log, events)

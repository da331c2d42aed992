"""How many iterations a second the search makes, and how late hard bots are: `python -m bench.search [GAME ...]`."""

from __future__ import annotations

import sys
import time
from typing import Final

import chicane
from chicane.bots import bot
from chicane.bots.budget import Budget, within
from chicane.bots.mcts import MctsBot
from chicane.core.registry import find, names
from chicane.core.view import View
from chicane.fast import RUNS_ON

ITERATIONS: Final = 60
BUDGETS: Final = (1, 30, 100)  # milliseconds, of which the first is none to speak of
LEVEL: Final = "hard"  # the weakest that thinks against the clock
CHOICES: Final = 150  # by greedy, of which every tenth position is searched
EVERY: Final = 10


def positions(game: str, players: int) -> list[View]:
    """Some positions of a game between greedy bots, as whoever must choose sees them."""
    match = chicane.new(game, players=players, seed="bench")
    seats = [bot("greedy", str(seat)) for seat in range(players)]
    found: list[View] = []
    for number in range(CHOICES):
        if match.to_act is None:
            break
        view = match.seen_by(match.to_act)
        if number % EVERY == 0:
            found.append(view)
        match.play(seats[match.to_act].choose(view, view.game.menu))
    return found


def rate(views: list[View]) -> float:
    """Iterations a processor second."""
    began = time.process_time()
    for view in views:
        MctsBot("bench", Budget(ITERATIONS, 0.0)).searched(view)
    return ITERATIONS * len(views) / (time.process_time() - began)


def overrun(view: View, budget: int) -> float:
    """Milliseconds by the clock beyond the budget of a choice: what can't be interrupted."""
    player = bot(within(view.game.rules.levels[LEVEL], budget), "bench")
    began = time.monotonic()
    player.choose(view, view.game.menu)
    return 1000 * (time.monotonic() - began) - budget


def main(games: list[str]) -> None:
    """A line for each game and number of players."""
    print(f"{RUNS_ON}: iterations a processor second, and the longest overrun of a budget by the clock")
    for game in games or names():
        rules = find(game)
        for players in sorted({min(2, rules.max_players), rules.usual_players({})}):
            views = positions(game, players)
            late = max([overrun(view, budget) for view in views for budget in BUDGETS])
            print(f"{game}, {players}: {rate(views):,.0f}, {late:.0f} ms", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])

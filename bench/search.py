"""How many iterations a second the search makes, and how late it is: `python -m bench.search [GAME ...]`."""

from __future__ import annotations

import sys
import time
from typing import Final

import chicane
from chicane.bots import bot
from chicane.bots.budget import Budget
from chicane.bots.mcts import MctsBot
from chicane.core.registry import find, names
from chicane.core.view import View
from chicane.fast import RUNS_ON

ITERATIONS: Final = 60
BUDGET: Final = 0.001  # seconds: none to speak of
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


def measured(views: list[View]) -> tuple[float, float]:
    """Iterations a processor second, and the longest overrun of a budget in milliseconds."""
    began = time.process_time()
    for view in views:
        MctsBot("bench", Budget(ITERATIONS, 0.0)).searched(view)
    rate = ITERATIONS * len(views) / (time.process_time() - began)
    return rate, 1000 * max(map(overrun, views))


def overrun(view: View) -> float:
    """Processor seconds beyond the budget of a choice for which there is no time: what can't be interrupted."""
    began = time.process_time()
    MctsBot("bench", Budget(0, BUDGET)).choose(view, view.game.menu)
    return time.process_time() - began - BUDGET


def main(games: list[str]) -> None:
    """A line for each game and number of players."""
    print(f"{RUNS_ON}: iterations a second, and the longest overrun of a budget")
    for game in games or names():
        rules = find(game)
        for players in sorted({min(2, rules.max_players), rules.usual_players({})}):
            rate, late = measured(positions(game, players))
            print(f"{game}, {players}: {rate:,.0f}, {late:.0f} ms", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])

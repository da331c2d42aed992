"""A bot of today against the greedy bots of an older checkout: `python -m bench.past FOLDER thunder --bot hard`.

Rules that are the same in both let one match be played twice, side by side; where they differ, that is found and said.
`git worktree add FOLDER 301e78b` makes the checkout of version 0.1, by whose greedy levels are measured.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

from chicane.bots import bot
from chicane.core.errors import BadInput
from chicane.core.match import new
from chicane.fast import RUNS_ON
from chicane.lab.interval import wilson

PEER = Path(__file__).parent / "past_greedy.py"


class Told(NamedTuple):
    """How a match ended for the bot of today."""

    share: float
    choices: int
    seconds: float  # of the processor, for all its choices


class Past:
    """The greedy bots of a checkout, in a process of their own."""

    def __init__(self, folder: Path) -> None:
        if not (folder / "src" / "chicane").is_dir():
            raise BadInput(f"{folder} is no checkout of Chicane: it has no src/chicane")
        env = {**os.environ, "PYTHONPATH": str(folder / "src")}
        command = [sys.executable, str(PEER)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)

    def ask(self, log: int, **asked: Any) -> str:
        """Its choice, if it is asked for one; its log must be as long as ours."""
        assert self.process.stdin is not None and self.process.stdout is not None
        print(json.dumps(asked), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline() or "null")
        if answer is None or answer["log"] != log:
            raise BadInput("the older checkout plays by other rules: a match went another way there, or ended")
        return str(answer["choice"])

    def close(self) -> None:
        """No more matches."""
        self.process.terminate()
        self.process.wait()


def played(past: Past, game: str, players: int, spec: str, seed: str, at: int) -> Told:
    """One match with the bot of today on a seat."""
    match, mine = new(game, players=players, seed=seed), bot(spec, f"{seed} {at} today")
    past.ask(len(match.acts), game=game, players=players, seed=seed)
    choices, seconds = 0, 0.0
    while (seat := match.to_act) is not None:
        if seat == at:
            view, began = match.seen_by(seat), time.process_time()
            choice = mine.choose(view, view.game.menu).text(match.game)
            choices, seconds = choices + 1, seconds + time.process_time() - began
        else:
            choice = past.ask(len(match.acts), choose=True)
        match.play(choice)
        past.ask(len(match.acts), play=choice)
    winners = match.game.winners
    return Told((at in winners) / max(1, len(winners)), choices, seconds)


def main(given: argparse.Namespace) -> None:
    """Match after match, the bot of today on each seat in turn."""
    past, told = Past(given.folder), list[Told]()
    try:
        for number in range(given.games):
            seed = f"{given.seed}-{number // given.players}"
            told.append(played(past, given.game, given.players, given.bot, seed, number % given.players))
            tell(given, told)
    finally:
        past.close()
    print()


def tell(given: argparse.Namespace, told: list[Told]) -> None:
    """How it stands."""
    won, games = sum(each.share for each in told), len(told)
    low, high = wilson(won, games)
    pace = 1000 * sum(each.seconds for each in told) / max(1, sum(each.choices for each in told))
    print(
        f"\r{RUNS_ON}: {given.game}, {given.players} players, {given.bot}: "
        f"{won:g} of {games}, {100 * won / games:.0f} % "
        f"({100 * low:.0f} - {100 * high:.0f} %, fair {100 / given.players:.0f} %), {pace:.1f} ms a choice",
        end="",
        flush=True,
    )


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    """What may be chosen."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="the older checkout")
    parser.add_argument("game")
    parser.add_argument("--bot", default="hard", help="the spec of the bot of today (default: hard)")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", default="past")
    return parser.parse_args(words)


if __name__ == "__main__":
    try:
        main(arguments())
    except BadInput as error:
        print(f"bench.past: {error}", file=sys.stderr)
        sys.exit(2)

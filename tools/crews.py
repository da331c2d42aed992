"""How often the crews of thunder win: `python -m tools.crews cars,big_rig --games 2000 --results crews.jsonl`.

Seats are rotated from game to game. Each result is a line of the results file as soon as it is there; games that are
in the file already are not played again. The report is made of all lines of the file, a table for each mix.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple

from chicane.bots import bot, play_out
from chicane.cli.seats import options
from chicane.core.match import new
from chicane.lab.interval import wilson
from chicane.lab.workers import spread
from chicane.thunder.state import Thunder
from tools.kept import read, write

GONE = "thunder-told-gone-"  # how the commentator says that a vehicle is lost, and to what


class Task(NamedTuple):
    """One game to play."""

    mix: str  # the crews in seat order, before they are rotated
    setup: str  # the other options, as they were given
    bot: str
    number: int


def play(task: Task) -> dict[str, Any]:
    """Play one game to its end: who won, how long it took, and what the vehicles were lost to."""
    crews = task.mix.split(",")
    turn = task.number % len(crews)
    crews = crews[turn:] + crews[:turn]
    setup = options(task.setup.split()) | {"crew": ",".join(crews)}
    match = new("thunder", players=len(crews), seed=f"crews {task.number}", options=setup)
    result = play_out(match, [bot(task.bot, f"{task.number} {seat}") for seat in range(len(crews))])
    assert isinstance(match.game, Thunder)
    lost = Counter(line.message.key.removeprefix(GONE) for line in match.story if line.message.key.startswith(GONE))
    won = [crews[seat] for seat in result.winners]
    return task._asdict() | {"won": won, "reason": result.reason, "rounds": match.game.round, "lost": lost}


def report(games: list[dict[str, Any]]) -> str:
    """The tables in Markdown: a row for each crew of a mix, then how long games took and what was lost."""
    mixes = sorted({(game["mix"], game["setup"]) for game in games}, key=lambda mix: (len(mix[0]), mix))
    kept = [[game for game in games if (game["mix"], game["setup"]) == mix] for mix in mixes]
    wins = [row for mix, those in zip(mixes, kept, strict=True) for row in crew_rows(mix, those)]
    ends = [end_row(mix, those) for mix, those in zip(mixes, kept, strict=True)]
    return "\n".join(
        [
            "| table | games | crew | wins a seat | 95 % interval | of fair share |",
            "| --- | --- | --- | --- | --- | --- |",
            *wins,
            "",
            "| table | rounds | last one standing | nobody | vehicles lost a game, by cause |",
            "| --- | --- | --- | --- | --- |",
            *ends,
        ]
    )


def called(mix: tuple[str, str]) -> str:
    """A mix of crews and options, as a table calls it."""
    counts = Counter(mix[0].split(","))
    crews = ", ".join(f"{count} {crew}" if count > 1 else crew for crew, count in counts.items())
    return f"{crews}; {mix[1]}" if mix[1] else crews


def crew_rows(mix: tuple[str, str], games: list[dict[str, Any]]) -> list[str]:
    """How often each crew of a mix won, for one seat of it."""
    crews, rows = mix[0].split(","), []
    for crew, seats in Counter(crews).items():
        won = sum(game["won"].count(crew) / max(1, len(game["won"])) for game in games)
        tries = seats * len(games)
        low, high = wilson(won, tries)
        share = won / tries
        cells = f"{share:.1%} | {low:.1%} - {high:.1%} | {share * len(crews):.2f}"
        rows.append(f"| {called(mix)} | {len(games)} | {crew} | {cells} |")
    return rows


def end_row(mix: tuple[str, str], games: list[dict[str, Any]]) -> str:
    """How games of a mix went."""
    lost: Counter[str] = Counter()
    for game in games:
        lost.update(game["lost"])
    causes = ", ".join(f"{cause} {count / len(games):.2f}" for cause, count in lost.most_common())
    last, nobody = (sum(game["reason"] == reason for game in games) / len(games) for reason in ("last", "lost"))
    return f"| {called(mix)} | {mean(game['rounds'] for game in games):.1f} | {last:.0%} | {nobody:.1%} | {causes} |"


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    parser = argparse.ArgumentParser(prog="crews", description="How often the crews of thunder win.")
    parser.add_argument("mix", nargs="*", help="crews in seat order, such as cars,cars,big_rig; none: report only")
    parser.add_argument("--games", type=int, default=100, help="how many games of each mix (100)")
    parser.add_argument("--option", action="append", default=[], help="another option of the game, NAME=CHOICE")
    parser.add_argument("--bot", default="greedy", help="who plays (greedy)")
    parser.add_argument("--results", type=Path, default=Path("crews.jsonl"), help="where results are kept")
    parser.add_argument("--workers", type=int, default=1, help="how many processes play (1)")
    given = parser.parse_args(arguments)
    setup = " ".join(given.option)
    known = {(game["mix"], game["setup"], game["bot"], game["number"]) for game in read(given.results)}
    wanted = [Task(mix, setup, given.bot, number) for mix in given.mix for number in range(given.games)]
    tasks = [task for task in wanted if tuple(task) not in known]
    write(given.results, spread(play, tasks, given.workers), len(tasks))
    print(report(read(given.results)))
    return 0


if __name__ == "__main__":
    sys.exit(main())

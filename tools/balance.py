"""Writes docs/balance.md: plays the tournaments of tools/balance.toml, and sets tables of their reports side by side.

python -m tools.balance, or `make balance`. Stopped and started again, it goes on where it was; when the engine,
a game or a bot has changed, what they play is played anew. With --most 8 no tournament has more than 8 games.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

from chicane import __version__ as version
from chicane.cli import main as chicane
from chicane.core.message import Message
from chicane.fast import COMPILED, PACKAGE, PURE, RUNS_ON, STALE
from chicane.lab.report import findings, said
from chicane.lab.results import load
from chicane.lab.sections import Section, sections, sort_of
from chicane.words import words

ROOT: Final = Path(__file__).parents[1]
PLAN: Final = Path(__file__).with_suffix(".toml")
PAGE: Final = ROOT / "docs" / "balance.md"
RESULTS: Final = ROOT / "build" / "balance"
ENGINES: Final = {COMPILED: "compiled", PURE: "in plain Python", STALE: "in plain Python"}
SOURCES: Final = {".py", ".toml"}
NAMED: Final = re.compile("^[^:=]*[:=] *")  # the kind before the name of a pick
GAP: Final = "…"
INTERVAL: Final = Message("lab-column-interval")
WORDS: Final = words("en")
SAY: Final = said(WORDS)

Grid = list[list[str]]


class Chapter(NamedTuple):
    """A section of the page: what is played, its tournaments, the tables of them, and what is to be noticed."""

    title: str
    played: str
    tournament: list[dict[str, Any]]
    table: list[dict[str, Any]]
    noticed: str = ""


class Run(NamedTuple):
    """A tournament that was played: its name with its games, what it was played with, and its report."""

    name: str
    origin: str
    report: dict[str, Section]


def planned(plan: Path) -> tuple[str, list[Chapter]]:
    """What stands above all sections, and the sections."""
    found = tomllib.loads(plan.read_text("utf-8"))
    return found["about"], [Chapter(**each) for each in found["section"]]


def command(tournament: dict[str, Any], most: int) -> list[str]:
    """The arguments by which the arena plays a tournament."""
    options = [f"--option={name}={choice}" for name, choice in tournament.get("options", {}).items()]
    named = [f"--{name}={tournament[name]}" for name in ("bots", "players", "preset") if name in tournament]
    each = [f"--each={name}" for name in tournament.get("each", [])]
    return ["arena", tournament["game"], *named, *options, *each, f"--games={min(tournament['games'], most)}"]


def played(tournament: dict[str, Any], results: Path, most: int) -> Run:
    """Play a tournament, or what is left of it, and have its report."""
    arguments, game = command(tournament, most), tournament["game"]
    folder = results / fingerprint(game) / "_".join(arguments[1:]).replace("--", "").replace("=", "-").replace(":", "-")
    print(f"chicane {' '.join(arguments)}", file=sys.stderr)
    origin = begun(folder, game)
    if chicane([*arguments, "-o", str(folder)]):
        raise SystemExit(f"{tournament['name']} was not played to its end")
    plan, tables = load(folder)
    found = {section.key: section for section in sections(game, tables)}
    return Run(f"{tournament['name']}: {plan['games']}", origin, found)


def begun(folder: Path, game: str) -> str:
    """The commit and the build that a tournament was begun with, kept beside its results."""
    note = folder / "origin.txt"
    if not note.exists():
        folder.mkdir(parents=True, exist_ok=True)
        note.write_text(f"{commit(game)}, {ENGINES[RUNS_ON]}", "utf-8")
    return note.read_text("utf-8")


def page(about: str, chapters: list[Chapter], results: Path, most: int) -> str:
    """The whole page, once everything is played."""
    parts = ["# Balance", about.strip()]
    for chapter in chapters:
        runs = [played(each, results, most) for each in chapter.tournament]
        origins = "; ".join(sorted({run.origin for run in runs}))
        parts += [f"## {chapter.title}", f"{chapter.played.strip()} Played at {origins}."]
        parts += [part for each in chapter.table for part in shown(each, runs)]
        parts += [chapter.noticed.strip()] if chapter.noticed else []
    return "\n\n".join(parts) + "\n"


def shown(table: dict[str, Any], runs: list[Run]) -> list[str]:
    """A table of the reports that have it, and what is to be noticed in it."""
    parts = {run.name: part(table, run.report[table["of"]]) for run in runs if table["of"] in run.report}
    found = {run: section for run, section in parts.items() if section.rows}
    grid = row_by_run(table["row"], found) if "row" in table else beside(table, found)
    return [markdown(grid), *noticed(found)]


def part(table: dict[str, Any], section: Section) -> Section:
    """The section, or its picks of one kind alone, with the findings about them."""
    if "kind" not in table:
        return section
    kind = table["kind"]
    rows = [[NAMED.sub("", SAY(name)), *row] for name, *row in section.rows if sort_of(SAY(name)) == kind]
    told = [(key, NAMED.sub("", SAY(name))) for key, name in section.findings if sort_of(SAY(name)) == kind]
    return section._replace(columns=[table.get("head", kind), *section.columns[1:]], rows=rows, findings=[*told])


def row_by_run(name: str, found: dict[str, Section]) -> Grid:
    """The row of that name in every report."""
    (_, *columns), *_ = [section.columns for section in found.values()]
    rows = [[run, *map(SAY, row[1:])] for run, section in found.items() for row in section.rows if SAY(row[0]) == name]
    return [[name, *map(SAY, columns)], *rows]


def beside(table: dict[str, Any], found: dict[str, Section]) -> Grid:
    """One column of all reports beside each other; what there is less of goes to the right."""
    shows = Message(f"lab-column-{table['shows']}")
    columns = [cells(section, shows) for section in found.values()]
    names = list(dict.fromkeys(name for each in columns for name in each))
    names = names_shown(sorted(names) if table.get("sorted") else names, table.get("extremes", len(names)))
    (head, *_), *_ = [section.columns for section in found.values()]
    rows = [[name, *[each.get(name, "") for each in columns]] for name in names]
    return sideways([[f"{SAY(head)}: {SAY(shows)}", *found], *rows])


def sideways(grid: Grid) -> Grid:
    """The table, or, where that is narrower, its rows as columns."""
    return [list(row) for row in zip(*grid, strict=True)] if len(grid[0]) > len(grid) else grid


def names_shown(names: list[str], extremes: int) -> list[str]:
    """The first and the last so many of them, with a gap between."""
    return names if 2 * extremes >= len(names) else [*names[:extremes], GAP, *names[-extremes:]]


def cells(section: Section, shows: Message) -> dict[str, str]:
    """What each row has in that column, with the interval that stands behind it."""
    place = section.columns.index(shows)
    has_interval = section.columns[place + 1 : place + 2] == [INTERVAL]
    ending = " ({})" if has_interval else ""
    return {SAY(row[0]): SAY(row[place]) + ending.format(*map(SAY, row[place + 1 :])) for row in section.rows}


def markdown(grid: Grid) -> str:
    """A table."""
    head, *rows = [f"| {' | '.join(row)} |" for row in grid]
    return "\n".join([head, f"|{' --- |' * len(grid[0])}", *rows])


def noticed(found: dict[str, Section]) -> list[str]:
    """What the reports found worth a look, a line for each of them."""
    told = [f"- {run}. {' '.join(findings(section, WORDS))}" for run, section in found.items() if section.findings]
    return ["\n".join(told)] if told else []


def deciding(game: str) -> list[Path]:
    """The folders that decide how a game goes."""
    return [PACKAGE / folder for folder in ("core", "bots", game, f"content/{game}")]


def commit(game: str) -> str:
    """The last commit that changed how a game goes, and whether something was changed since."""
    if not (ROOT / ".git").exists():
        return f"version {version}"
    folders = [str(folder) for folder in deciding(game)]
    changed = git("status", "--porcelain", "--", *folders)
    return git("log", "-1", "--format=%h", "--abbrev=7", "--", *folders) + (" with changes" if changed else "")


def git(*arguments: str) -> str:
    """What git says."""
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, check=True, text=True).stdout.strip()


def fingerprint(game: str) -> str:
    """What stands in all files that decide how a game goes."""
    heard = hashlib.sha256()
    for path in sorted(path for folder in deciding(game) for path in folder.rglob("*") if path.suffix in SOURCES):
        heard.update(path.read_bytes())
    return heard.hexdigest()[:12]


def main() -> None:
    """Play what is left to be played, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--plan", type=Path, default=PLAN)
    parser.add_argument("--most", type=int, default=sys.maxsize, help="games of a tournament")
    parser.add_argument("--results", type=Path, default=RESULTS, help="folder of what was played")
    parser.add_argument("-o", "--output", type=Path, default=PAGE)
    arguments = parser.parse_args()
    about, chapters = planned(arguments.plan)
    text = page(about, chapters, arguments.results, arguments.most)
    arguments.output.write_text(text, "utf-8")


if __name__ == "__main__":
    main()

"""A folder of results: what was to be played, a part of the tables for each chunk of games, and the whole tables.

A part is there entirely or not at all, so a tournament that was stopped goes on where it was; the whole tables are made
of the parts in their order, so they are the same however the work was spread.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

import polars as pl

import chicane
from chicane.core.errors import BadInput
from chicane.core.message import Message
from chicane.core.registry import find
from chicane.lab.played import Played
from chicane.lab.tournament import Tournament

GAMES_A_CHUNK: Final = 8
PLAN: Final = "tournament.json"
TABLES: Final = {
    "games": {"game": pl.Int64, "seed": pl.String, "reason": pl.String, "plies": pl.Int64, "rounds": pl.Int64},
    "seats": {"game": pl.Int64, "seat": pl.Int64, "bot": pl.String, "won": pl.Float64},
    "logs": {"game": pl.Int64, "log": pl.String},
    "events": {
        "game": pl.Int64, "kind": pl.String, "name": pl.String, "seat": pl.Int64, "round": pl.Int64,
        "times": pl.Int64, "expected": pl.Float64, "x": pl.Float64, "y": pl.Float64,
    },
}  # fmt: skip


class Results:
    """The results of a tournament in a folder."""

    def __init__(self, folder: Path, tournament: Tournament) -> None:
        self.folder = folder
        self.tournament = tournament

    @property
    def chunks(self) -> list[range]:
        """The numbers of the games, a chunk after the other."""
        games = self.tournament.games
        return [range(first, min(games, first + GAMES_A_CHUNK)) for first in range(0, games, GAMES_A_CHUNK)]

    def missing(self) -> list[range]:
        """The chunks that are still to be played."""
        return [chunk for chunk in self.chunks if not all(self.part(name, chunk).exists() for name in TABLES)]

    def part(self, table: str, chunk: range) -> Path:
        """Where a part of a table is."""
        return self.folder / "parts" / f"{table}-{chunk.start:07}-{chunk.stop:07}.parquet"

    def keep(self, chunk: range, played: list[Played]) -> None:
        """Keep a chunk."""
        for name, rows in rows_of(played).items():
            write(pl.DataFrame(rows, TABLES[name], orient="row"), self.part(name, chunk))

    def finish(self) -> dict[str, pl.DataFrame]:
        """The whole tables, kept beside the parts and returned."""
        found = {}
        for name in TABLES:
            found[name] = pl.concat([pl.read_parquet(self.part(name, chunk)) for chunk in self.chunks])
            write(found[name], self.folder / f"{name}.parquet")
        return found


def rows_of(played: list[Played]) -> dict[str, list[tuple[Any, ...]]]:
    """The rows of each table."""
    return {
        "games": [(game.number, game.seed, game.reason, game.plies, game.rounds) for game in played],
        "seats": [(game.number, seat, bot, game.share(seat)) for game in played for seat, bot in enumerate(game.bots)],
        "logs": [(game.number, game.log) for game in played],
        "events": [(game.number, *event) for game in played for event in game.events],
    }


def write(frame: pl.DataFrame, path: Path) -> None:
    """Write a table so that it is there whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".unfinished")
    frame.write_parquet(unfinished)
    os.replace(unfinished, path)


def opened(folder: Path, tournament: Tournament) -> Results:
    """The folder for a tournament: a new one, or one in which the very same was begun."""
    plan = folder / PLAN
    wanted = described(tournament)
    if plan.exists():
        check_same(folder, json.loads(plan.read_text("utf-8")), wanted)
    else:
        folder.mkdir(parents=True, exist_ok=True)
        plan.write_text(json.dumps(wanted, indent=2) + "\n", "utf-8")
    return Results(folder, tournament)


def described(tournament: Tournament) -> dict[str, Any]:
    """What decides about the results: the tournament, the rules and the program."""
    rules = find(tournament.game)
    plan = json.loads(json.dumps(tournament._asdict()))
    return {**plan, "rules": rules.version, "content": rules.content_hashes(), "program": chicane.__version__}


def check_same(folder: Path, known: dict[str, Any], wanted: dict[str, Any]) -> None:
    """Refuse to mix results of different tournaments."""
    for name, value in wanted.items():
        if known.get(name) != value:
            args = {"folder": str(folder), "name": name, "was": brief(known.get(name)), "now": brief(value)}
            text = "{folder} holds another tournament: its {name} is {was}, not {now}; name another folder with -o"
            raise BadInput(text.format(**args), Message("cli-wrong-results", "", **args))


def brief(value: object) -> str:
    """A value in few characters."""
    return str(value)[:100]


def load(folder: Path) -> tuple[dict[str, Any], dict[str, pl.DataFrame]]:
    """A finished tournament: what it was, and its tables."""
    for name in [PLAN, *[f"{table}.parquet" for table in TABLES]]:
        if not (folder / name).exists():
            args = {"folder": str(folder), "name": name}
            text = "{folder} holds no finished tournament ({name} is missing); play it to its end with chicane arena"
            raise BadInput(text.format(**args), Message("cli-wrong-no-results", "", **args))
    plan = json.loads((folder / PLAN).read_text("utf-8"))
    return plan, {name: pl.read_parquet(folder / f"{name}.parquet") for name in TABLES}

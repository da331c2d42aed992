"""Games as tables: a row for each decision of a seat, and a row for each game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import polars as pl

from chicane.core.chance import commitment
from chicane.core.errors import BadInput
from chicane.core.match import Match
from chicane.core.message import Message
from chicane.core.registry import find
from chicane.core.save import load, replay
from chicane.core.step import CHANCE
from chicane.lab.results import PLAN
from chicane.lab.results import load as load_results
from chicane.lab.tournament import Tournament

DECISIONS: Final[dict[str, Any]] = {
    "game": pl.String, "ply": pl.Int32, "round": pl.Int32, "seat": pl.Int8, "bot": pl.String, "question": pl.String,
    "options": pl.List(pl.String), "numbers": pl.List(pl.Int32), "choice": pl.Int32, "number": pl.Int32,
    "features": pl.List(pl.Int16), "won": pl.Float64,
}  # fmt: skip
GAMES: Final[dict[str, Any]] = {
    "game": pl.String, "rules": pl.String, "rules_version": pl.String, "vocabulary": pl.Int32, "players": pl.Int8,
    "options": pl.String, "seed": pl.String, "bots": pl.List(pl.String), "winners": pl.List(pl.Int8),
    "reason": pl.String, "plies": pl.Int32, "rounds": pl.Int32,
}  # fmt: skip
OFF_MENU: Final = -1  # the choice was none of the menu: people may say more than it lists


class Ending(NamedTuple):
    """How a game ended; a tournament also knows it of one that somebody gave away."""

    shares: list[float] | None  # what each seat won; None while the game goes on
    winners: list[int]
    reason: str


Named = tuple[str, Match, Ending]


def games_in(path: Path) -> Iterator[Named]:
    """The games of a file, of a folder of files, or of a tournament, each with a name."""
    if (path / PLAN).exists():
        yield from tournament_games(path)
    elif path.is_dir():
        files = sorted(path.glob("*.json"))
        if not files:
            text = f"{path} holds neither game files nor a tournament"
            raise BadInput(text, Message("cli-wrong-no-games", folder=str(path)))
        for file in files:
            yield named(file)
    else:
        yield named(path)


def named(file: Path) -> Named:
    """The game of a file."""
    match = load(file)
    game = match.game
    return file.stem, match, Ending(game.returns() if match.over else None, game.winners, game.reason)


def tournament_games(folder: Path) -> Iterator[Named]:
    """The games of a tournament, from their logs."""
    plan, tables = load_results(folder)
    tournament = Tournament(*[plan[name] for name in Tournament._fields])
    ended = endings(tables)
    for number, log in tables["logs"].iter_rows():
        task = tournament.task(number)
        seed = task.seed
        match = Match(find(task.game), len(task.bots), dict(task.setup), list(task.bots), seed, commitment(seed))
        for line in log.splitlines():
            replay(match, line)
        yield f"{folder.name}-{number}", match, ended[number]


def endings(tables: dict[str, pl.DataFrame]) -> dict[int, Ending]:
    """How the games of a tournament ended, by their numbers."""
    shares: dict[int, list[float]] = {}
    for number, won in tables["seats"].sort("game", "seat").select("game", "won").iter_rows():
        shares.setdefault(number, []).append(won)
    return {
        number: Ending(shares[number], [seat for seat, won in enumerate(shares[number]) if won], reason)
        for number, reason in tables["games"].select("game", "reason").iter_rows()
    }


def decisions(name: str, match: Match, ending: Ending) -> list[tuple[Any, ...]]:
    """A row for each choice of a seat, with what the seat saw when it chose."""
    rules, game = match.rules, match.opening(None)
    vocabulary, features = rules.vocabulary(), rules.features()
    rows = []
    for act in match.acts:
        if act.actor != CHANCE:
            options = [option.text(game) for option in game.menu]
            choice = options.index(act.text) if act.text in options else OFF_MENU
            numbers = vocabulary.numbers(game)
            number = numbers[choice] if choice != OFF_MENU else vocabulary.number(game, act.option)
            row = (
                name, game.plies, rules.moment(game).round, act.actor, match.seats[act.actor],
                type(game.pending).__name__, options, numbers, choice, number,
                features.numbers(game, act.actor), None if ending.shares is None else ending.shares[act.actor],
            )  # fmt: skip
            rows.append(row)
        game.play(act.option)
    return rows


def summary(name: str, match: Match, ending: Ending) -> tuple[Any, ...]:
    """The row of a game."""
    rules, game = match.rules, match.game
    return (
        name, rules.id, rules.version, rules.vocabulary().version, match.players, json.dumps(match.setup), match.seed,
        match.seats, ending.winners, ending.reason, len(match.acts), rules.moment(game).round,
    )  # fmt: skip


def tables_of(games: Iterator[Named]) -> tuple[pl.DataFrame, pl.DataFrame]:
    """The decisions of some games, and the games."""
    parts, rows = [pl.DataFrame(schema=DECISIONS)], []
    for each in games:
        parts.append(pl.DataFrame(decisions(*each), DECISIONS, orient="row"))
        rows.append(summary(*each))
    return pl.concat(parts), pl.DataFrame(rows, GAMES, orient="row")

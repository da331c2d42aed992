"""`chicane export`: games as tables, or the games of a tournament as game files."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from chicane.cli.arena import check_lab
from chicane.cli.screen import Screen
from chicane.cli.wrong import wrong
from chicane.core.errors import unwritable

if TYPE_CHECKING:
    from chicane.lab.export import Named


def export(screen: Screen, arguments: argparse.Namespace) -> int:
    """`chicane export GAMES... -o games.parquet [--files FOLDER]`"""
    check_lab()
    from chicane.lab.export import games_in, tables_of

    output = Path(arguments.output)
    if output.suffix != ".parquet":
        raise wrong("cli-wrong-table", file=str(output))
    found: Iterator[Named] = (each for name in arguments.games for each in games_in(Path(name)))
    if arguments.files:
        found = kept(found, Path(arguments.files))
    decisions, games = tables_of(found)
    beside = output.with_name(f"{output.stem}-games.parquet")
    try:
        decisions.write_parquet(output)
        games.write_parquet(beside)
    except OSError as error:
        raise unwritable(output, error) from error
    count, files = len(decisions), {"file": str(output), "beside": str(beside)}
    screen.paragraph(screen.say("cli-export-done", decisions=count, games=len(games), **files))
    return 0


def kept(games: Iterator[Named], folder: Path) -> Iterator[Named]:
    """The games, each written to a file of its own."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(folder, error) from error
    for name, match, ending in games:
        match.save(folder / f"{name}.json")
        yield name, match, ending

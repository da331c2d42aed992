"""`chicane admin`: list, close, export, prune and check tables, and back them up, while the server runs or not."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

from chicane.cli.progress import bar, drawn
from chicane.cli.screen import Screen
from chicane.cli.serve import usual_place
from chicane.cli.wrong import wrong
from chicane.core.errors import BadInput, unwritable
from chicane.core.save import write_whole

if TYPE_CHECKING:
    from chicane.server.admin import Listed
    from chicane.server.store import Store

WRONG: Final = 1  # the exit code of a check that found something


def admin(screen: Screen, arguments: argparse.Namespace) -> int:
    """`chicane admin ACTION [TARGET...] [--db URL] [--game GAME] [--state STATE] [--days N] [--yes]`"""
    try:
        from chicane.server.store import Store
    except ImportError as error:
        raise wrong("cli-serve-needs", package=str(error.name)) from error
    needs = NEEDS.get(arguments.action)
    if needs and not arguments.targets:
        raise wrong(needs, action=arguments.action)
    with closing(Store(arguments.db or usual_place())) as store:
        return ACTIONS[arguments.action](screen, store, arguments)


def chosen(store: Store, arguments: argparse.Namespace) -> list[Listed]:
    """The tables that the options describe; those that are named, if some are."""
    from chicane.server.admin import Wanted, listed, loaded

    for table in arguments.targets:
        loaded(store, table)
    found = listed(store.engine, Wanted(arguments.game, arguments.state, arguments.days))
    return [each for each in found if not arguments.targets or each.record.id in arguments.targets]


def through(screen: Screen, found: list[Listed], key: str) -> Iterator[Listed]:
    """Tables one after the other, with a bar meanwhile."""
    with drawn(screen) as progress:
        yield from progress.track(found, description=screen.say(key))


def show(screen: Screen, store: Store, arguments: argparse.Namespace) -> int:
    """The tables there are."""
    found = chosen(store, arguments)
    if found:
        headings = [screen.say(f"cli-admin-{name}") for name in ("table", "game", "seats", "state", "last", "entries")]
        screen.table([headings, *[row(screen, each) for each in found]])
        screen.line()
    screen.line(screen.say("cli-admin-count", count=len(found)))
    return 0


def row(screen: Screen, each: Listed) -> list[str]:
    """One table."""
    record = each.record
    people = ", ".join(name or kind for name, kind in zip(record.names, record.kinds, strict=True))
    state = screen.say(f"cli-admin-{each.state}")
    return [record.id, record.game, people, state, f"{each.last:%Y-%m-%d %H:%M}", f"{each.entries:>6}"]


def close(screen: Screen, store: Store, arguments: argparse.Namespace) -> int:
    """Nobody can play on at some tables, or they can again."""
    from chicane.server.admin import close as close_one

    reopen = arguments.action == "open"
    for each in chosen(store, arguments):
        close_one(store.engine, each.record.id, reopen)
        screen.line(screen.say("cli-admin-opened" if reopen else "cli-admin-closed-now", table=each.record.id))
    return 0


def export(screen: Screen, store: Store, arguments: argparse.Namespace) -> int:
    """Game files of some tables, in a folder."""
    from chicane.server.admin import exported, loaded

    folder = Path(arguments.output)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(folder, error) from error
    found, failed = chosen(store, arguments), 0
    for each in through(screen, found, "cli-admin-exporting"):
        try:
            data = exported(loaded(store, each.record.id), arguments.seeds)
            write_whole(folder / f"{each.record.game}-{each.record.id}.json", json.dumps(data, indent=1) + "\n")
        except BadInput as error:
            failed += 1
            screen.paragraph(screen.words.complaint(error), f"{each.record.id}  ")
    screen.line(screen.say("cli-admin-exported", count=len(found) - failed, folder=str(folder)))
    return WRONG if failed else 0


def prune(screen: Screen, store: Store, arguments: argparse.Namespace) -> int:
    """Throw tables away; without --yes, say which."""
    from chicane.server.admin import prune as prune_one

    if arguments.days is None and not arguments.targets:
        raise wrong("cli-admin-prune-which")
    found = chosen(store, arguments)
    if not arguments.yes:
        show(screen, store, arguments)
        screen.line(screen.say("cli-admin-prune-sure", count=len(found)), "bold")
        return 0
    for each in through(screen, found, "cli-admin-pruning"):
        prune_one(store.engine, each.record.id)
    screen.line(screen.say("cli-admin-pruned", count=len(found)))
    return 0


def check(screen: Screen, store: Store, arguments: argparse.Namespace) -> int:
    """Replay every table; exit code 1 when one does not."""
    from chicane.server.admin import checked, loaded

    found = chosen(store, arguments)
    results = [checked(loaded(store, each.record.id)) for each in through(screen, found, "cli-admin-checking")]
    for result in results:
        for said in filter(None, [result.wrong, result.note]):
            screen.paragraph(screen.words.say(said), f"{result.record.id}  {result.record.game}  ")
    bad = sum(result.wrong is not None for result in results)
    screen.line(screen.say("cli-admin-checked", count=len(results), bad=bad), "bold")
    return WRONG if bad else 0


def backup(screen: Screen, store: Store, arguments: argparse.Namespace) -> int:
    """Everything in one file."""
    from chicane.server.backup import backup as write

    file = Path(arguments.targets[0])
    if file.exists() and not arguments.yes:
        raise wrong("cli-admin-there", file=str(file))
    with bar(screen, "cli-admin-saving") as tell:
        write(store.engine, file, tell)
    screen.line(screen.say("cli-admin-saved", file=str(file), size=f"{file.stat().st_size / 1e6:.1f}"))
    return 0


def restore(screen: Screen, store: Store, arguments: argparse.Namespace) -> int:
    """A backup in the place of everything."""
    from chicane.server.admin import Wanted, listed
    from chicane.server.backup import check_backup
    from chicane.server.backup import restore as read

    file = Path(arguments.targets[0])
    check_backup(file)
    there = len(listed(store.engine, Wanted()))
    if there and not arguments.yes:
        raise wrong("cli-admin-restore-sure", count=there)
    with bar(screen, "cli-admin-restoring") as tell:
        read(store.engine, file, tell)
    screen.line(screen.say("cli-admin-restored", file=str(file), count=len(listed(store.engine, Wanted()))))
    return 0


Action = Callable[[Screen, "Store", argparse.Namespace], int]
ACTIONS: Final[dict[str, Action]] = {
    "list": show,
    "close": close,
    "open": close,
    "export": export,
    "prune": prune,
    "check": check,
    "backup": backup,
    "restore": restore,
}
NEEDS: Final = {
    "close": "cli-admin-which",
    "open": "cli-admin-which",
    "backup": "cli-admin-file",
    "restore": "cli-admin-file",
}

"""`chicane replay`, `draw`, `verify` and `scenario`: what can be done with files."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from chicane.cli.display import SHORT, show_result
from chicane.cli.screen import Screen, heard_by, shown_to
from chicane.cli.seats import seat_names
from chicane.cli.wrong import wrong
from chicane.core.errors import BadInput, reason, unwritable
from chicane.core.match import Match
from chicane.core.save import load, verify
from chicane.core.scenario import read_scenario
from chicane.core.scene import svg
from chicane.core.step import CHANCE
from chicane.core.view import WATCHER


def position(match: Match, file: str, ply: int | None) -> Match:
    """The match as it stood at a ply; its end when none is given."""
    try:
        return match if ply is None else match.at(ply)
    except BadInput as error:
        raise wrong("file-wrong", file=file, why=reason(error)) from error


def replay(screen: Screen, arguments: argparse.Namespace) -> int:
    """`chicane replay FILE [--at PLY]`"""
    whole = load(arguments.file)
    match = position(whole, arguments.file, arguments.at)
    screen.line(screen.words.say(match.rules.title()), "bold")
    screen.paragraph(screen.say("cli-play-seats", seats=", ".join(seat_names(match, screen))))
    screen.line()
    if arguments.at is None:
        screen.chronicle(heard_by(match, WATCHER))
        screen.line()
    else:
        last = str(match.acts[-1]) if match.acts else screen.say("cli-replay-start")
        screen.paragraph(screen.say("cli-replay-at", ply=arguments.at, plies=len(whole.acts), last=last))
    screen.sketch(match.rules.sketch(shown_to(match, WATCHER), seat_names(match, screen)))
    screen.line()
    if match.over:
        show_result(screen, match)
    else:
        show_choice(screen, match)
    return 0


def show_choice(screen: Screen, match: Match) -> None:
    """Who must choose, and among what; the options of a secret stay secret."""
    game = match.game
    if game.actor == CHANCE:
        screen.paragraph(screen.say("cli-replay-dice"), style="bold")
    else:
        name = seat_names(match, screen)[game.actor]
        screen.paragraph(screen.say("cli-replay-choice", player=name), style="bold")
        screen.paragraph(screen.words.say(game.pending.prompt(game)))
    for option in game.menu:
        if not option.hidden(WATCHER):
            screen.paragraph(screen.words.say(option.label(game)), "  - ", tail=f"({option.text(game)})")


def draw(screen: Screen, arguments: argparse.Namespace) -> int:
    """`chicane draw FILE [--at PLY] [-o board.svg]`"""
    output = Path(arguments.output) if arguments.output else None
    if output is not None and output.suffix.lower() != ".svg":
        raise BadInput(screen.say("cli-draw-svg", file=str(output)))
    match = position(load(arguments.file), arguments.file, arguments.at)
    scene = match.rules.scene(shown_to(match, WATCHER), seat_names(match, screen))
    picture = svg(scene, screen.words.say)
    if output is None:
        sys.stdout.write(picture + "\n")
        return 0
    try:
        output.write_text(picture + "\n", encoding="utf-8")
    except OSError as error:
        raise unwritable(output, error) from error
    screen.line(screen.say("cli-draw-done", file=str(output), ply=len(match.acts)))
    return 0


def check(screen: Screen, arguments: argparse.Namespace) -> int:
    """`chicane verify FILE`; exit code 1 when the dice don't follow from the seed."""
    match = load(arguments.file)
    try:
        proof = verify(match)
    except BadInput as error:
        raise wrong("file-wrong", file=arguments.file, why=reason(error)) from error
    assert match.seed is not None
    if proof.sealed:
        screen.paragraph(screen.say("cli-verify-sealed", seed=match.seed, hash=match.commitment[:SHORT]))
    else:
        screen.paragraph(screen.say("cli-verify-unsealed", seed=match.seed, hash=match.commitment[:SHORT]))
    if proof.wrong:
        count, first = len(proof.wrong), proof.wrong[0]
        screen.paragraph(
            screen.say("cli-verify-wrong", count=count, chances=proof.chances, first=first, act=match.acts[first].text)
        )
    else:
        screen.paragraph(screen.say("cli-verify-dice", chances=proof.chances))
    screen.line(screen.say("cli-verify-holds" if proof.holds else "cli-verify-broken"), "bold")
    return 0 if proof.holds else 1


def scenario(screen: Screen, arguments: argparse.Namespace) -> int:
    """`chicane scenario FILE...`; exit code 2 when one of them does not come true."""
    paths = [path for name in arguments.files for path in scenario_files(Path(name))]
    failed = 0
    for path in paths:
        try:
            script = read_scenario(path)
            script.run()
        except BadInput as error:
            failed += 1
            print(f"chicane: {screen.words.complaint(error)}", file=sys.stderr)
        else:
            rules = f"[{', '.join(script.cites)}]"
            screen.paragraph(f"{path}: {script.headers['title']}", screen.say("cli-scenario-passed") + " ", tail=rules)
    screen.line(screen.say("cli-scenario-count", passed=len(paths) - failed, failed=failed), "bold")
    return 2 if failed else 0


def scenario_files(path: Path) -> list[Path]:
    """A file, or all scenarios below a folder."""
    if not path.is_dir():
        return [path]
    found = sorted(path.rglob("*.scn"))
    if not found:
        raise wrong("cli-scenario-none", folder=str(path))
    return found

"""`chicane watch`: bots race, the commentator tells it."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from chicane.cli.display import SHORT, show_result
from chicane.cli.play import fresh
from chicane.cli.screen import Screen, heard_by, shown_to
from chicane.cli.seats import HUMAN, USUAL_BOT, bots_of, new_match, seat_names
from chicane.cli.wrong import wrong
from chicane.core.match import Match
from chicane.core.view import WATCHER

PAUSE = 0.6  # seconds after each sentence, on a terminal


def watch(screen: Screen, arguments: argparse.Namespace) -> int:
    """`chicane watch GAME`"""
    given, preset = arguments.option, arguments.preset
    match = new_match(arguments.game, arguments.seats, arguments.players, USUAL_BOT, arguments.seed, given, preset)
    if HUMAN in match.seats:
        raise wrong("cli-wrong-watcher")
    path = fresh(Path(arguments.save), screen) if arguments.save else None
    delay = arguments.delay if arguments.delay is not None else PAUSE if sys.stdout.isatty() else 0.0
    if delay < 0:
        raise wrong("cli-wrong-delay", delay=f"{delay:g}")
    screen.line(screen.words.say(match.rules.title()), "bold")
    screen.paragraph(screen.say("cli-play-seats", seats=", ".join(seat_names(match, screen))))
    screen.paragraph(screen.say("cli-play-sealed", hash=match.commitment[:SHORT]))
    screen.line()
    race(screen, match, delay)
    screen.line()
    show_board(screen, match)
    screen.line()
    show_result(screen, match)
    if path is not None:
        match.save(path)
        screen.paragraph(screen.say("cli-play-saved-over", file=str(path)))
    return 0


def race(screen: Screen, match: Match, delay: float) -> None:
    """Play to the end, telling each move; the board is shown whenever everybody has had a turn."""
    bots = bots_of(match)
    told = 0
    acted: set[int] = set()
    while (seat := match.to_act) is not None:
        news = heard_by(match, WATCHER, told)
        told = len(match.story)
        for line in news:
            screen.story([line])
            time.sleep(delay)
        if seat in acted and any(line.message.key == f"{match.rules.id}-told-turn" for line in news):
            acted.clear()
            screen.line()
            show_board(screen, match)
            screen.line()
            time.sleep(2 * delay)
        acted.add(seat)
        view = match.seen_by(seat)
        match.play(bots[seat].choose(view, view.game.menu))
    screen.story(heard_by(match, WATCHER, told))


def show_board(screen: Screen, match: Match) -> None:
    """The board as a watcher sees it."""
    screen.sketch(match.rules.sketch(shown_to(match, WATCHER), seat_names(match, screen)))

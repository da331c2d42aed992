"""`chicane review`: a saved game looked at afterwards."""

from __future__ import annotations

import argparse
from typing import Final

from chicane.bots.review import Review, review
from chicane.cli.screen import Screen
from chicane.cli.seats import is_bot, seat_names
from chicane.core.match import Match
from chicane.core.save import load

BARS: Final = "▁▂▃▄▅▆▇█"
POINTS: Final = 36  # of a curve
SENTENCES: Final = 3  # that are told of a turning point


def show_review(screen: Screen, arguments: argparse.Namespace) -> int:
    """`chicane review FILE`: mistakes of people, or of everybody where bots played among themselves"""
    match = load(arguments.file)
    people = {seat for seat, kind in enumerate(match.seats) if not is_bot(kind)}
    found = review(match, people or None)
    screen.line(screen.words.say(match.rules.title()), "bold")
    screen.line()
    show_chances(screen, match, found)
    show_turns(screen, match, found)
    show_mistakes(screen, match, found)
    return 0


def show_chances(screen: Screen, match: Match, found: Review) -> None:
    """A curve for every seat, and where it began and ended."""
    screen.line(screen.say("cli-review-chances"), "bold")
    names = seat_names(match, screen)
    rows = [[screen.say(key) for key in ("cli-review-seat", "cli-review-first", "cli-review-curve", "cli-review-last")]]
    for seat, name in enumerate(names):
        line = [chances[seat] for chances in found.chances]
        rows.append([name, percent(line[0]), curve(line), percent(line[-1])])
    screen.table(rows)
    screen.line()


def curve(line: list[float]) -> str:
    """Chances as bars, from the first ply to the last."""
    count = min(POINTS, len(line))
    picked = [line[number * (len(line) - 1) // max(1, count - 1)] for number in range(count)]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in picked)


def show_turns(screen: Screen, match: Match, found: Review) -> None:
    """What changed the chances most."""
    screen.line(screen.say("cli-review-turns"), "bold")
    names = seat_names(match, screen)
    for turn in found.turns:
        told = " ".join(screen.words.say(message) for message in turn.told[:SENTENCES]) or turn.text
        chances = {"before": round(100 * turn.before), "after": round(100 * turn.after)}
        changed = screen.say("cli-review-turn", player=names[turn.seat], **chances)
        screen.paragraph(f"{told} {changed}", f"{turn.ply:>5}  ")
    screen.line()


def show_mistakes(screen: Screen, match: Match, found: Review) -> None:
    """What was worst, what was better, and why."""
    screen.line(screen.say("cli-review-mistakes"), "bold")
    names = seat_names(match, screen)
    if not found.mistakes:
        screen.paragraph(screen.say("cli-review-none"))
    for each in found.mistakes:
        chosen, better = screen.words.say(each.chosen), screen.words.say(each.better)
        told = {"player": names[each.seat], "chosen": chosen, "better": better}
        cost = max(1, round(100 * each.cost))
        screen.paragraph(screen.say("cli-review-mistake", **told, cost=cost), f"{each.ply:>5}  ")
        screen.paragraph(screen.words.say(each.why), "       ")


def percent(chance: float) -> str:
    """A chance in whole per cent."""
    return f"{round(100 * chance):>3} %"

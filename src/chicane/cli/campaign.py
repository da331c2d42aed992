"""`chicane campaign`: attempts in order, of which a win opens the next; kept in a file between sittings."""

from __future__ import annotations

import argparse
import contextlib
import glob
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from chicane.cli.lock import locked
from chicane.cli.play import INTERRUPTED, RECALLED, Left, Session, fresh
from chicane.cli.screen import Screen
from chicane.cli.seats import HUMAN, USUAL_BOT, options, usual_players
from chicane.cli.serve import data_folder
from chicane.core.campaign import Campaign, climbed, load_campaign, option_of
from chicane.core.errors import BadInput
from chicane.core.match import Match, new
from chicane.core.message import Message
from chicane.core.registry import Ladder, Rules
from chicane.core.save import load

FIRST_SEAT: Final = 0  # of whoever climbs
LOOKS: Final = ("show", "export")  # actions that leave a campaign as it is, so that somebody may be playing it


def campaign(screen: Screen, arguments: argparse.Namespace) -> int:
    """`chicane campaign GAME [ACTION] [FILE]`"""
    book = Book(screen, arguments.game, arguments.file)
    if (arguments.target is not None) != (arguments.action in ("export", "import")):
        raise BadInput(screen.say("cli-campaign-target", action=arguments.action))
    with locked(book.path.with_name(f"{book.path.stem}.lock")) as alone:
        if not alone and arguments.action not in LOOKS:
            raise BadInput(screen.say("cli-campaign-busy", file=str(book.path)))
        book.alone = alone
        return ACTIONS[arguments.action](screen, book, arguments)


class Book:
    """A campaign on disk, and beside it the attempt under way, whose name says how many attempts came before it."""

    def __init__(self, screen: Screen, game: str, file: str | None) -> None:
        self.screen = screen
        self.game = game
        self.rules, self.rungs = climbed(game)
        self.path = Path(file) if file else data_folder("--file") / f"campaign-{game}.json"
        self.alone = True  # nobody else plays it now
        self.counted = False  # whether an attempt was, by us

    @property
    def ladder(self) -> Ladder:
        """Which option is climbed, and which are kept."""
        assert self.rules.ladder is not None
        return self.rules.ladder

    def load(self, path: Path | None = None) -> Campaign:
        """The campaign as its file has it, or as another file has it."""
        if path is None and not self.path.exists():
            raise BadInput(self.screen.say("cli-campaign-none", game=self.game, file=str(self.path)))
        found = load_campaign(path or self.path)
        if found.game != self.game:
            args = {"file": str(path or self.path), "other": found.game, "game": self.game}
            raise BadInput(self.screen.say("cli-campaign-other", **args))
        return found

    def settled(self) -> Campaign:
        """The campaign once an attempt that is over is counted: once only, for then the next one has another name."""
        found = self.load()
        match = self.under_way(found)
        if match is not None and match.result is not None and self.alone:
            old = self.attempt(found.attempts)
            found.after(match.setup[self.ladder.rung], FIRST_SEAT in match.result.winners)
            found.save(self.path)
            self.counted = True
            with contextlib.suppress(OSError):  # counted it is, whatever becomes of its file
                os.replace(old, self.last)
        return found

    def attempt(self, number: int) -> Path:
        """Where an attempt is kept while it is under way."""
        return self.path.with_name(f"{self.path.stem}-attempt-{number}.json")

    @property
    def last(self) -> Path:
        """Where the last attempt can be looked at again."""
        return self.path.with_name(f"{self.path.stem}-last.json")

    def under_way(self, found: Campaign) -> Match | None:
        """The attempt under way, if there is one."""
        path = self.attempt(found.attempts)
        if not path.exists():
            return None
        try:
            match = load(path)
            self.check_belongs(found, match, path)
        except BadInput as error:
            raise BadInput(f"{error}\n{self.screen.say('cli-campaign-broken', game=self.game)}") from error
        return match

    def check_belongs(self, found: Campaign, match: Match, path: Path) -> None:
        """A game in the place of an attempt is one: of this game, with what is kept, at a rung that is open."""
        if match.rules.id == self.game and match.seed is not None:
            kept = {name: match.setup[name] for name in found.kept}
            if kept == found.kept and match.setup[self.ladder.rung] in found.open_rungs():
                return
        raise BadInput(self.screen.say("cli-campaign-stranger", file=str(path)))

    def give_up(self) -> None:
        """The attempt under way counts as lost; one that can't be read any more counts as none."""
        found, match = self.load(), None
        with contextlib.suppress(BadInput):
            found = self.settled()
            match = self.under_way(found)
        if match is not None:
            found.after(match.setup[self.ladder.rung], won=False)
            found.save(self.path)
        self.sweep()

    def sweep(self) -> None:
        """Forget every attempt under way."""
        for path in self.path.parent.glob(f"{glob.escape(self.path.stem)}-attempt-*.json"):
            path.unlink(missing_ok=True)

    def begin(self, found: Campaign) -> None:
        """Keep a campaign in place of the old one."""
        if not self.path.parent.is_dir():
            args = {"file": str(self.path), "folder": str(self.path.parent)}
            raise BadInput(self.screen.say("cli-file-no-folder", **args))
        self.sweep()
        found.save(self.path)

    def check_free(self, replace: bool) -> None:
        """What was reached is not thrown away by accident."""
        if self.path.exists() and not replace:
            raise BadInput(self.screen.say("cli-campaign-taken", file=str(self.path)))


class Attempt(Session):
    """One attempt: kept at every question, so that nothing is lost however it is interrupted."""

    def __init__(self, screen: Screen, match: Match, path: Path) -> None:
        super().__init__(screen, match, path, autosave=True)
        self.place = path

    def ask(self, seat: int) -> None:
        """Keep the position, then ask."""
        self.match.save(self.place)
        super().ask(seat)

    def write(self, path: Path) -> None:
        """Keep the attempt in its place; anywhere else, a copy of it."""
        if path != self.place:
            super().write(path)
            self.path = self.place
            return
        self.match.save(path)
        self.saved = len(self.match.acts)
        if not self.match.over:
            self.screen.paragraph(self.screen.say("cli-campaign-kept", game=self.match.rules.id))


# What may be done


def begin_anew(screen: Screen, book: Book, arguments: argparse.Namespace) -> int:
    """`new`: choose what is kept for good; asked for where the command line does not say."""
    book.check_free(arguments.replace)
    chosen = {name: str(choice) for name, choice in options(arguments.option).items()}
    Campaign(book.game, chosen)  # what is wrong is said before anything is asked
    for name in book.ladder.kept:
        if name not in chosen:
            chosen[name] = ask_for(screen, book.rules, name)
    book.begin(Campaign(book.game, chosen))
    screen.paragraph(screen.say("cli-campaign-begun", file=str(book.path)))
    return show(screen, book, arguments)


def ask_for(screen: Screen, rules: Rules[Any], name: str) -> str:
    """One of the choices of an option, by its number or its name; the first one where nothing is typed."""
    choices, key = option_of(rules, name).choices, f"{rules.id}-option-{name}"
    screen.paragraph(screen.words.help(Message(key)), f"{screen.say('cli-games-option', option=Message(key))} ")
    for number, choice in enumerate(choices, 1):
        each = f"{key}-{choice}"
        screen.paragraph(f"{screen.say(each)}. {screen.words.help(Message(each))}", f"  {number:>2}  ", tail=choice)
    numbered = {str(number): choice for number, choice in enumerate(choices, 1)} | {each: each for each in choices}
    while (line := typed(screen)) and line not in numbered:
        screen.paragraph(screen.say("cli-campaign-choose", text=line, count=len(choices)))
    return numbered.get(line, choices[0])


def typed(screen: Screen) -> str:
    """A line of the terminal, or of a pipe, which is repeated; nothing at the end."""
    if sys.stdin.isatty():
        try:
            return input("> ").strip()
        except EOFError:
            return ""
    line = sys.stdin.readline().strip()
    screen.line(f"> {line}")
    return line


def play(screen: Screen, book: Book, arguments: argparse.Namespace) -> int:
    """`play`: go on with the attempt under way, or begin one."""
    if arguments.anew:
        book.give_up()
    found = book.settled()
    match = book.under_way(found)
    if match is not None and (arguments.option or arguments.seed):
        raise BadInput(screen.say("cli-campaign-under-way", game=book.game))
    attempt = Attempt(screen, match or new_attempt(book, found, arguments), book.attempt(found.attempts))
    if match is not None:
        attempt.display.told = max(0, len(match.story) - RECALLED)
    try:
        attempt.run()
    except Left:
        return 0
    except KeyboardInterrupt:
        screen.line()
        key = "cli-campaign-kept" if attempt.place.exists() else "cli-play-interrupted"
        screen.paragraph(screen.say(key, game=book.game))
        return INTERRUPTED
    tell(screen, book, attempt.match)
    return 0


def new_attempt(book: Book, found: Campaign, arguments: argparse.Namespace) -> Match:
    """An attempt at the next rung, or at the one asked for."""
    chosen = {name: str(choice) for name, choice in options(arguments.option).items()}
    rung = chosen.pop(book.ladder.rung, "")
    given = found.options(chosen, rung)
    seats = [HUMAN, *[USUAL_BOT] * (usual_players(book.rules) - 1)]
    match = new(book.game, seed=arguments.seed, options=given, seats=seats)
    found.begin(str(given[book.ladder.rung]))
    book.begin(found)
    return match


def tell(screen: Screen, book: Book, match: Match) -> None:
    """An attempt is over: count it, and say what comes next; nothing is won that was not counted."""
    book.counted = False
    found = book.settled()
    screen.line()
    if not book.counted:
        screen.paragraph(screen.say("cli-campaign-uncounted", file=str(book.path)), style="bold")
        return
    assert match.result is not None
    won = FIRST_SEAT in match.result.winners
    key = "cli-campaign-lost" if not won else "cli-campaign-complete" if found.is_over else "cli-campaign-won"
    screen.paragraph(screen.say(key, game=book.game), style="bold")
    screen.paragraph(screen.say("cli-campaign-replay", file=str(book.last)))


def show(screen: Screen, book: Book, arguments: argparse.Namespace) -> int:
    """`show`: what is kept, every rung, and what to type next."""
    found = book.settled()
    screen.line(screen.words.say(book.rules.title()), "bold")
    for name, choice in found.kept.items():
        key = f"{book.game}-option-{name}"
        said = screen.say(f"{key}-{choice}")
        screen.paragraph(f"{screen.say('cli-games-option', option=Message(key))} {said}", "  ")
    screen.line()
    rows = [row(screen, found, number) for number in range(len(book.rungs))]
    screen.table([[screen.say(key) for key in HEADINGS], *rows])
    screen.line()
    under_way = book.under_way(found) is not None
    key = "cli-campaign-go-on" if under_way else "cli-campaign-is-over" if found.is_over else "cli-campaign-next"
    screen.paragraph(screen.say(key, game=book.game))
    return 0


HEADINGS: Final = ["cli-campaign-rung", "cli-campaign-state", "cli-campaign-wins", "cli-campaign-losses"]


def row(screen: Screen, found: Campaign, number: int) -> list[str]:
    """A rung: how it stands, and how often it was won and lost."""
    assert found.rules.ladder is not None
    rung, name = found.rungs[number], found.rules.ladder.rung
    state = "won" if number < found.reached else "open" if rung in found.open_rungs() else "locked"
    title = screen.say(f"{found.game}-option-{name}-{rung}")
    wins, losses = (f"{count:>4}" if count else "" for count in (found.won[number], found.lost[number]))
    numbered = title if title.startswith(f"{rung}.") else f"{rung}: {title}"
    return [numbered, screen.say(f"cli-campaign-state-{state}"), wins, losses]


def reset(screen: Screen, book: Book, arguments: argparse.Namespace) -> int:
    """`reset`: everything anew with what is kept; a terminal is asked first."""
    found = book.load()
    if sys.stdin.isatty():
        screen.paragraph(screen.say("cli-campaign-sure"))
        if typed(screen).lower() != screen.say("cli-campaign-yes"):
            screen.line(screen.say("cli-campaign-not-reset"))
            return 0
    found.reset()
    book.begin(found)
    screen.paragraph(screen.say("cli-campaign-reset"))
    return 0


def export(screen: Screen, book: Book, arguments: argparse.Namespace) -> int:
    """`export FILE`: for the web table, or for another computer."""
    path = fresh(Path(arguments.target), screen)
    found = book.settled()
    found.save(path)
    screen.paragraph(screen.say("cli-campaign-exported", file=str(path)))
    if book.under_way(found) is not None:
        screen.paragraph(screen.say("cli-campaign-stays"))
    return 0


def bring_in(screen: Screen, book: Book, arguments: argparse.Namespace) -> int:
    """`import FILE`: what was exported here or at the web table."""
    found = book.load(Path(arguments.target))
    book.check_free(arguments.replace)
    book.begin(found)
    return show(screen, book, arguments)


ACTIONS: Final[dict[str, Callable[[Screen, Book, argparse.Namespace], int]]] = {
    "show": show,
    "new": begin_anew,
    "play": play,
    "reset": reset,
    "export": export,
    "import": bring_in,
}

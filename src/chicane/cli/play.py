"""`chicane play`: line mode, for terminals, pipes and screen readers alike."""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from chicane.bots.hint import advice
from chicane.cli.curtain import Curtain
from chicane.cli.display import NO_ONE, Display, ends_with, show_result
from chicane.cli.screen import Screen, heard_by
from chicane.cli.seats import HUMAN, bots_of, check_seats, new_match, split
from chicane.cli.wrong import wrong
from chicane.core.errors import BadInput, IllegalOption
from chicane.core.match import Match
from chicane.core.message import Message
from chicane.core.registry import names
from chicane.core.save import load
from chicane.core.step import Step
from chicane.core.view import WATCHER
from chicane.words.setup import chosen

INTERRUPTED: Final = 130
NOT_SAVED: Final = -1
RECALLED: Final = 10  # sentences that are told again when a saved game goes on
COMMANDS: Final = {  # each also by its name in the language of the table, and by its first letter: h is help
    "help": "cli-command-help",
    "board": "cli-command-board",
    "log": "cli-command-log",
    "hint": "cli-command-hint",
    "undo": "cli-command-undo",
    "save": "cli-command-save",
    "quit": "cli-command-quit",
}


class Left(Exception):
    """The player leaves the table."""


def play(screen: Screen, arguments: argparse.Namespace) -> int:
    """`chicane play GAME` or `chicane play FILE`"""
    session = resume(screen, arguments) if is_file(arguments.game) else begin(screen, arguments)
    if not session.humans:
        raise wrong("cli-wrong-nobody")
    try:
        session.run()
    except Left:
        return 0
    except KeyboardInterrupt:
        screen.line()
        screen.line(screen.say("cli-play-interrupted"))
        return INTERRUPTED
    return 0


def is_file(name: str) -> bool:
    """Whether a game file is meant, not a game."""
    return name not in names() and (name.endswith(".json") or "/" in name or Path(name).is_file())


def begin(screen: Screen, arguments: argparse.Namespace) -> Session:
    """A new game."""
    path = fresh(Path(arguments.save), screen) if arguments.save else None
    seats, players, seed = arguments.seats, arguments.players, arguments.seed
    match = new_match(arguments.game, seats, players, HUMAN, seed, arguments.option, arguments.preset)
    told = chosen(match.rules, match.setup, match.players, screen.words)
    if arguments.preset and told:
        screen.paragraph(screen.say("cli-play-chosen", chosen=told))
    return Session(screen, match, path, autosave=path is not None)


def resume(screen: Screen, arguments: argparse.Namespace) -> Session:
    """A saved game, played on."""
    for name in ("players", "seed", "option", "preset"):
        if getattr(arguments, name):
            raise wrong("cli-wrong-resumed", name=name, file=arguments.game)
    match = load(arguments.game)
    if match.seed is None:
        raise BadInput(screen.say("cli-play-no-seed", file=arguments.game))
    if arguments.seats:
        kinds = split(arguments.seats)
        if len(kinds) != match.players:
            raise wrong("cli-wrong-seats-of", seats=len(kinds), file=arguments.game, players=match.players)
        check_seats(kinds)
        match.seats = kinds
    path = Path(arguments.game)
    if arguments.save and Path(arguments.save) != path:
        path = fresh(Path(arguments.save), screen)
    session = Session(screen, match, path, autosave=bool(arguments.save))
    session.display.told = max(0, len(match.story) - RECALLED)
    return session


def fresh(path: Path, screen: Screen) -> Path:
    """A file that is not there yet: what another game left is never overwritten."""
    if path.exists():
        raise BadInput(screen.say("cli-file-taken", file=str(path)))
    if not path.parent.is_dir():
        raise BadInput(screen.say("cli-file-no-folder", file=str(path), folder=str(path.parent)))
    return path


def unused(stem: str) -> Path:
    """The name of a game file that is not there yet."""
    path, number = Path(f"{stem}.json"), 1
    while path.exists():
        number += 1
        path = Path(f"{stem}-{number}.json")
    return path


class Session:
    """One sitting: who plays, what they type, and where the game is saved."""

    def __init__(self, screen: Screen, match: Match, path: Path | None, autosave: bool) -> None:
        self.screen = screen
        self.match = match
        self.path = path  # of the game file
        self.autosave = autosave  # also at the end and on leaving, without being told to
        self.saved = NOT_SAVED  # the ply that this sitting saved last
        self.advice: tuple[list[str], Step[Any], Message] | None = None  # the last hint, and the log it was given at
        self.bots = bots_of(match)
        self.humans = [seat for seat in range(match.players) if seat not in self.bots]
        self.display = Display(screen, match, self.humans)
        self.curtain = Curtain(screen, match, self.display)
        self.words = {screen.say(key): name for name, key in COMMANDS.items()}

    def run(self) -> None:
        """Everybody chooses in turn until the game is over."""
        self.display.welcome()
        while (seat := self.match.to_act) is not None:
            if seat in self.bots:
                self.let_bot_choose(seat)
            else:
                self.ask(seat)
        self.close()

    def let_bot_choose(self, seat: int) -> None:
        """A bot sees what its seat may know."""
        view = self.match.seen_by(seat)
        self.match.play(self.bots[seat].choose(view, view.game.menu))
        self.display.shown_for = NO_ONE

    def ask(self, seat: int) -> None:
        """Show what is new, to nobody else where it is secret, and go on asking until the position has changed."""
        self.curtain.open_for(seat, self.read)
        self.display.news(seat)
        self.display.menu(seat)
        while not self.follow(seat, self.read()):
            pass

    def close(self) -> None:
        """The last of the story, who won, and how to check the dice; then the game may still be saved."""
        seat = self.humans[0] if len(self.humans) == 1 else WATCHER
        self.display.story(seat)
        self.screen.line()
        self.display.board(seat)
        self.screen.line()
        self.display.page()
        show_result(self.screen, self.match)
        if self.autosave:
            self.keep()
            return
        self.screen.paragraph(self.screen.say("cli-play-after"))
        while line := self.read():
            word, _, rest = line.partition(" ")
            command = self.command(word)
            if command is not None and command not in (self.undo, self.hint):
                command(seat, rest.strip())
            elif sys.stdin.isatty():
                self.screen.paragraph(self.screen.say("cli-play-after"))
            else:
                break

    # Listening

    def read(self) -> str:
        """What is typed next; a pipe's lines are repeated so that the whole reads like a conversation."""
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  line editing and history for input()
            try:
                return input("> ").strip()
            except EOFError:
                self.screen.line()
                return self.run_dry()
        line = sys.stdin.readline()
        if not line:
            return self.run_dry()
        self.screen.line(f"> {line.strip()}")
        return line.strip()

    def run_dry(self) -> str:
        """Nothing more will be typed."""
        if not self.match.over:
            self.screen.line(self.screen.say("cli-play-unfinished", plies=len(self.match.acts)))
        self.keep()
        raise Left

    def follow(self, seat: int, line: str) -> bool:
        """Do what was typed; whether the position has changed."""
        count = len(self.match.game.menu)
        if not line:
            self.screen.paragraph(self.screen.say("cli-play-empty", count=count))
            return False
        if line.startswith("?"):
            return self.explain(seat, line[1:].strip())
        option = self.meant(line)
        if option is not None:
            self.match.play(option.text(self.match.game))  # by its text form, which may be finer than the menu
            return True
        word, _, rest = line.partition(" ")
        command = self.command(word)
        if command is not None:
            return command(seat, rest.strip())
        option = self.ending(line)
        if option is not None:
            self.match.play(option.text(self.match.game))  # by its text form, which may be finer than the menu
            return True
        self.screen.paragraph(self.screen.say("cli-play-unknown", text=line, count=count))
        return False

    def meant(self, line: str) -> Step[Any] | None:
        """An option by its number or its text form."""
        game = self.match.game
        numbered = {str(number): option for number, option in enumerate(game.menu, 1)}
        return numbered.get(line) or game.pending.parse(game, line)

    def ending(self, line: str) -> Step[Any] | None:
        """The one option whose text form ends with these words, such as a space of the board."""
        options = ends_with(self.match.game, line)
        return options[0] if len(options) == 1 else None

    def command(self, word: str) -> Callable[[int, str], bool] | None:
        """A command by its name in English or in the language of the table, or by its first letter."""
        name = self.words.get(word.lower(), word.lower())
        full = next((each for each in COMMANDS if name in (each, each[0])), None)
        commands = {
            "help": self.help, "board": self.board, "log": self.log, "hint": self.hint, "undo": self.undo,
            "save": self.save, "quit": self.quit,
        }  # fmt: skip
        return commands[full] if full else None

    # Commands: each says whether the position has changed

    def explain(self, seat: int, which: str) -> bool:
        """What is asked and every option; or one of them, or something on the board, with the words of its rule."""
        option, count = self.meant(which) if which else None, len(self.match.game.menu)
        if not which:
            self.display.explain(seat)
        elif option is not None:
            self.display.explain_one(seat, option)
        elif which.isdigit():
            self.screen.paragraph(self.screen.say("cli-play-unknown", text=which, count=count))
        elif not self.display.inspect(seat, which):
            self.screen.paragraph(self.screen.say("cli-play-no-thing", text=which, count=count))
        return False

    def help(self, seat: int, rest: str) -> bool:
        """What may be typed."""
        for text in self.screen.say("cli-play-help").splitlines():
            self.screen.line(text)
        return False

    def board(self, seat: int, rest: str) -> bool:
        """The board once more."""
        self.display.board(seat)
        self.display.menu(seat)
        return False

    def log(self, seat: int, rest: str) -> bool:
        """The story from the start, with its rules."""
        self.screen.chronicle(heard_by(self.match, seat))
        self.display.menu(seat)
        return False

    def hint(self, seat: int, rest: str) -> bool:
        """Which option a bot would choose that knows no more than the seat, and why."""
        view = self.match.seen_by(seat)
        if self.advice is None or self.advice[0] != view.log:
            self.advice = view.log, *advice(view, f"{self.match.commitment} {seat} {view.game.plies}")
        _, option, reason = self.advice
        self.display.advise(seat, option.text(view.game), reason)
        return False

    def undo(self, seat: int, rest: str) -> bool:
        """Take back the last choice, if nothing was learnt and nobody else has acted since."""
        last = self.match.acts[-1].actor if self.match.acts else seat
        try:
            self.match.undo(last if last in self.humans else seat)
        except IllegalOption:
            self.screen.paragraph(self.screen.say("cli-play-no-undo"))
            return False
        self.display.told = min(self.display.told, len(self.match.story))
        self.screen.line(self.screen.say("cli-play-undone"))
        return True

    def save(self, seat: int, rest: str) -> bool:
        """Write the game file, never over the file of another game."""
        self.try_write(Path(rest) if rest else self.path or unused(self.match.rules.id))
        return False

    def quit(self, seat: int, rest: str) -> bool:
        """Leave; a terminal is asked whether to save, a pipe is told what it leaves."""
        kept = self.saved == len(self.match.acts)
        if self.autosave:
            self.keep()
        elif kept:
            self.screen.line(self.screen.say("cli-play-gone", file=str(self.path)))
        elif sys.stdin.isatty():
            self.screen.paragraph(self.screen.say("cli-play-leaving"))
            while (name := self.read()) and not self.try_write(Path(name)):
                pass
        else:
            self.screen.line(self.screen.say("cli-play-left"))
        raise Left

    # Saving

    def try_write(self, path: Path) -> bool:
        """Write the game file, or say why it can't be written."""
        try:
            self.write(path)
        except BadInput as error:
            self.screen.paragraph(self.screen.words.complaint(error))
            return False
        return True

    def write(self, path: Path) -> None:
        """Write the game file and say how to go on with it."""
        self.match.save(path if path == self.path else fresh(path, self.screen))
        self.path, self.saved = path, len(self.match.acts)
        key = "cli-play-saved-over" if self.match.over else "cli-play-saved"
        self.screen.paragraph(self.screen.say(key, file=str(path)))

    def keep(self) -> None:
        """Save what was to be saved from the start."""
        if self.autosave and self.path is not None and self.saved != len(self.match.acts):
            self.write(self.path)

"""The commands, their arguments and their help texts."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

import chicane
from chicane.cli import (
    admin,
    arena,
    campaign,
    catalogue,
    export,
    fast,
    files,
    join,
    learn,
    play,
    report,
    review,
    serve,
    sim,
    watch,
)
from chicane.cli.screen import Screen, default_language
from chicane.cli.wrong import wrong_argument
from chicane.core.errors import BadInput
from chicane.core.message import Message
from chicane.lab.workers import BACKENDS, POOL

Command = Callable[[Screen, argparse.Namespace], int]


def run(arguments: list[str]) -> int:
    """Read the arguments and do what they say."""
    screen = Screen(language_of(arguments), "--no-color" not in arguments)
    parser = build(screen)
    given = parser.parse_args(arguments)
    if given.command is None:
        parser.print_help()
        return 0
    command: Command = given.command
    try:
        return command(screen, given)
    except BadInput as error:
        raise BadInput(screen.words.complaint(error)) from error


def language_of(arguments: list[str]) -> str:
    """The language asked for; the help texts need it before the arguments can be read."""
    for argument, value in zip(arguments, [*arguments[1:], ""], strict=False):
        if argument == "--lang" and value:
            return value
        if argument.startswith("--lang=") and argument != "--lang=":
            return argument.removeprefix("--lang=")
    return default_language()


class Parser(argparse.ArgumentParser):
    """A parser in the language of the reader, whose errors are bad input like any other."""

    def __init__(self, screen: Screen, prog: str, key: str) -> None:
        self.screen = screen
        super().__init__(
            prog=prog,
            description=plain(screen.say(key)),
            epilog=plain(screen.words.help(Message(key))),
            add_help=False,
            allow_abbrev=False,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        self.needed = self.add_argument_group(screen.say("cli-help-arguments"))
        self.free = self.add_argument_group(screen.say("cli-help-options"))

    def need(self, name: str, key: str, **settings: Any) -> None:
        """An argument by its place."""
        self.needed.add_argument(name, help=plain(self.screen.say(key)), **settings)

    def may(self, *names: str, key: str, **settings: Any) -> None:
        """An argument by its name."""
        self.free.add_argument(*names, help=plain(self.screen.say(key)), **settings)

    def always(self) -> None:
        """What every command takes."""
        self.may("--lang", key="cli-help-lang", metavar="en|fr", default=argparse.SUPPRESS)
        self.may("--no-color", key="cli-help-no-color", action="store_true", default=argparse.SUPPRESS)
        self.may("-h", "--help", key="cli-help-help", action="help")

    def _get_formatter(self) -> argparse.HelpFormatter:
        return Formatter(self.prog, self.screen.say("cli-help-usage"), self.screen.width)

    def error(self, message: str) -> NoReturn:
        command = self.prog.removeprefix("chicane").strip()
        ours = wrong_argument(message)
        said = message if ours is None else self.screen.words.say(ours)
        place = self.screen.say("about-name", name=command, help=said) if command else said
        raise BadInput(f"{place}\n{self.screen.say('cli-help-hint', command=self.prog)}")


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Says `usage:` in the language of the reader."""

    def __init__(self, prog: str, usage: str, width: int) -> None:
        super().__init__(prog, max_help_position=28, width=width)
        self.usage = usage

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self.usage} " if prefix is None else prefix)


def plain(text: str) -> str:
    """A text in which argparse finds nothing to fill in."""
    return text.replace("%", "%%")


def build(screen: Screen) -> Parser:
    """The parser of all commands."""
    parser = Parser(screen, "chicane", "cli-help-chicane")
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(title=screen.say("cli-help-commands"), metavar="COMMAND")
    version = screen.say("cli-version", version=chicane.__version__, engine=fast.runs_on(screen))
    parser.may("--version", key="cli-help-version", action="version", version=plain(version))
    parser.always()

    def command(name: str, does: Command, key: str) -> Parser:
        prog = f"chicane {name}"
        made = commands.add_parser(name, help=plain(screen.say(key)), screen=screen, prog=prog, key=key)
        made.set_defaults(command=does)
        return made

    add_play(command("play", play.play, "cli-help-play"))
    add_campaign(command("campaign", campaign.campaign, "cli-help-campaign"))
    add_watch(command("watch", watch.watch, "cli-help-watch"))
    add_file(command("replay", files.replay, "cli-help-replay"))
    add_verify(command("review", review.show_review, "cli-help-review"))
    add_draw(command("draw", files.draw, "cli-help-draw"))
    add_sim(command("sim", sim.sim, "cli-help-sim"))
    add_arena(command("arena", arena.arena, "cli-help-arena"))
    add_report(command("report", report.report, "cli-help-report"))
    add_export(command("export", export.export, "cli-help-export"))
    add_verify(command("verify", files.check, "cli-help-verify"))
    add_serve(command("serve", serve.serve, "cli-help-serve"))
    add_join(command("join", join.join, "cli-help-join"))
    add_fast(command("fast", fast.fast, "cli-help-fast"))
    add_admin(command("admin", admin.admin, "cli-help-admin"))
    command("games", catalogue.show_games, "cli-help-games").always()
    add_learn(command("learn", learn.learn, "cli-help-learn"))
    add_rules(command("rules", catalogue.show_rules, "cli-help-rules"))
    add_scenario(command("scenario", files.scenario, "cli-help-scenario"))
    return parser


def add_play(parser: Parser) -> None:
    """A game or a game file, who plays, and how it is set up."""
    parser.need("game", "cli-help-game-or-file", metavar="GAME")
    add_table(parser)
    parser.always()


def add_campaign(parser: Parser) -> None:
    """A game with a campaign, what to do with it, and where it is kept."""
    parser.need("game", "cli-help-game", metavar="GAME")
    actions = list(campaign.ACTIONS)
    parser.need("action", "cli-help-action", nargs="?", choices=actions, default=actions[0], metavar="ACTION")
    parser.need("target", "cli-help-target", nargs="?", metavar="FILE")
    parser.may("--option", key="cli-help-campaign-option", action="append", default=[], metavar="NAME=CHOICE")
    parser.may("--seed", key="cli-help-seed", metavar="SEED")
    parser.may("--anew", key="cli-help-anew", action="store_true")
    parser.may("--replace", key="cli-help-replace", action="store_true")
    parser.may("--campaign", key="cli-help-campaign-number", type=int, metavar="N")
    parser.may("--file", key="cli-help-campaign-file", metavar="FILE")
    parser.always()


def add_watch(parser: Parser) -> None:
    """A game, which bots play it, and how fast."""
    parser.need("game", "cli-help-game", metavar="GAME")
    add_table(parser)
    parser.may("--delay", key="cli-help-delay", type=float, metavar="SECONDS")
    parser.always()


def add_file(parser: Parser) -> None:
    """A position of a game file."""
    parser.need("file", "cli-help-file", metavar="FILE")
    parser.may("--at", key="cli-help-at", type=int, metavar="PLY")
    parser.always()


def add_draw(parser: Parser) -> None:
    """A position of a game file, and where its picture goes."""
    parser.may("-o", "--output", key="cli-help-output", metavar="FILE.svg")
    add_file(parser)


def add_sim(parser: Parser) -> None:
    """How many games between which bots."""
    parser.need("game", "cli-help-game", metavar="GAME")
    parser.may("--games", key="cli-help-games-count", type=int, default=100, metavar="N")
    parser.may("--bots", key="cli-help-bots", default="greedy,random", metavar="BOT,BOT")
    parser.may("--seed", key="cli-help-sim-seed", default="1", metavar="SEED")
    add_setup(parser)
    parser.may("--each", key="cli-help-each", action="append", default=[], metavar="NAME")
    parser.may("--workers", key="cli-help-workers", type=int, metavar="N")
    parser.always()


def add_arena(parser: Parser) -> None:
    """A tournament, where its results are kept, and who plays it."""
    parser.may("-o", "--output", key="cli-help-arena-output", metavar="FOLDER")
    parser.may("--on", key="cli-help-on", choices=BACKENDS, default=POOL, metavar="BACKEND")
    add_sim(parser)


def add_report(parser: Parser) -> None:
    """The results of a tournament, and where the page about them goes."""
    parser.need("results", "cli-help-results", metavar="RESULTS")
    parser.may("-o", "--output", key="cli-help-report-output", default="report.html", metavar="FILE.html")
    parser.always()


def add_export(parser: Parser) -> None:
    """Games, and where their tables and files go."""
    parser.need("games", "cli-help-export-games", nargs="+", metavar="GAMES")
    parser.may("-o", "--output", key="cli-help-export-output", default="games.parquet", metavar="FILE.parquet")
    parser.may("--files", key="cli-help-export-files", metavar="FOLDER")
    parser.always()


def add_join(parser: Parser) -> None:
    """A seat of a web table, and the program that plays it."""
    parser.need("link", "cli-help-join-link", metavar="LINK")
    parser.need("program", "cli-help-join-program", metavar="COMMAND")
    parser.always()


def add_verify(parser: Parser) -> None:
    """A game file."""
    parser.need("file", "cli-help-file", metavar="FILE")
    parser.always()


def add_serve(parser: Parser) -> None:
    """Where the web table listens, and where it keeps its tables."""
    parser.may("--db", key="cli-help-db", metavar="URL")
    parser.may("--fanout", key="cli-help-fanout", metavar="URL")
    parser.may("--host", key="cli-help-host", default="127.0.0.1", metavar="ADDRESS")
    parser.may("--port", key="cli-help-port", type=int, default=8000, metavar="N")
    parser.may("--workers", key="cli-help-serve-workers", type=int, default=1, metavar="N")
    parser.may("--allow-host", key="cli-help-allow-host", action="append", default=[], metavar="NAME")
    parser.may("--base-path", key="cli-help-base-path", metavar="PATH")
    parser.may("--proxy", key="cli-help-proxy", action="append", default=[], metavar="ADDRESS")
    parser.may("--public-url", key="cli-help-public-url", metavar="URL")
    parser.may("--open", key="cli-help-open", action="store_true")
    parser.may("--grace", key="cli-help-grace", type=float, default=60.0, metavar="SECONDS")
    parser.may("--budget", key="cli-help-budget", type=float, default=5.0, metavar="SECONDS")
    parser.may("--tables-a-minute", key="cli-help-tables", type=float, default=30.0, metavar="N")
    parser.may("--messages-a-second", key="cli-help-messages", type=float, default=20.0, metavar="N")
    parser.may("--close-after", key="cli-help-close-after", type=float, default=0.0, metavar="DAYS")
    parser.may("--smtp", key="cli-help-smtp", metavar="URL")
    parser.may("--mail-from", key="cli-help-mail-from", default="", metavar="ADDRESS")
    parser.may("--push-key", key="cli-help-push-key", default="", metavar="FILE")
    parser.may("--push-host", key="cli-help-push-host", action="append", default=[], metavar="NAME")
    parser.may("--remind-after", key="cli-help-remind-after", type=float, default=60.0, metavar="SECONDS")
    parser.always()


def add_fast(parser: Parser) -> None:
    """Whether to make the compiled build, or to take it away."""
    parser.may("--remove", key="cli-help-fast-remove", action="store_true")
    parser.always()


def add_admin(parser: Parser) -> None:
    """What to do with the tables of a server, and which tables."""
    parser.need("action", "cli-help-admin-action", choices=list(admin.ACTIONS), metavar="ACTION")
    parser.need("targets", "cli-help-admin-targets", nargs="*", metavar="TABLE|FILE")
    parser.may("--db", key="cli-help-db", metavar="URL")
    parser.may("--game", key="cli-help-admin-game", metavar="GAME")
    parser.may("--state", key="cli-help-admin-state", choices=["open", "finished", "closed"], metavar="STATE")
    parser.may("--days", key="cli-help-admin-days", type=float, metavar="N")
    parser.may("-o", "--output", key="cli-help-admin-output", default=".", metavar="FOLDER")
    parser.may("--seeds", key="cli-help-admin-seeds", action="store_true")
    parser.may("--yes", key="cli-help-admin-yes", action="store_true")
    parser.always()


def add_learn(parser: Parser) -> None:
    """A game, and a page of its book or a guided game."""
    parser.need("game", "cli-help-learn-game", nargs="?", metavar="GAME")
    parser.need("page", "cli-help-page", nargs="?", metavar="PAGE")
    parser.may("--guided", key="cli-help-guided", action="store_true")
    parser.may("--at", key="cli-help-guided-at", type=int, default=1, metavar="N")
    parser.always()


def add_rules(parser: Parser) -> None:
    """A game, and which of its rules."""
    parser.need("game", "cli-help-game", metavar="GAME")
    parser.need("wanted", "cli-help-wanted", nargs="*", metavar="ID")
    parser.always()


def add_scenario(parser: Parser) -> None:
    """Scenario files."""
    parser.need("files", "cli-help-scenario-files", nargs="+", metavar="FILE")
    parser.always()


def add_setup(parser: Parser) -> None:
    """How a new game is set up."""
    parser.may("--players", key="cli-help-players", type=int, metavar="N")
    parser.may("--preset", key="cli-help-preset", default="", metavar="PRESET")
    parser.may("--option", key="cli-help-option", action="append", default=[], metavar="NAME=CHOICE")


def add_table(parser: Parser) -> None:
    """A new game, who plays it, and where it is kept."""
    parser.may("--seats", key="cli-help-seats", default="", metavar="WHO,WHO")
    add_setup(parser)
    parser.may("--seed", key="cli-help-seed", metavar="SEED")
    parser.may("--save", key="cli-help-save", metavar="FILE")

"""`chicane campaign`: attempts in order, of which a win opens the next; kept in files between sittings."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Final

from chicane.cli.book import FIRST_SEAT, Book, Shelf
from chicane.cli.choose import answer, ask_for, is_sure
from chicane.cli.lock import locked
from chicane.cli.medals import show_medals
from chicane.cli.play import INTERRUPTED, RECALLED, Left, Session, fresh
from chicane.cli.screen import Screen
from chicane.cli.seats import HUMAN, USUAL_BOT, options
from chicane.core.campaign import Campaign
from chicane.core.errors import BadInput
from chicane.core.match import Match, new
from chicane.core.message import Message

LOOKS: Final = ("show", "export")  # actions that leave a campaign as it is, so that somebody may be playing it
BEGINS: Final = ("new", "import")  # actions that put a campaign beside those that are there


def campaign(screen: Screen, arguments: argparse.Namespace) -> int:
    """`chicane campaign GAME [ACTION] [FILE]`"""
    action = arguments.action
    shelf = Shelf(screen, arguments.game, arguments.file)
    if (arguments.target is not None) != (action in ("export", "import")):
        raise BadInput(screen.say("cli-campaign-target", action=action))
    number = arguments.campaign
    if number is not None and (number not in shelf.numbers() or arguments.file):
        raise BadInput(screen.say("cli-campaign-no-number", number=number, game=arguments.game))
    if action == "show" and number is None and len(shelf.numbers()) > 1:
        return show_all(screen, shelf)
    if number is None:
        number = shelf.free() if action in BEGINS else which(screen, shelf)
    done = act(screen, shelf.book(number), arguments)
    if action == "show":
        show_medals(screen, shelf)
    return done


def act(screen: Screen, book: Book, arguments: argparse.Namespace) -> int:
    """Do something with one campaign, alone where it is changed."""
    with locked(book.path.with_name(f"{book.path.stem}.lock")) as alone:
        if not alone and arguments.action not in LOOKS:
            raise BadInput(screen.say("cli-campaign-busy", file=str(book.path)))
        book.alone = alone
        return ACTIONS[arguments.action](screen, book, arguments)


def which(screen: Screen, shelf: Shelf) -> int:
    """The only campaign there is, or the one that is asked for; the one played last where nothing is typed."""
    numbers = shelf.numbers()
    if len(numbers) < 2:
        return numbers[0] if numbers else shelf.free()
    list_all(screen, shelf)
    usual = str(shelf.newest())
    screen.paragraph(screen.say("cli-campaign-which", usual=usual))
    return int(answer(screen, [str(number) for number in numbers], usual))


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


def begin_new(screen: Screen, book: Book, arguments: argparse.Namespace) -> int:
    """`new`: choose what is kept for good; asked for where the command line does not say."""
    book.check_free(arguments.replace)
    book.begin(Campaign(book.game, chosen_for_good(screen, book, arguments, {})))
    screen.paragraph(screen.say("cli-campaign-begun", file=str(book.path)))
    return show(screen, book, arguments)


def chosen_for_good(screen: Screen, book: Book, arguments: argparse.Namespace, kept: dict[str, str]) -> dict[str, str]:
    """What is kept, asked for where the command line does not say; what was kept before is the usual choice."""
    chosen = {name: str(choice) for name, choice in options(arguments.option).items()}
    Campaign(book.game, chosen)  # what is wrong is said before anything is asked
    for name in book.ladder.kept:
        if name not in chosen:
            chosen[name] = ask_for(screen, book.rules, name, kept.get(name, ""))
    return chosen


def play(screen: Screen, book: Book, arguments: argparse.Namespace) -> int:
    """`play`: go on with the attempt under way, or begin one."""
    if arguments.anew:
        book.give_up()
    found = book.settled()
    match = book.under_way(found)
    if match is not None and (arguments.option or arguments.seed):
        raise BadInput(screen.say("cli-campaign-under-way", game=book.game))
    attempt = Attempt(screen, match or new_attempt(screen, book, found, arguments), book.attempt(found.attempts))
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


def new_attempt(screen: Screen, book: Book, found: Campaign, arguments: argparse.Namespace) -> Match:
    """An attempt at the next rung, or at the one asked for; what is chosen each time is asked."""
    chosen = {name: str(choice) for name, choice in options(arguments.option).items()}
    rung = chosen.pop(book.ladder.rung, "")
    found.options(chosen, rung)  # what is wrong is said before anything is asked
    before = book.last_setup()
    for name in book.ladder.asked:
        if name not in chosen:
            chosen[name] = ask_for(screen, book.rules, name, before.get(name, ""))
    given = found.options(chosen, rung)
    seats = [HUMAN, *[USUAL_BOT] * (book.rules.usual_players({}) - 1)]
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


# How it stands


def show_all(screen: Screen, shelf: Shelf) -> int:
    """`show` where there are several: a line for each of them."""
    screen.line(screen.words.say(shelf.book(shelf.numbers()[0]).rules.title()), "bold")
    list_all(screen, shelf)
    show_medals(screen, shelf)
    screen.line()
    screen.paragraph(screen.say("cli-campaign-several", game=shelf.game))
    return 0


def list_all(screen: Screen, shelf: Shelf) -> None:
    """Number, what is kept, how far it got, and whether an attempt is under way."""
    heads = [screen.say(key) for key in ("cli-campaign-number", "cli-campaign-with", "cli-campaign-progress")]
    screen.table([heads, *[summary(screen, shelf.book(number), number) for number in shelf.numbers()]])


def summary(screen: Screen, book: Book, number: int) -> list[str]:
    """A campaign in one line; one that can't be read says so."""
    try:
        found = book.load()
    except BadInput as error:
        return [f"{number:>2}", screen.words.complaint(error), ""]
    going = screen.say("cli-campaign-going") if book.attempt(found.attempts).exists() else ""
    far = screen.say("cli-campaign-far", won=found.reached, rungs=len(found.rungs))
    return [f"{number:>2}", kept_names(screen, found), f"{far} {going}".rstrip()]


def kept_names(screen: Screen, found: Campaign) -> str:
    """What was chosen for good, in words."""
    return ", ".join(screen.say(f"{found.game}-option-{name}-{choice}") for name, choice in found.kept.items())


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


# Beginning anew, leaving, carrying away


def reset(screen: Screen, book: Book, arguments: argparse.Namespace) -> int:
    """`reset`: everything anew, with what is kept or with other choices; a terminal is asked first."""
    found = book.load()
    if not is_sure(screen, "cli-campaign-sure"):
        screen.line(screen.say("cli-campaign-unchanged"))
        return 0
    found.reset(chosen_for_good(screen, book, arguments, found.kept))
    book.begin(found)
    screen.paragraph(screen.say("cli-campaign-reset", kept=kept_names(screen, found)))
    return 0


def forget(screen: Screen, book: Book, arguments: argparse.Namespace) -> int:
    """`forget`: throw a campaign away; a terminal is asked first."""
    if not book.path.exists():
        book.load()  # says that there is none
    if not is_sure(screen, "cli-campaign-sure-forget"):
        screen.line(screen.say("cli-campaign-unchanged"))
        return 0
    book.forget()
    screen.paragraph(screen.say("cli-campaign-forgotten"))
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
    "new": begin_new,
    "play": play,
    "reset": reset,
    "forget": forget,
    "export": export,
    "import": bring_in,
}

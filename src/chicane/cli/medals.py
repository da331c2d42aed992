"""What speaks for a choice, in bars, and the stages that were won with each."""

from __future__ import annotations

from typing import Any, Final

from chicane.cli.book import Shelf
from chicane.cli.screen import Screen
from chicane.core.campaign import Campaign, option_of
from chicane.core.errors import BadInput
from chicane.core.registry import Rules

FULL: Final = "■"
HOLLOW: Final = "□"
MEDAL: Final = "★"
NO_MEDAL: Final = "·"


def show_strengths(screen: Screen, rules: Rules[Any], option: str, choice: str) -> None:
    """A bar for each strength, as long as the most that any choice has."""
    found = rules.strengths(option, choice)
    bars = [FULL * each.has + HOLLOW * (each.most - each.has) for each in found]
    rows = [["     ", screen.words.say(each.words), bar, str(each.has)] for each, bar in zip(found, bars, strict=True)]
    if rows:
        screen.table(rows, "")


def show_medals(screen: Screen, shelf: Shelf) -> None:
    """A star for each stage that was won with each choice of what is kept first; nothing before the first win."""
    campaigns = [found for number in shelf.numbers() if (found := readable(shelf, number)) is not None]
    if not any(sum(each.won) for each in campaigns):
        return
    book = shelf.book(shelf.numbers()[0])
    name = book.ladder.kept[0]
    key = f"{shelf.game}-option-{name}"
    heads = [screen.say(key), *[str(number) for number in range(1, len(book.rungs) + 1)]]
    rows = [
        [screen.say(f"{key}-{choice}"), *stars(campaigns, name, choice)]
        for choice in option_of(book.rules, name).choices
    ]
    screen.line()
    screen.heading(screen.say("cli-campaign-medals"))
    screen.table([heads, *rows])


def readable(shelf: Shelf, number: int) -> Campaign | None:
    """A campaign, if its file can be read."""
    try:
        return shelf.book(number).load()
    except BadInput:
        return None  # the list says so


def stars(campaigns: list[Campaign], name: str, choice: str) -> list[str]:
    """A sign for each stage."""
    mine = [each for each in campaigns if each.kept[name] == choice]
    wins = [sum(counts) for counts in zip(*[each.won for each in mine], strict=True)] if mine else []
    return [MEDAL if won else NO_MEDAL for won in wins or [0] * len(campaigns[0].rungs)]

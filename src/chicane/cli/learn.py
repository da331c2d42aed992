"""`chicane learn`: the book of a game in the terminal."""

from __future__ import annotations

import argparse
from typing import Any

from chicane.cli.guide import guided
from chicane.cli.screen import Screen
from chicane.cli.wrong import wrong
from chicane.core.book import LEGEND, Page, Part
from chicane.core.guide import read_guides
from chicane.core.message import Message
from chicane.core.registry import Option, Rules, find
from chicane.words.book import named, page_of, sketched, told_options


def learn(screen: Screen, arguments: argparse.Namespace) -> int:
    """`chicane learn GAME [PAGE]`, or a guided game"""
    if arguments.guided or arguments.game is None:
        return guided(screen, arguments)
    rules = find(arguments.game)
    pages = rules.book()
    if not pages:
        raise wrong("cli-learn-no-book", game=rules.id)
    if arguments.page is None:
        return show_contents(screen, rules, pages)
    show_page(screen, rules, page_of(rules, arguments.page))
    return 0


def show_contents(screen: Screen, rules: Rules[Any], pages: list[Page]) -> int:
    """The table of contents, and how to turn to a page."""
    screen.line(screen.words.say(rules.title()), "bold")
    screen.paragraph(screen.say(f"{rules.id}-about"))
    screen.line()
    width = max(len(page.id) for page in pages)
    for page in pages:
        screen.line(f"  {page.id:<{width}}  {screen.words.say(page.title)}")
    screen.line()
    screen.paragraph(screen.say("cli-learn-closing", game=rules.id, page=pages[1].id))
    if read_guides(rules):
        screen.paragraph(screen.say("cli-learn-guided", game=rules.id))
    return 0


def show_page(screen: Screen, rules: Rules[Any], page: Page) -> None:
    """A page, and the way to the next one."""
    screen.heading(screen.words.say(page.title))
    for part in page.parts:
        screen.line()
        show_part(screen, rules, part)
    if page.shows == LEGEND:
        show_legend(screen, rules)
    for option in told_options(rules, page):
        show_option(screen, rules, option)
    pages = [each.id for each in rules.book()]
    after = pages[pages.index(page.id) + 1 :]
    screen.line()
    if after:
        screen.paragraph(screen.say("cli-learn-next", game=rules.id, page=after[0]), style="dim")


def show_part(screen: Screen, rules: Rules[Any], part: Part) -> None:
    """A paragraph with its rules, and its position as a sketch."""
    screen.paragraph(screen.words.say(part.text), tail=f"[{', '.join(part.rules)}]")
    if part.picture:
        screen.line()
        screen.sketch(sketched(rules, part.picture, screen.words.language))


def show_legend(screen: Screen, rules: Rules[Any]) -> None:
    """The names of all signs and what they mean; a terminal can't draw them."""
    for sign in rules.legend():
        help = screen.words.help(sign.name)
        name = named(sign, screen.words.language)
        screen.paragraph(screen.say("about-name", name=name, help=help) if help else name, "  ")


def show_option(screen: Screen, rules: Rules[Any], option: Option) -> None:
    """An option and what each choice changes."""
    key = f"{rules.id}-option-{option.name}"
    screen.line()
    screen.paragraph(screen.say(key), style="bold")
    screen.paragraph(screen.words.help(Message(key)))
    for choice in option.choices:
        about = Message(f"{key}-{choice}")
        help = "" if rules.is_told_later(option) else screen.words.help(about)
        screen.paragraph(screen.say("about-name", name=about, help=help) if help else screen.words.say(about), "  ")

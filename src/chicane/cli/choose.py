"""Choosing before a game begins: the choices in words, with their portraits in lines of text."""

from __future__ import annotations

import sys
from typing import Any

from chicane.cli.medals import show_strengths
from chicane.cli.screen import Screen
from chicane.core.campaign import option_of
from chicane.core.message import Message
from chicane.core.registry import Rules


def ask_for(screen: Screen, rules: Rules[Any], name: str, usual: str = "") -> str:
    """One of the choices of an option, by its number or its name; the usual one where nothing is typed."""
    choices, key = option_of(rules, name).choices, f"{rules.id}-option-{name}"
    usual = usual or choices[0]
    screen.heading(screen.say(key))
    screen.paragraph(screen.words.help(Message(key)))
    for number, choice in enumerate(choices, 1):
        show_choice(screen, rules, name, choice, f"  {number:>2}  ")
    screen.paragraph(screen.say("cli-choose", count=len(choices), usual=Message(f"{key}-{usual}")))
    return answer(screen, choices, usual)


def show_choice(screen: Screen, rules: Rules[Any], name: str, choice: str, lead: str) -> None:
    """A choice in words, then its portrait."""
    key = f"{rules.id}-option-{name}-{choice}"
    portrait = rules.profile(name, choice)
    if portrait:
        screen.line()
    screen.paragraph(f"{screen.say(key)}. {screen.words.help(Message(key))}", lead, "bold" if portrait else "", choice)
    show_strengths(screen, rules, name, choice)
    screen.sketch(portrait)


def answer(screen: Screen, choices: list[str], usual: str) -> str:
    """What is chosen; anything else is asked again."""
    numbered = {str(number): choice for number, choice in enumerate(choices, 1)} | {each: each for each in choices}
    while (line := typed(screen)) and line not in numbered:
        screen.paragraph(screen.say("cli-choose-again", text=line, count=len(choices)))
    return numbered.get(line, usual)


def typed(screen: Screen, at_the_end: str = "") -> str:
    """A line of the terminal, or of a pipe, which is repeated; where nothing more comes, what is given for that."""
    if sys.stdin.isatty():
        try:
            return input("> ").strip()
        except EOFError:
            return at_the_end
    line = sys.stdin.readline()
    screen.line(f"> {line.strip()}")
    return line.strip() if line else at_the_end


def is_sure(screen: Screen, key: str) -> bool:
    """Whether a person at a terminal really wants it; a pipe knows what it does."""
    if not sys.stdin.isatty():
        return True
    screen.paragraph(screen.say(key))
    return typed(screen).lower() == screen.say("cli-campaign-yes")

"""What a game was set up with, in words."""

from __future__ import annotations

from typing import Any

from chicane.core.message import Message
from chicane.core.registry import Option, Rules
from chicane.words import Words

YES = "yes"


def chosen(rules: Rules[Any], setup: dict[str, str], players: int, words: Words) -> str:
    """The options that are not as usual, one after the other; empty where all are."""
    usual = rules.check_options({}, players)
    told = [option for option in rules.options if setup[option.name] != usual[option.name]]
    return ", ".join(said(rules, option, setup[option.name], words) for option in told)


def said(rules: Rules[Any], option: Option, value: str, words: Words) -> str:
    """An option that is switched on by its name, any other with what was chosen."""
    key = f"{rules.id}-option-{option.name}"
    name = words.say(Message(key))
    if value == YES:
        return name
    return f"{name} ({' + '.join(words.say(Message(f'{key}-{choice}')) for choice in value.split(','))})"

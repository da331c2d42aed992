"""What somebody got wrong on the command line, to be said in the language of the reader."""

from __future__ import annotations

import re
from typing import Final

from chicane.core.errors import BadInput
from chicane.core.message import Arg, Message

ARGUMENTS: Final = {  # what argparse says, and our words for it; the groups are their arguments
    "cli-wrong-required": re.compile(r"the following arguments are required: (?P<names>.+)"),
    "cli-wrong-unknown": re.compile(r"unrecognized arguments: (?P<names>.+)"),
    "cli-wrong-no-value": re.compile(r"argument (?P<name>.+?): expected (?:one|at least one) argument"),
    "cli-wrong-number": re.compile(r"argument (?P<name>.+?): invalid (?:int|float) value: '(?P<value>.*)'"),
    "cli-wrong-choice": re.compile(
        r"argument (?P<name>.+?): invalid choice: '(?P<value>.*?)' \(choose from (?P<choices>.*)\)"
    ),
}


def wrong(key: str, **args: Arg) -> BadInput:
    """Bad input for which only the terminal has words."""
    return BadInput(key, Message(key, "", **args))


def wrong_argument(text: str) -> Message | None:
    """A complaint of argparse as a message of ours; None where we have no words for it."""
    for key, pattern in ARGUMENTS.items():
        if found := pattern.fullmatch(text):
            return Message(key, "", **{name: value.replace("'", "") for name, value in found.groupdict().items()})
    return None

"""What has changed for a seat between two positions, in the words of the game: why a bot likes one option best."""

from __future__ import annotations

from typing import NamedTuple


class Change(NamedTuple):
    """Something that a seat has come by or lost: the key of its words, how much of it, and what one is worth.

    The words are given a `count` that is not less than nothing, and the `way`: `more` or `less`.
    """

    words: str
    amount: float
    worth: float  # beside the others; less than nothing for what hurts
    chance: str = ""  # the key of its words where luck decides whether there is more of it
    at_once: bool = False  # counted right after the choice, not where it has led to in the end

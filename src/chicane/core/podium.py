"""How a game went, for those who want to tell of it: how far each seat came, and what was counted."""

from __future__ import annotations

from typing import NamedTuple

from chicane.core.message import Message


class Account(NamedTuple):
    """How far a seat came: the more the better, and in words."""

    worth: float
    words: Message


class Figure(NamedTuple):
    """Something worth counting: what it is called, with its `count`, and the keys of the lines that tell of it.

    A key that ends with a hyphen stands for all that begin with it.
    What is plain is told where there is too little else.
    """

    words: str
    told: tuple[str, ...]
    plain: bool = False

    def counts(self, key: str) -> bool:
        """Whether a line tells of it."""
        return any(key.startswith(each) if each.endswith("-") else key == each for each in self.told)

"""What something drawn is, when somebody asks: its name, what it means, what it is at now, and the icons on it."""

from __future__ import annotations

from typing import Final

from chicane.core.book import Sign
from chicane.core.message import Message


class About:
    """The help of its name and of what it is an example of, sentences about it, icons, and notes on the names in it."""

    def __init__(
        self,
        name: Message,
        means: list[Message] | None = None,
        facts: list[Message] | None = None,
        signs: list[Sign] | None = None,
        rule: str = "",
        title: Message | None = None,
    ) -> None:
        self.name = name
        self.title = title  # where the name says more than a heading can
        self.means: list[Message] = means if means is not None else []  # names whose help is said of it, too
        self.facts: list[Message] = facts if facts is not None else []  # said as they are
        self.signs: list[Sign] = signs if signs is not None else []  # the icons that are drawn on it
        self.rule = rule

    @property
    def rules(self) -> list[str]:
        """The rules behind it, each once."""
        found = [self.rule, self.name.rule, *[each.rule for each in self.means]]
        return list(dict.fromkeys(rule for rule in found if rule))


SCENERY: Final = About(Message("scenery"))  # drawn to be looked at; no rule knows it


def encloses(points: list[tuple[float, float]], x: float, y: float) -> bool:
    """Whether a place lies within an outline: a line to its right crosses the outline an odd number of times."""
    sides = zip(points, [*points[1:], points[0]], strict=True)
    crossed = [(one, other) for one, other in sides if (one[1] > y) != (other[1] > y)]
    return sum(x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0] for a, b in crossed) % 2 == 1

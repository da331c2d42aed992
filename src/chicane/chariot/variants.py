"""The variants: what they bend, and what they add before the race (CH-VAR, CH-BLK)."""

from __future__ import annotations

from typing import Any, Final

from chicane.chariot.draft import FirstPicker
from chicane.chariot.state import Race
from chicane.core.cards import Answer, Card, Deck
from chicane.core.step import Step


def safe_past_the_line(race: Race, chariot: int, other: int, amount: int) -> int:
    """Once its own turn is entirely over, a chariot with both laps done takes no damage (CH-VAR-02, CH-VAR-03)."""
    return 0 if not race.dolphins(chariot) and race.active != chariot else amount


def draft(race: Race, event: Step[Any], subject: int) -> list[Step[Any]]:
    """Black-column chariots are picked before the race."""
    return [FirstPicker()]


VARIANTS: Final = Deck(
    "variants",
    2,
    [
        Card("safe_finish", mods={"damage": safe_past_the_line}),  # CH-VAR-01
        Card("black_columns", answers={"before_race": Answer(draft, by_itself=True)}),  # CH-BLK-01
    ],
)

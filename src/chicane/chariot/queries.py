"""Where variants bend the rules: every query and window of the game, and the variants themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from chicane.core.cards import Card, Deck, Seams
from chicane.core.step import Step

if TYPE_CHECKING:
    from chicane.chariot.state import Race


def safe_past_the_line(race: Race, chariot: int, amount: int) -> int:
    """Once its own turn is entirely over, a chariot with both laps done takes no damage (CH-VAR-02, CH-VAR-03)."""
    return 0 if not race.dolphins(chariot) and race.active != chariot else amount


def draft(race: Race, subject: int) -> tuple[Step[Any], ...]:
    """Black-column chariots are picked before the race."""
    from chicane.chariot.draft import FirstPicker

    return (FirstPicker(),)


SEAMS: Final = Seams(
    "chariot",
    queries=["damage"],  # how much damage a chariot really takes
    windows=["before_race"],  # the circuit is laid out and nobody has a chariot yet
    decks=[
        Deck(
            "variants",
            2,
            [
                Card("safe_finish", mods={"damage": safe_past_the_line}),  # CH-VAR-01
                Card("black_columns", window="before_race", steps=draft),  # CH-BLK-01
            ],
        )
    ],
)

DAMAGE: Final = SEAMS.query("damage")
BEFORE_RACE: Final = SEAMS.window("before_race")

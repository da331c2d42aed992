"""Where variants bend the rules: every query and window of the game. The variants themselves are installed later."""

from __future__ import annotations

from typing import Final

from chicane.core.cards import Seams

SEAMS: Final = Seams("chariot")

DAMAGE: Final = SEAMS.query("damage")  # how much damage a chariot really takes
BEFORE_RACE: Final = SEAMS.window("before_race")  # the circuit is laid out and nobody has a chariot yet

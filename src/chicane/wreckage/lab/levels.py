"""The bots that people meet at each level; docs/bots.md says what was measured."""

from __future__ import annotations

from typing import Final

from chicane.core.registry import LEVELS as USUAL

LEVELS: Final = {**USUAL, "hard": "halving:32/1000ms", "brutal": "halving:1000ms"}

"""How sure a share is."""

from __future__ import annotations

import math
from typing import Final

CONFIDENCE: Final = 1.96  # standard deviations of a 95 % interval


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share of wins."""
    share, z = wins / games, CONFIDENCE
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)

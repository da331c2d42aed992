"""Where everybody comes at once, as they do when another server dies: all are seated before anybody plays on."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Final

MANY: Final = 20  # people
MOMENT: Final = 0.1  # seconds in which so many were seated, if there are more to come
PATIENCE: Final = 1.0  # seconds that somebody who plays waits for them at most
LOOK: Final = 0.02  # seconds between two looks whether they sit


class Crowd:
    """The last ones who were seated; a table that changes has to be drawn again for those who are still to come."""

    def __init__(self) -> None:
        self.last: deque[float] = deque(maxlen=MANY)

    def came(self) -> None:
        """Somebody was seated."""
        self.last.append(time.monotonic())

    def is_coming(self) -> bool:
        """Whether many were seated just now, so that there are more to come."""
        return len(self.last) == MANY and time.monotonic() - self.last[0] < MOMENT

    async def seated(self) -> None:
        """Wait until all are seated, but not for long."""
        end = time.monotonic() + PATIENCE
        while self.is_coming() and time.monotonic() < end:
            await asyncio.sleep(LOOK)

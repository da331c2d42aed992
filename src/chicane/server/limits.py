"""How much somebody may ask for in a while."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from chicane.server.refusal import no

REMEMBERED: Final = 10_000  # addresses
TOO_MANY_REQUESTS: Final = 429


class Bucket:
    """So many at once, and so many more a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether there is one left to take."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    async def wait(self) -> None:
        """Take one as soon as there is one: whoever sends too fast is read more slowly."""
        while not self.take():
            await asyncio.sleep(1 / self.rate)


class Limits:
    """A bucket for each address; the oldest ones are forgotten."""

    def __init__(self, a_minute: float, burst: float | None = None) -> None:
        self.a_minute = a_minute
        self.burst = a_minute if burst is None else burst
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> None:
        """Refuse whoever asks too often."""
        bucket = self.buckets.pop(address, None) or Bucket(self.a_minute / 60, self.burst)
        self.buckets[address] = bucket
        if len(self.buckets) > REMEMBERED:
            self.buckets.pop(next(iter(self.buckets)))
        if not bucket.take():
            raise no("server-refused-often", TOO_MANY_REQUESTS)

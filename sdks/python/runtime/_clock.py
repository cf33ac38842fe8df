from __future__ import annotations

import asyncio
import random
import time


class Clock:
    """Time and chance as the client sees them. Tests replace them."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def sleep(self, seconds: float) -> None:
        time.sleep(seconds)

    async def sleep_async(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def random(self) -> float:
        """A number from 0 to 1."""
        return random.random()

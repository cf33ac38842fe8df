import time


class Clock:
    """Time as the client sees it. Tests bring their own."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def sleep(self, seconds: float) -> None:
        time.sleep(seconds)

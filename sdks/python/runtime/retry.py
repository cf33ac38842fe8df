import re
from typing import Callable, Optional

from argosy.clock import Clock
from argosy.generated.rest import RESTResponse


class RetryPolicy:
    """Sends until the answer is neither 429 nor 503, or there is no use in waiting."""

    def __init__(self, max_retries: int, max_retry_wait_seconds: float, clock: Clock) -> None:
        self._max_retries = max_retries
        self._max_wait = max_retry_wait_seconds
        self._clock = clock

    def run(self, send: Callable[[], RESTResponse]) -> RESTResponse:
        retries = 0
        while True:
            response = send()
            if response.status not in (429, 503):
                return response
            wait = _seconds_to_wait(response.headers.get("Retry-After"), retries)
            if retries >= self._max_retries or wait > self._max_wait:
                return response
            self._clock.sleep(wait)
            retries += 1


def _seconds_to_wait(retry_after: Optional[str], retries: int) -> int:
    """What the answer asks for; without that 1, 2, 4 seconds and so on."""
    if retry_after and re.fullmatch("[0-9]+", retry_after):
        return int(retry_after)
    return 2**retries

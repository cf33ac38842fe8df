import json
import threading
from typing import Callable, Optional

from argosy.clock import Clock
from argosy.errors import error_from
from argosy.generated.rest import RESTResponse

# A token is renewed this long before its end, so that none expires on its way.
_MARGIN_SECONDS = 60


class TokenSource:
    """Gets access tokens by client credentials, and keeps one until shortly before its end."""

    def __init__(self, request: Callable[[], RESTResponse], clock: Clock) -> None:
        self._request = request
        self._clock = clock
        self._lock = threading.Lock()
        self._token: Optional[str] = None
        self._renew_at = 0.0

    def get(self) -> str:
        with self._lock:
            if self._token is None or self._clock.now() >= self._renew_at:
                return self._fetch()
            return self._token

    def renew(self, stale: str) -> str:
        """A new token in place of a stale one. Threads with the same stale token share the new one."""
        with self._lock:
            if self._token is None or self._token == stale:
                return self._fetch()
            return self._token

    def _fetch(self) -> str:
        self._token = None
        response = self._request()
        if response.status != 200:
            raise error_from(response)
        answer = json.loads(response.read())
        self._renew_at = self._clock.now() + answer["expires_in"] - _MARGIN_SECONDS
        self._token = answer["access_token"]
        return self._token

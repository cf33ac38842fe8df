from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import CancelledError, Future

from argosy._clock import Clock
from argosy._steps import Token


class _Cache:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._token: Token | None = None

    def _fresh(self, rejected: str | None) -> str | None:
        token = self._token
        if token is None or token.value == rejected or self._clock.now() >= token.renew_at:
            return None
        return token.value


class ThreadTokens(_Cache):
    """Keeps a token. Threads that need a new one at the same time share one request."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock)
        self._lock = threading.Lock()
        self._request: Future[str] | None = None

    def get(self, rejected: str | None, fetch: Callable[[], Token]) -> str:
        with self._lock:
            fresh = self._fresh(rejected)
            if fresh is not None:
                return fresh
            shared = self._request
            if shared is None:
                own = self._request = Future()
        if shared is None:
            return self._renew(own, fetch)
        try:
            return shared.result()
        except CancelledError:
            return self.get(rejected, fetch)

    def _renew(self, request: Future[str], fetch: Callable[[], Token]) -> str:
        try:
            token = fetch()
        except Exception as error:
            self._end(None)
            request.set_exception(error)
            raise
        except BaseException:
            # Ctrl-C ends this thread. Another one requests the token.
            self._end(None)
            request.cancel()
            raise
        self._end(token)
        request.set_result(token.value)
        return token.value

    def _end(self, token: Token | None) -> None:
        with self._lock:
            self._token, self._request = token, None


class TaskTokens(_Cache):
    """Keeps a token. Tasks that need a new one at the same time share one request."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock)
        self._request: asyncio.Task[str] | None = None
        self._waiting = 0

    async def get(self, rejected: str | None, fetch: Callable[[], Awaitable[Token]]) -> str:
        fresh = self._fresh(rejected)
        if fresh is not None:
            return fresh
        if self._request is None:
            self._request = asyncio.ensure_future(self._renew(fetch))
        request = self._request
        self._waiting += 1
        try:
            # A task that is cancelled doesn't end the request for the others.
            return await asyncio.shield(request)
        finally:
            self._waiting -= 1
            if self._waiting == 0 and not request.done():
                request.cancel()
                self._request = None

    async def _renew(self, fetch: Callable[[], Awaitable[Token]]) -> str:
        try:
            self._token = await fetch()
            return self._token.value
        finally:
            if self._request is asyncio.current_task():
                self._request = None

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator, Mapping
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Generic, NoReturn, ParamSpec, TypeVar

import httpx

from argosy._call import Call
from argosy._clock import Clock
from argosy._http import Response
from argosy._options import Log, Settings, settings_from
from argosy._page import AsyncList, AsyncPage, Page, page_from
from argosy._resources import AsyncResources, Resources
from argosy._steps import GetToken, Send, Sleep, call_steps, recorded, token_steps
from argosy._tokens import TaskTokens, ThreadTokens
from argosy._transport import send, send_async

A = ParamSpec("A")
R = TypeVar("R")


@dataclass(frozen=True)
class RawResponse(Generic[R]):
    """The result of a call, and the response that it came in."""

    data: R
    status: int
    headers: Mapping[str, str]
    """Names are case-insensitive."""
    request_id: str | None


def _raw(data: R, responses: list[Response]) -> RawResponse[R]:
    last = responses[-1]
    return RawResponse(data, last.status, last.headers, last.request_id)


class _Client:
    """What both clients have in common."""

    _settings: Settings

    def __repr__(self) -> str:
        settings = self._settings
        return f"{type(self).__name__}(org_id={settings.org_id!r}, base_url={settings.base_url!r})"

    def __reduce__(self) -> NoReturn:
        raise TypeError("A client can't be pickled. Create one in each process.")


class Argosy(_Client, Resources):
    """A client for the Argosy API, with one attribute per resource.

    `client_id`, `client_secret`, `org_id`, and `base_url` default to the environment variables
    `ARGOSY_CLIENT_ID`, `ARGOSY_CLIENT_SECRET`, `ARGOSY_ORG_ID`, and `ARGOSY_BASE_URL`.

    Threads can share a client. Use it as a context manager, or call `close()` at the end.
    """

    def __init__(
        self,
        *,
        client_id: str | None = None,
        client_secret: str | None = None,
        org_id: str | None = None,
        base_url: str | None = None,
        timeout: float = 60,
        max_retries: int = 3,
        max_retry_wait: float = 60,
        log: Log | None = None,
        http_client: httpx.Client | None = None,
        _clock: Clock | None = None,
    ) -> None:
        """
        Args:
            timeout: Seconds for each attempt, from sending to the last byte.
            max_retries: How many times a call is retried.
            max_retry_wait: The longest wait before a retry, in seconds. If the API asks for a
                longer one, the call raises the error.
            log: Called after each attempt.
            http_client: Your own `httpx.Client`, for example with a proxy. You close it.
        """
        self._settings = settings_from(
            client_id,
            client_secret,
            org_id,
            base_url,
            timeout,
            max_retries,
            max_retry_wait,
            log,
            _clock,
        )
        self._tokens = ThreadTokens(self._settings.clock)
        self._owns_http = http_client is None
        self._http = http_client or httpx.Client()

    def with_response(
        self, method: Callable[A, R], *args: A.args, **kwargs: A.kwargs
    ) -> RawResponse[R]:
        """Calls a method, and returns its result with the status and headers of the response.

        Example: `client.with_response(client.offers.get, offer_id).headers["ETag"]`
        """
        responses: list[Response] = []
        context = recorded.set(responses)
        try:
            return _raw(method(*args, **kwargs), responses)
        finally:
            recorded.reset(context)

    def close(self) -> None:
        if self._owns_http:
            self._http.close()

    def __enter__(self) -> Argosy:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def _call(self, call: Call, result: Callable[[Response], R]) -> R:
        return result(self._perform(call_steps(call, self._settings)))

    def _list(self, call: Call, item: Any) -> Page[Any]:
        response = self._perform(call_steps(call, self._settings))
        return page_from(
            Page,
            item,
            response,
            call.cursor,
            lambda cursor: self._list(call.with_cursor(cursor), item),
        )

    def _perform(self, steps: Generator[Any, Any, R]) -> R:
        outcome: object = None
        while True:
            try:
                step = steps.send(outcome)
            except StopIteration as end:
                result: R = end.value
                return result
            outcome = self._outcome(step)

    def _outcome(self, step: Send | Sleep | GetToken) -> object:
        if isinstance(step, Send):
            return send(self._http, step)
        if isinstance(step, Sleep):
            self._settings.clock.sleep(step.seconds)
            return None
        limits = step.limits
        return self._tokens.get(
            step.rejected, lambda: self._perform(token_steps(self._settings, limits))
        )


class AsyncArgosy(_Client, AsyncResources):
    """A client for the Argosy API for asyncio, with one attribute per resource.

    It has the same options and resources as `Argosy`. Tasks of one event loop can share a client.
    Use it with `async with`, or call `aclose()` at the end.
    """

    def __init__(
        self,
        *,
        client_id: str | None = None,
        client_secret: str | None = None,
        org_id: str | None = None,
        base_url: str | None = None,
        timeout: float = 60,
        max_retries: int = 3,
        max_retry_wait: float = 60,
        log: Log | None = None,
        http_client: httpx.AsyncClient | None = None,
        _clock: Clock | None = None,
    ) -> None:
        """
        Args:
            timeout: Seconds for each attempt, from sending to the last byte.
            max_retries: How many times a call is retried.
            max_retry_wait: The longest wait before a retry, in seconds. If the API asks for a
                longer one, the call raises the error.
            log: Called after each attempt.
            http_client: Your own `httpx.AsyncClient`, for example with a proxy. You close it.
        """
        self._settings = settings_from(
            client_id,
            client_secret,
            org_id,
            base_url,
            timeout,
            max_retries,
            max_retry_wait,
            log,
            _clock,
        )
        self._tokens = TaskTokens(self._settings.clock)
        self._owns_http = http_client is None
        self._http = http_client or httpx.AsyncClient()

    async def with_response(
        self, method: Callable[A, Awaitable[R]], *args: A.args, **kwargs: A.kwargs
    ) -> RawResponse[R]:
        """Calls a method, and returns its result with the status and headers of the response.

        Example: `(await client.with_response(client.offers.get, offer_id)).headers["ETag"]`
        """
        responses: list[Response] = []
        context = recorded.set(responses)
        try:
            return _raw(await method(*args, **kwargs), responses)
        finally:
            recorded.reset(context)

    async def aclose(self) -> None:
        if self._owns_http:
            await self._http.aclose()

    async def __aenter__(self) -> AsyncArgosy:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.aclose()

    async def _call(self, call: Call, result: Callable[[Response], R]) -> R:
        return result(await self._perform(call_steps(call, self._settings)))

    def _list(self, call: Call, item: Any) -> AsyncList[Any]:
        return AsyncList(lambda: self._page(call, item))

    async def _page(self, call: Call, item: Any) -> AsyncPage[Any]:
        response = await self._perform(call_steps(call, self._settings))
        return page_from(
            AsyncPage,
            item,
            response,
            call.cursor,
            lambda cursor: self._page(call.with_cursor(cursor), item),
        )

    async def _perform(self, steps: Generator[Any, Any, R]) -> R:
        outcome: object = None
        while True:
            try:
                step = steps.send(outcome)
            except StopIteration as end:
                result: R = end.value
                return result
            outcome = await self._outcome(step)

    async def _outcome(self, step: Send | Sleep | GetToken) -> object:
        if isinstance(step, Send):
            return await send_async(self._http, step)
        if isinstance(step, Sleep):
            await self._settings.clock.sleep_async(step.seconds)
            return None
        limits = step.limits
        return await self._tokens.get(
            step.rejected, lambda: self._perform(token_steps(self._settings, limits))
        )

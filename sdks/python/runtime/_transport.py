from __future__ import annotations

import asyncio
import time
from typing import Any

import httpx

from argosy._http import Request, Response
from argosy._steps import Failure, Send
from argosy.errors import ConfigurationError, ConnectionFailedError, RequestTimeoutError

_CONNECT_SECONDS = 10.0


def send(client: httpx.Client, step: Send) -> Response | Failure:
    """One attempt with a blocking client. A failure is returned, so that the steps can retry."""
    deadline = time.monotonic() + step.timeout
    limits = _limits(step.timeout)

    def shorten(event: str, info: object) -> None:
        # httpx limits each operation. What is left for the attempt limits the next one.
        limits.update(_limits(max(deadline - time.monotonic(), 0.001)))

    try:
        request = _httpx_request(client, step.request, {"timeout": limits, "trace": shorten})
        response = client.send(request, stream=True, auth=None, follow_redirects=False)
        try:
            content = bytearray()
            for chunk in response.iter_bytes():
                content += chunk
                if time.monotonic() > deadline:
                    return _timed_out(step)
        finally:
            response.close()
        return Response(response.status_code, response.headers, bytes(content))
    except httpx.TimeoutException as error:
        return _failed(_timed_out(step), error)
    except httpx.RequestError as error:
        return _failed(_no_connection(error), error)


async def send_async(client: httpx.AsyncClient, step: Send) -> Response | Failure:
    """One attempt with an asynchronous client."""
    try:
        return await asyncio.wait_for(_exchange(client, step), step.timeout)
    except (httpx.TimeoutException, asyncio.TimeoutError) as error:
        return _failed(_timed_out(step), error)
    except httpx.RequestError as error:
        return _failed(_no_connection(error), error)


async def _exchange(client: httpx.AsyncClient, step: Send) -> Response:
    request = _httpx_request(client, step.request, {"timeout": _limits(step.timeout)})
    response = await client.send(request, auth=None, follow_redirects=False)
    return Response(response.status_code, response.headers, response.content)


def _httpx_request(
    client: httpx.Client | httpx.AsyncClient, request: Request, extensions: dict[str, Any]
) -> httpx.Request:
    if client.is_closed:
        raise ConfigurationError("The client is closed.")
    return client.build_request(
        request.method,
        request.url,
        headers=dict(request.headers),
        content=request.content,
        data=request.fields,
        files=request.files,
        extensions=extensions,
    )


def _limits(seconds: float) -> dict[str, float]:
    return {
        "connect": min(_CONNECT_SECONDS, seconds),
        "read": seconds,
        "write": seconds,
        "pool": seconds,
    }


def _timed_out(step: Send) -> RequestTimeoutError:
    return RequestTimeoutError(f"There was no complete response within {step.timeout:g} seconds.")


def _no_connection(error: httpx.RequestError) -> ConnectionFailedError:
    return ConnectionFailedError(f"The connection to the API failed: {str(error) or repr(error)}")


def _failed(failure: Failure, cause: BaseException) -> Failure:
    failure.__cause__ = cause
    return failure

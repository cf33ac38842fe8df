"""What a call does, without input and output.

A generator yields each step, and a client performs it. `Argosy` uses blocking functions, and
`AsyncArgosy` uses coroutines. So both clients share every rule about tokens, retries, and errors.
"""

from __future__ import annotations

import email.utils
import re
from collections.abc import Generator
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, Union

from argosy._call import Call, request_of
from argosy._generated import RETRYABLE_CODES, USER_AGENT
from argosy._http import Request, Response
from argosy._options import LogEntry, Settings
from argosy.errors import (
    RETRYABLE_STATUSES,
    ConnectionFailedError,
    RequestTimeoutError,
    error_body,
    error_from,
    json_object,
    token_error,
    unexpected_response,
)


@dataclass(frozen=True)
class Limits:
    """How long an attempt can take, and how many retries there can be."""

    timeout: float
    max_retries: int


@dataclass(frozen=True)
class Send:
    """Send a request. The result is a response or a failure."""

    request: Request
    timeout: float


@dataclass(frozen=True)
class Sleep:
    seconds: float


@dataclass(frozen=True)
class GetToken:
    """Get an access token other than the rejected one. The result is the token."""

    limits: Limits
    rejected: str | None = None


@dataclass(frozen=True)
class Token:
    value: str
    renew_at: float


Failure = Union[ConnectionFailedError, RequestTimeoutError]
Steps = Generator[Union[Send, Sleep, GetToken], Any, Response]
TokenSteps = Generator[Union[Send, Sleep], Any, Token]

recorded: ContextVar[list[Response] | None] = ContextVar("recorded", default=None)
"""Where a caller wants to see the response of a call."""

# A token is renewed a minute before its end, so that it doesn't expire on the way.
_TOKEN_MARGIN = 60


def call_steps(call: Call, settings: Settings) -> Steps:
    """Sends a call, and once more with a new token if the API rejects the token."""
    request = request_of(call, settings)
    options = call.options
    limits = Limits(
        settings.timeout if options.timeout is None else options.timeout,
        settings.max_retries if options.max_retries is None else options.max_retries,
    )
    if not (call.has_key or call.is_repeatable):
        limits = Limits(limits.timeout, 0)
    token = yield GetToken(limits)
    response = yield from _attempts(_with_token(request, token), limits, settings)
    if response.status == 401:
        token = yield GetToken(limits, rejected=token)
        response = yield from _attempts(_with_token(request, token), limits, settings)
    if not 200 <= response.status < 300:
        raise error_from(response)
    responses = recorded.get()
    if responses is not None:
        responses.append(response)
    return response


def _with_token(request: Request, token: str) -> Request:
    return request.with_header("Authorization", f"Bearer {token}")


def token_steps(settings: Settings, limits: Limits) -> TokenSteps:
    path = "/v1/oauth/token"
    headers = {
        "Accept": "application/json",
        "Authorization": settings.credentials.authorization,
        "Content-Type": "application/x-www-form-urlencoded",
        "User-Agent": USER_AGENT,
    }
    body = b"grant_type=client_credentials"
    request = Request("POST", settings.base_url + path, path, headers, body)
    response = yield from _attempts(request, limits, settings)
    if not 200 <= response.status < 300:
        raise token_error(response)
    fields = json_object(response) or {}
    value, lifetime = fields.get("access_token"), fields.get("expires_in")
    if not (isinstance(value, str) and value and isinstance(lifetime, (int, float))):
        raise unexpected_response(response)
    return Token(value, settings.clock.now() + lifetime - _TOKEN_MARGIN)


def _attempts(
    request: Request, limits: Limits, settings: Settings
) -> Generator[Union[Send, Sleep], Any, Response]:
    """Sends a request until there is a response that a retry can't improve."""
    retries = 0
    while True:
        began = settings.clock.now()
        outcome: Response | Failure = yield Send(request, limits.timeout)
        _log(settings, request, outcome, retries + 1, began)
        wait = _wait_before_retry(outcome, retries, settings)
        if wait is None or retries >= limits.max_retries or wait > settings.max_retry_wait:
            if isinstance(outcome, Response):
                return outcome
            raise outcome
        yield Sleep(wait)
        retries += 1


def _log(
    settings: Settings, request: Request, outcome: Response | Failure, attempt: int, began: float
) -> None:
    if settings.log is None:
        return
    status, request_id = (
        (outcome.status, outcome.request_id) if isinstance(outcome, Response) else (None, None)
    )
    seconds = settings.clock.now() - began
    settings.log(LogEntry(request.method, request.path, status, attempt, seconds, request_id))


def _wait_before_retry(
    outcome: Response | Failure, retries: int, settings: Settings
) -> float | None:
    """Seconds to wait, or None if a retry doesn't help."""
    retry_after = None
    if isinstance(outcome, Response):
        if not _can_improve(outcome):
            return None
        retry_after = _retry_after(outcome.headers.get("Retry-After", ""), settings.clock.now())
    if retry_after is not None:
        return retry_after
    # Clients that failed together don't come back together.
    factor = 0.5 + settings.clock.random() / 2
    return float(min(8, 0.5 * 2**retries)) * factor


def _can_improve(response: Response) -> bool:
    if response.status in RETRYABLE_STATUSES:
        return True
    code = (error_body(response) or {}).get("code")
    if response.status == 409:
        return bool(code == "idempotency_in_progress")
    return response.status == 500 and code in RETRYABLE_CODES


def _retry_after(header: str, now: float) -> float | None:
    """Seconds from a Retry-After header, which has seconds or a date."""
    if re.fullmatch("[0-9]+", header):
        return float(header)
    # Python would take a lot of other text for a date.
    if not re.match("[A-Z][a-z]{2}, [0-9]{2} ", header):
        return None
    try:
        return max(0.0, email.utils.parsedate_to_datetime(header).timestamp() - now)
    except (TypeError, ValueError):
        return None

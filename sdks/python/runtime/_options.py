from __future__ import annotations

import base64
import ipaddress
import math
import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import NoReturn
from urllib.parse import urlsplit

import httpx

from argosy._clock import Clock
from argosy._generated import DEFAULT_BASE_URL
from argosy.errors import ConfigurationError


@dataclass(frozen=True)
class LogEntry:
    """One attempt to get a response, as the log hook sees it."""

    method: str
    path: str
    """Without the base URL and the query."""
    status: int | None
    """None if there was no response."""
    attempt: int
    """Counts from 1."""
    seconds: float
    """How long the attempt took."""
    request_id: str | None


Log = Callable[[LogEntry], object]


class Credentials:
    """A client ID and secret that never appear in a string or a pickle."""

    __slots__ = ("_basic",)

    def __init__(self, client_id: str, client_secret: str) -> None:
        pair = f"{client_id}:{client_secret}".encode()
        self._basic = base64.b64encode(pair).decode()

    @property
    def authorization(self) -> str:
        return f"Basic {self._basic}"

    def __repr__(self) -> str:
        return "Credentials(...)"

    def __reduce__(self) -> NoReturn:
        raise TypeError("Credentials can't be pickled.")


@dataclass(frozen=True)
class Settings:
    """A client's options after they are checked."""

    credentials: Credentials
    org_id: str
    base_url: str
    timeout: float
    max_retries: int
    max_retry_wait: float
    log: Log | None
    clock: Clock


@dataclass(frozen=True)
class CallOptions:
    """The options of one call. None stands for the client's option."""

    org_id: str | None = None
    timeout: float | None = None
    max_retries: int | None = None
    idempotency_key: str | None = None
    if_match: str | None = None

    def __post_init__(self) -> None:
        check_limits(timeout=self.timeout, max_retries=self.max_retries)


def settings_from(
    client_id: str | None,
    client_secret: str | None,
    org_id: str | None,
    base_url: str | None,
    timeout: float,
    max_retries: int,
    max_retry_wait: float,
    log: Log | None,
    clock: Clock | None,
) -> Settings:
    check_limits(timeout, max_retries, max_retry_wait)
    return Settings(
        Credentials(
            _required("client_id", client_id, "ARGOSY_CLIENT_ID"),
            _required("client_secret", client_secret, "ARGOSY_CLIENT_SECRET"),
        ),
        _required("org_id", org_id, "ARGOSY_ORG_ID"),
        _checked_url(base_url or os.environ.get("ARGOSY_BASE_URL") or DEFAULT_BASE_URL),
        timeout,
        max_retries,
        max_retry_wait,
        log,
        clock or Clock(),
    )


def _required(name: str, value: str | None, variable: str) -> str:
    found = os.environ.get(variable) if value is None else value
    if not found:
        raise ConfigurationError(f"Set {variable}, or pass {name} to the client.")
    return found


def check_limits(
    timeout: float | None = None,
    max_retries: int | None = None,
    max_retry_wait: float | None = None,
) -> None:
    if timeout is not None and not (timeout > 0 and math.isfinite(timeout)):
        raise ConfigurationError("timeout must be a positive number of seconds.")
    if max_retries is not None and max_retries < 0:
        raise ConfigurationError("max_retries must be 0 or more.")
    if max_retry_wait is not None and not max_retry_wait >= 0:
        raise ConfigurationError("max_retry_wait must be 0 or more seconds.")


def _checked_url(url: str) -> str:
    """The base URL without a trailing slash. Credentials go only over encrypted connections."""
    try:
        httpx.URL(url)
        parts = urlsplit(url)
        host = parts.hostname
    except (httpx.InvalidURL, ValueError):
        raise ConfigurationError("The base URL isn't a valid URL.") from None
    if not host or "@" in parts.netloc or "?" in url or "#" in url:
        raise ConfigurationError(
            "The base URL needs a host, and can't have credentials, a query, or a fragment."
        )
    if parts.scheme != "https" and not (parts.scheme == "http" and _is_loopback(host)):
        raise ConfigurationError(
            "The base URL must start with https://. Only loopback hosts can use http://."
        )
    return url.rstrip("/")


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False

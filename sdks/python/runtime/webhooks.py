"""Verify webhook requests."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import time
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from argosy._model import read
from argosy.errors import ArgosyError, ConfigurationError, SignatureVerificationError

if TYPE_CHECKING:
    from argosy.types import WebhookEvent

_TOLERANCE_SECONDS = 300


def unwrap(
    payload: bytes | str,
    headers: Mapping[str, Any],
    secret: str | Iterable[str],
    *,
    now: float | None = None,
) -> WebhookEvent:
    """Verifies a webhook request, and returns its event.

    Args:
        payload: The body of the request, byte for byte as received.
        headers: The headers of the request. The case of their names doesn't matter.
        secret: The endpoint's secret, or both secrets during a rotation.
        now: The current time in seconds since 1970, for tests with a stored request.

    Raises:
        SignatureVerificationError: Argosy didn't sign the request, or it's older than 5 minutes.
        ConfigurationError: There is no secret, or an empty one.
    """
    secrets = [secret] if isinstance(secret, str) else list(secret)
    if not secrets or not all(secrets):
        raise ConfigurationError("A webhook secret is missing or empty.")
    body = payload.encode("utf-8", "surrogatepass") if isinstance(payload, str) else bytes(payload)
    _verify(body, _signature_header(headers), secrets, time.time() if now is None else now)
    return _event(body)


def _signature_header(headers: Mapping[str, Any]) -> str:
    for name, value in headers.items():
        if name.lower() == "argosy-signature":
            return value if isinstance(value, str) else ""
    raise SignatureVerificationError("The request has no Argosy-Signature header.")


def _verify(body: bytes, header: str, secrets: list[str], now: float) -> None:
    parts = [part.strip().partition("=") for part in header.split(",")]
    times = [value for name, _, value in parts if name == "t"]
    if len(times) != 1 or not re.fullmatch("[0-9]{1,12}", times[0]):
        raise SignatureVerificationError("The Argosy-Signature header has no valid time.")
    if abs(int(now) - int(times[0])) > _TOLERANCE_SECONDS:
        raise SignatureVerificationError("The signature's time is more than 5 minutes off.")
    received = [value.encode() for name, _, value in parts if name == "v1"]
    signed = times[0].encode() + b"." + body
    for secret in secrets:
        expected = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest().encode()
        if any(hmac.compare_digest(expected, signature) for signature in received):
            return
    raise SignatureVerificationError("No signature matches. Check the endpoint's secret.")


def _event(body: bytes) -> WebhookEvent:
    # The types of all events load on first use.
    from argosy.types import WebhookEvent

    try:
        data = json.loads(body)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict) or not isinstance(data.get("type"), str):
        raise ArgosyError("The webhook's body isn't an event.", code="unexpected_response")
    event: WebhookEvent = read(WebhookEvent, data)
    return event

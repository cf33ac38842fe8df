"""The errors that the client raises. All of them are an `ArgosyError`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from argosy._generated import RETRYABLE_CODES
from argosy._http import Response
from argosy._model import read

if TYPE_CHECKING:
    from argosy.types import ErrorDetail, MarketplaceErrorDetails

# What a proxy or load balancer returns when a later request can succeed.
RETRYABLE_STATUSES = frozenset({408, 429, 502, 503, 504})


class ArgosyError(Exception):
    """Every error of the SDK. Catch a subclass first if you handle it differently."""

    code: str
    """A stable name for programs, such as `offer_not_found`."""

    message: str
    """An explanation for people."""

    status: int | None
    """The HTTP status, if there was a response."""

    type: str | None
    """The error's category, if the response came from the API."""

    request_id: str | None
    """Argosy's ID for the request. Include it when you contact support."""

    retryable: bool
    """Whether the same request can succeed later."""

    def __init__(
        self,
        message: str,
        *,
        code: str,
        status: int | None = None,
        type: str | None = None,
        request_id: str | None = None,
        retryable: bool = False,
        body: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.code = code
        self.status = status
        self.type = type
        self.request_id = request_id
        self.retryable = retryable
        self._body = body or {}

    @property
    def details(self) -> list[ErrorDetail]:
        """Each invalid field or parameter."""
        from argosy.types import ErrorDetail

        details = read(list[ErrorDetail], self._body.get("details"))
        return details if isinstance(details, list) else []

    @property
    def marketplace(self) -> MarketplaceErrorDetails | None:
        """The error from the marketplace or payment provider, if that's where it came from."""
        from argosy.types import MarketplaceErrorDetails

        marketplace = read(MarketplaceErrorDetails, self._body.get("marketplace"))
        return marketplace if isinstance(marketplace, MarketplaceErrorDetails) else None

    def __str__(self) -> str:
        request = f", request {self.request_id}" if self.request_id else ""
        status = f"{self.status} " if self.status else ""
        return f"{self.message} ({status}{self.code}{request})"

    def __reduce__(self) -> tuple[Any, ...]:
        # An exception with keyword arguments can't be unpickled otherwise.
        return _restore, (type(self), self.message, self.__dict__)


def _restore(kind: type[ArgosyError], message: str, state: dict[str, Any]) -> ArgosyError:
    error = kind.__new__(kind, message)
    error.__dict__.update(state)
    return error


class InvalidRequestError(ArgosyError):
    """The request is wrong. `details` names the fields."""


class AuthenticationError(ArgosyError):
    """The client ID, secret, or token isn't valid."""


class PermissionDeniedError(ArgosyError):
    """The API client isn't allowed to do this."""


class NotFoundError(ArgosyError):
    """The object doesn't exist in this organization."""


class ConflictError(ArgosyError):
    """The object's current state doesn't allow this."""


class PaymentError(ArgosyError):
    """A payment failed."""


class RateLimitError(ArgosyError):
    """Too many requests."""


class MarketplaceError(ArgosyError):
    """A marketplace or payment provider returned an error."""


class InternalError(ArgosyError):
    """An error inside Argosy."""


class ConnectionFailedError(ArgosyError):
    """No response: no connection, or a lost one. `__cause__` has the reason."""

    def __init__(self, message: str) -> None:
        super().__init__(message, code="connection_failed", retryable=True)


class RequestTimeoutError(ArgosyError):
    """No response in time."""

    def __init__(self, message: str) -> None:
        super().__init__(message, code="timeout", retryable=True)


class ConfigurationError(ArgosyError):
    """An option or argument is missing or invalid, so nothing was sent."""

    def __init__(self, message: str) -> None:
        super().__init__(message, code="invalid_configuration")


class SignatureVerificationError(ArgosyError):
    """A webhook request that Argosy didn't sign, or that is too old."""

    def __init__(self, message: str) -> None:
        super().__init__(message, code="invalid_signature")


class PaginationError(ArgosyError):
    """A list returned the same cursor twice, so reading on would never end."""

    def __init__(self, message: str) -> None:
        super().__init__(message, code="repeated_cursor")


_CLASSES: dict[object, type[ArgosyError]] = {
    "INVALID_REQUEST": InvalidRequestError,
    "AUTHENTICATION": AuthenticationError,
    "PERMISSION": PermissionDeniedError,
    "NOT_FOUND": NotFoundError,
    "CONFLICT": ConflictError,
    "PAYMENT": PaymentError,
    "RATE_LIMIT": RateLimitError,
    "MARKETPLACE": MarketplaceError,
    "INTERNAL": InternalError,
}


def error_from(response: Response) -> ArgosyError:
    """The error in a response without success."""
    body = error_body(response)
    if body is None:
        return unexpected_response(response)
    code, kind = body["code"], _text(body.get("type"))
    return _CLASSES.get(kind, ArgosyError)(
        _with_first_field(body, _text(body.get("message")) or code),
        code=code,
        status=response.status,
        type=kind,
        request_id=_text(body.get("requestId")) or response.request_id,
        retryable=code in RETRYABLE_CODES,
        body=body,
    )


def _with_first_field(body: dict[str, Any], message: str) -> str:
    """Logs often have only the message, so it says what's wrong with the first field."""
    details = body.get("details")
    first = details[0] if isinstance(details, list) and details else None
    field = _text(first.get("field")) if isinstance(first, dict) else None
    if not field or field in message:
        return message
    return f"{message} {field}: {_text(first.get('message')) or ''}".rstrip()


def token_error(response: Response) -> ArgosyError:
    """The error in a response of the token endpoint, which follows OAuth."""
    body = json_object(response)
    code = body and _text(body.get("error"))
    if not code:
        return error_from(response)
    return AuthenticationError(
        "The token endpoint rejected the client ID or secret. "
        "Check ARGOSY_CLIENT_ID and ARGOSY_CLIENT_SECRET."
        if code == "invalid_client"
        else "The token endpoint rejected the request.",
        code=code,
        status=response.status,
        type="AUTHENTICATION",
        request_id=response.request_id,
    )


def unexpected_response(response: Response) -> ArgosyError:
    """For a response that doesn't have the API's form. A proxy can be its source."""
    return ArgosyError(
        f"The response with the status {response.status} isn't one of the API.",
        code="unexpected_response",
        status=response.status,
        request_id=response.request_id,
        retryable=response.status in RETRYABLE_STATUSES,
    )


def json_object(response: Response) -> dict[str, Any] | None:
    try:
        body = json.loads(response.content)
    except (ValueError, RecursionError):
        return None
    return body if isinstance(body, dict) else None


def error_body(response: Response) -> dict[str, Any] | None:
    """The body of an API error. It always has a code."""
    error = (json_object(response) or {}).get("error")
    return error if isinstance(error, dict) and _text(error.get("code")) else None


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None

import json
from typing import Any, Optional

from argosy.generated.models.retryable_error_code import RetryableErrorCode
from argosy.generated.rest import RESTResponse

_RETRYABLE = {code.value for code in RetryableErrorCode}


class ArgosyError(Exception):
    """Every answer that is not a success."""

    def __init__(
        self,
        message: str,
        *,
        status: int,
        code: str,
        retryable: bool,
        type: Optional[str] = None,
        request_id: Optional[str] = None,
        details: Optional[list[dict[str, Any]]] = None,
        marketplace: Optional[dict[str, Any]] = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.status = status
        """The HTTP status."""
        self.code = code
        """Stable name of the error, for programs."""
        self.type = type
        """Family of the error. None when the answer did not come from the API itself."""
        self.request_id = request_id
        """Our id of the request. Quote it to support."""
        self.retryable = retryable
        """Whether the same request can succeed later."""
        self.details = details or []
        """Each field that is wrong."""
        self.marketplace = marketplace
        """What the marketplace or payment provider answered."""


class InvalidRequestError(ArgosyError):
    pass


class AuthenticationError(ArgosyError):
    pass


class PermissionDeniedError(ArgosyError):
    pass


class NotFoundError(ArgosyError):
    pass


class ConflictError(ArgosyError):
    pass


class PaymentError(ArgosyError):
    pass


class RateLimitError(ArgosyError):
    pass


class MarketplaceError(ArgosyError):
    pass


class InternalError(ArgosyError):
    pass


_CLASSES: dict[Optional[str], type[ArgosyError]] = {
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


def error_from(response: RESTResponse) -> ArgosyError:
    """The error that an answer stands for."""
    status = response.status
    request_id = response.headers.get("X-Request-Id")
    error = _error_body(response.read())
    if error is None:
        # A proxy answered, or the token endpoint.
        return ArgosyError(
            f"The answer {status} is not one of the API.",
            status=status,
            code="unexpected_answer",
            request_id=request_id,
            retryable=status == 429 or status >= 500,
        )
    return _CLASSES.get(error.get("type"), ArgosyError)(
        error.get("message", error["code"]),
        status=status,
        code=error["code"],
        type=error.get("type"),
        request_id=error.get("requestId", request_id),
        retryable=error["code"] in _RETRYABLE,
        details=error.get("details"),
        marketplace=error.get("marketplace"),
    )


def _error_body(data: bytes) -> Optional[dict[str, Any]]:
    try:
        error = json.loads(data)["error"]
        return error if isinstance(error["code"], str) else None
    except (ValueError, KeyError, TypeError):
        return None

"""The Argosy API: sell and bill through cloud marketplaces."""

from argosy import webhooks
from argosy._client import Argosy, AsyncArgosy, RawResponse
from argosy._generated import VERSION as __version__
from argosy._model import Model
from argosy._options import LogEntry
from argosy._page import AsyncPage, Page
from argosy.errors import (
    ArgosyError,
    AuthenticationError,
    ConfigurationError,
    ConflictError,
    ConnectionFailedError,
    InternalError,
    InvalidRequestError,
    MarketplaceError,
    NotFoundError,
    PaginationError,
    PaymentError,
    PermissionDeniedError,
    RateLimitError,
    RequestTimeoutError,
    SignatureVerificationError,
)

__all__ = [
    "Argosy",
    "ArgosyError",
    "AsyncArgosy",
    "AsyncPage",
    "AuthenticationError",
    "ConfigurationError",
    "ConflictError",
    "ConnectionFailedError",
    "InternalError",
    "InvalidRequestError",
    "LogEntry",
    "MarketplaceError",
    "Model",
    "NotFoundError",
    "Page",
    "PaginationError",
    "PaymentError",
    "PermissionDeniedError",
    "RateLimitError",
    "RawResponse",
    "RequestTimeoutError",
    "SignatureVerificationError",
    "__version__",
    "webhooks",
]

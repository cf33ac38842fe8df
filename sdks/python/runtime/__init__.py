"""The Argosy API: sell and bill through cloud marketplaces."""

from argosy import generated
from argosy.client import Argosy
from argosy.clock import Clock
from argosy.errors import (
    ArgosyError,
    AuthenticationError,
    ConflictError,
    InternalError,
    InvalidRequestError,
    MarketplaceError,
    NotFoundError,
    PaymentError,
    PermissionDeniedError,
    RateLimitError,
)
from argosy.generated import *  # noqa: F403
from argosy.generated import __version__ as __version__
from argosy.paginate import Page, paginate
from argosy.webhooks import verify_signature

__all__ = [
    *generated.__all__,
    "Argosy",
    "ArgosyError",
    "AuthenticationError",
    "Clock",
    "ConflictError",
    "InternalError",
    "InvalidRequestError",
    "MarketplaceError",
    "NotFoundError",
    "Page",
    "PaymentError",
    "PermissionDeniedError",
    "RateLimitError",
    "paginate",
    "verify_signature",
]

import os
import re
from typing import Any, Optional

import urllib3

from argosy.clock import Clock
from argosy.errors import error_from
from argosy.generated.api.billing_api import BillingApi
from argosy.generated.api.contacts_and_buyers_api import ContactsAndBuyersApi
from argosy.generated.api.credit_wallets_api import CreditWalletsApi
from argosy.generated.api.entitlements_api import EntitlementsApi
from argosy.generated.api.notifications_and_access_api import NotificationsAndAccessApi
from argosy.generated.api.offers_api import OffersApi
from argosy.generated.api.products_api import ProductsApi
from argosy.generated.api.revenue_and_analytics_api import RevenueAndAnalyticsApi
from argosy.generated.api.support_tickets_api import SupportTicketsApi
from argosy.generated.api.usage_api import UsageApi
from argosy.generated.api_client import ApiClient
from argosy.generated.configuration import Configuration
from argosy.generated.rest import RESTResponse
from argosy.retry import RetryPolicy
from argosy.token import TokenSource


class Argosy:
    """The Argosy API: one attribute for each group of operations.

    client_id, client_secret and base_url come from ARGOSY_CLIENT_ID, ARGOSY_CLIENT_SECRET and
    ARGOSY_BASE_URL by default. A call is repeated after 429 and 503, up to max_retries times; when
    the wait would be longer than max_retry_wait_seconds it fails at once.
    """

    def __init__(
        self,
        client_id: Optional[str] = None,
        client_secret: Optional[str] = None,
        base_url: Optional[str] = None,
        *,
        max_retries: int = 3,
        max_retry_wait_seconds: float = 60,
        clock: Optional[Clock] = None,
    ) -> None:
        clock = clock or Clock()
        client = _Client(
            _required(client_id, "ARGOSY_CLIENT_ID"),
            _required(client_secret, "ARGOSY_CLIENT_SECRET"),
            base_url or os.environ.get("ARGOSY_BASE_URL"),
            RetryPolicy(max_retries, max_retry_wait_seconds, clock),
            clock,
        )
        self.billing = BillingApi(client)
        self.contacts_and_buyers = ContactsAndBuyersApi(client)
        self.credit_wallets = CreditWalletsApi(client)
        self.entitlements = EntitlementsApi(client)
        self.notifications_and_access = NotificationsAndAccessApi(client)
        self.offers = OffersApi(client)
        self.products = ProductsApi(client)
        self.revenue_and_analytics = RevenueAndAnalyticsApi(client)
        self.support_tickets = SupportTicketsApi(client)
        self.usage = UsageApi(client)


class _Client(ApiClient):
    """The generated client with token, retries and errors around its one way out."""

    def __init__(
        self,
        client_id: str,
        client_secret: str,
        base_url: Optional[str],
        retries: RetryPolicy,
        clock: Clock,
    ) -> None:
        # urllib3 would retry by rules of its own.
        super().__init__(Configuration(host=base_url, retries=False))
        self._retries = retries
        credentials = urllib3.make_headers(basic_auth=f"{client_id}:{client_secret}")
        self._tokens = TokenSource(lambda: self._request_token(credentials), clock)

    def call_api(
        self,
        method: str,
        url: str,
        header_params: Optional[dict[str, Any]] = None,
        body: Any = None,
        post_params: Any = None,
        _request_timeout: Any = None,
    ) -> RESTResponse:
        def send(token: str) -> RESTResponse:
            headers = {**(header_params or {}), "Authorization": f"Bearer {token}"}
            return self._retries.run(
                lambda: super(_Client, self).call_api(
                    method, url, headers, body, post_params, _request_timeout
                )
            )

        token = self._tokens.get()
        response = send(token)
        if response.status == 401:
            response = send(self._tokens.renew(token))
        if not 200 <= response.status < 300:
            raise error_from(response)
        return response

    def parameters_to_url_query(self, params: Any, collection_formats: Any) -> str:
        pairs = params.items() if isinstance(params, dict) else params
        return super().parameters_to_url_query(
            [(name, _rfc3339(value)) for name, value in pairs], collection_formats
        )

    def _request_token(self, credentials: dict[str, str]) -> RESTResponse:
        headers = {**credentials, "Content-Type": "application/x-www-form-urlencoded"}
        return self._retries.run(
            lambda: self.rest_client.request(
                "POST",
                f"{self.configuration.host}/v1/oauth/token",
                headers=headers,
                post_params=[("grant_type", "client_credentials")],
            )
        )


def _rfc3339(value: Any) -> Any:
    """Generated code writes a time's offset as +0000, and RFC 3339 wants +00:00."""
    if not isinstance(value, str):
        return value
    return re.sub(r"^(\d{4}-\d\d-\d\dT[\d:.]+[+-]\d\d)(\d\d)$", r"\1:\2", value)


def _required(given: Optional[str], name: str) -> str:
    value = given or os.environ.get(name)
    if not value:
        raise ValueError(f"Set {name}, or give it as an argument.")
    return value

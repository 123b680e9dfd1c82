"""`client.payment_provider_kinds`."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from .._async_client import AsyncClient
from .._client import Client
from .._options import RequestOptions
from .._page import AsyncList, Page
from .._request import Call
from ..types import PaymentProviderKindDescription


class PaymentProviderKindsResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def list(self, *, request_options: RequestOptions | None = None) -> Page[PaymentProviderKindDescription]:
        """List the kinds of payment providers.

        Returns the kinds of payment providers with the JSON Schemas of their settings, on one page.

        `GET /v1/payment_provider_kinds`. An API key needs one of the scopes `full`, `payments`, `read`.
        """
        call = Call("GET", "/v1/payment_provider_kinds")
        return self._client._list(call, PaymentProviderKindDescription, request_options)


class AsyncPaymentProviderKindsResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    def list(self, *, request_options: RequestOptions | None = None) -> AsyncList[PaymentProviderKindDescription]:
        """List the kinds of payment providers.

        Returns the kinds of payment providers with the JSON Schemas of their settings, on one page.

        `GET /v1/payment_provider_kinds`. An API key needs one of the scopes `full`, `payments`, `read`.
        """
        call = Call("GET", "/v1/payment_provider_kinds")
        return self._client._list(call, PaymentProviderKindDescription, request_options)

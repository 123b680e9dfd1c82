"""`client.balances`."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from .._async_client import AsyncClient
from .._client import Client
from .._options import RequestOptions
from .._page import AsyncList, Page
from .._request import Call
from ..types import LedgerBalance


class BalancesResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def list(self, *, request_options: RequestOptions | None = None) -> Page[LedgerBalance]:
        """List balances.

        Returns the balance of each ledger account in each currency, on one page. The balances of a currency
        sum to 0.

        `GET /v1/balances`. An API key needs one of the scopes `full`, `payments`, `read`.
        """
        call = Call("GET", "/v1/balances")
        return self._client._list(call, LedgerBalance, request_options)


class AsyncBalancesResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    def list(self, *, request_options: RequestOptions | None = None) -> AsyncList[LedgerBalance]:
        """List balances.

        Returns the balance of each ledger account in each currency, on one page. The balances of a currency
        sum to 0.

        `GET /v1/balances`. An API key needs one of the scopes `full`, `payments`, `read`.
        """
        call = Call("GET", "/v1/balances")
        return self._client._list(call, LedgerBalance, request_options)

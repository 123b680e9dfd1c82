"""`client.ledger_periods`."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from datetime import datetime

from .._async_client import AsyncClient
from .._client import Client
from .._options import OMIT, Omit, RequestOptions
from .._page import AsyncList, Page
from .._request import Call
from ..types import LedgerPeriod


class LedgerPeriodsResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def close(self, *, ends_at: datetime | str, request_options: RequestOptions | None = None) -> LedgerPeriod:
        """Close a period.

        Closes the books up to a time, and stores the balances at that time. A later transaction of the period
        gets the current time as its `effective_at`. You cannot reopen a closed period.

        `POST /v1/ledger_periods`. An API key needs one of the scopes `full`, `payments`.

        Args:
            ends_at: The end of the period, exclusive. For October, send midnight of November 1 in your time
                zone.
        """
        call = Call("POST", "/v1/ledger_periods", body={"ends_at": ends_at}, idempotence="key")
        return self._client._value(call, LedgerPeriod, request_options)

    def list(
        self, *, limit: int | Omit = OMIT, cursor: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> Page[LedgerPeriod]:
        """List closed periods.

        Returns closed periods with the balances at their end, latest first.

        `GET /v1/ledger_periods`. An API key needs one of the scopes `full`, `payments`, `read`.

        Args:
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/v1/ledger_periods", query={"limit": limit, "cursor": cursor})
        return self._client._list(call, LedgerPeriod, request_options)


class AsyncLedgerPeriodsResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def close(self, *, ends_at: datetime | str, request_options: RequestOptions | None = None) -> LedgerPeriod:
        """Close a period.

        Closes the books up to a time, and stores the balances at that time. A later transaction of the period
        gets the current time as its `effective_at`. You cannot reopen a closed period.

        `POST /v1/ledger_periods`. An API key needs one of the scopes `full`, `payments`.

        Args:
            ends_at: The end of the period, exclusive. For October, send midnight of November 1 in your time
                zone.
        """
        call = Call("POST", "/v1/ledger_periods", body={"ends_at": ends_at}, idempotence="key")
        return await self._client._value(call, LedgerPeriod, request_options)

    def list(
        self, *, limit: int | Omit = OMIT, cursor: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> AsyncList[LedgerPeriod]:
        """List closed periods.

        Returns closed periods with the balances at their end, latest first.

        `GET /v1/ledger_periods`. An API key needs one of the scopes `full`, `payments`, `read`.

        Args:
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/v1/ledger_periods", query={"limit": limit, "cursor": cursor})
        return self._client._list(call, LedgerPeriod, request_options)

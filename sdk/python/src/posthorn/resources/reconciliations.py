"""`client.reconciliations`."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from datetime import datetime

from .._async_client import AsyncClient
from .._client import Client
from .._options import OMIT, Omit, RequestOptions
from .._page import AsyncList, Page
from .._request import Call
from ..types import Reconciliation


class ReconciliationsResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def create(
        self,
        *,
        provider_sid: str | Omit = OMIT,
        from_: datetime | str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Reconciliation:
        """Begin a reconciliation.

        Compares a provider's list of transactions with the ledger now. Posthorn also does this every night.
        It marks matching transactions as `reconciled`. It books payouts, and fees of known charges, as the
        provider lists them. Any other mismatch becomes a difference.

        `POST /v1/reconciliations`. An API key needs one of the scopes `full`, `payments`.

        Args:
            provider_sid: The provider. Required if several providers of the account list their transactions.
            from_: The start of the compared time. Default and latest value: three days before the end of the
                previous reconciliation.
        """
        call = Call(
            "POST", "/v1/reconciliations", body={"provider_sid": provider_sid, "from": from_}, idempotence="key"
        )
        return self._client._value(call, Reconciliation, request_options)

    def list(
        self, *, limit: int | Omit = OMIT, cursor: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> Page[Reconciliation]:
        """List reconciliations.

        Returns reconciliations, newest first.

        `GET /v1/reconciliations`. An API key needs one of the scopes `full`, `payments`, `read`.

        Args:
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/v1/reconciliations", query={"limit": limit, "cursor": cursor})
        return self._client._list(call, Reconciliation, request_options)

    def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Reconciliation:
        """Retrieve a reconciliation.

        Returns the current reconciliation.

        `GET /v1/reconciliations/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
        """
        call = Call("GET", "/v1/reconciliations/{sid}", sid)
        return self._client._value(call, Reconciliation, request_options)


class AsyncReconciliationsResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def create(
        self,
        *,
        provider_sid: str | Omit = OMIT,
        from_: datetime | str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Reconciliation:
        """Begin a reconciliation.

        Compares a provider's list of transactions with the ledger now. Posthorn also does this every night.
        It marks matching transactions as `reconciled`. It books payouts, and fees of known charges, as the
        provider lists them. Any other mismatch becomes a difference.

        `POST /v1/reconciliations`. An API key needs one of the scopes `full`, `payments`.

        Args:
            provider_sid: The provider. Required if several providers of the account list their transactions.
            from_: The start of the compared time. Default and latest value: three days before the end of the
                previous reconciliation.
        """
        call = Call(
            "POST", "/v1/reconciliations", body={"provider_sid": provider_sid, "from": from_}, idempotence="key"
        )
        return await self._client._value(call, Reconciliation, request_options)

    def list(
        self, *, limit: int | Omit = OMIT, cursor: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> AsyncList[Reconciliation]:
        """List reconciliations.

        Returns reconciliations, newest first.

        `GET /v1/reconciliations`. An API key needs one of the scopes `full`, `payments`, `read`.

        Args:
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/v1/reconciliations", query={"limit": limit, "cursor": cursor})
        return self._client._list(call, Reconciliation, request_options)

    async def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Reconciliation:
        """Retrieve a reconciliation.

        Returns the current reconciliation.

        `GET /v1/reconciliations/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
        """
        call = Call("GET", "/v1/reconciliations/{sid}", sid)
        return await self._client._value(call, Reconciliation, request_options)

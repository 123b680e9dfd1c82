"""`client.disputes`."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Sequence

from .._async_client import AsyncClient
from .._client import Client
from .._options import OMIT, Omit, RequestOptions
from .._page import AsyncList, Page
from .._request import Call
from ..types import Dispute

if TYPE_CHECKING:
    from .. import types


class DisputesResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def list(
        self,
        *,
        payment_sid: str | Omit = OMIT,
        status: types.DisputeStatus | Sequence[types.DisputeStatus] | Omit = OMIT,
        created_after: datetime | str | Omit = OMIT,
        created_before: datetime | str | Omit = OMIT,
        order: types.SortOrder | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Page[Dispute]:
        """List disputes.

        Returns disputes, newest first unless `order` says otherwise. With `status`, a page reads at most ten
        thousand entries. So it can have fewer than `limit`, or none, while `has_more` is true. Continue with
        `next_cursor`.

        `GET /v1/disputes`. An API key needs one of the scopes `full`, `payments`, `read`.

        Args:
            payment_sid: The payment.
            status: The status to filter by. Several values, as a repeated parameter or with commas, match any
                of them.
            created_after: The earliest creation time, inclusive.
            created_before: The latest creation time, exclusive.
            order: The order by creation time: `desc` has the newest entry first, `asc` the oldest.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/v1/disputes",
            query={
                "payment_sid": payment_sid,
                "status": status,
                "created_after": created_after,
                "created_before": created_before,
                "order": order,
                "limit": limit,
                "cursor": cursor,
            },
        )
        return self._client._list(call, Dispute, request_options)

    def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Dispute:
        """Retrieve a dispute.

        Returns the current dispute.

        `GET /v1/disputes/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
        """
        call = Call("GET", "/v1/disputes/{sid}", sid)
        return self._client._value(call, Dispute, request_options)


class AsyncDisputesResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    def list(
        self,
        *,
        payment_sid: str | Omit = OMIT,
        status: types.DisputeStatus | Sequence[types.DisputeStatus] | Omit = OMIT,
        created_after: datetime | str | Omit = OMIT,
        created_before: datetime | str | Omit = OMIT,
        order: types.SortOrder | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AsyncList[Dispute]:
        """List disputes.

        Returns disputes, newest first unless `order` says otherwise. With `status`, a page reads at most ten
        thousand entries. So it can have fewer than `limit`, or none, while `has_more` is true. Continue with
        `next_cursor`.

        `GET /v1/disputes`. An API key needs one of the scopes `full`, `payments`, `read`.

        Args:
            payment_sid: The payment.
            status: The status to filter by. Several values, as a repeated parameter or with commas, match any
                of them.
            created_after: The earliest creation time, inclusive.
            created_before: The latest creation time, exclusive.
            order: The order by creation time: `desc` has the newest entry first, `asc` the oldest.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/v1/disputes",
            query={
                "payment_sid": payment_sid,
                "status": status,
                "created_after": created_after,
                "created_before": created_before,
                "order": order,
                "limit": limit,
                "cursor": cursor,
            },
        )
        return self._client._list(call, Dispute, request_options)

    async def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Dispute:
        """Retrieve a dispute.

        Returns the current dispute.

        `GET /v1/disputes/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
        """
        call = Call("GET", "/v1/disputes/{sid}", sid)
        return await self._client._value(call, Dispute, request_options)

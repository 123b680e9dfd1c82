"""`client.refunds`."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Mapping, Sequence

from .._async_client import AsyncClient
from .._client import Client
from .._options import OMIT, Omit, RequestOptions
from .._page import AsyncList, Page
from .._request import Call
from ..types import Refund

if TYPE_CHECKING:
    from .. import types


class RefundsResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def create(
        self,
        *,
        payment_sid: str,
        amount: int | Omit = OMIT,
        reason: types.RefundReason | Omit = OMIT,
        reference: str | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Refund:
        """Refund a payment.

        Returns money of a payment to the customer. Posthorn reserves the amount first, so simultaneous
        refunds never exceed the captured amount. The refund is `pending` until the provider confirms it.
        Needs an `Idempotency-Key`.

        `POST /v1/refunds`. An API key needs one of the scopes `full`, `payments`.

        Args:
            payment_sid: The payment.
            amount: The amount to return, in minor units. Default: the amount that is not refunded yet.
            reason: The reason for the provider.
            reference: Your own identifier of the refund. Required for a manual payment: the number of the
                transfer or receipt with which you returned the money.
            metadata: Your own fields, up to 50. A name has up to 40 characters and a value up to 500.
                Together they have at most 8 KiB of JSON. Answers and events contain them. In a form, write
                `metadata[order]=8731`.
        """
        call = Call(
            "POST",
            "/v1/refunds",
            body={
                "payment_sid": payment_sid,
                "amount": amount,
                "reason": reason,
                "reference": reference,
                "metadata": metadata,
            },
            idempotence="key",
        )
        return self._client._value(call, Refund, request_options)

    def list(
        self,
        *,
        payment_sid: str | Omit = OMIT,
        status: types.RefundStatus | Sequence[types.RefundStatus] | Omit = OMIT,
        created_after: datetime | str | Omit = OMIT,
        created_before: datetime | str | Omit = OMIT,
        order: types.SortOrder | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Page[Refund]:
        """List refunds.

        Returns refunds, newest first unless `order` says otherwise. With `status`, a page reads at most ten
        thousand entries. So it can have fewer than `limit`, or none, while `has_more` is true. Continue with
        `next_cursor`.

        `GET /v1/refunds`. An API key needs one of the scopes `full`, `payments`, `read`.

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
            "/v1/refunds",
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
        return self._client._list(call, Refund, request_options)

    def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Refund:
        """Retrieve a refund.

        Returns the current refund.

        `GET /v1/refunds/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
        """
        call = Call("GET", "/v1/refunds/{sid}", sid)
        return self._client._value(call, Refund, request_options)


class AsyncRefundsResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def create(
        self,
        *,
        payment_sid: str,
        amount: int | Omit = OMIT,
        reason: types.RefundReason | Omit = OMIT,
        reference: str | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Refund:
        """Refund a payment.

        Returns money of a payment to the customer. Posthorn reserves the amount first, so simultaneous
        refunds never exceed the captured amount. The refund is `pending` until the provider confirms it.
        Needs an `Idempotency-Key`.

        `POST /v1/refunds`. An API key needs one of the scopes `full`, `payments`.

        Args:
            payment_sid: The payment.
            amount: The amount to return, in minor units. Default: the amount that is not refunded yet.
            reason: The reason for the provider.
            reference: Your own identifier of the refund. Required for a manual payment: the number of the
                transfer or receipt with which you returned the money.
            metadata: Your own fields, up to 50. A name has up to 40 characters and a value up to 500.
                Together they have at most 8 KiB of JSON. Answers and events contain them. In a form, write
                `metadata[order]=8731`.
        """
        call = Call(
            "POST",
            "/v1/refunds",
            body={
                "payment_sid": payment_sid,
                "amount": amount,
                "reason": reason,
                "reference": reference,
                "metadata": metadata,
            },
            idempotence="key",
        )
        return await self._client._value(call, Refund, request_options)

    def list(
        self,
        *,
        payment_sid: str | Omit = OMIT,
        status: types.RefundStatus | Sequence[types.RefundStatus] | Omit = OMIT,
        created_after: datetime | str | Omit = OMIT,
        created_before: datetime | str | Omit = OMIT,
        order: types.SortOrder | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AsyncList[Refund]:
        """List refunds.

        Returns refunds, newest first unless `order` says otherwise. With `status`, a page reads at most ten
        thousand entries. So it can have fewer than `limit`, or none, while `has_more` is true. Continue with
        `next_cursor`.

        `GET /v1/refunds`. An API key needs one of the scopes `full`, `payments`, `read`.

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
            "/v1/refunds",
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
        return self._client._list(call, Refund, request_options)

    async def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Refund:
        """Retrieve a refund.

        Returns the current refund.

        `GET /v1/refunds/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
        """
        call = Call("GET", "/v1/refunds/{sid}", sid)
        return await self._client._value(call, Refund, request_options)

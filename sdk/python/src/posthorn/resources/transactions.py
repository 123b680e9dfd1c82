"""`client.transactions`."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, AsyncGenerator, Generator

from .._async_client import AsyncClient
from .._client import Client
from .._options import OMIT, Omit, RequestOptions
from .._page import AsyncList, Page
from .._request import Call
from ..types import Transaction

if TYPE_CHECKING:
    from .. import types


class TransactionsResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def list(
        self,
        *,
        payment_sid: str | Omit = OMIT,
        type: types.TransactionType | Omit = OMIT,
        currency: str | Omit = OMIT,
        created_after: datetime | str | Omit = OMIT,
        created_before: datetime | str | Omit = OMIT,
        effective_after: datetime | str | Omit = OMIT,
        effective_before: datetime | str | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Page[Transaction]:
        """List transactions.

        Returns transactions, newest first. With `effective_after` or `effective_before` and without
        `payment_sid`, the order is by `effective_at`, latest first. With `currency`, with the `type` `charge`
        or `fee`, or with both kinds of times, a page reads at most ten thousand entries. So it can have fewer
        than `limit`, or none, while `has_more` is true. Continue with `next_cursor`.

        `GET /v1/transactions`. An API key needs one of the scopes `full`, `payments`, `read`.

        Args:
            payment_sid: The payment to filter by.
            type: The type to filter by.
            currency: The currency to filter by (ISO 4217).
            created_after: The earliest time of booking, inclusive.
            created_before: The latest time of booking, exclusive.
            effective_after: The earliest `effective_at`, inclusive.
            effective_before: The latest `effective_at`, exclusive.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/v1/transactions",
            query={
                "payment_sid": payment_sid,
                "type": type,
                "currency": currency,
                "created_after": created_after,
                "created_before": created_before,
                "effective_after": effective_after,
                "effective_before": effective_before,
                "limit": limit,
                "cursor": cursor,
            },
        )
        return self._client._list(call, Transaction, request_options)

    def export(
        self,
        *,
        effective_after: datetime | str | Omit = OMIT,
        effective_before: datetime | str | Omit = OMIT,
        currency: str | Omit = OMIT,
        provider_sid: str | Omit = OMIT,
        payment_sid: str | Omit = OMIT,
        details: bool | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Generator[str, None, None]:
        """Export transactions as CSV.

        Exports a journal for accountants (RFC 4180, UTF-8), ordered by `effective_at`, earliest first. Each
        transaction has two lines, one for each entry. `debit` and `credit` are decimals, such as 12.50.
        `debit_minor` and `credit_minor` are the same amounts in minor units. An apostrophe precedes texts
        that a spreadsheet would read as a formula. Every export of a closed period is the same. With
        `details`, more columns describe the payment as it is now: `reference`, `description`, `customer` (the
        address that got the link), `method`, `fee` and `net`. The first line of a transaction has `fee` and
        `net`. `fee` is the sum of the payment's fees in the range, at its first charge there, or at its first
        fee without one. `net` is the amount that the provider owes you for the transaction, without this fee.
        If the connection ends before the last chunk, the export is incomplete: repeat the request.

        `GET /v1/transactions/export`. An API key needs one of the scopes `full`, `payments`, `read`.

        Args:
            effective_after: The earliest `effective_at`, inclusive.
            effective_before: The latest `effective_at`, exclusive.
            currency: The currency to filter by (ISO 4217).
            provider_sid: The payment provider to filter by.
            payment_sid: The payment to filter by.
            details: True adds the columns about the payment.
        """
        call = Call(
            "GET",
            "/v1/transactions/export",
            query={
                "effective_after": effective_after,
                "effective_before": effective_before,
                "currency": currency,
                "provider_sid": provider_sid,
                "payment_sid": payment_sid,
                "details": details,
            },
        )
        return self._client._text(call, request_options)

    def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Transaction:
        """Retrieve a transaction.

        Returns the transaction with both of its entries.

        `GET /v1/transactions/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
        """
        call = Call("GET", "/v1/transactions/{sid}", sid)
        return self._client._value(call, Transaction, request_options)


class AsyncTransactionsResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    def list(
        self,
        *,
        payment_sid: str | Omit = OMIT,
        type: types.TransactionType | Omit = OMIT,
        currency: str | Omit = OMIT,
        created_after: datetime | str | Omit = OMIT,
        created_before: datetime | str | Omit = OMIT,
        effective_after: datetime | str | Omit = OMIT,
        effective_before: datetime | str | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AsyncList[Transaction]:
        """List transactions.

        Returns transactions, newest first. With `effective_after` or `effective_before` and without
        `payment_sid`, the order is by `effective_at`, latest first. With `currency`, with the `type` `charge`
        or `fee`, or with both kinds of times, a page reads at most ten thousand entries. So it can have fewer
        than `limit`, or none, while `has_more` is true. Continue with `next_cursor`.

        `GET /v1/transactions`. An API key needs one of the scopes `full`, `payments`, `read`.

        Args:
            payment_sid: The payment to filter by.
            type: The type to filter by.
            currency: The currency to filter by (ISO 4217).
            created_after: The earliest time of booking, inclusive.
            created_before: The latest time of booking, exclusive.
            effective_after: The earliest `effective_at`, inclusive.
            effective_before: The latest `effective_at`, exclusive.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/v1/transactions",
            query={
                "payment_sid": payment_sid,
                "type": type,
                "currency": currency,
                "created_after": created_after,
                "created_before": created_before,
                "effective_after": effective_after,
                "effective_before": effective_before,
                "limit": limit,
                "cursor": cursor,
            },
        )
        return self._client._list(call, Transaction, request_options)

    def export(
        self,
        *,
        effective_after: datetime | str | Omit = OMIT,
        effective_before: datetime | str | Omit = OMIT,
        currency: str | Omit = OMIT,
        provider_sid: str | Omit = OMIT,
        payment_sid: str | Omit = OMIT,
        details: bool | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AsyncGenerator[str, None]:
        """Export transactions as CSV.

        Exports a journal for accountants (RFC 4180, UTF-8), ordered by `effective_at`, earliest first. Each
        transaction has two lines, one for each entry. `debit` and `credit` are decimals, such as 12.50.
        `debit_minor` and `credit_minor` are the same amounts in minor units. An apostrophe precedes texts
        that a spreadsheet would read as a formula. Every export of a closed period is the same. With
        `details`, more columns describe the payment as it is now: `reference`, `description`, `customer` (the
        address that got the link), `method`, `fee` and `net`. The first line of a transaction has `fee` and
        `net`. `fee` is the sum of the payment's fees in the range, at its first charge there, or at its first
        fee without one. `net` is the amount that the provider owes you for the transaction, without this fee.
        If the connection ends before the last chunk, the export is incomplete: repeat the request.

        `GET /v1/transactions/export`. An API key needs one of the scopes `full`, `payments`, `read`.

        Args:
            effective_after: The earliest `effective_at`, inclusive.
            effective_before: The latest `effective_at`, exclusive.
            currency: The currency to filter by (ISO 4217).
            provider_sid: The payment provider to filter by.
            payment_sid: The payment to filter by.
            details: True adds the columns about the payment.
        """
        call = Call(
            "GET",
            "/v1/transactions/export",
            query={
                "effective_after": effective_after,
                "effective_before": effective_before,
                "currency": currency,
                "provider_sid": provider_sid,
                "payment_sid": payment_sid,
                "details": details,
            },
        )
        return self._client._text(call, request_options)

    async def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Transaction:
        """Retrieve a transaction.

        Returns the transaction with both of its entries.

        `GET /v1/transactions/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
        """
        call = Call("GET", "/v1/transactions/{sid}", sid)
        return await self._client._value(call, Transaction, request_options)

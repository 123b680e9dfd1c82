"""`client.deliveries`."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Sequence

from .._async_client import AsyncClient
from .._client import Client
from .._options import OMIT, Omit, RequestOptions
from .._page import AsyncList, Page
from .._request import Call
from ..types import Delivery, DeliveryWithAttempts

if TYPE_CHECKING:
    from .. import types


class DeliveriesResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def list(
        self,
        *,
        endpoint: str | Omit = OMIT,
        event: str | Omit = OMIT,
        status: types.DeliveryStatus | Sequence[types.DeliveryStatus] | Omit = OMIT,
        event_type: types.EventName | Omit = OMIT,
        created_after: datetime | str | Omit = OMIT,
        created_before: datetime | str | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Page[Delivery]:
        """List the deliveries of the account.

        Returns deliveries to all endpoints or to one, newest first. With `event_type` or `status=succeeded`,
        a page reads at most ten thousand entries. So it can have fewer than `limit`, or none, while
        `has_more` is true. Continue with `next_cursor`. With `event`, a page reads deliveries for 0.2
        seconds, or at least ten thousand. It can also have fewer entries than `limit`.

        `GET /v1/deliveries`. An API key needs one of the scopes `full`, `webhooks`, `read`.

        Args:
            endpoint: The webhook endpoint to filter by.
            event: The event whose deliveries to return, oldest first.
            status: The status to filter by. Several values, as a repeated parameter or with commas, match any
                of them.
            event_type: The event type to filter by.
            created_after: The earliest time, inclusive. The name `from` also works.
            created_before: The latest time, exclusive. The name `to` also works.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/v1/deliveries",
            query={
                "endpoint": endpoint,
                "event": event,
                "status": status,
                "event_type": event_type,
                "created_after": created_after,
                "created_before": created_before,
                "limit": limit,
                "cursor": cursor,
            },
        )
        return self._client._list(call, Delivery, request_options)

    def get(self, sid: str, *, request_options: RequestOptions | None = None) -> DeliveryWithAttempts:
        """Retrieve a delivery with its attempts.

        Returns the delivery with the time, cause, request and response of each attempt. Posthorn keeps the
        responses to failed attempts for 7 days (`RETENTION_RESPONSES_DAYS`). It keeps all other data as long
        as the delivery.

        `GET /v1/deliveries/{sid}`. An API key needs one of the scopes `full`, `webhooks`, `read`.
        """
        call = Call("GET", "/v1/deliveries/{sid}", sid)
        return self._client._value(call, DeliveryWithAttempts, request_options)

    def resend(self, sid: str, *, request_options: RequestOptions | None = None) -> Delivery:
        """Send a delivery again.

        Attempts the delivery now, whatever its status. If the attempt fails, retries follow the schedule from
        its start. The receiver gets the same `webhook-id`.

        `POST /v1/deliveries/{sid}/resend`. An API key needs one of the scopes `full`, `webhooks`.
        """
        call = Call("POST", "/v1/deliveries/{sid}/resend", sid, body={}, idempotence="key")
        return self._client._value(call, Delivery, request_options)


class AsyncDeliveriesResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    def list(
        self,
        *,
        endpoint: str | Omit = OMIT,
        event: str | Omit = OMIT,
        status: types.DeliveryStatus | Sequence[types.DeliveryStatus] | Omit = OMIT,
        event_type: types.EventName | Omit = OMIT,
        created_after: datetime | str | Omit = OMIT,
        created_before: datetime | str | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AsyncList[Delivery]:
        """List the deliveries of the account.

        Returns deliveries to all endpoints or to one, newest first. With `event_type` or `status=succeeded`,
        a page reads at most ten thousand entries. So it can have fewer than `limit`, or none, while
        `has_more` is true. Continue with `next_cursor`. With `event`, a page reads deliveries for 0.2
        seconds, or at least ten thousand. It can also have fewer entries than `limit`.

        `GET /v1/deliveries`. An API key needs one of the scopes `full`, `webhooks`, `read`.

        Args:
            endpoint: The webhook endpoint to filter by.
            event: The event whose deliveries to return, oldest first.
            status: The status to filter by. Several values, as a repeated parameter or with commas, match any
                of them.
            event_type: The event type to filter by.
            created_after: The earliest time, inclusive. The name `from` also works.
            created_before: The latest time, exclusive. The name `to` also works.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/v1/deliveries",
            query={
                "endpoint": endpoint,
                "event": event,
                "status": status,
                "event_type": event_type,
                "created_after": created_after,
                "created_before": created_before,
                "limit": limit,
                "cursor": cursor,
            },
        )
        return self._client._list(call, Delivery, request_options)

    async def get(self, sid: str, *, request_options: RequestOptions | None = None) -> DeliveryWithAttempts:
        """Retrieve a delivery with its attempts.

        Returns the delivery with the time, cause, request and response of each attempt. Posthorn keeps the
        responses to failed attempts for 7 days (`RETENTION_RESPONSES_DAYS`). It keeps all other data as long
        as the delivery.

        `GET /v1/deliveries/{sid}`. An API key needs one of the scopes `full`, `webhooks`, `read`.
        """
        call = Call("GET", "/v1/deliveries/{sid}", sid)
        return await self._client._value(call, DeliveryWithAttempts, request_options)

    async def resend(self, sid: str, *, request_options: RequestOptions | None = None) -> Delivery:
        """Send a delivery again.

        Attempts the delivery now, whatever its status. If the attempt fails, retries follow the schedule from
        its start. The receiver gets the same `webhook-id`.

        `POST /v1/deliveries/{sid}/resend`. An API key needs one of the scopes `full`, `webhooks`.
        """
        call = Call("POST", "/v1/deliveries/{sid}/resend", sid, body={}, idempotence="key")
        return await self._client._value(call, Delivery, request_options)

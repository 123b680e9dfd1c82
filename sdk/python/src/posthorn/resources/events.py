"""`client.events`."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from datetime import datetime
from typing import Literal, Sequence

from .._async_client import AsyncClient
from .._client import Client
from .._options import OMIT, Omit, RequestOptions
from .._page import AsyncList, Page
from .._request import Call, seconds_of
from ..types import Event, EventFeed


class EventsResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def list(
        self,
        *,
        sid: str | Sequence[str] | Omit = OMIT,
        type: Literal[
            "messages.*",
            "verifications.*",
            "sessions.*",
            "factors.*",
            "challenges.*",
            "payments.*",
            "refunds.*",
            "disputes.*",
            "differences.*",
            "webhooks.*",
            "messages.queued",
            "messages.sending",
            "messages.sent",
            "messages.delivered",
            "messages.read",
            "messages.undelivered",
            "messages.failed",
            "messages.received",
            "messages.reply_requested",
            "verifications.created",
            "verifications.sent",
            "verifications.approved",
            "verifications.max_attempts_reached",
            "verifications.failed",
            "verifications.expired",
            "verifications.canceled",
            "verifications.blocked",
            "sessions.created",
            "sessions.revoked",
            "sessions.reuse_detected",
            "factors.created",
            "factors.verified",
            "factors.deleted",
            "challenges.approved",
            "challenges.denied",
            "challenges.expired",
            "payments.created",
            "payments.requires_action",
            "payments.processing",
            "payments.authorized",
            "payments.partially_paid",
            "payments.completed",
            "payments.failed",
            "payments.canceled",
            "payments.expired",
            "payments.review_required",
            "payments.review_resolved",
            "refunds.created",
            "refunds.completed",
            "refunds.failed",
            "disputes.opened",
            "disputes.updated",
            "disputes.closed",
            "differences.opened",
            "differences.resolved",
            "webhooks.failing",
            "webhooks.disabled",
            "webhooks.test",
        ]
        | Omit = OMIT,
        message: str | Omit = OMIT,
        created_after: datetime | str | Omit = OMIT,
        created_before: datetime | str | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Page[Event]:
        """List events.

        Returns events, newest first. To catch up after an outage, read until the last event that you handled.
        With `type` and without `message` or `sid`, a page reads at most ten thousand entries. So it can have
        fewer than `limit`, or none, while `has_more` is true. Continue with `next_cursor`.

        `GET /v1/events`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.

        Args:
            sid: The events to return, at most 100, as a repeated parameter or with commas. Unknown ones are
                left out.
            type: The event type to filter by, or all types of an area: `messages.*`.
            message: The message to filter by. It can be deleted.
            created_after: The earliest time, inclusive. The name `from` also works.
            created_before: The latest time, exclusive. The name `to` also works.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/v1/events",
            query={
                "sid": sid,
                "type": type,
                "message": message,
                "created_after": created_after,
                "created_before": created_before,
                "limit": limit,
                "cursor": cursor,
            },
        )
        return self._client._list(call, Event, request_options)

    def feed(
        self,
        *,
        cursor: str | Omit = OMIT,
        events: str | Sequence[str] | Omit = OMIT,
        limit: int | Omit = OMIT,
        timeout_ms: int | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> EventFeed:
        """Follow the events.

        Waits for events, for programs that webhooks cannot reach. `posthorn listen` uses this operation.
        Responds as soon as an event occurs after `cursor`, or with an empty list after `timeout_ms`. Request
        again at once with `next_cursor`. A cursor works at every process and after a restart, as long as
        Posthorn keeps the events. Without a cursor, the response is empty and its `next_cursor` begins at the
        present. No event is missing, and the events of one resource are ordered by `sequence`. An event can
        occur twice, as with webhooks: remember the sids of the last minutes. At most 20 requests of an
        account can wait at one process.

        `GET /v1/events/feed`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.

        Args:
            cursor: The `next_cursor` of the previous response. Omit it to begin at the present.
            events: The events to send: names from `GET /v1/event_types`, `messages.*` for all events of an
                area, or `*`. Send a list, or one string with commas.
            limit: The approximate maximum number of events in a response.
            timeout_ms: The maximum waiting time in milliseconds, up to 30 seconds.
        """
        call = Call(
            "GET",
            "/v1/events/feed",
            query={"cursor": cursor, "events": events, "limit": limit, "timeout_ms": timeout_ms},
            wait=seconds_of(timeout_ms, 20000),
        )
        return self._client._value(call, EventFeed, request_options)

    def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Event:
        """Retrieve an event.

        Returns the event as the JSON that webhook endpoints receive.

        `GET /v1/events/{sid}`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.
        """
        call = Call("GET", "/v1/events/{sid}", sid)
        return self._client._value(call, Event, request_options)


class AsyncEventsResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    def list(
        self,
        *,
        sid: str | Sequence[str] | Omit = OMIT,
        type: Literal[
            "messages.*",
            "verifications.*",
            "sessions.*",
            "factors.*",
            "challenges.*",
            "payments.*",
            "refunds.*",
            "disputes.*",
            "differences.*",
            "webhooks.*",
            "messages.queued",
            "messages.sending",
            "messages.sent",
            "messages.delivered",
            "messages.read",
            "messages.undelivered",
            "messages.failed",
            "messages.received",
            "messages.reply_requested",
            "verifications.created",
            "verifications.sent",
            "verifications.approved",
            "verifications.max_attempts_reached",
            "verifications.failed",
            "verifications.expired",
            "verifications.canceled",
            "verifications.blocked",
            "sessions.created",
            "sessions.revoked",
            "sessions.reuse_detected",
            "factors.created",
            "factors.verified",
            "factors.deleted",
            "challenges.approved",
            "challenges.denied",
            "challenges.expired",
            "payments.created",
            "payments.requires_action",
            "payments.processing",
            "payments.authorized",
            "payments.partially_paid",
            "payments.completed",
            "payments.failed",
            "payments.canceled",
            "payments.expired",
            "payments.review_required",
            "payments.review_resolved",
            "refunds.created",
            "refunds.completed",
            "refunds.failed",
            "disputes.opened",
            "disputes.updated",
            "disputes.closed",
            "differences.opened",
            "differences.resolved",
            "webhooks.failing",
            "webhooks.disabled",
            "webhooks.test",
        ]
        | Omit = OMIT,
        message: str | Omit = OMIT,
        created_after: datetime | str | Omit = OMIT,
        created_before: datetime | str | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AsyncList[Event]:
        """List events.

        Returns events, newest first. To catch up after an outage, read until the last event that you handled.
        With `type` and without `message` or `sid`, a page reads at most ten thousand entries. So it can have
        fewer than `limit`, or none, while `has_more` is true. Continue with `next_cursor`.

        `GET /v1/events`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.

        Args:
            sid: The events to return, at most 100, as a repeated parameter or with commas. Unknown ones are
                left out.
            type: The event type to filter by, or all types of an area: `messages.*`.
            message: The message to filter by. It can be deleted.
            created_after: The earliest time, inclusive. The name `from` also works.
            created_before: The latest time, exclusive. The name `to` also works.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/v1/events",
            query={
                "sid": sid,
                "type": type,
                "message": message,
                "created_after": created_after,
                "created_before": created_before,
                "limit": limit,
                "cursor": cursor,
            },
        )
        return self._client._list(call, Event, request_options)

    async def feed(
        self,
        *,
        cursor: str | Omit = OMIT,
        events: str | Sequence[str] | Omit = OMIT,
        limit: int | Omit = OMIT,
        timeout_ms: int | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> EventFeed:
        """Follow the events.

        Waits for events, for programs that webhooks cannot reach. `posthorn listen` uses this operation.
        Responds as soon as an event occurs after `cursor`, or with an empty list after `timeout_ms`. Request
        again at once with `next_cursor`. A cursor works at every process and after a restart, as long as
        Posthorn keeps the events. Without a cursor, the response is empty and its `next_cursor` begins at the
        present. No event is missing, and the events of one resource are ordered by `sequence`. An event can
        occur twice, as with webhooks: remember the sids of the last minutes. At most 20 requests of an
        account can wait at one process.

        `GET /v1/events/feed`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.

        Args:
            cursor: The `next_cursor` of the previous response. Omit it to begin at the present.
            events: The events to send: names from `GET /v1/event_types`, `messages.*` for all events of an
                area, or `*`. Send a list, or one string with commas.
            limit: The approximate maximum number of events in a response.
            timeout_ms: The maximum waiting time in milliseconds, up to 30 seconds.
        """
        call = Call(
            "GET",
            "/v1/events/feed",
            query={"cursor": cursor, "events": events, "limit": limit, "timeout_ms": timeout_ms},
            wait=seconds_of(timeout_ms, 20000),
        )
        return await self._client._value(call, EventFeed, request_options)

    async def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Event:
        """Retrieve an event.

        Returns the event as the JSON that webhook endpoints receive.

        `GET /v1/events/{sid}`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.
        """
        call = Call("GET", "/v1/events/{sid}", sid)
        return await self._client._value(call, Event, request_options)

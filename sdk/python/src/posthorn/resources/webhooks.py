"""`client.webhooks`."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Mapping, Sequence

from .._async_client import AsyncClient
from .._client import Client
from .._model import Response
from .._options import OMIT, Omit, RequestOptions
from .._page import AsyncList, Page
from .._request import Call
from ..types import Delivery, Replay, Webhook, WebhookSecret, WebhookWithSecret

if TYPE_CHECKING:
    from .. import types


class WebhooksReplaysResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def list(
        self,
        sid: str,
        *,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Page[Replay]:
        """List the replays of a webhook endpoint.

        Returns the replays of an endpoint, newest first. The endpoint can be deleted. Posthorn keeps ended
        replays as long as events.

        `GET /v1/webhooks/{sid}/replays`. An API key needs one of the scopes `full`, `webhooks`, `read`.

        Args:
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/v1/webhooks/{sid}/replays", sid, query={"limit": limit, "cursor": cursor})
        return self._client._list(call, Replay, request_options)


class AsyncWebhooksReplaysResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    def list(
        self,
        sid: str,
        *,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AsyncList[Replay]:
        """List the replays of a webhook endpoint.

        Returns the replays of an endpoint, newest first. The endpoint can be deleted. Posthorn keeps ended
        replays as long as events.

        `GET /v1/webhooks/{sid}/replays`. An API key needs one of the scopes `full`, `webhooks`, `read`.

        Args:
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/v1/webhooks/{sid}/replays", sid, query={"limit": limit, "cursor": cursor})
        return self._client._list(call, Replay, request_options)


class WebhooksDeliveriesResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def list(
        self,
        sid: str,
        *,
        event: str | Omit = OMIT,
        status: types.DeliveryStatus | Sequence[types.DeliveryStatus] | Omit = OMIT,
        event_type: types.EventName | Omit = OMIT,
        created_after: datetime | str | Omit = OMIT,
        created_before: datetime | str | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Page[Delivery]:
        """List the deliveries of a webhook endpoint.

        Returns the deliveries of one endpoint, newest first. The endpoint can be deleted. With `event_type`
        or `status=succeeded`, a page reads at most ten thousand entries. So it can have fewer than `limit`,
        or none, while `has_more` is true. Continue with `next_cursor`. With `event`, a page reads deliveries
        for 0.2 seconds, or at least ten thousand. It can also have fewer entries than `limit`.

        `GET /v1/webhooks/{sid}/deliveries`. An API key needs one of the scopes `full`, `webhooks`, `read`.

        Args:
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
            "/v1/webhooks/{sid}/deliveries",
            sid,
            query={
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


class AsyncWebhooksDeliveriesResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    def list(
        self,
        sid: str,
        *,
        event: str | Omit = OMIT,
        status: types.DeliveryStatus | Sequence[types.DeliveryStatus] | Omit = OMIT,
        event_type: types.EventName | Omit = OMIT,
        created_after: datetime | str | Omit = OMIT,
        created_before: datetime | str | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AsyncList[Delivery]:
        """List the deliveries of a webhook endpoint.

        Returns the deliveries of one endpoint, newest first. The endpoint can be deleted. With `event_type`
        or `status=succeeded`, a page reads at most ten thousand entries. So it can have fewer than `limit`,
        or none, while `has_more` is true. Continue with `next_cursor`. With `event`, a page reads deliveries
        for 0.2 seconds, or at least ten thousand. It can also have fewer entries than `limit`.

        `GET /v1/webhooks/{sid}/deliveries`. An API key needs one of the scopes `full`, `webhooks`, `read`.

        Args:
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
            "/v1/webhooks/{sid}/deliveries",
            sid,
            query={
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


class WebhooksResource:
    def __init__(self, client: Client) -> None:
        self._client = client
        self.replays = WebhooksReplaysResource(client)
        self.deliveries = WebhooksDeliveriesResource(client)

    def create(
        self,
        *,
        url: str,
        events: Sequence[str] | Omit = OMIT,
        description: str | Omit = OMIT,
        timeout: int | None | Omit = OMIT,
        retry_schedule: Sequence[int] | None | Omit = OMIT,
        headers: Mapping[str, str | None] | None | Omit = OMIT,
        client_certificate: str | None | Omit = OMIT,
        client_key: str | None | Omit = OMIT,
        payload: types.WebhookPayload | Omit = OMIT,
        filter: Mapping[str, Sequence[str]] | None | Omit = OMIT,
        signatures: Sequence[types.WebhookSignature] | Omit = OMIT,
        max_in_flight: int | None | Omit = OMIT,
        rate_limit: int | None | Omit = OMIT,
        ordering: types.WebhookOrdering | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> WebhookWithSecret:
        """Register a webhook endpoint.

        Registers an endpoint. Posthorn sends every later matching event to its URL at least once, signed with
        the secret in the response. An account can have 100 endpoints.

        `POST /v1/webhooks`. An API key needs one of the scopes `full`, `webhooks`.

        Args:
            url: The HTTPS URL that receives the events. It must not contain a user name, and must not lead to
                a private or local address.
            events: The events to send. Default: all.
            description: The display name.
            timeout: The maximum duration of an attempt in seconds, from the DNS lookup to the last byte of
                the response. Null for the default of 15.
            retry_schedule: The seconds to wait after the first failed attempt, the second, and so on.
                Afterwards the delivery fails. An empty list (`[]` in JSON) means no retries. Null for the
                default schedule over three days. Send a list, or one string with commas.
            headers: The additional headers of requests by name, such as a credential of the receiver. They
                are added to the existing headers. The value null removes a header, and null for `headers`
                removes all. The limit is 20. Posthorn encrypts the values and never returns them. In a form,
                send JSON.
            client_certificate: The client certificate in PEM for a receiver with mTLS, optionally followed by
                its chain. Send it together with `client_key`. Null removes both.
            client_key: The private key of `client_certificate` in PEM, without a passphrase. Posthorn
                encrypts it and never returns it.
            payload: The content of `data`. `full`: the resource. `thin`: only the `sid`, the `status` and the
                `url` of the resource.
            filter: The filter for subscribed events: patterns for fields of `data`. Every field must match
                one of its patterns. `*` stands for any characters, and `!` before a pattern excludes its
                matches. Null for all subscribed events. In a form, send JSON.
            signatures: The signatures of deliveries: `v1` (HMAC-SHA256 with the secret), `v1a` (ed25519,
                verified with `public_key`), or both. Send a list, or one string with commas.
            max_in_flight: The maximum number of simultaneous requests to the endpoint over all processes, 1
                to 100. Null: ten, and up to 64 while the endpoint responds within 250 ms. The limit halves
                after a timeout or the status 429, 502, 503 or 504, and grows by one with each other response.
            rate_limit: The maximum number of requests per second over all processes, 1 to 1,000. Null for no
                limit. Waiting for this limit does not count as an attempt.
            ordering: The order. `fifo`: one delivery at a time, in the order of the events. A failed delivery
                blocks later deliveries until it succeeds or finally fails. `none`: as fast as the endpoint
                responds.
        """
        call = Call(
            "POST",
            "/v1/webhooks",
            body={
                "url": url,
                "events": events,
                "description": description,
                "timeout": timeout,
                "retry_schedule": retry_schedule,
                "headers": headers,
                "client_certificate": client_certificate,
                "client_key": client_key,
                "payload": payload,
                "filter": filter,
                "signatures": signatures,
                "max_in_flight": max_in_flight,
                "rate_limit": rate_limit,
                "ordering": ordering,
            },
            idempotence="key",
        )
        return self._client._value(call, WebhookWithSecret, request_options)

    def list(
        self, *, limit: int | Omit = OMIT, cursor: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> Page[Webhook]:
        """List webhook endpoints.

        Returns webhook endpoints, newest first.

        `GET /v1/webhooks`. An API key needs one of the scopes `full`, `webhooks`, `read`.

        Args:
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/v1/webhooks", query={"limit": limit, "cursor": cursor})
        return self._client._list(call, Webhook, request_options)

    def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Webhook:
        """Retrieve a webhook endpoint.

        Returns the endpoint with data about its health.

        `GET /v1/webhooks/{sid}`. An API key needs one of the scopes `full`, `webhooks`, `read`.
        """
        call = Call("GET", "/v1/webhooks/{sid}", sid)
        return self._client._value(call, Webhook, request_options)

    def update(
        self,
        sid: str,
        *,
        url: str | Omit = OMIT,
        events: Sequence[str] | Omit = OMIT,
        description: str | Omit = OMIT,
        timeout: int | None | Omit = OMIT,
        retry_schedule: Sequence[int] | None | Omit = OMIT,
        headers: Mapping[str, str | None] | None | Omit = OMIT,
        client_certificate: str | None | Omit = OMIT,
        client_key: str | None | Omit = OMIT,
        payload: types.WebhookPayload | Omit = OMIT,
        filter: Mapping[str, Sequence[str]] | None | Omit = OMIT,
        signatures: Sequence[types.WebhookSignature] | Omit = OMIT,
        max_in_flight: int | None | Omit = OMIT,
        rate_limit: int | None | Omit = OMIT,
        ordering: types.WebhookOrdering | Omit = OMIT,
        status: types.WebhookStatus | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Webhook:
        """Change a webhook endpoint.

        Changes the parameters that you send. Deliveries to a paused endpoint wait, including those of new
        events. Disabling an endpoint cancels its pending deliveries. Posthorn does not send it new events,
        unless a later replay includes `missing` events. Enabling an endpoint resets its failure counts. A
        change closes its circuit.

        `PATCH /v1/webhooks/{sid}`. An API key needs one of the scopes `full`, `webhooks`.

        Args:
            url: The HTTPS URL that receives the events. It must not contain a user name, and must not lead to
                a private or local address.
            events: The events to send: names from `GET /v1/event_types`, `messages.*` for all events of an
                area, or `*`. Send a list, or one string with commas.
            description: The display name.
            timeout: The maximum duration of an attempt in seconds, from the DNS lookup to the last byte of
                the response. Null for the default of 15.
            retry_schedule: The seconds to wait after the first failed attempt, the second, and so on.
                Afterwards the delivery fails. An empty list (`[]` in JSON) means no retries. Null for the
                default schedule over three days. Send a list, or one string with commas.
            headers: The additional headers of requests by name, such as a credential of the receiver. They
                are added to the existing headers. The value null removes a header, and null for `headers`
                removes all. The limit is 20. Posthorn encrypts the values and never returns them. In a form,
                send JSON.
            client_certificate: The client certificate in PEM for a receiver with mTLS, optionally followed by
                its chain. Send it together with `client_key`. Null removes both.
            client_key: The private key of `client_certificate` in PEM, without a passphrase. Posthorn
                encrypts it and never returns it.
            payload: The content of `data`. `full`: the resource. `thin`: only the `sid`, the `status` and the
                `url` of the resource.
            filter: The filter for subscribed events: patterns for fields of `data`. Every field must match
                one of its patterns. `*` stands for any characters, and `!` before a pattern excludes its
                matches. Null for all subscribed events. In a form, send JSON.
            signatures: The signatures of deliveries: `v1` (HMAC-SHA256 with the secret), `v1a` (ed25519,
                verified with `public_key`), or both. Send a list, or one string with commas.
            max_in_flight: The maximum number of simultaneous requests to the endpoint over all processes, 1
                to 100. Null: ten, and up to 64 while the endpoint responds within 250 ms. The limit halves
                after a timeout or the status 429, 502, 503 or 504, and grows by one with each other response.
            rate_limit: The maximum number of requests per second over all processes, 1 to 1,000. Null for no
                limit. Waiting for this limit does not count as an attempt.
            ordering: The order. `fifo`: one delivery at a time, in the order of the events. A failed delivery
                blocks later deliveries until it succeeds or finally fails. `none`: as fast as the endpoint
                responds.
            status: The status. `paused`: Posthorn sends nothing, and deliveries wait until the endpoint is
                `enabled` again. `disabled`: pending deliveries are canceled, and new events are not sent.
        """
        call = Call(
            "PATCH",
            "/v1/webhooks/{sid}",
            sid,
            body={
                "url": url,
                "events": events,
                "description": description,
                "timeout": timeout,
                "retry_schedule": retry_schedule,
                "headers": headers,
                "client_certificate": client_certificate,
                "client_key": client_key,
                "payload": payload,
                "filter": filter,
                "signatures": signatures,
                "max_in_flight": max_in_flight,
                "rate_limit": rate_limit,
                "ordering": ordering,
                "status": status,
            },
        )
        return self._client._value(call, Webhook, request_options)

    def delete(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Delete a webhook endpoint.

        Cancels the pending deliveries of the endpoint and deletes it. You can read its deliveries until their
        retention ends.

        `DELETE /v1/webhooks/{sid}`. An API key needs one of the scopes `full`, `webhooks`.
        """
        call = Call("DELETE", "/v1/webhooks/{sid}", sid)
        return self._client._nothing(call, request_options)

    def get_secret(self, sid: str, *, request_options: RequestOptions | None = None) -> WebhookSecret:
        """Retrieve the secret of a webhook endpoint.

        Returns the newest secret. Use it to verify deliveries with any Standard Webhooks library.

        `GET /v1/webhooks/{sid}/secret`. An API key needs one of the scopes `full`, `webhooks`.
        """
        call = Call("GET", "/v1/webhooks/{sid}/secret", sid)
        return self._client._value(call, WebhookSecret, request_options)

    def rotate_secret(
        self, sid: str, *, overlap: int | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> WebhookWithSecret:
        """Rotate the secret of a webhook endpoint.

        Creates a new secret, and a new key pair if `signatures` contains `v1a`. During the overlap the older
        secrets also sign deliveries, so that you can update the receiver. At most three secrets sign at a
        time. A fourth secret ends the oldest.

        `POST /v1/webhooks/{sid}/rotate_secret`. An API key needs one of the scopes `full`, `webhooks`.

        Args:
            overlap: The number of hours for which older secrets also sign. At most 3 secrets sign at a time.
                0 ends the older secrets now. The default is `24`.
        """
        call = Call("POST", "/v1/webhooks/{sid}/rotate_secret", sid, body={"overlap": overlap}, idempotence="key")
        return self._client._value(call, WebhookWithSecret, request_options)

    def end_older_secrets(self, sid: str, *, request_options: RequestOptions | None = None) -> Webhook:
        """End the older secrets of a webhook endpoint.

        Ends the overlap of a rotation early. From now on, only the newest secret signs deliveries.

        `POST /v1/webhooks/{sid}/end_older_secrets`. An API key needs one of the scopes `full`, `webhooks`.
        """
        call = Call("POST", "/v1/webhooks/{sid}/end_older_secrets", sid, body={}, idempotence="key")
        return self._client._value(call, Webhook, request_options)

    def test(self, sid: str, *, request_options: RequestOptions | None = None) -> Delivery:
        """Send a test event.

        Sends a `webhooks.test` event to this endpoint only, even if it did not subscribe to it. The response
        contains the delivery, so that you can follow it.

        `POST /v1/webhooks/{sid}/test`. An API key needs one of the scopes `full`, `webhooks`.
        """
        call = Call("POST", "/v1/webhooks/{sid}/test", sid, body={}, idempotence="key")
        return self._client._value(call, Delivery, request_options)

    def replay(
        self,
        sid: str,
        *,
        from_: datetime | str,
        to: datetime | str | Omit = OMIT,
        only_failed: bool | Omit = OMIT,
        missing: bool | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Replay:
        """Replay undelivered events.

        Sends deliveries of a time range again, oldest first. With `missing`, it also sends events that the
        endpoint never received. The replay runs in the background, also after a restart. New deliveries have
        priority. The replay pauses while 5,000 replayed deliveries of the endpoint are pending. An account
        can have ten unfinished replays.

        `POST /v1/webhooks/{sid}/replay`. An API key needs one of the scopes `full`, `webhooks`.

        Args:
            from_: The start of the time range, inclusive.
            to: The end of the time range, exclusive. Default: now.
            only_failed: True replays only failed deliveries. False also replays deliveries that succeeded or
                were canceled. The default is `true`.
            missing: True to include matching events that the endpoint never received, and canceled
                deliveries. Such events are from before its registration or subscription, or from while it was
                disabled. The default is `false`.
        """
        call = Call(
            "POST",
            "/v1/webhooks/{sid}/replay",
            sid,
            body={"from": from_, "to": to, "only_failed": only_failed, "missing": missing},
            idempotence="key",
        )
        return self._client._value(call, Replay, request_options)


class AsyncWebhooksResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client
        self.replays = AsyncWebhooksReplaysResource(client)
        self.deliveries = AsyncWebhooksDeliveriesResource(client)

    async def create(
        self,
        *,
        url: str,
        events: Sequence[str] | Omit = OMIT,
        description: str | Omit = OMIT,
        timeout: int | None | Omit = OMIT,
        retry_schedule: Sequence[int] | None | Omit = OMIT,
        headers: Mapping[str, str | None] | None | Omit = OMIT,
        client_certificate: str | None | Omit = OMIT,
        client_key: str | None | Omit = OMIT,
        payload: types.WebhookPayload | Omit = OMIT,
        filter: Mapping[str, Sequence[str]] | None | Omit = OMIT,
        signatures: Sequence[types.WebhookSignature] | Omit = OMIT,
        max_in_flight: int | None | Omit = OMIT,
        rate_limit: int | None | Omit = OMIT,
        ordering: types.WebhookOrdering | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> WebhookWithSecret:
        """Register a webhook endpoint.

        Registers an endpoint. Posthorn sends every later matching event to its URL at least once, signed with
        the secret in the response. An account can have 100 endpoints.

        `POST /v1/webhooks`. An API key needs one of the scopes `full`, `webhooks`.

        Args:
            url: The HTTPS URL that receives the events. It must not contain a user name, and must not lead to
                a private or local address.
            events: The events to send. Default: all.
            description: The display name.
            timeout: The maximum duration of an attempt in seconds, from the DNS lookup to the last byte of
                the response. Null for the default of 15.
            retry_schedule: The seconds to wait after the first failed attempt, the second, and so on.
                Afterwards the delivery fails. An empty list (`[]` in JSON) means no retries. Null for the
                default schedule over three days. Send a list, or one string with commas.
            headers: The additional headers of requests by name, such as a credential of the receiver. They
                are added to the existing headers. The value null removes a header, and null for `headers`
                removes all. The limit is 20. Posthorn encrypts the values and never returns them. In a form,
                send JSON.
            client_certificate: The client certificate in PEM for a receiver with mTLS, optionally followed by
                its chain. Send it together with `client_key`. Null removes both.
            client_key: The private key of `client_certificate` in PEM, without a passphrase. Posthorn
                encrypts it and never returns it.
            payload: The content of `data`. `full`: the resource. `thin`: only the `sid`, the `status` and the
                `url` of the resource.
            filter: The filter for subscribed events: patterns for fields of `data`. Every field must match
                one of its patterns. `*` stands for any characters, and `!` before a pattern excludes its
                matches. Null for all subscribed events. In a form, send JSON.
            signatures: The signatures of deliveries: `v1` (HMAC-SHA256 with the secret), `v1a` (ed25519,
                verified with `public_key`), or both. Send a list, or one string with commas.
            max_in_flight: The maximum number of simultaneous requests to the endpoint over all processes, 1
                to 100. Null: ten, and up to 64 while the endpoint responds within 250 ms. The limit halves
                after a timeout or the status 429, 502, 503 or 504, and grows by one with each other response.
            rate_limit: The maximum number of requests per second over all processes, 1 to 1,000. Null for no
                limit. Waiting for this limit does not count as an attempt.
            ordering: The order. `fifo`: one delivery at a time, in the order of the events. A failed delivery
                blocks later deliveries until it succeeds or finally fails. `none`: as fast as the endpoint
                responds.
        """
        call = Call(
            "POST",
            "/v1/webhooks",
            body={
                "url": url,
                "events": events,
                "description": description,
                "timeout": timeout,
                "retry_schedule": retry_schedule,
                "headers": headers,
                "client_certificate": client_certificate,
                "client_key": client_key,
                "payload": payload,
                "filter": filter,
                "signatures": signatures,
                "max_in_flight": max_in_flight,
                "rate_limit": rate_limit,
                "ordering": ordering,
            },
            idempotence="key",
        )
        return await self._client._value(call, WebhookWithSecret, request_options)

    def list(
        self, *, limit: int | Omit = OMIT, cursor: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> AsyncList[Webhook]:
        """List webhook endpoints.

        Returns webhook endpoints, newest first.

        `GET /v1/webhooks`. An API key needs one of the scopes `full`, `webhooks`, `read`.

        Args:
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/v1/webhooks", query={"limit": limit, "cursor": cursor})
        return self._client._list(call, Webhook, request_options)

    async def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Webhook:
        """Retrieve a webhook endpoint.

        Returns the endpoint with data about its health.

        `GET /v1/webhooks/{sid}`. An API key needs one of the scopes `full`, `webhooks`, `read`.
        """
        call = Call("GET", "/v1/webhooks/{sid}", sid)
        return await self._client._value(call, Webhook, request_options)

    async def update(
        self,
        sid: str,
        *,
        url: str | Omit = OMIT,
        events: Sequence[str] | Omit = OMIT,
        description: str | Omit = OMIT,
        timeout: int | None | Omit = OMIT,
        retry_schedule: Sequence[int] | None | Omit = OMIT,
        headers: Mapping[str, str | None] | None | Omit = OMIT,
        client_certificate: str | None | Omit = OMIT,
        client_key: str | None | Omit = OMIT,
        payload: types.WebhookPayload | Omit = OMIT,
        filter: Mapping[str, Sequence[str]] | None | Omit = OMIT,
        signatures: Sequence[types.WebhookSignature] | Omit = OMIT,
        max_in_flight: int | None | Omit = OMIT,
        rate_limit: int | None | Omit = OMIT,
        ordering: types.WebhookOrdering | Omit = OMIT,
        status: types.WebhookStatus | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Webhook:
        """Change a webhook endpoint.

        Changes the parameters that you send. Deliveries to a paused endpoint wait, including those of new
        events. Disabling an endpoint cancels its pending deliveries. Posthorn does not send it new events,
        unless a later replay includes `missing` events. Enabling an endpoint resets its failure counts. A
        change closes its circuit.

        `PATCH /v1/webhooks/{sid}`. An API key needs one of the scopes `full`, `webhooks`.

        Args:
            url: The HTTPS URL that receives the events. It must not contain a user name, and must not lead to
                a private or local address.
            events: The events to send: names from `GET /v1/event_types`, `messages.*` for all events of an
                area, or `*`. Send a list, or one string with commas.
            description: The display name.
            timeout: The maximum duration of an attempt in seconds, from the DNS lookup to the last byte of
                the response. Null for the default of 15.
            retry_schedule: The seconds to wait after the first failed attempt, the second, and so on.
                Afterwards the delivery fails. An empty list (`[]` in JSON) means no retries. Null for the
                default schedule over three days. Send a list, or one string with commas.
            headers: The additional headers of requests by name, such as a credential of the receiver. They
                are added to the existing headers. The value null removes a header, and null for `headers`
                removes all. The limit is 20. Posthorn encrypts the values and never returns them. In a form,
                send JSON.
            client_certificate: The client certificate in PEM for a receiver with mTLS, optionally followed by
                its chain. Send it together with `client_key`. Null removes both.
            client_key: The private key of `client_certificate` in PEM, without a passphrase. Posthorn
                encrypts it and never returns it.
            payload: The content of `data`. `full`: the resource. `thin`: only the `sid`, the `status` and the
                `url` of the resource.
            filter: The filter for subscribed events: patterns for fields of `data`. Every field must match
                one of its patterns. `*` stands for any characters, and `!` before a pattern excludes its
                matches. Null for all subscribed events. In a form, send JSON.
            signatures: The signatures of deliveries: `v1` (HMAC-SHA256 with the secret), `v1a` (ed25519,
                verified with `public_key`), or both. Send a list, or one string with commas.
            max_in_flight: The maximum number of simultaneous requests to the endpoint over all processes, 1
                to 100. Null: ten, and up to 64 while the endpoint responds within 250 ms. The limit halves
                after a timeout or the status 429, 502, 503 or 504, and grows by one with each other response.
            rate_limit: The maximum number of requests per second over all processes, 1 to 1,000. Null for no
                limit. Waiting for this limit does not count as an attempt.
            ordering: The order. `fifo`: one delivery at a time, in the order of the events. A failed delivery
                blocks later deliveries until it succeeds or finally fails. `none`: as fast as the endpoint
                responds.
            status: The status. `paused`: Posthorn sends nothing, and deliveries wait until the endpoint is
                `enabled` again. `disabled`: pending deliveries are canceled, and new events are not sent.
        """
        call = Call(
            "PATCH",
            "/v1/webhooks/{sid}",
            sid,
            body={
                "url": url,
                "events": events,
                "description": description,
                "timeout": timeout,
                "retry_schedule": retry_schedule,
                "headers": headers,
                "client_certificate": client_certificate,
                "client_key": client_key,
                "payload": payload,
                "filter": filter,
                "signatures": signatures,
                "max_in_flight": max_in_flight,
                "rate_limit": rate_limit,
                "ordering": ordering,
                "status": status,
            },
        )
        return await self._client._value(call, Webhook, request_options)

    async def delete(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Delete a webhook endpoint.

        Cancels the pending deliveries of the endpoint and deletes it. You can read its deliveries until their
        retention ends.

        `DELETE /v1/webhooks/{sid}`. An API key needs one of the scopes `full`, `webhooks`.
        """
        call = Call("DELETE", "/v1/webhooks/{sid}", sid)
        return await self._client._nothing(call, request_options)

    async def get_secret(self, sid: str, *, request_options: RequestOptions | None = None) -> WebhookSecret:
        """Retrieve the secret of a webhook endpoint.

        Returns the newest secret. Use it to verify deliveries with any Standard Webhooks library.

        `GET /v1/webhooks/{sid}/secret`. An API key needs one of the scopes `full`, `webhooks`.
        """
        call = Call("GET", "/v1/webhooks/{sid}/secret", sid)
        return await self._client._value(call, WebhookSecret, request_options)

    async def rotate_secret(
        self, sid: str, *, overlap: int | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> WebhookWithSecret:
        """Rotate the secret of a webhook endpoint.

        Creates a new secret, and a new key pair if `signatures` contains `v1a`. During the overlap the older
        secrets also sign deliveries, so that you can update the receiver. At most three secrets sign at a
        time. A fourth secret ends the oldest.

        `POST /v1/webhooks/{sid}/rotate_secret`. An API key needs one of the scopes `full`, `webhooks`.

        Args:
            overlap: The number of hours for which older secrets also sign. At most 3 secrets sign at a time.
                0 ends the older secrets now. The default is `24`.
        """
        call = Call("POST", "/v1/webhooks/{sid}/rotate_secret", sid, body={"overlap": overlap}, idempotence="key")
        return await self._client._value(call, WebhookWithSecret, request_options)

    async def end_older_secrets(self, sid: str, *, request_options: RequestOptions | None = None) -> Webhook:
        """End the older secrets of a webhook endpoint.

        Ends the overlap of a rotation early. From now on, only the newest secret signs deliveries.

        `POST /v1/webhooks/{sid}/end_older_secrets`. An API key needs one of the scopes `full`, `webhooks`.
        """
        call = Call("POST", "/v1/webhooks/{sid}/end_older_secrets", sid, body={}, idempotence="key")
        return await self._client._value(call, Webhook, request_options)

    async def test(self, sid: str, *, request_options: RequestOptions | None = None) -> Delivery:
        """Send a test event.

        Sends a `webhooks.test` event to this endpoint only, even if it did not subscribe to it. The response
        contains the delivery, so that you can follow it.

        `POST /v1/webhooks/{sid}/test`. An API key needs one of the scopes `full`, `webhooks`.
        """
        call = Call("POST", "/v1/webhooks/{sid}/test", sid, body={}, idempotence="key")
        return await self._client._value(call, Delivery, request_options)

    async def replay(
        self,
        sid: str,
        *,
        from_: datetime | str,
        to: datetime | str | Omit = OMIT,
        only_failed: bool | Omit = OMIT,
        missing: bool | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Replay:
        """Replay undelivered events.

        Sends deliveries of a time range again, oldest first. With `missing`, it also sends events that the
        endpoint never received. The replay runs in the background, also after a restart. New deliveries have
        priority. The replay pauses while 5,000 replayed deliveries of the endpoint are pending. An account
        can have ten unfinished replays.

        `POST /v1/webhooks/{sid}/replay`. An API key needs one of the scopes `full`, `webhooks`.

        Args:
            from_: The start of the time range, inclusive.
            to: The end of the time range, exclusive. Default: now.
            only_failed: True replays only failed deliveries. False also replays deliveries that succeeded or
                were canceled. The default is `true`.
            missing: True to include matching events that the endpoint never received, and canceled
                deliveries. Such events are from before its registration or subscription, or from while it was
                disabled. The default is `false`.
        """
        call = Call(
            "POST",
            "/v1/webhooks/{sid}/replay",
            sid,
            body={"from": from_, "to": to, "only_failed": only_failed, "missing": missing},
            idempotence="key",
        )
        return await self._client._value(call, Replay, request_options)

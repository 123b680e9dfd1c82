"""`client.messages`."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, AsyncGenerator, Generator, List, Literal, Mapping, Sequence

from .._async_client import AsyncClient
from .._client import Client
from .._model import Response, StreamedEvent, lists_of
from .._options import OMIT, Omit, RequestOptions
from .._page import AsyncList, Page
from .._request import Call
from ..types import Media, Message, MessageFeedback, MessagePreview, TimelineEntry

if TYPE_CHECKING:
    from .. import params, types


class MessagesEventsResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def list(self, sid: str, *, request_options: RequestOptions | None = None) -> Page[TimelineEntry]:
        """Read a message's timeline.

        Returns every change of status, every choice of a route with its reason, and every exchange with the
        carrier, oldest first. The timeline has at most a thousand entries on one page. It names routes and
        carriers by sid. Only operators can see the conditions of a route.

        `GET /v1/messages/{sid}/events`. An API key needs one of the scopes `full`, `messages`, `read`.
        """
        call = Call("GET", "/v1/messages/{sid}/events", sid)
        return self._client._list(call, TimelineEntry, request_options)


class AsyncMessagesEventsResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    def list(self, sid: str, *, request_options: RequestOptions | None = None) -> AsyncList[TimelineEntry]:
        """Read a message's timeline.

        Returns every change of status, every choice of a route with its reason, and every exchange with the
        carrier, oldest first. The timeline has at most a thousand entries on one page. It names routes and
        carriers by sid. Only operators can see the conditions of a route.

        `GET /v1/messages/{sid}/events`. An API key needs one of the scopes `full`, `messages`, `read`.
        """
        call = Call("GET", "/v1/messages/{sid}/events", sid)
        return self._client._list(call, TimelineEntry, request_options)


class MessagesMediaResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def list(self, sid: str, *, request_options: RequestOptions | None = None) -> Page[Media]:
        """List the media of a message.

        Returns the media in the order of the message, on one page. Posthorn fetches outbound media when it
        sends the message to a carrier. Before that, or after a failed fetch, the list has fewer entries than
        `num_media`.

        `GET /v1/messages/{sid}/media`. An API key needs one of the scopes `full`, `messages`, `read`.
        """
        call = Call("GET", "/v1/messages/{sid}/media", sid)
        return self._client._list(call, Media, request_options)


class AsyncMessagesMediaResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    def list(self, sid: str, *, request_options: RequestOptions | None = None) -> AsyncList[Media]:
        """List the media of a message.

        Returns the media in the order of the message, on one page. Posthorn fetches outbound media when it
        sends the message to a carrier. Before that, or after a failed fetch, the list has fewer entries than
        `num_media`.

        `GET /v1/messages/{sid}/media`. An API key needs one of the scopes `full`, `messages`, `read`.
        """
        call = Call("GET", "/v1/messages/{sid}/media", sid)
        return self._client._list(call, Media, request_options)


class MessagesResource:
    def __init__(self, client: Client) -> None:
        self._client = client
        self.events = MessagesEventsResource(client)
        self.media = MessagesMediaResource(client)

    def create(
        self,
        *,
        to: str,
        from_: str | Omit = OMIT,
        messaging_service_sid: str | Omit = OMIT,
        body: str | Omit = OMIT,
        media_url: Sequence[str] | Omit = OMIT,
        template: params.MessageTemplateRequest | Omit = OMIT,
        fallback_after: int | Omit = OMIT,
        send_at: datetime | str | Omit = OMIT,
        validity_period: int | Omit = OMIT,
        tags: Sequence[str] | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        status_callback: str | Omit = OMIT,
        max_segments: int | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Message:
        """Send a message.

        Stores a message and queues it for sending. The server responds after it has stored the message, so an
        accepted message is not lost. Follow its progress with its `status`, events and timeline. If the
        message of a repeated request was deleted, the response is `message_not_found` and nothing is sent.

        `POST /v1/messages`. An API key needs one of the scopes `full`, `messages`.

        Args:
            to: The recipient. A phone number with its country code, a chat address with its prefix, as in
                xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in
                email:ann@example.org. A number can contain spaces, dashes, dots, slashes and parentheses. The
                response has it in E.164. You can send up to 5 addresses of one person, separated by commas,
                as a list, or as a repeated key. Posthorn tries them in this order until a carrier delivers
                the message. Several can be of one channel, but none can be in the list twice.
            from_: The sender: a phone number, a short code, a name, or a chat or email address with its
                prefix. If `to` has several addresses, send one sender for each in the same order, or one for
                all. A phone number also stands for the same number on WhatsApp. A name has 1 to 11
                characters: letters, digits, inner spaces and & + . _ -. Required unless you send
                `messaging_service_sid`.
            messaging_service_sid: The messaging service whose pool has the sender. Without `from`, Posthorn
                chooses the sender of the pool. A message without `validity_period` has that of the service.
            body: The text of the message: up to 1,600 characters over SMS and MMS, 4,096 over WhatsApp and
                Telegram, and 10,000 over other channels. It must fit the channel of each address of `to`.
                Required unless you send `media_url`.
            media_url: The HTTPS URLs of media to attach (MMS), up to 10. An empty list means no media.
            template: The approved template to send to recipients on WhatsApp. WhatsApp accepts free text only
                within 24 hours after a message of the recipient, and templates always. With a template,
                `body` is optional and only appears in the message log. `media_url` is the medium of the
                template's header, at most one. In a form, send JSON.
            fallback_after: The number of seconds that each address of `to` has to deliver before Posthorn
                tries the next one. Default: 300. The time begins with the first attempt at the address, for a
                scheduled message not before `send_at`. It has no effect for one address.
            send_at: The time at which to send the message, up to 35 days ahead. Until then, the status is
                `queued`. A time in the past has no effect.
            validity_period: The number of seconds after which carriers must not deliver the message, up to 14
                days.
            tags: Up to 20 labels to filter messages by.
            metadata: Your own fields, up to 50. A name has up to 40 characters and a value up to 500.
                Together they have at most 8 KiB of JSON. Answers and events contain them. In a form, write
                `metadata[order]=8731`.
            status_callback: The HTTPS URL that receives each later status of the message, as a signed event.
                It follows the rules of a webhook's URL. Posthorn creates a webhook endpoint for its origin,
                whose secret signs the requests. An account can have 20 origins.
            max_segments: The maximum number of segments. The server refuses a longer message.
        """
        call = Call(
            "POST",
            "/v1/messages",
            body={
                "to": to,
                "from": from_,
                "messaging_service_sid": messaging_service_sid,
                "body": body,
                "media_url": media_url,
                "template": template,
                "fallback_after": fallback_after,
                "send_at": send_at,
                "validity_period": validity_period,
                "tags": tags,
                "metadata": metadata,
                "status_callback": status_callback,
                "max_segments": max_segments,
            },
            idempotence="key",
        )
        return self._client._value(call, Message, request_options)

    def list(
        self,
        *,
        to: str | Omit = OMIT,
        from_: str | Omit = OMIT,
        status: types.MessageStatus | Sequence[types.MessageStatus] | Omit = OMIT,
        error_code: Literal[
            "invalid_recipient",
            "unroutable",
            "region_not_permitted",
            "recipient_opted_out",
            "not_mobile",
            "invalid_sender",
            "sender_not_permitted",
            "sender_queue_full",
            "throttled",
            "carrier_unavailable",
            "carrier_rejected",
            "message_invalid",
            "channel_unavailable",
            "unreachable_handset",
            "unknown_handset",
            "unknown_user",
            "unknown_mailbox",
            "landline",
            "blocked_by_carrier",
            "blocked_by_recipient",
            "window_closed",
            "marketing_limit",
            "template_invalid",
            "delivery_failed",
            "canceled",
            "validity_expired",
            "outcome_unknown",
            "media_too_large",
            "media_unfetchable",
            "media_type_unsupported",
            "media_unsupported",
        ]
        | Omit = OMIT,
        direction: types.MessageDirection | Omit = OMIT,
        channel: types.Channel | Omit = OMIT,
        tag: str | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        number: str | Omit = OMIT,
        created_after: datetime | str | Omit = OMIT,
        created_before: datetime | str | Omit = OMIT,
        sent_after: datetime | str | Omit = OMIT,
        sent_before: datetime | str | Omit = OMIT,
        order: types.SortOrder | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Page[Message]:
        """List messages.

        Returns messages that match all filters, newest first unless `order` says otherwise. With filters
        other than `to`, `created_after` and `created_before`, a page reads at most ten thousand entries. So
        it can have fewer than `limit`, or none, while `has_more` is true. Continue with `next_cursor`. Failed
        and undelivered messages are found however rare they are.

        `GET /v1/messages`. An API key needs one of the scopes `full`, `messages`, `read`.

        Args:
            to: The recipient to filter by.
            from_: The sender to filter by.
            status: The status to filter by. Several values, as a repeated parameter or with commas, match any
                of them.
            error_code: The error code to filter by.
            direction: The direction to filter by.
            channel: The channel to filter by.
            tag: The tag to filter by.
            metadata: The entries of `metadata` to filter by, as in `metadata[order]=8731`, or as a JSON
                object. A resource must have all of them.
            number: The digits to search for in the sender and the recipient. A number with a plus and an
                address with a prefix must match completely. Spaces and dashes in numbers are ignored.
            created_after: The earliest creation time, inclusive.
            created_before: The latest creation time, exclusive.
            sent_after: The earliest sending time, inclusive.
            sent_before: The latest sending time, exclusive.
            order: The order by creation time: `desc` has the newest entry first, `asc` the oldest.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/v1/messages",
            query={
                "to": to,
                "from": from_,
                "status": status,
                "error_code": error_code,
                "direction": direction,
                "channel": channel,
                "tag": tag,
                "metadata": metadata,
                "number": number,
                "created_after": created_after,
                "created_before": created_before,
                "sent_after": sent_after,
                "sent_before": sent_before,
                "order": order,
                "limit": limit,
                "cursor": cursor,
            },
        )
        return self._client._list(call, Message, request_options)

    def preview(
        self,
        *,
        to: str,
        from_: str | Omit = OMIT,
        body: str | Omit = OMIT,
        media_url: Sequence[str] | Omit = OMIT,
        template: params.MessageTemplateRequest | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> MessagePreview:
        """Preview a message.

        Returns the encoding, the segments, the characters that require UCS-2, the price and the route. Sends
        and stores nothing.

        `POST /v1/messages/preview`. An API key needs one of the scopes `full`, `messages`, `read`.

        Args:
            to: The recipient. A phone number with its country code, a chat address with its prefix, as in
                xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in
                email:ann@example.org. A number can contain spaces, dashes, dots, slashes and parentheses. The
                response has it in E.164. You can send up to 5 addresses of one person, separated by commas,
                as a list, or as a repeated key. Posthorn tries them in this order until a carrier delivers
                the message. Several can be of one channel, but none can be in the list twice.
            from_: The sender. It can decide the route. The same rules as for sending apply.
            body: The text of the message: up to 1,600 characters over SMS and MMS, 4,096 over WhatsApp and
                Telegram, and 10,000 over other channels. It must fit the channel of each address of `to`.
                Required unless you send `media_url`.
            media_url: The HTTPS URLs of media to attach (MMS), up to 10. An empty list means no media.
            template: The approved template to send to recipients on WhatsApp. WhatsApp accepts free text only
                within 24 hours after a message of the recipient, and templates always. With a template,
                `body` is optional and only appears in the message log. `media_url` is the medium of the
                template's header, at most one. In a form, send JSON.
        """
        call = Call(
            "POST",
            "/v1/messages/preview",
            body={"to": to, "from": from_, "body": body, "media_url": media_url, "template": template},
            idempotence="key",
        )
        return self._client._value(call, MessagePreview, request_options)

    def stream(
        self,
        *,
        timeout_ms: int | Omit = OMIT,
        last_event_id: str | None = None,
        request_options: RequestOptions | None = None,
    ) -> Generator[StreamedEvent[List[Message]], None, None]:
        """Follow the messages as they change.

        Streams changed messages as server-sent events, for live pages. The data of a `messages` event is a
        list of messages. It has the messages that were accepted, were received or changed their status since
        the previous event. Each message occurs once with its current state, in the order of the changes.
        Messages of all processes arrive within about 0.25 seconds. Under high load, events are rarer and
        larger. Each event has an `id`. A client that sends it as `Last-Event-ID` continues after it, at any
        process, as long as Posthorn keeps events. Browsers do so automatically. A message can occur twice.
        Deleted messages do not occur. The stream sends data, such as an `id`, at least every 15 seconds. It
        ends after five minutes or `timeout_ms`, and if the client reads nothing for 30 seconds. Then connect
        again. It also ends within two seconds after its session, key or token ends, and the server refuses a
        new connection with it. At most 20 streams of an account can be open at one process.

        `GET /v1/messages/stream`. An API key needs one of the scopes `full`, `messages`, `read`.

        Args:
            timeout_ms: The maximum duration of the stream in milliseconds, up to five minutes.
        """
        call = Call("GET", "/v1/messages/stream", query={"timeout_ms": timeout_ms})
        return self._client._stream(call, lists_of(Message), request_options, last_event_id)

    def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Message:
        """Retrieve a message.

        Returns the current message.

        `GET /v1/messages/{sid}`. An API key needs one of the scopes `full`, `messages`, `read`.
        """
        call = Call("GET", "/v1/messages/{sid}", sid)
        return self._client._value(call, Message, request_options)

    def delete(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Delete a message.

        Deletes the message and erases its text, template, tags, metadata and media. It also erases them from
        its events, from stored responses for an `Idempotency-Key`, from the delivery log and from the
        simulator. Posthorn does not send a queued message. It cannot recall a message from a carrier, and
        later receipts of that message create no events. If you repeat the request that created the message
        with the same key, the response is `message_not_found` and nothing is sent. The events of the message
        keep the numbers, times and status until their retention ends. The operating guide lists the other
        remaining data. Pending deliveries of its events have an empty `body`, no `tags`, `metadata` and
        `template`. Only requests to webhooks that are already in progress still contain them.

        `DELETE /v1/messages/{sid}`. An API key needs one of the scopes `full`, `messages`.
        """
        call = Call("DELETE", "/v1/messages/{sid}", sid)
        return self._client._nothing(call, request_options)

    def cancel(self, sid: str, *, request_options: RequestOptions | None = None) -> Message:
        """Cancel a message.

        Cancels a queued message, such as one that waits for its `send_at`. Its status is `failed`, with the
        `error_code` `canceled`. Posthorn cannot recall a message from a carrier. A repeated request returns
        the same response.

        `POST /v1/messages/{sid}/cancel`. An API key needs one of the scopes `full`, `messages`.
        """
        call = Call("POST", "/v1/messages/{sid}/cancel", sid, idempotence="key")
        return self._client._value(call, Message, request_options)

    def redact(self, sid: str, *, request_options: RequestOptions | None = None) -> Message:
        """Redact a message.

        Erases the text, template, tags and metadata of the message in all places that a deletion erases. The
        message remains with its numbers, times, status and price. Its media remain, too: delete each with
        `DELETE /v1/media/{sid}`. A repeated request returns the same response.

        `POST /v1/messages/{sid}/redact`. An API key needs one of the scopes `full`, `messages`.
        """
        call = Call("POST", "/v1/messages/{sid}/redact", sid, idempotence="key")
        return self._client._value(call, Message, request_options)

    def feedback(
        self, sid: str, *, outcome: types.FeedbackOutcome, request_options: RequestOptions | None = None
    ) -> MessageFeedback:
        """Report the outcome of a message.

        Records in the timeline of the message whether the recipient acted on it, such as by entering its
        code. It changes no status. The operator compares such reports with the receipts of a carrier.

        `POST /v1/messages/{sid}/feedback`. An API key needs one of the scopes `full`, `messages`.

        Args:
            outcome: `confirmed` if the recipient acted on the message, `unconfirmed` if it is not known.
        """
        call = Call("POST", "/v1/messages/{sid}/feedback", sid, body={"outcome": outcome}, idempotence="key")
        return self._client._value(call, MessageFeedback, request_options)


class AsyncMessagesResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client
        self.events = AsyncMessagesEventsResource(client)
        self.media = AsyncMessagesMediaResource(client)

    async def create(
        self,
        *,
        to: str,
        from_: str | Omit = OMIT,
        messaging_service_sid: str | Omit = OMIT,
        body: str | Omit = OMIT,
        media_url: Sequence[str] | Omit = OMIT,
        template: params.MessageTemplateRequest | Omit = OMIT,
        fallback_after: int | Omit = OMIT,
        send_at: datetime | str | Omit = OMIT,
        validity_period: int | Omit = OMIT,
        tags: Sequence[str] | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        status_callback: str | Omit = OMIT,
        max_segments: int | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Message:
        """Send a message.

        Stores a message and queues it for sending. The server responds after it has stored the message, so an
        accepted message is not lost. Follow its progress with its `status`, events and timeline. If the
        message of a repeated request was deleted, the response is `message_not_found` and nothing is sent.

        `POST /v1/messages`. An API key needs one of the scopes `full`, `messages`.

        Args:
            to: The recipient. A phone number with its country code, a chat address with its prefix, as in
                xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in
                email:ann@example.org. A number can contain spaces, dashes, dots, slashes and parentheses. The
                response has it in E.164. You can send up to 5 addresses of one person, separated by commas,
                as a list, or as a repeated key. Posthorn tries them in this order until a carrier delivers
                the message. Several can be of one channel, but none can be in the list twice.
            from_: The sender: a phone number, a short code, a name, or a chat or email address with its
                prefix. If `to` has several addresses, send one sender for each in the same order, or one for
                all. A phone number also stands for the same number on WhatsApp. A name has 1 to 11
                characters: letters, digits, inner spaces and & + . _ -. Required unless you send
                `messaging_service_sid`.
            messaging_service_sid: The messaging service whose pool has the sender. Without `from`, Posthorn
                chooses the sender of the pool. A message without `validity_period` has that of the service.
            body: The text of the message: up to 1,600 characters over SMS and MMS, 4,096 over WhatsApp and
                Telegram, and 10,000 over other channels. It must fit the channel of each address of `to`.
                Required unless you send `media_url`.
            media_url: The HTTPS URLs of media to attach (MMS), up to 10. An empty list means no media.
            template: The approved template to send to recipients on WhatsApp. WhatsApp accepts free text only
                within 24 hours after a message of the recipient, and templates always. With a template,
                `body` is optional and only appears in the message log. `media_url` is the medium of the
                template's header, at most one. In a form, send JSON.
            fallback_after: The number of seconds that each address of `to` has to deliver before Posthorn
                tries the next one. Default: 300. The time begins with the first attempt at the address, for a
                scheduled message not before `send_at`. It has no effect for one address.
            send_at: The time at which to send the message, up to 35 days ahead. Until then, the status is
                `queued`. A time in the past has no effect.
            validity_period: The number of seconds after which carriers must not deliver the message, up to 14
                days.
            tags: Up to 20 labels to filter messages by.
            metadata: Your own fields, up to 50. A name has up to 40 characters and a value up to 500.
                Together they have at most 8 KiB of JSON. Answers and events contain them. In a form, write
                `metadata[order]=8731`.
            status_callback: The HTTPS URL that receives each later status of the message, as a signed event.
                It follows the rules of a webhook's URL. Posthorn creates a webhook endpoint for its origin,
                whose secret signs the requests. An account can have 20 origins.
            max_segments: The maximum number of segments. The server refuses a longer message.
        """
        call = Call(
            "POST",
            "/v1/messages",
            body={
                "to": to,
                "from": from_,
                "messaging_service_sid": messaging_service_sid,
                "body": body,
                "media_url": media_url,
                "template": template,
                "fallback_after": fallback_after,
                "send_at": send_at,
                "validity_period": validity_period,
                "tags": tags,
                "metadata": metadata,
                "status_callback": status_callback,
                "max_segments": max_segments,
            },
            idempotence="key",
        )
        return await self._client._value(call, Message, request_options)

    def list(
        self,
        *,
        to: str | Omit = OMIT,
        from_: str | Omit = OMIT,
        status: types.MessageStatus | Sequence[types.MessageStatus] | Omit = OMIT,
        error_code: Literal[
            "invalid_recipient",
            "unroutable",
            "region_not_permitted",
            "recipient_opted_out",
            "not_mobile",
            "invalid_sender",
            "sender_not_permitted",
            "sender_queue_full",
            "throttled",
            "carrier_unavailable",
            "carrier_rejected",
            "message_invalid",
            "channel_unavailable",
            "unreachable_handset",
            "unknown_handset",
            "unknown_user",
            "unknown_mailbox",
            "landline",
            "blocked_by_carrier",
            "blocked_by_recipient",
            "window_closed",
            "marketing_limit",
            "template_invalid",
            "delivery_failed",
            "canceled",
            "validity_expired",
            "outcome_unknown",
            "media_too_large",
            "media_unfetchable",
            "media_type_unsupported",
            "media_unsupported",
        ]
        | Omit = OMIT,
        direction: types.MessageDirection | Omit = OMIT,
        channel: types.Channel | Omit = OMIT,
        tag: str | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        number: str | Omit = OMIT,
        created_after: datetime | str | Omit = OMIT,
        created_before: datetime | str | Omit = OMIT,
        sent_after: datetime | str | Omit = OMIT,
        sent_before: datetime | str | Omit = OMIT,
        order: types.SortOrder | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AsyncList[Message]:
        """List messages.

        Returns messages that match all filters, newest first unless `order` says otherwise. With filters
        other than `to`, `created_after` and `created_before`, a page reads at most ten thousand entries. So
        it can have fewer than `limit`, or none, while `has_more` is true. Continue with `next_cursor`. Failed
        and undelivered messages are found however rare they are.

        `GET /v1/messages`. An API key needs one of the scopes `full`, `messages`, `read`.

        Args:
            to: The recipient to filter by.
            from_: The sender to filter by.
            status: The status to filter by. Several values, as a repeated parameter or with commas, match any
                of them.
            error_code: The error code to filter by.
            direction: The direction to filter by.
            channel: The channel to filter by.
            tag: The tag to filter by.
            metadata: The entries of `metadata` to filter by, as in `metadata[order]=8731`, or as a JSON
                object. A resource must have all of them.
            number: The digits to search for in the sender and the recipient. A number with a plus and an
                address with a prefix must match completely. Spaces and dashes in numbers are ignored.
            created_after: The earliest creation time, inclusive.
            created_before: The latest creation time, exclusive.
            sent_after: The earliest sending time, inclusive.
            sent_before: The latest sending time, exclusive.
            order: The order by creation time: `desc` has the newest entry first, `asc` the oldest.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/v1/messages",
            query={
                "to": to,
                "from": from_,
                "status": status,
                "error_code": error_code,
                "direction": direction,
                "channel": channel,
                "tag": tag,
                "metadata": metadata,
                "number": number,
                "created_after": created_after,
                "created_before": created_before,
                "sent_after": sent_after,
                "sent_before": sent_before,
                "order": order,
                "limit": limit,
                "cursor": cursor,
            },
        )
        return self._client._list(call, Message, request_options)

    async def preview(
        self,
        *,
        to: str,
        from_: str | Omit = OMIT,
        body: str | Omit = OMIT,
        media_url: Sequence[str] | Omit = OMIT,
        template: params.MessageTemplateRequest | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> MessagePreview:
        """Preview a message.

        Returns the encoding, the segments, the characters that require UCS-2, the price and the route. Sends
        and stores nothing.

        `POST /v1/messages/preview`. An API key needs one of the scopes `full`, `messages`, `read`.

        Args:
            to: The recipient. A phone number with its country code, a chat address with its prefix, as in
                xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in
                email:ann@example.org. A number can contain spaces, dashes, dots, slashes and parentheses. The
                response has it in E.164. You can send up to 5 addresses of one person, separated by commas,
                as a list, or as a repeated key. Posthorn tries them in this order until a carrier delivers
                the message. Several can be of one channel, but none can be in the list twice.
            from_: The sender. It can decide the route. The same rules as for sending apply.
            body: The text of the message: up to 1,600 characters over SMS and MMS, 4,096 over WhatsApp and
                Telegram, and 10,000 over other channels. It must fit the channel of each address of `to`.
                Required unless you send `media_url`.
            media_url: The HTTPS URLs of media to attach (MMS), up to 10. An empty list means no media.
            template: The approved template to send to recipients on WhatsApp. WhatsApp accepts free text only
                within 24 hours after a message of the recipient, and templates always. With a template,
                `body` is optional and only appears in the message log. `media_url` is the medium of the
                template's header, at most one. In a form, send JSON.
        """
        call = Call(
            "POST",
            "/v1/messages/preview",
            body={"to": to, "from": from_, "body": body, "media_url": media_url, "template": template},
            idempotence="key",
        )
        return await self._client._value(call, MessagePreview, request_options)

    def stream(
        self,
        *,
        timeout_ms: int | Omit = OMIT,
        last_event_id: str | None = None,
        request_options: RequestOptions | None = None,
    ) -> AsyncGenerator[StreamedEvent[List[Message]], None]:
        """Follow the messages as they change.

        Streams changed messages as server-sent events, for live pages. The data of a `messages` event is a
        list of messages. It has the messages that were accepted, were received or changed their status since
        the previous event. Each message occurs once with its current state, in the order of the changes.
        Messages of all processes arrive within about 0.25 seconds. Under high load, events are rarer and
        larger. Each event has an `id`. A client that sends it as `Last-Event-ID` continues after it, at any
        process, as long as Posthorn keeps events. Browsers do so automatically. A message can occur twice.
        Deleted messages do not occur. The stream sends data, such as an `id`, at least every 15 seconds. It
        ends after five minutes or `timeout_ms`, and if the client reads nothing for 30 seconds. Then connect
        again. It also ends within two seconds after its session, key or token ends, and the server refuses a
        new connection with it. At most 20 streams of an account can be open at one process.

        `GET /v1/messages/stream`. An API key needs one of the scopes `full`, `messages`, `read`.

        Args:
            timeout_ms: The maximum duration of the stream in milliseconds, up to five minutes.
        """
        call = Call("GET", "/v1/messages/stream", query={"timeout_ms": timeout_ms})
        return self._client._stream(call, lists_of(Message), request_options, last_event_id)

    async def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Message:
        """Retrieve a message.

        Returns the current message.

        `GET /v1/messages/{sid}`. An API key needs one of the scopes `full`, `messages`, `read`.
        """
        call = Call("GET", "/v1/messages/{sid}", sid)
        return await self._client._value(call, Message, request_options)

    async def delete(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Delete a message.

        Deletes the message and erases its text, template, tags, metadata and media. It also erases them from
        its events, from stored responses for an `Idempotency-Key`, from the delivery log and from the
        simulator. Posthorn does not send a queued message. It cannot recall a message from a carrier, and
        later receipts of that message create no events. If you repeat the request that created the message
        with the same key, the response is `message_not_found` and nothing is sent. The events of the message
        keep the numbers, times and status until their retention ends. The operating guide lists the other
        remaining data. Pending deliveries of its events have an empty `body`, no `tags`, `metadata` and
        `template`. Only requests to webhooks that are already in progress still contain them.

        `DELETE /v1/messages/{sid}`. An API key needs one of the scopes `full`, `messages`.
        """
        call = Call("DELETE", "/v1/messages/{sid}", sid)
        return await self._client._nothing(call, request_options)

    async def cancel(self, sid: str, *, request_options: RequestOptions | None = None) -> Message:
        """Cancel a message.

        Cancels a queued message, such as one that waits for its `send_at`. Its status is `failed`, with the
        `error_code` `canceled`. Posthorn cannot recall a message from a carrier. A repeated request returns
        the same response.

        `POST /v1/messages/{sid}/cancel`. An API key needs one of the scopes `full`, `messages`.
        """
        call = Call("POST", "/v1/messages/{sid}/cancel", sid, idempotence="key")
        return await self._client._value(call, Message, request_options)

    async def redact(self, sid: str, *, request_options: RequestOptions | None = None) -> Message:
        """Redact a message.

        Erases the text, template, tags and metadata of the message in all places that a deletion erases. The
        message remains with its numbers, times, status and price. Its media remain, too: delete each with
        `DELETE /v1/media/{sid}`. A repeated request returns the same response.

        `POST /v1/messages/{sid}/redact`. An API key needs one of the scopes `full`, `messages`.
        """
        call = Call("POST", "/v1/messages/{sid}/redact", sid, idempotence="key")
        return await self._client._value(call, Message, request_options)

    async def feedback(
        self, sid: str, *, outcome: types.FeedbackOutcome, request_options: RequestOptions | None = None
    ) -> MessageFeedback:
        """Report the outcome of a message.

        Records in the timeline of the message whether the recipient acted on it, such as by entering its
        code. It changes no status. The operator compares such reports with the receipts of a carrier.

        `POST /v1/messages/{sid}/feedback`. An API key needs one of the scopes `full`, `messages`.

        Args:
            outcome: `confirmed` if the recipient acted on the message, `unconfirmed` if it is not known.
        """
        call = Call("POST", "/v1/messages/{sid}/feedback", sid, body={"outcome": outcome}, idempotence="key")
        return await self._client._value(call, MessageFeedback, request_options)

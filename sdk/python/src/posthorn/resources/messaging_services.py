"""`client.messaging_services`."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_client import AsyncClient
from .._client import Client
from .._model import Response
from .._options import OMIT, Omit, RequestOptions
from .._page import AsyncList, Page
from .._request import Call
from ..types import MessagingService, ServiceSender

if TYPE_CHECKING:
    from .. import types


class MessagingServicesSendersResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def add(
        self, sid: str, *, sender: str, country: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> ServiceSender:
        """Add a sender.

        Adds a sender to the messaging service. The account must be able to send from it, and no other
        messaging service of the account can have it. A sender that the service already has stays as it is.

        `POST /v1/messaging_services/{sid}/senders`. An API key needs one of the scopes `full`, `messages`.

        Args:
            sender: The sender: a phone number, a short code, a name, or a chat or email address with its
                prefix, as in `from` of a message.
            country: The country of a short code (ISO 3166-1). Recipients in other countries then get no
                message from it.
        """
        call = Call(
            "POST",
            "/v1/messaging_services/{sid}/senders",
            sid,
            body={"sender": sender, "country": country},
            idempotence="key",
        )
        return self._client._value(call, ServiceSender, request_options)

    def list(
        self,
        sid: str,
        *,
        sender: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Page[ServiceSender]:
        """List senders.

        Returns the senders of the messaging service, newest first.

        `GET /v1/messaging_services/{sid}/senders`. An API key needs one of the scopes `full`, `messages`,
        `read`.

        Args:
            sender: The sender to filter by.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/v1/messaging_services/{sid}/senders",
            sid,
            query={"sender": sender, "limit": limit, "cursor": cursor},
        )
        return self._client._list(call, ServiceSender, request_options)

    def remove(self, sid: str, *, sender: str, request_options: RequestOptions | None = None) -> Response:
        """Remove a sender.

        Removes the sender from the messaging service. Posthorn still sends the messages that it has accepted
        from it. You can also send `sender` in a body, as a form or JSON.

        `DELETE /v1/messaging_services/{sid}/senders`. An API key needs one of the scopes `full`, `messages`.

        Args:
            sender: The sender: a phone number, a short code, a name, or a chat or email address with its
                prefix, as in `from` of a message.
        """
        call = Call("DELETE", "/v1/messaging_services/{sid}/senders", sid, query={"sender": sender})
        return self._client._nothing(call, request_options)


class AsyncMessagingServicesSendersResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def add(
        self, sid: str, *, sender: str, country: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> ServiceSender:
        """Add a sender.

        Adds a sender to the messaging service. The account must be able to send from it, and no other
        messaging service of the account can have it. A sender that the service already has stays as it is.

        `POST /v1/messaging_services/{sid}/senders`. An API key needs one of the scopes `full`, `messages`.

        Args:
            sender: The sender: a phone number, a short code, a name, or a chat or email address with its
                prefix, as in `from` of a message.
            country: The country of a short code (ISO 3166-1). Recipients in other countries then get no
                message from it.
        """
        call = Call(
            "POST",
            "/v1/messaging_services/{sid}/senders",
            sid,
            body={"sender": sender, "country": country},
            idempotence="key",
        )
        return await self._client._value(call, ServiceSender, request_options)

    def list(
        self,
        sid: str,
        *,
        sender: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AsyncList[ServiceSender]:
        """List senders.

        Returns the senders of the messaging service, newest first.

        `GET /v1/messaging_services/{sid}/senders`. An API key needs one of the scopes `full`, `messages`,
        `read`.

        Args:
            sender: The sender to filter by.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/v1/messaging_services/{sid}/senders",
            sid,
            query={"sender": sender, "limit": limit, "cursor": cursor},
        )
        return self._client._list(call, ServiceSender, request_options)

    async def remove(self, sid: str, *, sender: str, request_options: RequestOptions | None = None) -> Response:
        """Remove a sender.

        Removes the sender from the messaging service. Posthorn still sends the messages that it has accepted
        from it. You can also send `sender` in a body, as a form or JSON.

        `DELETE /v1/messaging_services/{sid}/senders`. An API key needs one of the scopes `full`, `messages`.

        Args:
            sender: The sender: a phone number, a short code, a name, or a chat or email address with its
                prefix, as in `from` of a message.
        """
        call = Call("DELETE", "/v1/messaging_services/{sid}/senders", sid, query={"sender": sender})
        return await self._client._nothing(call, request_options)


class MessagingServicesResource:
    def __init__(self, client: Client) -> None:
        self._client = client
        self.senders = MessagingServicesSendersResource(client)

    def create(
        self,
        *,
        name: str,
        sticky_sender: bool | Omit = OMIT,
        validity_period: int | None | Omit = OMIT,
        inbound_url: str | None | Omit = OMIT,
        inbound_method: types.CallbackMethod | Omit = OMIT,
        fallback_url: str | None | Omit = OMIT,
        fallback_method: types.CallbackMethod | Omit = OMIT,
        status_callback: str | None | Omit = OMIT,
        uses_number_url: bool | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> MessagingService:
        """Create a messaging service.

        Creates a pool without senders. Add senders with `POST /v1/messaging_services/{sid}/senders`, and then
        send messages with `messaging_service_sid`.

        `POST /v1/messaging_services`. An API key needs one of the scopes `full`, `messages`.

        Args:
            name: The name, up to 64 characters.
            sticky_sender: True if a recipient gets all messages from the same sender. Default: true.
            validity_period: The `validity_period` in seconds of messages that set none. Null removes the
                default.
            inbound_url: The HTTPS URL that Posthorn requests for each inbound message. Its answer is the
                reply, as TwiML or as plain text. The request has the form and the signature of Twilio's. Null
                removes it.
            inbound_method: The method of the requests to `inbound_url`. Default: `POST`.
            fallback_url: The HTTPS URL that Posthorn requests when `inbound_url` fails. Without it, Posthorn
                retries `inbound_url`. Null removes it.
            fallback_method: The method of the requests to `fallback_url`. Default: `POST`.
            status_callback: The `status_callback` of messages that set none. Null removes it.
            uses_number_url: True if an inbound message goes to the `inbound_url` of its number, although the
                service has one. Default: false.
        """
        call = Call(
            "POST",
            "/v1/messaging_services",
            body={
                "name": name,
                "sticky_sender": sticky_sender,
                "validity_period": validity_period,
                "inbound_url": inbound_url,
                "inbound_method": inbound_method,
                "fallback_url": fallback_url,
                "fallback_method": fallback_method,
                "status_callback": status_callback,
                "uses_number_url": uses_number_url,
            },
            idempotence="key",
        )
        return self._client._value(call, MessagingService, request_options)

    def list(
        self, *, limit: int | Omit = OMIT, cursor: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> Page[MessagingService]:
        """List messaging services.

        Returns the messaging services, newest first.

        `GET /v1/messaging_services`. An API key needs one of the scopes `full`, `messages`, `read`.

        Args:
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/v1/messaging_services", query={"limit": limit, "cursor": cursor})
        return self._client._list(call, MessagingService, request_options)

    def get(self, sid: str, *, request_options: RequestOptions | None = None) -> MessagingService:
        """Retrieve a messaging service.

        Returns one messaging service.

        `GET /v1/messaging_services/{sid}`. An API key needs one of the scopes `full`, `messages`, `read`.
        """
        call = Call("GET", "/v1/messaging_services/{sid}", sid)
        return self._client._value(call, MessagingService, request_options)

    def update(
        self,
        sid: str,
        *,
        name: str | Omit = OMIT,
        sticky_sender: bool | Omit = OMIT,
        validity_period: int | None | Omit = OMIT,
        inbound_url: str | None | Omit = OMIT,
        inbound_method: types.CallbackMethod | Omit = OMIT,
        fallback_url: str | None | Omit = OMIT,
        fallback_method: types.CallbackMethod | Omit = OMIT,
        status_callback: str | None | Omit = OMIT,
        uses_number_url: bool | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> MessagingService:
        """Change a messaging service.

        Changes the fields that you send. The change applies to new messages, within two seconds.

        `PATCH /v1/messaging_services/{sid}`. An API key needs one of the scopes `full`, `messages`.

        Args:
            name: The name, up to 64 characters.
            sticky_sender: True if a recipient gets all messages from the same sender. Default: true.
            validity_period: The `validity_period` in seconds of messages that set none. Null removes the
                default.
            inbound_url: The HTTPS URL that Posthorn requests for each inbound message. Its answer is the
                reply, as TwiML or as plain text. The request has the form and the signature of Twilio's. Null
                removes it.
            inbound_method: The method of the requests to `inbound_url`. Default: `POST`.
            fallback_url: The HTTPS URL that Posthorn requests when `inbound_url` fails. Without it, Posthorn
                retries `inbound_url`. Null removes it.
            fallback_method: The method of the requests to `fallback_url`. Default: `POST`.
            status_callback: The `status_callback` of messages that set none. Null removes it.
            uses_number_url: True if an inbound message goes to the `inbound_url` of its number, although the
                service has one. Default: false.
        """
        call = Call(
            "PATCH",
            "/v1/messaging_services/{sid}",
            sid,
            body={
                "name": name,
                "sticky_sender": sticky_sender,
                "validity_period": validity_period,
                "inbound_url": inbound_url,
                "inbound_method": inbound_method,
                "fallback_url": fallback_url,
                "fallback_method": fallback_method,
                "status_callback": status_callback,
                "uses_number_url": uses_number_url,
            },
        )
        return self._client._value(call, MessagingService, request_options)

    def delete(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Delete a messaging service.

        Deletes the messaging service. Its senders can join another one. Posthorn still sends the messages
        that it has accepted.

        `DELETE /v1/messaging_services/{sid}`. An API key needs one of the scopes `full`, `messages`.
        """
        call = Call("DELETE", "/v1/messaging_services/{sid}", sid)
        return self._client._nothing(call, request_options)


class AsyncMessagingServicesResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client
        self.senders = AsyncMessagingServicesSendersResource(client)

    async def create(
        self,
        *,
        name: str,
        sticky_sender: bool | Omit = OMIT,
        validity_period: int | None | Omit = OMIT,
        inbound_url: str | None | Omit = OMIT,
        inbound_method: types.CallbackMethod | Omit = OMIT,
        fallback_url: str | None | Omit = OMIT,
        fallback_method: types.CallbackMethod | Omit = OMIT,
        status_callback: str | None | Omit = OMIT,
        uses_number_url: bool | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> MessagingService:
        """Create a messaging service.

        Creates a pool without senders. Add senders with `POST /v1/messaging_services/{sid}/senders`, and then
        send messages with `messaging_service_sid`.

        `POST /v1/messaging_services`. An API key needs one of the scopes `full`, `messages`.

        Args:
            name: The name, up to 64 characters.
            sticky_sender: True if a recipient gets all messages from the same sender. Default: true.
            validity_period: The `validity_period` in seconds of messages that set none. Null removes the
                default.
            inbound_url: The HTTPS URL that Posthorn requests for each inbound message. Its answer is the
                reply, as TwiML or as plain text. The request has the form and the signature of Twilio's. Null
                removes it.
            inbound_method: The method of the requests to `inbound_url`. Default: `POST`.
            fallback_url: The HTTPS URL that Posthorn requests when `inbound_url` fails. Without it, Posthorn
                retries `inbound_url`. Null removes it.
            fallback_method: The method of the requests to `fallback_url`. Default: `POST`.
            status_callback: The `status_callback` of messages that set none. Null removes it.
            uses_number_url: True if an inbound message goes to the `inbound_url` of its number, although the
                service has one. Default: false.
        """
        call = Call(
            "POST",
            "/v1/messaging_services",
            body={
                "name": name,
                "sticky_sender": sticky_sender,
                "validity_period": validity_period,
                "inbound_url": inbound_url,
                "inbound_method": inbound_method,
                "fallback_url": fallback_url,
                "fallback_method": fallback_method,
                "status_callback": status_callback,
                "uses_number_url": uses_number_url,
            },
            idempotence="key",
        )
        return await self._client._value(call, MessagingService, request_options)

    def list(
        self, *, limit: int | Omit = OMIT, cursor: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> AsyncList[MessagingService]:
        """List messaging services.

        Returns the messaging services, newest first.

        `GET /v1/messaging_services`. An API key needs one of the scopes `full`, `messages`, `read`.

        Args:
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/v1/messaging_services", query={"limit": limit, "cursor": cursor})
        return self._client._list(call, MessagingService, request_options)

    async def get(self, sid: str, *, request_options: RequestOptions | None = None) -> MessagingService:
        """Retrieve a messaging service.

        Returns one messaging service.

        `GET /v1/messaging_services/{sid}`. An API key needs one of the scopes `full`, `messages`, `read`.
        """
        call = Call("GET", "/v1/messaging_services/{sid}", sid)
        return await self._client._value(call, MessagingService, request_options)

    async def update(
        self,
        sid: str,
        *,
        name: str | Omit = OMIT,
        sticky_sender: bool | Omit = OMIT,
        validity_period: int | None | Omit = OMIT,
        inbound_url: str | None | Omit = OMIT,
        inbound_method: types.CallbackMethod | Omit = OMIT,
        fallback_url: str | None | Omit = OMIT,
        fallback_method: types.CallbackMethod | Omit = OMIT,
        status_callback: str | None | Omit = OMIT,
        uses_number_url: bool | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> MessagingService:
        """Change a messaging service.

        Changes the fields that you send. The change applies to new messages, within two seconds.

        `PATCH /v1/messaging_services/{sid}`. An API key needs one of the scopes `full`, `messages`.

        Args:
            name: The name, up to 64 characters.
            sticky_sender: True if a recipient gets all messages from the same sender. Default: true.
            validity_period: The `validity_period` in seconds of messages that set none. Null removes the
                default.
            inbound_url: The HTTPS URL that Posthorn requests for each inbound message. Its answer is the
                reply, as TwiML or as plain text. The request has the form and the signature of Twilio's. Null
                removes it.
            inbound_method: The method of the requests to `inbound_url`. Default: `POST`.
            fallback_url: The HTTPS URL that Posthorn requests when `inbound_url` fails. Without it, Posthorn
                retries `inbound_url`. Null removes it.
            fallback_method: The method of the requests to `fallback_url`. Default: `POST`.
            status_callback: The `status_callback` of messages that set none. Null removes it.
            uses_number_url: True if an inbound message goes to the `inbound_url` of its number, although the
                service has one. Default: false.
        """
        call = Call(
            "PATCH",
            "/v1/messaging_services/{sid}",
            sid,
            body={
                "name": name,
                "sticky_sender": sticky_sender,
                "validity_period": validity_period,
                "inbound_url": inbound_url,
                "inbound_method": inbound_method,
                "fallback_url": fallback_url,
                "fallback_method": fallback_method,
                "status_callback": status_callback,
                "uses_number_url": uses_number_url,
            },
        )
        return await self._client._value(call, MessagingService, request_options)

    async def delete(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Delete a messaging service.

        Deletes the messaging service. Its senders can join another one. Posthorn still sends the messages
        that it has accepted.

        `DELETE /v1/messaging_services/{sid}`. An API key needs one of the scopes `full`, `messages`.
        """
        call = Call("DELETE", "/v1/messaging_services/{sid}", sid)
        return await self._client._nothing(call, request_options)

"""`client.phone_numbers`."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from typing import TYPE_CHECKING, Sequence

from .._async_client import AsyncClient
from .._client import Client
from .._model import Response
from .._options import OMIT, Omit, RequestOptions
from .._page import AsyncList, Page
from .._request import Call
from ..types import PhoneNumber

if TYPE_CHECKING:
    from .. import types


class PhoneNumbersResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def create(
        self,
        *,
        number: str,
        capabilities: Sequence[types.RequestedCapability] | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> PhoneNumber:
        """Request a phone number.

        Requests a number, short code or sender id. The request is `pending` until the operator approves or
        rejects it. In an installation with one account, the number is `active` at once. Messages to an active
        number arrive at the account. Only one account in the installation can own a number.

        `POST /v1/phone_numbers`. An API key needs one of the scopes `full`.

        Args:
            number: A phone number in E.164, a short code, a sender id of 1 to 11 letters and digits, or a
                chat address. Case does not matter.
            capabilities: The channels that the number supports. Default: all. Send a list, or one string with
                commas.
        """
        call = Call(
            "POST", "/v1/phone_numbers", body={"number": number, "capabilities": capabilities}, idempotence="key"
        )
        return self._client._value(call, PhoneNumber, request_options)

    def list(
        self,
        *,
        number: str | Omit = OMIT,
        status: types.PhoneNumberStatus | Sequence[types.PhoneNumberStatus] | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Page[PhoneNumber]:
        """List phone numbers.

        Returns phone numbers, including pending and rejected requests, newest first.

        `GET /v1/phone_numbers`. An API key needs one of the scopes `full`, `messages`, `read`.

        Args:
            number: The number to filter by.
            status: The status to filter by. Several values, as a repeated parameter or with commas, match any
                of them.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET", "/v1/phone_numbers", query={"number": number, "status": status, "limit": limit, "cursor": cursor}
        )
        return self._client._list(call, PhoneNumber, request_options)

    def get(self, sid: str, *, request_options: RequestOptions | None = None) -> PhoneNumber:
        """Retrieve a phone number.

        Returns one number of the account.

        `GET /v1/phone_numbers/{sid}`. An API key needs one of the scopes `full`, `messages`, `read`.
        """
        call = Call("GET", "/v1/phone_numbers/{sid}", sid)
        return self._client._value(call, PhoneNumber, request_options)

    def configure(
        self,
        sid: str,
        *,
        name: str | None | Omit = OMIT,
        inbound_url: str | None | Omit = OMIT,
        inbound_method: types.CallbackMethod | Omit = OMIT,
        fallback_url: str | None | Omit = OMIT,
        fallback_method: types.CallbackMethod | Omit = OMIT,
        status_callback: str | None | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> PhoneNumber:
        """Change the settings of a phone number.

        Changes the parameters that you send: the name of the number, and the URLs for its messages. The
        change applies to new messages, within two seconds. The URLs follow the rules of a webhook's URL.
        Posthorn creates a webhook endpoint for each origin.

        `PATCH /v1/phone_numbers/{sid}`. An API key needs one of the scopes `full`, `messages`.

        Args:
            name: The name, up to 64 characters. Null removes it.
            inbound_url: The HTTPS URL that Posthorn requests for each inbound message. Its answer is the
                reply, as TwiML or as plain text. The request has the form and the signature of Twilio's. Null
                removes it.
            inbound_method: The method of the requests to `inbound_url`. Default: `POST`.
            fallback_url: The HTTPS URL that Posthorn requests when `inbound_url` fails. Without it, Posthorn
                retries `inbound_url`. Null removes it.
            fallback_method: The method of the requests to `fallback_url`. Default: `POST`.
            status_callback: The `status_callback` of messages that set none. Null removes it.
        """
        call = Call(
            "PATCH",
            "/v1/phone_numbers/{sid}",
            sid,
            body={
                "name": name,
                "inbound_url": inbound_url,
                "inbound_method": inbound_method,
                "fallback_url": fallback_url,
                "fallback_method": fallback_method,
                "status_callback": status_callback,
            },
        )
        return self._client._value(call, PhoneNumber, request_options)

    def delete(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Give up a phone number.

        Ends the ownership of the number, so messages to it no longer arrive at the account. For a pending
        request, withdraws the request. The account keeps its messages.

        `DELETE /v1/phone_numbers/{sid}`. An API key needs one of the scopes `full`.
        """
        call = Call("DELETE", "/v1/phone_numbers/{sid}", sid)
        return self._client._nothing(call, request_options)


class AsyncPhoneNumbersResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def create(
        self,
        *,
        number: str,
        capabilities: Sequence[types.RequestedCapability] | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> PhoneNumber:
        """Request a phone number.

        Requests a number, short code or sender id. The request is `pending` until the operator approves or
        rejects it. In an installation with one account, the number is `active` at once. Messages to an active
        number arrive at the account. Only one account in the installation can own a number.

        `POST /v1/phone_numbers`. An API key needs one of the scopes `full`.

        Args:
            number: A phone number in E.164, a short code, a sender id of 1 to 11 letters and digits, or a
                chat address. Case does not matter.
            capabilities: The channels that the number supports. Default: all. Send a list, or one string with
                commas.
        """
        call = Call(
            "POST", "/v1/phone_numbers", body={"number": number, "capabilities": capabilities}, idempotence="key"
        )
        return await self._client._value(call, PhoneNumber, request_options)

    def list(
        self,
        *,
        number: str | Omit = OMIT,
        status: types.PhoneNumberStatus | Sequence[types.PhoneNumberStatus] | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AsyncList[PhoneNumber]:
        """List phone numbers.

        Returns phone numbers, including pending and rejected requests, newest first.

        `GET /v1/phone_numbers`. An API key needs one of the scopes `full`, `messages`, `read`.

        Args:
            number: The number to filter by.
            status: The status to filter by. Several values, as a repeated parameter or with commas, match any
                of them.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET", "/v1/phone_numbers", query={"number": number, "status": status, "limit": limit, "cursor": cursor}
        )
        return self._client._list(call, PhoneNumber, request_options)

    async def get(self, sid: str, *, request_options: RequestOptions | None = None) -> PhoneNumber:
        """Retrieve a phone number.

        Returns one number of the account.

        `GET /v1/phone_numbers/{sid}`. An API key needs one of the scopes `full`, `messages`, `read`.
        """
        call = Call("GET", "/v1/phone_numbers/{sid}", sid)
        return await self._client._value(call, PhoneNumber, request_options)

    async def configure(
        self,
        sid: str,
        *,
        name: str | None | Omit = OMIT,
        inbound_url: str | None | Omit = OMIT,
        inbound_method: types.CallbackMethod | Omit = OMIT,
        fallback_url: str | None | Omit = OMIT,
        fallback_method: types.CallbackMethod | Omit = OMIT,
        status_callback: str | None | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> PhoneNumber:
        """Change the settings of a phone number.

        Changes the parameters that you send: the name of the number, and the URLs for its messages. The
        change applies to new messages, within two seconds. The URLs follow the rules of a webhook's URL.
        Posthorn creates a webhook endpoint for each origin.

        `PATCH /v1/phone_numbers/{sid}`. An API key needs one of the scopes `full`, `messages`.

        Args:
            name: The name, up to 64 characters. Null removes it.
            inbound_url: The HTTPS URL that Posthorn requests for each inbound message. Its answer is the
                reply, as TwiML or as plain text. The request has the form and the signature of Twilio's. Null
                removes it.
            inbound_method: The method of the requests to `inbound_url`. Default: `POST`.
            fallback_url: The HTTPS URL that Posthorn requests when `inbound_url` fails. Without it, Posthorn
                retries `inbound_url`. Null removes it.
            fallback_method: The method of the requests to `fallback_url`. Default: `POST`.
            status_callback: The `status_callback` of messages that set none. Null removes it.
        """
        call = Call(
            "PATCH",
            "/v1/phone_numbers/{sid}",
            sid,
            body={
                "name": name,
                "inbound_url": inbound_url,
                "inbound_method": inbound_method,
                "fallback_url": fallback_url,
                "fallback_method": fallback_method,
                "status_callback": status_callback,
            },
        )
        return await self._client._value(call, PhoneNumber, request_options)

    async def delete(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Give up a phone number.

        Ends the ownership of the number, so messages to it no longer arrive at the account. For a pending
        request, withdraws the request. The account keeps its messages.

        `DELETE /v1/phone_numbers/{sid}`. An API key needs one of the scopes `full`.
        """
        call = Call("DELETE", "/v1/phone_numbers/{sid}", sid)
        return await self._client._nothing(call, request_options)

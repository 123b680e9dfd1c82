"""`client.simulator`."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from datetime import datetime
from typing import Sequence

from .._async_client import AsyncClient
from .._client import Client
from .._model import Response
from .._options import OMIT, Omit, RequestOptions
from .._page import AsyncList, Page
from .._request import Call, seconds_of
from ..types import SimulatorHold, SimulatorInbound, SimulatorMessage, SimulatorNumber, SimulatorWait


class SimulatorMessagesResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def list(
        self,
        *,
        to: str | Omit = OMIT,
        contains: str | Omit = OMIT,
        after: datetime | str | Omit = OMIT,
        after_reference: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Page[SimulatorMessage]:
        """List the simulator's inbox.

        Returns the account's messages as recipients see them, newest first. The inbox keeps only the latest
        messages.

        `GET /v1/simulator/messages`. An API key needs one of the scopes `full`, `messages`, `read`.

        Args:
            to: The recipient to filter by.
            contains: The text to search for in the body.
            after: The earliest time of receipt, inclusive.
            after_reference: The reference of a message in the inbox. Returns only later messages.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/v1/simulator/messages",
            query={
                "to": to,
                "contains": contains,
                "after": after,
                "after_reference": after_reference,
                "limit": limit,
                "cursor": cursor,
            },
        )
        return self._client._list(call, SimulatorMessage, request_options)

    def clear(self, *, request_options: RequestOptions | None = None) -> Response:
        """Empty the simulator's inbox.

        Removes the account's messages from the inbox. The messages of the API remain.

        `DELETE /v1/simulator/messages`. An API key needs one of the scopes `full`, `messages`.
        """
        call = Call("DELETE", "/v1/simulator/messages")
        return self._client._nothing(call, request_options)

    def wait(
        self,
        *,
        to: str | Omit = OMIT,
        contains: str | Omit = OMIT,
        after: datetime | str | Omit = OMIT,
        after_reference: str | Omit = OMIT,
        timeout_ms: int | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> SimulatorWait:
        """Wait for a message in the simulator's inbox.

        Responds as soon as a matching message exists, or with null after `timeout_ms`. Use it in tests: send
        a message, wait, and read the `code`.

        `GET /v1/simulator/messages/wait`. An API key needs one of the scopes `full`, `messages`, `read`.

        Args:
            to: The recipient to filter by.
            contains: The text to search for in the body.
            after: The earliest time of receipt, inclusive.
            after_reference: The reference of a message in the inbox. Returns only later messages.
            timeout_ms: The maximum waiting time in milliseconds, up to a minute.
        """
        call = Call(
            "GET",
            "/v1/simulator/messages/wait",
            query={
                "to": to,
                "contains": contains,
                "after": after,
                "after_reference": after_reference,
                "timeout_ms": timeout_ms,
            },
            wait=seconds_of(timeout_ms, 10000),
        )
        return self._client._value(call, SimulatorWait, request_options)


class AsyncSimulatorMessagesResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    def list(
        self,
        *,
        to: str | Omit = OMIT,
        contains: str | Omit = OMIT,
        after: datetime | str | Omit = OMIT,
        after_reference: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AsyncList[SimulatorMessage]:
        """List the simulator's inbox.

        Returns the account's messages as recipients see them, newest first. The inbox keeps only the latest
        messages.

        `GET /v1/simulator/messages`. An API key needs one of the scopes `full`, `messages`, `read`.

        Args:
            to: The recipient to filter by.
            contains: The text to search for in the body.
            after: The earliest time of receipt, inclusive.
            after_reference: The reference of a message in the inbox. Returns only later messages.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/v1/simulator/messages",
            query={
                "to": to,
                "contains": contains,
                "after": after,
                "after_reference": after_reference,
                "limit": limit,
                "cursor": cursor,
            },
        )
        return self._client._list(call, SimulatorMessage, request_options)

    async def clear(self, *, request_options: RequestOptions | None = None) -> Response:
        """Empty the simulator's inbox.

        Removes the account's messages from the inbox. The messages of the API remain.

        `DELETE /v1/simulator/messages`. An API key needs one of the scopes `full`, `messages`.
        """
        call = Call("DELETE", "/v1/simulator/messages")
        return await self._client._nothing(call, request_options)

    async def wait(
        self,
        *,
        to: str | Omit = OMIT,
        contains: str | Omit = OMIT,
        after: datetime | str | Omit = OMIT,
        after_reference: str | Omit = OMIT,
        timeout_ms: int | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> SimulatorWait:
        """Wait for a message in the simulator's inbox.

        Responds as soon as a matching message exists, or with null after `timeout_ms`. Use it in tests: send
        a message, wait, and read the `code`.

        `GET /v1/simulator/messages/wait`. An API key needs one of the scopes `full`, `messages`, `read`.

        Args:
            to: The recipient to filter by.
            contains: The text to search for in the body.
            after: The earliest time of receipt, inclusive.
            after_reference: The reference of a message in the inbox. Returns only later messages.
            timeout_ms: The maximum waiting time in milliseconds, up to a minute.
        """
        call = Call(
            "GET",
            "/v1/simulator/messages/wait",
            query={
                "to": to,
                "contains": contains,
                "after": after,
                "after_reference": after_reference,
                "timeout_ms": timeout_ms,
            },
            wait=seconds_of(timeout_ms, 10000),
        )
        return await self._client._value(call, SimulatorWait, request_options)


class SimulatorNumbersResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def list(self, *, request_options: RequestOptions | None = None) -> Page[SimulatorNumber]:
        """List numbers that cause failures.

        Returns a number for every failure that the simulator can cause, on one page.

        `GET /v1/simulator/numbers`. An API key needs one of the scopes `full`, `messages`, `read`.
        """
        call = Call("GET", "/v1/simulator/numbers")
        return self._client._list(call, SimulatorNumber, request_options)


class AsyncSimulatorNumbersResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    def list(self, *, request_options: RequestOptions | None = None) -> AsyncList[SimulatorNumber]:
        """List numbers that cause failures.

        Returns a number for every failure that the simulator can cause, on one page.

        `GET /v1/simulator/numbers`. An API key needs one of the scopes `full`, `messages`, `read`.
        """
        call = Call("GET", "/v1/simulator/numbers")
        return self._client._list(call, SimulatorNumber, request_options)


class SimulatorHoldsResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def create(self, *, to: str, request_options: RequestOptions | None = None) -> SimulatorHold:
        """Hold the receipts of a recipient.

        Holds the delivery receipts of the account's messages to this recipient from now on, so that the
        messages stay `sent`. A hold survives a restart. The account can hold 100 recipients and 1000
        receipts. The simulator sends further receipts at once. Holding a held recipient changes nothing.

        `POST /v1/simulator/holds`. An API key needs one of the scopes `full`, `messages`.

        Args:
            to: The recipient of the messages.
        """
        call = Call("POST", "/v1/simulator/holds", body={"to": to}, idempotence="key")
        return self._client._value(call, SimulatorHold, request_options)

    def list(self, *, request_options: RequestOptions | None = None) -> Page[SimulatorHold]:
        """List the held recipients.

        Returns all holds on one page, newest first.

        `GET /v1/simulator/holds`. An API key needs one of the scopes `full`, `messages`, `read`.
        """
        call = Call("GET", "/v1/simulator/holds")
        return self._client._list(call, SimulatorHold, request_options)

    def release(self, *, to: str | Omit = OMIT, request_options: RequestOptions | None = None) -> Response:
        """Release receipts.

        Sends the held receipts of the recipient, in the order of their due times, and ends the hold. Without
        `to`, releases the receipts of all recipients. Each receipt has the time at which it was due.

        `DELETE /v1/simulator/holds`. An API key needs one of the scopes `full`, `messages`.

        Args:
            to: The recipient to release.
        """
        call = Call("DELETE", "/v1/simulator/holds", query={"to": to})
        return self._client._nothing(call, request_options)


class AsyncSimulatorHoldsResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def create(self, *, to: str, request_options: RequestOptions | None = None) -> SimulatorHold:
        """Hold the receipts of a recipient.

        Holds the delivery receipts of the account's messages to this recipient from now on, so that the
        messages stay `sent`. A hold survives a restart. The account can hold 100 recipients and 1000
        receipts. The simulator sends further receipts at once. Holding a held recipient changes nothing.

        `POST /v1/simulator/holds`. An API key needs one of the scopes `full`, `messages`.

        Args:
            to: The recipient of the messages.
        """
        call = Call("POST", "/v1/simulator/holds", body={"to": to}, idempotence="key")
        return await self._client._value(call, SimulatorHold, request_options)

    def list(self, *, request_options: RequestOptions | None = None) -> AsyncList[SimulatorHold]:
        """List the held recipients.

        Returns all holds on one page, newest first.

        `GET /v1/simulator/holds`. An API key needs one of the scopes `full`, `messages`, `read`.
        """
        call = Call("GET", "/v1/simulator/holds")
        return self._client._list(call, SimulatorHold, request_options)

    async def release(self, *, to: str | Omit = OMIT, request_options: RequestOptions | None = None) -> Response:
        """Release receipts.

        Sends the held receipts of the recipient, in the order of their due times, and ends the hold. Without
        `to`, releases the receipts of all recipients. Each receipt has the time at which it was due.

        `DELETE /v1/simulator/holds`. An API key needs one of the scopes `full`, `messages`.

        Args:
            to: The recipient to release.
        """
        call = Call("DELETE", "/v1/simulator/holds", query={"to": to})
        return await self._client._nothing(call, request_options)


class SimulatorResource:
    def __init__(self, client: Client) -> None:
        self._client = client
        self.messages = SimulatorMessagesResource(client)
        self.numbers = SimulatorNumbersResource(client)
        self.holds = SimulatorHoldsResource(client)

    def inbound(
        self,
        *,
        to: str,
        from_: str,
        body: str | Omit = OMIT,
        media: Sequence[str] | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> SimulatorInbound:
        """Send a message to the account.

        Simulates a message from a handset to a number of the account. The response comes after Posthorn
        stored the message and created the event `messages.received`.

        `POST /v1/simulator/inbound`. An API key needs one of the scopes `full`, `messages`.

        Args:
            to: A phone number of the account.
            from_: The sender of the message, in any form that a network reports.
            body: The text: up to 1,600 characters over SMS and MMS, 4,096 over WhatsApp and Telegram, and
                10,000 over other channels. Required without `media`.
            media: The attached media (MMS): up to 10 data URLs in base64, in a request of at most 256 KiB.
        """
        call = Call(
            "POST",
            "/v1/simulator/inbound",
            body={"to": to, "from": from_, "body": body, "media": media},
            idempotence="key",
        )
        return self._client._value(call, SimulatorInbound, request_options)


class AsyncSimulatorResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client
        self.messages = AsyncSimulatorMessagesResource(client)
        self.numbers = AsyncSimulatorNumbersResource(client)
        self.holds = AsyncSimulatorHoldsResource(client)

    async def inbound(
        self,
        *,
        to: str,
        from_: str,
        body: str | Omit = OMIT,
        media: Sequence[str] | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> SimulatorInbound:
        """Send a message to the account.

        Simulates a message from a handset to a number of the account. The response comes after Posthorn
        stored the message and created the event `messages.received`.

        `POST /v1/simulator/inbound`. An API key needs one of the scopes `full`, `messages`.

        Args:
            to: A phone number of the account.
            from_: The sender of the message, in any form that a network reports.
            body: The text: up to 1,600 characters over SMS and MMS, 4,096 over WhatsApp and Telegram, and
                10,000 over other channels. Required without `media`.
            media: The attached media (MMS): up to 10 data URLs in base64, in a request of at most 256 KiB.
        """
        call = Call(
            "POST",
            "/v1/simulator/inbound",
            body={"to": to, "from": from_, "body": body, "media": media},
            idempotence="key",
        )
        return await self._client._value(call, SimulatorInbound, request_options)

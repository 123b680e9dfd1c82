"""`client.operator`."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence

from .._async_client import AsyncClient
from .._client import Client
from .._model import Response
from .._options import OMIT, Omit, RequestOptions
from .._page import AsyncList, Page
from .._request import Call
from ..types import (
    AccountWithToken,
    Carrier,
    CarrierKindDescription,
    CarrierPreset,
    DeadLetter,
    OperatorAccount,
    OperatorPhoneNumber,
    OperatorTimelineEntry,
    OperatorVerificationScores,
    OperatorVerificationSummary,
    PaymentProviderKindDescription,
    Rate,
    RateCard,
    Route,
    RouteCandidates,
    SenderRule,
    VerificationBlock,
)

if TYPE_CHECKING:
    from .. import types


class OperatorAccountsResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def create(
        self,
        *,
        name: str,
        rate_per_second: int | None | Omit = OMIT,
        phone_numbers_max: int | None | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AccountWithToken:
        """Create an account.

        Creates an account. Only this response contains its Auth Token. The first account gets a sender rule
        for any sender. A later account can send only from numbers that the operator assigns and from senders
        that a sender rule allows.

        `POST /operator/v1/accounts`. Only the operator can use this operation.

        Args:
            name: The name for people, up to 200 characters.
            rate_per_second: The maximum number of requests per second. Default: the limit of the
                installation.
            phone_numbers_max: The maximum number of owned and requested phone numbers. Default: the limit of
                the installation.
        """
        call = Call(
            "POST",
            "/operator/v1/accounts",
            body={"name": name, "rate_per_second": rate_per_second, "phone_numbers_max": phone_numbers_max},
            idempotence="key",
        )
        return self._client._value(call, AccountWithToken, request_options)

    def list(
        self, *, limit: int | Omit = OMIT, cursor: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> Page[OperatorAccount]:
        """List accounts.

        Returns accounts with their message counts of the last 24 hours, newest first.

        `GET /operator/v1/accounts`. Only the operator can use this operation.

        Args:
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/operator/v1/accounts", query={"limit": limit, "cursor": cursor})
        return self._client._list(call, OperatorAccount, request_options)

    def get(self, sid: str, *, request_options: RequestOptions | None = None) -> OperatorAccount:
        """Retrieve an account.

        Returns one account with its message counts of the last 24 hours.

        `GET /operator/v1/accounts/{sid}`. Only the operator can use this operation.
        """
        call = Call("GET", "/operator/v1/accounts/{sid}", sid)
        return self._client._value(call, OperatorAccount, request_options)

    def update(
        self,
        sid: str,
        *,
        name: str | Omit = OMIT,
        status: types.AccountStatus | Omit = OMIT,
        rate_per_second: int | None | Omit = OMIT,
        phone_numbers_max: int | None | Omit = OMIT,
        support_email: str | None | Omit = OMIT,
        support_phone: str | None | Omit = OMIT,
        support_url: str | None | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> OperatorAccount:
        """Change or suspend an account.

        Changes the parameters that you send. `status=suspended` refuses the credentials and API keys of the
        account at once, and within five seconds on other machines. Its members can no longer work in it.
        Posthorn still sends its queued messages and webhooks. `status=active` ends the suspension.

        `PATCH /operator/v1/accounts/{sid}`. Only the operator can use this operation.

        Args:
            name: The display name.
            status: The status. The server refuses the credentials of a suspended account.
            rate_per_second: The maximum number of requests per second. Null for the default.
            phone_numbers_max: The maximum number of owned and requested phone numbers. Null for the default.
                Numbers above the limit remain.
            support_email: The email address for customers. Payment pages and receipts show it. Null for none.
            support_phone: The phone number for customers, with its country code. Payment pages and receipts
                show it. Null for none.
            support_url: The web page for customers, which begins with https://, up to 200 characters. Payment
                pages and receipts show it. Null for none.
        """
        call = Call(
            "PATCH",
            "/operator/v1/accounts/{sid}",
            sid,
            body={
                "name": name,
                "status": status,
                "rate_per_second": rate_per_second,
                "phone_numbers_max": phone_numbers_max,
                "support_email": support_email,
                "support_phone": support_phone,
                "support_url": support_url,
            },
        )
        return self._client._value(call, OperatorAccount, request_options)


class AsyncOperatorAccountsResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def create(
        self,
        *,
        name: str,
        rate_per_second: int | None | Omit = OMIT,
        phone_numbers_max: int | None | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AccountWithToken:
        """Create an account.

        Creates an account. Only this response contains its Auth Token. The first account gets a sender rule
        for any sender. A later account can send only from numbers that the operator assigns and from senders
        that a sender rule allows.

        `POST /operator/v1/accounts`. Only the operator can use this operation.

        Args:
            name: The name for people, up to 200 characters.
            rate_per_second: The maximum number of requests per second. Default: the limit of the
                installation.
            phone_numbers_max: The maximum number of owned and requested phone numbers. Default: the limit of
                the installation.
        """
        call = Call(
            "POST",
            "/operator/v1/accounts",
            body={"name": name, "rate_per_second": rate_per_second, "phone_numbers_max": phone_numbers_max},
            idempotence="key",
        )
        return await self._client._value(call, AccountWithToken, request_options)

    def list(
        self, *, limit: int | Omit = OMIT, cursor: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> AsyncList[OperatorAccount]:
        """List accounts.

        Returns accounts with their message counts of the last 24 hours, newest first.

        `GET /operator/v1/accounts`. Only the operator can use this operation.

        Args:
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/operator/v1/accounts", query={"limit": limit, "cursor": cursor})
        return self._client._list(call, OperatorAccount, request_options)

    async def get(self, sid: str, *, request_options: RequestOptions | None = None) -> OperatorAccount:
        """Retrieve an account.

        Returns one account with its message counts of the last 24 hours.

        `GET /operator/v1/accounts/{sid}`. Only the operator can use this operation.
        """
        call = Call("GET", "/operator/v1/accounts/{sid}", sid)
        return await self._client._value(call, OperatorAccount, request_options)

    async def update(
        self,
        sid: str,
        *,
        name: str | Omit = OMIT,
        status: types.AccountStatus | Omit = OMIT,
        rate_per_second: int | None | Omit = OMIT,
        phone_numbers_max: int | None | Omit = OMIT,
        support_email: str | None | Omit = OMIT,
        support_phone: str | None | Omit = OMIT,
        support_url: str | None | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> OperatorAccount:
        """Change or suspend an account.

        Changes the parameters that you send. `status=suspended` refuses the credentials and API keys of the
        account at once, and within five seconds on other machines. Its members can no longer work in it.
        Posthorn still sends its queued messages and webhooks. `status=active` ends the suspension.

        `PATCH /operator/v1/accounts/{sid}`. Only the operator can use this operation.

        Args:
            name: The display name.
            status: The status. The server refuses the credentials of a suspended account.
            rate_per_second: The maximum number of requests per second. Null for the default.
            phone_numbers_max: The maximum number of owned and requested phone numbers. Null for the default.
                Numbers above the limit remain.
            support_email: The email address for customers. Payment pages and receipts show it. Null for none.
            support_phone: The phone number for customers, with its country code. Payment pages and receipts
                show it. Null for none.
            support_url: The web page for customers, which begins with https://, up to 200 characters. Payment
                pages and receipts show it. Null for none.
        """
        call = Call(
            "PATCH",
            "/operator/v1/accounts/{sid}",
            sid,
            body={
                "name": name,
                "status": status,
                "rate_per_second": rate_per_second,
                "phone_numbers_max": phone_numbers_max,
                "support_email": support_email,
                "support_phone": support_phone,
                "support_url": support_url,
            },
        )
        return await self._client._value(call, OperatorAccount, request_options)


class OperatorDeadLettersResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def list(
        self, *, limit: int | Omit = OMIT, cursor: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> Page[DeadLetter]:
        """List inbound messages that could not be stored.

        Returns dead letters, newest first. With the error `number_unowned`, no account owns the number:
        assign it to an account. With `number_moved`, the number has another owner than at the time of the
        message, and Posthorn does not store the message for that account. Another error indicates a defect in
        Posthorn: report it. Posthorn retries to store each message once an hour, and deletes it after the
        retention time of messages (`RETENTION_MESSAGES_DAYS`).

        `GET /operator/v1/dead_letters`. Only the operator can use this operation.

        Args:
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/operator/v1/dead_letters", query={"limit": limit, "cursor": cursor})
        return self._client._list(call, DeadLetter, request_options)

    def retry(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Retry a dead letter.

        Retries to store the message of a dead letter within a minute, and once an hour after a failure. After
        a success, Posthorn deletes the dead letter.

        `POST /operator/v1/dead_letters/{sid}/retry`. Only the operator can use this operation.
        """
        call = Call("POST", "/operator/v1/dead_letters/{sid}/retry", sid, body={}, idempotence="key")
        return self._client._nothing(call, request_options)

    def discard(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Discard a dead letter.

        Deletes a dead letter and its message permanently. The recipient never receives it.

        `DELETE /operator/v1/dead_letters/{sid}`. Only the operator can use this operation.
        """
        call = Call("DELETE", "/operator/v1/dead_letters/{sid}", sid)
        return self._client._nothing(call, request_options)


class AsyncOperatorDeadLettersResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    def list(
        self, *, limit: int | Omit = OMIT, cursor: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> AsyncList[DeadLetter]:
        """List inbound messages that could not be stored.

        Returns dead letters, newest first. With the error `number_unowned`, no account owns the number:
        assign it to an account. With `number_moved`, the number has another owner than at the time of the
        message, and Posthorn does not store the message for that account. Another error indicates a defect in
        Posthorn: report it. Posthorn retries to store each message once an hour, and deletes it after the
        retention time of messages (`RETENTION_MESSAGES_DAYS`).

        `GET /operator/v1/dead_letters`. Only the operator can use this operation.

        Args:
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/operator/v1/dead_letters", query={"limit": limit, "cursor": cursor})
        return self._client._list(call, DeadLetter, request_options)

    async def retry(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Retry a dead letter.

        Retries to store the message of a dead letter within a minute, and once an hour after a failure. After
        a success, Posthorn deletes the dead letter.

        `POST /operator/v1/dead_letters/{sid}/retry`. Only the operator can use this operation.
        """
        call = Call("POST", "/operator/v1/dead_letters/{sid}/retry", sid, body={}, idempotence="key")
        return await self._client._nothing(call, request_options)

    async def discard(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Discard a dead letter.

        Deletes a dead letter and its message permanently. The recipient never receives it.

        `DELETE /operator/v1/dead_letters/{sid}`. Only the operator can use this operation.
        """
        call = Call("DELETE", "/operator/v1/dead_letters/{sid}", sid)
        return await self._client._nothing(call, request_options)


class OperatorCarriersResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def create(
        self,
        *,
        name: str,
        settings: Mapping[str, Any],
        kind: types.CarrierKind | Omit = OMIT,
        password: str | Omit = OMIT,
        tls_key: str | Omit = OMIT,
        webhook_secret: str | Omit = OMIT,
        status: types.EnabledStatus | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Carrier:
        """Connect a carrier.

        Adds a carrier and connects to it at once. Retrieve the carrier to see its state. It gets no messages
        until you create a route to it.

        `POST /operator/v1/carriers`. Only the operator can use this operation.

        Args:
            name: The display name.
            kind: The protocol. `smpp`: SMPP. `smtp`: Mail server (SMTP). `http`: Provider or gateway (HTTP).
                `mm4`: MMSC (MM4). `mm7`: MMSC (MM7). `xmpp`: XMPP. `matrix`: Matrix. `telegram`: Telegram.
                `whatsapp`: WhatsApp. You cannot change it later. The default is `smpp`.
            settings: The settings of the connection: at least `hosts` and `system_id`, or `host` and `from`
                for email. In a form, send JSON. The guides to a first carrier and to email explain each
                setting.
            password: The password of the bind or of the user of a mail server, or the token of a bot or an
                API. Responses never contain it.
            tls_key: The key of the client certificate in PEM, if the carrier requires one. Responses never
                contain it.
            webhook_secret: The secret of the carrier's webhooks, such as the password of an MMSC, the
                `hs_token` of a Matrix homeserver or the app secret of WhatsApp. Responses never contain it.
            status: The status. Posthorn does not connect to a disabled carrier. The default is `enabled`.
        """
        call = Call(
            "POST",
            "/operator/v1/carriers",
            body={
                "name": name,
                "kind": kind,
                "settings": settings,
                "password": password,
                "tls_key": tls_key,
                "webhook_secret": webhook_secret,
                "status": status,
            },
            idempotence="key",
        )
        return self._client._value(call, Carrier, request_options)

    def list(
        self, *, limit: int | Omit = OMIT, cursor: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> Page[Carrier]:
        """List carriers.

        Returns carriers with their states, newest first.

        `GET /operator/v1/carriers`. Only the operator can use this operation.

        Args:
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/operator/v1/carriers", query={"limit": limit, "cursor": cursor})
        return self._client._list(call, Carrier, request_options)

    def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Carrier:
        """Retrieve a carrier.

        Returns the carrier with the state of each connection, and the remedy for each connection that is
        down.

        `GET /operator/v1/carriers/{sid}`. Only the operator can use this operation.
        """
        call = Call("GET", "/operator/v1/carriers/{sid}", sid)
        return self._client._value(call, Carrier, request_options)

    def update(
        self,
        sid: str,
        *,
        name: str | Omit = OMIT,
        settings: Mapping[str, Any] | Omit = OMIT,
        password: str | Omit = OMIT,
        tls_key: str | Omit = OMIT,
        webhook_secret: str | Omit = OMIT,
        status: types.EnabledStatus | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Carrier:
        """Change a carrier.

        Changes the parameters that you send. `settings` replaces the stored settings completely. Stored
        secrets are only for the stored host, port, URL, TLS settings and, for `http`, requests,
        `verification` and `inbound`. If you change one of these, send every secret in the same request.
        Unless you change only the name, the carrier's connections close in order and open again. Its messages
        wait in the meantime. If that takes long, messages with another matching route use that route.

        `PATCH /operator/v1/carriers/{sid}`. Only the operator can use this operation.

        Args:
            name: The display name.
            settings: The settings of the connection: at least `hosts` and `system_id`, or `host` and `from`
                for email. In a form, send JSON. The guides to a first carrier and to email explain each
                setting.
            password: The password of the bind or of the user of a mail server, or the token of a bot or an
                API. Responses never contain it.
            tls_key: The key of the client certificate in PEM, if the carrier requires one. Responses never
                contain it.
            webhook_secret: The secret of the carrier's webhooks, such as the password of an MMSC, the
                `hs_token` of a Matrix homeserver or the app secret of WhatsApp. Responses never contain it.
            status: The status. Posthorn does not connect to a disabled carrier.
        """
        call = Call(
            "PATCH",
            "/operator/v1/carriers/{sid}",
            sid,
            body={
                "name": name,
                "settings": settings,
                "password": password,
                "tls_key": tls_key,
                "webhook_secret": webhook_secret,
                "status": status,
            },
        )
        return self._client._value(call, Carrier, request_options)

    def delete(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Delete a carrier.

        Deletes a carrier and its rates. The carrier must be disabled, and have no routes and no waiting
        messages.

        `DELETE /operator/v1/carriers/{sid}`. Only the operator can use this operation.
        """
        call = Call("DELETE", "/operator/v1/carriers/{sid}", sid)
        return self._client._nothing(call, request_options)

    def start_trace(
        self,
        sid: str,
        *,
        minutes: int | Omit = OMIT,
        account_sid: str | Omit = OMIT,
        to: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Carrier:
        """Trace a carrier.

        Records the exchanges with the carrier for the given time: submissions and receipts with their
        responses, and queries, but never a bind. Posthorn stores them with the messages. Read them at
        `/operator/v1/messages/{sid}/events`. A new trace replaces the current one.

        `POST /operator/v1/carriers/{sid}/trace`. Only the operator can use this operation.

        Args:
            minutes: The duration in minutes. The default is `60`.
            account_sid: The account whose messages to trace. Default: all accounts.
            to: The recipient whose messages to trace. Default: all recipients.
        """
        call = Call(
            "POST",
            "/operator/v1/carriers/{sid}/trace",
            sid,
            body={"minutes": minutes, "account_sid": account_sid, "to": to},
            idempotence="key",
        )
        return self._client._value(call, Carrier, request_options)

    def end_trace(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """End the tracing of a carrier.

        Ends the trace. Recorded exchanges remain until the retention of events ends.

        `DELETE /operator/v1/carriers/{sid}/trace`. Only the operator can use this operation.
        """
        call = Call("DELETE", "/operator/v1/carriers/{sid}/trace", sid)
        return self._client._nothing(call, request_options)

    def replace_rates(
        self,
        sid: str,
        *,
        price_unit: str,
        rates: Sequence[Mapping[str, Any]] | Omit = OMIT,
        csv: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> RateCard:
        """Replace all rates of a carrier.

        Replaces all rates of a carrier with a list of up to 50000, as `rates` or as `csv`. If any line is
        invalid, nothing changes. Rates for unchanged prefixes keep their sid.

        `POST /operator/v1/carriers/{sid}/replace_rates`. Only the operator can use this operation.

        Args:
            price_unit: The currency of all rates of the price list, as three capital letters.
            rates: The rates, each with `prefix` (default: empty) and `price`. An empty list removes all
                rates.
            csv: The rates as CSV: one rate per line, with commas, semicolons or tabs between columns. The
                columns are prefix and price, or any columns under a header line that includes `prefix` and
                `price`. Send either `csv` or `rates`.
            dry_run: True to return the changes without making them. The default is `false`.
        """
        call = Call(
            "POST",
            "/operator/v1/carriers/{sid}/replace_rates",
            sid,
            body={"price_unit": price_unit, "rates": rates, "csv": csv, "dry_run": dry_run},
            idempotence="key",
        )
        return self._client._value(call, RateCard, request_options)


class AsyncOperatorCarriersResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def create(
        self,
        *,
        name: str,
        settings: Mapping[str, Any],
        kind: types.CarrierKind | Omit = OMIT,
        password: str | Omit = OMIT,
        tls_key: str | Omit = OMIT,
        webhook_secret: str | Omit = OMIT,
        status: types.EnabledStatus | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Carrier:
        """Connect a carrier.

        Adds a carrier and connects to it at once. Retrieve the carrier to see its state. It gets no messages
        until you create a route to it.

        `POST /operator/v1/carriers`. Only the operator can use this operation.

        Args:
            name: The display name.
            kind: The protocol. `smpp`: SMPP. `smtp`: Mail server (SMTP). `http`: Provider or gateway (HTTP).
                `mm4`: MMSC (MM4). `mm7`: MMSC (MM7). `xmpp`: XMPP. `matrix`: Matrix. `telegram`: Telegram.
                `whatsapp`: WhatsApp. You cannot change it later. The default is `smpp`.
            settings: The settings of the connection: at least `hosts` and `system_id`, or `host` and `from`
                for email. In a form, send JSON. The guides to a first carrier and to email explain each
                setting.
            password: The password of the bind or of the user of a mail server, or the token of a bot or an
                API. Responses never contain it.
            tls_key: The key of the client certificate in PEM, if the carrier requires one. Responses never
                contain it.
            webhook_secret: The secret of the carrier's webhooks, such as the password of an MMSC, the
                `hs_token` of a Matrix homeserver or the app secret of WhatsApp. Responses never contain it.
            status: The status. Posthorn does not connect to a disabled carrier. The default is `enabled`.
        """
        call = Call(
            "POST",
            "/operator/v1/carriers",
            body={
                "name": name,
                "kind": kind,
                "settings": settings,
                "password": password,
                "tls_key": tls_key,
                "webhook_secret": webhook_secret,
                "status": status,
            },
            idempotence="key",
        )
        return await self._client._value(call, Carrier, request_options)

    def list(
        self, *, limit: int | Omit = OMIT, cursor: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> AsyncList[Carrier]:
        """List carriers.

        Returns carriers with their states, newest first.

        `GET /operator/v1/carriers`. Only the operator can use this operation.

        Args:
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/operator/v1/carriers", query={"limit": limit, "cursor": cursor})
        return self._client._list(call, Carrier, request_options)

    async def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Carrier:
        """Retrieve a carrier.

        Returns the carrier with the state of each connection, and the remedy for each connection that is
        down.

        `GET /operator/v1/carriers/{sid}`. Only the operator can use this operation.
        """
        call = Call("GET", "/operator/v1/carriers/{sid}", sid)
        return await self._client._value(call, Carrier, request_options)

    async def update(
        self,
        sid: str,
        *,
        name: str | Omit = OMIT,
        settings: Mapping[str, Any] | Omit = OMIT,
        password: str | Omit = OMIT,
        tls_key: str | Omit = OMIT,
        webhook_secret: str | Omit = OMIT,
        status: types.EnabledStatus | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Carrier:
        """Change a carrier.

        Changes the parameters that you send. `settings` replaces the stored settings completely. Stored
        secrets are only for the stored host, port, URL, TLS settings and, for `http`, requests,
        `verification` and `inbound`. If you change one of these, send every secret in the same request.
        Unless you change only the name, the carrier's connections close in order and open again. Its messages
        wait in the meantime. If that takes long, messages with another matching route use that route.

        `PATCH /operator/v1/carriers/{sid}`. Only the operator can use this operation.

        Args:
            name: The display name.
            settings: The settings of the connection: at least `hosts` and `system_id`, or `host` and `from`
                for email. In a form, send JSON. The guides to a first carrier and to email explain each
                setting.
            password: The password of the bind or of the user of a mail server, or the token of a bot or an
                API. Responses never contain it.
            tls_key: The key of the client certificate in PEM, if the carrier requires one. Responses never
                contain it.
            webhook_secret: The secret of the carrier's webhooks, such as the password of an MMSC, the
                `hs_token` of a Matrix homeserver or the app secret of WhatsApp. Responses never contain it.
            status: The status. Posthorn does not connect to a disabled carrier.
        """
        call = Call(
            "PATCH",
            "/operator/v1/carriers/{sid}",
            sid,
            body={
                "name": name,
                "settings": settings,
                "password": password,
                "tls_key": tls_key,
                "webhook_secret": webhook_secret,
                "status": status,
            },
        )
        return await self._client._value(call, Carrier, request_options)

    async def delete(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Delete a carrier.

        Deletes a carrier and its rates. The carrier must be disabled, and have no routes and no waiting
        messages.

        `DELETE /operator/v1/carriers/{sid}`. Only the operator can use this operation.
        """
        call = Call("DELETE", "/operator/v1/carriers/{sid}", sid)
        return await self._client._nothing(call, request_options)

    async def start_trace(
        self,
        sid: str,
        *,
        minutes: int | Omit = OMIT,
        account_sid: str | Omit = OMIT,
        to: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Carrier:
        """Trace a carrier.

        Records the exchanges with the carrier for the given time: submissions and receipts with their
        responses, and queries, but never a bind. Posthorn stores them with the messages. Read them at
        `/operator/v1/messages/{sid}/events`. A new trace replaces the current one.

        `POST /operator/v1/carriers/{sid}/trace`. Only the operator can use this operation.

        Args:
            minutes: The duration in minutes. The default is `60`.
            account_sid: The account whose messages to trace. Default: all accounts.
            to: The recipient whose messages to trace. Default: all recipients.
        """
        call = Call(
            "POST",
            "/operator/v1/carriers/{sid}/trace",
            sid,
            body={"minutes": minutes, "account_sid": account_sid, "to": to},
            idempotence="key",
        )
        return await self._client._value(call, Carrier, request_options)

    async def end_trace(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """End the tracing of a carrier.

        Ends the trace. Recorded exchanges remain until the retention of events ends.

        `DELETE /operator/v1/carriers/{sid}/trace`. Only the operator can use this operation.
        """
        call = Call("DELETE", "/operator/v1/carriers/{sid}/trace", sid)
        return await self._client._nothing(call, request_options)

    async def replace_rates(
        self,
        sid: str,
        *,
        price_unit: str,
        rates: Sequence[Mapping[str, Any]] | Omit = OMIT,
        csv: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> RateCard:
        """Replace all rates of a carrier.

        Replaces all rates of a carrier with a list of up to 50000, as `rates` or as `csv`. If any line is
        invalid, nothing changes. Rates for unchanged prefixes keep their sid.

        `POST /operator/v1/carriers/{sid}/replace_rates`. Only the operator can use this operation.

        Args:
            price_unit: The currency of all rates of the price list, as three capital letters.
            rates: The rates, each with `prefix` (default: empty) and `price`. An empty list removes all
                rates.
            csv: The rates as CSV: one rate per line, with commas, semicolons or tabs between columns. The
                columns are prefix and price, or any columns under a header line that includes `prefix` and
                `price`. Send either `csv` or `rates`.
            dry_run: True to return the changes without making them. The default is `false`.
        """
        call = Call(
            "POST",
            "/operator/v1/carriers/{sid}/replace_rates",
            sid,
            body={"price_unit": price_unit, "rates": rates, "csv": csv, "dry_run": dry_run},
            idempotence="key",
        )
        return await self._client._value(call, RateCard, request_options)


class OperatorCarrierKindsResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def list(self, *, request_options: RequestOptions | None = None) -> Page[CarrierKindDescription]:
        """List the kinds of carriers.

        Returns the kinds of carriers on one page. The JSON Schemas of their settings describe a form: labels,
        meanings, defaults and groups.

        `GET /operator/v1/carrier_kinds`. Only the operator can use this operation.
        """
        call = Call("GET", "/operator/v1/carrier_kinds")
        return self._client._list(call, CarrierKindDescription, request_options)


class AsyncOperatorCarrierKindsResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    def list(self, *, request_options: RequestOptions | None = None) -> AsyncList[CarrierKindDescription]:
        """List the kinds of carriers.

        Returns the kinds of carriers on one page. The JSON Schemas of their settings describe a form: labels,
        meanings, defaults and groups.

        `GET /operator/v1/carrier_kinds`. Only the operator can use this operation.
        """
        call = Call("GET", "/operator/v1/carrier_kinds")
        return self._client._list(call, CarrierKindDescription, request_options)


class OperatorCarrierPresetsResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def list(self, *, request_options: RequestOptions | None = None) -> Page[CarrierPreset]:
        """List the presets of carriers over HTTP.

        Returns the providers and gateways for which Posthorn includes settings, on one page.

        `GET /operator/v1/carrier_presets`. Only the operator can use this operation.
        """
        call = Call("GET", "/operator/v1/carrier_presets")
        return self._client._list(call, CarrierPreset, request_options)


class AsyncOperatorCarrierPresetsResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    def list(self, *, request_options: RequestOptions | None = None) -> AsyncList[CarrierPreset]:
        """List the presets of carriers over HTTP.

        Returns the providers and gateways for which Posthorn includes settings, on one page.

        `GET /operator/v1/carrier_presets`. Only the operator can use this operation.
        """
        call = Call("GET", "/operator/v1/carrier_presets")
        return self._client._list(call, CarrierPreset, request_options)


class OperatorPaymentProviderKindsResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def list(self, *, request_options: RequestOptions | None = None) -> Page[PaymentProviderKindDescription]:
        """List the kinds of payment providers.

        Returns the kinds of payment providers with the JSON Schemas of their settings, on one page.

        `GET /operator/v1/payment_provider_kinds`. Only the operator can use this operation.
        """
        call = Call("GET", "/operator/v1/payment_provider_kinds")
        return self._client._list(call, PaymentProviderKindDescription, request_options)


class AsyncOperatorPaymentProviderKindsResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    def list(self, *, request_options: RequestOptions | None = None) -> AsyncList[PaymentProviderKindDescription]:
        """List the kinds of payment providers.

        Returns the kinds of payment providers with the JSON Schemas of their settings, on one page.

        `GET /operator/v1/payment_provider_kinds`. Only the operator can use this operation.
        """
        call = Call("GET", "/operator/v1/payment_provider_kinds")
        return self._client._list(call, PaymentProviderKindDescription, request_options)


class OperatorMessagesEventsResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def list(self, sid: str, *, request_options: RequestOptions | None = None) -> Page[OperatorTimelineEntry]:
        """Read a message's timeline with its exchanges.

        Returns the timeline of a message of any account: every change of status, every note, and every
        exchange that a trace of the carrier recorded. Oldest first, on one page.

        `GET /operator/v1/messages/{sid}/events`. Only the operator can use this operation.
        """
        call = Call("GET", "/operator/v1/messages/{sid}/events", sid)
        return self._client._list(call, OperatorTimelineEntry, request_options)


class AsyncOperatorMessagesEventsResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    def list(self, sid: str, *, request_options: RequestOptions | None = None) -> AsyncList[OperatorTimelineEntry]:
        """Read a message's timeline with its exchanges.

        Returns the timeline of a message of any account: every change of status, every note, and every
        exchange that a trace of the carrier recorded. Oldest first, on one page.

        `GET /operator/v1/messages/{sid}/events`. Only the operator can use this operation.
        """
        call = Call("GET", "/operator/v1/messages/{sid}/events", sid)
        return self._client._list(call, OperatorTimelineEntry, request_options)


class OperatorMessagesResource:
    def __init__(self, client: Client) -> None:
        self._client = client
        self.events = OperatorMessagesEventsResource(client)


class AsyncOperatorMessagesResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client
        self.events = AsyncOperatorMessagesEventsResource(client)


class OperatorRoutesResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def create(
        self,
        *,
        carrier_sid: str,
        channel: types.Channel | Omit = OMIT,
        prefix: str | Omit = OMIT,
        sender: str | Omit = OMIT,
        account_sid: str | Omit = OMIT,
        tag: str | Omit = OMIT,
        priority: int | Omit = OMIT,
        weight: int | Omit = OMIT,
        status: types.EnabledStatus | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Route:
        """Create a route.

        Creates a rule that sends messages to a carrier. Among the matching routes, the longest prefix wins,
        then the most other conditions, then the lowest priority, then the cheapest carrier. Equal routes
        share messages by weight. Posthorn skips a route whose carrier accepts no messages while another route
        matches. Waiting messages keep their carrier unless it fails. The guide to routes and failover
        contains all rules.

        `POST /operator/v1/routes`. Only the operator can use this operation.

        Args:
            carrier_sid: The carrier of the route.
            channel: The channel of the messages. Default: every channel.
            prefix: The first digits of the recipient's number, without the plus. Default: every recipient.
            sender: The sender of the messages. Default: every sender.
            account_sid: The account of the messages. Default: every account.
            tag: The tag of the messages. Default: messages with any tags or none.
            priority: The priority. Posthorn tries the lowest first. The default is `100`.
            weight: The share of messages among otherwise equal routes. The default is `1`.
            status: The status. Posthorn does not use a disabled route. The default is `enabled`.
        """
        call = Call(
            "POST",
            "/operator/v1/routes",
            body={
                "carrier_sid": carrier_sid,
                "channel": channel,
                "prefix": prefix,
                "sender": sender,
                "account_sid": account_sid,
                "tag": tag,
                "priority": priority,
                "weight": weight,
                "status": status,
            },
            idempotence="key",
        )
        return self._client._value(call, Route, request_options)

    def list(
        self, *, limit: int | Omit = OMIT, cursor: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> Page[Route]:
        """List routes.

        Returns routes, newest first.

        `GET /operator/v1/routes`. Only the operator can use this operation.

        Args:
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/operator/v1/routes", query={"limit": limit, "cursor": cursor})
        return self._client._list(call, Route, request_options)

    def candidates(
        self,
        *,
        to: str,
        from_: str | Omit = OMIT,
        channel: types.Channel | Omit = OMIT,
        account_sid: str | Omit = OMIT,
        tag: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> RouteCandidates:
        """Preview the routes of a message.

        Returns the routes that match a message, in order, at most 50. The first `ready` route gets the
        message, or the server refuses it for the `refusal` of this route. If none is ready, the message waits
        for the first. Equal routes have a random order in each response, as for each message. Sends nothing.

        `GET /operator/v1/routes/candidates`. Only the operator can use this operation.

        Args:
            to: The recipient. A phone number with its country code, a chat address with its prefix, as in
                xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in
                email:ann@example.org. A number can contain spaces, dashes, dots, slashes and parentheses. The
                response has it in E.164.
            from_: The sender of the message.
            channel: The channel of the message.
            account_sid: The account of the message.
            tag: The tag of the message.
        """
        call = Call(
            "GET",
            "/operator/v1/routes/candidates",
            query={"to": to, "from": from_, "channel": channel, "account_sid": account_sid, "tag": tag},
        )
        return self._client._value(call, RouteCandidates, request_options)

    def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Route:
        """Retrieve a route.

        Returns one route.

        `GET /operator/v1/routes/{sid}`. Only the operator can use this operation.
        """
        call = Call("GET", "/operator/v1/routes/{sid}", sid)
        return self._client._value(call, Route, request_options)

    def update(
        self,
        sid: str,
        *,
        carrier_sid: str | Omit = OMIT,
        priority: int | Omit = OMIT,
        weight: int | Omit = OMIT,
        status: types.EnabledStatus | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Route:
        """Change a route.

        Changes a route. Omitted parameters do not change. You cannot change the conditions: create another
        route and delete this one. Accepted messages keep their carrier unless it fails.

        `PATCH /operator/v1/routes/{sid}`. Only the operator can use this operation.

        Args:
            carrier_sid: The carrier of the route.
            priority: The priority. Posthorn tries the lowest first.
            weight: The share of messages among otherwise equal routes.
            status: The status. Posthorn does not use a disabled route.
        """
        call = Call(
            "PATCH",
            "/operator/v1/routes/{sid}",
            sid,
            body={"carrier_sid": carrier_sid, "priority": priority, "weight": weight, "status": status},
        )
        return self._client._value(call, Route, request_options)

    def delete(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Delete a route.

        Deletes a route. Accepted messages keep their carrier.

        `DELETE /operator/v1/routes/{sid}`. Only the operator can use this operation.
        """
        call = Call("DELETE", "/operator/v1/routes/{sid}", sid)
        return self._client._nothing(call, request_options)


class AsyncOperatorRoutesResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def create(
        self,
        *,
        carrier_sid: str,
        channel: types.Channel | Omit = OMIT,
        prefix: str | Omit = OMIT,
        sender: str | Omit = OMIT,
        account_sid: str | Omit = OMIT,
        tag: str | Omit = OMIT,
        priority: int | Omit = OMIT,
        weight: int | Omit = OMIT,
        status: types.EnabledStatus | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Route:
        """Create a route.

        Creates a rule that sends messages to a carrier. Among the matching routes, the longest prefix wins,
        then the most other conditions, then the lowest priority, then the cheapest carrier. Equal routes
        share messages by weight. Posthorn skips a route whose carrier accepts no messages while another route
        matches. Waiting messages keep their carrier unless it fails. The guide to routes and failover
        contains all rules.

        `POST /operator/v1/routes`. Only the operator can use this operation.

        Args:
            carrier_sid: The carrier of the route.
            channel: The channel of the messages. Default: every channel.
            prefix: The first digits of the recipient's number, without the plus. Default: every recipient.
            sender: The sender of the messages. Default: every sender.
            account_sid: The account of the messages. Default: every account.
            tag: The tag of the messages. Default: messages with any tags or none.
            priority: The priority. Posthorn tries the lowest first. The default is `100`.
            weight: The share of messages among otherwise equal routes. The default is `1`.
            status: The status. Posthorn does not use a disabled route. The default is `enabled`.
        """
        call = Call(
            "POST",
            "/operator/v1/routes",
            body={
                "carrier_sid": carrier_sid,
                "channel": channel,
                "prefix": prefix,
                "sender": sender,
                "account_sid": account_sid,
                "tag": tag,
                "priority": priority,
                "weight": weight,
                "status": status,
            },
            idempotence="key",
        )
        return await self._client._value(call, Route, request_options)

    def list(
        self, *, limit: int | Omit = OMIT, cursor: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> AsyncList[Route]:
        """List routes.

        Returns routes, newest first.

        `GET /operator/v1/routes`. Only the operator can use this operation.

        Args:
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/operator/v1/routes", query={"limit": limit, "cursor": cursor})
        return self._client._list(call, Route, request_options)

    async def candidates(
        self,
        *,
        to: str,
        from_: str | Omit = OMIT,
        channel: types.Channel | Omit = OMIT,
        account_sid: str | Omit = OMIT,
        tag: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> RouteCandidates:
        """Preview the routes of a message.

        Returns the routes that match a message, in order, at most 50. The first `ready` route gets the
        message, or the server refuses it for the `refusal` of this route. If none is ready, the message waits
        for the first. Equal routes have a random order in each response, as for each message. Sends nothing.

        `GET /operator/v1/routes/candidates`. Only the operator can use this operation.

        Args:
            to: The recipient. A phone number with its country code, a chat address with its prefix, as in
                xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in
                email:ann@example.org. A number can contain spaces, dashes, dots, slashes and parentheses. The
                response has it in E.164.
            from_: The sender of the message.
            channel: The channel of the message.
            account_sid: The account of the message.
            tag: The tag of the message.
        """
        call = Call(
            "GET",
            "/operator/v1/routes/candidates",
            query={"to": to, "from": from_, "channel": channel, "account_sid": account_sid, "tag": tag},
        )
        return await self._client._value(call, RouteCandidates, request_options)

    async def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Route:
        """Retrieve a route.

        Returns one route.

        `GET /operator/v1/routes/{sid}`. Only the operator can use this operation.
        """
        call = Call("GET", "/operator/v1/routes/{sid}", sid)
        return await self._client._value(call, Route, request_options)

    async def update(
        self,
        sid: str,
        *,
        carrier_sid: str | Omit = OMIT,
        priority: int | Omit = OMIT,
        weight: int | Omit = OMIT,
        status: types.EnabledStatus | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Route:
        """Change a route.

        Changes a route. Omitted parameters do not change. You cannot change the conditions: create another
        route and delete this one. Accepted messages keep their carrier unless it fails.

        `PATCH /operator/v1/routes/{sid}`. Only the operator can use this operation.

        Args:
            carrier_sid: The carrier of the route.
            priority: The priority. Posthorn tries the lowest first.
            weight: The share of messages among otherwise equal routes.
            status: The status. Posthorn does not use a disabled route.
        """
        call = Call(
            "PATCH",
            "/operator/v1/routes/{sid}",
            sid,
            body={"carrier_sid": carrier_sid, "priority": priority, "weight": weight, "status": status},
        )
        return await self._client._value(call, Route, request_options)

    async def delete(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Delete a route.

        Deletes a route. Accepted messages keep their carrier.

        `DELETE /operator/v1/routes/{sid}`. Only the operator can use this operation.
        """
        call = Call("DELETE", "/operator/v1/routes/{sid}", sid)
        return await self._client._nothing(call, request_options)


class OperatorRatesResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def create(
        self,
        *,
        price: str,
        price_unit: str,
        carrier_sid: str | None | Omit = OMIT,
        prefix: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Rate:
        """Create a rate.

        Creates a rate. Among otherwise equal routes, Posthorn prefers the carrier with the lowest rate for
        the number. A rate without a carrier is a customer rate: multiplied by the segments, it is the `price`
        of a message.

        `POST /operator/v1/rates`. Only the operator can use this operation.

        Args:
            carrier_sid: The carrier that charges the rate. Null for a customer rate, which accounts pay.
            prefix: The first digits of the numbers, without a plus. Empty for all other numbers. For channels
                without numbers, send email, matrix, telegram, xmpp. The default is `""`.
            price: The price of a segment: an exact decimal with at most six decimal places. A JSON number is
                also accepted.
            price_unit: The currency of all rates of the price list, as three capital letters.
        """
        call = Call(
            "POST",
            "/operator/v1/rates",
            body={"carrier_sid": carrier_sid, "prefix": prefix, "price": price, "price_unit": price_unit},
            idempotence="key",
        )
        return self._client._value(call, Rate, request_options)

    def list(
        self,
        *,
        carrier_sid: str | Omit = OMIT,
        prefix: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Page[Rate]:
        """List rates.

        Returns rates, newest first.

        `GET /operator/v1/rates`. Only the operator can use this operation.

        Args:
            carrier_sid: The carrier to filter by. Send `none` for customer rates.
            prefix: The prefix to filter by. It must match exactly.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/operator/v1/rates",
            query={"carrier_sid": carrier_sid, "prefix": prefix, "limit": limit, "cursor": cursor},
        )
        return self._client._list(call, Rate, request_options)

    def replace(
        self,
        *,
        price_unit: str,
        rates: Sequence[Mapping[str, Any]] | Omit = OMIT,
        csv: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> RateCard:
        """Replace all customer rates.

        Replaces the prices that accounts pay for a segment with a list of up to 50000, as `rates` or as
        `csv`. If any line is invalid, nothing changes. Rates for unchanged prefixes keep their sid.

        `POST /operator/v1/rates/replace`. Only the operator can use this operation.

        Args:
            price_unit: The currency of all rates of the price list, as three capital letters.
            rates: The rates, each with `prefix` (default: empty) and `price`. An empty list removes all
                rates.
            csv: The rates as CSV: one rate per line, with commas, semicolons or tabs between columns. The
                columns are prefix and price, or any columns under a header line that includes `prefix` and
                `price`. Send either `csv` or `rates`.
            dry_run: True to return the changes without making them. The default is `false`.
        """
        call = Call(
            "POST",
            "/operator/v1/rates/replace",
            body={"price_unit": price_unit, "rates": rates, "csv": csv, "dry_run": dry_run},
            idempotence="key",
        )
        return self._client._value(call, RateCard, request_options)

    def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Rate:
        """Retrieve a rate.

        Returns one rate.

        `GET /operator/v1/rates/{sid}`. Only the operator can use this operation.
        """
        call = Call("GET", "/operator/v1/rates/{sid}", sid)
        return self._client._value(call, Rate, request_options)

    def update(self, sid: str, *, price: str, request_options: RequestOptions | None = None) -> Rate:
        """Change a rate.

        Changes the price of a rate. You cannot change its carrier, prefix or currency.

        `PATCH /operator/v1/rates/{sid}`. Only the operator can use this operation.

        Args:
            price: The price of a segment: an exact decimal with at most six decimal places. A JSON number is
                also accepted.
        """
        call = Call("PATCH", "/operator/v1/rates/{sid}", sid, body={"price": price})
        return self._client._value(call, Rate, request_options)

    def delete(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Delete a rate.

        Deletes a rate. Afterwards a shorter prefix decides, or the price is unknown.

        `DELETE /operator/v1/rates/{sid}`. Only the operator can use this operation.
        """
        call = Call("DELETE", "/operator/v1/rates/{sid}", sid)
        return self._client._nothing(call, request_options)


class AsyncOperatorRatesResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def create(
        self,
        *,
        price: str,
        price_unit: str,
        carrier_sid: str | None | Omit = OMIT,
        prefix: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Rate:
        """Create a rate.

        Creates a rate. Among otherwise equal routes, Posthorn prefers the carrier with the lowest rate for
        the number. A rate without a carrier is a customer rate: multiplied by the segments, it is the `price`
        of a message.

        `POST /operator/v1/rates`. Only the operator can use this operation.

        Args:
            carrier_sid: The carrier that charges the rate. Null for a customer rate, which accounts pay.
            prefix: The first digits of the numbers, without a plus. Empty for all other numbers. For channels
                without numbers, send email, matrix, telegram, xmpp. The default is `""`.
            price: The price of a segment: an exact decimal with at most six decimal places. A JSON number is
                also accepted.
            price_unit: The currency of all rates of the price list, as three capital letters.
        """
        call = Call(
            "POST",
            "/operator/v1/rates",
            body={"carrier_sid": carrier_sid, "prefix": prefix, "price": price, "price_unit": price_unit},
            idempotence="key",
        )
        return await self._client._value(call, Rate, request_options)

    def list(
        self,
        *,
        carrier_sid: str | Omit = OMIT,
        prefix: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AsyncList[Rate]:
        """List rates.

        Returns rates, newest first.

        `GET /operator/v1/rates`. Only the operator can use this operation.

        Args:
            carrier_sid: The carrier to filter by. Send `none` for customer rates.
            prefix: The prefix to filter by. It must match exactly.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/operator/v1/rates",
            query={"carrier_sid": carrier_sid, "prefix": prefix, "limit": limit, "cursor": cursor},
        )
        return self._client._list(call, Rate, request_options)

    async def replace(
        self,
        *,
        price_unit: str,
        rates: Sequence[Mapping[str, Any]] | Omit = OMIT,
        csv: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> RateCard:
        """Replace all customer rates.

        Replaces the prices that accounts pay for a segment with a list of up to 50000, as `rates` or as
        `csv`. If any line is invalid, nothing changes. Rates for unchanged prefixes keep their sid.

        `POST /operator/v1/rates/replace`. Only the operator can use this operation.

        Args:
            price_unit: The currency of all rates of the price list, as three capital letters.
            rates: The rates, each with `prefix` (default: empty) and `price`. An empty list removes all
                rates.
            csv: The rates as CSV: one rate per line, with commas, semicolons or tabs between columns. The
                columns are prefix and price, or any columns under a header line that includes `prefix` and
                `price`. Send either `csv` or `rates`.
            dry_run: True to return the changes without making them. The default is `false`.
        """
        call = Call(
            "POST",
            "/operator/v1/rates/replace",
            body={"price_unit": price_unit, "rates": rates, "csv": csv, "dry_run": dry_run},
            idempotence="key",
        )
        return await self._client._value(call, RateCard, request_options)

    async def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Rate:
        """Retrieve a rate.

        Returns one rate.

        `GET /operator/v1/rates/{sid}`. Only the operator can use this operation.
        """
        call = Call("GET", "/operator/v1/rates/{sid}", sid)
        return await self._client._value(call, Rate, request_options)

    async def update(self, sid: str, *, price: str, request_options: RequestOptions | None = None) -> Rate:
        """Change a rate.

        Changes the price of a rate. You cannot change its carrier, prefix or currency.

        `PATCH /operator/v1/rates/{sid}`. Only the operator can use this operation.

        Args:
            price: The price of a segment: an exact decimal with at most six decimal places. A JSON number is
                also accepted.
        """
        call = Call("PATCH", "/operator/v1/rates/{sid}", sid, body={"price": price})
        return await self._client._value(call, Rate, request_options)

    async def delete(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Delete a rate.

        Deletes a rate. Afterwards a shorter prefix decides, or the price is unknown.

        `DELETE /operator/v1/rates/{sid}`. Only the operator can use this operation.
        """
        call = Call("DELETE", "/operator/v1/rates/{sid}", sid)
        return await self._client._nothing(call, request_options)


class OperatorVerificationsResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def summary(
        self,
        *,
        from_: datetime | str | Omit = OMIT,
        to: datetime | str | Omit = OMIT,
        limit: int | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> OperatorVerificationSummary:
        """Count verifications by account.

        Returns, for each account, the messages that were sent and delivered, the approved verifications and
        the blocks. Use it to detect SMS pumping. Accounts with the most messages without an approval come
        first. Counts whole hours (UTC), up to `counted_until`.

        `GET /operator/v1/verifications/summary`. Only the operator can use this operation.

        Args:
            from_: The time in the first hour. Default: 24 hours before `to`.
            to: The time in the last hour, at most now. Maximum range: 31 days.
            limit: The maximum number of accounts.
        """
        call = Call("GET", "/operator/v1/verifications/summary", query={"from": from_, "to": to, "limit": limit})
        return self._client._value(call, OperatorVerificationSummary, request_options)


class AsyncOperatorVerificationsResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def summary(
        self,
        *,
        from_: datetime | str | Omit = OMIT,
        to: datetime | str | Omit = OMIT,
        limit: int | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> OperatorVerificationSummary:
        """Count verifications by account.

        Returns, for each account, the messages that were sent and delivered, the approved verifications and
        the blocks. Use it to detect SMS pumping. Accounts with the most messages without an approval come
        first. Counts whole hours (UTC), up to `counted_until`.

        `GET /operator/v1/verifications/summary`. Only the operator can use this operation.

        Args:
            from_: The time in the first hour. Default: 24 hours before `to`.
            to: The time in the last hour, at most now. Maximum range: 31 days.
            limit: The maximum number of accounts.
        """
        call = Call("GET", "/operator/v1/verifications/summary", query={"from": from_, "to": to, "limit": limit})
        return await self._client._value(call, OperatorVerificationSummary, request_options)


class OperatorVerificationScoresResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def list(
        self, *, limit: int | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> OperatorVerificationScores:
        """List prefixes by risk.

        Returns the prefixes with the highest scores over all accounts. An attack on several accounts shows
        here first. A blocked prefix is blocked in each account whose people enter few codes there.

        `GET /operator/v1/verification_scores`. Only the operator can use this operation.

        Args:
            limit: The maximum number of prefixes.
        """
        call = Call("GET", "/operator/v1/verification_scores", query={"limit": limit})
        return self._client._value(call, OperatorVerificationScores, request_options)

    def clear(self, *, prefix: str, request_options: RequestOptions | None = None) -> Response:
        """Clear the score of a prefix.

        Ends the block of a prefix in all accounts, and resets its score. Blocks of single accounts stay. A
        repeated request returns the same response.

        `DELETE /operator/v1/verification_scores`. Only the operator can use this operation.

        Args:
            prefix: The prefix, with its plus sign.
        """
        call = Call("DELETE", "/operator/v1/verification_scores", query={"prefix": prefix})
        return self._client._nothing(call, request_options)


class AsyncOperatorVerificationScoresResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def list(
        self, *, limit: int | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> OperatorVerificationScores:
        """List prefixes by risk.

        Returns the prefixes with the highest scores over all accounts. An attack on several accounts shows
        here first. A blocked prefix is blocked in each account whose people enter few codes there.

        `GET /operator/v1/verification_scores`. Only the operator can use this operation.

        Args:
            limit: The maximum number of prefixes.
        """
        call = Call("GET", "/operator/v1/verification_scores", query={"limit": limit})
        return await self._client._value(call, OperatorVerificationScores, request_options)

    async def clear(self, *, prefix: str, request_options: RequestOptions | None = None) -> Response:
        """Clear the score of a prefix.

        Ends the block of a prefix in all accounts, and resets its score. Blocks of single accounts stay. A
        repeated request returns the same response.

        `DELETE /operator/v1/verification_scores`. Only the operator can use this operation.

        Args:
            prefix: The prefix, with its plus sign.
        """
        call = Call("DELETE", "/operator/v1/verification_scores", query={"prefix": prefix})
        return await self._client._nothing(call, request_options)


class OperatorVerificationBlocksResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def list(
        self,
        *,
        active: bool | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Page[VerificationBlock]:
        """List blocks of verifications.

        Returns the blocks of all accounts, newest first. They show where Posthorn detected SMS pumping.

        `GET /operator/v1/verification_blocks`. Only the operator can use this operation.

        Args:
            active: `true` returns only active blocks, `false` returns only ended or released blocks. Default:
                all blocks.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET", "/operator/v1/verification_blocks", query={"active": active, "limit": limit, "cursor": cursor}
        )
        return self._client._list(call, VerificationBlock, request_options)

    def release(self, sid: str, *, request_options: RequestOptions | None = None) -> VerificationBlock:
        """Release a block of an account.

        Ends a block of any account now and resets the counts of its numbers. A repeated request returns the
        same response.

        `DELETE /operator/v1/verification_blocks/{sid}`. Only the operator can use this operation.
        """
        call = Call("DELETE", "/operator/v1/verification_blocks/{sid}", sid)
        return self._client._value(call, VerificationBlock, request_options)


class AsyncOperatorVerificationBlocksResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    def list(
        self,
        *,
        active: bool | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AsyncList[VerificationBlock]:
        """List blocks of verifications.

        Returns the blocks of all accounts, newest first. They show where Posthorn detected SMS pumping.

        `GET /operator/v1/verification_blocks`. Only the operator can use this operation.

        Args:
            active: `true` returns only active blocks, `false` returns only ended or released blocks. Default:
                all blocks.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET", "/operator/v1/verification_blocks", query={"active": active, "limit": limit, "cursor": cursor}
        )
        return self._client._list(call, VerificationBlock, request_options)

    async def release(self, sid: str, *, request_options: RequestOptions | None = None) -> VerificationBlock:
        """Release a block of an account.

        Ends a block of any account now and resets the counts of its numbers. A repeated request returns the
        same response.

        `DELETE /operator/v1/verification_blocks/{sid}`. Only the operator can use this operation.
        """
        call = Call("DELETE", "/operator/v1/verification_blocks/{sid}", sid)
        return await self._client._value(call, VerificationBlock, request_options)


class OperatorPhoneNumbersResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def assign(
        self,
        *,
        account_sid: str,
        number: str,
        capabilities: Sequence[types.RequestedCapability] | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> OperatorPhoneNumber:
        """Assign a phone number.

        Makes an account the owner of a number, short code or sender id. Messages to the number arrive at the
        account, and no other account can send from it. This also approves a request of the account for the
        number. The account's limit of numbers does not apply.

        `POST /operator/v1/phone_numbers`. Only the operator can use this operation.

        Args:
            account_sid: The account that becomes the owner.
            number: A phone number in E.164, a short code, a sender id of 1 to 11 letters and digits, or a
                chat address. Case does not matter.
            capabilities: The channels that the number supports. The default is `["sms","mms"]`.
        """
        call = Call(
            "POST",
            "/operator/v1/phone_numbers",
            body={"account_sid": account_sid, "number": number, "capabilities": capabilities},
            idempotence="key",
        )
        return self._client._value(call, OperatorPhoneNumber, request_options)

    def list(
        self,
        *,
        account_sid: str | Omit = OMIT,
        status: types.PhoneNumberStatus | Sequence[types.PhoneNumberStatus] | Omit = OMIT,
        number: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Page[OperatorPhoneNumber]:
        """List phone numbers of all accounts.

        Returns phone numbers, newest first. `status=pending` returns the requests that wait for a decision.

        `GET /operator/v1/phone_numbers`. Only the operator can use this operation.

        Args:
            account_sid: The account to filter by.
            status: The status to filter by. Several values, as a repeated parameter or with commas, match any
                of them.
            number: The number to filter by.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/operator/v1/phone_numbers",
            query={"account_sid": account_sid, "status": status, "number": number, "limit": limit, "cursor": cursor},
        )
        return self._client._list(call, OperatorPhoneNumber, request_options)

    def get(self, sid: str, *, request_options: RequestOptions | None = None) -> OperatorPhoneNumber:
        """Retrieve a phone number of any account.

        Returns one phone number.

        `GET /operator/v1/phone_numbers/{sid}`. Only the operator can use this operation.
        """
        call = Call("GET", "/operator/v1/phone_numbers/{sid}", sid)
        return self._client._value(call, OperatorPhoneNumber, request_options)

    def update(
        self,
        sid: str,
        *,
        status: Literal["active", "rejected"] | Omit = OMIT,
        rejected_reason: str | None | Omit = OMIT,
        account_sid: str | Omit = OMIT,
        capabilities: Sequence[types.RequestedCapability] | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> OperatorPhoneNumber:
        """Approve, reject or move a phone number.

        Changes the parameters that you send. `status=active` approves a request, `status=rejected` rejects
        it. `account_sid` moves the number to another account. Recipients who opted out from the number are
        also opted out at the new account. Messages and events remain with the previous account.

        `PATCH /operator/v1/phone_numbers/{sid}`. Only the operator can use this operation.

        Args:
            status: The decision about a request.
            rejected_reason: The reason for the rejection, up to 200 characters. The account can read it.
            account_sid: The new owner of the number.
            capabilities: The channels that it supports.
        """
        call = Call(
            "PATCH",
            "/operator/v1/phone_numbers/{sid}",
            sid,
            body={
                "status": status,
                "rejected_reason": rejected_reason,
                "account_sid": account_sid,
                "capabilities": capabilities,
            },
        )
        return self._client._value(call, OperatorPhoneNumber, request_options)

    def release(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Release a phone number.

        Ends the ownership of the number, so messages to it no longer arrive at the account. Deletes a pending
        or rejected request. The account keeps its messages.

        `DELETE /operator/v1/phone_numbers/{sid}`. Only the operator can use this operation.
        """
        call = Call("DELETE", "/operator/v1/phone_numbers/{sid}", sid)
        return self._client._nothing(call, request_options)


class AsyncOperatorPhoneNumbersResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def assign(
        self,
        *,
        account_sid: str,
        number: str,
        capabilities: Sequence[types.RequestedCapability] | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> OperatorPhoneNumber:
        """Assign a phone number.

        Makes an account the owner of a number, short code or sender id. Messages to the number arrive at the
        account, and no other account can send from it. This also approves a request of the account for the
        number. The account's limit of numbers does not apply.

        `POST /operator/v1/phone_numbers`. Only the operator can use this operation.

        Args:
            account_sid: The account that becomes the owner.
            number: A phone number in E.164, a short code, a sender id of 1 to 11 letters and digits, or a
                chat address. Case does not matter.
            capabilities: The channels that the number supports. The default is `["sms","mms"]`.
        """
        call = Call(
            "POST",
            "/operator/v1/phone_numbers",
            body={"account_sid": account_sid, "number": number, "capabilities": capabilities},
            idempotence="key",
        )
        return await self._client._value(call, OperatorPhoneNumber, request_options)

    def list(
        self,
        *,
        account_sid: str | Omit = OMIT,
        status: types.PhoneNumberStatus | Sequence[types.PhoneNumberStatus] | Omit = OMIT,
        number: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AsyncList[OperatorPhoneNumber]:
        """List phone numbers of all accounts.

        Returns phone numbers, newest first. `status=pending` returns the requests that wait for a decision.

        `GET /operator/v1/phone_numbers`. Only the operator can use this operation.

        Args:
            account_sid: The account to filter by.
            status: The status to filter by. Several values, as a repeated parameter or with commas, match any
                of them.
            number: The number to filter by.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/operator/v1/phone_numbers",
            query={"account_sid": account_sid, "status": status, "number": number, "limit": limit, "cursor": cursor},
        )
        return self._client._list(call, OperatorPhoneNumber, request_options)

    async def get(self, sid: str, *, request_options: RequestOptions | None = None) -> OperatorPhoneNumber:
        """Retrieve a phone number of any account.

        Returns one phone number.

        `GET /operator/v1/phone_numbers/{sid}`. Only the operator can use this operation.
        """
        call = Call("GET", "/operator/v1/phone_numbers/{sid}", sid)
        return await self._client._value(call, OperatorPhoneNumber, request_options)

    async def update(
        self,
        sid: str,
        *,
        status: Literal["active", "rejected"] | Omit = OMIT,
        rejected_reason: str | None | Omit = OMIT,
        account_sid: str | Omit = OMIT,
        capabilities: Sequence[types.RequestedCapability] | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> OperatorPhoneNumber:
        """Approve, reject or move a phone number.

        Changes the parameters that you send. `status=active` approves a request, `status=rejected` rejects
        it. `account_sid` moves the number to another account. Recipients who opted out from the number are
        also opted out at the new account. Messages and events remain with the previous account.

        `PATCH /operator/v1/phone_numbers/{sid}`. Only the operator can use this operation.

        Args:
            status: The decision about a request.
            rejected_reason: The reason for the rejection, up to 200 characters. The account can read it.
            account_sid: The new owner of the number.
            capabilities: The channels that it supports.
        """
        call = Call(
            "PATCH",
            "/operator/v1/phone_numbers/{sid}",
            sid,
            body={
                "status": status,
                "rejected_reason": rejected_reason,
                "account_sid": account_sid,
                "capabilities": capabilities,
            },
        )
        return await self._client._value(call, OperatorPhoneNumber, request_options)

    async def release(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Release a phone number.

        Ends the ownership of the number, so messages to it no longer arrive at the account. Deletes a pending
        or rejected request. The account keeps its messages.

        `DELETE /operator/v1/phone_numbers/{sid}`. Only the operator can use this operation.
        """
        call = Call("DELETE", "/operator/v1/phone_numbers/{sid}", sid)
        return await self._client._nothing(call, request_options)


class OperatorSenderRulesResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def create(
        self,
        *,
        kind: types.SenderRuleKind,
        account_sid: str | Omit = OMIT,
        sender: str | Omit = OMIT,
        note: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> SenderRule:
        """Allow a sender.

        Allows an account, or every account, to send from senders that no account owns. The rule applies at
        once in processes of this machine, and within two seconds on other machines. A rule never allows a
        number that another account owns.

        `POST /operator/v1/sender_rules`. Only the operator can use this operation.

        Args:
            account_sid: The account of the rule. Default: every account.
            kind: The kind of rule: `exact` allows one sender, `pattern` allows all matching senders, `any`
                allows every sender.
            sender: The sender. For `exact`, send an address as in `from` of a message. For `pattern`, send 2
                to 64 characters, in which `*` stands for any characters. Omit it for `any`.
            note: The reason for the rule, up to 200 characters.
        """
        call = Call(
            "POST",
            "/operator/v1/sender_rules",
            body={"account_sid": account_sid, "kind": kind, "sender": sender, "note": note},
            idempotence="key",
        )
        return self._client._value(call, SenderRule, request_options)

    def list(
        self,
        *,
        account_sid: str | Omit = OMIT,
        sender: str | Omit = OMIT,
        needs_review: bool | Omit = OMIT,
        is_conflict: bool | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Page[SenderRule]:
        """List sender rules.

        Returns sender rules, newest first. `is_conflict=true` returns the senders that an upgrade found with
        several accounts.

        `GET /operator/v1/sender_rules`. Only the operator can use this operation.

        Args:
            account_sid: The account to filter by.
            sender: The sender or pattern to filter by.
            needs_review: True returns only rules that need review, false returns only the others.
            is_conflict: True returns only rules in conflict, false returns only the others.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/operator/v1/sender_rules",
            query={
                "account_sid": account_sid,
                "sender": sender,
                "needs_review": needs_review,
                "is_conflict": is_conflict,
                "limit": limit,
                "cursor": cursor,
            },
        )
        return self._client._list(call, SenderRule, request_options)

    def get(self, sid: str, *, request_options: RequestOptions | None = None) -> SenderRule:
        """Retrieve a sender rule.

        Returns one sender rule.

        `GET /operator/v1/sender_rules/{sid}`. Only the operator can use this operation.
        """
        call = Call("GET", "/operator/v1/sender_rules/{sid}", sid)
        return self._client._value(call, SenderRule, request_options)

    def update(self, sid: str, *, needs_review: bool, request_options: RequestOptions | None = None) -> SenderRule:
        """Confirm a sender rule.

        Confirms a rule that an upgrade created, and ends its conflict. Send `needs_review=false`. The senders
        of a rule cannot change: create another rule and delete this one.

        `PATCH /operator/v1/sender_rules/{sid}`. Only the operator can use this operation.

        Args:
            needs_review: True if the operator must still review the rule.
        """
        call = Call("PATCH", "/operator/v1/sender_rules/{sid}", sid, body={"needs_review": needs_review})
        return self._client._value(call, SenderRule, request_options)

    def delete(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Delete a sender rule.

        Deletes a sender rule. New messages can no longer use the senders that only this rule allowed.
        Posthorn still sends the messages that it has accepted.

        `DELETE /operator/v1/sender_rules/{sid}`. Only the operator can use this operation.
        """
        call = Call("DELETE", "/operator/v1/sender_rules/{sid}", sid)
        return self._client._nothing(call, request_options)


class AsyncOperatorSenderRulesResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def create(
        self,
        *,
        kind: types.SenderRuleKind,
        account_sid: str | Omit = OMIT,
        sender: str | Omit = OMIT,
        note: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> SenderRule:
        """Allow a sender.

        Allows an account, or every account, to send from senders that no account owns. The rule applies at
        once in processes of this machine, and within two seconds on other machines. A rule never allows a
        number that another account owns.

        `POST /operator/v1/sender_rules`. Only the operator can use this operation.

        Args:
            account_sid: The account of the rule. Default: every account.
            kind: The kind of rule: `exact` allows one sender, `pattern` allows all matching senders, `any`
                allows every sender.
            sender: The sender. For `exact`, send an address as in `from` of a message. For `pattern`, send 2
                to 64 characters, in which `*` stands for any characters. Omit it for `any`.
            note: The reason for the rule, up to 200 characters.
        """
        call = Call(
            "POST",
            "/operator/v1/sender_rules",
            body={"account_sid": account_sid, "kind": kind, "sender": sender, "note": note},
            idempotence="key",
        )
        return await self._client._value(call, SenderRule, request_options)

    def list(
        self,
        *,
        account_sid: str | Omit = OMIT,
        sender: str | Omit = OMIT,
        needs_review: bool | Omit = OMIT,
        is_conflict: bool | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AsyncList[SenderRule]:
        """List sender rules.

        Returns sender rules, newest first. `is_conflict=true` returns the senders that an upgrade found with
        several accounts.

        `GET /operator/v1/sender_rules`. Only the operator can use this operation.

        Args:
            account_sid: The account to filter by.
            sender: The sender or pattern to filter by.
            needs_review: True returns only rules that need review, false returns only the others.
            is_conflict: True returns only rules in conflict, false returns only the others.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/operator/v1/sender_rules",
            query={
                "account_sid": account_sid,
                "sender": sender,
                "needs_review": needs_review,
                "is_conflict": is_conflict,
                "limit": limit,
                "cursor": cursor,
            },
        )
        return self._client._list(call, SenderRule, request_options)

    async def get(self, sid: str, *, request_options: RequestOptions | None = None) -> SenderRule:
        """Retrieve a sender rule.

        Returns one sender rule.

        `GET /operator/v1/sender_rules/{sid}`. Only the operator can use this operation.
        """
        call = Call("GET", "/operator/v1/sender_rules/{sid}", sid)
        return await self._client._value(call, SenderRule, request_options)

    async def update(
        self, sid: str, *, needs_review: bool, request_options: RequestOptions | None = None
    ) -> SenderRule:
        """Confirm a sender rule.

        Confirms a rule that an upgrade created, and ends its conflict. Send `needs_review=false`. The senders
        of a rule cannot change: create another rule and delete this one.

        `PATCH /operator/v1/sender_rules/{sid}`. Only the operator can use this operation.

        Args:
            needs_review: True if the operator must still review the rule.
        """
        call = Call("PATCH", "/operator/v1/sender_rules/{sid}", sid, body={"needs_review": needs_review})
        return await self._client._value(call, SenderRule, request_options)

    async def delete(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Delete a sender rule.

        Deletes a sender rule. New messages can no longer use the senders that only this rule allowed.
        Posthorn still sends the messages that it has accepted.

        `DELETE /operator/v1/sender_rules/{sid}`. Only the operator can use this operation.
        """
        call = Call("DELETE", "/operator/v1/sender_rules/{sid}", sid)
        return await self._client._nothing(call, request_options)


class OperatorResource:
    def __init__(self, client: Client) -> None:
        self._client = client
        self.accounts = OperatorAccountsResource(client)
        self.dead_letters = OperatorDeadLettersResource(client)
        self.carriers = OperatorCarriersResource(client)
        self.carrier_kinds = OperatorCarrierKindsResource(client)
        self.carrier_presets = OperatorCarrierPresetsResource(client)
        self.payment_provider_kinds = OperatorPaymentProviderKindsResource(client)
        self.messages = OperatorMessagesResource(client)
        self.routes = OperatorRoutesResource(client)
        self.rates = OperatorRatesResource(client)
        self.verifications = OperatorVerificationsResource(client)
        self.verification_scores = OperatorVerificationScoresResource(client)
        self.verification_blocks = OperatorVerificationBlocksResource(client)
        self.phone_numbers = OperatorPhoneNumbersResource(client)
        self.sender_rules = OperatorSenderRulesResource(client)


class AsyncOperatorResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client
        self.accounts = AsyncOperatorAccountsResource(client)
        self.dead_letters = AsyncOperatorDeadLettersResource(client)
        self.carriers = AsyncOperatorCarriersResource(client)
        self.carrier_kinds = AsyncOperatorCarrierKindsResource(client)
        self.carrier_presets = AsyncOperatorCarrierPresetsResource(client)
        self.payment_provider_kinds = AsyncOperatorPaymentProviderKindsResource(client)
        self.messages = AsyncOperatorMessagesResource(client)
        self.routes = AsyncOperatorRoutesResource(client)
        self.rates = AsyncOperatorRatesResource(client)
        self.verifications = AsyncOperatorVerificationsResource(client)
        self.verification_scores = AsyncOperatorVerificationScoresResource(client)
        self.verification_blocks = AsyncOperatorVerificationBlocksResource(client)
        self.phone_numbers = AsyncOperatorPhoneNumbersResource(client)
        self.sender_rules = AsyncOperatorSenderRulesResource(client)

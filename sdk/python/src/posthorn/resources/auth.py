"""`client.auth`."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from datetime import datetime
from decimal import Decimal
from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence

from .._async_client import AsyncClient
from .._client import Client
from .._model import Response
from .._options import OMIT, Omit, RequestOptions
from .._page import AsyncList, Page
from .._request import Call
from ..types import (
    AuthJwks,
    AuthSession,
    AuthSessionTokens,
    AuthSigningKey,
    AuthSubject,
    Challenge,
    ChallengeCheck,
    ChallengeWithOptions,
    Factor,
    FactorCheck,
    FactorWithBinding,
    NumberLookup,
    RevokedAuthSessions,
    SafeListEntry,
    Verification,
    VerificationAttempt,
    VerificationAttemptSummary,
    VerificationBlock,
    VerificationCheck,
    VerificationRecipient,
    VerificationService,
    VerificationSettings,
    VerificationText,
)

if TYPE_CHECKING:
    from .. import params, types


class AuthVerificationsResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def create(
        self,
        *,
        to: str,
        service_sid: str | Omit = OMIT,
        channel: Sequence[str] | Omit = OMIT,
        email: str | Omit = OMIT,
        method: types.VerificationMethod | Omit = OMIT,
        purpose: str | Omit = OMIT,
        from_: str | Omit = OMIT,
        locale: str | Omit = OMIT,
        client_ip: str | Omit = OMIT,
        risk_check: Literal["on", "off"] | Omit = OMIT,
        rate_limit_keys: Mapping[str, str] | Omit = OMIT,
        payload: params.VerificationPayloadRequest | Omit = OMIT,
        redirect_url: str | Omit = OMIT,
        app_hash: str | Omit = OMIT,
        domain: str | Omit = OMIT,
        tags: Sequence[str] | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Verification:
        """Verify an address.

        Sends a code or a link to an address. While the verification is pending, another request for the same
        `to`, `purpose` and `service_sid` sends the same code again. The minimum interval is 30 seconds after
        the first message, then 60, 120 and 240. With several channels, Posthorn tries the next channel when a
        message fails or its time is over. It skips a channel without a carrier, a sender or a template, and
        says so in `skipped_channels`. WhatsApp takes codes only as the template of the settings.

        `POST /v1/auth/verifications`. An API key needs one of the scopes `full`, `auth`.

        Args:
            to: The address: a phone number with its country code in any usual format, an email address, or a
                chat address with its prefix.
            service_sid: The service. Default: the default service.
            channel: The channels in order, each with the seconds until the next one (default 20). Send a
                list, or one string with commas. Default: `sms`, or the channel of a chat address.
            email: The email address for the channel `email` when `to` is a phone number. If `channel` of the
                approved verification is `email`, it proves the mailbox and not the number.
            method: The method: the person types a code or opens a link. The default is `code`.
            purpose: The purpose of the verification. Each purpose has a separate verification. The default is
                `default`.
            from_: The sender. Default: a sender of `senders` in the settings, or a number of the account.
            locale: The language of the message (BCP 47). Default: the language of the settings.
            client_ip: The IP address of the person's device, for rate limits and abuse control.
            risk_check: `off` for a person for whom you vouch. Abuse control then neither refuses nor counts
                the verification. The default is `on`.
            rate_limit_keys: The values for your own rate limits, by their names in `rate_limits` of the
                settings.
            payload: The action that the person approves, such as a payment. The message shows it, and each
                check must contain it.
            redirect_url: The URL to open after the approval. It must be one of `redirect_urls` in the
                settings.
            app_hash: The hash of your Android app, so that SMS Retriever can give the code to the app. It is
                the last line of the message.
            domain: The domain of your web site, so that browsers can fill in the code. The message ends with
                `@example.com #123456`.
            tags: Up to 20 labels to filter the messages by.
            metadata: Your own fields, up to 50. A name has up to 40 characters and a value up to 500.
                Together they have at most 8 KiB of JSON. Answers and events contain them. In a form, write
                `metadata[order]=8731`.
        """
        call = Call(
            "POST",
            "/v1/auth/verifications",
            body={
                "to": to,
                "service_sid": service_sid,
                "channel": channel,
                "email": email,
                "method": method,
                "purpose": purpose,
                "from": from_,
                "locale": locale,
                "client_ip": client_ip,
                "risk_check": risk_check,
                "rate_limit_keys": rate_limit_keys,
                "payload": payload,
                "redirect_url": redirect_url,
                "app_hash": app_hash,
                "domain": domain,
                "tags": tags,
                "metadata": metadata,
            },
            idempotence="key",
        )
        return self._client._value(call, Verification, request_options)

    def list(
        self,
        *,
        to: str | Omit = OMIT,
        service_sid: str | Omit = OMIT,
        status: types.VerificationStatus | Sequence[types.VerificationStatus] | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        created_after: datetime | str | Omit = OMIT,
        created_before: datetime | str | Omit = OMIT,
        order: types.SortOrder | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Page[Verification]:
        """List verifications.

        Returns verifications, newest first unless `order` says otherwise. With `service_sid`, `status` or
        `metadata`, a page reads at most ten thousand entries. So it can have fewer than `limit`, or none,
        while `has_more` is true. Continue with `next_cursor`.

        `GET /v1/auth/verifications`. An API key needs one of the scopes `full`, `auth`, `read`.

        Args:
            to: The address to filter by.
            service_sid: The service to filter by.
            status: The status to filter by. Several values, as a repeated parameter or with commas, match any
                of them.
            metadata: The entries of `metadata` to filter by, as in `metadata[order]=8731`, or as a JSON
                object. A resource must have all of them.
            created_after: The earliest creation time, inclusive.
            created_before: The latest creation time, exclusive.
            order: The order by creation time: `desc` has the newest entry first, `asc` the oldest.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/v1/auth/verifications",
            query={
                "to": to,
                "service_sid": service_sid,
                "status": status,
                "metadata": metadata,
                "created_after": created_after,
                "created_before": created_before,
                "order": order,
                "limit": limit,
                "cursor": cursor,
            },
        )
        return self._client._list(call, Verification, request_options)

    def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Verification:
        """Retrieve a verification.

        Returns the current verification without its code.

        `GET /v1/auth/verifications/{sid}`. An API key needs one of the scopes `full`, `auth`, `read`.
        """
        call = Call("GET", "/v1/auth/verifications/{sid}", sid)
        return self._client._value(call, Verification, request_options)

    def cancel(self, sid: str, *, request_options: RequestOptions | None = None) -> Verification:
        """Cancel a verification.

        Ends a pending verification, so that its code and its link stop working. A message on its way can
        still arrive. A repeated request returns the same response.

        `POST /v1/auth/verifications/{sid}/cancel`. An API key needs one of the scopes `full`, `auth`.
        """
        call = Call("POST", "/v1/auth/verifications/{sid}/cancel", sid, idempotence="key")
        return self._client._value(call, Verification, request_options)


class AsyncAuthVerificationsResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def create(
        self,
        *,
        to: str,
        service_sid: str | Omit = OMIT,
        channel: Sequence[str] | Omit = OMIT,
        email: str | Omit = OMIT,
        method: types.VerificationMethod | Omit = OMIT,
        purpose: str | Omit = OMIT,
        from_: str | Omit = OMIT,
        locale: str | Omit = OMIT,
        client_ip: str | Omit = OMIT,
        risk_check: Literal["on", "off"] | Omit = OMIT,
        rate_limit_keys: Mapping[str, str] | Omit = OMIT,
        payload: params.VerificationPayloadRequest | Omit = OMIT,
        redirect_url: str | Omit = OMIT,
        app_hash: str | Omit = OMIT,
        domain: str | Omit = OMIT,
        tags: Sequence[str] | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Verification:
        """Verify an address.

        Sends a code or a link to an address. While the verification is pending, another request for the same
        `to`, `purpose` and `service_sid` sends the same code again. The minimum interval is 30 seconds after
        the first message, then 60, 120 and 240. With several channels, Posthorn tries the next channel when a
        message fails or its time is over. It skips a channel without a carrier, a sender or a template, and
        says so in `skipped_channels`. WhatsApp takes codes only as the template of the settings.

        `POST /v1/auth/verifications`. An API key needs one of the scopes `full`, `auth`.

        Args:
            to: The address: a phone number with its country code in any usual format, an email address, or a
                chat address with its prefix.
            service_sid: The service. Default: the default service.
            channel: The channels in order, each with the seconds until the next one (default 20). Send a
                list, or one string with commas. Default: `sms`, or the channel of a chat address.
            email: The email address for the channel `email` when `to` is a phone number. If `channel` of the
                approved verification is `email`, it proves the mailbox and not the number.
            method: The method: the person types a code or opens a link. The default is `code`.
            purpose: The purpose of the verification. Each purpose has a separate verification. The default is
                `default`.
            from_: The sender. Default: a sender of `senders` in the settings, or a number of the account.
            locale: The language of the message (BCP 47). Default: the language of the settings.
            client_ip: The IP address of the person's device, for rate limits and abuse control.
            risk_check: `off` for a person for whom you vouch. Abuse control then neither refuses nor counts
                the verification. The default is `on`.
            rate_limit_keys: The values for your own rate limits, by their names in `rate_limits` of the
                settings.
            payload: The action that the person approves, such as a payment. The message shows it, and each
                check must contain it.
            redirect_url: The URL to open after the approval. It must be one of `redirect_urls` in the
                settings.
            app_hash: The hash of your Android app, so that SMS Retriever can give the code to the app. It is
                the last line of the message.
            domain: The domain of your web site, so that browsers can fill in the code. The message ends with
                `@example.com #123456`.
            tags: Up to 20 labels to filter the messages by.
            metadata: Your own fields, up to 50. A name has up to 40 characters and a value up to 500.
                Together they have at most 8 KiB of JSON. Answers and events contain them. In a form, write
                `metadata[order]=8731`.
        """
        call = Call(
            "POST",
            "/v1/auth/verifications",
            body={
                "to": to,
                "service_sid": service_sid,
                "channel": channel,
                "email": email,
                "method": method,
                "purpose": purpose,
                "from": from_,
                "locale": locale,
                "client_ip": client_ip,
                "risk_check": risk_check,
                "rate_limit_keys": rate_limit_keys,
                "payload": payload,
                "redirect_url": redirect_url,
                "app_hash": app_hash,
                "domain": domain,
                "tags": tags,
                "metadata": metadata,
            },
            idempotence="key",
        )
        return await self._client._value(call, Verification, request_options)

    def list(
        self,
        *,
        to: str | Omit = OMIT,
        service_sid: str | Omit = OMIT,
        status: types.VerificationStatus | Sequence[types.VerificationStatus] | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        created_after: datetime | str | Omit = OMIT,
        created_before: datetime | str | Omit = OMIT,
        order: types.SortOrder | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AsyncList[Verification]:
        """List verifications.

        Returns verifications, newest first unless `order` says otherwise. With `service_sid`, `status` or
        `metadata`, a page reads at most ten thousand entries. So it can have fewer than `limit`, or none,
        while `has_more` is true. Continue with `next_cursor`.

        `GET /v1/auth/verifications`. An API key needs one of the scopes `full`, `auth`, `read`.

        Args:
            to: The address to filter by.
            service_sid: The service to filter by.
            status: The status to filter by. Several values, as a repeated parameter or with commas, match any
                of them.
            metadata: The entries of `metadata` to filter by, as in `metadata[order]=8731`, or as a JSON
                object. A resource must have all of them.
            created_after: The earliest creation time, inclusive.
            created_before: The latest creation time, exclusive.
            order: The order by creation time: `desc` has the newest entry first, `asc` the oldest.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/v1/auth/verifications",
            query={
                "to": to,
                "service_sid": service_sid,
                "status": status,
                "metadata": metadata,
                "created_after": created_after,
                "created_before": created_before,
                "order": order,
                "limit": limit,
                "cursor": cursor,
            },
        )
        return self._client._list(call, Verification, request_options)

    async def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Verification:
        """Retrieve a verification.

        Returns the current verification without its code.

        `GET /v1/auth/verifications/{sid}`. An API key needs one of the scopes `full`, `auth`, `read`.
        """
        call = Call("GET", "/v1/auth/verifications/{sid}", sid)
        return await self._client._value(call, Verification, request_options)

    async def cancel(self, sid: str, *, request_options: RequestOptions | None = None) -> Verification:
        """Cancel a verification.

        Ends a pending verification, so that its code and its link stop working. A message on its way can
        still arrive. A repeated request returns the same response.

        `POST /v1/auth/verifications/{sid}/cancel`. An API key needs one of the scopes `full`, `auth`.
        """
        call = Call("POST", "/v1/auth/verifications/{sid}/cancel", sid, idempotence="key")
        return await self._client._value(call, Verification, request_options)


class AuthVerificationChecksResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def create(
        self,
        *,
        verification_sid: str | Omit = OMIT,
        to: str | Omit = OMIT,
        purpose: str | Omit = OMIT,
        service_sid: str | Omit = OMIT,
        code: str | Omit = OMIT,
        token: str | Omit = OMIT,
        payload: params.VerificationPayloadRequest | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> VerificationCheck:
        """Check a code.

        Approves the verification if the code is correct. A code works once, and five wrong checks end the
        verification. By `to`, a wrong, expired, used or unknown code gives the same response, so the response
        does not reveal whether a verification exists.

        `POST /v1/auth/verification_checks`. An API key needs one of the scopes `full`, `auth`.

        Args:
            verification_sid: The verification. Send this or `to`.
            to: The address of the pending verification. Send this or `verification_sid`.
            purpose: The purpose of the verification. Send it together with `to`. The default is `default`.
            service_sid: The service of the verification. Default with `to`: the default service.
            code: The code that the person typed, in digits of any script. Spaces, dashes and invisible marks
                are ignored.
            token: The token, which is the last part of the link. Send it if your own page opens the link.
            payload: The `payload` of the verification. Required if the verification has one.
        """
        call = Call(
            "POST",
            "/v1/auth/verification_checks",
            body={
                "verification_sid": verification_sid,
                "to": to,
                "purpose": purpose,
                "service_sid": service_sid,
                "code": code,
                "token": token,
                "payload": payload,
            },
            idempotence="key",
        )
        return self._client._value(call, VerificationCheck, request_options)


class AsyncAuthVerificationChecksResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def create(
        self,
        *,
        verification_sid: str | Omit = OMIT,
        to: str | Omit = OMIT,
        purpose: str | Omit = OMIT,
        service_sid: str | Omit = OMIT,
        code: str | Omit = OMIT,
        token: str | Omit = OMIT,
        payload: params.VerificationPayloadRequest | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> VerificationCheck:
        """Check a code.

        Approves the verification if the code is correct. A code works once, and five wrong checks end the
        verification. By `to`, a wrong, expired, used or unknown code gives the same response, so the response
        does not reveal whether a verification exists.

        `POST /v1/auth/verification_checks`. An API key needs one of the scopes `full`, `auth`.

        Args:
            verification_sid: The verification. Send this or `to`.
            to: The address of the pending verification. Send this or `verification_sid`.
            purpose: The purpose of the verification. Send it together with `to`. The default is `default`.
            service_sid: The service of the verification. Default with `to`: the default service.
            code: The code that the person typed, in digits of any script. Spaces, dashes and invisible marks
                are ignored.
            token: The token, which is the last part of the link. Send it if your own page opens the link.
            payload: The `payload` of the verification. Required if the verification has one.
        """
        call = Call(
            "POST",
            "/v1/auth/verification_checks",
            body={
                "verification_sid": verification_sid,
                "to": to,
                "purpose": purpose,
                "service_sid": service_sid,
                "code": code,
                "token": token,
                "payload": payload,
            },
            idempotence="key",
        )
        return await self._client._value(call, VerificationCheck, request_options)


class AuthAttemptsResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def list(
        self,
        *,
        verification: str | Omit = OMIT,
        service_sid: str | Omit = OMIT,
        channel: types.VerificationChannel | Omit = OMIT,
        country: str | Omit = OMIT,
        created_after: datetime | str | Omit = OMIT,
        created_before: datetime | str | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Page[VerificationAttempt]:
        """List attempts.

        Returns the messages of verifications, newest first.

        `GET /v1/auth/attempts`. An API key needs one of the scopes `full`, `auth`, `read`.

        Args:
            verification: The verification to filter by.
            service_sid: The service to filter by.
            channel: The channel to filter by.
            country: The country of the numbers to filter by.
            created_after: The earliest creation time, inclusive.
            created_before: The latest creation time, exclusive.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/v1/auth/attempts",
            query={
                "verification": verification,
                "service_sid": service_sid,
                "channel": channel,
                "country": country,
                "created_after": created_after,
                "created_before": created_before,
                "limit": limit,
                "cursor": cursor,
            },
        )
        return self._client._list(call, VerificationAttempt, request_options)

    def summary(
        self,
        *,
        service_sid: str | Omit = OMIT,
        channel: types.VerificationChannel | Omit = OMIT,
        country: str | Omit = OMIT,
        created_after: datetime | str | Omit = OMIT,
        created_before: datetime | str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> VerificationAttemptSummary:
        """Count attempts.

        Counts the messages that were sent, were delivered and led to an approval, by channel and country. The
        entries with the most messages come first. Default: the last day. Maximum: 31 days.

        `GET /v1/auth/attempts/summary`. An API key needs one of the scopes `full`, `auth`, `read`.

        Args:
            service_sid: The service to filter by.
            channel: The channel to filter by.
            country: The country of the numbers to filter by.
            created_after: The earliest creation time, inclusive.
            created_before: The latest creation time, exclusive.
        """
        call = Call(
            "GET",
            "/v1/auth/attempts/summary",
            query={
                "service_sid": service_sid,
                "channel": channel,
                "country": country,
                "created_after": created_after,
                "created_before": created_before,
            },
        )
        return self._client._value(call, VerificationAttemptSummary, request_options)


class AsyncAuthAttemptsResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    def list(
        self,
        *,
        verification: str | Omit = OMIT,
        service_sid: str | Omit = OMIT,
        channel: types.VerificationChannel | Omit = OMIT,
        country: str | Omit = OMIT,
        created_after: datetime | str | Omit = OMIT,
        created_before: datetime | str | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AsyncList[VerificationAttempt]:
        """List attempts.

        Returns the messages of verifications, newest first.

        `GET /v1/auth/attempts`. An API key needs one of the scopes `full`, `auth`, `read`.

        Args:
            verification: The verification to filter by.
            service_sid: The service to filter by.
            channel: The channel to filter by.
            country: The country of the numbers to filter by.
            created_after: The earliest creation time, inclusive.
            created_before: The latest creation time, exclusive.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/v1/auth/attempts",
            query={
                "verification": verification,
                "service_sid": service_sid,
                "channel": channel,
                "country": country,
                "created_after": created_after,
                "created_before": created_before,
                "limit": limit,
                "cursor": cursor,
            },
        )
        return self._client._list(call, VerificationAttempt, request_options)

    async def summary(
        self,
        *,
        service_sid: str | Omit = OMIT,
        channel: types.VerificationChannel | Omit = OMIT,
        country: str | Omit = OMIT,
        created_after: datetime | str | Omit = OMIT,
        created_before: datetime | str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> VerificationAttemptSummary:
        """Count attempts.

        Counts the messages that were sent, were delivered and led to an approval, by channel and country. The
        entries with the most messages come first. Default: the last day. Maximum: 31 days.

        `GET /v1/auth/attempts/summary`. An API key needs one of the scopes `full`, `auth`, `read`.

        Args:
            service_sid: The service to filter by.
            channel: The channel to filter by.
            country: The country of the numbers to filter by.
            created_after: The earliest creation time, inclusive.
            created_before: The latest creation time, exclusive.
        """
        call = Call(
            "GET",
            "/v1/auth/attempts/summary",
            query={
                "service_sid": service_sid,
                "channel": channel,
                "country": country,
                "created_after": created_after,
                "created_before": created_before,
            },
        )
        return await self._client._value(call, VerificationAttemptSummary, request_options)


class AuthServicesResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def create(
        self,
        *,
        friendly_name: str,
        locale: str | None | Omit = OMIT,
        code_length: int | None | Omit = OMIT,
        ttl_seconds: int | None | Omit = OMIT,
        checks_max: int | None | Omit = OMIT,
        sends_max: int | None | Omit = OMIT,
        recipient_hourly_max: int | None | Omit = OMIT,
        recipient_daily_max: int | None | Omit = OMIT,
        daily_sends_max: int | None | Omit = OMIT,
        daily_spend_max: float | Decimal | None | Omit = OMIT,
        whatsapp_template: params.VerificationTemplate | None | Omit = OMIT,
        domain: str | None | Omit = OMIT,
        app_hash: str | None | Omit = OMIT,
        senders: Sequence[str] | None | Omit = OMIT,
        messaging_service_sid: str | None | Omit = OMIT,
        allowed_countries: Sequence[str] | None | Omit = OMIT,
        redirect_urls: Sequence[str] | None | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> VerificationService:
        """Create a service.

        Creates a service with settings of its own. Create a verification with its `service_sid` to use them.
        Settings that you do not send are those of the account, and follow their changes. Limits of a service
        come in addition: the limits, locks and blocks of the account count all services together. An account
        can have 100 services.

        `POST /v1/auth/services`. An API key needs one of the scopes `full`, `auth`.

        Args:
            friendly_name: The name of your service, which precedes the text of each message. Empty for no
                name.
            locale: The default language of messages. Null for the setting of the account.
            code_length: The number of digits in a code. Less than six works only with the simulator. Null for
                the setting of the account.
            ttl_seconds: The number of seconds for which a code or a link is valid. Null for the setting of
                the account.
            checks_max: The number of wrong checks that end a verification. Null for the setting of the
                account.
            sends_max: The maximum number of messages of a verification. Null for the setting of the account.
            recipient_hourly_max: The maximum number of new verifications of one recipient with this service
                in an hour, in addition to that of the account. Null for none.
            recipient_daily_max: The maximum number of new verifications of one recipient with this service in
                a day, in addition to that of the account. Null for none.
            daily_sends_max: The maximum number of messages of this service in a day, in addition to that of
                the account. Null for none.
            daily_spend_max: The maximum price of messages of this service in a day, in addition to that of
                the account. Null for none.
            whatsapp_template: The authentication template of codes over WhatsApp, with a button that copies
                the code or fills it in. Null for none: WhatsApp is then not used. In a form, send JSON.
            domain: The domain of your web site, for codes that browsers fill in. Null without one.
            app_hash: The hash of your Android app. Null without one.
            senders: The senders of messages. Null for the setting of the account.
            allowed_countries: The allowed countries of recipients. Null for the setting of the account.
            redirect_urls: The allowed redirect URLs of links. Null for the setting of the account.
        """
        call = Call(
            "POST",
            "/v1/auth/services",
            body={
                "friendly_name": friendly_name,
                "locale": locale,
                "code_length": code_length,
                "ttl_seconds": ttl_seconds,
                "checks_max": checks_max,
                "sends_max": sends_max,
                "recipient_hourly_max": recipient_hourly_max,
                "recipient_daily_max": recipient_daily_max,
                "daily_sends_max": daily_sends_max,
                "daily_spend_max": daily_spend_max,
                "whatsapp_template": whatsapp_template,
                "domain": domain,
                "app_hash": app_hash,
                "senders": senders,
                "messaging_service_sid": messaging_service_sid,
                "allowed_countries": allowed_countries,
                "redirect_urls": redirect_urls,
            },
            idempotence="key",
        )
        return self._client._value(call, VerificationService, request_options)

    def list(self, *, request_options: RequestOptions | None = None) -> Page[VerificationService]:
        """List services.

        Returns all services, newest first. The default service is the last.

        `GET /v1/auth/services`. An API key needs one of the scopes `full`, `auth`, `read`.
        """
        call = Call("GET", "/v1/auth/services")
        return self._client._list(call, VerificationService, request_options)

    def get(self, sid: str, *, request_options: RequestOptions | None = None) -> VerificationService:
        """Retrieve a service.

        Returns the service with its settings.

        `GET /v1/auth/services/{sid}`. An API key needs one of the scopes `full`, `auth`, `read`.
        """
        call = Call("GET", "/v1/auth/services/{sid}", sid)
        return self._client._value(call, VerificationService, request_options)

    def update(
        self,
        sid: str,
        *,
        friendly_name: str | Omit = OMIT,
        locale: str | None | Omit = OMIT,
        code_length: int | None | Omit = OMIT,
        ttl_seconds: int | None | Omit = OMIT,
        checks_max: int | None | Omit = OMIT,
        sends_max: int | None | Omit = OMIT,
        recipient_hourly_max: int | None | Omit = OMIT,
        recipient_daily_max: int | None | Omit = OMIT,
        daily_sends_max: int | None | Omit = OMIT,
        daily_spend_max: float | Decimal | None | Omit = OMIT,
        whatsapp_template: params.VerificationTemplate | None | Omit = OMIT,
        domain: str | None | Omit = OMIT,
        app_hash: str | None | Omit = OMIT,
        senders: Sequence[str] | None | Omit = OMIT,
        messaging_service_sid: str | None | Omit = OMIT,
        allowed_countries: Sequence[str] | None | Omit = OMIT,
        redirect_urls: Sequence[str] | None | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> VerificationService:
        """Change a service.

        Changes the fields that you send. Pending verifications keep their earlier settings. Of the default
        service, it changes the settings of the account, and null is the default of the setting.

        `PATCH /v1/auth/services/{sid}`. An API key needs one of the scopes `full`, `auth`.

        Args:
            friendly_name: The name of your service, which precedes the text of each message. Empty for no
                name.
            locale: The default language of messages. Null for the setting of the account.
            code_length: The number of digits in a code. Less than six works only with the simulator. Null for
                the setting of the account.
            ttl_seconds: The number of seconds for which a code or a link is valid. Null for the setting of
                the account.
            checks_max: The number of wrong checks that end a verification. Null for the setting of the
                account.
            sends_max: The maximum number of messages of a verification. Null for the setting of the account.
            recipient_hourly_max: The maximum number of new verifications of one recipient with this service
                in an hour, in addition to that of the account. Null for none.
            recipient_daily_max: The maximum number of new verifications of one recipient with this service in
                a day, in addition to that of the account. Null for none.
            daily_sends_max: The maximum number of messages of this service in a day, in addition to that of
                the account. Null for none.
            daily_spend_max: The maximum price of messages of this service in a day, in addition to that of
                the account. Null for none.
            whatsapp_template: The authentication template of codes over WhatsApp, with a button that copies
                the code or fills it in. Null for none: WhatsApp is then not used. In a form, send JSON.
            domain: The domain of your web site, for codes that browsers fill in. Null without one.
            app_hash: The hash of your Android app. Null without one.
            senders: The senders of messages. Null for the setting of the account.
            allowed_countries: The allowed countries of recipients. Null for the setting of the account.
            redirect_urls: The allowed redirect URLs of links. Null for the setting of the account.
        """
        call = Call(
            "PATCH",
            "/v1/auth/services/{sid}",
            sid,
            body={
                "friendly_name": friendly_name,
                "locale": locale,
                "code_length": code_length,
                "ttl_seconds": ttl_seconds,
                "checks_max": checks_max,
                "sends_max": sends_max,
                "recipient_hourly_max": recipient_hourly_max,
                "recipient_daily_max": recipient_daily_max,
                "daily_sends_max": daily_sends_max,
                "daily_spend_max": daily_spend_max,
                "whatsapp_template": whatsapp_template,
                "domain": domain,
                "app_hash": app_hash,
                "senders": senders,
                "messaging_service_sid": messaging_service_sid,
                "allowed_countries": allowed_countries,
                "redirect_urls": redirect_urls,
            },
        )
        return self._client._value(call, VerificationService, request_options)

    def delete(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Delete a service.

        Deletes a service. Its pending verifications stay valid for checks by `verification_sid`. You cannot
        delete the default service.

        `DELETE /v1/auth/services/{sid}`. An API key needs one of the scopes `full`, `auth`.
        """
        call = Call("DELETE", "/v1/auth/services/{sid}", sid)
        return self._client._nothing(call, request_options)


class AsyncAuthServicesResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def create(
        self,
        *,
        friendly_name: str,
        locale: str | None | Omit = OMIT,
        code_length: int | None | Omit = OMIT,
        ttl_seconds: int | None | Omit = OMIT,
        checks_max: int | None | Omit = OMIT,
        sends_max: int | None | Omit = OMIT,
        recipient_hourly_max: int | None | Omit = OMIT,
        recipient_daily_max: int | None | Omit = OMIT,
        daily_sends_max: int | None | Omit = OMIT,
        daily_spend_max: float | Decimal | None | Omit = OMIT,
        whatsapp_template: params.VerificationTemplate | None | Omit = OMIT,
        domain: str | None | Omit = OMIT,
        app_hash: str | None | Omit = OMIT,
        senders: Sequence[str] | None | Omit = OMIT,
        messaging_service_sid: str | None | Omit = OMIT,
        allowed_countries: Sequence[str] | None | Omit = OMIT,
        redirect_urls: Sequence[str] | None | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> VerificationService:
        """Create a service.

        Creates a service with settings of its own. Create a verification with its `service_sid` to use them.
        Settings that you do not send are those of the account, and follow their changes. Limits of a service
        come in addition: the limits, locks and blocks of the account count all services together. An account
        can have 100 services.

        `POST /v1/auth/services`. An API key needs one of the scopes `full`, `auth`.

        Args:
            friendly_name: The name of your service, which precedes the text of each message. Empty for no
                name.
            locale: The default language of messages. Null for the setting of the account.
            code_length: The number of digits in a code. Less than six works only with the simulator. Null for
                the setting of the account.
            ttl_seconds: The number of seconds for which a code or a link is valid. Null for the setting of
                the account.
            checks_max: The number of wrong checks that end a verification. Null for the setting of the
                account.
            sends_max: The maximum number of messages of a verification. Null for the setting of the account.
            recipient_hourly_max: The maximum number of new verifications of one recipient with this service
                in an hour, in addition to that of the account. Null for none.
            recipient_daily_max: The maximum number of new verifications of one recipient with this service in
                a day, in addition to that of the account. Null for none.
            daily_sends_max: The maximum number of messages of this service in a day, in addition to that of
                the account. Null for none.
            daily_spend_max: The maximum price of messages of this service in a day, in addition to that of
                the account. Null for none.
            whatsapp_template: The authentication template of codes over WhatsApp, with a button that copies
                the code or fills it in. Null for none: WhatsApp is then not used. In a form, send JSON.
            domain: The domain of your web site, for codes that browsers fill in. Null without one.
            app_hash: The hash of your Android app. Null without one.
            senders: The senders of messages. Null for the setting of the account.
            allowed_countries: The allowed countries of recipients. Null for the setting of the account.
            redirect_urls: The allowed redirect URLs of links. Null for the setting of the account.
        """
        call = Call(
            "POST",
            "/v1/auth/services",
            body={
                "friendly_name": friendly_name,
                "locale": locale,
                "code_length": code_length,
                "ttl_seconds": ttl_seconds,
                "checks_max": checks_max,
                "sends_max": sends_max,
                "recipient_hourly_max": recipient_hourly_max,
                "recipient_daily_max": recipient_daily_max,
                "daily_sends_max": daily_sends_max,
                "daily_spend_max": daily_spend_max,
                "whatsapp_template": whatsapp_template,
                "domain": domain,
                "app_hash": app_hash,
                "senders": senders,
                "messaging_service_sid": messaging_service_sid,
                "allowed_countries": allowed_countries,
                "redirect_urls": redirect_urls,
            },
            idempotence="key",
        )
        return await self._client._value(call, VerificationService, request_options)

    def list(self, *, request_options: RequestOptions | None = None) -> AsyncList[VerificationService]:
        """List services.

        Returns all services, newest first. The default service is the last.

        `GET /v1/auth/services`. An API key needs one of the scopes `full`, `auth`, `read`.
        """
        call = Call("GET", "/v1/auth/services")
        return self._client._list(call, VerificationService, request_options)

    async def get(self, sid: str, *, request_options: RequestOptions | None = None) -> VerificationService:
        """Retrieve a service.

        Returns the service with its settings.

        `GET /v1/auth/services/{sid}`. An API key needs one of the scopes `full`, `auth`, `read`.
        """
        call = Call("GET", "/v1/auth/services/{sid}", sid)
        return await self._client._value(call, VerificationService, request_options)

    async def update(
        self,
        sid: str,
        *,
        friendly_name: str | Omit = OMIT,
        locale: str | None | Omit = OMIT,
        code_length: int | None | Omit = OMIT,
        ttl_seconds: int | None | Omit = OMIT,
        checks_max: int | None | Omit = OMIT,
        sends_max: int | None | Omit = OMIT,
        recipient_hourly_max: int | None | Omit = OMIT,
        recipient_daily_max: int | None | Omit = OMIT,
        daily_sends_max: int | None | Omit = OMIT,
        daily_spend_max: float | Decimal | None | Omit = OMIT,
        whatsapp_template: params.VerificationTemplate | None | Omit = OMIT,
        domain: str | None | Omit = OMIT,
        app_hash: str | None | Omit = OMIT,
        senders: Sequence[str] | None | Omit = OMIT,
        messaging_service_sid: str | None | Omit = OMIT,
        allowed_countries: Sequence[str] | None | Omit = OMIT,
        redirect_urls: Sequence[str] | None | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> VerificationService:
        """Change a service.

        Changes the fields that you send. Pending verifications keep their earlier settings. Of the default
        service, it changes the settings of the account, and null is the default of the setting.

        `PATCH /v1/auth/services/{sid}`. An API key needs one of the scopes `full`, `auth`.

        Args:
            friendly_name: The name of your service, which precedes the text of each message. Empty for no
                name.
            locale: The default language of messages. Null for the setting of the account.
            code_length: The number of digits in a code. Less than six works only with the simulator. Null for
                the setting of the account.
            ttl_seconds: The number of seconds for which a code or a link is valid. Null for the setting of
                the account.
            checks_max: The number of wrong checks that end a verification. Null for the setting of the
                account.
            sends_max: The maximum number of messages of a verification. Null for the setting of the account.
            recipient_hourly_max: The maximum number of new verifications of one recipient with this service
                in an hour, in addition to that of the account. Null for none.
            recipient_daily_max: The maximum number of new verifications of one recipient with this service in
                a day, in addition to that of the account. Null for none.
            daily_sends_max: The maximum number of messages of this service in a day, in addition to that of
                the account. Null for none.
            daily_spend_max: The maximum price of messages of this service in a day, in addition to that of
                the account. Null for none.
            whatsapp_template: The authentication template of codes over WhatsApp, with a button that copies
                the code or fills it in. Null for none: WhatsApp is then not used. In a form, send JSON.
            domain: The domain of your web site, for codes that browsers fill in. Null without one.
            app_hash: The hash of your Android app. Null without one.
            senders: The senders of messages. Null for the setting of the account.
            allowed_countries: The allowed countries of recipients. Null for the setting of the account.
            redirect_urls: The allowed redirect URLs of links. Null for the setting of the account.
        """
        call = Call(
            "PATCH",
            "/v1/auth/services/{sid}",
            sid,
            body={
                "friendly_name": friendly_name,
                "locale": locale,
                "code_length": code_length,
                "ttl_seconds": ttl_seconds,
                "checks_max": checks_max,
                "sends_max": sends_max,
                "recipient_hourly_max": recipient_hourly_max,
                "recipient_daily_max": recipient_daily_max,
                "daily_sends_max": daily_sends_max,
                "daily_spend_max": daily_spend_max,
                "whatsapp_template": whatsapp_template,
                "domain": domain,
                "app_hash": app_hash,
                "senders": senders,
                "messaging_service_sid": messaging_service_sid,
                "allowed_countries": allowed_countries,
                "redirect_urls": redirect_urls,
            },
        )
        return await self._client._value(call, VerificationService, request_options)

    async def delete(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Delete a service.

        Deletes a service. Its pending verifications stay valid for checks by `verification_sid`. You cannot
        delete the default service.

        `DELETE /v1/auth/services/{sid}`. An API key needs one of the scopes `full`, `auth`.
        """
        call = Call("DELETE", "/v1/auth/services/{sid}", sid)
        return await self._client._nothing(call, request_options)


class AuthTextsResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def list(
        self,
        *,
        service_sid: str | Omit = OMIT,
        locale: str | Omit = OMIT,
        method: types.VerificationMethod | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Page[VerificationText]:
        """Preview the messages.

        Returns the messages with the settings of a service, ordered by language, on one page. Sends nothing.

        `GET /v1/auth/texts`. An API key needs one of the scopes `full`, `auth`, `read`.

        Args:
            service_sid: The service. Default: the default service.
            locale: The language to filter by (BCP 47).
            method: The method of the message: a code or a link.
        """
        call = Call("GET", "/v1/auth/texts", query={"service_sid": service_sid, "locale": locale, "method": method})
        return self._client._list(call, VerificationText, request_options)


class AsyncAuthTextsResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    def list(
        self,
        *,
        service_sid: str | Omit = OMIT,
        locale: str | Omit = OMIT,
        method: types.VerificationMethod | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AsyncList[VerificationText]:
        """Preview the messages.

        Returns the messages with the settings of a service, ordered by language, on one page. Sends nothing.

        `GET /v1/auth/texts`. An API key needs one of the scopes `full`, `auth`, `read`.

        Args:
            service_sid: The service. Default: the default service.
            locale: The language to filter by (BCP 47).
            method: The method of the message: a code or a link.
        """
        call = Call("GET", "/v1/auth/texts", query={"service_sid": service_sid, "locale": locale, "method": method})
        return self._client._list(call, VerificationText, request_options)


class AuthSafeListResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def create(
        self, *, to: str, note: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> SafeListEntry:
        """Add to the safe list.

        Exempts verifications of this address from limits and blocks. The minimum interval between messages
        still applies. For an address on the list, replaces the note.

        `POST /v1/auth/safe_list`. An API key needs one of the scopes `full`, `auth`.

        Args:
            to: The address: a phone number with its country code in any usual format, an email address, or a
                chat address with its prefix.
            note: A note for people.
        """
        call = Call("POST", "/v1/auth/safe_list", body={"to": to, "note": note}, idempotence="key")
        return self._client._value(call, SafeListEntry, request_options)

    def list(
        self, *, limit: int | Omit = OMIT, cursor: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> Page[SafeListEntry]:
        """List the safe list.

        Returns the safe list, ordered by address.

        `GET /v1/auth/safe_list`. An API key needs one of the scopes `full`, `auth`, `read`.

        Args:
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/v1/auth/safe_list", query={"limit": limit, "cursor": cursor})
        return self._client._list(call, SafeListEntry, request_options)

    def delete(self, *, to: str, request_options: RequestOptions | None = None) -> Response:
        """Remove from the safe list.

        Limits and blocks apply to the address again.

        `DELETE /v1/auth/safe_list`. An API key needs one of the scopes `full`, `auth`.

        Args:
            to: The address: a phone number with its country code in any usual format, an email address, or a
                chat address with its prefix.
        """
        call = Call("DELETE", "/v1/auth/safe_list", query={"to": to})
        return self._client._nothing(call, request_options)


class AsyncAuthSafeListResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def create(
        self, *, to: str, note: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> SafeListEntry:
        """Add to the safe list.

        Exempts verifications of this address from limits and blocks. The minimum interval between messages
        still applies. For an address on the list, replaces the note.

        `POST /v1/auth/safe_list`. An API key needs one of the scopes `full`, `auth`.

        Args:
            to: The address: a phone number with its country code in any usual format, an email address, or a
                chat address with its prefix.
            note: A note for people.
        """
        call = Call("POST", "/v1/auth/safe_list", body={"to": to, "note": note}, idempotence="key")
        return await self._client._value(call, SafeListEntry, request_options)

    def list(
        self, *, limit: int | Omit = OMIT, cursor: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> AsyncList[SafeListEntry]:
        """List the safe list.

        Returns the safe list, ordered by address.

        `GET /v1/auth/safe_list`. An API key needs one of the scopes `full`, `auth`, `read`.

        Args:
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/v1/auth/safe_list", query={"limit": limit, "cursor": cursor})
        return self._client._list(call, SafeListEntry, request_options)

    async def delete(self, *, to: str, request_options: RequestOptions | None = None) -> Response:
        """Remove from the safe list.

        Limits and blocks apply to the address again.

        `DELETE /v1/auth/safe_list`. An API key needs one of the scopes `full`, `auth`.

        Args:
            to: The address: a phone number with its country code in any usual format, an email address, or a
                chat address with its prefix.
        """
        call = Call("DELETE", "/v1/auth/safe_list", query={"to": to})
        return await self._client._nothing(call, request_options)


class AuthBlocksResource:
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
        """List blocks.

        Returns the blocked numbers, the reasons and the end times, newest first.

        `GET /v1/auth/blocks`. An API key needs one of the scopes `full`, `auth`, `read`.

        Args:
            active: `true` returns only active blocks, `false` returns only ended or released blocks. Default:
                all blocks.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/v1/auth/blocks", query={"active": active, "limit": limit, "cursor": cursor})
        return self._client._list(call, VerificationBlock, request_options)

    def release(self, sid: str, *, request_options: RequestOptions | None = None) -> VerificationBlock:
        """Release a block.

        Ends a block now and resets the counts of its numbers. A repeated request returns the same response.
        To exempt single numbers, add them to the safe list.

        `DELETE /v1/auth/blocks/{sid}`. An API key needs one of the scopes `full`, `auth`.
        """
        call = Call("DELETE", "/v1/auth/blocks/{sid}", sid)
        return self._client._value(call, VerificationBlock, request_options)


class AsyncAuthBlocksResource:
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
        """List blocks.

        Returns the blocked numbers, the reasons and the end times, newest first.

        `GET /v1/auth/blocks`. An API key needs one of the scopes `full`, `auth`, `read`.

        Args:
            active: `true` returns only active blocks, `false` returns only ended or released blocks. Default:
                all blocks.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/v1/auth/blocks", query={"active": active, "limit": limit, "cursor": cursor})
        return self._client._list(call, VerificationBlock, request_options)

    async def release(self, sid: str, *, request_options: RequestOptions | None = None) -> VerificationBlock:
        """Release a block.

        Ends a block now and resets the counts of its numbers. A repeated request returns the same response.
        To exempt single numbers, add them to the safe list.

        `DELETE /v1/auth/blocks/{sid}`. An API key needs one of the scopes `full`, `auth`.
        """
        call = Call("DELETE", "/v1/auth/blocks/{sid}", sid)
        return await self._client._value(call, VerificationBlock, request_options)


class AuthLookupResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def get(
        self, number: str, *, country: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> NumberLookup:
        """Look up a number.

        Looks up the country, the type of line and the formats of a phone number in the numbering plan. The
        server asks no network, so the lookup is free, and `unknown` lists the facts that it cannot find. An
        impossible number has `valid` false and a `reason`. The server refuses a text without digits.

        `GET /v1/auth/lookup/{number}`. An API key needs one of the scopes `full`, `auth`, `read`.

        Args:
            country: The country (ISO 3166-1) of a number without a country code.
        """
        call = Call("GET", "/v1/auth/lookup/{number}", number, query={"country": country})
        return self._client._value(call, NumberLookup, request_options)


class AsyncAuthLookupResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def get(
        self, number: str, *, country: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> NumberLookup:
        """Look up a number.

        Looks up the country, the type of line and the formats of a phone number in the numbering plan. The
        server asks no network, so the lookup is free, and `unknown` lists the facts that it cannot find. An
        impossible number has `valid` false and a `reason`. The server refuses a text without digits.

        `GET /v1/auth/lookup/{number}`. An API key needs one of the scopes `full`, `auth`, `read`.

        Args:
            country: The country (ISO 3166-1) of a number without a country code.
        """
        call = Call("GET", "/v1/auth/lookup/{number}", number, query={"country": country})
        return await self._client._value(call, NumberLookup, request_options)


class AuthSessionsResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def create(
        self,
        *,
        subject: str,
        verification_sid: str | Omit = OMIT,
        challenge_sid: str | Omit = OMIT,
        audience: str | Omit = OMIT,
        claims: Mapping[str, Any] | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AuthSessionTokens:
        """Create a session.

        Signs in a person who was approved within the last ten minutes. Each approval starts one session. The
        response contains an access token for ten minutes and a refresh token for the next one. A subject can
        have 100 active sessions: a new session revokes the oldest.

        `POST /v1/auth/sessions`. An API key needs one of the scopes `full`, `auth`.

        Args:
            subject: Your own id of the person. Tokens and events contain it, so use an id without personal
                data.
            verification_sid: An approved verification.
            challenge_sid: An approved challenge of a factor of the subject.
            audience: The API that the access tokens are for (`aud`). Default: the issuer.
            claims: Your own claims for access tokens: at most 2,048 bytes of JSON. The server refuses
                reserved names.
        """
        call = Call(
            "POST",
            "/v1/auth/sessions",
            body={
                "subject": subject,
                "verification_sid": verification_sid,
                "challenge_sid": challenge_sid,
                "audience": audience,
                "claims": claims,
            },
            idempotence="key",
        )
        return self._client._value(call, AuthSessionTokens, request_options)

    def list(
        self,
        *,
        subject: str | Omit = OMIT,
        status: types.AuthSessionStatus | Sequence[types.AuthSessionStatus] | Omit = OMIT,
        order: types.SortOrder | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Page[AuthSession]:
        """List sessions.

        Returns sessions without tokens, newest first unless `order` says otherwise. Posthorn keeps ended
        sessions for a week. With `status`, a page reads at most ten thousand entries. So it can have fewer
        than `limit`, or none, while `has_more` is true. Continue with `next_cursor`.

        `GET /v1/auth/sessions`. An API key needs one of the scopes `full`, `auth`, `read`.

        Args:
            subject: The subject to filter by.
            status: The status to filter by. Several values, as a repeated parameter or with commas, match any
                of them.
            order: The order by creation time: `desc` has the newest entry first, `asc` the oldest.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/v1/auth/sessions",
            query={"subject": subject, "status": status, "order": order, "limit": limit, "cursor": cursor},
        )
        return self._client._list(call, AuthSession, request_options)

    def refresh(self, *, refresh_token: str, request_options: RequestOptions | None = None) -> AuthSessionTokens:
        """Refresh a session.

        Creates a new access token and a new refresh token. For ten seconds, the previous refresh token
        returns the same new tokens, so that simultaneous requests agree. Afterwards, using it revokes the
        session and creates the event `sessions.reuse_detected`, because two programs have the token. Send an
        `Idempotency-Key` to get a lost response again, for one day.

        `POST /v1/auth/sessions/refresh`. An API key needs one of the scopes `full`, `auth`.

        Args:
            refresh_token: The latest refresh token of the session.
        """
        call = Call("POST", "/v1/auth/sessions/refresh", body={"refresh_token": refresh_token}, idempotence="key")
        return self._client._value(call, AuthSessionTokens, request_options)

    def revoke_all(self, *, subject: str, request_options: RequestOptions | None = None) -> RevokedAuthSessions:
        """Revoke all sessions of a subject.

        Signs the person out everywhere, for example after they lost their phone.

        `POST /v1/auth/sessions/revoke_all`. An API key needs one of the scopes `full`, `auth`.

        Args:
            subject: Your own id of the person. Tokens and events contain it, so use an id without personal
                data.
        """
        call = Call("POST", "/v1/auth/sessions/revoke_all", body={"subject": subject}, idempotence="key")
        return self._client._value(call, RevokedAuthSessions, request_options)

    def get(self, sid: str, *, request_options: RequestOptions | None = None) -> AuthSession:
        """Retrieve a session.

        Returns the current session without tokens.

        `GET /v1/auth/sessions/{sid}`. An API key needs one of the scopes `full`, `auth`, `read`.
        """
        call = Call("GET", "/v1/auth/sessions/{sid}", sid)
        return self._client._value(call, AuthSession, request_options)

    def revoke(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Revoke a session.

        Signs the person out and revokes the refresh token. Access tokens are valid until they expire, for ten
        minutes at most. An ended session does not change.

        `DELETE /v1/auth/sessions/{sid}`. An API key needs one of the scopes `full`, `auth`.
        """
        call = Call("DELETE", "/v1/auth/sessions/{sid}", sid)
        return self._client._nothing(call, request_options)


class AsyncAuthSessionsResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def create(
        self,
        *,
        subject: str,
        verification_sid: str | Omit = OMIT,
        challenge_sid: str | Omit = OMIT,
        audience: str | Omit = OMIT,
        claims: Mapping[str, Any] | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AuthSessionTokens:
        """Create a session.

        Signs in a person who was approved within the last ten minutes. Each approval starts one session. The
        response contains an access token for ten minutes and a refresh token for the next one. A subject can
        have 100 active sessions: a new session revokes the oldest.

        `POST /v1/auth/sessions`. An API key needs one of the scopes `full`, `auth`.

        Args:
            subject: Your own id of the person. Tokens and events contain it, so use an id without personal
                data.
            verification_sid: An approved verification.
            challenge_sid: An approved challenge of a factor of the subject.
            audience: The API that the access tokens are for (`aud`). Default: the issuer.
            claims: Your own claims for access tokens: at most 2,048 bytes of JSON. The server refuses
                reserved names.
        """
        call = Call(
            "POST",
            "/v1/auth/sessions",
            body={
                "subject": subject,
                "verification_sid": verification_sid,
                "challenge_sid": challenge_sid,
                "audience": audience,
                "claims": claims,
            },
            idempotence="key",
        )
        return await self._client._value(call, AuthSessionTokens, request_options)

    def list(
        self,
        *,
        subject: str | Omit = OMIT,
        status: types.AuthSessionStatus | Sequence[types.AuthSessionStatus] | Omit = OMIT,
        order: types.SortOrder | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AsyncList[AuthSession]:
        """List sessions.

        Returns sessions without tokens, newest first unless `order` says otherwise. Posthorn keeps ended
        sessions for a week. With `status`, a page reads at most ten thousand entries. So it can have fewer
        than `limit`, or none, while `has_more` is true. Continue with `next_cursor`.

        `GET /v1/auth/sessions`. An API key needs one of the scopes `full`, `auth`, `read`.

        Args:
            subject: The subject to filter by.
            status: The status to filter by. Several values, as a repeated parameter or with commas, match any
                of them.
            order: The order by creation time: `desc` has the newest entry first, `asc` the oldest.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/v1/auth/sessions",
            query={"subject": subject, "status": status, "order": order, "limit": limit, "cursor": cursor},
        )
        return self._client._list(call, AuthSession, request_options)

    async def refresh(self, *, refresh_token: str, request_options: RequestOptions | None = None) -> AuthSessionTokens:
        """Refresh a session.

        Creates a new access token and a new refresh token. For ten seconds, the previous refresh token
        returns the same new tokens, so that simultaneous requests agree. Afterwards, using it revokes the
        session and creates the event `sessions.reuse_detected`, because two programs have the token. Send an
        `Idempotency-Key` to get a lost response again, for one day.

        `POST /v1/auth/sessions/refresh`. An API key needs one of the scopes `full`, `auth`.

        Args:
            refresh_token: The latest refresh token of the session.
        """
        call = Call("POST", "/v1/auth/sessions/refresh", body={"refresh_token": refresh_token}, idempotence="key")
        return await self._client._value(call, AuthSessionTokens, request_options)

    async def revoke_all(self, *, subject: str, request_options: RequestOptions | None = None) -> RevokedAuthSessions:
        """Revoke all sessions of a subject.

        Signs the person out everywhere, for example after they lost their phone.

        `POST /v1/auth/sessions/revoke_all`. An API key needs one of the scopes `full`, `auth`.

        Args:
            subject: Your own id of the person. Tokens and events contain it, so use an id without personal
                data.
        """
        call = Call("POST", "/v1/auth/sessions/revoke_all", body={"subject": subject}, idempotence="key")
        return await self._client._value(call, RevokedAuthSessions, request_options)

    async def get(self, sid: str, *, request_options: RequestOptions | None = None) -> AuthSession:
        """Retrieve a session.

        Returns the current session without tokens.

        `GET /v1/auth/sessions/{sid}`. An API key needs one of the scopes `full`, `auth`, `read`.
        """
        call = Call("GET", "/v1/auth/sessions/{sid}", sid)
        return await self._client._value(call, AuthSession, request_options)

    async def revoke(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Revoke a session.

        Signs the person out and revokes the refresh token. Access tokens are valid until they expire, for ten
        minutes at most. An ended session does not change.

        `DELETE /v1/auth/sessions/{sid}`. An API key needs one of the scopes `full`, `auth`.
        """
        call = Call("DELETE", "/v1/auth/sessions/{sid}", sid)
        return await self._client._nothing(call, request_options)


class AuthKeysResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def rotate(self, *, request_options: RequestOptions | None = None) -> AuthSigningKey:
        """Replace the signing keys.

        Creates a new key that signs at once, and withdraws all others. Use it only in an emergency. Resource
        servers refuse the earlier access tokens when they read the keys again, within five minutes. A refresh
        returns a new token. Without an emergency, keys rotate every 30 days. Posthorn publishes each key an
        hour before it signs.

        `POST /v1/auth/keys/rotate`. An API key needs one of the scopes `full`, `auth`.
        """
        call = Call("POST", "/v1/auth/keys/rotate", idempotence="key")
        return self._client._value(call, AuthSigningKey, request_options)


class AsyncAuthKeysResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def rotate(self, *, request_options: RequestOptions | None = None) -> AuthSigningKey:
        """Replace the signing keys.

        Creates a new key that signs at once, and withdraws all others. Use it only in an emergency. Resource
        servers refuse the earlier access tokens when they read the keys again, within five minutes. A refresh
        returns a new token. Without an emergency, keys rotate every 30 days. Posthorn publishes each key an
        hour before it signs.

        `POST /v1/auth/keys/rotate`. An API key needs one of the scopes `full`, `auth`.
        """
        call = Call("POST", "/v1/auth/keys/rotate", idempotence="key")
        return await self._client._value(call, AuthSigningKey, request_options)


class AuthSubjectsResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def get(self, subject: str, *, request_options: RequestOptions | None = None) -> AuthSubject:
        """Export a subject.

        Returns all data of the Auth API about a person with your own id: at most 10,000 entries of each kind,
        newest first. The lists are empty for an unknown id.

        `GET /v1/auth/subjects/{subject}`. An API key needs one of the scopes `full`, `auth`, `read`.
        """
        call = Call("GET", "/v1/auth/subjects/{subject}", subject)
        return self._client._value(call, AuthSubject, request_options)

    def erase(self, subject: str, *, request_options: RequestOptions | None = None) -> Response:
        """Erase a subject.

        Deletes all data of the Auth API about a person with your own id, and signs the person out. Posthorn
        also removes the id and the claims from their events, including events of earlier deleted objects. It
        creates no new event. Access tokens are valid until they expire, for ten minutes at most. An unknown
        id gives the same response.

        `DELETE /v1/auth/subjects/{subject}`. An API key needs one of the scopes `full`, `auth`.
        """
        call = Call("DELETE", "/v1/auth/subjects/{subject}", subject)
        return self._client._nothing(call, request_options)


class AsyncAuthSubjectsResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def get(self, subject: str, *, request_options: RequestOptions | None = None) -> AuthSubject:
        """Export a subject.

        Returns all data of the Auth API about a person with your own id: at most 10,000 entries of each kind,
        newest first. The lists are empty for an unknown id.

        `GET /v1/auth/subjects/{subject}`. An API key needs one of the scopes `full`, `auth`, `read`.
        """
        call = Call("GET", "/v1/auth/subjects/{subject}", subject)
        return await self._client._value(call, AuthSubject, request_options)

    async def erase(self, subject: str, *, request_options: RequestOptions | None = None) -> Response:
        """Erase a subject.

        Deletes all data of the Auth API about a person with your own id, and signs the person out. Posthorn
        also removes the id and the claims from their events, including events of earlier deleted objects. It
        creates no new event. Access tokens are valid until they expire, for ten minutes at most. An unknown
        id gives the same response.

        `DELETE /v1/auth/subjects/{subject}`. An API key needs one of the scopes `full`, `auth`.
        """
        call = Call("DELETE", "/v1/auth/subjects/{subject}", subject)
        return await self._client._nothing(call, request_options)


class AuthFactorsResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def create(
        self,
        *,
        subject: str,
        factor_type: types.FactorType,
        friendly_name: str,
        service_sid: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> FactorWithBinding:
        """Create a factor.

        Creates an authenticator app, a passkey or recovery codes for a person. Only this response contains
        `binding`. The person must verify an app or a passkey within 24 hours. Recovery codes work at once and
        replace the earlier recovery codes of the person with the same service. Apps show the name of the
        service.

        `POST /v1/auth/factors`. An API key needs one of the scopes `full`, `auth`.

        Args:
            service_sid: The service. Default: the default service.
            subject: Your own id of the person. Do not use an email or a phone number.
            factor_type: The type of factor to set up.
            friendly_name: The name that the person's app or device shows for the factor. Use their user name
                in your service.
        """
        call = Call(
            "POST",
            "/v1/auth/factors",
            body={
                "service_sid": service_sid,
                "subject": subject,
                "factor_type": factor_type,
                "friendly_name": friendly_name,
            },
            idempotence="key",
        )
        return self._client._value(call, FactorWithBinding, request_options)

    def list(
        self,
        *,
        subject: str | Omit = OMIT,
        service_sid: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Page[Factor]:
        """List factors.

        Returns factors, newest first.

        `GET /v1/auth/factors`. An API key needs one of the scopes `full`, `auth`, `read`.

        Args:
            subject: The person to filter by.
            service_sid: The service to filter by.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/v1/auth/factors",
            query={"subject": subject, "service_sid": service_sid, "limit": limit, "cursor": cursor},
        )
        return self._client._list(call, Factor, request_options)

    def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Factor:
        """Retrieve a factor.

        Returns the current factor without its secrets.

        `GET /v1/auth/factors/{sid}`. An API key needs one of the scopes `full`, `auth`, `read`.
        """
        call = Call("GET", "/v1/auth/factors/{sid}", sid)
        return self._client._value(call, Factor, request_options)

    def update(self, sid: str, *, friendly_name: str, request_options: RequestOptions | None = None) -> Factor:
        """Rename a factor.

        Changes the name of the factor. The person's app keeps the name that it has.

        `PATCH /v1/auth/factors/{sid}`. An API key needs one of the scopes `full`, `auth`.

        Args:
            friendly_name: The name that the person's app or device shows for the factor. Use their user name
                in your service.
        """
        call = Call("PATCH", "/v1/auth/factors/{sid}", sid, body={"friendly_name": friendly_name})
        return self._client._value(call, Factor, request_options)

    def delete(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Delete a factor.

        Deletes the factor and its secret. Its pending challenges can no longer be approved.

        `DELETE /v1/auth/factors/{sid}`. An API key needs one of the scopes `full`, `auth`.
        """
        call = Call("DELETE", "/v1/auth/factors/{sid}", sid)
        return self._client._nothing(call, request_options)

    def verify(
        self,
        sid: str,
        *,
        code: str | Omit = OMIT,
        response: Mapping[str, Any] | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> FactorCheck:
        """Verify a factor.

        Verifies a new factor by a code of the app, or by the new passkey. Challenges can use the factor only
        afterwards. The fifth wrong check deletes the factor.

        `POST /v1/auth/factors/{sid}/verify`. An API key needs one of the scopes `full`, `auth`.

        Args:
            code: The code that the person typed: the digits of the app, or a recovery code. Digits can be of
                any script. Spaces, dashes and invisible marks are ignored.
            response: The result of `navigator.credentials` for a passkey: `credential.toJSON()`, unchanged.
        """
        call = Call(
            "POST", "/v1/auth/factors/{sid}/verify", sid, body={"code": code, "response": response}, idempotence="key"
        )
        return self._client._value(call, FactorCheck, request_options)


class AsyncAuthFactorsResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def create(
        self,
        *,
        subject: str,
        factor_type: types.FactorType,
        friendly_name: str,
        service_sid: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> FactorWithBinding:
        """Create a factor.

        Creates an authenticator app, a passkey or recovery codes for a person. Only this response contains
        `binding`. The person must verify an app or a passkey within 24 hours. Recovery codes work at once and
        replace the earlier recovery codes of the person with the same service. Apps show the name of the
        service.

        `POST /v1/auth/factors`. An API key needs one of the scopes `full`, `auth`.

        Args:
            service_sid: The service. Default: the default service.
            subject: Your own id of the person. Do not use an email or a phone number.
            factor_type: The type of factor to set up.
            friendly_name: The name that the person's app or device shows for the factor. Use their user name
                in your service.
        """
        call = Call(
            "POST",
            "/v1/auth/factors",
            body={
                "service_sid": service_sid,
                "subject": subject,
                "factor_type": factor_type,
                "friendly_name": friendly_name,
            },
            idempotence="key",
        )
        return await self._client._value(call, FactorWithBinding, request_options)

    def list(
        self,
        *,
        subject: str | Omit = OMIT,
        service_sid: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AsyncList[Factor]:
        """List factors.

        Returns factors, newest first.

        `GET /v1/auth/factors`. An API key needs one of the scopes `full`, `auth`, `read`.

        Args:
            subject: The person to filter by.
            service_sid: The service to filter by.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/v1/auth/factors",
            query={"subject": subject, "service_sid": service_sid, "limit": limit, "cursor": cursor},
        )
        return self._client._list(call, Factor, request_options)

    async def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Factor:
        """Retrieve a factor.

        Returns the current factor without its secrets.

        `GET /v1/auth/factors/{sid}`. An API key needs one of the scopes `full`, `auth`, `read`.
        """
        call = Call("GET", "/v1/auth/factors/{sid}", sid)
        return await self._client._value(call, Factor, request_options)

    async def update(self, sid: str, *, friendly_name: str, request_options: RequestOptions | None = None) -> Factor:
        """Rename a factor.

        Changes the name of the factor. The person's app keeps the name that it has.

        `PATCH /v1/auth/factors/{sid}`. An API key needs one of the scopes `full`, `auth`.

        Args:
            friendly_name: The name that the person's app or device shows for the factor. Use their user name
                in your service.
        """
        call = Call("PATCH", "/v1/auth/factors/{sid}", sid, body={"friendly_name": friendly_name})
        return await self._client._value(call, Factor, request_options)

    async def delete(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Delete a factor.

        Deletes the factor and its secret. Its pending challenges can no longer be approved.

        `DELETE /v1/auth/factors/{sid}`. An API key needs one of the scopes `full`, `auth`.
        """
        call = Call("DELETE", "/v1/auth/factors/{sid}", sid)
        return await self._client._nothing(call, request_options)

    async def verify(
        self,
        sid: str,
        *,
        code: str | Omit = OMIT,
        response: Mapping[str, Any] | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> FactorCheck:
        """Verify a factor.

        Verifies a new factor by a code of the app, or by the new passkey. Challenges can use the factor only
        afterwards. The fifth wrong check deletes the factor.

        `POST /v1/auth/factors/{sid}/verify`. An API key needs one of the scopes `full`, `auth`.

        Args:
            code: The code that the person typed: the digits of the app, or a recovery code. Digits can be of
                any script. Spaces, dashes and invisible marks are ignored.
            response: The result of `navigator.credentials` for a passkey: `credential.toJSON()`, unchanged.
        """
        call = Call(
            "POST", "/v1/auth/factors/{sid}/verify", sid, body={"code": code, "response": response}, idempotence="key"
        )
        return await self._client._value(call, FactorCheck, request_options)


class AuthChallengesResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def create(
        self,
        *,
        factor_sid: str | Omit = OMIT,
        subject: str | Omit = OMIT,
        service_sid: str | Omit = OMIT,
        factor_type: types.FactorType | Omit = OMIT,
        payload: params.VerificationPayloadRequest | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> ChallengeWithOptions:
        """Challenge a person.

        Asks a person to prove a factor. The challenge expires after five minutes, and five wrong checks deny
        it. A person can have 50 challenges in an hour and 100 in a day.

        `POST /v1/auth/challenges`. An API key needs one of the scopes `full`, `auth`.

        Args:
            factor_sid: The factor. Send this, or `subject` and `factor_type`.
            subject: Your own id of the person. Every verified factor of `factor_type` can approve the
                challenge.
            service_sid: The service of the factors. Send it together with `subject`. Default: the default
                service.
            factor_type: The type of factor that the person must prove. Send it together with `subject`.
            payload: The action that the person approves, such as a payment. Show it to the person. The
                challenge and its events contain it.
        """
        call = Call(
            "POST",
            "/v1/auth/challenges",
            body={
                "factor_sid": factor_sid,
                "subject": subject,
                "service_sid": service_sid,
                "factor_type": factor_type,
                "payload": payload,
            },
            idempotence="key",
        )
        return self._client._value(call, ChallengeWithOptions, request_options)

    def list(
        self,
        *,
        subject: str | Omit = OMIT,
        service_sid: str | Omit = OMIT,
        factor_sid: str | Omit = OMIT,
        status: types.ChallengeStatus | Sequence[types.ChallengeStatus] | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Page[Challenge]:
        """List challenges.

        Returns challenges, newest first.

        `GET /v1/auth/challenges`. An API key needs one of the scopes `full`, `auth`, `read`.

        Args:
            subject: The person to filter by.
            service_sid: The service to filter by.
            factor_sid: The factor to filter by.
            status: The status to filter by. Several values, as a repeated parameter or with commas, match any
                of them.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/v1/auth/challenges",
            query={
                "subject": subject,
                "service_sid": service_sid,
                "factor_sid": factor_sid,
                "status": status,
                "limit": limit,
                "cursor": cursor,
            },
        )
        return self._client._list(call, Challenge, request_options)

    def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Challenge:
        """Retrieve a challenge.

        Returns the current challenge.

        `GET /v1/auth/challenges/{sid}`. An API key needs one of the scopes `full`, `auth`, `read`.
        """
        call = Call("GET", "/v1/auth/challenges/{sid}", sid)
        return self._client._value(call, Challenge, request_options)

    def check(
        self,
        sid: str,
        *,
        code: str | Omit = OMIT,
        response: Mapping[str, Any] | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> ChallengeCheck:
        """Check a proof.

        Approves the challenge if the code or the passkey is correct. Each code and each signature works once.
        Five wrong checks deny the challenge.

        `POST /v1/auth/challenges/{sid}/check`. An API key needs one of the scopes `full`, `auth`.

        Args:
            code: The code that the person typed: the digits of the app, or a recovery code. Digits can be of
                any script. Spaces, dashes and invisible marks are ignored.
            response: The result of `navigator.credentials` for a passkey: `credential.toJSON()`, unchanged.
        """
        call = Call(
            "POST", "/v1/auth/challenges/{sid}/check", sid, body={"code": code, "response": response}, idempotence="key"
        )
        return self._client._value(call, ChallengeCheck, request_options)


class AsyncAuthChallengesResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def create(
        self,
        *,
        factor_sid: str | Omit = OMIT,
        subject: str | Omit = OMIT,
        service_sid: str | Omit = OMIT,
        factor_type: types.FactorType | Omit = OMIT,
        payload: params.VerificationPayloadRequest | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> ChallengeWithOptions:
        """Challenge a person.

        Asks a person to prove a factor. The challenge expires after five minutes, and five wrong checks deny
        it. A person can have 50 challenges in an hour and 100 in a day.

        `POST /v1/auth/challenges`. An API key needs one of the scopes `full`, `auth`.

        Args:
            factor_sid: The factor. Send this, or `subject` and `factor_type`.
            subject: Your own id of the person. Every verified factor of `factor_type` can approve the
                challenge.
            service_sid: The service of the factors. Send it together with `subject`. Default: the default
                service.
            factor_type: The type of factor that the person must prove. Send it together with `subject`.
            payload: The action that the person approves, such as a payment. Show it to the person. The
                challenge and its events contain it.
        """
        call = Call(
            "POST",
            "/v1/auth/challenges",
            body={
                "factor_sid": factor_sid,
                "subject": subject,
                "service_sid": service_sid,
                "factor_type": factor_type,
                "payload": payload,
            },
            idempotence="key",
        )
        return await self._client._value(call, ChallengeWithOptions, request_options)

    def list(
        self,
        *,
        subject: str | Omit = OMIT,
        service_sid: str | Omit = OMIT,
        factor_sid: str | Omit = OMIT,
        status: types.ChallengeStatus | Sequence[types.ChallengeStatus] | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AsyncList[Challenge]:
        """List challenges.

        Returns challenges, newest first.

        `GET /v1/auth/challenges`. An API key needs one of the scopes `full`, `auth`, `read`.

        Args:
            subject: The person to filter by.
            service_sid: The service to filter by.
            factor_sid: The factor to filter by.
            status: The status to filter by. Several values, as a repeated parameter or with commas, match any
                of them.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/v1/auth/challenges",
            query={
                "subject": subject,
                "service_sid": service_sid,
                "factor_sid": factor_sid,
                "status": status,
                "limit": limit,
                "cursor": cursor,
            },
        )
        return self._client._list(call, Challenge, request_options)

    async def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Challenge:
        """Retrieve a challenge.

        Returns the current challenge.

        `GET /v1/auth/challenges/{sid}`. An API key needs one of the scopes `full`, `auth`, `read`.
        """
        call = Call("GET", "/v1/auth/challenges/{sid}", sid)
        return await self._client._value(call, Challenge, request_options)

    async def check(
        self,
        sid: str,
        *,
        code: str | Omit = OMIT,
        response: Mapping[str, Any] | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> ChallengeCheck:
        """Check a proof.

        Approves the challenge if the code or the passkey is correct. Each code and each signature works once.
        Five wrong checks deny the challenge.

        `POST /v1/auth/challenges/{sid}/check`. An API key needs one of the scopes `full`, `auth`.

        Args:
            code: The code that the person typed: the digits of the app, or a recovery code. Digits can be of
                any script. Spaces, dashes and invisible marks are ignored.
            response: The result of `navigator.credentials` for a passkey: `credential.toJSON()`, unchanged.
        """
        call = Call(
            "POST", "/v1/auth/challenges/{sid}/check", sid, body={"code": code, "response": response}, idempotence="key"
        )
        return await self._client._value(call, ChallengeCheck, request_options)


class AuthResource:
    def __init__(self, client: Client) -> None:
        self._client = client
        self.verifications = AuthVerificationsResource(client)
        self.verification_checks = AuthVerificationChecksResource(client)
        self.attempts = AuthAttemptsResource(client)
        self.services = AuthServicesResource(client)
        self.texts = AuthTextsResource(client)
        self.safe_list = AuthSafeListResource(client)
        self.blocks = AuthBlocksResource(client)
        self.lookup = AuthLookupResource(client)
        self.sessions = AuthSessionsResource(client)
        self.keys = AuthKeysResource(client)
        self.subjects = AuthSubjectsResource(client)
        self.factors = AuthFactorsResource(client)
        self.challenges = AuthChallengesResource(client)

    def get_settings(self, *, request_options: RequestOptions | None = None) -> VerificationSettings:
        """Retrieve the settings.

        Returns the settings of the account. Settings that the account did not change have their defaults.

        `GET /v1/auth/settings`. An API key needs one of the scopes `full`, `auth`, `read`.
        """
        call = Call("GET", "/v1/auth/settings")
        return self._client._value(call, VerificationSettings, request_options)

    def update_settings(
        self,
        *,
        friendly_name: str | Omit = OMIT,
        locale: str | Omit = OMIT,
        code_length: int | Omit = OMIT,
        ttl_seconds: int | Omit = OMIT,
        checks_max: int | Omit = OMIT,
        sends_max: int | Omit = OMIT,
        recipient_hourly_max: int | Omit = OMIT,
        recipient_daily_max: int | Omit = OMIT,
        client_ip_hourly_max: int | Omit = OMIT,
        daily_sends_max: int | Omit = OMIT,
        daily_spend_max: float | Decimal | None | Omit = OMIT,
        whatsapp_template: params.VerificationTemplate | None | Omit = OMIT,
        domain: str | None | Omit = OMIT,
        app_hash: str | None | Omit = OMIT,
        abuse_mode: types.VerificationMode | Omit = OMIT,
        passkey_rp_id: str | None | Omit = OMIT,
        passkey_user_verification: types.PasskeyUserVerification | Omit = OMIT,
        senders: Sequence[str] | Omit = OMIT,
        allowed_countries: Sequence[str] | Omit = OMIT,
        redirect_urls: Sequence[str] | Omit = OMIT,
        passkey_origins: Sequence[str] | Omit = OMIT,
        rate_limits: Sequence[params.VerificationRateLimit] | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> VerificationSettings:
        """Change the settings.

        Changes the fields that you send. Pending verifications keep their earlier settings.

        `PATCH /v1/auth/settings`. An API key needs one of the scopes `full`, `auth`.

        Args:
            friendly_name: The name of your service, which precedes the text of each message. Empty for no
                name.
            locale: The default language of messages.
            code_length: The number of digits in a code. Less than six works only with the simulator.
            ttl_seconds: The number of seconds for which a code or a link is valid.
            checks_max: The number of wrong checks that end a verification.
            sends_max: The maximum number of messages of a verification.
            recipient_hourly_max: The maximum number of new verifications of one recipient in an hour.
            recipient_daily_max: The maximum number of new verifications of one recipient in a day.
            client_ip_hourly_max: The maximum number of new verifications from one `client_ip` in an hour.
                Approved ones do not count.
            daily_sends_max: The maximum number of messages of all verifications in a day.
            daily_spend_max: The maximum price of all messages in a day, in the currency of prices. Null for
                no limit.
            whatsapp_template: The authentication template of codes over WhatsApp, with a button that copies
                the code or fills it in. Null for none: WhatsApp is then not used. In a form, send JSON.
            domain: The domain of your web site, for codes that browsers fill in. Null without one.
            app_hash: The hash of your Android app. Null without one.
            abuse_mode: The mode of blocks: they refuse verifications, or Posthorn only records and announces
                them.
            passkey_rp_id: The domain of passkeys (the WebAuthn relying party ID): the domain of your site, or
                a parent domain. A passkey works only for its domain, so a change needs new passkeys. Null
                without one.
            passkey_user_verification: The user verification of passkeys: whether the device must check the
                user by PIN, fingerprint or face.
            senders: The senders of messages.
            allowed_countries: The allowed countries of recipients.
            redirect_urls: The allowed redirect URLs of links.
            passkey_origins: The origins where passkeys work: origins of pages, and `android:apk-key-hash:`
                with the hash of an app.
            rate_limits: Your own rate limits.
        """
        call = Call(
            "PATCH",
            "/v1/auth/settings",
            body={
                "friendly_name": friendly_name,
                "locale": locale,
                "code_length": code_length,
                "ttl_seconds": ttl_seconds,
                "checks_max": checks_max,
                "sends_max": sends_max,
                "recipient_hourly_max": recipient_hourly_max,
                "recipient_daily_max": recipient_daily_max,
                "client_ip_hourly_max": client_ip_hourly_max,
                "daily_sends_max": daily_sends_max,
                "daily_spend_max": daily_spend_max,
                "whatsapp_template": whatsapp_template,
                "domain": domain,
                "app_hash": app_hash,
                "abuse_mode": abuse_mode,
                "passkey_rp_id": passkey_rp_id,
                "passkey_user_verification": passkey_user_verification,
                "senders": senders,
                "allowed_countries": allowed_countries,
                "redirect_urls": redirect_urls,
                "passkey_origins": passkey_origins,
                "rate_limits": rate_limits,
            },
        )
        return self._client._value(call, VerificationSettings, request_options)

    def get_recipients(self, *, to: str, request_options: RequestOptions | None = None) -> VerificationRecipient:
        """Export an address.

        Returns the account's data about an address: verifications, their attempts, counts of limits and the
        entry on the safe list. List its messages with `GET /v1/messages?to=`.

        `GET /v1/auth/recipients`. An API key needs one of the scopes `full`, `auth`, `read`.

        Args:
            to: The address: a phone number with its country code in any usual format, an email address, or a
                chat address with its prefix.
        """
        call = Call("GET", "/v1/auth/recipients", query={"to": to})
        return self._client._value(call, VerificationRecipient, request_options)

    def delete_recipients(self, *, to: str, request_options: RequestOptions | None = None) -> Response:
        """Erase an address.

        Erases the data that `GET /v1/auth/recipients` returns. A pending verification ends without an event,
        and its code or link stops working. Events remain until their retention ends, without `tags` and
        `payload`. Messages remain: delete each with `DELETE /v1/messages/{sid}`. A repeated request returns
        the same response.

        `DELETE /v1/auth/recipients`. An API key needs one of the scopes `full`, `auth`.

        Args:
            to: The address: a phone number with its country code in any usual format, an email address, or a
                chat address with its prefix.
        """
        call = Call("DELETE", "/v1/auth/recipients", query={"to": to})
        return self._client._nothing(call, request_options)

    def get_jwks(self, *, account_sid: str, request_options: RequestOptions | None = None) -> AuthJwks:
        """Get the public keys.

        Returns the keys to verify the access tokens of an account, as a JSON Web Key Set (RFC 7517). Resource
        servers can cache the keys for 5 minutes. The set is empty for an account without keys and for an
        unknown account. Do not cache an empty set: the first key signs at once.

        `GET /v1/auth/jwks.json`. This operation needs no sign-in.

        Args:
            account_sid: The account that issued the access tokens.
        """
        call = Call("GET", "/v1/auth/jwks.json", query={"account_sid": account_sid})
        return self._client._value(call, AuthJwks, request_options)


class AsyncAuthResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client
        self.verifications = AsyncAuthVerificationsResource(client)
        self.verification_checks = AsyncAuthVerificationChecksResource(client)
        self.attempts = AsyncAuthAttemptsResource(client)
        self.services = AsyncAuthServicesResource(client)
        self.texts = AsyncAuthTextsResource(client)
        self.safe_list = AsyncAuthSafeListResource(client)
        self.blocks = AsyncAuthBlocksResource(client)
        self.lookup = AsyncAuthLookupResource(client)
        self.sessions = AsyncAuthSessionsResource(client)
        self.keys = AsyncAuthKeysResource(client)
        self.subjects = AsyncAuthSubjectsResource(client)
        self.factors = AsyncAuthFactorsResource(client)
        self.challenges = AsyncAuthChallengesResource(client)

    async def get_settings(self, *, request_options: RequestOptions | None = None) -> VerificationSettings:
        """Retrieve the settings.

        Returns the settings of the account. Settings that the account did not change have their defaults.

        `GET /v1/auth/settings`. An API key needs one of the scopes `full`, `auth`, `read`.
        """
        call = Call("GET", "/v1/auth/settings")
        return await self._client._value(call, VerificationSettings, request_options)

    async def update_settings(
        self,
        *,
        friendly_name: str | Omit = OMIT,
        locale: str | Omit = OMIT,
        code_length: int | Omit = OMIT,
        ttl_seconds: int | Omit = OMIT,
        checks_max: int | Omit = OMIT,
        sends_max: int | Omit = OMIT,
        recipient_hourly_max: int | Omit = OMIT,
        recipient_daily_max: int | Omit = OMIT,
        client_ip_hourly_max: int | Omit = OMIT,
        daily_sends_max: int | Omit = OMIT,
        daily_spend_max: float | Decimal | None | Omit = OMIT,
        whatsapp_template: params.VerificationTemplate | None | Omit = OMIT,
        domain: str | None | Omit = OMIT,
        app_hash: str | None | Omit = OMIT,
        abuse_mode: types.VerificationMode | Omit = OMIT,
        passkey_rp_id: str | None | Omit = OMIT,
        passkey_user_verification: types.PasskeyUserVerification | Omit = OMIT,
        senders: Sequence[str] | Omit = OMIT,
        allowed_countries: Sequence[str] | Omit = OMIT,
        redirect_urls: Sequence[str] | Omit = OMIT,
        passkey_origins: Sequence[str] | Omit = OMIT,
        rate_limits: Sequence[params.VerificationRateLimit] | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> VerificationSettings:
        """Change the settings.

        Changes the fields that you send. Pending verifications keep their earlier settings.

        `PATCH /v1/auth/settings`. An API key needs one of the scopes `full`, `auth`.

        Args:
            friendly_name: The name of your service, which precedes the text of each message. Empty for no
                name.
            locale: The default language of messages.
            code_length: The number of digits in a code. Less than six works only with the simulator.
            ttl_seconds: The number of seconds for which a code or a link is valid.
            checks_max: The number of wrong checks that end a verification.
            sends_max: The maximum number of messages of a verification.
            recipient_hourly_max: The maximum number of new verifications of one recipient in an hour.
            recipient_daily_max: The maximum number of new verifications of one recipient in a day.
            client_ip_hourly_max: The maximum number of new verifications from one `client_ip` in an hour.
                Approved ones do not count.
            daily_sends_max: The maximum number of messages of all verifications in a day.
            daily_spend_max: The maximum price of all messages in a day, in the currency of prices. Null for
                no limit.
            whatsapp_template: The authentication template of codes over WhatsApp, with a button that copies
                the code or fills it in. Null for none: WhatsApp is then not used. In a form, send JSON.
            domain: The domain of your web site, for codes that browsers fill in. Null without one.
            app_hash: The hash of your Android app. Null without one.
            abuse_mode: The mode of blocks: they refuse verifications, or Posthorn only records and announces
                them.
            passkey_rp_id: The domain of passkeys (the WebAuthn relying party ID): the domain of your site, or
                a parent domain. A passkey works only for its domain, so a change needs new passkeys. Null
                without one.
            passkey_user_verification: The user verification of passkeys: whether the device must check the
                user by PIN, fingerprint or face.
            senders: The senders of messages.
            allowed_countries: The allowed countries of recipients.
            redirect_urls: The allowed redirect URLs of links.
            passkey_origins: The origins where passkeys work: origins of pages, and `android:apk-key-hash:`
                with the hash of an app.
            rate_limits: Your own rate limits.
        """
        call = Call(
            "PATCH",
            "/v1/auth/settings",
            body={
                "friendly_name": friendly_name,
                "locale": locale,
                "code_length": code_length,
                "ttl_seconds": ttl_seconds,
                "checks_max": checks_max,
                "sends_max": sends_max,
                "recipient_hourly_max": recipient_hourly_max,
                "recipient_daily_max": recipient_daily_max,
                "client_ip_hourly_max": client_ip_hourly_max,
                "daily_sends_max": daily_sends_max,
                "daily_spend_max": daily_spend_max,
                "whatsapp_template": whatsapp_template,
                "domain": domain,
                "app_hash": app_hash,
                "abuse_mode": abuse_mode,
                "passkey_rp_id": passkey_rp_id,
                "passkey_user_verification": passkey_user_verification,
                "senders": senders,
                "allowed_countries": allowed_countries,
                "redirect_urls": redirect_urls,
                "passkey_origins": passkey_origins,
                "rate_limits": rate_limits,
            },
        )
        return await self._client._value(call, VerificationSettings, request_options)

    async def get_recipients(self, *, to: str, request_options: RequestOptions | None = None) -> VerificationRecipient:
        """Export an address.

        Returns the account's data about an address: verifications, their attempts, counts of limits and the
        entry on the safe list. List its messages with `GET /v1/messages?to=`.

        `GET /v1/auth/recipients`. An API key needs one of the scopes `full`, `auth`, `read`.

        Args:
            to: The address: a phone number with its country code in any usual format, an email address, or a
                chat address with its prefix.
        """
        call = Call("GET", "/v1/auth/recipients", query={"to": to})
        return await self._client._value(call, VerificationRecipient, request_options)

    async def delete_recipients(self, *, to: str, request_options: RequestOptions | None = None) -> Response:
        """Erase an address.

        Erases the data that `GET /v1/auth/recipients` returns. A pending verification ends without an event,
        and its code or link stops working. Events remain until their retention ends, without `tags` and
        `payload`. Messages remain: delete each with `DELETE /v1/messages/{sid}`. A repeated request returns
        the same response.

        `DELETE /v1/auth/recipients`. An API key needs one of the scopes `full`, `auth`.

        Args:
            to: The address: a phone number with its country code in any usual format, an email address, or a
                chat address with its prefix.
        """
        call = Call("DELETE", "/v1/auth/recipients", query={"to": to})
        return await self._client._nothing(call, request_options)

    async def get_jwks(self, *, account_sid: str, request_options: RequestOptions | None = None) -> AuthJwks:
        """Get the public keys.

        Returns the keys to verify the access tokens of an account, as a JSON Web Key Set (RFC 7517). Resource
        servers can cache the keys for 5 minutes. The set is empty for an account without keys and for an
        unknown account. Do not cache an empty set: the first key signs at once.

        `GET /v1/auth/jwks.json`. This operation needs no sign-in.

        Args:
            account_sid: The account that issued the access tokens.
        """
        call = Call("GET", "/v1/auth/jwks.json", query={"account_sid": account_sid})
        return await self._client._value(call, AuthJwks, request_options)

"""`client.opt_outs`."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from typing import TYPE_CHECKING, Sequence

from .._async_client import AsyncClient
from .._client import Client
from .._model import Response
from .._options import OMIT, Omit, RequestOptions
from .._page import AsyncList, Page
from .._request import Call
from ..types import OptOut, OptOutSettings

if TYPE_CHECKING:
    from .. import params, types


class OptOutsResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def list(
        self,
        *,
        from_: str | Omit = OMIT,
        to: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Page[OptOut]:
        """List opt-outs.

        Returns opt-outs, ordered by sender, then recipient. With `from`, it also returns those for every
        sender. With `to` and without `from`, a page reads at most ten thousand entries. So it can have fewer
        than `limit`, or none, while `has_more` is true. Continue with `next_cursor`.

        `GET /v1/opt_outs`. An API key needs one of the scopes `full`, `messages`, `read`.

        Args:
            from_: The sender to filter by.
            to: The recipient to filter by.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/v1/opt_outs", query={"from": from_, "to": to, "limit": limit, "cursor": cursor})
        return self._client._list(call, OptOut, request_options)

    def create(self, *, to: str, from_: str | Omit = OMIT, request_options: RequestOptions | None = None) -> OptOut:
        """Record an opt-out.

        Records that a recipient wants no more messages, as they said it in another way than by STOP, such as
        on the phone. Posthorn cancels queued messages to the recipient, refuses later ones with
        `recipient_opted_out`, and sends no reply. Without `from`, the opt-out holds for every sender of the
        account. A repeated request returns the stored opt-out.

        `POST /v1/opt_outs`. An API key needs one of the scopes `full`, `messages`.

        Args:
            from_: The sender. Default: every sender of the account.
            to: The recipient. A phone number with its country code, a chat address with its prefix, as in
                xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in
                email:ann@example.org. A number can contain spaces, dashes, dots, slashes and parentheses. The
                response has it in E.164.
        """
        call = Call("POST", "/v1/opt_outs", body={"from": from_, "to": to}, idempotence="key")
        return self._client._value(call, OptOut, request_options)

    def delete(self, *, to: str, from_: str | Omit = OMIT, request_options: RequestOptions | None = None) -> Response:
        """Delete an opt-out.

        Lets the sender send to the recipient again. Without `from`, deletes the opt-out that holds for every
        sender. Use it only for recipients who asked for messages in another way than START, such as on paper.
        You can also send `from` and `to` in a body, as a form or JSON.

        `DELETE /v1/opt_outs`. An API key needs one of the scopes `full`, `messages`.

        Args:
            from_: The sender. Default: the opt-out for every sender.
            to: The recipient. A phone number with its country code, a chat address with its prefix, as in
                xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in
                email:ann@example.org. A number can contain spaces, dashes, dots, slashes and parentheses. The
                response has it in E.164.
        """
        call = Call("DELETE", "/v1/opt_outs", query={"from": from_, "to": to})
        return self._client._nothing(call, request_options)

    def get_settings(self, *, request_options: RequestOptions | None = None) -> OptOutSettings:
        """Retrieve the settings.

        Returns the settings of the account for opt-outs, with defaults for those that it did not change.

        `GET /v1/opt_outs/settings`. An API key needs one of the scopes `full`, `messages`, `read`.
        """
        call = Call("GET", "/v1/opt_outs/settings")
        return self._client._value(call, OptOutSettings, request_options)

    def update_settings(
        self,
        *,
        holds_for: types.OptOutReach | Omit = OMIT,
        language: str | Omit = OMIT,
        languages: Sequence[params.UpdateOptOutSettingsLanguages] | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> OptOutSettings:
        """Change the settings.

        Changes the fields that you send. `languages` replaces the earlier list. The built-in keywords always
        work. `holds_for` holds for new opt-outs.

        `PATCH /v1/opt_outs/settings`. An API key needs one of the scopes `full`, `messages`.

        Args:
            holds_for: The senders for which a new opt-out holds.
            language: The language of replies to words that every language uses.
            languages: Your own keywords and replies, up to 20 languages.
        """
        call = Call(
            "PATCH",
            "/v1/opt_outs/settings",
            body={"holds_for": holds_for, "language": language, "languages": languages},
        )
        return self._client._value(call, OptOutSettings, request_options)


class AsyncOptOutsResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    def list(
        self,
        *,
        from_: str | Omit = OMIT,
        to: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AsyncList[OptOut]:
        """List opt-outs.

        Returns opt-outs, ordered by sender, then recipient. With `from`, it also returns those for every
        sender. With `to` and without `from`, a page reads at most ten thousand entries. So it can have fewer
        than `limit`, or none, while `has_more` is true. Continue with `next_cursor`.

        `GET /v1/opt_outs`. An API key needs one of the scopes `full`, `messages`, `read`.

        Args:
            from_: The sender to filter by.
            to: The recipient to filter by.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/v1/opt_outs", query={"from": from_, "to": to, "limit": limit, "cursor": cursor})
        return self._client._list(call, OptOut, request_options)

    async def create(
        self, *, to: str, from_: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> OptOut:
        """Record an opt-out.

        Records that a recipient wants no more messages, as they said it in another way than by STOP, such as
        on the phone. Posthorn cancels queued messages to the recipient, refuses later ones with
        `recipient_opted_out`, and sends no reply. Without `from`, the opt-out holds for every sender of the
        account. A repeated request returns the stored opt-out.

        `POST /v1/opt_outs`. An API key needs one of the scopes `full`, `messages`.

        Args:
            from_: The sender. Default: every sender of the account.
            to: The recipient. A phone number with its country code, a chat address with its prefix, as in
                xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in
                email:ann@example.org. A number can contain spaces, dashes, dots, slashes and parentheses. The
                response has it in E.164.
        """
        call = Call("POST", "/v1/opt_outs", body={"from": from_, "to": to}, idempotence="key")
        return await self._client._value(call, OptOut, request_options)

    async def delete(
        self, *, to: str, from_: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> Response:
        """Delete an opt-out.

        Lets the sender send to the recipient again. Without `from`, deletes the opt-out that holds for every
        sender. Use it only for recipients who asked for messages in another way than START, such as on paper.
        You can also send `from` and `to` in a body, as a form or JSON.

        `DELETE /v1/opt_outs`. An API key needs one of the scopes `full`, `messages`.

        Args:
            from_: The sender. Default: the opt-out for every sender.
            to: The recipient. A phone number with its country code, a chat address with its prefix, as in
                xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in
                email:ann@example.org. A number can contain spaces, dashes, dots, slashes and parentheses. The
                response has it in E.164.
        """
        call = Call("DELETE", "/v1/opt_outs", query={"from": from_, "to": to})
        return await self._client._nothing(call, request_options)

    async def get_settings(self, *, request_options: RequestOptions | None = None) -> OptOutSettings:
        """Retrieve the settings.

        Returns the settings of the account for opt-outs, with defaults for those that it did not change.

        `GET /v1/opt_outs/settings`. An API key needs one of the scopes `full`, `messages`, `read`.
        """
        call = Call("GET", "/v1/opt_outs/settings")
        return await self._client._value(call, OptOutSettings, request_options)

    async def update_settings(
        self,
        *,
        holds_for: types.OptOutReach | Omit = OMIT,
        language: str | Omit = OMIT,
        languages: Sequence[params.UpdateOptOutSettingsLanguages] | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> OptOutSettings:
        """Change the settings.

        Changes the fields that you send. `languages` replaces the earlier list. The built-in keywords always
        work. `holds_for` holds for new opt-outs.

        `PATCH /v1/opt_outs/settings`. An API key needs one of the scopes `full`, `messages`.

        Args:
            holds_for: The senders for which a new opt-out holds.
            language: The language of replies to words that every language uses.
            languages: Your own keywords and replies, up to 20 languages.
        """
        call = Call(
            "PATCH",
            "/v1/opt_outs/settings",
            body={"holds_for": holds_for, "language": language, "languages": languages},
        )
        return await self._client._value(call, OptOutSettings, request_options)

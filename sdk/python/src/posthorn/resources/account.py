"""`client.account`."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from .._async_client import AsyncClient
from .._client import Client
from .._options import OMIT, Omit, RequestOptions
from .._request import Call
from ..types import Account, NewAuthToken


class AccountResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def get(self, *, request_options: RequestOptions | None = None) -> Account:
        """Retrieve the account.

        Returns the account of the credentials. Use this request to check credentials.

        `GET /v1/account`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `auth`, `read`.
        """
        call = Call("GET", "/v1/account")
        return self._client._value(call, Account, request_options)

    def update(
        self,
        *,
        name: str | Omit = OMIT,
        support_email: str | None | Omit = OMIT,
        support_phone: str | None | Omit = OMIT,
        support_url: str | None | Omit = OMIT,
        keeps_token_copy: bool | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Account:
        """Change the account.

        Changes the fields that you send. Payment pages and receipts show the name of the account, and how its
        customers reach it.

        `PATCH /v1/account`. An API key needs one of the scopes `full`.

        Args:
            name: The display name, also for customers, up to 200 characters.
            support_email: The email address for customers. Payment pages and receipts show it. Null for none.
            support_phone: The phone number for customers, with its country code. Payment pages and receipts
                show it. Null for none.
            support_url: The web page for customers, which begins with https://, up to 200 characters. Payment
                pages and receipts show it. Null for none.
            keeps_token_copy: Whether Posthorn keeps an encrypted copy of the Auth Token. `false` erases it,
                so status callbacks in Twilio's form have no signature. After `true`, the next request with
                the token stores it again.
        """
        call = Call(
            "PATCH",
            "/v1/account",
            body={
                "name": name,
                "support_email": support_email,
                "support_phone": support_phone,
                "support_url": support_url,
                "keeps_token_copy": keeps_token_copy,
            },
        )
        return self._client._value(call, Account, request_options)

    def rotate_token(
        self, *, overlap_seconds: int | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> NewAuthToken:
        """Rotate the Auth Token.

        Creates a new Auth Token and returns it only in this response. The previous token works until the
        overlap ends, so that you can update programs one by one.

        `POST /v1/account/rotate_token`. An API key needs one of the scopes `full`.

        Args:
            overlap_seconds: The time in seconds until the previous token stops working. Default: a day.
                Maximum: a week. 0 ends it at once.
        """
        call = Call("POST", "/v1/account/rotate_token", body={"overlap_seconds": overlap_seconds}, idempotence="key")
        return self._client._value(call, NewAuthToken, request_options)

    def end_previous_token(self, *, request_options: RequestOptions | None = None) -> Account:
        """End the previous Auth Token.

        Ends the previous Auth Token before its overlap is over. The current token stays valid. Without a
        previous token, nothing changes.

        `POST /v1/account/end_previous_token`. An API key needs one of the scopes `full`.
        """
        call = Call("POST", "/v1/account/end_previous_token", body={}, idempotence="key")
        return self._client._value(call, Account, request_options)


class AsyncAccountResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def get(self, *, request_options: RequestOptions | None = None) -> Account:
        """Retrieve the account.

        Returns the account of the credentials. Use this request to check credentials.

        `GET /v1/account`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `auth`, `read`.
        """
        call = Call("GET", "/v1/account")
        return await self._client._value(call, Account, request_options)

    async def update(
        self,
        *,
        name: str | Omit = OMIT,
        support_email: str | None | Omit = OMIT,
        support_phone: str | None | Omit = OMIT,
        support_url: str | None | Omit = OMIT,
        keeps_token_copy: bool | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Account:
        """Change the account.

        Changes the fields that you send. Payment pages and receipts show the name of the account, and how its
        customers reach it.

        `PATCH /v1/account`. An API key needs one of the scopes `full`.

        Args:
            name: The display name, also for customers, up to 200 characters.
            support_email: The email address for customers. Payment pages and receipts show it. Null for none.
            support_phone: The phone number for customers, with its country code. Payment pages and receipts
                show it. Null for none.
            support_url: The web page for customers, which begins with https://, up to 200 characters. Payment
                pages and receipts show it. Null for none.
            keeps_token_copy: Whether Posthorn keeps an encrypted copy of the Auth Token. `false` erases it,
                so status callbacks in Twilio's form have no signature. After `true`, the next request with
                the token stores it again.
        """
        call = Call(
            "PATCH",
            "/v1/account",
            body={
                "name": name,
                "support_email": support_email,
                "support_phone": support_phone,
                "support_url": support_url,
                "keeps_token_copy": keeps_token_copy,
            },
        )
        return await self._client._value(call, Account, request_options)

    async def rotate_token(
        self, *, overlap_seconds: int | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> NewAuthToken:
        """Rotate the Auth Token.

        Creates a new Auth Token and returns it only in this response. The previous token works until the
        overlap ends, so that you can update programs one by one.

        `POST /v1/account/rotate_token`. An API key needs one of the scopes `full`.

        Args:
            overlap_seconds: The time in seconds until the previous token stops working. Default: a day.
                Maximum: a week. 0 ends it at once.
        """
        call = Call("POST", "/v1/account/rotate_token", body={"overlap_seconds": overlap_seconds}, idempotence="key")
        return await self._client._value(call, NewAuthToken, request_options)

    async def end_previous_token(self, *, request_options: RequestOptions | None = None) -> Account:
        """End the previous Auth Token.

        Ends the previous Auth Token before its overlap is over. The current token stays valid. Without a
        previous token, nothing changes.

        `POST /v1/account/end_previous_token`. An API key needs one of the scopes `full`.
        """
        call = Call("POST", "/v1/account/end_previous_token", body={}, idempotence="key")
        return await self._client._value(call, Account, request_options)

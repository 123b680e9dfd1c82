"""`client.api_keys`."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_client import AsyncClient
from .._client import Client
from .._model import Response
from .._options import OMIT, Omit, RequestOptions
from .._page import AsyncList, Page
from .._request import Call
from ..types import ApiKey, ApiKeyWithSecret

if TYPE_CHECKING:
    from .. import types


class ApiKeysResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def create(
        self, *, name: str, scope: types.ApiKeyScope | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> ApiKeyWithSecret:
        """Create an API key.

        Creates an API key. Sign in with its sid as the user name and its secret as the password. Only this
        response contains the secret.

        `POST /v1/api_keys`. An API key needs one of the scopes `full`.

        Args:
            name: The display name.
            scope: The permissions of the key. The default is `full`.
        """
        call = Call("POST", "/v1/api_keys", body={"name": name, "scope": scope}, idempotence="key")
        return self._client._value(call, ApiKeyWithSecret, request_options)

    def list(
        self, *, limit: int | Omit = OMIT, cursor: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> Page[ApiKey]:
        """List API keys.

        Returns all API keys, including revoked ones, newest first.

        `GET /v1/api_keys`. An API key needs one of the scopes `full`.

        Args:
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/v1/api_keys", query={"limit": limit, "cursor": cursor})
        return self._client._list(call, ApiKey, request_options)

    def get(self, sid: str, *, request_options: RequestOptions | None = None) -> ApiKey:
        """Retrieve an API key.

        Returns the API key without its secret.

        `GET /v1/api_keys/{sid}`. An API key needs one of the scopes `full`.
        """
        call = Call("GET", "/v1/api_keys/{sid}", sid)
        return self._client._value(call, ApiKey, request_options)

    def revoke(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Revoke an API key.

        Revokes the key permanently. Other processes of the installation refuse it within five seconds. The
        list still contains the key.

        `DELETE /v1/api_keys/{sid}`. An API key needs one of the scopes `full`.
        """
        call = Call("DELETE", "/v1/api_keys/{sid}", sid)
        return self._client._nothing(call, request_options)


class AsyncApiKeysResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def create(
        self, *, name: str, scope: types.ApiKeyScope | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> ApiKeyWithSecret:
        """Create an API key.

        Creates an API key. Sign in with its sid as the user name and its secret as the password. Only this
        response contains the secret.

        `POST /v1/api_keys`. An API key needs one of the scopes `full`.

        Args:
            name: The display name.
            scope: The permissions of the key. The default is `full`.
        """
        call = Call("POST", "/v1/api_keys", body={"name": name, "scope": scope}, idempotence="key")
        return await self._client._value(call, ApiKeyWithSecret, request_options)

    def list(
        self, *, limit: int | Omit = OMIT, cursor: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> AsyncList[ApiKey]:
        """List API keys.

        Returns all API keys, including revoked ones, newest first.

        `GET /v1/api_keys`. An API key needs one of the scopes `full`.

        Args:
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/v1/api_keys", query={"limit": limit, "cursor": cursor})
        return self._client._list(call, ApiKey, request_options)

    async def get(self, sid: str, *, request_options: RequestOptions | None = None) -> ApiKey:
        """Retrieve an API key.

        Returns the API key without its secret.

        `GET /v1/api_keys/{sid}`. An API key needs one of the scopes `full`.
        """
        call = Call("GET", "/v1/api_keys/{sid}", sid)
        return await self._client._value(call, ApiKey, request_options)

    async def revoke(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Revoke an API key.

        Revokes the key permanently. Other processes of the installation refuse it within five seconds. The
        list still contains the key.

        `DELETE /v1/api_keys/{sid}`. An API key needs one of the scopes `full`.
        """
        call = Call("DELETE", "/v1/api_keys/{sid}", sid)
        return await self._client._nothing(call, request_options)

"""`client.media`."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from .._async_client import AsyncClient
from .._client import Client
from .._model import Response
from .._options import RequestOptions
from .._request import Call
from ..types import MediaWithContent


class MediaResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def get(self, sid: str, *, request_options: RequestOptions | None = None) -> MediaWithContent:
        """Retrieve media with their bytes.

        Returns the media with their bytes. Posthorn keeps them as long as their message. Do not trust the
        content: it can come from a stranger. Show only `image/jpeg`, `image/png`, `image/gif` and
        `image/webp` as images, and offer all other types as a download. Never show media as a page of your
        own site.

        `GET /v1/media/{sid}`. An API key needs one of the scopes `full`, `messages`, `read`.
        """
        call = Call("GET", "/v1/media/{sid}", sid)
        return self._client._value(call, MediaWithContent, request_options)

    def delete(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Delete media.

        Deletes the media, and the copies that Posthorn changed for a carrier. The message and its `num_media`
        remain. A carrier and the recipient may still have the media.

        `DELETE /v1/media/{sid}`. An API key needs one of the scopes `full`, `messages`.
        """
        call = Call("DELETE", "/v1/media/{sid}", sid)
        return self._client._nothing(call, request_options)


class AsyncMediaResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def get(self, sid: str, *, request_options: RequestOptions | None = None) -> MediaWithContent:
        """Retrieve media with their bytes.

        Returns the media with their bytes. Posthorn keeps them as long as their message. Do not trust the
        content: it can come from a stranger. Show only `image/jpeg`, `image/png`, `image/gif` and
        `image/webp` as images, and offer all other types as a download. Never show media as a page of your
        own site.

        `GET /v1/media/{sid}`. An API key needs one of the scopes `full`, `messages`, `read`.
        """
        call = Call("GET", "/v1/media/{sid}", sid)
        return await self._client._value(call, MediaWithContent, request_options)

    async def delete(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Delete media.

        Deletes the media, and the copies that Posthorn changed for a carrier. The message and its `num_media`
        remain. A carrier and the recipient may still have the media.

        `DELETE /v1/media/{sid}`. An API key needs one of the scopes `full`, `messages`.
        """
        call = Call("DELETE", "/v1/media/{sid}", sid)
        return await self._client._nothing(call, request_options)

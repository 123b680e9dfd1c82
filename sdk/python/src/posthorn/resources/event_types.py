"""`client.event_types`."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from typing import TYPE_CHECKING

from .._async_client import AsyncClient
from .._client import Client
from .._options import RequestOptions
from .._page import AsyncList, Page
from .._request import Call
from ..types import EventTypeDescription

if TYPE_CHECKING:
    pass


class EventTypesResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def list(self, *, request_options: RequestOptions | None = None) -> Page[EventTypeDescription]:
        """List event types.

        Returns every event type with the JSON Schema of its body, on one page.

        `GET /v1/event_types`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.
        """
        call = Call("GET", "/v1/event_types")
        return self._client._list(call, EventTypeDescription, request_options)


class AsyncEventTypesResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    def list(self, *, request_options: RequestOptions | None = None) -> AsyncList[EventTypeDescription]:
        """List event types.

        Returns every event type with the JSON Schema of its body, on one page.

        `GET /v1/event_types`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.
        """
        call = Call("GET", "/v1/event_types")
        return self._client._list(call, EventTypeDescription, request_options)

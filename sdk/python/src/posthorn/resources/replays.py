"""`client.replays`."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from .._async_client import AsyncClient
from .._client import Client
from .._options import RequestOptions
from .._request import Call
from ..types import Replay


class ReplaysResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Replay:
        """Retrieve a replay.

        Returns the replay with its progress. It is complete when its `status` is `completed` and `waiting` is
        0.

        `GET /v1/replays/{sid}`. An API key needs one of the scopes `full`, `webhooks`, `read`.
        """
        call = Call("GET", "/v1/replays/{sid}", sid)
        return self._client._value(call, Replay, request_options)

    def cancel(self, sid: str, *, request_options: RequestOptions | None = None) -> Replay:
        """Cancel a replay.

        Stops the replay and removes its pending deliveries, even if it has completed. Each delivery returns
        to the status of its last attempt, or is `canceled` without an attempt. Deliveries that another replay
        of the endpoint requested remain queued. Attempts in progress can still arrive. Canceling a canceled
        replay changes nothing.

        `POST /v1/replays/{sid}/cancel`. An API key needs one of the scopes `full`, `webhooks`.
        """
        call = Call("POST", "/v1/replays/{sid}/cancel", sid, body={}, idempotence="key")
        return self._client._value(call, Replay, request_options)


class AsyncReplaysResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Replay:
        """Retrieve a replay.

        Returns the replay with its progress. It is complete when its `status` is `completed` and `waiting` is
        0.

        `GET /v1/replays/{sid}`. An API key needs one of the scopes `full`, `webhooks`, `read`.
        """
        call = Call("GET", "/v1/replays/{sid}", sid)
        return await self._client._value(call, Replay, request_options)

    async def cancel(self, sid: str, *, request_options: RequestOptions | None = None) -> Replay:
        """Cancel a replay.

        Stops the replay and removes its pending deliveries, even if it has completed. Each delivery returns
        to the status of its last attempt, or is `canceled` without an attempt. Deliveries that another replay
        of the endpoint requested remain queued. Attempts in progress can still arrive. Canceling a canceled
        replay changes nothing.

        `POST /v1/replays/{sid}/cancel`. An API key needs one of the scopes `full`, `webhooks`.
        """
        call = Call("POST", "/v1/replays/{sid}/cancel", sid, body={}, idempotence="key")
        return await self._client._value(call, Replay, request_options)

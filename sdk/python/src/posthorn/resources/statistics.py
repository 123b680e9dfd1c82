"""`client.statistics`."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from .._async_client import AsyncClient
from .._client import Client
from .._options import OMIT, Omit, RequestOptions
from .._request import Call
from ..types import Statistics

if TYPE_CHECKING:
    from .. import types


class StatisticsResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def get(
        self,
        *,
        interval: types.StatisticsInterval | Omit = OMIT,
        from_: datetime | str | Omit = OMIT,
        to: datetime | str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Statistics:
        """Retrieve statistics.

        Counts messages by the status that they reached, and attempts to deliver events, by hour or day (UTC).
        Lists the errors and the webhook endpoints of the same time. A message counts in the hour in which it
        reached the status. A message that was sent before midnight and delivered later counts on both days.
        Counts are exact, but attempts of the last ten seconds can be missing. Posthorn keeps counts for 92
        days, also those of deleted messages.

        `GET /v1/statistics`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.

        Args:
            interval: The length of a bucket.
            from_: The time in the first hour or day. Default: 24 hours or 30 days before `to`.
            to: The time in the last hour or day, at most now.
        """
        call = Call("GET", "/v1/statistics", query={"interval": interval, "from": from_, "to": to})
        return self._client._value(call, Statistics, request_options)


class AsyncStatisticsResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def get(
        self,
        *,
        interval: types.StatisticsInterval | Omit = OMIT,
        from_: datetime | str | Omit = OMIT,
        to: datetime | str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Statistics:
        """Retrieve statistics.

        Counts messages by the status that they reached, and attempts to deliver events, by hour or day (UTC).
        Lists the errors and the webhook endpoints of the same time. A message counts in the hour in which it
        reached the status. A message that was sent before midnight and delivered later counts on both days.
        Counts are exact, but attempts of the last ten seconds can be missing. Posthorn keeps counts for 92
        days, also those of deleted messages.

        `GET /v1/statistics`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.

        Args:
            interval: The length of a bucket.
            from_: The time in the first hour or day. Default: 24 hours or 30 days before `to`.
            to: The time in the last hour or day, at most now.
        """
        call = Call("GET", "/v1/statistics", query={"interval": interval, "from": from_, "to": to})
        return await self._client._value(call, Statistics, request_options)

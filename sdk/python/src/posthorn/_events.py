"""Events as they happen, for programs that webhooks cannot reach."""

from __future__ import annotations

import time
from typing import AsyncIterator, Iterator, NamedTuple, Sequence

from ._limit import async_sleep, sleep
from ._options import OMIT
from ._posthorn import AsyncPosthorn, Posthorn
from .types import Event


class FollowedEvent(NamedTuple):
    event: Event
    #: Store it after handling the event, to continue with the next ones. Events of one answer can be repeated.
    cursor: str | None


def follow_events(
    client: Posthorn, *, cursor: str | None = None, events: Sequence[str] | None = None
) -> Iterator[FollowedEvent]:
    """Yields every event after the cursor, and then each one as it happens.

    It raises if the API cannot be reached after the client's retries: begin again with the last cursor. Events can be
    repeated, so ignore those whose `sid` you have seen.
    """
    while True:
        asked = time.monotonic()
        page = client.events.feed(cursor=cursor or OMIT, events=events or OMIT)
        sleep(_rest(asked, page.data))
        yield from _with_cursors(page.data, cursor, page.next_cursor)
        cursor = page.next_cursor


async def follow_events_async(
    client: AsyncPosthorn, *, cursor: str | None = None, events: Sequence[str] | None = None
) -> AsyncIterator[FollowedEvent]:
    """As `follow_events`."""
    while True:
        asked = time.monotonic()
        page = await client.events.feed(cursor=cursor or OMIT, events=events or OMIT)
        await async_sleep(_rest(asked, page.data))
        for followed in _with_cursors(page.data, cursor, page.next_cursor):
            yield followed
        cursor = page.next_cursor


def _rest(asked: float, events: Sequence[Event]) -> float:
    """Seconds before the next request, for a server that does not wait for events."""
    return 1.0 if not events and time.monotonic() - asked < 1 else 0.0


def _with_cursors(events: Sequence[Event], before: str | None, after: str | None) -> Iterator[FollowedEvent]:
    for index, event in enumerate(events):
        yield FollowedEvent(event, after if index == len(events) - 1 else before)

"""A limit of the time for a request, the same for both kinds of clients."""

from __future__ import annotations

import time
from contextvars import ContextVar
from types import TracebackType

import anyio

#: When the present request of a `Limit` must have ended, by the monotonic clock.
_ends: ContextVar[float | None] = ContextVar("posthorn_limit", default=None)


class Limit:
    """Bounds blocking calls: the streams of `DeadlineTransport` ask for the time that is left."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    def __enter__(self) -> Limit:
        self._token = _ends.set(time.monotonic() + self._seconds)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        _ends.reset(self._token)


def seconds_left() -> float | None:
    """Returns what is left of the present limit, or raises `TimeoutError`."""
    ends = _ends.get()
    if ends is None:
        return None
    left = ends - time.monotonic()
    if left <= 0:
        raise TimeoutError("The time limit of the request has passed.")
    return left


def check_limit() -> None:
    """Raises `TimeoutError` after the end of the present limit. A client of the caller does not ask for it."""
    seconds_left()


def AsyncLimit(seconds: float) -> anyio.CancelScope:
    """Bounds awaited calls: it cancels them, and then raises `TimeoutError`."""
    return anyio.fail_after(seconds)  # type: ignore[return-value]


async_sleep = anyio.sleep
sleep = time.sleep

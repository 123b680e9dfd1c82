"""When a call is repeated, and how long the client waits before."""

from __future__ import annotations

import random
import re
import time
from email.utils import parsedate_to_datetime
from typing import Mapping

from ._errors import ApiConnectionError, ApiError

DELAY_FIRST = 0.5
DELAY_MAX = 8.0
#: The longest `Retry-After`, in seconds, that the client waits for. Beyond it the caller decides.
RETRY_AFTER_MAX = 60.0
#: Spreads clients with the same delay.
SPREAD = 0.25

_NUMBER = re.compile(r"[0-9]{1,15}(?:\.[0-9]{1,6})?")
_PASSING = (408, 500, 502, 503, 504)


def delay_before(failure: Exception, is_harmless: bool, attempt: int) -> float | None:
    """Returns the seconds before the next attempt after the `attempt`-th failed, counted from 1.

    Returns `None` if the call must not be repeated.
    """
    if not _may_send_again(failure, is_harmless):
        return None
    asked = failure.retry_after if isinstance(failure, ApiError) else None
    if asked is not None:
        return None if asked > RETRY_AFTER_MAX else asked + random.random() * SPREAD
    return min(DELAY_MAX, DELAY_FIRST * 2.0 ** (attempt - 1)) * (0.5 + random.random() / 2)


def _may_send_again(failure: Exception, is_harmless: bool) -> bool:
    if isinstance(failure, ApiConnectionError):
        return is_harmless
    if not isinstance(failure, ApiError):
        return False
    # The server refused the request before processing it. Wrong credentials stay wrong.
    if failure.status == 429:
        return failure.code != "too_many_failed_sign_ins"
    if failure.code == "idempotency_in_progress":
        return True
    return is_harmless and failure.status in _PASSING


def is_in_doubt(failure: Exception) -> bool:
    """Whether the request may have been performed although it failed."""
    if isinstance(failure, ApiConnectionError):
        return True
    return isinstance(failure, ApiError) and failure.status in (500, 502, 504)


def retry_after_of(headers: Mapping[str, str]) -> float | None:
    """Returns seconds: from `retry-after-ms`, or `retry-after` in seconds or as a date (RFC 9110 section 10.2.3)."""
    in_ms, given = headers.get("retry-after-ms", ""), headers.get("retry-after", "")
    try:
        if _NUMBER.fullmatch(in_ms):
            return float(in_ms) / 1000
        return float(given) if _NUMBER.fullmatch(given) else _until(given)
    except (ValueError, TypeError, OverflowError):
        return None


def _until(date: str) -> float:
    return max(0.0, parsedate_to_datetime(date).timestamp() - time.time())

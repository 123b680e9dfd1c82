"""The options of a client and of a call."""

from __future__ import annotations

import base64
import math
import re
from typing import Any, Mapping, NamedTuple, TypedDict
from urllib.parse import urlsplit

from ._errors import UsageError

TIMEOUT_DEFAULT = 30.0
MAX_RETRIES_DEFAULT = 2


class RequestOptions(TypedDict, total=False):
    """Options of one call. Each replaces the option of the client."""

    #: Seconds for each attempt, from its start to the last byte of the answer.
    timeout: float
    max_retries: int
    #: The `Idempotency-Key` of a POST. The same key returns the first answer again for 24 hours.
    idempotency_key: str
    headers: Mapping[str, str]


class Omit:
    """The type of `OMIT`: an argument that is not sent. `None` is sent as null."""

    def __bool__(self) -> bool:
        return False

    def __repr__(self) -> str:
        return "OMIT"


OMIT = Omit()


_TOKEN = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
_HEADER_VALUE = re.compile(r"[\t\x20-\x7e]*")


class Settings(NamedTuple):
    base_url: str
    headers: Mapping[str, str]
    timeout: float
    max_retries: int

    def __repr__(self) -> str:
        return f"Settings(base_url={self.base_url!r})"


def read_settings(
    base_url: str | None,
    credentials: Mapping[str, str | None],
    headers: Mapping[str, str] | None,
    timeout: float,
    max_retries: int,
) -> Settings:
    """Checks the options of a client. Raises `UsageError` that names the fault."""
    own = checked_headers(headers or {})
    authorization = _authorization(credentials)
    if authorization:
        own["authorization"] = authorization
    check_limits(timeout, max_retries)
    return Settings(_base_url(base_url), own, timeout, max_retries)


def checked_headers(headers: Mapping[str, Any]) -> dict[str, str]:
    """Returns the headers with names in lower case (RFC 9110 section 5)."""
    for name, value in headers.items():
        if not isinstance(name, str) or not _TOKEN.fullmatch(name):
            raise UsageError("The name of a header must consist of letters, digits and dashes.")
        if not isinstance(value, str) or not _HEADER_VALUE.fullmatch(value):
            raise UsageError(f"The header `{name}` must be a text of ASCII characters on one line.")
    return {name.lower(): value for name, value in headers.items()}


def check_limits(timeout: Any, max_retries: Any) -> None:
    if isinstance(timeout, bool) or not isinstance(timeout, (int, float)) or not 0 < timeout < math.inf:
        raise UsageError("`timeout` must be a number of seconds above 0.")
    if isinstance(max_retries, bool) or not isinstance(max_retries, int) or max_retries < 0:
        raise UsageError("`max_retries` must be a whole number, 0 or more.")


def _base_url(given: Any) -> str:
    try:
        url = urlsplit(given if isinstance(given, str) else "")
        has_host = url.scheme in ("http", "https") and bool(url.hostname) and (url.port is None or url.port > 0)
    except ValueError:
        has_host = False
    if not has_host:
        raise UsageError("`base_url` must be the URL of the server, such as https://posthorn.example.com.")
    if url.username is not None or re.search(r"[?#\s\x00-\x1f]", str(given)):
        raise UsageError("`base_url` must be a URL without a user name, a query and a fragment.")
    return str(given).rstrip("/")


_KINDS = (("account_sid", "auth_token"), ("api_key", "api_key_secret"), (None, "operator_token"))


def _authorization(credentials: Mapping[str, str | None]) -> str | None:
    """A variable that is not set makes a credential empty. A request without it would hide that."""
    given = [kind for kind in _KINDS if any(name and credentials.get(name) is not None for name in kind)]
    if not given:
        raise UsageError(
            "Give the credentials: `account_sid` and `auth_token`, `api_key` and `api_key_secret`, or "
            "`operator_token`. Are the variables that they come from set?"
        )
    if len(given) > 1:
        raise UsageError(f"Give either `{given[0][1]}` or `{given[1][1]}`.")
    user, secret = given[0]
    for name in (user, secret):
        if (name and not isinstance(credentials.get(name), str)) or (name and not credentials[name]):
            raise UsageError(f"`{name}` is missing. Is the variable that it comes from set?")
    pair = f"{credentials[user] if user else 'operator'}:{credentials[secret]}"
    return "Basic " + base64.b64encode(pair.encode()).decode()

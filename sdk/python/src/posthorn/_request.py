"""A call as a request of HTTP, and its answer as a value."""

from __future__ import annotations

import json
import re
import uuid
from datetime import date, datetime
from decimal import Decimal
from enum import Enum
from typing import Any, Iterable, Mapping, NamedTuple, TypeVar
from urllib.parse import quote, urlencode

from ._errors import ApiError, UnexpectedAnswerError, UsageError, class_of
from ._model import Model, Response
from ._options import OMIT, Omit, RequestOptions, Settings, check_limits, checked_headers
from ._retry import retry_after_of
from ._version import __version__

M = TypeVar("M", bound=Model)

#: The number of characters of a proxy's page that an error quotes.
QUOTED_MAX = 200

USER_AGENT = f"posthorn-python/{__version__}"


class Call(NamedTuple):
    """The request of one operation, as the generated resources create it."""

    method: str
    #: The path, with a name in braces in place of `value`.
    path: str
    value: str = ""
    query: Mapping[str, Any] = {}
    body: Mapping[str, Any] | None = None
    #: `key` if the operation accepts an `Idempotency-Key`, and `no` if it must not be sent again.
    idempotence: str = "natural"
    #: Seconds that the server can deliberately delay the answer.
    wait: float = 0.0

    def __repr__(self) -> str:
        return f"Call({self.method} {self.path})"


class Request(NamedTuple):
    """A request that can be sent any number of times."""

    call: Call
    url: str
    headers: dict[str, str]
    content: bytes | None
    timeout: float
    max_retries: int

    def __repr__(self) -> str:
        """Has neither the headers nor the body, because these have secrets."""
        return f"Request({self.call.method} {self.call.path})"


def request_of(
    settings: Settings, call: Call, options: RequestOptions | None, accept: str = "application/json"
) -> Request:
    """Raises `UsageError` for options and arguments that cannot be used."""
    given = options or {}
    for name in given:
        if name not in RequestOptions.__annotations__:
            raise UsageError(f"`request_options` has no option `{name}`.")
    timeout, max_retries = given.get("timeout", settings.timeout), given.get("max_retries", settings.max_retries)
    check_limits(timeout, max_retries)
    content = None
    if call.body is not None:
        content = _json({name: value for name, value in call.body.items() if value is not OMIT})
    query = urlencode([pair for item in call.query.items() for pair in _parameters(*item)])
    path = re.sub(r"\{(\w+)\}", lambda match: _quoted(call.value, match[1]), call.path)
    url = settings.base_url + path + ("?" + query if query else "")
    own = _own_headers(call, given)
    # Last, so that no traceback of a fault has the credentials in its locals.
    headers = {"accept": accept, "user-agent": USER_AGENT, **settings.headers, **own}
    return Request(call, url, headers, content, timeout + call.wait, max_retries)


def _own_headers(call: Call, given: RequestOptions) -> dict[str, str]:
    """The headers of this call, without those of the client."""
    headers: dict[str, Any] = {} if call.body is None else {"content-type": "application/json"}
    if "idempotency_key" in given:
        if not given["idempotency_key"]:
            raise UsageError("`idempotency_key` must be a text that is not empty.")
        headers["idempotency-key"] = given["idempotency_key"]
    elif call.idempotence == "key":
        headers["idempotency-key"] = str(uuid.uuid4())
    return checked_headers({**headers, **given.get("headers", {})})


def seconds_of(wait_ms: int | Omit, default_ms: int) -> float:
    """How long the server waits before it answers, with its default."""
    return (default_ms if isinstance(wait_ms, Omit) else wait_ms) / 1000


def _quoted(value: str, name: str) -> str:
    """Returns a part of a path. Raises `UsageError` for a text that would change the path."""
    if not isinstance(value, str) or value in ("", ".", ".."):
        raise UsageError(f"`{name}` must be a text that is not empty.")
    return quote(value, safe="")


def _parameters(name: str, value: Any) -> Iterable[tuple[str, str]]:
    """An object is written by its entries, as in `metadata[order]=7`."""
    if value is OMIT or value is None:
        return
    if isinstance(value, Mapping):
        for key, each in value.items():
            yield from _parameters(f"{name}[{key}]", each)
    elif isinstance(value, (list, tuple, set, frozenset)):
        for each in value:
            yield from _parameters(name, each)
    else:
        yield name, str(value).lower() if isinstance(value, bool) else _text(value)


def _json(body: Mapping[str, Any]) -> bytes:
    try:
        return json.dumps(body, ensure_ascii=False, allow_nan=False, separators=(",", ":"), default=_plain).encode()
    except UsageError:
        raise
    except (TypeError, ValueError) as cause:
        raise UsageError(f"The arguments cannot be written as JSON: {cause}.") from cause


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, (set, frozenset)):
        return list(value)
    if isinstance(value, (date, Decimal, uuid.UUID, Enum)):
        return _text(value)
    raise TypeError(f"a {type(value).__name__} is no value of JSON")


def _text(value: Any) -> str:
    if isinstance(value, Enum):
        return _text(value.value)
    if isinstance(value, datetime):
        if value.tzinfo is None:
            raise UsageError("A time must have a time zone, such as datetime.now(timezone.utc).")
        return value.isoformat()
    return str(value)


class Answer(NamedTuple):
    """A successful answer."""

    status: int
    headers: Mapping[str, str]
    body: bytes
    parsed: Any = None

    @property
    def response(self) -> Response:
        return Response(self.status, self.headers)

    @property
    def object(self) -> Mapping[str, Any]:
        if not isinstance(self.parsed, dict):
            raise unexpected(self, "The answer is not an object. Does `base_url` lead to Posthorn?")
        return self.parsed

    def page(self, entry: type[M], cursor: str | None) -> tuple[list[M], bool, str | None, Response]:
        """Returns what the page of this cursor is made of."""
        data = self.object.get("data")
        if not isinstance(data, list):
            raise unexpected(self, "The answer is not a page of a list. Does `base_url` lead to Posthorn?")
        # Otherwise a loop over the list would not end.
        if cursor is not None and self.object.get("next_cursor") == cursor:
            raise unexpected(self, "The next page of the list is the same page. Does `base_url` lead to Posthorn?")
        entries = [entry(each) for each in data]
        return entries, bool(self.object.get("has_more")), self.object.get("next_cursor"), self.response


def read_answer(answer: Answer) -> Answer:
    """Parses the JSON of a success; a 204 has none. Raises `ApiError`."""
    status, _, body, _ = answer
    if 300 <= status < 400:
        raise unexpected(answer, "The server redirects. Set `base_url` to where it leads.")
    try:
        answer = answer._replace(parsed=json.loads(body))
        is_json = True
    except (ValueError, RecursionError):
        is_json = False
    if status >= 400:
        raise _refusal(answer)
    # Only this status says that the server sends no body. An empty answer with another comes from a proxy.
    if status != 204 and not is_json:
        fault = "The answer is not JSON." if body else "The answer is empty."
        raise unexpected(answer, f"{fault} Does `base_url` lead to Posthorn?")
    return answer


def unexpected(answer: Answer, detail: str) -> ApiError:
    """The error for an answer that is not from Posthorn."""
    problem = {"type": "about:blank", "title": "An unexpected answer", "detail": detail, "code": "unexpected_answer"}
    return _error_of(answer, problem, UnexpectedAnswerError if answer.status < 400 else class_of(answer.status))


def _refusal(answer: Answer) -> ApiError:
    status, _, body, parsed = answer
    if isinstance(parsed, dict) and all(isinstance(parsed.get(name), str) for name in ("code", "detail", "title")):
        return _error_of(answer, parsed, class_of(status))
    said = body[: QUOTED_MAX * 4].decode(errors="replace").strip()[:QUOTED_MAX]
    begin = f"The answer is {status} and not from Posthorn"
    return unexpected(answer, f"{begin}: {said}" if said else f"{begin}.")


def _error_of(answer: Answer, problem: Mapping[str, Any], cls: type[ApiError]) -> ApiError:
    defaults: dict[str, Any] = {"type": "about:blank", "errors": [], "request_id": answer.headers.get("request-id")}
    whole = {**defaults, **problem, "status": answer.status}
    return cls(whole, headers=answer.headers, retry_after=retry_after_of(answer.headers))

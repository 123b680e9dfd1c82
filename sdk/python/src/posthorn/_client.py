"""The base of all resources: authenticated requests, a time limit, retries where they are safe, and errors."""

# Made from _async_client.py by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

import codecs
import copy
import json
import time
from types import TracebackType
from typing import Any, Callable, Generator, Iterator, Mapping, TypeVar

import httpx

from ._connect import FAILURES, Verify, failure_of, open_http
from ._errors import ApiConnectionError, ApiError, NotFoundError, UsageError
from ._limit import Limit, check_limit, sleep
from ._log import log_answer, log_retry
from ._model import Model, Response, StreamedEvent
from ._options import MAX_RETRIES_DEFAULT, TIMEOUT_DEFAULT, RequestOptions, check_limits, read_settings
from ._page import Page, first_page
from ._request import Answer, Call, Request, read_answer, request_of, unexpected
from ._retry import delay_before, is_in_doubt
from ._sse import EventReader, ServerSentEvent

M = TypeVar("M", bound=Model)
T = TypeVar("T")
Self = TypeVar("Self", bound="Client")

#: The longest answer, in bytes. The API sends far less.
ANSWER_MAX = 64 * 1024 * 1024

#: Seconds between the end of a stream and the next connection, unless the stream sets them.
REST_DEFAULT = 1.0


class Client:
    """Sends requests. It can be used by many threads at once."""

    def __init__(
        self,
        base_url: str | None,
        *,
        account_sid: str | None = None,
        auth_token: str | None = None,
        api_key: str | None = None,
        api_key_secret: str | None = None,
        operator_token: str | None = None,
        timeout: float = TIMEOUT_DEFAULT,
        max_retries: int = MAX_RETRIES_DEFAULT,
        headers: Mapping[str, str] | None = None,
        verify: Verify = True,
        proxy: str | None = None,
        http_client: httpx.Client | None = None,
    ) -> None:
        """Takes one kind of credentials.

        `timeout` is in seconds, for each attempt, from its start to the last byte of the answer. `verify` can be the
        path of a file with the certificate of a private authority. `http_client` replaces the connections, and is not
        closed by this client.
        """
        credentials = {
            "account_sid": account_sid,
            "auth_token": auth_token,
            "api_key": api_key,
            "api_key_secret": api_key_secret,
            "operator_token": operator_token,
        }
        self._settings = read_settings(base_url, credentials, headers, timeout, max_retries)
        self._http = http_client or open_http(self._settings.base_url, verify, proxy)
        self._owns_http = http_client is None
        self._add_resources()

    def with_options(self: Self, *, timeout: float | None = None, max_retries: int | None = None) -> Self:
        """Returns a client with other limits that shares the connections."""
        settings = self._settings._replace(
            timeout=self._settings.timeout if timeout is None else timeout,
            max_retries=self._settings.max_retries if max_retries is None else max_retries,
        )
        check_limits(settings.timeout, settings.max_retries)
        other = copy.copy(self)
        other._settings = settings
        other._add_resources()
        return other

    def _add_resources(self) -> None:
        """The generated client adds its resources."""

    def close(self) -> None:
        """Closes the connections."""
        if self._owns_http:
            self._http.close()

    def __enter__(self: Self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self._settings.base_url}>"

    def _value(self, call: Call, answer: type[M], options: RequestOptions | None) -> M:
        sent = self._send(request_of(self._settings, call, options))
        return answer(sent.object, sent.response)

    def _nothing(self, call: Call, options: RequestOptions | None) -> Response:
        return (self._send(request_of(self._settings, call, options))).response

    def _list(self, call: Call, entry: type[M], options: RequestOptions | None) -> Page[M]:
        def read(cursor: str | None) -> Page[M]:
            query = call.query if cursor is None else {**call.query, "cursor": cursor}
            sent = self._send(request_of(self._settings, call._replace(query=query), options))
            page = Page[M](*sent.page(entry, cursor))
            page.read = read
            return page

        return first_page(read)

    def _stream(
        self,
        call: Call,
        data_of: Callable[[Any], T],
        options: RequestOptions | None,
        last_event_id: str | None,
    ) -> Generator[StreamedEvent[T], None, None]:
        """Continues after the last id whenever the stream ends or breaks. `timeout` is the longest silence."""
        rest = REST_DEFAULT
        failures = 0
        while True:
            delay: float | None
            request = request_of(self._settings, call, options, accept="text/event-stream")
            if last_event_id is not None:
                request.headers["last-event-id"] = last_event_id
            try:
                for each in self._events(request):
                    failures = 0
                    last_event_id = each.id or last_event_id
                    rest = rest if each.retry is None else each.retry
                    if each.data:
                        yield StreamedEvent(each.event, data_of(json.loads(each.data)), last_event_id)
                delay = rest
            except (ApiError, ApiConnectionError) as failure:
                failures += 1
                delay = None if failures > request.max_retries else delay_before(failure, True, failures)
                if delay is None:
                    raise
                log_retry(request, failure, delay)
            sleep(delay)

    def _events(self, request: Request) -> Iterator[ServerSentEvent]:
        reader = EventReader()
        for chunk in self._chunks(request, "text/event-stream"):
            for event in reader.read(chunk):
                yield event

    def _text(self, call: Call, options: RequestOptions | None) -> Generator[str, None, None]:
        """Sends the request once, because read chunks cannot be withdrawn. `timeout` is the longest silence."""
        decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        for chunk in self._chunks(request_of(self._settings, call, options, accept="text/csv"), "text/csv"):
            yield decoder.decode(chunk)

    def _send(self, request: Request) -> Answer:
        was_in_doubt = False
        attempt = 0
        while True:
            attempt += 1
            try:
                return read_answer(self._send_once(request))
            except (ApiError, ApiConnectionError) as failure:
                # The first request deleted it, and its answer was lost.
                if was_in_doubt and isinstance(failure, NotFoundError) and request.call.method == "DELETE":
                    return Answer(204, failure.headers, b"")
                delay = (
                    None
                    if attempt > request.max_retries
                    else delay_before(failure, request.call.idempotence != "no", attempt)
                )
                if delay is None:
                    raise
                was_in_doubt = was_in_doubt or is_in_doubt(failure)
                log_retry(request, failure, delay)
            sleep(delay)

    def _send_once(self, request: Request) -> Answer:
        try:
            with Limit(request.timeout):
                answer = self._read(self._open(request))
        except FAILURES as error:
            raise failure_of(error, request) from error
        return answer

    def _read(self, response: httpx.Response) -> Answer:
        """Reads the whole answer, and closes it."""
        chunks, length = [], 0
        try:
            for chunk in response.iter_bytes():
                check_limit()
                length += len(chunk)
                if length > ANSWER_MAX:
                    raise unexpected(Answer(response.status_code, response.headers, b""), "The answer does not end.")
                chunks.append(chunk)
        finally:
            response.close()
        return Answer(response.status_code, response.headers, b"".join(chunks))

    def _chunks(self, request: Request, content_type: str) -> Iterator[bytes]:
        """Yields the body of a success with this type. The limit holds until the head, and for each silence."""
        try:
            with Limit(request.timeout):
                response = self._open(request)
                is_wanted = response.is_success and response.headers.get("content-type", "").startswith(content_type)
                if not is_wanted:
                    answer = self._read(response)
        except FAILURES as error:
            raise failure_of(error, request) from error
        if not is_wanted:
            read_answer(answer)
            detail = f"The answer is not {content_type}. Does `base_url` lead to Posthorn?"
            raise unexpected(answer, detail)
        chunks = response.iter_bytes()
        try:
            while True:
                try:
                    with Limit(request.timeout):
                        chunk = chunks.__next__()
                except StopIteration:
                    return
                except FAILURES as error:
                    raise failure_of(error, request) from error
                yield chunk
        finally:
            response.close()

    def _open(self, request: Request) -> httpx.Response:
        began = time.monotonic()
        if self._http.is_closed:
            raise UsageError("The client is closed.")
        made = self._http.build_request(
            request.call.method,
            request.url,
            headers=request.headers,
            content=request.content,
            timeout=request.timeout,
        )
        response = self._http.send(made, stream=True, follow_redirects=False)
        log_answer(request, response.status_code, response.headers.get("request-id"), time.monotonic() - began)
        return response

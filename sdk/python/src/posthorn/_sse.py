"""Server-sent events (WHATWG HTML section 9.2), read from chunks of bytes."""

from __future__ import annotations

import codecs
import re
from typing import Iterator, NamedTuple

from ._errors import ApiConnectionError

#: The longest event, in characters. The API sends far less.
EVENT_MAX = 64 * 1024 * 1024

#: The bounds of the delay that a stream sets, in seconds.
REST_MIN, REST_MAX = 0.1, 60.0

_ENDS = re.compile(r"\r\n|\n|\r")


class ServerSentEvent(NamedTuple):
    """One event. With empty `data`, it only changes the position."""

    event: str
    data: str
    #: The last id on this connection.
    id: str | None
    #: Seconds before the client connects again, if the stream sets them.
    retry: float | None


class EventReader:
    """Collects chunks, and returns the events that are complete."""

    def __init__(self) -> None:
        self._decoder = codecs.getincrementaldecoder("utf-8-sig")(errors="replace")
        #: The pieces of the incomplete line.
        self._begun: list[str] = []
        self._length = 0
        self._id: str | None = None
        self._begin_event()

    def read(self, chunk: bytes) -> Iterator[ServerSentEvent]:
        for line in self._lines(self._decoder.decode(chunk)):
            if line:
                self._read_line(line)
                continue
            yield ServerSentEvent(self._event, "\n".join(self._data), self._id, self._retry)
            self._begin_event()

    def _begin_event(self) -> None:
        self._event = "message"
        self._data: list[str] = []
        self._data_length = 0
        self._retry: float | None = None

    def _lines(self, text: str) -> list[str]:
        """A CR at the end of a chunk can belong to an LF in the next one."""
        ends_with_cr = bool(self._begun) and self._begun[-1].endswith("\r")
        if text:
            self._begun.append(text)
            self._length += len(text)
        if self._length > EVENT_MAX:
            raise ApiConnectionError("The stream brings a line that does not end.")
        if not ends_with_cr and not _ENDS.search(text):
            return []
        whole = "".join(self._begun)
        held = "\r" if whole.endswith("\r") else ""
        *lines, rest = _ENDS.split(whole[: len(whole) - len(held)])
        self._begun = [rest + held]
        self._length = len(rest) + 1
        return lines

    def _read_line(self, line: str) -> None:
        field, _, value = line.partition(":")
        value = value[1:] if value.startswith(" ") else value
        if field == "event":
            self._event = value
        elif field == "data":
            self._data.append(value)
            self._data_length += len(value)
            if self._data_length > EVENT_MAX:
                raise ApiConnectionError("The stream brings an event that does not end.")
        elif field == "id" and "\0" not in value:
            self._id = value
        elif field == "retry" and value.isascii() and value.isdigit() and len(value) < 10:
            self._retry = min(max(int(value) / 1000, REST_MIN), REST_MAX)

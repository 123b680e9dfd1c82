"""What the API answers, as objects."""

from __future__ import annotations

import copy
import sys
from collections.abc import Mapping
from datetime import datetime
from typing import Any, Callable, ClassVar, Generic, TypeVar, Union

T = TypeVar("T")
M = TypeVar("M", bound="Model")

#: How a value of JSON becomes one of Python: `"time"`, the name of a model, or `["list", shape]` and `["map", shape]`.
Shape = Union[str, list]  # type: ignore[type-arg]


class Response:
    """The answer of the server as HTTP."""

    __slots__ = ("headers", "status")

    def __init__(self, status: int, headers: Mapping[str, str]) -> None:
        self.status = status
        #: Their names are in any case.
        self.headers = headers

    @property
    def request_id(self) -> str | None:
        """Identifies the request in the log of the server."""
        return self.headers.get("request-id")

    def __repr__(self) -> str:
        return f"<Response {self.status} request_id={self.request_id}>"


class Model:
    """An object of the API, whose fields are attributes.

    `model["field"]` reads the JSON of any field, including those that a newer server added.
    """

    _shapes: ClassVar[Mapping[str, Shape]] = {}
    _data: Mapping[str, Any]
    #: The answer that this object came in; `None` for objects inside others.
    http_response: Response | None

    #: The subclasses by the value of `type`.
    _kinds: ClassVar[Mapping[str, Any]] = {}

    def __new__(cls, data: Mapping[str, Any], http_response: Response | None = None) -> Any:
        return super().__new__(cls._kinds.get(str(data.get("type")), cls) if cls._kinds else cls)

    def __init__(self, data: Mapping[str, Any], http_response: Response | None = None) -> None:
        self.__dict__.update(_data=data, http_response=http_response)

    def to_dict(self) -> dict[str, Any]:
        """Returns a copy of the JSON of the object."""
        return copy.deepcopy(dict(self._data))

    def __reduce__(self) -> tuple[Any, ...]:
        """A copied or pickled object has no `http_response`."""
        return type(self), (self._data,)

    def __getattr__(self, name: str) -> Any:
        key = name[:-1] if name.endswith("_") else name
        data = self.__dict__.get("_data", {})
        if key in data:
            value = _read(data[key], self._shapes.get(key), type(self))
            self.__dict__[name] = value
            return value
        if not name.startswith("_") and any(
            name in vars(each).get("__annotations__", {}) for each in type(self).__mro__
        ):
            return None
        raise AttributeError(f"{type(self).__name__} has no field {name!r}. The server sent: {', '.join(data)}.")

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("An answer of the API cannot be changed. to_dict() returns a copy.")

    def __getitem__(self, key: str) -> Any:
        return self._data[key]

    def __contains__(self, key: object) -> bool:
        return key in self._data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Model) and type(self) is type(other) and self._data == other._data

    __hash__ = None  # type: ignore[assignment]
    __iter__ = None

    def __repr__(self) -> str:
        """Names the object without its content, which can have secrets."""
        known = [f"{key}={self._data[key]!r}" for key in ("sid", "type", "status") if self._data.get(key) is not None]
        return f"<{' '.join([type(self).__name__, *known])}>"


class StreamedEvent(Generic[T]):
    """One event of a stream."""

    __slots__ = ("data", "event", "id")

    def __init__(self, event: str, data: T, id: str | None) -> None:
        self.event = event
        self.data = data
        #: Store it, to continue after this event later.
        self.id = id

    def __repr__(self) -> str:
        return f"<StreamedEvent {self.event} id={self.id}>"


def lists_of(model: type[M]) -> Callable[[Any], list[M]]:
    """Reads the data of a stream whose events have lists."""
    return lambda data: [model(each) for each in data]


def _read(value: Any, shape: Shape | None, owner: type[Model]) -> Any:
    if value is None or shape is None:
        return value
    if isinstance(shape, list):
        kind, inner = shape
        if kind == "list" and isinstance(value, list):
            return [_read(each, inner, owner) for each in value]
        if kind == "map" and isinstance(value, dict):
            return {key: _read(each, inner, owner) for key, each in value.items()}
        return value
    if shape == "time":
        return _time(value)
    model: type[Model] = getattr(sys.modules[owner.__module__], shape)
    return model(value) if isinstance(value, dict) else value


def _time(value: Any) -> Any:
    try:
        # Before 3.11, Python does not read a Z.
        return datetime.fromisoformat(value.replace("Z", "+00:00"))
    except (ValueError, AttributeError):
        return value

"""The client of Posthorn. `Posthorn` blocks, and `AsyncPosthorn` is for asyncio and trio."""

from . import types
from ._errors import (
    ApiConnectionError,
    ApiError,
    ApiTimeoutError,
    AuthenticationError,
    BadRequestError,
    ConflictError,
    GoneError,
    NotFoundError,
    ParameterFault,
    PermissionDeniedError,
    PosthornError,
    RateLimitError,
    ServerError,
    UnexpectedAnswerError,
    UnprocessableError,
    UsageError,
    WebhookVerificationError,
)
from ._events import follow_events, follow_events_async
from ._log import set_up_log
from ._model import Model, Response, StreamedEvent
from ._options import OMIT, Omit, RequestOptions
from ._page import AsyncList, AsyncPage, Page
from ._posthorn import AsyncPosthorn, Posthorn
from ._version import __version__
from ._webhooks import verify_webhook

__all__ = [
    "OMIT",
    "ApiConnectionError",
    "ApiError",
    "ApiTimeoutError",
    "AsyncList",
    "AsyncPage",
    "AsyncPosthorn",
    "AuthenticationError",
    "BadRequestError",
    "ConflictError",
    "GoneError",
    "Model",
    "NotFoundError",
    "Omit",
    "Page",
    "ParameterFault",
    "PermissionDeniedError",
    "Posthorn",
    "PosthornError",
    "RateLimitError",
    "RequestOptions",
    "Response",
    "ServerError",
    "StreamedEvent",
    "UnexpectedAnswerError",
    "UnprocessableError",
    "UsageError",
    "WebhookVerificationError",
    "__version__",
    "follow_events",
    "follow_events_async",
    "types",
    "verify_webhook",
]

set_up_log()

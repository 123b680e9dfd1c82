"""Errors of the client. All of them are a `PosthornError`."""

from __future__ import annotations

from typing import Any, Mapping, Sequence, TypedDict


class PosthornError(Exception):
    """The base class of all errors that the client raises."""


class UsageError(PosthornError, ValueError):
    """An option of the client or an argument of a call cannot be used. Nothing was sent."""


class WebhookVerificationError(PosthornError):
    """The webhook is not proved to come from Posthorn, or it is too old. Answer it with 400."""


class ApiConnectionError(PosthornError):
    """There was no complete answer: the name, TLS or the connection failed. The request may have been performed."""


class ApiTimeoutError(ApiConnectionError):
    """No complete answer arrived in time. The request may have been performed."""


class ParameterFault(TypedDict):
    """A faulty parameter. `param` is `None` if the fault is not about a parameter."""

    param: str | None
    code: str
    detail: str


class ApiError(PosthornError):
    """The API refused (RFC 9457). Decide by `code`; the page at `type` explains each code.

    `code` is a stable word for programs. It is `unexpected_answer` if the answer is not from Posthorn.
    `retry_after` is in seconds, if the server states it.
    """

    status: int
    code: str
    title: str
    detail: str
    param: str | None
    errors: Sequence[ParameterFault]
    request_id: str | None
    type: str
    retry_after: float | None
    headers: Mapping[str, str]

    def __init__(
        self,
        problem: Mapping[str, Any],
        *,
        headers: Mapping[str, str] | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(f"{problem['detail']} ({problem['code']}, {problem['status']})")
        self.status = problem["status"]
        self.code = problem["code"]
        self.title = problem["title"]
        self.detail = problem["detail"]
        self.param = problem.get("param")
        self.errors = problem["errors"]
        self.request_id = problem.get("request_id")
        self.type = problem["type"]
        self.retry_after = retry_after
        self.headers = headers or {}
        self._problem = problem

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (type(self), self._problem, dict(self.headers), self.retry_after)


def _rebuilt(
    cls: type[ApiError], problem: Mapping[str, Any], headers: Mapping[str, str], retry_after: float | None
) -> ApiError:
    return cls(problem, headers=headers, retry_after=retry_after)


class UnexpectedAnswerError(ApiError):
    """The answer is not from Posthorn, such as a page of a proxy. `code` is `unexpected_answer`."""


class BadRequestError(ApiError):
    """Status 400."""


class AuthenticationError(ApiError):
    """Status 401: the credentials are missing or wrong."""


class PermissionDeniedError(ApiError):
    """Status 403."""


class NotFoundError(ApiError):
    """Status 404."""


class ConflictError(ApiError):
    """Status 409."""


class GoneError(ApiError):
    """Status 410."""


class UnprocessableError(ApiError):
    """Status 422."""


class RateLimitError(ApiError):
    """Status 429."""


class ServerError(ApiError):
    """Status 500 or above."""


BY_STATUS: Mapping[int, type[ApiError]] = {
    400: BadRequestError,
    401: AuthenticationError,
    403: PermissionDeniedError,
    404: NotFoundError,
    409: ConflictError,
    410: GoneError,
    422: UnprocessableError,
    429: RateLimitError,
}


def class_of(status: int) -> type[ApiError]:
    """Returns the class of a refusal with this status."""
    return BY_STATUS.get(status) or (ServerError if status >= 500 else ApiError)

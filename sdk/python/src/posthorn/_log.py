"""The log of the client. `POSTHORN_LOG=info` or `debug` writes it to the standard error."""

from __future__ import annotations

import logging
import os

from ._request import Request

logger = logging.getLogger("posthorn")
logger.addHandler(logging.NullHandler())


def set_up_log() -> None:
    level = os.environ.get("POSTHORN_LOG", "").upper()
    if level in ("DEBUG", "INFO"):
        handler = logging.StreamHandler()
        handler.setFormatter(logging.Formatter("%(asctime)s %(name)s %(levelname)s %(message)s"))
        logger.addHandler(handler)
        logger.setLevel(level)


def log_answer(request: Request, status: int, request_id: str | None, seconds: float) -> None:
    """Has no query, no body and no header, because these have phone numbers and secrets."""
    name = f"{request.call.method} {request.call.path}"
    logger.info("%s answered %d in %.0f ms, request %s", name, status, seconds * 1000, request_id)


def log_retry(request: Request, failure: Exception, delay: float) -> None:
    name = f"{request.call.method} {request.call.path}"
    logger.info("%s failed (%s) and is sent again in %.2f s", name, type(failure).__name__, delay)

"""Verification of webhooks (Standard Webhooks 1.0.0)."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import math
import re
import time
from typing import Any, Iterable, Mapping, Sequence, Union, cast

from ._errors import UsageError, WebhookVerificationError
from .types import AnyEvent, Event

#: More than the keys of any sender. Each signature costs a computation.
SIGNATURES_MAX = 20
TOLERANCE_DEFAULT = 300.0

#: A mapping, also that of WSGI, or pairs as in ASGI.
Headers = Union[Mapping[str, Any], Iterable["tuple[Any, Any]"]]


def verify_webhook(
    payload: str | bytes,
    headers: Headers,
    secret: str | Sequence[str],
    *,
    tolerance: float = TOLERANCE_DEFAULT,
    now: float | None = None,
) -> AnyEvent:
    """Returns the event in a webhook, if one of the secrets proves it to be from Posthorn and recent.

    `payload` is the raw body, before any parser. `secret` is that of the endpoint (`whsec_…`, or the public key
    `whpk_…`), or several during a rotation. `tolerance` is in seconds. Raises `WebhookVerificationError`. Events can be
    repeated, so ignore those whose `sid` you have seen.
    """
    if not isinstance(payload, (str, bytes, bytearray, memoryview)):
        raise UsageError("`payload` must be the raw body, text or bytes: a parsed body has no signature.")
    if not isinstance(tolerance, (int, float)) or not tolerance >= 0:
        raise UsageError("`tolerance` must be a number of seconds, 0 or more.")
    keys = [_key_of(each) for each in ([secret] if isinstance(secret, str) or secret is None else secret)]
    if not keys:
        raise UsageError("Give at least one secret to verify with.")
    body = _bytes(payload) if isinstance(payload, str) else bytes(payload)
    message_id, timestamp, signatures = (
        _header(headers, name) for name in ("webhook-id", "webhook-timestamp", "webhook-signature")
    )
    _check_time(timestamp, time.time() if now is None else now, tolerance)
    signed = _bytes(f"{message_id}.{timestamp}.") + body
    if not _is_signed(keys, signed, signatures):
        raise WebhookVerificationError("No signature fits the body and the secret. Is `payload` the raw body?")
    try:
        parsed = json.loads(body)
    except (ValueError, RecursionError) as cause:
        raise WebhookVerificationError("The webhook is signed, but its body is not JSON.") from cause
    if not isinstance(parsed, dict):
        raise WebhookVerificationError("The webhook is signed, but its body is not an event.")
    return cast("AnyEvent", Event(parsed))


def _key_of(secret: Any) -> tuple[str, bytes]:
    """Returns the version of the signatures that a secret proves, and its key."""
    if not isinstance(secret, str) or not secret:
        raise UsageError("The secret is missing. Is the variable that it comes from set?")
    if secret.startswith("whsk_"):
        raise UsageError("This is a private key. Verify with the public key of the endpoint, whpk_….")
    is_public = secret.startswith("whpk_")
    key = _base64(re.sub("^wh(sec|pk)_", "", secret))
    if not key or (is_public and len(key) != 32):
        raise UsageError("The secret is not one of Posthorn's: those are whsec_… or whpk_… and base64.")
    return ("v1a" if is_public else "v1"), key


def _header(headers: Headers, name: str) -> str:
    names = (name, "http_" + name.replace("-", "_"))
    pairs = headers.items() if isinstance(headers, Mapping) else headers
    found = next((value for each, value in pairs if _name(each) in names), None)
    if isinstance(found, (list, tuple)):
        found = found[0] if found else None
    if not found:
        raise WebhookVerificationError(f"There is no `{name}` header, so nothing proves where this comes from.")
    return found.decode("latin-1") if isinstance(found, bytes) else str(found)


def _name(given: Any) -> str:
    return (given.decode("latin-1") if isinstance(given, bytes) else str(given)).lower()


def _bytes(text: str) -> bytes:
    try:
        return text.encode()
    except UnicodeEncodeError:
        raise WebhookVerificationError("The webhook has characters that are not UTF-8.") from None


def _check_time(timestamp: str, now: float, tolerance: float) -> None:
    if not re.fullmatch("[0-9]{1,12}", timestamp):
        raise WebhookVerificationError("`webhook-timestamp` is not a time.")
    age = math.floor(now) - int(timestamp)
    if age > tolerance:
        raise WebhookVerificationError(f"The webhook is too old: {age} seconds.")
    if -age > tolerance:
        raise WebhookVerificationError(f"The webhook is from the future: {-age} seconds. Is the clock right?")


def _is_signed(keys: Sequence[tuple[str, bytes]], signed: bytes, header: str) -> bool:
    for each in header.split(" ")[:SIGNATURES_MAX]:
        version, _, encoded = each.partition(",")
        signature = _base64(encoded)
        if signature and any(of == version and _fits(of, key, signed, signature) for of, key in keys):
            return True
    return False


def _fits(version: str, key: bytes, signed: bytes, signature: bytes) -> bool:
    if version == "v1":
        return hmac.compare_digest(hmac.new(key, signed, hashlib.sha256).digest(), signature)
    try:
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    except ImportError as cause:
        raise UsageError("A public key needs the package cryptography: pip install 'posthorn[ed25519]'.") from cause
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, signed)
    except (InvalidSignature, ValueError):
        return False
    return True


def _base64(text: str) -> bytes | None:
    try:
        return base64.b64decode(text.encode(), validate=True)
    except (binascii.Error, ValueError):
        return None

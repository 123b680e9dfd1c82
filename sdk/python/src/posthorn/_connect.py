"""How both kinds of clients reach the server."""

from __future__ import annotations

import ssl
from functools import lru_cache
from typing import Union
from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

import certifi
import httpcore
import httpx

from ._errors import ApiConnectionError, ApiTimeoutError, UsageError
from ._request import Request
from ._transport import DeadlineTransport

#: `True` for the authorities of the system and of certifi, the path of a file of certificates, or a context.
Verify = Union[bool, str, ssl.SSLContext]

#: What the connections raise.
FAILURES = (
    httpx.HTTPError,
    httpx.StreamError,
    httpx.InvalidURL,
    TimeoutError,
    OSError,
    httpcore.TimeoutException,
    httpcore.NetworkError,
    httpcore.ProtocolError,
    httpcore.ProxyError,
    httpcore.UnsupportedProtocol,
)

_TIMEOUTS = (TimeoutError, httpx.TimeoutException, httpcore.TimeoutException)


def failure_of(error: Exception, request: Request) -> ApiConnectionError:
    """Returns what the caller gets for an error of the connection."""
    if isinstance(error, _TIMEOUTS):
        return ApiTimeoutError(f"Not all of the answer came within {request.timeout:g} seconds.")
    url = urlsplit(request.url)
    said = str(error) or type(error).__name__
    return ApiConnectionError(f"No complete answer came from {url.scheme}://{url.netloc}: {said}")


def open_http(base_url: str, verify: Verify, proxy: str | None) -> httpx.Client:
    return httpx.Client(transport=DeadlineTransport(_context(verify), _proxy(base_url, proxy)))


def open_async_http(base_url: str, verify: Verify, proxy: str | None) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(verify=_context(verify), proxy=_proxy(base_url, proxy))
    return httpx.AsyncClient(transport=transport)


def _context(verify: Verify) -> ssl.SSLContext:
    if isinstance(verify, ssl.SSLContext):
        return verify
    if isinstance(verify, str):
        try:
            return ssl.create_default_context(cafile=verify)
        except (OSError, ssl.SSLError) as cause:
            raise UsageError(f"`verify` must be a file of certificates in PEM: {cause}.") from cause
    if verify:
        return _default_context()
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


@lru_cache(maxsize=1)
def _default_context() -> ssl.SSLContext:
    """Reading the authorities takes tens of milliseconds, so clients share them."""
    context = ssl.create_default_context()
    context.load_verify_locations(certifi.where())
    return context


def _proxy(base_url: str, given: str | None) -> httpx.Proxy | None:
    proxy = given or _proxy_of(base_url)
    if proxy is None:
        return None
    fault = UsageError("`proxy` must be a URL that begins with http:// or https://.")
    try:
        made = httpx.Proxy(proxy)
    except (ValueError, httpx.InvalidURL):
        raise fault from None
    if made.url.scheme not in ("http", "https"):
        raise fault
    return made


def _proxy_of(base_url: str) -> str | None:
    """The proxy that the environment names for this server, such as `HTTPS_PROXY` without `NO_PROXY`."""
    url = urlsplit(base_url)
    if proxy_bypass(url.netloc.rpartition("@")[2]):
        return None
    proxies = getproxies()
    proxy = proxies.get(url.scheme) or proxies.get("all")
    return proxy if not proxy or "://" in proxy else f"http://{proxy}"

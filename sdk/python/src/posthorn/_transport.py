"""The connections of the blocking client. Their time limit holds for the whole answer, not for each read."""

from __future__ import annotations

import os
import socket
import ssl
from typing import Any, Iterable, Iterator

import httpcore
import httpx

from ._limit import seconds_left


class DeadlineTransport(httpx.BaseTransport):
    """As `httpx.HTTPTransport`, which has no limit for the sum of its reads."""

    def __init__(self, context: ssl.SSLContext, proxy: httpx.Proxy | None) -> None:
        self._context = context
        self._proxy = proxy
        self._open_pool()

    def _open_pool(self) -> None:
        more: Any = {"ssl_context": self._context, "network_backend": _Backend(), "max_connections": 100}
        more |= {"max_keepalive_connections": 20, "keepalive_expiry": 5.0}
        self._process = os.getpid()
        self._pool = (
            httpcore.HTTPProxy(str(self._proxy.url), proxy_auth=self._proxy.raw_auth, **more)
            if self._proxy
            else httpcore.ConnectionPool(**more)
        )

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        # Two processes at one connection would get the answers of each other. The other one still needs it open.
        if self._process != os.getpid():
            self._open_pool()
        url = request.url
        assert isinstance(request.stream, httpx.SyncByteStream)
        answer = self._pool.handle_request(
            httpcore.Request(
                method=request.method,
                url=httpcore.URL(scheme=url.raw_scheme, host=url.raw_host, port=url.port, target=url.raw_path),
                headers=request.headers.raw,
                content=request.stream,
                extensions=request.extensions,
            )
        )
        assert not isinstance(answer.stream, bytes)
        return httpx.Response(
            answer.status, headers=answer.headers, stream=_Body(answer.stream), extensions=answer.extensions
        )

    def close(self) -> None:
        self._pool.close()


class _Body(httpx.SyncByteStream):
    def __init__(self, stream: Any) -> None:
        self._stream = stream

    def __iter__(self) -> Iterator[bytes]:
        yield from self._stream

    def close(self) -> None:
        self._stream.close()


class _Backend(httpcore.NetworkBackend):
    def __init__(self) -> None:
        self._backend = httpcore.SyncBackend()

    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.NetworkStream:
        addresses = dict.fromkeys(str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM))
        failure: Exception = OSError(f"{host} has no address.")
        for address in addresses:
            try:
                made = self._backend.connect_tcp(address, port, _within(timeout), local_address, socket_options)
                return _Stream(made)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                failure = error
        raise failure


class _Stream(httpcore.NetworkStream):
    def __init__(self, stream: httpcore.NetworkStream) -> None:
        self._stream = stream

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        return self._stream.read(max_bytes, _within(timeout))

    def write(self, buffer: bytes, timeout: float | None = None) -> None:
        self._stream.write(buffer, _within(timeout))

    def close(self) -> None:
        self._stream.close()

    def start_tls(
        self, ssl_context: ssl.SSLContext, server_hostname: str | None = None, timeout: float | None = None
    ) -> httpcore.NetworkStream:
        return _Stream(self._stream.start_tls(ssl_context, server_hostname, _within(timeout)))

    def get_extra_info(self, info: str) -> Any:
        return self._stream.get_extra_info(info)


def _within(timeout: float | None) -> float | None:
    return min((each for each in (timeout, seconds_left()) if each is not None), default=None)

"""What the shared behaviours cannot show: processes, copies, arguments and proxies."""

from __future__ import annotations

import copy
import json
import multiprocessing
import pickle
import threading
from datetime import datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Iterator

import pytest

import posthorn
from posthorn import ApiError, Posthorn, UsageError, types


class Echo(BaseHTTPRequestHandler):
    """Answers with the sid in the path, over connections that stay open."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        body = json.dumps({"sid": self.path.rpartition("/")[2]}).encode()
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        """Keeps the output clean."""


@pytest.fixture(scope="module")
def base_url() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Echo)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()


def client_of(base_url: str, **options: Any) -> Posthorn:
    return Posthorn(base_url, account_sid="AC1", auth_token="t0ken", **options)


def sids_of(client: Posthorn, name: str, found: Any) -> None:
    found.put({client.messages.get(f"{name}{number}").sid == f"{name}{number}" for number in range(50)})


def test_forked_processes_get_their_own_answers(base_url: str) -> None:
    client = client_of(base_url)
    client.messages.get("MS0")
    processes = multiprocessing.get_context("fork")
    found = processes.Queue()
    children = [processes.Process(target=sids_of, args=(client, name, found)) for name in ("MSa", "MSb")]
    for child in children:
        child.start()
    sids_of(client, "MSc", found)
    assert [found.get() for _ in range(3)] == [{True}] * 3
    for child in children:
        child.join()


def test_answers_and_errors_can_be_copied_and_pickled() -> None:
    event = types.Event({"sid": "EV1", "type": "messages.sent", "data": {"sid": "MS1"}})
    assert isinstance(event, types.MessagesSentEvent)
    for made in (pickle.loads(pickle.dumps(event)), copy.deepcopy(event), copy.copy(event)):
        assert made == event and made.data.sid == "MS1"
    problem = {"status": 400, "code": "invalid", "title": "t", "detail": "d", "errors": [], "type": "about:blank"}
    error = posthorn.BadRequestError(problem, headers={"a": "b"}, retry_after=1.5)
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, posthorn.BadRequestError) and (again.code, again.retry_after) == ("invalid", 1.5)
    event.to_dict()["data"]["sid"] = "changed"
    assert event.data.sid == "MS1"


@pytest.mark.parametrize(
    "options",
    [
        {"idempotency_key": "a\r\nx-evil: 1"},
        {"idempotency_key": ""},
        {"headers": {"x-a: 1\r\nx-evil": "2"}},
        {"headers": {"x-a": "ü"}},
        {"headers": {"x-a": 1}},
        {"idempotencyKey": "a"},
        {"timeout": 0},
    ],
)
def test_options_that_cannot_be_sent_are_refused(options: Any) -> None:
    with pytest.raises(UsageError):
        client_of("http://127.0.0.1:9").messages.create(to="a", from_="b", request_options=options)


@pytest.mark.parametrize("url", ["http://h?", "http://h#", "http://h\n", "http://u:p@h", "h", None])
def test_base_urls_that_lead_elsewhere_are_refused(url: Any) -> None:
    with pytest.raises(UsageError):
        client_of(url)


@pytest.mark.parametrize("proxy", ["socks5://127.0.0.1:9", "nobody", "u:pw@h:1"])
def test_proxies_that_would_see_the_token_are_refused(proxy: str) -> None:
    with pytest.raises(UsageError) as found:
        client_of("http://127.0.0.1:9", proxy=proxy)
    assert "pw" not in str(found.value)


def test_a_closed_client_and_a_time_without_a_zone_are_refused(base_url: str) -> None:
    client = client_of(base_url)
    with pytest.raises(UsageError):
        client.messages.create(to="a", from_="b", send_at=datetime(2030, 1, 1))
    client.close()
    with pytest.raises(UsageError):
        client.messages.get("MS1")


def test_the_locals_of_a_fault_have_no_credentials(base_url: str) -> None:
    with pytest.raises(UsageError) as found:
        client_of(base_url).messages.get("", request_options={"headers": {"x-a": "b"}})
    seen = []
    at = found.value.__traceback__
    while at:
        seen.append(repr(at.tb_frame.f_locals) if at.tb_frame.f_globals.get("__package__") == "posthorn" else "")
        at = at.tb_next
    assert not any("QUMxOnQwa2Vu" in each or "t0ken" in each for each in seen)


def test_webhooks_with_odd_texts_are_not_verified() -> None:
    headers = {"webhook-id": "\ud800", "webhook-timestamp": "1", "webhook-signature": "v1,x"}
    for payload in ("{}", "\ud800"):
        with pytest.raises(posthorn.WebhookVerificationError):
            posthorn.verify_webhook(payload, headers, "whsec_AQID", now=1.0)


def test_an_error_names_itself_and_no_secret() -> None:
    assert issubclass(posthorn.RateLimitError, ApiError)
    assert repr(types.Account({"sid": "AC1", "auth_token": "t0ken"})) == "<Account sid='AC1'>"

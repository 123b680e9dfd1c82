"""Runs the behaviours of `sdk/behaviours` with both clients, and the signatures.

Its argument is the first line of the server that misbehaves. It prints a line of JSON for each test.
"""

from __future__ import annotations

import asyncio
import base64
import inspect
import json
import sys
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Callable

import httpx

import posthorn
from posthorn import AsyncPosthorn, Posthorn, RequestOptions

DATA = Path(__file__).parents[2] / "behaviours"
Json = dict[str, Any]

#: The whole run takes place at once, because most behaviours wait.
AT_ONCE = 12


class OwnTransport(httpx.HTTPTransport):
    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.headers["x-transport"] = "own"
        return super().handle_request(request)


class OwnAsyncTransport(httpx.AsyncHTTPTransport):
    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        request.headers["x-transport"] = "own"
        return await super().handle_async_request(request)


def options_of(server: Json, behaviour: Json, run: str, is_async: bool) -> Json:
    given = behaviour.get("client", {})
    address = server["url"] if "address" not in given else server[given["address"]]
    options: Json = {"base_url": f"{address}/{behaviour['id']}/{run}{'/' if given.get('slash') else ''}"}
    names = ("account_sid", "auth_token", "api_key", "api_key_secret", "headers")
    options.update({name: given[name] for name in names if name in given})
    if "api_key" not in given:
        options.setdefault("account_sid", "AC1")
        options.setdefault("auth_token", "t0ken")
    if "retries" in given:
        options["max_retries"] = given["retries"]
    if "timeout_ms" in given:
        options["timeout"] = given["timeout_ms"] / 1000
    if given.get("ca"):
        options["verify"] = server["ca_file"]
    if given.get("proxy"):
        options["proxy"] = server["proxy"]
    if given.get("transport"):
        own = httpx.AsyncClient(transport=OwnAsyncTransport()) if is_async else httpx.Client(transport=OwnTransport())
        options["http_client"] = own
    return options


def call_options(call: Json) -> RequestOptions:
    options: RequestOptions = {}
    if "key" in call:
        options["idempotency_key"] = call["key"]
    if "headers" in call:
        options["headers"] = call["headers"]
    if "retries" in call:
        options["max_retries"] = call["retries"]
    if "timeout_ms" in call:
        options["timeout"] = call["timeout_ms"] / 1000
    return options


def prepared(client: Any, call: Json) -> Callable[[], Any]:
    """Returns the call of the method with its arguments."""
    resource, name = call["method"].split(".")
    method = getattr(getattr(client, resource), name)
    arguments = {**call.get("query", {}), **call.get("body", {}), "request_options": call_options(call)}
    if "from" in arguments:
        arguments["from_"] = arguments.pop("from")
    if "last_event_id" in call:
        arguments["last_event_id"] = call["last_event_id"]
    sids = [call["sid"]] if "sid" in call else []
    return lambda: method(*sids, **arguments)


async def settled(value: Any) -> Any:
    return await value if inspect.isawaitable(value) else value


async def each(values: Any) -> Any:
    if hasattr(values, "__aiter__"):
        async for value in values:
            yield value
    else:
        for value in values:
            yield value


async def outcome_of(client: Any, call: Json) -> Json:
    """Written for the async client. The blocking one runs it too, on a thread and a loop of its own."""
    make = prepared(client, call)
    if call["method"].endswith(".list"):
        sids: list[str] = []
        async for entry in each(make()):
            sids.append(entry.sid)
            if len(sids) == call.get("entries"):
                break
        return {"entries": {"sids": sids, "count": len(sids)}}
    if call["method"].endswith(".stream"):
        events: list[Json] = []
        stream = make()
        try:
            async for event in each(stream):
                events.append({"id": event.id, "sids": [message.sid for message in event.data]})
                if len(events) == call.get("events"):
                    break
        finally:
            if isinstance(client, AsyncPosthorn):
                await stream.aclose()
            else:
                stream.close()
        return {"events": events}
    answer = await settled(make())
    response = answer if isinstance(answer, posthorn.Response) else answer.http_response
    return {
        "answer": None if isinstance(answer, posthorn.Response) else plain(answer),
        "raw": {"status": response.status, "request_id": response.request_id},
    }


def plain(answer: Any) -> Json:
    """The fields as attributes give them, but times as text."""
    return {key: getattr(answer, key) if key != "from" else answer.from_ for key in answer.to_dict()}


def error_of(error: BaseException) -> Json:
    if isinstance(error, asyncio.CancelledError):
        return {"kind": "canceled"}
    if isinstance(error, posthorn.ApiTimeoutError):
        return {"kind": "timeout"}
    if isinstance(error, posthorn.ApiConnectionError):
        return {"kind": "connection"}
    if isinstance(error, posthorn.UsageError):
        return {"kind": "usage"}
    if not isinstance(error, posthorn.ApiError):
        raise error
    names = ("status", "code", "param", "detail", "request_id")
    wait = error.retry_after
    return {
        "kind": "api",
        **{name: getattr(error, name) for name in names},
        "params": [fault["param"] for fault in error.errors],
        "retry_after_ms": None if wait is None else round(wait * 1000),
    }


def differences(expected: Any, found: Any, place: str = "") -> list[str]:
    """An object of the expectation names only the fields that matter."""
    if isinstance(expected, dict) and isinstance(found, dict):
        return [
            line for key, value in expected.items() for line in differences(value, found.get(key), f"{place}.{key}")
        ]
    return [] if expected == found else [f"{place} is {found!r}, and not {expected!r}"]


async def perform(server: Json, behaviour: Json, run: str, is_async: bool) -> list[str]:
    call, result = behaviour["call"], behaviour["result"]
    options = options_of(server, behaviour, run, is_async)
    client: Any = AsyncPosthorn(**options) if is_async else Posthorn(**options)
    began = time.monotonic()
    failure: BaseException | None = None
    found: Json = {}
    try:
        times = call.get("times", 1)
        if call.get("at_once") and not is_async:
            with ThreadPoolExecutor(times) as threads:
                found = list(threads.map(lambda _: asyncio.run(outcome_of(client, call)), range(times)))[-1]
        elif call.get("at_once"):
            found = (await asyncio.gather(*(outcome_of(client, call) for _ in range(times))))[-1]
        elif "cancel_after_ms" in call:
            task = asyncio.ensure_future(outcome_of(client, call))
            await asyncio.wait([task], timeout=call["cancel_after_ms"] / 1000)
            began = time.monotonic()
            task.cancel()
            found = await task
        else:
            for _ in range(times):
                found = await outcome_of(client, call)
    except (posthorn.PosthornError, asyncio.CancelledError) as error:
        failure = error
        found = {"error": error_of(error)}
    took = (time.monotonic() - began) * 1000
    faults = differences(
        {key: result[key] for key in ("answer", "entries", "events", "raw", "error") if key in result}, found
    )
    if failure and "error" not in result:
        faults.append(f"it failed: {failure!r}")
    if took > result.get("within_ms", 60_000):
        faults.append(f"it took {took:.0f} ms")
    printed = f"{client!r} {failure!r} {failure} {vars(failure) if failure else ''}"
    faults += [f"{secret} is printed" for secret in result.get("hidden", []) if secret in printed]
    await settled(client.aclose() if is_async else client.close())
    return faults + await asyncio.to_thread(verdict_of, server, behaviour, run)


def verdict_of(server: Json, behaviour: Json, run: str) -> list[str]:
    with urllib.request.urlopen(f"{server['url']}/verdict/{behaviour['id']}/{run}") as answer:
        faults: list[str] = json.load(answer)["faults"]
    return faults


def report(title: str, faults: list[str], skip: str | None = None) -> None:
    sys.stdout.write(json.dumps({"title": title, "faults": faults, "skip": skip}) + "\n")
    sys.stdout.flush()


def run_all(server: Json, behaviours: list[Json], run: str) -> None:
    """Each behaviour has a thread and a loop of its own, so that the time of one is not the time of another."""

    def one(behaviour: Json, is_async: bool) -> None:
        title = f"{'AsyncPosthorn' if is_async else 'Posthorn'}: {behaviour['text']}"
        if not is_async and "cancel_after_ms" in behaviour["call"]:
            return report(title, [], "A blocking call ends by its timeout. The async client cancels calls.")
        try:
            faults = asyncio.run(perform(server, behaviour, f"{run}-{'async' if is_async else 'blocking'}", is_async))
        except Exception as error:
            faults = [f"{type(error).__name__}: {error}"]
        report(title, faults)

    with ThreadPoolExecutor(AT_ONCE) as threads:
        for behaviour in behaviours:
            for is_async in (True, False):
                threads.submit(one, behaviour, is_async)


def check_signature(case: Json) -> list[str]:
    try:
        event = posthorn.verify_webhook(
            base64.b64decode(case["body"]), case["headers"], case["secrets"], now=float(case["now"])
        )
    except posthorn.WebhookVerificationError as error:
        return [f"it was refused: {error}"] if case["accepted"] else []
    if not case["accepted"]:
        return ["it was accepted"]
    return [] if event.type == case["type"] else [f"the type is {event.type}"]


def main() -> None:
    server = json.loads(sys.argv[1])
    for case in json.loads((DATA / "signatures.json").read_text(encoding="utf-8")):
        report(f"signature: {case['text']}", check_signature(case))
    behaviours = json.loads((DATA / "behaviours.json").read_text(encoding="utf-8"))
    run_all(server, behaviours, "python")


if __name__ == "__main__":
    main()

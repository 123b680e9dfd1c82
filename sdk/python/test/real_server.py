"""Uses both clients at a server of Posthorn. Its arguments are the base URL, the account's sid and its token."""

from __future__ import annotations

import asyncio
import sys

from posthorn import AsyncPosthorn, BadRequestError, NotFoundError, Posthorn

TO, FROM = "+14155550123", "+15005550006"


def use_blocking(base_url: str, account_sid: str, auth_token: str) -> None:
    with Posthorn(base_url, account_sid=account_sid, auth_token=auth_token) as client:
        sids = [
            client.messages.create(to=TO, from_=FROM, body=f"Table {number}", tags=["blocking"]).sid
            for number in range(5)
        ]
        listed = [message.sid for message in client.messages.list(tag="blocking", limit=2)]
        assert listed == sids[::-1], listed
        message = client.messages.get(sids[0])
        assert (message.body, message.tags, message.created_at.tzinfo is not None) == ("Table 0", ["blocking"], True)
        assert message.from_ == "+15005550006" and message["from"] == "+15005550006"
        assert message.http_response and message.http_response.status == 200 and message.http_response.request_id
        assert client.messages.events.list(sids[0]).data
        assert client.messages.preview(to=TO, body="Grüße 📯").encoding == "ucs2"
        assert client.messages.delete(sids[0]).status == 204
        try:
            client.messages.get(sids[0])
            raise AssertionError("A deleted message was found.")
        except NotFoundError as error:
            assert error.code == "message_not_found", error.code
        try:
            client.messages.create(to="nobody", from_="+15005550006", body="")
            raise AssertionError("A wrong number was accepted.")
        except BadRequestError as error:
            assert "to" in [fault["param"] for fault in error.errors], error.errors


async def use_async(base_url: str, account_sid: str, auth_token: str) -> None:
    async with AsyncPosthorn(base_url, account_sid=account_sid, auth_token=auth_token) as client:
        made = await asyncio.gather(
            *(client.messages.create(to=TO, from_=FROM, body=f"Seat {number}", tags=["async"]) for number in range(5))
        )
        listed = [message.sid async for message in client.messages.list(tag="async", limit=2)]
        assert sorted(listed) == sorted(message.sid for message in made), listed
        first = await client.messages.list(limit=2)
        assert first.has_more and first.next_cursor
        webhook = await client.webhooks.create(url="https://example.com/hooks", events=["messages.*"])
        paused = await client.webhooks.update(webhook.sid, status="paused")
        assert paused.status == "paused"
        await client.webhooks.delete(webhook.sid)


def main() -> None:
    base_url, account_sid, auth_token = sys.argv[1:]
    use_blocking(base_url, account_sid, auth_token)
    asyncio.run(use_async(base_url, account_sid, auth_token))
    sys.stdout.write("done\n")


if __name__ == "__main__":
    main()

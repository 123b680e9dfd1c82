"""`client.conversations`."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from .._async_client import AsyncClient
from .._client import Client
from .._options import OMIT, Omit, RequestOptions
from .._page import AsyncList, Page
from .._request import Call
from ..types import Conversation, Message


class ConversationsMessagesResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def list(
        self,
        *,
        number: str,
        contact: str,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Page[Message]:
        """List the messages of a conversation.

        Returns sent and received messages on all channels, newest first.

        `GET /v1/conversations/messages`. An API key needs one of the scopes `full`, `messages`, `read`.

        Args:
            number: The address of the account.
            contact: The address of the person.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/v1/conversations/messages",
            query={"number": number, "contact": contact, "limit": limit, "cursor": cursor},
        )
        return self._client._list(call, Message, request_options)


class AsyncConversationsMessagesResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    def list(
        self,
        *,
        number: str,
        contact: str,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AsyncList[Message]:
        """List the messages of a conversation.

        Returns sent and received messages on all channels, newest first.

        `GET /v1/conversations/messages`. An API key needs one of the scopes `full`, `messages`, `read`.

        Args:
            number: The address of the account.
            contact: The address of the person.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/v1/conversations/messages",
            query={"number": number, "contact": contact, "limit": limit, "cursor": cursor},
        )
        return self._client._list(call, Message, request_options)


class ConversationsResource:
    def __init__(self, client: Client) -> None:
        self._client = client
        self.messages = ConversationsMessagesResource(client)

    def list(
        self, *, limit: int | Omit = OMIT, cursor: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> Page[Conversation]:
        """List conversations.

        Returns conversations, ordered by their newest message. SMS, MMS and WhatsApp messages between the
        same two phone numbers belong to one conversation. A page reads at most ten thousand messages, so it
        can have fewer than `limit` entries, or none, while `has_more` is true. Continue with `next_cursor`. A
        conversation with a new message moves to the first page.

        `GET /v1/conversations`. An API key needs one of the scopes `full`, `messages`, `read`.

        Args:
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/v1/conversations", query={"limit": limit, "cursor": cursor})
        return self._client._list(call, Conversation, request_options)


class AsyncConversationsResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client
        self.messages = AsyncConversationsMessagesResource(client)

    def list(
        self, *, limit: int | Omit = OMIT, cursor: str | Omit = OMIT, request_options: RequestOptions | None = None
    ) -> AsyncList[Conversation]:
        """List conversations.

        Returns conversations, ordered by their newest message. SMS, MMS and WhatsApp messages between the
        same two phone numbers belong to one conversation. A page reads at most ten thousand messages, so it
        can have fewer than `limit` entries, or none, while `has_more` is true. Continue with `next_cursor`. A
        conversation with a new message moves to the first page.

        `GET /v1/conversations`. An API key needs one of the scopes `full`, `messages`, `read`.

        Args:
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/v1/conversations", query={"limit": limit, "cursor": cursor})
        return self._client._list(call, Conversation, request_options)

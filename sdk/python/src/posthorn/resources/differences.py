"""`client.differences`."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Sequence

from .._async_client import AsyncClient
from .._client import Client
from .._options import OMIT, Omit, RequestOptions
from .._page import AsyncList, Page
from .._request import Call
from ..types import Difference

if TYPE_CHECKING:
    from .. import types


class DifferencesResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def list(
        self,
        *,
        status: types.DifferenceStatus | Sequence[types.DifferenceStatus] | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Page[Difference]:
        """List differences.

        Returns the differences that reconciliations found, newest first.

        `GET /v1/differences`. An API key needs one of the scopes `full`, `payments`, `read`.

        Args:
            status: The status to filter by. Several values, as a repeated parameter or with commas, match any
                of them.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/v1/differences", query={"status": status, "limit": limit, "cursor": cursor})
        return self._client._list(call, Difference, request_options)

    def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Difference:
        """Retrieve a difference.

        Returns the current difference.

        `GET /v1/differences/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
        """
        call = Call("GET", "/v1/differences/{sid}", sid)
        return self._client._value(call, Difference, request_options)

    def resolve(
        self,
        sid: str,
        *,
        resolution: Literal["booked", "ignored"],
        note: str,
        request_options: RequestOptions | None = None,
    ) -> Difference:
        """Resolve a difference.

        Resolves a difference. `booked` changes the ledger to the provider's current list, in the same
        transaction. It books a fee as `fee`, a payout as `payout`, and any other difference as `adjustment`.
        If both lists already agree, it books nothing and the resolution is `matched_later`. `ignored` books
        nothing, and Posthorn does not report the difference again while its amounts are the same. A payment
        with the `review_reason` `amount_mismatch` needs a decision of its own first. You can repeat the same
        decision. The audit log contains the member who decided.

        `POST /v1/differences/{sid}/resolve`. An API key needs one of the scopes `full`, `payments`.

        Args:
            resolution: The decision.
            note: The reason for the decision. Posthorn stores it with the difference.
        """
        call = Call(
            "POST",
            "/v1/differences/{sid}/resolve",
            sid,
            body={"resolution": resolution, "note": note},
            idempotence="key",
        )
        return self._client._value(call, Difference, request_options)


class AsyncDifferencesResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    def list(
        self,
        *,
        status: types.DifferenceStatus | Sequence[types.DifferenceStatus] | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AsyncList[Difference]:
        """List differences.

        Returns the differences that reconciliations found, newest first.

        `GET /v1/differences`. An API key needs one of the scopes `full`, `payments`, `read`.

        Args:
            status: The status to filter by. Several values, as a repeated parameter or with commas, match any
                of them.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/v1/differences", query={"status": status, "limit": limit, "cursor": cursor})
        return self._client._list(call, Difference, request_options)

    async def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Difference:
        """Retrieve a difference.

        Returns the current difference.

        `GET /v1/differences/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
        """
        call = Call("GET", "/v1/differences/{sid}", sid)
        return await self._client._value(call, Difference, request_options)

    async def resolve(
        self,
        sid: str,
        *,
        resolution: Literal["booked", "ignored"],
        note: str,
        request_options: RequestOptions | None = None,
    ) -> Difference:
        """Resolve a difference.

        Resolves a difference. `booked` changes the ledger to the provider's current list, in the same
        transaction. It books a fee as `fee`, a payout as `payout`, and any other difference as `adjustment`.
        If both lists already agree, it books nothing and the resolution is `matched_later`. `ignored` books
        nothing, and Posthorn does not report the difference again while its amounts are the same. A payment
        with the `review_reason` `amount_mismatch` needs a decision of its own first. You can repeat the same
        decision. The audit log contains the member who decided.

        `POST /v1/differences/{sid}/resolve`. An API key needs one of the scopes `full`, `payments`.

        Args:
            resolution: The decision.
            note: The reason for the decision. Posthorn stores it with the difference.
        """
        call = Call(
            "POST",
            "/v1/differences/{sid}/resolve",
            sid,
            body={"resolution": resolution, "note": note},
            idempotence="key",
        )
        return await self._client._value(call, Difference, request_options)

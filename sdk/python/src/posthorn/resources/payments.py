"""`client.payments`."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Mapping, Sequence

from .._async_client import AsyncClient
from .._client import Client
from .._options import OMIT, Omit, RequestOptions
from .._page import AsyncList, Page
from .._request import Call
from ..types import Payment, PaymentTimelineEntry

if TYPE_CHECKING:
    from .. import params, types


class PaymentsTimelineResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def list(
        self,
        sid: str,
        *,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Page[PaymentTimelineEntry]:
        """Read a payment's timeline.

        Returns the timeline of a payment, oldest first. It contains the events of the payment, its refunds
        and its disputes, its messages with their current status, and the requests to the provider. It also
        contains the ledger transactions.

        `GET /v1/payments/{sid}/timeline`. An API key needs one of the scopes `full`, `payments`, `read`.

        Args:
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/v1/payments/{sid}/timeline", sid, query={"limit": limit, "cursor": cursor})
        return self._client._list(call, PaymentTimelineEntry, request_options)


class AsyncPaymentsTimelineResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    def list(
        self,
        sid: str,
        *,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AsyncList[PaymentTimelineEntry]:
        """Read a payment's timeline.

        Returns the timeline of a payment, oldest first. It contains the events of the payment, its refunds
        and its disputes, its messages with their current status, and the requests to the provider. It also
        contains the ledger transactions.

        `GET /v1/payments/{sid}/timeline`. An API key needs one of the scopes `full`, `payments`, `read`.

        Args:
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call("GET", "/v1/payments/{sid}/timeline", sid, query={"limit": limit, "cursor": cursor})
        return self._client._list(call, PaymentTimelineEntry, request_options)


class PaymentsResource:
    def __init__(self, client: Client) -> None:
        self._client = client
        self.timeline = PaymentsTimelineResource(client)

    def create(
        self,
        *,
        amount: int,
        currency: str,
        payment_method: str | Omit = OMIT,
        provider: str | Omit = OMIT,
        capture_method: types.CaptureMethod | Omit = OMIT,
        description: str | Omit = OMIT,
        reference: str | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        return_url: str | Omit = OMIT,
        locale: str | Omit = OMIT,
        send: params.CreatePaymentSend | Omit = OMIT,
        expires_in: int | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Payment:
        """Create a payment.

        Creates a payment. With a `payment_method`, which is a token of the payment provider, Posthorn charges
        the customer immediately. Without it, the customer pays on the page `checkout_url`. A decline is not
        an error: the response has the `status` `failed`. If the provider does not respond, `status` is
        `processing` until the outcome is known. Needs an `Idempotency-Key`.

        `POST /v1/payments`. An API key needs one of the scopes `full`, `payments`.

        Args:
            amount: The amount that the customer pays, in minor units of `currency`: 1250 for 12.50 EUR.
            currency: ISO 4217.
            payment_method: The token of the payment provider for the customer's card or account. The
                simulator has `sim_ok` and others. With `provider` `manual`: the reference of money that you
                have received.
            provider: The kind or the sid of a payment provider. Default: the first provider that supports the
                currency.
            capture_method: The capture mode. `automatic` captures the amount at once. `manual` only
                authorizes the amount, and you capture it later. The default is `automatic`.
            description: The text that the customer reads on the page.
            reference: Your own identifier of the payment, such as an order number. You can list payments by
                it.
            metadata: Your own fields, up to 50. A name has up to 40 characters and a value up to 500.
                Together they have at most 8 KiB of JSON. Answers and events contain them. In a form, write
                `metadata[order]=8731`.
            return_url: The URL to which the customer returns after the payment.
            locale: The language of the page and of the messages (BCP 47). The default is `en`.
            send: The message that sends the link to the page. The same transaction creates both. Only without
                `payment_method`.
            expires_in: The number of seconds until the page expires: from 30 minutes to 90 days. Default: 30
                days. A payment with a token does not expire.
        """
        call = Call(
            "POST",
            "/v1/payments",
            body={
                "amount": amount,
                "currency": currency,
                "payment_method": payment_method,
                "provider": provider,
                "capture_method": capture_method,
                "description": description,
                "reference": reference,
                "metadata": metadata,
                "return_url": return_url,
                "locale": locale,
                "send": send,
                "expires_in": expires_in,
            },
            idempotence="key",
        )
        return self._client._value(call, Payment, request_options)

    def list(
        self,
        *,
        sid: str | Sequence[str] | Omit = OMIT,
        status: types.PaymentStatus | Sequence[types.PaymentStatus] | Omit = OMIT,
        currency: str | Omit = OMIT,
        reference: str | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        needs_review: bool | Omit = OMIT,
        created_after: datetime | str | Omit = OMIT,
        created_before: datetime | str | Omit = OMIT,
        order: types.SortOrder | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Page[Payment]:
        """List payments.

        Returns payments, newest first unless `order` says otherwise. With `status`, `currency`, `metadata` or
        `needs_review`, a page reads at most ten thousand entries. So it can have fewer than `limit`, or none,
        while `has_more` is true. Continue with `next_cursor`. Payments of one status other than `completed`
        are found however rare they are. So are those that need a review.

        `GET /v1/payments`. An API key needs one of the scopes `full`, `payments`, `read`.

        Args:
            sid: The payments to return, at most 100, as a repeated parameter or with commas. Unknown ones are
                left out.
            status: The status to filter by. Several values, as a repeated parameter or with commas, match any
                of them.
            currency: The currency to filter by.
            reference: Your own identifier to filter by.
            metadata: The entries of `metadata` to filter by, as in `metadata[order]=8731`, or as a JSON
                object. A resource must have all of them.
            needs_review: True returns only payments that need a review by a person, false returns only the
                others.
            created_after: The earliest creation time, inclusive.
            created_before: The latest creation time, exclusive.
            order: The order by creation time: `desc` has the newest entry first, `asc` the oldest.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/v1/payments",
            query={
                "sid": sid,
                "status": status,
                "currency": currency,
                "reference": reference,
                "metadata": metadata,
                "needs_review": needs_review,
                "created_after": created_after,
                "created_before": created_before,
                "order": order,
                "limit": limit,
                "cursor": cursor,
            },
        )
        return self._client._list(call, Payment, request_options)

    def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Payment:
        """Retrieve a payment.

        Returns the current payment.

        `GET /v1/payments/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
        """
        call = Call("GET", "/v1/payments/{sid}", sid)
        return self._client._value(call, Payment, request_options)

    def update(
        self,
        sid: str,
        *,
        description: str | Omit = OMIT,
        reference: str | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Payment:
        """Change a payment.

        Changes the fields that you send. `metadata` replaces all of its entries. You cannot change the
        amount: cancel the payment and create another one.

        `PATCH /v1/payments/{sid}`. An API key needs one of the scopes `full`, `payments`.

        Args:
            description: The text that the customer reads on the page.
            reference: Your own identifier of the payment, such as an order number. You can list payments by
                it.
            metadata: Your own fields, up to 50. A name has up to 40 characters and a value up to 500.
                Together they have at most 8 KiB of JSON. Answers and events contain them. In a form, write
                `metadata[order]=8731`.
        """
        call = Call(
            "PATCH",
            "/v1/payments/{sid}",
            sid,
            body={"description": description, "reference": reference, "metadata": metadata},
        )
        return self._client._value(call, Payment, request_options)

    def capture(
        self,
        sid: str,
        *,
        amount: int | Omit = OMIT,
        final: bool | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Payment:
        """Capture a payment.

        Captures an authorized amount, or a part of it. Posthorn releases the rest unless `final` is false.
        Captures of one payment at the same time run one after another. If the provider does not respond,
        `pending_operation` is `capture` until the outcome is known. Needs an `Idempotency-Key`.

        `POST /v1/payments/{sid}/capture`. An API key needs one of the scopes `full`, `payments`.

        Args:
            amount: The amount to capture, in minor units. Default: the whole authorized amount.
            final: True if this is the last capture. False keeps the rest authorized. Not every provider
                supports false. The default is `true`.
        """
        call = Call(
            "POST", "/v1/payments/{sid}/capture", sid, body={"amount": amount, "final": final}, idempotence="key"
        )
        return self._client._value(call, Payment, request_options)

    def cancel(
        self,
        sid: str,
        *,
        reason: types.PaymentCancelReason | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Payment:
        """Cancel a payment.

        Cancels a payment that is not completed. Its page closes, and the provider releases an authorized
        amount. Refund recorded money before you cancel. A repeated request returns the same response.

        `POST /v1/payments/{sid}/cancel`. An API key needs one of the scopes `full`, `payments`.

        Args:
            reason: The reason for the cancellation. The default is `requested_by_customer`.
        """
        call = Call("POST", "/v1/payments/{sid}/cancel", sid, body={"reason": reason}, idempotence="key")
        return self._client._value(call, Payment, request_options)

    def record_payment(
        self,
        sid: str,
        *,
        reference: str,
        amount: int | Omit = OMIT,
        final: bool | Omit = OMIT,
        received_at: datetime | str | Omit = OMIT,
        note: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Payment:
        """Record the money of a payment.

        Records money of a payment that you received in cash or by bank transfer. Posthorn updates the ledger
        in the same transaction. The last part completes the payment and creates the receipt message. The
        payment must be open, have a page, and have no open charge at another provider. The account needs a
        `manual` provider. Needs an `Idempotency-Key`.

        `POST /v1/payments/{sid}/record_payment`. An API key needs one of the scopes `full`, `payments`.

        Args:
            amount: The received amount, in minor units of the payment's currency. Default: the outstanding
                amount.
            final: True if you expect no more money. This completes the payment, even with less than its
                amount. `amount` can then be 0. The default is `false`.
            reference: The reference of the money, such as the number of a receipt or transfer. Each part
                needs a different reference.
            received_at: The time when you received the money. Default: now.
            note: A note for people.
        """
        call = Call(
            "POST",
            "/v1/payments/{sid}/record_payment",
            sid,
            body={"amount": amount, "final": final, "reference": reference, "received_at": received_at, "note": note},
            idempotence="key",
        )
        return self._client._value(call, Payment, request_options)

    def resolve(
        self,
        sid: str,
        *,
        resolution: types.MismatchResolution,
        amount: int | Omit = OMIT,
        currency: str | Omit = OMIT,
        note: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Payment:
        """Decide about another amount.

        Decides about a payment with the `review_reason` `amount_mismatch`: its provider reports another
        amount than you requested. `accept` makes the provider's amount the amount of the payment. `refund`
        returns all captured money. `cancel` releases a charge that is not captured. Posthorn fetches the
        charge first, and updates the ledger. The first decision counts, and you can repeat it. Needs an
        `Idempotency-Key`.

        `POST /v1/payments/{sid}/resolve`. An API key needs one of the scopes `full`, `payments`.

        Args:
            resolution: The decision.
            amount: Required for `accept`: the amount that you accept, in minor units. It must be the amount
                that the provider reports.
            currency: The currency that you accept. Default: the currency of the payment. Send it if the
                provider reports another currency.
            note: The reason for the decision. Posthorn stores it with the payment.
        """
        call = Call(
            "POST",
            "/v1/payments/{sid}/resolve",
            sid,
            body={"resolution": resolution, "amount": amount, "currency": currency, "note": note},
            idempotence="key",
        )
        return self._client._value(call, Payment, request_options)

    def send_link(
        self,
        sid: str,
        *,
        to: str | Omit = OMIT,
        from_: str | Omit = OMIT,
        body: str | Omit = OMIT,
        template: params.MessageTemplateRequest | Omit = OMIT,
        receipt_template: params.MessageTemplateRequest | Omit = OMIT,
        reminder_after: int | Omit = OMIT,
        receipt: bool | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Payment:
        """Send the link of a payment.

        Sends the link to the page of a payment that is `pending` or `requires_action`. You can send it up to
        ten times. `to` and `from` default to the values of the earlier message. Needs an `Idempotency-Key`.

        `POST /v1/payments/{sid}/send_link`. An API key needs one of the scopes `full`, `payments`.

        Args:
            to: The recipient. A phone number with its country code, a chat address with its prefix, as in
                xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in
                email:ann@example.org. A number can contain spaces, dashes, dots, slashes and parentheses. The
                response has it in E.164.
            from_: The sender. A phone number as in `to`, a short code, a name, or a chat or email address
                with its prefix. A name has 1 to 11 characters: letters, digits, inner spaces and & + . _ -.
            body: The text, with `{url}` in place of the link. With the link, it has up to 1,600 characters
                over SMS and MMS, 4,096 over WhatsApp and Telegram, and 10,000 over other channels. Default:
                the text of the earlier message.
            template: The approved template of the link and its reminder, which WhatsApp requires. In its
                values, Posthorn replaces `{amount}` by the amount with its currency, and `{url}` by the link.
                For a button, `{token}` is the part of the link after `/pay/`. In a form, send JSON.
            receipt_template: The approved template of the receipt, which WhatsApp requires with `receipt`. In
                its values, Posthorn replaces `{amount}`.
            reminder_after: The number of seconds until Posthorn sends a reminder, if the customer can still
                pay. From 10 minutes to 30 days, and before the page expires. The reminder has a fixed text in
                the language of the payment. Default: a planned reminder does not change.
            receipt: True to send a receipt after the payment. Default: no change.
        """
        call = Call(
            "POST",
            "/v1/payments/{sid}/send_link",
            sid,
            body={
                "to": to,
                "from": from_,
                "body": body,
                "template": template,
                "receipt_template": receipt_template,
                "reminder_after": reminder_after,
                "receipt": receipt,
            },
            idempotence="key",
        )
        return self._client._value(call, Payment, request_options)


class AsyncPaymentsResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client
        self.timeline = AsyncPaymentsTimelineResource(client)

    async def create(
        self,
        *,
        amount: int,
        currency: str,
        payment_method: str | Omit = OMIT,
        provider: str | Omit = OMIT,
        capture_method: types.CaptureMethod | Omit = OMIT,
        description: str | Omit = OMIT,
        reference: str | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        return_url: str | Omit = OMIT,
        locale: str | Omit = OMIT,
        send: params.CreatePaymentSend | Omit = OMIT,
        expires_in: int | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Payment:
        """Create a payment.

        Creates a payment. With a `payment_method`, which is a token of the payment provider, Posthorn charges
        the customer immediately. Without it, the customer pays on the page `checkout_url`. A decline is not
        an error: the response has the `status` `failed`. If the provider does not respond, `status` is
        `processing` until the outcome is known. Needs an `Idempotency-Key`.

        `POST /v1/payments`. An API key needs one of the scopes `full`, `payments`.

        Args:
            amount: The amount that the customer pays, in minor units of `currency`: 1250 for 12.50 EUR.
            currency: ISO 4217.
            payment_method: The token of the payment provider for the customer's card or account. The
                simulator has `sim_ok` and others. With `provider` `manual`: the reference of money that you
                have received.
            provider: The kind or the sid of a payment provider. Default: the first provider that supports the
                currency.
            capture_method: The capture mode. `automatic` captures the amount at once. `manual` only
                authorizes the amount, and you capture it later. The default is `automatic`.
            description: The text that the customer reads on the page.
            reference: Your own identifier of the payment, such as an order number. You can list payments by
                it.
            metadata: Your own fields, up to 50. A name has up to 40 characters and a value up to 500.
                Together they have at most 8 KiB of JSON. Answers and events contain them. In a form, write
                `metadata[order]=8731`.
            return_url: The URL to which the customer returns after the payment.
            locale: The language of the page and of the messages (BCP 47). The default is `en`.
            send: The message that sends the link to the page. The same transaction creates both. Only without
                `payment_method`.
            expires_in: The number of seconds until the page expires: from 30 minutes to 90 days. Default: 30
                days. A payment with a token does not expire.
        """
        call = Call(
            "POST",
            "/v1/payments",
            body={
                "amount": amount,
                "currency": currency,
                "payment_method": payment_method,
                "provider": provider,
                "capture_method": capture_method,
                "description": description,
                "reference": reference,
                "metadata": metadata,
                "return_url": return_url,
                "locale": locale,
                "send": send,
                "expires_in": expires_in,
            },
            idempotence="key",
        )
        return await self._client._value(call, Payment, request_options)

    def list(
        self,
        *,
        sid: str | Sequence[str] | Omit = OMIT,
        status: types.PaymentStatus | Sequence[types.PaymentStatus] | Omit = OMIT,
        currency: str | Omit = OMIT,
        reference: str | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        needs_review: bool | Omit = OMIT,
        created_after: datetime | str | Omit = OMIT,
        created_before: datetime | str | Omit = OMIT,
        order: types.SortOrder | Omit = OMIT,
        limit: int | Omit = OMIT,
        cursor: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> AsyncList[Payment]:
        """List payments.

        Returns payments, newest first unless `order` says otherwise. With `status`, `currency`, `metadata` or
        `needs_review`, a page reads at most ten thousand entries. So it can have fewer than `limit`, or none,
        while `has_more` is true. Continue with `next_cursor`. Payments of one status other than `completed`
        are found however rare they are. So are those that need a review.

        `GET /v1/payments`. An API key needs one of the scopes `full`, `payments`, `read`.

        Args:
            sid: The payments to return, at most 100, as a repeated parameter or with commas. Unknown ones are
                left out.
            status: The status to filter by. Several values, as a repeated parameter or with commas, match any
                of them.
            currency: The currency to filter by.
            reference: Your own identifier to filter by.
            metadata: The entries of `metadata` to filter by, as in `metadata[order]=8731`, or as a JSON
                object. A resource must have all of them.
            needs_review: True returns only payments that need a review by a person, false returns only the
                others.
            created_after: The earliest creation time, inclusive.
            created_before: The latest creation time, exclusive.
            order: The order by creation time: `desc` has the newest entry first, `asc` the oldest.
            limit: The maximum number of entries on a page.
            cursor: The `next_cursor` of the previous page. Omit it for the first page.
        """
        call = Call(
            "GET",
            "/v1/payments",
            query={
                "sid": sid,
                "status": status,
                "currency": currency,
                "reference": reference,
                "metadata": metadata,
                "needs_review": needs_review,
                "created_after": created_after,
                "created_before": created_before,
                "order": order,
                "limit": limit,
                "cursor": cursor,
            },
        )
        return self._client._list(call, Payment, request_options)

    async def get(self, sid: str, *, request_options: RequestOptions | None = None) -> Payment:
        """Retrieve a payment.

        Returns the current payment.

        `GET /v1/payments/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
        """
        call = Call("GET", "/v1/payments/{sid}", sid)
        return await self._client._value(call, Payment, request_options)

    async def update(
        self,
        sid: str,
        *,
        description: str | Omit = OMIT,
        reference: str | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Payment:
        """Change a payment.

        Changes the fields that you send. `metadata` replaces all of its entries. You cannot change the
        amount: cancel the payment and create another one.

        `PATCH /v1/payments/{sid}`. An API key needs one of the scopes `full`, `payments`.

        Args:
            description: The text that the customer reads on the page.
            reference: Your own identifier of the payment, such as an order number. You can list payments by
                it.
            metadata: Your own fields, up to 50. A name has up to 40 characters and a value up to 500.
                Together they have at most 8 KiB of JSON. Answers and events contain them. In a form, write
                `metadata[order]=8731`.
        """
        call = Call(
            "PATCH",
            "/v1/payments/{sid}",
            sid,
            body={"description": description, "reference": reference, "metadata": metadata},
        )
        return await self._client._value(call, Payment, request_options)

    async def capture(
        self,
        sid: str,
        *,
        amount: int | Omit = OMIT,
        final: bool | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Payment:
        """Capture a payment.

        Captures an authorized amount, or a part of it. Posthorn releases the rest unless `final` is false.
        Captures of one payment at the same time run one after another. If the provider does not respond,
        `pending_operation` is `capture` until the outcome is known. Needs an `Idempotency-Key`.

        `POST /v1/payments/{sid}/capture`. An API key needs one of the scopes `full`, `payments`.

        Args:
            amount: The amount to capture, in minor units. Default: the whole authorized amount.
            final: True if this is the last capture. False keeps the rest authorized. Not every provider
                supports false. The default is `true`.
        """
        call = Call(
            "POST", "/v1/payments/{sid}/capture", sid, body={"amount": amount, "final": final}, idempotence="key"
        )
        return await self._client._value(call, Payment, request_options)

    async def cancel(
        self,
        sid: str,
        *,
        reason: types.PaymentCancelReason | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Payment:
        """Cancel a payment.

        Cancels a payment that is not completed. Its page closes, and the provider releases an authorized
        amount. Refund recorded money before you cancel. A repeated request returns the same response.

        `POST /v1/payments/{sid}/cancel`. An API key needs one of the scopes `full`, `payments`.

        Args:
            reason: The reason for the cancellation. The default is `requested_by_customer`.
        """
        call = Call("POST", "/v1/payments/{sid}/cancel", sid, body={"reason": reason}, idempotence="key")
        return await self._client._value(call, Payment, request_options)

    async def record_payment(
        self,
        sid: str,
        *,
        reference: str,
        amount: int | Omit = OMIT,
        final: bool | Omit = OMIT,
        received_at: datetime | str | Omit = OMIT,
        note: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Payment:
        """Record the money of a payment.

        Records money of a payment that you received in cash or by bank transfer. Posthorn updates the ledger
        in the same transaction. The last part completes the payment and creates the receipt message. The
        payment must be open, have a page, and have no open charge at another provider. The account needs a
        `manual` provider. Needs an `Idempotency-Key`.

        `POST /v1/payments/{sid}/record_payment`. An API key needs one of the scopes `full`, `payments`.

        Args:
            amount: The received amount, in minor units of the payment's currency. Default: the outstanding
                amount.
            final: True if you expect no more money. This completes the payment, even with less than its
                amount. `amount` can then be 0. The default is `false`.
            reference: The reference of the money, such as the number of a receipt or transfer. Each part
                needs a different reference.
            received_at: The time when you received the money. Default: now.
            note: A note for people.
        """
        call = Call(
            "POST",
            "/v1/payments/{sid}/record_payment",
            sid,
            body={"amount": amount, "final": final, "reference": reference, "received_at": received_at, "note": note},
            idempotence="key",
        )
        return await self._client._value(call, Payment, request_options)

    async def resolve(
        self,
        sid: str,
        *,
        resolution: types.MismatchResolution,
        amount: int | Omit = OMIT,
        currency: str | Omit = OMIT,
        note: str | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Payment:
        """Decide about another amount.

        Decides about a payment with the `review_reason` `amount_mismatch`: its provider reports another
        amount than you requested. `accept` makes the provider's amount the amount of the payment. `refund`
        returns all captured money. `cancel` releases a charge that is not captured. Posthorn fetches the
        charge first, and updates the ledger. The first decision counts, and you can repeat it. Needs an
        `Idempotency-Key`.

        `POST /v1/payments/{sid}/resolve`. An API key needs one of the scopes `full`, `payments`.

        Args:
            resolution: The decision.
            amount: Required for `accept`: the amount that you accept, in minor units. It must be the amount
                that the provider reports.
            currency: The currency that you accept. Default: the currency of the payment. Send it if the
                provider reports another currency.
            note: The reason for the decision. Posthorn stores it with the payment.
        """
        call = Call(
            "POST",
            "/v1/payments/{sid}/resolve",
            sid,
            body={"resolution": resolution, "amount": amount, "currency": currency, "note": note},
            idempotence="key",
        )
        return await self._client._value(call, Payment, request_options)

    async def send_link(
        self,
        sid: str,
        *,
        to: str | Omit = OMIT,
        from_: str | Omit = OMIT,
        body: str | Omit = OMIT,
        template: params.MessageTemplateRequest | Omit = OMIT,
        receipt_template: params.MessageTemplateRequest | Omit = OMIT,
        reminder_after: int | Omit = OMIT,
        receipt: bool | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> Payment:
        """Send the link of a payment.

        Sends the link to the page of a payment that is `pending` or `requires_action`. You can send it up to
        ten times. `to` and `from` default to the values of the earlier message. Needs an `Idempotency-Key`.

        `POST /v1/payments/{sid}/send_link`. An API key needs one of the scopes `full`, `payments`.

        Args:
            to: The recipient. A phone number with its country code, a chat address with its prefix, as in
                xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in
                email:ann@example.org. A number can contain spaces, dashes, dots, slashes and parentheses. The
                response has it in E.164.
            from_: The sender. A phone number as in `to`, a short code, a name, or a chat or email address
                with its prefix. A name has 1 to 11 characters: letters, digits, inner spaces and & + . _ -.
            body: The text, with `{url}` in place of the link. With the link, it has up to 1,600 characters
                over SMS and MMS, 4,096 over WhatsApp and Telegram, and 10,000 over other channels. Default:
                the text of the earlier message.
            template: The approved template of the link and its reminder, which WhatsApp requires. In its
                values, Posthorn replaces `{amount}` by the amount with its currency, and `{url}` by the link.
                For a button, `{token}` is the part of the link after `/pay/`. In a form, send JSON.
            receipt_template: The approved template of the receipt, which WhatsApp requires with `receipt`. In
                its values, Posthorn replaces `{amount}`.
            reminder_after: The number of seconds until Posthorn sends a reminder, if the customer can still
                pay. From 10 minutes to 30 days, and before the page expires. The reminder has a fixed text in
                the language of the payment. Default: a planned reminder does not change.
            receipt: True to send a receipt after the payment. Default: no change.
        """
        call = Call(
            "POST",
            "/v1/payments/{sid}/send_link",
            sid,
            body={
                "to": to,
                "from": from_,
                "body": body,
                "template": template,
                "receipt_template": receipt_template,
                "reminder_after": reminder_after,
                "receipt": receipt,
            },
            idempotence="key",
        )
        return await self._client._value(call, Payment, request_options)

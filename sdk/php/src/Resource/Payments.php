<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Resource;

use Posthorn\Internal\Call;
use Posthorn\Internal\Resource;
use Posthorn\Model;
use Posthorn\Omit;
use Posthorn\Page;
use Posthorn\RequestOptions;

/**
 * `$client->payments`.
 *
 * @property-read PaymentsTimeline $timeline
 */
class Payments extends Resource
{
    protected const RESOURCES = ['timeline' => PaymentsTimeline::class];

    /**
     * Create a payment. Creates a payment. With a `payment_method`, which is a token of the payment
     * provider, Posthorn charges the customer immediately. Without it, the customer pays on the page
     * `checkout_url`. A decline is not an error: the response has the `status` `failed`. If the provider
     * does not respond, `status` is `processing` until the outcome is known. Needs an `Idempotency-Key`.
     *
     * `POST /v1/payments`. An API key needs one of the scopes `full`, `payments`.
     *
     * @param int $amount The amount that the customer pays, in minor units of `currency`: 1250 for 12.50
     *     EUR.
     * @param string $currency ISO 4217.
     * @param string|Omit $paymentMethod The token of the payment provider for the customer's card or
     *     account. The simulator has `sim_ok` and others. With `provider` `manual`: the reference of money
     *     that you have received.
     * @param string|Omit $provider The kind or the sid of a payment provider. Default: the first provider
     *     that supports the currency.
     * @param 'automatic'|'manual'|Omit $captureMethod The capture mode. `automatic` captures the amount at
     *     once. `manual` only authorizes the amount, and you capture it later. The default is `automatic`.
     * @param string|Omit $description The text that the customer reads on the page.
     * @param string|Omit $reference Your own identifier of the payment, such as an order number. You can
     *     list payments by it.
     * @param array<string,string>|Omit $metadata Your own fields, up to 50. A name has up to 40 characters
     *     and a value up to 500. Together they have at most 8 KiB of JSON. Answers and events contain them.
     *     In a form, write `metadata[order]=8731`.
     * @param string|Omit $returnUrl The URL to which the customer returns after the payment.
     * @param string|Omit $locale The language of the page and of the messages (BCP 47). The default is `en`.
     * @param array{to:string,from:string,body?:string,template?:array{name:string,language:string,parameters?:array<string,string>,header?:array<string,string>,buttons?:list<array{index:int,type:'url'|'quick_reply'|'copy_code',value:string}>},receipt_template?:array{name:string,language:string,parameters?:array<string,string>,header?:array<string,string>,buttons?:list<array{index:int,type:'url'|'quick_reply'|'copy_code',value:string}>},reminder_after?:int,receipt?:bool}|Omit
     *     $send The message that sends the link to the page. The same transaction creates both. Only without
     *     `payment_method`.
     * @param int|Omit $expiresIn The number of seconds until the page expires: from 30 minutes to 90 days.
     *     Default: 30 days. A payment with a token does not expire.
     */
    public function create(
        int $amount,
        string $currency,
        string|Omit $paymentMethod = Omit::Value,
        string|Omit $provider = Omit::Value,
        string|Omit $captureMethod = Omit::Value,
        string|Omit $description = Omit::Value,
        string|Omit $reference = Omit::Value,
        array|Omit $metadata = Omit::Value,
        string|Omit $returnUrl = Omit::Value,
        string|Omit $locale = Omit::Value,
        array|Omit $send = Omit::Value,
        int|Omit $expiresIn = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\Payment {
        $call = new Call(
            'POST',
            '/v1/payments',
            body: [
                'amount' => $amount,
                'currency' => $currency,
                'payment_method' => $paymentMethod,
                'provider' => $provider,
                'capture_method' => $captureMethod,
                'description' => $description,
                'reference' => $reference,
                'metadata' => Call::map($metadata),
                'return_url' => $returnUrl,
                'locale' => $locale,
                'send' => Call::map($send),
                'expires_in' => $expiresIn,
            ],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\Payment::class, $requestOptions);
    }

    /**
     * List payments. Returns payments, newest first unless `order` says otherwise. With `status`,
     * `currency`, `metadata` or `needs_review`, a page reads at most ten thousand entries. So it can have
     * fewer than `limit`, or none, while `has_more` is true. Continue with `next_cursor`. Payments of one
     * status other than `completed` are found however rare they are. So are those that need a review.
     *
     * `GET /v1/payments`. An API key needs one of the scopes `full`, `payments`, `read`.
     *
     * @param list<string>|Omit $sid The payments to return, at most 100, as a repeated parameter or with
     *     commas. Unknown ones are left out.
     * @param list<'pending'|'requires_action'|'processing'|'authorized'|'completed'|'failed'|'canceled'|'expired'>|Omit
     *     $status The status to filter by. Several values, as a repeated parameter or with commas, match any
     *     of them.
     * @param string|Omit $currency The currency to filter by.
     * @param string|Omit $reference Your own identifier to filter by.
     * @param array<string,string>|Omit $metadata The entries of `metadata` to filter by, as in
     *     `metadata[order]=8731`, or as a JSON object. A resource must have all of them.
     * @param bool|Omit $needsReview True returns only payments that need a review by a person, false returns
     *     only the others.
     * @param \DateTimeInterface|string|Omit $createdAfter The earliest creation time, inclusive.
     * @param \DateTimeInterface|string|Omit $createdBefore The latest creation time, exclusive.
     * @param 'asc'|'desc'|Omit $order The order by creation time: `desc` has the newest entry first, `asc`
     *     the oldest.
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\Payment>
     */
    public function list(
        array|Omit $sid = Omit::Value,
        array|Omit $status = Omit::Value,
        string|Omit $currency = Omit::Value,
        string|Omit $reference = Omit::Value,
        array|Omit $metadata = Omit::Value,
        bool|Omit $needsReview = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        \DateTimeInterface|string|Omit $createdBefore = Omit::Value,
        string|Omit $order = Omit::Value,
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/v1/payments',
            query: [
                'sid' => Call::list($sid),
                'status' => Call::list($status),
                'currency' => $currency,
                'reference' => $reference,
                'metadata' => Call::map($metadata),
                'needs_review' => $needsReview,
                'created_after' => $createdAfter,
                'created_before' => $createdBefore,
                'order' => $order,
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        );
        return $this->sender->page($call, Model\Payment::class, $requestOptions);
    }

    /**
     * Retrieve a payment. Returns the current payment.
     *
     * `GET /v1/payments/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
     */
    public function get(string $sid, ?RequestOptions $requestOptions = null): Model\Payment
    {
        $call = new Call('GET', '/v1/payments/{sid}', value: $sid);
        return $this->sender->value($call, Model\Payment::class, $requestOptions);
    }

    /**
     * Change a payment. Changes the fields that you send. `metadata` replaces all of its entries. You cannot
     * change the amount: cancel the payment and create another one.
     *
     * `PATCH /v1/payments/{sid}`. An API key needs one of the scopes `full`, `payments`.
     *
     * @param string|Omit $description The text that the customer reads on the page.
     * @param string|Omit $reference Your own identifier of the payment, such as an order number. You can
     *     list payments by it.
     * @param array<string,string>|Omit $metadata Your own fields, up to 50. A name has up to 40 characters
     *     and a value up to 500. Together they have at most 8 KiB of JSON. Answers and events contain them.
     *     In a form, write `metadata[order]=8731`.
     */
    public function update(
        string $sid,
        string|Omit $description = Omit::Value,
        string|Omit $reference = Omit::Value,
        array|Omit $metadata = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\Payment {
        $call = new Call(
            'PATCH',
            '/v1/payments/{sid}',
            value: $sid,
            body: [
                'description' => $description,
                'reference' => $reference,
                'metadata' => Call::map($metadata),
            ],
        );
        return $this->sender->value($call, Model\Payment::class, $requestOptions);
    }

    /**
     * Capture a payment. Captures an authorized amount, or a part of it. Posthorn releases the rest unless
     * `final` is false. Captures of one payment at the same time run one after another. If the provider does
     * not respond, `pending_operation` is `capture` until the outcome is known. Needs an `Idempotency-Key`.
     *
     * `POST /v1/payments/{sid}/capture`. An API key needs one of the scopes `full`, `payments`.
     *
     * @param int|Omit $amount The amount to capture, in minor units. Default: the whole authorized amount.
     * @param bool|Omit $final True if this is the last capture. False keeps the rest authorized. Not every
     *     provider supports false. The default is `true`.
     */
    public function capture(
        string $sid,
        int|Omit $amount = Omit::Value,
        bool|Omit $final = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\Payment {
        $call = new Call(
            'POST',
            '/v1/payments/{sid}/capture',
            value: $sid,
            body: ['amount' => $amount, 'final' => $final],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\Payment::class, $requestOptions);
    }

    /**
     * Cancel a payment. Cancels a payment that is not completed. Its page closes, and the provider releases
     * an authorized amount. Refund recorded money before you cancel. A repeated request returns the same
     * response.
     *
     * `POST /v1/payments/{sid}/cancel`. An API key needs one of the scopes `full`, `payments`.
     *
     * @param 'requested_by_customer'|'duplicate'|'fraudulent'|'abandoned'|Omit $reason The reason for the
     *     cancellation. The default is `requested_by_customer`.
     */
    public function cancel(
        string $sid,
        string|Omit $reason = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\Payment {
        $call = new Call(
            'POST',
            '/v1/payments/{sid}/cancel',
            value: $sid,
            body: ['reason' => $reason],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\Payment::class, $requestOptions);
    }

    /**
     * Record the money of a payment. Records money of a payment that you received in cash or by bank
     * transfer. Posthorn updates the ledger in the same transaction. The last part completes the payment and
     * creates the receipt message. The payment must be open, have a page, and have no open charge at another
     * provider. The account needs a `manual` provider. Needs an `Idempotency-Key`.
     *
     * `POST /v1/payments/{sid}/record_payment`. An API key needs one of the scopes `full`, `payments`.
     *
     * @param string $reference The reference of the money, such as the number of a receipt or transfer. Each
     *     part needs a different reference.
     * @param int|Omit $amount The received amount, in minor units of the payment's currency. Default: the
     *     outstanding amount.
     * @param bool|Omit $final True if you expect no more money. This completes the payment, even with less
     *     than its amount. `amount` can then be 0. The default is `false`.
     * @param \DateTimeInterface|string|Omit $receivedAt The time when you received the money. Default: now.
     * @param string|Omit $note A note for people.
     */
    public function recordPayment(
        string $sid,
        string $reference,
        int|Omit $amount = Omit::Value,
        bool|Omit $final = Omit::Value,
        \DateTimeInterface|string|Omit $receivedAt = Omit::Value,
        string|Omit $note = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\Payment {
        $call = new Call(
            'POST',
            '/v1/payments/{sid}/record_payment',
            value: $sid,
            body: [
                'amount' => $amount,
                'final' => $final,
                'reference' => $reference,
                'received_at' => $receivedAt,
                'note' => $note,
            ],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\Payment::class, $requestOptions);
    }

    /**
     * Decide about another amount. Decides about a payment with the `review_reason` `amount_mismatch`: its
     * provider reports another amount than you requested. `accept` makes the provider's amount the amount of
     * the payment. `refund` returns all captured money. `cancel` releases a charge that is not captured.
     * Posthorn fetches the charge first, and updates the ledger. The first decision counts, and you can
     * repeat it. Needs an `Idempotency-Key`.
     *
     * `POST /v1/payments/{sid}/resolve`. An API key needs one of the scopes `full`, `payments`.
     *
     * @param 'accept'|'refund'|'cancel' $resolution The decision.
     * @param int|Omit $amount Required for `accept`: the amount that you accept, in minor units. It must be
     *     the amount that the provider reports.
     * @param string|Omit $currency The currency that you accept. Default: the currency of the payment. Send
     *     it if the provider reports another currency.
     * @param string|Omit $note The reason for the decision. Posthorn stores it with the payment.
     */
    public function resolve(
        string $sid,
        string $resolution,
        int|Omit $amount = Omit::Value,
        string|Omit $currency = Omit::Value,
        string|Omit $note = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\Payment {
        $call = new Call(
            'POST',
            '/v1/payments/{sid}/resolve',
            value: $sid,
            body: [
                'resolution' => $resolution,
                'amount' => $amount,
                'currency' => $currency,
                'note' => $note,
            ],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\Payment::class, $requestOptions);
    }

    /**
     * Send the link of a payment. Sends the link to the page of a payment that is `pending` or
     * `requires_action`. You can send it up to ten times. `to` and `from` default to the values of the
     * earlier message. Needs an `Idempotency-Key`.
     *
     * `POST /v1/payments/{sid}/send_link`. An API key needs one of the scopes `full`, `payments`.
     *
     * @param string|Omit $to The recipient. A phone number with its country code, a chat address with its
     *     prefix, as in xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in
     *     email:ann@example.org. A number can contain spaces, dashes, dots, slashes and parentheses. The
     *     response has it in E.164.
     * @param string|Omit $from The sender. A phone number as in `to`, a short code, a name, or a chat or
     *     email address with its prefix. A name has 1 to 11 characters: letters, digits, inner spaces and &
     *     + . _ -.
     * @param string|Omit $body The text, with `{url}` in place of the link. With the link, it has up to
     *     1,600 characters over SMS and MMS, 4,096 over WhatsApp and Telegram, and 10,000 over other
     *     channels. Default: the text of the earlier message.
     * @param array{name:string,language:string,parameters?:array<string,string>,header?:array<string,string>,buttons?:list<array{index:int,type:'url'|'quick_reply'|'copy_code',value:string}>}|Omit
     *     $template The approved template of the link and its reminder, which WhatsApp requires. In its
     *     values, Posthorn replaces `{amount}` by the amount with its currency, and `{url}` by the link. For
     *     a button, `{token}` is the part of the link after `/pay/`. In a form, send JSON.
     * @param array{name:string,language:string,parameters?:array<string,string>,header?:array<string,string>,buttons?:list<array{index:int,type:'url'|'quick_reply'|'copy_code',value:string}>}|Omit
     *     $receiptTemplate The approved template of the receipt, which WhatsApp requires with `receipt`. In
     *     its values, Posthorn replaces `{amount}`.
     * @param int|Omit $reminderAfter The number of seconds until Posthorn sends a reminder, if the customer
     *     can still pay. From 10 minutes to 30 days, and before the page expires. The reminder has a fixed
     *     text in the language of the payment. Default: a planned reminder does not change.
     * @param bool|Omit $receipt True to send a receipt after the payment. Default: no change.
     */
    public function sendLink(
        string $sid,
        string|Omit $to = Omit::Value,
        string|Omit $from = Omit::Value,
        string|Omit $body = Omit::Value,
        array|Omit $template = Omit::Value,
        array|Omit $receiptTemplate = Omit::Value,
        int|Omit $reminderAfter = Omit::Value,
        bool|Omit $receipt = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\Payment {
        $call = new Call(
            'POST',
            '/v1/payments/{sid}/send_link',
            value: $sid,
            body: [
                'to' => $to,
                'from' => $from,
                'body' => $body,
                'template' => Call::map($template),
                'receipt_template' => Call::map($receiptTemplate),
                'reminder_after' => $reminderAfter,
                'receipt' => $receipt,
            ],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\Payment::class, $requestOptions);
    }
}

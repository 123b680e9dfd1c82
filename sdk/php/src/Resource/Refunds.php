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

/** `$client->refunds`. */
class Refunds extends Resource
{
    /**
     * Refund a payment. Returns money of a payment to the customer. Posthorn reserves the amount first, so
     * simultaneous refunds never exceed the captured amount. The refund is `pending` until the provider
     * confirms it. Needs an `Idempotency-Key`.
     *
     * `POST /v1/refunds`. An API key needs one of the scopes `full`, `payments`.
     *
     * @param string $paymentSid The payment.
     * @param int|Omit $amount The amount to return, in minor units. Default: the amount that is not refunded
     *     yet.
     * @param 'duplicate'|'fraudulent'|'requested_by_customer'|Omit $reason The reason for the provider.
     * @param string|Omit $reference Your own identifier of the refund. Required for a manual payment: the
     *     number of the transfer or receipt with which you returned the money.
     * @param array<string,string>|Omit $metadata Your own fields, up to 50. A name has up to 40 characters
     *     and a value up to 500. Together they have at most 8 KiB of JSON. Answers and events contain them.
     *     In a form, write `metadata[order]=8731`.
     */
    public function create(
        string $paymentSid,
        int|Omit $amount = Omit::Value,
        string|Omit $reason = Omit::Value,
        string|Omit $reference = Omit::Value,
        array|Omit $metadata = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\Refund {
        $call = new Call(
            'POST',
            '/v1/refunds',
            body: [
                'payment_sid' => $paymentSid,
                'amount' => $amount,
                'reason' => $reason,
                'reference' => $reference,
                'metadata' => Call::map($metadata),
            ],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\Refund::class, $requestOptions);
    }

    /**
     * List refunds. Returns refunds, newest first unless `order` says otherwise. With `status`, a page reads
     * at most ten thousand entries. So it can have fewer than `limit`, or none, while `has_more` is true.
     * Continue with `next_cursor`.
     *
     * `GET /v1/refunds`. An API key needs one of the scopes `full`, `payments`, `read`.
     *
     * @param string|Omit $paymentSid The payment.
     * @param list<'pending'|'completed'|'failed'|'canceled'>|Omit $status The status to filter by. Several
     *     values, as a repeated parameter or with commas, match any of them.
     * @param \DateTimeInterface|string|Omit $createdAfter The earliest creation time, inclusive.
     * @param \DateTimeInterface|string|Omit $createdBefore The latest creation time, exclusive.
     * @param 'asc'|'desc'|Omit $order The order by creation time: `desc` has the newest entry first, `asc`
     *     the oldest.
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\Refund>
     */
    public function list(
        string|Omit $paymentSid = Omit::Value,
        array|Omit $status = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        \DateTimeInterface|string|Omit $createdBefore = Omit::Value,
        string|Omit $order = Omit::Value,
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/v1/refunds',
            query: [
                'payment_sid' => $paymentSid,
                'status' => Call::list($status),
                'created_after' => $createdAfter,
                'created_before' => $createdBefore,
                'order' => $order,
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        );
        return $this->sender->page($call, Model\Refund::class, $requestOptions);
    }

    /**
     * Retrieve a refund. Returns the current refund.
     *
     * `GET /v1/refunds/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
     */
    public function get(string $sid, ?RequestOptions $requestOptions = null): Model\Refund
    {
        $call = new Call('GET', '/v1/refunds/{sid}', value: $sid);
        return $this->sender->value($call, Model\Refund::class, $requestOptions);
    }
}

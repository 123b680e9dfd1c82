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

/** `$client->disputes`. */
class Disputes extends Resource
{
    /**
     * List disputes. Returns disputes, newest first unless `order` says otherwise. With `status`, a page
     * reads at most ten thousand entries. So it can have fewer than `limit`, or none, while `has_more` is
     * true. Continue with `next_cursor`.
     *
     * `GET /v1/disputes`. An API key needs one of the scopes `full`, `payments`, `read`.
     *
     * @param string|Omit $paymentSid The payment.
     * @param list<'warning'|'needs_response'|'under_review'|'won'|'lost'|'closed'>|Omit $status The status
     *     to filter by. Several values, as a repeated parameter or with commas, match any of them.
     * @param \DateTimeInterface|string|Omit $createdAfter The earliest creation time, inclusive.
     * @param \DateTimeInterface|string|Omit $createdBefore The latest creation time, exclusive.
     * @param 'asc'|'desc'|Omit $order The order by creation time: `desc` has the newest entry first, `asc`
     *     the oldest.
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\Dispute>
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
            '/v1/disputes',
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
        return $this->sender->page($call, Model\Dispute::class, $requestOptions);
    }

    /**
     * Retrieve a dispute. Returns the current dispute.
     *
     * `GET /v1/disputes/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
     */
    public function get(string $sid, ?RequestOptions $requestOptions = null): Model\Dispute
    {
        $call = new Call('GET', '/v1/disputes/{sid}', value: $sid);
        return $this->sender->value($call, Model\Dispute::class, $requestOptions);
    }
}

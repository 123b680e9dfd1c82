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

/** `$client->payments->timeline`. */
class PaymentsTimeline extends Resource
{
    /**
     * Read a payment's timeline. Returns the timeline of a payment, oldest first. It contains the events of
     * the payment, its refunds and its disputes, its messages with their current status, and the requests to
     * the provider. It also contains the ledger transactions.
     *
     * `GET /v1/payments/{sid}/timeline`. An API key needs one of the scopes `full`, `payments`, `read`.
     *
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\PaymentTimelineEntry>
     */
    public function list(
        string $sid,
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/v1/payments/{sid}/timeline',
            value: $sid,
            query: ['limit' => $limit, 'cursor' => $cursor],
        );
        return $this->sender->page($call, Model\PaymentTimelineEntry::class, $requestOptions);
    }
}

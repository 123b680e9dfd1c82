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

/** `$client->differences`. */
class Differences extends Resource
{
    /**
     * List differences. Returns the differences that reconciliations found, newest first.
     *
     * `GET /v1/differences`. An API key needs one of the scopes `full`, `payments`, `read`.
     *
     * @param list<'open'|'resolved'>|Omit $status The status to filter by. Several values, as a repeated
     *     parameter or with commas, match any of them.
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\Difference>
     */
    public function list(
        array|Omit $status = Omit::Value,
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/v1/differences',
            query: ['status' => Call::list($status), 'limit' => $limit, 'cursor' => $cursor],
        );
        return $this->sender->page($call, Model\Difference::class, $requestOptions);
    }

    /**
     * Retrieve a difference. Returns the current difference.
     *
     * `GET /v1/differences/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
     */
    public function get(string $sid, ?RequestOptions $requestOptions = null): Model\Difference
    {
        $call = new Call('GET', '/v1/differences/{sid}', value: $sid);
        return $this->sender->value($call, Model\Difference::class, $requestOptions);
    }

    /**
     * Resolve a difference. Resolves a difference. `booked` changes the ledger to the provider's current
     * list, in the same transaction. It books a fee as `fee`, a payout as `payout`, and any other difference
     * as `adjustment`. If both lists already agree, it books nothing and the resolution is `matched_later`.
     * `ignored` books nothing, and Posthorn does not report the difference again while its amounts are the
     * same. A payment with the `review_reason` `amount_mismatch` needs a decision of its own first. You can
     * repeat the same decision. The audit log contains the member who decided.
     *
     * `POST /v1/differences/{sid}/resolve`. An API key needs one of the scopes `full`, `payments`.
     *
     * @param 'booked'|'ignored' $resolution The decision.
     * @param string $note The reason for the decision. Posthorn stores it with the difference.
     */
    public function resolve(
        string $sid,
        string $resolution,
        string $note,
        ?RequestOptions $requestOptions = null,
    ): Model\Difference {
        $call = new Call(
            'POST',
            '/v1/differences/{sid}/resolve',
            value: $sid,
            body: ['resolution' => $resolution, 'note' => $note],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\Difference::class, $requestOptions);
    }
}

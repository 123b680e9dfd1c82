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

/** `$client->ledgerPeriods`. */
class LedgerPeriods extends Resource
{
    /**
     * Close a period. Closes the books up to a time, and stores the balances at that time. A later
     * transaction of the period gets the current time as its `effective_at`. You cannot reopen a closed
     * period.
     *
     * `POST /v1/ledger_periods`. An API key needs one of the scopes `full`, `payments`.
     *
     * @param \DateTimeInterface|string $endsAt The end of the period, exclusive. For October, send midnight
     *     of November 1 in your time zone.
     */
    public function close(
        \DateTimeInterface|string $endsAt,
        ?RequestOptions $requestOptions = null,
    ): Model\LedgerPeriod {
        $call = new Call(
            'POST',
            '/v1/ledger_periods',
            body: ['ends_at' => $endsAt],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\LedgerPeriod::class, $requestOptions);
    }

    /**
     * List closed periods. Returns closed periods with the balances at their end, latest first.
     *
     * `GET /v1/ledger_periods`. An API key needs one of the scopes `full`, `payments`, `read`.
     *
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\LedgerPeriod>
     */
    public function list(
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/v1/ledger_periods',
            query: ['limit' => $limit, 'cursor' => $cursor],
        );
        return $this->sender->page($call, Model\LedgerPeriod::class, $requestOptions);
    }
}

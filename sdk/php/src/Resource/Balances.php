<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Resource;

use Posthorn\Internal\Call;
use Posthorn\Internal\Resource;
use Posthorn\Model;
use Posthorn\Page;
use Posthorn\RequestOptions;

/** `$client->balances`. */
class Balances extends Resource
{
    /**
     * List balances. Returns the balance of each ledger account in each currency, on one page. The balances
     * of a currency sum to 0.
     *
     * `GET /v1/balances`. An API key needs one of the scopes `full`, `payments`, `read`.
     *
     * @return Page<Model\LedgerBalance>
     */
    public function list(?RequestOptions $requestOptions = null): Page
    {
        $call = new Call('GET', '/v1/balances');
        return $this->sender->page($call, Model\LedgerBalance::class, $requestOptions);
    }
}

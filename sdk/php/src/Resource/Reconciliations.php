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

/** `$client->reconciliations`. */
class Reconciliations extends Resource
{
    /**
     * Begin a reconciliation. Compares a provider's list of transactions with the ledger now. Posthorn also
     * does this every night. It marks matching transactions as `reconciled`. It books payouts, and fees of
     * known charges, as the provider lists them. Any other mismatch becomes a difference.
     *
     * `POST /v1/reconciliations`. An API key needs one of the scopes `full`, `payments`.
     *
     * @param string|Omit $providerSid The provider. Required if several providers of the account list their
     *     transactions.
     * @param \DateTimeInterface|string|Omit $from The start of the compared time. Default and latest value:
     *     three days before the end of the previous reconciliation.
     */
    public function create(
        string|Omit $providerSid = Omit::Value,
        \DateTimeInterface|string|Omit $from = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\Reconciliation {
        $call = new Call(
            'POST',
            '/v1/reconciliations',
            body: ['provider_sid' => $providerSid, 'from' => $from],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\Reconciliation::class, $requestOptions);
    }

    /**
     * List reconciliations. Returns reconciliations, newest first.
     *
     * `GET /v1/reconciliations`. An API key needs one of the scopes `full`, `payments`, `read`.
     *
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\Reconciliation>
     */
    public function list(
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/v1/reconciliations',
            query: ['limit' => $limit, 'cursor' => $cursor],
        );
        return $this->sender->page($call, Model\Reconciliation::class, $requestOptions);
    }

    /**
     * Retrieve a reconciliation. Returns the current reconciliation.
     *
     * `GET /v1/reconciliations/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
     */
    public function get(string $sid, ?RequestOptions $requestOptions = null): Model\Reconciliation
    {
        $call = new Call('GET', '/v1/reconciliations/{sid}', value: $sid);
        return $this->sender->value($call, Model\Reconciliation::class, $requestOptions);
    }
}

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
use Posthorn\Response;

/** `$client->operator->rates`. */
class OperatorRates extends Resource
{
    /**
     * Create a rate. Creates a rate. Among otherwise equal routes, Posthorn prefers the carrier with the
     * lowest rate for the number. A rate without a carrier is a customer rate: multiplied by the segments,
     * it is the `price` of a message.
     *
     * `POST /operator/v1/rates`. Only the operator can use this operation.
     *
     * @param string $price The price of a segment: an exact decimal with at most six decimal places. A JSON
     *     number is also accepted.
     * @param string $priceUnit The currency of all rates of the price list, as three capital letters.
     * @param string|null|Omit $carrierSid The carrier that charges the rate. Null for a customer rate, which
     *     accounts pay.
     * @param string|Omit $prefix The first digits of the numbers, without a plus. Empty for all other
     *     numbers. For channels without numbers, send email, matrix, telegram, xmpp. The default is `""`.
     */
    public function create(
        string $price,
        string $priceUnit,
        string|null|Omit $carrierSid = Omit::Value,
        string|Omit $prefix = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\Rate {
        $call = new Call(
            'POST',
            '/operator/v1/rates',
            body: [
                'carrier_sid' => $carrierSid,
                'prefix' => $prefix,
                'price' => $price,
                'price_unit' => $priceUnit,
            ],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\Rate::class, $requestOptions);
    }

    /**
     * List rates. Returns rates, newest first.
     *
     * `GET /operator/v1/rates`. Only the operator can use this operation.
     *
     * @param string|Omit $carrierSid The carrier to filter by. Send `none` for customer rates.
     * @param string|Omit $prefix The prefix to filter by. It must match exactly.
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\Rate>
     */
    public function list(
        string|Omit $carrierSid = Omit::Value,
        string|Omit $prefix = Omit::Value,
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/operator/v1/rates',
            query: [
                'carrier_sid' => $carrierSid,
                'prefix' => $prefix,
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        );
        return $this->sender->page($call, Model\Rate::class, $requestOptions);
    }

    /**
     * Replace all customer rates. Replaces the prices that accounts pay for a segment with a list of up to
     * 50000, as `rates` or as `csv`. If any line is invalid, nothing changes. Rates for unchanged prefixes
     * keep their sid.
     *
     * `POST /operator/v1/rates/replace`. Only the operator can use this operation.
     *
     * @param string $priceUnit The currency of all rates of the price list, as three capital letters.
     * @param list<array<string,mixed>>|Omit $rates The rates, each with `prefix` (default: empty) and
     *     `price`. An empty list removes all rates.
     * @param string|Omit $csv The rates as CSV: one rate per line, with commas, semicolons or tabs between
     *     columns. The columns are prefix and price, or any columns under a header line that includes
     *     `prefix` and `price`. Send either `csv` or `rates`.
     * @param bool|Omit $dryRun True to return the changes without making them. The default is `false`.
     */
    public function replace(
        string $priceUnit,
        array|Omit $rates = Omit::Value,
        string|Omit $csv = Omit::Value,
        bool|Omit $dryRun = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\RateCard {
        $call = new Call(
            'POST',
            '/operator/v1/rates/replace',
            body: [
                'price_unit' => $priceUnit,
                'rates' => Call::list($rates),
                'csv' => $csv,
                'dry_run' => $dryRun,
            ],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\RateCard::class, $requestOptions);
    }

    /**
     * Retrieve a rate. Returns one rate.
     *
     * `GET /operator/v1/rates/{sid}`. Only the operator can use this operation.
     */
    public function get(string $sid, ?RequestOptions $requestOptions = null): Model\Rate
    {
        $call = new Call('GET', '/operator/v1/rates/{sid}', value: $sid);
        return $this->sender->value($call, Model\Rate::class, $requestOptions);
    }

    /**
     * Change a rate. Changes the price of a rate. You cannot change its carrier, prefix or currency.
     *
     * `PATCH /operator/v1/rates/{sid}`. Only the operator can use this operation.
     *
     * @param string $price The price of a segment: an exact decimal with at most six decimal places. A JSON
     *     number is also accepted.
     */
    public function update(
        string $sid,
        string $price,
        ?RequestOptions $requestOptions = null,
    ): Model\Rate {
        $call = new Call(
            'PATCH',
            '/operator/v1/rates/{sid}',
            value: $sid,
            body: ['price' => $price],
        );
        return $this->sender->value($call, Model\Rate::class, $requestOptions);
    }

    /**
     * Delete a rate. Deletes a rate. Afterwards a shorter prefix decides, or the price is unknown.
     *
     * `DELETE /operator/v1/rates/{sid}`. Only the operator can use this operation.
     */
    public function delete(string $sid, ?RequestOptions $requestOptions = null): Response
    {
        $call = new Call('DELETE', '/operator/v1/rates/{sid}', value: $sid);
        return $this->sender->nothing($call, $requestOptions);
    }
}

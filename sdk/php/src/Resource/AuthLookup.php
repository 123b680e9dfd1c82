<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Resource;

use Posthorn\Internal\Call;
use Posthorn\Internal\Resource;
use Posthorn\Model;
use Posthorn\Omit;
use Posthorn\RequestOptions;

/** `$client->auth->lookup`. */
class AuthLookup extends Resource
{
    /**
     * Look up a number. Looks up the country, the type of line and the formats of a phone number in the
     * numbering plan. The server asks no network, so the lookup is free, and `unknown` lists the facts that
     * it cannot find. An impossible number has `valid` false and a `reason`. The server refuses a text
     * without digits.
     *
     * `GET /v1/auth/lookup/{number}`. An API key needs one of the scopes `full`, `auth`, `read`.
     *
     * @param string|Omit $country The country (ISO 3166-1) of a number without a country code.
     */
    public function get(
        string $number,
        string|Omit $country = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\NumberLookup {
        $call = new Call(
            'GET',
            '/v1/auth/lookup/{number}',
            value: $number,
            query: ['country' => $country],
        );
        return $this->sender->value($call, Model\NumberLookup::class, $requestOptions);
    }
}

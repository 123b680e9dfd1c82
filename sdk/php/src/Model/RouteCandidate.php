<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A route that matches a message, with its current availability.
 *
 * @property-read Route $route The route.
 * @property-read string $standing The availability. `ready`: the carrier accepts messages. `down`: it has no
 *     connection. `circuit_open`: the circuit breaker blocks messages after consecutive failures.
 * @property-read string|null $refusal The reason why the server refuses the message with
 *     `sender_not_allowed` if it gets this route: networks of its country take no name as a sender. Null
 *     otherwise.
 * @property-read string|null $price The carrier's price of a segment. Null if it is unknown.
 * @property-read string|null $priceUnit The currency of the price. Null if the price is unknown.
 */
final class RouteCandidate extends Model
{
    protected const FIELDS = [
        'route' => ['route', Route::class],
        'standing' => ['standing', null],
        'refusal' => ['refusal', null],
        'price' => ['price', null],
        'priceUnit' => ['price_unit', null],
    ];
}

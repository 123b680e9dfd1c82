<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The routes that match a message.
 *
 * @property-read list<RouteCandidate> $data The routes in the order in which Posthorn tries them.
 * @property-read bool $takesSimulator True if no route matches and the message goes to the simulator. If no
 *     route matches and this is false, the server refuses the message.
 */
final class RouteCandidates extends Model
{
    protected const FIELDS = [
        'data' => ['data', ['list', RouteCandidate::class]],
        'takesSimulator' => ['takes_simulator', null],
    ];
}

<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Resource;

use Posthorn\Internal\Resource;

/**
 * `$client->operator->messages`.
 *
 * @property-read OperatorMessagesEvents $events
 */
class OperatorMessages extends Resource
{
    protected const RESOURCES = ['events' => OperatorMessagesEvents::class];
}

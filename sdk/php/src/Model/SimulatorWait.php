<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The result of a wait.
 *
 * @property-read SimulatorMessage|null $message The message. Null if none arrived in time.
 */
final class SimulatorWait extends Model
{
    protected const FIELDS = ['message' => ['message', SimulatorMessage::class]];
}

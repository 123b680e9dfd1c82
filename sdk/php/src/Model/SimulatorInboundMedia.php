<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An object of the API.
 *
 * @property-read string $contentType The media type.
 * @property-read int $bytes The size in bytes.
 */
final class SimulatorInboundMedia extends Model
{
    protected const FIELDS = ['contentType' => ['content_type', null], 'bytes' => ['bytes', null]];
}

<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The secret of a webhook endpoint.
 *
 * @property-read string $secret The secret that signs the deliveries (Standard Webhooks). `GET …/secret`
 *     returns it again.
 */
final class WebhookSecret extends Model
{
    protected const FIELDS = ['secret' => ['secret', null]];
}

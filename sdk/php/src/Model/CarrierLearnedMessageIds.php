<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An object of the API.
 *
 * @property-read string $submit The format in responses to submissions.
 * @property-read string $receipt The format in receipts.
 */
final class CarrierLearnedMessageIds extends Model
{
    protected const FIELDS = ['submit' => ['submit', null], 'receipt' => ['receipt', null]];
}

<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A number with which the simulator causes a failure.
 *
 * @property-read string $number The number, or an example of a number with this ending.
 * @property-read string|null $endsIn The last four digits that cause the failure, in any country. Null if
 *     only this exact number causes it.
 * @property-read string $parameter The parameter for the number: the recipient or the sender.
 * @property-read string $trouble The name of the failure.
 * @property-read string $description The result.
 */
final class SimulatorNumber extends Model
{
    protected const FIELDS = [
        'number' => ['number', null],
        'endsIn' => ['ends_in', null],
        'parameter' => ['parameter', null],
        'trouble' => ['trouble', null],
        'description' => ['description', null],
    ];
}

<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A factor with the data that the person needs to set it up.
 *
 * @property-read string $sid Identifier of the factor.
 * @property-read string $accountSid The account of the factor.
 * @property-read string $serviceSid The service of the factor. Its challenges are those of the same service.
 * @property-read string $subject Your own id of the person.
 * @property-read string $factorType The type of factor.
 * @property-read string $friendlyName The name of the factor for the person.
 * @property-read string $status The status. `unverified` lasts until the person verifies the factor, at most
 *     24 hours. `deleted` appears only in the response and the event of the deletion.
 * @property-read int|null $codesRemaining The number of unused recovery codes. Null for other factors.
 * @property-read string|null $rpId The domain of a passkey. Null for other factors.
 * @property-read \DateTimeImmutable $createdAt The time of creation.
 * @property-read \DateTimeImmutable $updatedAt The time of the last change.
 * @property-read \DateTimeImmutable|null $verifiedAt
 * @property-read FactorBinding $binding The data that the person needs to set it up.
 */
final class FactorWithBinding extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'accountSid' => ['account_sid', null],
        'serviceSid' => ['service_sid', null],
        'subject' => ['subject', null],
        'factorType' => ['factor_type', null],
        'friendlyName' => ['friendly_name', null],
        'status' => ['status', null],
        'codesRemaining' => ['codes_remaining', null],
        'rpId' => ['rp_id', null],
        'createdAt' => ['created_at', 'time'],
        'updatedAt' => ['updated_at', 'time'],
        'verifiedAt' => ['verified_at', 'time'],
        'binding' => ['binding', FactorBinding::class],
    ];
}

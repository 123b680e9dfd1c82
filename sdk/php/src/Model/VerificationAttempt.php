<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * One message of a verification.
 *
 * @property-read string $sid Identifier of the attempt.
 * @property-read string $verificationSid The verification.
 * @property-read string $serviceSid The service of the verification.
 * @property-read string $messageSid The message of the attempt.
 * @property-read string $channel The channel.
 * @property-read string $to The verified address.
 * @property-read string $country The country of the number (ISO 3166-1). ZZ for an address without a
 *     country.
 * @property-read string $status The status of the message.
 * @property-read bool $converted True if the verification was approved.
 * @property-read string|null $errorCode The error code of the message. Null without an error.
 * @property-read \DateTimeImmutable $createdAt The time when the message was queued.
 * @property-read \DateTimeImmutable $updatedAt The time of the last change.
 */
final class VerificationAttempt extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'verificationSid' => ['verification_sid', null],
        'serviceSid' => ['service_sid', null],
        'messageSid' => ['message_sid', null],
        'channel' => ['channel', null],
        'to' => ['to', null],
        'country' => ['country', null],
        'status' => ['status', null],
        'converted' => ['converted', null],
        'errorCode' => ['error_code', null],
        'createdAt' => ['created_at', 'time'],
        'updatedAt' => ['updated_at', 'time'],
    ];
}

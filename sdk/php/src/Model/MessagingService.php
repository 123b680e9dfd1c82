<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A pool of senders of the account.
 *
 * @property-read string $sid Identifier of the messaging service.
 * @property-read string $accountSid The account of the messaging service.
 * @property-read string $name The name.
 * @property-read bool $stickySender True if a recipient gets all messages from the same sender.
 * @property-read int|null $validityPeriod The `validity_period` in seconds of messages that set none. Null
 *     without a default.
 * @property-read string|null $inboundUrl The HTTPS URL that Posthorn requests for each inbound message. Its
 *     answer is the reply, as TwiML or as plain text. The request has the form and the signature of
 *     Twilio's. Null without one.
 * @property-read string $inboundMethod The method of the requests to `inbound_url`.
 * @property-read string|null $fallbackUrl The HTTPS URL that Posthorn requests when `inbound_url` fails.
 *     Without it, Posthorn retries `inbound_url`. Null without one.
 * @property-read string $fallbackMethod The method of the requests to `fallback_url`.
 * @property-read string|null $statusCallback The `status_callback` of messages that set none. Null without
 *     one.
 * @property-read bool $usesNumberUrl True if an inbound message goes to the `inbound_url` of its number,
 *     although the service has one.
 * @property-read \DateTimeImmutable $createdAt The time of creation.
 * @property-read \DateTimeImmutable $updatedAt The time of the last change.
 */
final class MessagingService extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'accountSid' => ['account_sid', null],
        'name' => ['name', null],
        'stickySender' => ['sticky_sender', null],
        'validityPeriod' => ['validity_period', null],
        'inboundUrl' => ['inbound_url', null],
        'inboundMethod' => ['inbound_method', null],
        'fallbackUrl' => ['fallback_url', null],
        'fallbackMethod' => ['fallback_method', null],
        'statusCallback' => ['status_callback', null],
        'usesNumberUrl' => ['uses_number_url', null],
        'createdAt' => ['created_at', 'time'],
        'updatedAt' => ['updated_at', 'time'],
    ];
}

<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A connection to a phone network, a mail server or a chat service.
 *
 * @property-read string $sid Identifier of the carrier.
 * @property-read string $name The display name.
 * @property-read string $kind The protocol.
 * @property-read array<string,mixed> $settings The settings without secrets.
 * @property-read string $status The status. Posthorn does not connect to a disabled carrier.
 * @property-read string $state The state of the carrier. It accepts messages if the state is `up`. The state
 *     is `off` if the carrier is disabled or disconnecting.
 * @property-read \DateTimeImmutable $since The start of this state, as seen by the responding process.
 * @property-read string|null $reason The problem and its remedy. Null without a problem.
 * @property-read CarrierLearnedMessageIds|null $learnedMessageIds The detected format of message ids in
 *     receipts, as a value of the setting `message_ids`. Null while it is unknown, or if the setting has a
 *     value. The setting overrides it.
 * @property-read string|null $webhookUrl The URL to enter at the provider for receipts and messages. Null
 *     for kinds without webhooks.
 * @property-read CarrierTrace|null $trace The current trace. Null without one.
 * @property-read list<CarrierConnection> $connections The connections of the carrier.
 * @property-read CarrierCircuit $circuit The circuit breaker of the carrier, which stops messages after
 *     consecutive failures.
 * @property-read \DateTimeImmutable $createdAt The time of creation.
 * @property-read \DateTimeImmutable $updatedAt The time of the last change.
 */
final class Carrier extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'name' => ['name', null],
        'kind' => ['kind', null],
        'settings' => ['settings', ['map', null]],
        'status' => ['status', null],
        'state' => ['state', null],
        'since' => ['since', 'time'],
        'reason' => ['reason', null],
        'learnedMessageIds' => ['learned_message_ids', CarrierLearnedMessageIds::class],
        'webhookUrl' => ['webhook_url', null],
        'trace' => ['trace', CarrierTrace::class],
        'connections' => ['connections', ['list', CarrierConnection::class]],
        'circuit' => ['circuit', CarrierCircuit::class],
        'createdAt' => ['created_at', 'time'],
        'updatedAt' => ['updated_at', 'time'],
    ];
}

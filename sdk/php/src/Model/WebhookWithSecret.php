<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A webhook endpoint with its secret.
 *
 * @property-read string $sid Identifier of the endpoint.
 * @property-read string $accountSid The account of the endpoint.
 * @property-read string $url The URL that receives the events.
 * @property-read string $description The display name.
 * @property-read list<string> $events The names and patterns of the events to send.
 * @property-read string|null $callbackForm For an endpoint of status callbacks: the form of its requests.
 *     Posthorn creates such an endpoint for each origin of a `status_callback`. `url` is the origin, and
 *     `events` is empty. Null for an endpoint that you registered.
 * @property-read string $status The status. Posthorn sends nothing to a paused or disabled endpoint.
 *     Deliveries to a paused endpoint wait. Deliveries to a disabled endpoint are canceled.
 * @property-read string|null $disabledReason The reason for `disabled`. `gone`: the endpoint responded with
 *     410. `failing`: no success for five days. `by_user`: through the API or the console.
 * @property-read int|null $maxInFlight The maximum number of simultaneous requests to the endpoint over all
 *     processes, 1 to 100. Null: ten, and up to 64 while the endpoint responds within 250 ms. The limit
 *     halves after a timeout or the status 429, 502, 503 or 504, and grows by one with each other response.
 * @property-read int|null $rateLimit The maximum number of requests per second over all processes, 1 to
 *     1,000. Null for no limit. Waiting for this limit does not count as an attempt.
 * @property-read string $ordering The order. `fifo`: one delivery at a time, in the order of the events. A
 *     failed delivery blocks later deliveries until it succeeds or finally fails. `none`: as fast as the
 *     endpoint responds.
 * @property-read WebhookCircuit $circuit The circuit breaker of the endpoint. Waiting for it does not count
 *     as an attempt.
 * @property-read \DateTimeImmutable|null $lastSuccessAt
 * @property-read \DateTimeImmutable|null $lastFailureAt
 * @property-read string|null $lastFailure The error of the last failed attempt. Null without one.
 * @property-read \DateTimeImmutable|null $firstFailureAt
 * @property-read int $consecutiveFailures The number of failures since the last success.
 * @property-read \DateTimeImmutable|null $pausedUntil
 * @property-read int $timeout The maximum duration of an attempt in seconds.
 * @property-read list<int>|null $retrySchedule The seconds to wait after each failed attempt. Null for the
 *     default schedule.
 * @property-read list<string> $headerNames The names of the additional headers. The values are hidden.
 * @property-read WebhookCertificate|null $clientCertificate The client certificate for a receiver with mTLS.
 *     Null without one.
 * @property-read string $payload The content of `data` in events to this endpoint.
 * @property-read array<string,list<string>>|null $filter The filter for subscribed events. Null for all
 *     subscribed events.
 * @property-read list<string> $signatures The signatures of deliveries to this endpoint.
 * @property-read string|null $publicKey The public key that verifies `v1a` signatures of the newest key.
 *     Null without `v1a`.
 * @property-read list<\DateTimeImmutable> $olderSecretsUntil The times until which older secrets also sign,
 *     newest secret first.
 * @property-read \DateTimeImmutable $createdAt The time of registration.
 * @property-read \DateTimeImmutable $updatedAt The time of the last change.
 * @property-read string $secret The secret that signs the deliveries (Standard Webhooks). `GET …/secret`
 *     returns it again.
 */
final class WebhookWithSecret extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'accountSid' => ['account_sid', null],
        'url' => ['url', null],
        'description' => ['description', null],
        'events' => ['events', null],
        'callbackForm' => ['callback_form', null],
        'status' => ['status', null],
        'disabledReason' => ['disabled_reason', null],
        'maxInFlight' => ['max_in_flight', null],
        'rateLimit' => ['rate_limit', null],
        'ordering' => ['ordering', null],
        'circuit' => ['circuit', WebhookCircuit::class],
        'lastSuccessAt' => ['last_success_at', 'time'],
        'lastFailureAt' => ['last_failure_at', 'time'],
        'lastFailure' => ['last_failure', null],
        'firstFailureAt' => ['first_failure_at', 'time'],
        'consecutiveFailures' => ['consecutive_failures', null],
        'pausedUntil' => ['paused_until', 'time'],
        'timeout' => ['timeout', null],
        'retrySchedule' => ['retry_schedule', null],
        'headerNames' => ['header_names', null],
        'clientCertificate' => ['client_certificate', WebhookCertificate::class],
        'payload' => ['payload', null],
        'filter' => ['filter', ['map', null]],
        'signatures' => ['signatures', null],
        'publicKey' => ['public_key', null],
        'olderSecretsUntil' => ['older_secrets_until', ['list', 'time']],
        'createdAt' => ['created_at', 'time'],
        'updatedAt' => ['updated_at', 'time'],
        'secret' => ['secret', null],
    ];
}

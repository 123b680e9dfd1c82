<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A verification, which proves that a person controls an address. Responses, events and lists never contain
 * the code.
 *
 * @property-read string $sid Identifier of the verification.
 * @property-read string $accountSid The account of the verification.
 * @property-read string $serviceSid The service of the verification.
 * @property-read string $status The status. Only a `pending` verification can change.
 * @property-read string $to The verified address.
 * @property-read string $channel The channel of the latest message. After the approval, the channel of the
 *     code or link that was right.
 * @property-read list<string> $channels The remaining channels to try, in order.
 * @property-read list<VerificationSkippedChannels> $skippedChannels The channels of the latest request that
 *     Posthorn cannot use, each with its reason.
 * @property-read string $method The method: the person types a code or opens a link.
 * @property-read string $purpose The purpose of the verification.
 * @property-read string $locale The language of the messages.
 * @property-read VerificationPayload|null $payload The action that the person approves. Null without an
 *     action.
 * @property-read string|null $redirectUrl The URL to open after the approval. Null without one.
 * @property-read int $sends The number of messages so far.
 * @property-read int $checks The number of wrong checks so far.
 * @property-read int $attemptsRemaining The number of wrong checks that are left. 0 unless the status is
 *     `pending`.
 * @property-read string|null $errorCode The error code of the last message if `status` is `failed`, such as
 *     `unknown_handset`. Null otherwise.
 * @property-read list<string> $tags The `tags` of the request. The messages of the verification also have
 *     them.
 * @property-read array<string,string> $metadata Your own fields: `metadata` of the request.
 * @property-read VerificationRisk|null $risk The risk of SMS pumping, judged when the verification began.
 *     Null with `risk_check: off` and for the safe list.
 * @property-read \DateTimeImmutable $expiresAt The time when the verification expires.
 * @property-read \DateTimeImmutable|null $approvedAt
 * @property-read \DateTimeImmutable $createdAt The start time.
 * @property-read \DateTimeImmutable $updatedAt The time of the last change.
 */
final class Verification extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'accountSid' => ['account_sid', null],
        'serviceSid' => ['service_sid', null],
        'status' => ['status', null],
        'to' => ['to', null],
        'channel' => ['channel', null],
        'channels' => ['channels', null],
        'skippedChannels' => ['skipped_channels', ['list', VerificationSkippedChannels::class]],
        'method' => ['method', null],
        'purpose' => ['purpose', null],
        'locale' => ['locale', null],
        'payload' => ['payload', VerificationPayload::class],
        'redirectUrl' => ['redirect_url', null],
        'sends' => ['sends', null],
        'checks' => ['checks', null],
        'attemptsRemaining' => ['attempts_remaining', null],
        'errorCode' => ['error_code', null],
        'tags' => ['tags', null],
        'metadata' => ['metadata', ['map', null]],
        'risk' => ['risk', VerificationRisk::class],
        'expiresAt' => ['expires_at', 'time'],
        'approvedAt' => ['approved_at', 'time'],
        'createdAt' => ['created_at', 'time'],
        'updatedAt' => ['updated_at', 'time'],
    ];
}

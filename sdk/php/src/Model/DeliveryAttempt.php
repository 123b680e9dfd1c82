<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * One attempt of a delivery.
 *
 * @property-read int $number The number of the attempt, starting at 1.
 * @property-read string $askedBy The cause of the attempt.
 * @property-read \DateTimeImmutable $startedAt The start time.
 * @property-read int $durationMs The duration in milliseconds.
 * @property-read AttemptTiming $timing The duration of each part.
 * @property-read bool $repeated True if Posthorn repeated the request at once, because a reused connection
 *     closed without a response. The endpoint can then receive the request twice, with the same
 *     `webhook-id`.
 * @property-read int|null $statusCode The HTTP status of the response. Null without a response.
 * @property-read string|null $error The error. Null if the attempt succeeded.
 * @property-read array<string,string|null> $requestHeaders The headers of the request. A null value is
 *     hidden: the endpoint's own headers are always hidden. The signature is visible only for a failure that
 *     had a response, and only with permission to read the endpoint's secret. The body is the event.
 * @property-read array<string,string>|null $responseHeaders The headers of the response. For a failure,
 *     Posthorn keeps 4 KiB. For a success with an empty body, it keeps the request id header, such as
 *     `x-request-id`. Null without a response, or after the retention time.
 * @property-read string|null $responseBody The beginning of the response body: 16 KiB for a failure, 64
 *     bytes for a success.
 */
final class DeliveryAttempt extends Model
{
    protected const FIELDS = [
        'number' => ['number', null],
        'askedBy' => ['asked_by', null],
        'startedAt' => ['started_at', 'time'],
        'durationMs' => ['duration_ms', null],
        'timing' => ['timing', AttemptTiming::class],
        'repeated' => ['repeated', null],
        'statusCode' => ['status_code', null],
        'error' => ['error', null],
        'requestHeaders' => ['request_headers', ['map', null]],
        'responseHeaders' => ['response_headers', ['map', null]],
        'responseBody' => ['response_body', null],
    ];
}

<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The counts of an account by hour or day.
 *
 * @property-read string $interval The length of a bucket.
 * @property-read \DateTimeImmutable $from The start of the first bucket.
 * @property-read \DateTimeImmutable $to The end of the last bucket.
 * @property-read \DateTimeImmutable $countedUntil The time up to which the changes of messages are counted.
 *     It is the current time, or earlier after more than ten thousand changes within a few minutes.
 * @property-read StatisticsTotal $total The sum of all buckets.
 * @property-read list<StatisticsBucket> $buckets The buckets, one for each hour or day, oldest first. Empty
 *     buckets are included.
 * @property-read list<ErrorCount> $errors The errors of messages between `from` and `to`, most frequent
 *     first.
 * @property-read list<WebhookAttempts> $webhooks The endpoints with attempts between `from` and `to`, with
 *     failed deliveries, or with pending deliveries. The endpoints with the most failures come first.
 *     Attempts of the last ten seconds can be missing.
 */
final class Statistics extends Model
{
    protected const FIELDS = [
        'interval' => ['interval', null],
        'from' => ['from', 'time'],
        'to' => ['to', 'time'],
        'countedUntil' => ['counted_until', 'time'],
        'total' => ['total', StatisticsTotal::class],
        'buckets' => ['buckets', ['list', StatisticsBucket::class]],
        'errors' => ['errors', ['list', ErrorCount::class]],
        'webhooks' => ['webhooks', ['list', WebhookAttempts::class]],
    ];
}

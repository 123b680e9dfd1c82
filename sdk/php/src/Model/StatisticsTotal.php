<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An object of the API.
 *
 * @property-read MessageCounts $messages The messages that reached each status.
 * @property-read float|null $deliveryRate The share of delivered messages among delivered, undelivered and
 *     failed messages, from 0 to 1. Null without such messages.
 * @property-read WebhookAttemptCounts $webhookAttempts The attempts to deliver events to webhook endpoints.
 */
final class StatisticsTotal extends Model
{
    protected const FIELDS = [
        'messages' => ['messages', MessageCounts::class],
        'deliveryRate' => ['delivery_rate', null],
        'webhookAttempts' => ['webhook_attempts', WebhookAttemptCounts::class],
    ];
}

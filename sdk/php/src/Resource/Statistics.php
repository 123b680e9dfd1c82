<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Resource;

use Posthorn\Internal\Call;
use Posthorn\Internal\Resource;
use Posthorn\Model;
use Posthorn\Omit;
use Posthorn\RequestOptions;

/** `$client->statistics`. */
class Statistics extends Resource
{
    /**
     * Retrieve statistics. Counts messages by the status that they reached, and attempts to deliver events,
     * by hour or day (UTC). Lists the errors and the webhook endpoints of the same time. A message counts in
     * the hour in which it reached the status. A message that was sent before midnight and delivered later
     * counts on both days. Counts are exact, but attempts of the last ten seconds can be missing. Posthorn
     * keeps counts for 92 days, also those of deleted messages.
     *
     * `GET /v1/statistics`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.
     *
     * @param 'hour'|'day'|Omit $interval The length of a bucket.
     * @param \DateTimeInterface|string|Omit $from The time in the first hour or day. Default: 24 hours or 30
     *     days before `to`.
     * @param \DateTimeInterface|string|Omit $to The time in the last hour or day, at most now.
     */
    public function get(
        string|Omit $interval = Omit::Value,
        \DateTimeInterface|string|Omit $from = Omit::Value,
        \DateTimeInterface|string|Omit $to = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\Statistics {
        $call = new Call(
            'GET',
            '/v1/statistics',
            query: ['interval' => $interval, 'from' => $from, 'to' => $to],
        );
        return $this->sender->value($call, Model\Statistics::class, $requestOptions);
    }
}

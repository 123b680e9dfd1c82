<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Resource;

use Posthorn\Internal\Call;
use Posthorn\Internal\Resource;
use Posthorn\Model;
use Posthorn\Omit;
use Posthorn\RequestOptions;

/** `$client->operator->verifications`. */
class OperatorVerifications extends Resource
{
    /**
     * Count verifications by account. Returns, for each account, the messages that were sent and delivered,
     * the approved verifications and the blocks. Use it to detect SMS pumping. Accounts with the most
     * messages without an approval come first. Counts whole hours (UTC), up to `counted_until`.
     *
     * `GET /operator/v1/verifications/summary`. Only the operator can use this operation.
     *
     * @param \DateTimeInterface|string|Omit $from The time in the first hour. Default: 24 hours before `to`.
     * @param \DateTimeInterface|string|Omit $to The time in the last hour, at most now. Maximum range: 31
     *     days.
     * @param int|Omit $limit The maximum number of accounts.
     */
    public function summary(
        \DateTimeInterface|string|Omit $from = Omit::Value,
        \DateTimeInterface|string|Omit $to = Omit::Value,
        int|Omit $limit = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\OperatorVerificationSummary {
        $call = new Call(
            'GET',
            '/operator/v1/verifications/summary',
            query: ['from' => $from, 'to' => $to, 'limit' => $limit],
        );
        return $this->sender->value($call, Model\OperatorVerificationSummary::class, $requestOptions);
    }
}

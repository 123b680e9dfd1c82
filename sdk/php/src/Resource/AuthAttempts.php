<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Resource;

use Posthorn\Internal\Call;
use Posthorn\Internal\Resource;
use Posthorn\Model;
use Posthorn\Omit;
use Posthorn\Page;
use Posthorn\RequestOptions;

/** `$client->auth->attempts`. */
class AuthAttempts extends Resource
{
    /**
     * List attempts. Returns the messages of verifications, newest first.
     *
     * `GET /v1/auth/attempts`. An API key needs one of the scopes `full`, `auth`, `read`.
     *
     * @param string|Omit $verification The verification to filter by.
     * @param string|Omit $serviceSid The service to filter by.
     * @param 'sms'|'whatsapp'|'xmpp'|'email'|Omit $channel The channel to filter by.
     * @param string|Omit $country The country of the numbers to filter by.
     * @param \DateTimeInterface|string|Omit $createdAfter The earliest creation time, inclusive.
     * @param \DateTimeInterface|string|Omit $createdBefore The latest creation time, exclusive.
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\VerificationAttempt>
     */
    public function list(
        string|Omit $verification = Omit::Value,
        string|Omit $serviceSid = Omit::Value,
        string|Omit $channel = Omit::Value,
        string|Omit $country = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        \DateTimeInterface|string|Omit $createdBefore = Omit::Value,
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/v1/auth/attempts',
            query: [
                'verification' => $verification,
                'service_sid' => $serviceSid,
                'channel' => $channel,
                'country' => $country,
                'created_after' => $createdAfter,
                'created_before' => $createdBefore,
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        );
        return $this->sender->page($call, Model\VerificationAttempt::class, $requestOptions);
    }

    /**
     * Count attempts. Counts the messages that were sent, were delivered and led to an approval, by channel
     * and country. The entries with the most messages come first. Default: the last day. Maximum: 31 days.
     *
     * `GET /v1/auth/attempts/summary`. An API key needs one of the scopes `full`, `auth`, `read`.
     *
     * @param string|Omit $serviceSid The service to filter by.
     * @param 'sms'|'whatsapp'|'xmpp'|'email'|Omit $channel The channel to filter by.
     * @param string|Omit $country The country of the numbers to filter by.
     * @param \DateTimeInterface|string|Omit $createdAfter The earliest creation time, inclusive.
     * @param \DateTimeInterface|string|Omit $createdBefore The latest creation time, exclusive.
     */
    public function summary(
        string|Omit $serviceSid = Omit::Value,
        string|Omit $channel = Omit::Value,
        string|Omit $country = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        \DateTimeInterface|string|Omit $createdBefore = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\VerificationAttemptSummary {
        $call = new Call(
            'GET',
            '/v1/auth/attempts/summary',
            query: [
                'service_sid' => $serviceSid,
                'channel' => $channel,
                'country' => $country,
                'created_after' => $createdAfter,
                'created_before' => $createdBefore,
            ],
        );
        return $this->sender->value($call, Model\VerificationAttemptSummary::class, $requestOptions);
    }
}

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

/** `$client->auth->verifications`. */
class AuthVerifications extends Resource
{
    /**
     * Verify an address. Sends a code or a link to an address. While the verification is pending, another
     * request for the same `to`, `purpose` and `service_sid` sends the same code again. The minimum interval
     * is 30 seconds after the first message, then 60, 120 and 240. With several channels, Posthorn tries the
     * next channel when a message fails or its time is over. It skips a channel without a carrier, a sender
     * or a template, and says so in `skipped_channels`. WhatsApp takes codes only as the template of the
     * settings.
     *
     * `POST /v1/auth/verifications`. An API key needs one of the scopes `full`, `auth`.
     *
     * @param string $to The address: a phone number with its country code in any usual format, an email
     *     address, or a chat address with its prefix.
     * @param string|Omit $serviceSid The service. Default: the default service.
     * @param list<string>|Omit $channel The channels in order, each with the seconds until the next one
     *     (default 20). Send a list, or one string with commas. Default: `sms`, or the channel of a chat
     *     address.
     * @param string|Omit $email The email address for the channel `email` when `to` is a phone number. If
     *     `channel` of the approved verification is `email`, it proves the mailbox and not the number.
     * @param 'code'|'link'|Omit $method The method: the person types a code or opens a link. The default is
     *     `code`.
     * @param string|Omit $purpose The purpose of the verification. Each purpose has a separate verification.
     *     The default is `default`.
     * @param string|Omit $from The sender. Default: a sender of `senders` in the settings, or a number of
     *     the account.
     * @param string|Omit $locale The language of the message (BCP 47). Default: the language of the
     *     settings.
     * @param string|Omit $clientIp The IP address of the person's device, for rate limits and abuse control.
     * @param 'on'|'off'|Omit $riskCheck `off` for a person for whom you vouch. Abuse control then neither
     *     refuses nor counts the verification. The default is `on`.
     * @param array<string,string>|Omit $rateLimitKeys The values for your own rate limits, by their names in
     *     `rate_limits` of the settings.
     * @param array{amount:string,currency:string,payee:string}|Omit $payload The action that the person
     *     approves, such as a payment. The message shows it, and each check must contain it.
     * @param string|Omit $redirectUrl The URL to open after the approval. It must be one of `redirect_urls`
     *     in the settings.
     * @param string|Omit $appHash The hash of your Android app, so that SMS Retriever can give the code to
     *     the app. It is the last line of the message.
     * @param string|Omit $domain The domain of your web site, so that browsers can fill in the code. The
     *     message ends with `@example.com #123456`.
     * @param list<string>|Omit $tags Up to 20 labels to filter the messages by.
     * @param array<string,string>|Omit $metadata Your own fields, up to 50. A name has up to 40 characters
     *     and a value up to 500. Together they have at most 8 KiB of JSON. Answers and events contain them.
     *     In a form, write `metadata[order]=8731`.
     */
    public function create(
        string $to,
        string|Omit $serviceSid = Omit::Value,
        array|Omit $channel = Omit::Value,
        string|Omit $email = Omit::Value,
        string|Omit $method = Omit::Value,
        string|Omit $purpose = Omit::Value,
        string|Omit $from = Omit::Value,
        string|Omit $locale = Omit::Value,
        string|Omit $clientIp = Omit::Value,
        string|Omit $riskCheck = Omit::Value,
        array|Omit $rateLimitKeys = Omit::Value,
        array|Omit $payload = Omit::Value,
        string|Omit $redirectUrl = Omit::Value,
        string|Omit $appHash = Omit::Value,
        string|Omit $domain = Omit::Value,
        array|Omit $tags = Omit::Value,
        array|Omit $metadata = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\Verification {
        $call = new Call(
            'POST',
            '/v1/auth/verifications',
            body: [
                'to' => $to,
                'service_sid' => $serviceSid,
                'channel' => Call::list($channel),
                'email' => $email,
                'method' => $method,
                'purpose' => $purpose,
                'from' => $from,
                'locale' => $locale,
                'client_ip' => $clientIp,
                'risk_check' => $riskCheck,
                'rate_limit_keys' => Call::map($rateLimitKeys),
                'payload' => Call::map($payload),
                'redirect_url' => $redirectUrl,
                'app_hash' => $appHash,
                'domain' => $domain,
                'tags' => Call::list($tags),
                'metadata' => Call::map($metadata),
            ],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\Verification::class, $requestOptions);
    }

    /**
     * List verifications. Returns verifications, newest first unless `order` says otherwise. With
     * `service_sid`, `status` or `metadata`, a page reads at most ten thousand entries. So it can have fewer
     * than `limit`, or none, while `has_more` is true. Continue with `next_cursor`.
     *
     * `GET /v1/auth/verifications`. An API key needs one of the scopes `full`, `auth`, `read`.
     *
     * @param string|Omit $to The address to filter by.
     * @param string|Omit $serviceSid The service to filter by.
     * @param list<'pending'|'approved'|'canceled'|'expired'|'max_attempts_reached'|'failed'>|Omit $status
     *     The status to filter by. Several values, as a repeated parameter or with commas, match any of
     *     them.
     * @param array<string,string>|Omit $metadata The entries of `metadata` to filter by, as in
     *     `metadata[order]=8731`, or as a JSON object. A resource must have all of them.
     * @param \DateTimeInterface|string|Omit $createdAfter The earliest creation time, inclusive.
     * @param \DateTimeInterface|string|Omit $createdBefore The latest creation time, exclusive.
     * @param 'asc'|'desc'|Omit $order The order by creation time: `desc` has the newest entry first, `asc`
     *     the oldest.
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\Verification>
     */
    public function list(
        string|Omit $to = Omit::Value,
        string|Omit $serviceSid = Omit::Value,
        array|Omit $status = Omit::Value,
        array|Omit $metadata = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        \DateTimeInterface|string|Omit $createdBefore = Omit::Value,
        string|Omit $order = Omit::Value,
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/v1/auth/verifications',
            query: [
                'to' => $to,
                'service_sid' => $serviceSid,
                'status' => Call::list($status),
                'metadata' => Call::map($metadata),
                'created_after' => $createdAfter,
                'created_before' => $createdBefore,
                'order' => $order,
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        );
        return $this->sender->page($call, Model\Verification::class, $requestOptions);
    }

    /**
     * Retrieve a verification. Returns the current verification without its code.
     *
     * `GET /v1/auth/verifications/{sid}`. An API key needs one of the scopes `full`, `auth`, `read`.
     */
    public function get(string $sid, ?RequestOptions $requestOptions = null): Model\Verification
    {
        $call = new Call('GET', '/v1/auth/verifications/{sid}', value: $sid);
        return $this->sender->value($call, Model\Verification::class, $requestOptions);
    }

    /**
     * Cancel a verification. Ends a pending verification, so that its code and its link stop working. A
     * message on its way can still arrive. A repeated request returns the same response.
     *
     * `POST /v1/auth/verifications/{sid}/cancel`. An API key needs one of the scopes `full`, `auth`.
     */
    public function cancel(string $sid, ?RequestOptions $requestOptions = null): Model\Verification
    {
        $call = new Call(
            'POST',
            '/v1/auth/verifications/{sid}/cancel',
            value: $sid,
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\Verification::class, $requestOptions);
    }
}

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
use Posthorn\Response;

/**
 * `$client->webhooks`.
 *
 * @property-read WebhooksReplays $replays
 * @property-read WebhooksDeliveries $deliveries
 */
class Webhooks extends Resource
{
    protected const RESOURCES = [
        'replays' => WebhooksReplays::class,
        'deliveries' => WebhooksDeliveries::class,
    ];

    /**
     * Register a webhook endpoint. Registers an endpoint. Posthorn sends every later matching event to its
     * URL at least once, signed with the secret in the response. An account can have 100 endpoints.
     *
     * `POST /v1/webhooks`. An API key needs one of the scopes `full`, `webhooks`.
     *
     * @param string $url The HTTPS URL that receives the events. It must not contain a user name, and must
     *     not lead to a private or local address.
     * @param list<string>|Omit $events The events to send. Default: all.
     * @param string|Omit $description The display name.
     * @param int|null|Omit $timeout The maximum duration of an attempt in seconds, from the DNS lookup to
     *     the last byte of the response. Null for the default of 15.
     * @param list<int>|null|Omit $retrySchedule The seconds to wait after the first failed attempt, the
     *     second, and so on. Afterwards the delivery fails. An empty list (`[]` in JSON) means no retries.
     *     Null for the default schedule over three days. Send a list, or one string with commas.
     * @param array<string,string|null>|null|Omit $headers The additional headers of requests by name, such
     *     as a credential of the receiver. They are added to the existing headers. The value null removes a
     *     header, and null for `headers` removes all. The limit is 20. Posthorn encrypts the values and
     *     never returns them. In a form, send JSON.
     * @param string|null|Omit $clientCertificate The client certificate in PEM for a receiver with mTLS,
     *     optionally followed by its chain. Send it together with `client_key`. Null removes both.
     * @param string|null|Omit $clientKey The private key of `client_certificate` in PEM, without a
     *     passphrase. Posthorn encrypts it and never returns it.
     * @param 'full'|'thin'|Omit $payload The content of `data`. `full`: the resource. `thin`: only the
     *     `sid`, the `status` and the `url` of the resource.
     * @param array<string,list<string>>|null|Omit $filter The filter for subscribed events: patterns for
     *     fields of `data`. Every field must match one of its patterns. `*` stands for any characters, and
     *     `!` before a pattern excludes its matches. Null for all subscribed events. In a form, send JSON.
     * @param list<'v1'|'v1a'>|Omit $signatures The signatures of deliveries: `v1` (HMAC-SHA256 with the
     *     secret), `v1a` (ed25519, verified with `public_key`), or both. Send a list, or one string with
     *     commas.
     * @param int|null|Omit $maxInFlight The maximum number of simultaneous requests to the endpoint over all
     *     processes, 1 to 100. Null: ten, and up to 64 while the endpoint responds within 250 ms. The limit
     *     halves after a timeout or the status 429, 502, 503 or 504, and grows by one with each other
     *     response.
     * @param int|null|Omit $rateLimit The maximum number of requests per second over all processes, 1 to
     *     1,000. Null for no limit. Waiting for this limit does not count as an attempt.
     * @param 'none'|'fifo'|Omit $ordering The order. `fifo`: one delivery at a time, in the order of the
     *     events. A failed delivery blocks later deliveries until it succeeds or finally fails. `none`: as
     *     fast as the endpoint responds.
     */
    public function create(
        string $url,
        array|Omit $events = Omit::Value,
        string|Omit $description = Omit::Value,
        int|null|Omit $timeout = Omit::Value,
        array|null|Omit $retrySchedule = Omit::Value,
        array|null|Omit $headers = Omit::Value,
        string|null|Omit $clientCertificate = Omit::Value,
        #[\SensitiveParameter] string|null|Omit $clientKey = Omit::Value,
        string|Omit $payload = Omit::Value,
        array|null|Omit $filter = Omit::Value,
        array|Omit $signatures = Omit::Value,
        int|null|Omit $maxInFlight = Omit::Value,
        int|null|Omit $rateLimit = Omit::Value,
        string|Omit $ordering = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\WebhookWithSecret {
        $call = new Call(
            'POST',
            '/v1/webhooks',
            body: [
                'url' => $url,
                'events' => Call::list($events),
                'description' => $description,
                'timeout' => $timeout,
                'retry_schedule' => Call::list($retrySchedule),
                'headers' => Call::map($headers),
                'client_certificate' => $clientCertificate,
                'client_key' => $clientKey,
                'payload' => $payload,
                'filter' => Call::map($filter),
                'signatures' => Call::list($signatures),
                'max_in_flight' => $maxInFlight,
                'rate_limit' => $rateLimit,
                'ordering' => $ordering,
            ],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\WebhookWithSecret::class, $requestOptions);
    }

    /**
     * List webhook endpoints. Returns webhook endpoints, newest first.
     *
     * `GET /v1/webhooks`. An API key needs one of the scopes `full`, `webhooks`, `read`.
     *
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\Webhook>
     */
    public function list(
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/v1/webhooks',
            query: ['limit' => $limit, 'cursor' => $cursor],
        );
        return $this->sender->page($call, Model\Webhook::class, $requestOptions);
    }

    /**
     * Retrieve a webhook endpoint. Returns the endpoint with data about its health.
     *
     * `GET /v1/webhooks/{sid}`. An API key needs one of the scopes `full`, `webhooks`, `read`.
     */
    public function get(string $sid, ?RequestOptions $requestOptions = null): Model\Webhook
    {
        $call = new Call('GET', '/v1/webhooks/{sid}', value: $sid);
        return $this->sender->value($call, Model\Webhook::class, $requestOptions);
    }

    /**
     * Change a webhook endpoint. Changes the parameters that you send. Deliveries to a paused endpoint wait,
     * including those of new events. Disabling an endpoint cancels its pending deliveries. Posthorn does not
     * send it new events, unless a later replay includes `missing` events. Enabling an endpoint resets its
     * failure counts. A change closes its circuit.
     *
     * `PATCH /v1/webhooks/{sid}`. An API key needs one of the scopes `full`, `webhooks`.
     *
     * @param string|Omit $url The HTTPS URL that receives the events. It must not contain a user name, and
     *     must not lead to a private or local address.
     * @param list<string>|Omit $events The events to send: names from `GET /v1/event_types`, `messages.*`
     *     for all events of an area, or `*`. Send a list, or one string with commas.
     * @param string|Omit $description The display name.
     * @param int|null|Omit $timeout The maximum duration of an attempt in seconds, from the DNS lookup to
     *     the last byte of the response. Null for the default of 15.
     * @param list<int>|null|Omit $retrySchedule The seconds to wait after the first failed attempt, the
     *     second, and so on. Afterwards the delivery fails. An empty list (`[]` in JSON) means no retries.
     *     Null for the default schedule over three days. Send a list, or one string with commas.
     * @param array<string,string|null>|null|Omit $headers The additional headers of requests by name, such
     *     as a credential of the receiver. They are added to the existing headers. The value null removes a
     *     header, and null for `headers` removes all. The limit is 20. Posthorn encrypts the values and
     *     never returns them. In a form, send JSON.
     * @param string|null|Omit $clientCertificate The client certificate in PEM for a receiver with mTLS,
     *     optionally followed by its chain. Send it together with `client_key`. Null removes both.
     * @param string|null|Omit $clientKey The private key of `client_certificate` in PEM, without a
     *     passphrase. Posthorn encrypts it and never returns it.
     * @param 'full'|'thin'|Omit $payload The content of `data`. `full`: the resource. `thin`: only the
     *     `sid`, the `status` and the `url` of the resource.
     * @param array<string,list<string>>|null|Omit $filter The filter for subscribed events: patterns for
     *     fields of `data`. Every field must match one of its patterns. `*` stands for any characters, and
     *     `!` before a pattern excludes its matches. Null for all subscribed events. In a form, send JSON.
     * @param list<'v1'|'v1a'>|Omit $signatures The signatures of deliveries: `v1` (HMAC-SHA256 with the
     *     secret), `v1a` (ed25519, verified with `public_key`), or both. Send a list, or one string with
     *     commas.
     * @param int|null|Omit $maxInFlight The maximum number of simultaneous requests to the endpoint over all
     *     processes, 1 to 100. Null: ten, and up to 64 while the endpoint responds within 250 ms. The limit
     *     halves after a timeout or the status 429, 502, 503 or 504, and grows by one with each other
     *     response.
     * @param int|null|Omit $rateLimit The maximum number of requests per second over all processes, 1 to
     *     1,000. Null for no limit. Waiting for this limit does not count as an attempt.
     * @param 'none'|'fifo'|Omit $ordering The order. `fifo`: one delivery at a time, in the order of the
     *     events. A failed delivery blocks later deliveries until it succeeds or finally fails. `none`: as
     *     fast as the endpoint responds.
     * @param 'enabled'|'paused'|'disabled'|Omit $status The status. `paused`: Posthorn sends nothing, and
     *     deliveries wait until the endpoint is `enabled` again. `disabled`: pending deliveries are
     *     canceled, and new events are not sent.
     */
    public function update(
        string $sid,
        string|Omit $url = Omit::Value,
        array|Omit $events = Omit::Value,
        string|Omit $description = Omit::Value,
        int|null|Omit $timeout = Omit::Value,
        array|null|Omit $retrySchedule = Omit::Value,
        array|null|Omit $headers = Omit::Value,
        string|null|Omit $clientCertificate = Omit::Value,
        #[\SensitiveParameter] string|null|Omit $clientKey = Omit::Value,
        string|Omit $payload = Omit::Value,
        array|null|Omit $filter = Omit::Value,
        array|Omit $signatures = Omit::Value,
        int|null|Omit $maxInFlight = Omit::Value,
        int|null|Omit $rateLimit = Omit::Value,
        string|Omit $ordering = Omit::Value,
        string|Omit $status = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\Webhook {
        $call = new Call(
            'PATCH',
            '/v1/webhooks/{sid}',
            value: $sid,
            body: [
                'url' => $url,
                'events' => Call::list($events),
                'description' => $description,
                'timeout' => $timeout,
                'retry_schedule' => Call::list($retrySchedule),
                'headers' => Call::map($headers),
                'client_certificate' => $clientCertificate,
                'client_key' => $clientKey,
                'payload' => $payload,
                'filter' => Call::map($filter),
                'signatures' => Call::list($signatures),
                'max_in_flight' => $maxInFlight,
                'rate_limit' => $rateLimit,
                'ordering' => $ordering,
                'status' => $status,
            ],
        );
        return $this->sender->value($call, Model\Webhook::class, $requestOptions);
    }

    /**
     * Delete a webhook endpoint. Cancels the pending deliveries of the endpoint and deletes it. You can read
     * its deliveries until their retention ends.
     *
     * `DELETE /v1/webhooks/{sid}`. An API key needs one of the scopes `full`, `webhooks`.
     */
    public function delete(string $sid, ?RequestOptions $requestOptions = null): Response
    {
        $call = new Call('DELETE', '/v1/webhooks/{sid}', value: $sid);
        return $this->sender->nothing($call, $requestOptions);
    }

    /**
     * Retrieve the secret of a webhook endpoint. Returns the newest secret. Use it to verify deliveries with
     * any Standard Webhooks library.
     *
     * `GET /v1/webhooks/{sid}/secret`. An API key needs one of the scopes `full`, `webhooks`.
     */
    public function getSecret(
        string $sid,
        ?RequestOptions $requestOptions = null,
    ): Model\WebhookSecret {
        $call = new Call('GET', '/v1/webhooks/{sid}/secret', value: $sid);
        return $this->sender->value($call, Model\WebhookSecret::class, $requestOptions);
    }

    /**
     * Rotate the secret of a webhook endpoint. Creates a new secret, and a new key pair if `signatures`
     * contains `v1a`. During the overlap the older secrets also sign deliveries, so that you can update the
     * receiver. At most three secrets sign at a time. A fourth secret ends the oldest.
     *
     * `POST /v1/webhooks/{sid}/rotate_secret`. An API key needs one of the scopes `full`, `webhooks`.
     *
     * @param int|Omit $overlap The number of hours for which older secrets also sign. At most 3 secrets sign
     *     at a time. 0 ends the older secrets now. The default is `24`.
     */
    public function rotateSecret(
        string $sid,
        int|Omit $overlap = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\WebhookWithSecret {
        $call = new Call(
            'POST',
            '/v1/webhooks/{sid}/rotate_secret',
            value: $sid,
            body: ['overlap' => $overlap],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\WebhookWithSecret::class, $requestOptions);
    }

    /**
     * End the older secrets of a webhook endpoint. Ends the overlap of a rotation early. From now on, only
     * the newest secret signs deliveries.
     *
     * `POST /v1/webhooks/{sid}/end_older_secrets`. An API key needs one of the scopes `full`, `webhooks`.
     */
    public function endOlderSecrets(
        string $sid,
        ?RequestOptions $requestOptions = null,
    ): Model\Webhook {
        $call = new Call(
            'POST',
            '/v1/webhooks/{sid}/end_older_secrets',
            value: $sid,
            body: [],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\Webhook::class, $requestOptions);
    }

    /**
     * Send a test event. Sends a `webhooks.test` event to this endpoint only, even if it did not subscribe
     * to it. The response contains the delivery, so that you can follow it.
     *
     * `POST /v1/webhooks/{sid}/test`. An API key needs one of the scopes `full`, `webhooks`.
     */
    public function test(string $sid, ?RequestOptions $requestOptions = null): Model\Delivery
    {
        $call = new Call(
            'POST',
            '/v1/webhooks/{sid}/test',
            value: $sid,
            body: [],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\Delivery::class, $requestOptions);
    }

    /**
     * Replay undelivered events. Sends deliveries of a time range again, oldest first. With `missing`, it
     * also sends events that the endpoint never received. The replay runs in the background, also after a
     * restart. New deliveries have priority. The replay pauses while 5,000 replayed deliveries of the
     * endpoint are pending. An account can have ten unfinished replays.
     *
     * `POST /v1/webhooks/{sid}/replay`. An API key needs one of the scopes `full`, `webhooks`.
     *
     * @param \DateTimeInterface|string $from The start of the time range, inclusive.
     * @param \DateTimeInterface|string|Omit $to The end of the time range, exclusive. Default: now.
     * @param bool|Omit $onlyFailed True replays only failed deliveries. False also replays deliveries that
     *     succeeded or were canceled. The default is `true`.
     * @param bool|Omit $missing True to include matching events that the endpoint never received, and
     *     canceled deliveries. Such events are from before its registration or subscription, or from while
     *     it was disabled. The default is `false`.
     */
    public function replay(
        string $sid,
        \DateTimeInterface|string $from,
        \DateTimeInterface|string|Omit $to = Omit::Value,
        bool|Omit $onlyFailed = Omit::Value,
        bool|Omit $missing = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\Replay {
        $call = new Call(
            'POST',
            '/v1/webhooks/{sid}/replay',
            value: $sid,
            body: [
                'from' => $from,
                'to' => $to,
                'only_failed' => $onlyFailed,
                'missing' => $missing,
            ],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\Replay::class, $requestOptions);
    }
}

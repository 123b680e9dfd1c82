<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Resource;

use Posthorn\Internal\Call;
use Posthorn\Internal\Resource;
use Posthorn\Model;
use Posthorn\RequestOptions;

/** `$client->replays`. */
class Replays extends Resource
{
    /**
     * Retrieve a replay. Returns the replay with its progress. It is complete when its `status` is
     * `completed` and `waiting` is 0.
     *
     * `GET /v1/replays/{sid}`. An API key needs one of the scopes `full`, `webhooks`, `read`.
     */
    public function get(string $sid, ?RequestOptions $requestOptions = null): Model\Replay
    {
        $call = new Call('GET', '/v1/replays/{sid}', value: $sid);
        return $this->sender->value($call, Model\Replay::class, $requestOptions);
    }

    /**
     * Cancel a replay. Stops the replay and removes its pending deliveries, even if it has completed. Each
     * delivery returns to the status of its last attempt, or is `canceled` without an attempt. Deliveries
     * that another replay of the endpoint requested remain queued. Attempts in progress can still arrive.
     * Canceling a canceled replay changes nothing.
     *
     * `POST /v1/replays/{sid}/cancel`. An API key needs one of the scopes `full`, `webhooks`.
     */
    public function cancel(string $sid, ?RequestOptions $requestOptions = null): Model\Replay
    {
        $call = new Call(
            'POST',
            '/v1/replays/{sid}/cancel',
            value: $sid,
            body: [],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\Replay::class, $requestOptions);
    }
}

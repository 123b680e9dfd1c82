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

/** `$client->simulator->messages`. */
class SimulatorMessages extends Resource
{
    /**
     * List the simulator's inbox. Returns the account's messages as recipients see them, newest first. The
     * inbox keeps only the latest messages.
     *
     * `GET /v1/simulator/messages`. An API key needs one of the scopes `full`, `messages`, `read`.
     *
     * @param string|Omit $to The recipient to filter by.
     * @param string|Omit $contains The text to search for in the body.
     * @param \DateTimeInterface|string|Omit $after The earliest time of receipt, inclusive.
     * @param string|Omit $afterReference The reference of a message in the inbox. Returns only later
     *     messages.
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\SimulatorMessage>
     */
    public function list(
        string|Omit $to = Omit::Value,
        string|Omit $contains = Omit::Value,
        \DateTimeInterface|string|Omit $after = Omit::Value,
        string|Omit $afterReference = Omit::Value,
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/v1/simulator/messages',
            query: [
                'to' => $to,
                'contains' => $contains,
                'after' => $after,
                'after_reference' => $afterReference,
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        );
        return $this->sender->page($call, Model\SimulatorMessage::class, $requestOptions);
    }

    /**
     * Empty the simulator's inbox. Removes the account's messages from the inbox. The messages of the API
     * remain.
     *
     * `DELETE /v1/simulator/messages`. An API key needs one of the scopes `full`, `messages`.
     */
    public function clear(?RequestOptions $requestOptions = null): Response
    {
        $call = new Call('DELETE', '/v1/simulator/messages');
        return $this->sender->nothing($call, $requestOptions);
    }

    /**
     * Wait for a message in the simulator's inbox. Responds as soon as a matching message exists, or with
     * null after `timeout_ms`. Use it in tests: send a message, wait, and read the `code`.
     *
     * `GET /v1/simulator/messages/wait`. An API key needs one of the scopes `full`, `messages`, `read`.
     *
     * @param string|Omit $to The recipient to filter by.
     * @param string|Omit $contains The text to search for in the body.
     * @param \DateTimeInterface|string|Omit $after The earliest time of receipt, inclusive.
     * @param string|Omit $afterReference The reference of a message in the inbox. Returns only later
     *     messages.
     * @param int|Omit $timeoutMs The maximum waiting time in milliseconds, up to a minute.
     */
    public function wait(
        string|Omit $to = Omit::Value,
        string|Omit $contains = Omit::Value,
        \DateTimeInterface|string|Omit $after = Omit::Value,
        string|Omit $afterReference = Omit::Value,
        int|Omit $timeoutMs = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\SimulatorWait {
        $call = new Call(
            'GET',
            '/v1/simulator/messages/wait',
            query: [
                'to' => $to,
                'contains' => $contains,
                'after' => $after,
                'after_reference' => $afterReference,
                'timeout_ms' => $timeoutMs,
            ],
            wait: ($timeoutMs instanceof Omit ? 10_000 : $timeoutMs) / 1000,
        );
        return $this->sender->value($call, Model\SimulatorWait::class, $requestOptions);
    }
}

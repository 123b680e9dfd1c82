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

/** `$client->simulator->holds`. */
class SimulatorHolds extends Resource
{
    /**
     * Hold the receipts of a recipient. Holds the delivery receipts of the account's messages to this
     * recipient from now on, so that the messages stay `sent`. A hold survives a restart. The account can
     * hold 100 recipients and 1000 receipts. The simulator sends further receipts at once. Holding a held
     * recipient changes nothing.
     *
     * `POST /v1/simulator/holds`. An API key needs one of the scopes `full`, `messages`.
     *
     * @param string $to The recipient of the messages.
     */
    public function create(string $to, ?RequestOptions $requestOptions = null): Model\SimulatorHold
    {
        $call = new Call(
            'POST',
            '/v1/simulator/holds',
            body: ['to' => $to],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\SimulatorHold::class, $requestOptions);
    }

    /**
     * List the held recipients. Returns all holds on one page, newest first.
     *
     * `GET /v1/simulator/holds`. An API key needs one of the scopes `full`, `messages`, `read`.
     *
     * @return Page<Model\SimulatorHold>
     */
    public function list(?RequestOptions $requestOptions = null): Page
    {
        $call = new Call('GET', '/v1/simulator/holds');
        return $this->sender->page($call, Model\SimulatorHold::class, $requestOptions);
    }

    /**
     * Release receipts. Sends the held receipts of the recipient, in the order of their due times, and ends
     * the hold. Without `to`, releases the receipts of all recipients. Each receipt has the time at which it
     * was due.
     *
     * `DELETE /v1/simulator/holds`. An API key needs one of the scopes `full`, `messages`.
     *
     * @param string|Omit $to The recipient to release.
     */
    public function release(
        string|Omit $to = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Response {
        $call = new Call('DELETE', '/v1/simulator/holds', query: ['to' => $to]);
        return $this->sender->nothing($call, $requestOptions);
    }
}

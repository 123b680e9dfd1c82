<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Resource;

use Posthorn\Internal\Call;
use Posthorn\Internal\Resource;
use Posthorn\Model;
use Posthorn\Page;
use Posthorn\RequestOptions;

/** `$client->simulator->numbers`. */
class SimulatorNumbers extends Resource
{
    /**
     * List numbers that cause failures. Returns a number for every failure that the simulator can cause, on
     * one page.
     *
     * `GET /v1/simulator/numbers`. An API key needs one of the scopes `full`, `messages`, `read`.
     *
     * @return Page<Model\SimulatorNumber>
     */
    public function list(?RequestOptions $requestOptions = null): Page
    {
        $call = new Call('GET', '/v1/simulator/numbers');
        return $this->sender->page($call, Model\SimulatorNumber::class, $requestOptions);
    }
}

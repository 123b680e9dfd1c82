<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Resource;

use Posthorn\Internal\Call;
use Posthorn\Internal\Resource;
use Posthorn\Model;
use Posthorn\Page;
use Posthorn\RequestOptions;

/** `$client->messages->events`. */
class MessagesEvents extends Resource
{
    /**
     * Read a message's timeline. Returns every change of status, every choice of a route with its reason,
     * and every exchange with the carrier, oldest first. The timeline has at most a thousand entries on one
     * page. It names routes and carriers by sid. Only operators can see the conditions of a route.
     *
     * `GET /v1/messages/{sid}/events`. An API key needs one of the scopes `full`, `messages`, `read`.
     *
     * @return Page<Model\TimelineEntry>
     */
    public function list(string $sid, ?RequestOptions $requestOptions = null): Page
    {
        $call = new Call('GET', '/v1/messages/{sid}/events', value: $sid);
        return $this->sender->page($call, Model\TimelineEntry::class, $requestOptions);
    }
}

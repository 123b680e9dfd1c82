<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Resource;

use Posthorn\Internal\Call;
use Posthorn\Internal\Resource;
use Posthorn\Model;
use Posthorn\Page;
use Posthorn\RequestOptions;

/** `$client->eventTypes`. */
class EventTypes extends Resource
{
    /**
     * List event types. Returns every event type with the JSON Schema of its body, on one page.
     *
     * `GET /v1/event_types`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.
     *
     * @return Page<Model\EventTypeDescription>
     */
    public function list(?RequestOptions $requestOptions = null): Page
    {
        $call = new Call('GET', '/v1/event_types');
        return $this->sender->page($call, Model\EventTypeDescription::class, $requestOptions);
    }
}

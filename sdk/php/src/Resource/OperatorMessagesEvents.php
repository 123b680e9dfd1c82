<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Resource;

use Posthorn\Internal\Call;
use Posthorn\Internal\Resource;
use Posthorn\Model;
use Posthorn\Page;
use Posthorn\RequestOptions;

/** `$client->operator->messages->events`. */
class OperatorMessagesEvents extends Resource
{
    /**
     * Read a message's timeline with its exchanges. Returns the timeline of a message of any account: every
     * change of status, every note, and every exchange that a trace of the carrier recorded. Oldest first,
     * on one page.
     *
     * `GET /operator/v1/messages/{sid}/events`. Only the operator can use this operation.
     *
     * @return Page<Model\OperatorTimelineEntry>
     */
    public function list(string $sid, ?RequestOptions $requestOptions = null): Page
    {
        $call = new Call('GET', '/operator/v1/messages/{sid}/events', value: $sid);
        return $this->sender->page($call, Model\OperatorTimelineEntry::class, $requestOptions);
    }
}

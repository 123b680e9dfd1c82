<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Resource;

use Posthorn\Internal\Call;
use Posthorn\Internal\Resource;
use Posthorn\Model;
use Posthorn\Page;
use Posthorn\RequestOptions;

/** `$client->messages->media`. */
class MessagesMedia extends Resource
{
    /**
     * List the media of a message. Returns the media in the order of the message, on one page. Posthorn
     * fetches outbound media when it sends the message to a carrier. Before that, or after a failed fetch,
     * the list has fewer entries than `num_media`.
     *
     * `GET /v1/messages/{sid}/media`. An API key needs one of the scopes `full`, `messages`, `read`.
     *
     * @return Page<Model\Media>
     */
    public function list(string $sid, ?RequestOptions $requestOptions = null): Page
    {
        $call = new Call('GET', '/v1/messages/{sid}/media', value: $sid);
        return $this->sender->page($call, Model\Media::class, $requestOptions);
    }
}

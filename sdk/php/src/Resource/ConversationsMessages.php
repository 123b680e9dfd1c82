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

/** `$client->conversations->messages`. */
class ConversationsMessages extends Resource
{
    /**
     * List the messages of a conversation. Returns sent and received messages on all channels, newest first.
     *
     * `GET /v1/conversations/messages`. An API key needs one of the scopes `full`, `messages`, `read`.
     *
     * @param string $number The address of the account.
     * @param string $contact The address of the person.
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\Message>
     */
    public function list(
        string $number,
        string $contact,
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/v1/conversations/messages',
            query: [
                'number' => $number,
                'contact' => $contact,
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        );
        return $this->sender->page($call, Model\Message::class, $requestOptions);
    }
}

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

/**
 * `$client->conversations`.
 *
 * @property-read ConversationsMessages $messages
 */
class Conversations extends Resource
{
    protected const RESOURCES = ['messages' => ConversationsMessages::class];

    /**
     * List conversations. Returns conversations, ordered by their newest message. SMS, MMS and WhatsApp
     * messages between the same two phone numbers belong to one conversation. A page reads at most ten
     * thousand messages, so it can have fewer than `limit` entries, or none, while `has_more` is true.
     * Continue with `next_cursor`. A conversation with a new message moves to the first page.
     *
     * `GET /v1/conversations`. An API key needs one of the scopes `full`, `messages`, `read`.
     *
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\Conversation>
     */
    public function list(
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/v1/conversations',
            query: ['limit' => $limit, 'cursor' => $cursor],
        );
        return $this->sender->page($call, Model\Conversation::class, $requestOptions);
    }
}

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

/** `$client->webhooks->replays`. */
class WebhooksReplays extends Resource
{
    /**
     * List the replays of a webhook endpoint. Returns the replays of an endpoint, newest first. The endpoint
     * can be deleted. Posthorn keeps ended replays as long as events.
     *
     * `GET /v1/webhooks/{sid}/replays`. An API key needs one of the scopes `full`, `webhooks`, `read`.
     *
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\Replay>
     */
    public function list(
        string $sid,
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/v1/webhooks/{sid}/replays',
            value: $sid,
            query: ['limit' => $limit, 'cursor' => $cursor],
        );
        return $this->sender->page($call, Model\Replay::class, $requestOptions);
    }
}

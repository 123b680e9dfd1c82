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

/** `$client->auth->blocks`. */
class AuthBlocks extends Resource
{
    /**
     * List blocks. Returns the blocked numbers, the reasons and the end times, newest first.
     *
     * `GET /v1/auth/blocks`. An API key needs one of the scopes `full`, `auth`, `read`.
     *
     * @param bool|Omit $active `true` returns only active blocks, `false` returns only ended or released
     *     blocks. Default: all blocks.
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\VerificationBlock>
     */
    public function list(
        bool|Omit $active = Omit::Value,
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/v1/auth/blocks',
            query: ['active' => $active, 'limit' => $limit, 'cursor' => $cursor],
        );
        return $this->sender->page($call, Model\VerificationBlock::class, $requestOptions);
    }

    /**
     * Release a block. Ends a block now and resets the counts of its numbers. A repeated request returns the
     * same response. To exempt single numbers, add them to the safe list.
     *
     * `DELETE /v1/auth/blocks/{sid}`. An API key needs one of the scopes `full`, `auth`.
     */
    public function release(
        string $sid,
        ?RequestOptions $requestOptions = null,
    ): Model\VerificationBlock {
        $call = new Call('DELETE', '/v1/auth/blocks/{sid}', value: $sid);
        return $this->sender->value($call, Model\VerificationBlock::class, $requestOptions);
    }
}

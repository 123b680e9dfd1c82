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

/** `$client->operator->verificationBlocks`. */
class OperatorVerificationBlocks extends Resource
{
    /**
     * List blocks of verifications. Returns the blocks of all accounts, newest first. They show where
     * Posthorn detected SMS pumping.
     *
     * `GET /operator/v1/verification_blocks`. Only the operator can use this operation.
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
            '/operator/v1/verification_blocks',
            query: ['active' => $active, 'limit' => $limit, 'cursor' => $cursor],
        );
        return $this->sender->page($call, Model\VerificationBlock::class, $requestOptions);
    }

    /**
     * Release a block of an account. Ends a block of any account now and resets the counts of its numbers. A
     * repeated request returns the same response.
     *
     * `DELETE /operator/v1/verification_blocks/{sid}`. Only the operator can use this operation.
     */
    public function release(
        string $sid,
        ?RequestOptions $requestOptions = null,
    ): Model\VerificationBlock {
        $call = new Call('DELETE', '/operator/v1/verification_blocks/{sid}', value: $sid);
        return $this->sender->value($call, Model\VerificationBlock::class, $requestOptions);
    }
}

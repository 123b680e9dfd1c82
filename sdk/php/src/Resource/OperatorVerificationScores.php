<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Resource;

use Posthorn\Internal\Call;
use Posthorn\Internal\Resource;
use Posthorn\Model;
use Posthorn\Omit;
use Posthorn\RequestOptions;
use Posthorn\Response;

/** `$client->operator->verificationScores`. */
class OperatorVerificationScores extends Resource
{
    /**
     * List prefixes by risk. Returns the prefixes with the highest scores over all accounts. An attack on
     * several accounts shows here first. A blocked prefix is blocked in each account whose people enter few
     * codes there.
     *
     * `GET /operator/v1/verification_scores`. Only the operator can use this operation.
     *
     * @param int|Omit $limit The maximum number of prefixes.
     */
    public function list(
        int|Omit $limit = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\OperatorVerificationScores {
        $call = new Call('GET', '/operator/v1/verification_scores', query: ['limit' => $limit]);
        return $this->sender->value($call, Model\OperatorVerificationScores::class, $requestOptions);
    }

    /**
     * Clear the score of a prefix. Ends the block of a prefix in all accounts, and resets its score. Blocks
     * of single accounts stay. A repeated request returns the same response.
     *
     * `DELETE /operator/v1/verification_scores`. Only the operator can use this operation.
     *
     * @param string $prefix The prefix, with its plus sign.
     */
    public function clear(
        string $prefix,
        ?RequestOptions $requestOptions = null,
    ): Response {
        $call = new Call(
            'DELETE',
            '/operator/v1/verification_scores',
            query: ['prefix' => $prefix],
        );
        return $this->sender->nothing($call, $requestOptions);
    }
}

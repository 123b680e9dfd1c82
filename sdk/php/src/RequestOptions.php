<?php

declare(strict_types=1);

namespace Posthorn;

use Posthorn\Internal\Secret;

/** The options of one call, which replace those of the client. */
final class RequestOptions
{
    /** @internal */
    public readonly Secret $headers;

    /**
     * @param float|null $timeout seconds for each attempt, from its start to the last byte of the answer
     * @param int|null $maxRetries retries, which are made only if repeating is safe
     * @param string|null $idempotencyKey the same for all repetitions of one request, such as the id of an
     *     order
     * @param array<string, string> $headers added to those of the client
     */
    public function __construct(
        public readonly ?float $timeout = null,
        public readonly ?int $maxRetries = null,
        public readonly ?string $idempotencyKey = null,
        #[\SensitiveParameter] array $headers = [],
    ) {
        $this->headers = new Secret($headers);
    }
}

<?php

declare(strict_types=1);

namespace Posthorn;

/** The answer of the server as HTTP. The names of its headers are in lower case. */
final class Response
{
    /** Identifies the request in the log of the server. */
    public readonly ?string $requestId;

    /** @param array<string, string> $headers */
    public function __construct(public readonly int $status, public readonly array $headers)
    {
        $this->requestId = $headers['request-id'] ?? null;
    }
}

<?php

declare(strict_types=1);

namespace Posthorn\Internal;

use Psr\Log\LoggerInterface;

/**
 * The log. It has no query, no body and no header, because these have phone numbers and secrets.
 *
 * @internal
 */
final class Log
{
    public function __construct(private readonly ?LoggerInterface $logger)
    {
    }

    public function write(string $text): void
    {
        // A header of the answer can have control characters.
        $text = preg_replace('/[^\x20-\x7e]/', '?', $text);
        if ($this->logger !== null) {
            $this->logger->info($text);
        } elseif (in_array(strtolower((string) getenv('POSTHORN_LOG')), ['info', 'debug'], true)) {
            error_log("posthorn: {$text}");
        }
    }
}

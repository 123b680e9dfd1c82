<?php

declare(strict_types=1);

namespace Posthorn\Internal;

/**
 * Calls functions of PHP that say by a warning why they fail. `@` would still call the error handler of the
 * program, which can throw.
 *
 * @internal
 */
final class Quiet
{
    /**
     * @template T
     * @param \Closure(): T $call
     * @param string|null $reason the last warning
     * @return T
     */
    public static function call(\Closure $call, ?string &$reason = null): mixed
    {
        set_error_handler(static function (int $level, string $message) use (&$reason): bool {
            $reason = $message;
            return true;
        });
        try {
            return $call();
        } finally {
            restore_error_handler();
        }
    }
}

<?php

declare(strict_types=1);

namespace Posthorn\Internal;

use Posthorn\Exception\ApiException;
use Posthorn\Exception\ConnectionException;

/**
 * When a call is repeated, and how long the client waits before.
 *
 * @internal
 */
final class RetryPolicy
{
    private const DELAY_FIRST = 0.5;
    private const DELAY_MAX = 8.0;
    /** The longest wait that the client accepts from a server, in seconds. Beyond it the caller decides. */
    private const RETRY_AFTER_MAX = 60.0;
    /** Spreads clients with the same delay. */
    private const SPREAD = 0.25;
    private const PASSING = [408, 500, 502, 503, 504];
    private const NUMBER = '/\A\d{1,15}(?:\.\d{1,6})?\z/';

    /**
     * Returns the seconds before the next attempt after the `attempt`-th failed, counted from 1. Returns null
     * if the call must not be repeated.
     */
    public static function delayBefore(
        ApiException|ConnectionException $failure,
        bool $isHarmless,
        int $attempt,
    ): ?float {
        if (!self::isRepeated($failure, $isHarmless)) {
            return null;
        }
        $random = random_int(0, 1000) / 1000;
        $asked = $failure instanceof ApiException ? $failure->retryAfter : null;
        if ($asked !== null) {
            return $asked > self::RETRY_AFTER_MAX ? null : $asked + $random * self::SPREAD;
        }
        return min(self::DELAY_MAX, self::DELAY_FIRST * 2 ** min($attempt - 1, 10)) * (0.5 + $random / 2);
    }

    /** Whether the request may have been performed although it failed. */
    public static function isInDoubt(ApiException|ConnectionException $failure): bool
    {
        return !$failure instanceof ApiException || in_array($failure->status, [500, 502, 504], true);
    }

    /**
     * Returns seconds: from `retry-after-ms`, or `retry-after` in seconds or as a date (RFC 9110 section
     * 10.2.3).
     *
     * @param array<string, string> $headers
     */
    public static function retryAfter(array $headers): ?float
    {
        $inMs = $headers['retry-after-ms'] ?? '';
        $given = $headers['retry-after'] ?? '';
        if (preg_match(self::NUMBER, $inMs) === 1) {
            return (float) $inMs / 1000;
        }
        if (preg_match(self::NUMBER, $given) === 1) {
            return (float) $given;
        }
        $date = \DateTimeImmutable::createFromFormat('D, d M Y H:i:s \G\M\T', $given, new \DateTimeZone('UTC'));
        return $date === false ? null : max(0.0, $date->getTimestamp() - microtime(true));
    }

    private static function isRepeated(ApiException|ConnectionException $failure, bool $isHarmless): bool
    {
        if ($failure instanceof ConnectionException) {
            return $isHarmless;
        }
        // The server refused the request before processing it. Wrong credentials stay wrong.
        if ($failure->status === 429) {
            return $failure->problemCode !== 'too_many_failed_sign_ins';
        }
        return $failure->problemCode === 'idempotency_in_progress'
            || ($isHarmless && in_array($failure->status, self::PASSING, true));
    }
}

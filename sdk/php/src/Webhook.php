<?php

declare(strict_types=1);

namespace Posthorn;

use Posthorn\Exception\UsageException;
use Posthorn\Exception\WebhookVerificationException;
use Posthorn\Internal\Answer;

/** Verification of webhooks (Standard Webhooks 1.0.0). */
final class Webhook
{
    /** More than the keys of any sender. Each signature costs a computation. */
    private const SIGNATURES_MAX = 20;

    /**
     * Returns the event in a webhook, if one of the secrets proves it to be from Posthorn and recent.
     *
     * Events can be repeated, so ignore those whose `sid` you have seen.
     *
     * @param string $payload the raw body, before any parser: `file_get_contents('php://input')`
     * @param array<string, mixed> $headers those of PSR-7 or `getallheaders()`, or `$_SERVER`
     * @param string|list<string> $secret that of the endpoint (`whsec_…`, or the public key `whpk_…`), or
     *     several
     * @param int $tolerance the largest difference between the time of the webhook and now, in seconds
     * @throws WebhookVerificationException
     */
    public static function verify(
        string $payload,
        array $headers,
        #[\SensitiveParameter] string|array $secret,
        int $tolerance = 300,
        ?int $now = null,
    ): Model\Event {
        $keys = [];
        // `array_map` would show all secrets in a stack trace.
        foreach ((array) $secret as $each) {
            $keys[] = self::keyOf($each);
        }
        if ($keys === []) {
            throw new UsageException('Give at least one secret to verify with.');
        }
        $timestamp = self::header($headers, 'webhook-timestamp');
        $signatures = self::header($headers, 'webhook-signature');
        $signed = self::header($headers, 'webhook-id') . ".{$timestamp}.{$payload}";
        self::checkTime($timestamp, $now ?? time(), $tolerance);
        foreach (array_slice(preg_split('/\s+/', $signatures), 0, self::SIGNATURES_MAX) as $each) {
            [$version, $encoded] = explode(',', $each, 2) + [1 => ''];
            $signature = self::decoded($encoded);
            foreach ($signature === null ? [] : $keys as [$of, $key]) {
                if ($of === $version && self::fits($of, $key, $signed, $signature)) {
                    return self::event($payload);
                }
            }
        }
        throw new WebhookVerificationException(
            'No signature fits the body and the secret. Is `payload` the raw body?'
        );
    }

    private static function event(string $payload): Model\Event
    {
        $event = Answer::parse($payload);
        if (!is_array($event) || !str_starts_with(ltrim($payload), '{')) {
            throw new WebhookVerificationException('The webhook is signed, but its body is not an event in JSON.');
        }
        return new Model\Event($event);
    }

    /** @return array{string, string} the version of the signatures that a secret proves, and its key */
    private static function keyOf(#[\SensitiveParameter] mixed $secret): array
    {
        if (!is_string($secret) || $secret === '') {
            throw new UsageException('The secret is missing. Is the variable that it comes from set?');
        }
        if (str_starts_with($secret, 'whsk_')) {
            throw new UsageException('This is a private key. Verify with the public key of the endpoint, whpk_….');
        }
        $isPublic = str_starts_with($secret, 'whpk_');
        $key = self::decoded(preg_replace('/\Awh(?:sec|pk)_/', '', $secret));
        if ($key === null || $key === '' || ($isPublic && strlen($key) !== 32)) {
            throw new UsageException("The secret is not one of Posthorn's: those are whsec_… or whpk_… and base64.");
        }
        if ($isPublic && !extension_loaded('sodium')) {
            throw new UsageException('Public keys (whpk_…) need ext-sodium.');
        }
        return [$isPublic ? 'v1a' : 'v1', $key];
    }

    /** A name that is there twice proves nothing. */
    private static function header(array $headers, string $name): string
    {
        $ofServer = 'http_' . strtr($name, '-', '_');
        $values = [];
        foreach ($headers as $each => $value) {
            if (in_array(strtolower((string) $each), [$name, $ofServer], true)) {
                array_push($values, ...array_values((array) $value));
            }
        }
        if (count($values) !== 1 || !is_string($values[0]) || $values[0] === '') {
            $what = count($values) > 1 ? 'more than one' : 'no';
            throw new WebhookVerificationException(
                "There is {$what} `{$name}` header, so nothing proves where this comes from."
            );
        }
        return $values[0];
    }

    private static function checkTime(string $timestamp, int $now, int $tolerance): void
    {
        if (preg_match('/\A\d{1,12}\z/', $timestamp) !== 1) {
            throw new WebhookVerificationException('`webhook-timestamp` is not a time.');
        }
        $age = $now - (int) $timestamp;
        if ($age > $tolerance) {
            throw new WebhookVerificationException("The webhook is too old: {$age} seconds.");
        }
        if (-$age > $tolerance) {
            $ahead = -$age;
            throw new WebhookVerificationException(
                "The webhook is from the future: {$ahead} seconds. Is the clock right?"
            );
        }
    }

    private static function fits(
        string $version,
        #[\SensitiveParameter] string $key,
        string $signed,
        string $signature,
    ): bool {
        if ($version === 'v1') {
            return hash_equals(hash_hmac('sha256', $signed, $key, true), $signature);
        }
        return strlen($signature) === 64 && sodium_crypto_sign_verify_detached($signature, $signed, $key);
    }

    /** `base64_decode` alone takes spaces and a missing end. */
    private static function decoded(#[\SensitiveParameter] string $text): ?string
    {
        $isBase64 = strlen($text) % 4 === 0 && preg_match('~\A[A-Za-z0-9+/]*={0,2}\z~', $text) === 1;
        $plain = $isBase64 ? base64_decode($text, true) : false;
        return $plain === false ? null : $plain;
    }
}

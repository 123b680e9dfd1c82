<?php

declare(strict_types=1);

namespace Posthorn\Internal;

use Posthorn\Exception\UsageException;

/**
 * The checked options of a client.
 *
 * @internal
 */
final class Settings
{
    private const CREDENTIALS = [['accountSid', 'authToken'], ['apiKey', 'apiKeySecret'], [null, 'operatorToken']];
    /** What only the transport can know. */
    private const RESERVED = '/\A(?:connection|content-length|expect|host|transfer-encoding|upgrade)\z/i';
    private const URL = '~\Ahttps?://(?:\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?(?:/[^?#\x00-\x20\x7f-\xff]*)?\z~i';

    /** @param Secret $headers of every request, with the credentials */
    public function __construct(
        public readonly string $baseUrl,
        public readonly Secret $headers,
        public readonly float $timeout,
        public readonly int $maxRetries,
    ) {
        self::checkLimits($timeout, $maxRetries);
    }

    public static function read(
        #[\SensitiveParameter] string $baseUrl,
        Secret $credentials,
        Secret $headers,
        float $timeout,
        int $maxRetries,
    ): self {
        if (preg_match(self::URL, $baseUrl) !== 1 || parse_url($baseUrl) === false) {
            throw new UsageException(
                '`baseUrl` must be the URL of the server, such as https://posthorn.example.com, without a user name, '
                . 'a query and a fragment.'
            );
        }
        $all = ['authorization' => self::authorization($credentials)] + self::checkedHeaders($headers);
        return new self(rtrim($baseUrl, '/'), new Secret($all), $timeout, $maxRetries);
    }

    /**
     * Returns the headers with names in lower case (RFC 9110 section 5).
     *
     * @return array<string, string>
     */
    public static function checkedHeaders(Secret $headers): array
    {
        $checked = [];
        foreach ($headers->reveal() as $name => $value) {
            if (preg_match('/\A[!#$%&\'*+.^_`|~0-9A-Za-z-]+\z/', (string) $name) !== 1) {
                throw new UsageException('The name of a header must consist of letters, digits and dashes.');
            }
            if (preg_match(self::RESERVED, (string) $name) === 1) {
                throw new UsageException("The header `{$name}` belongs to the connection, so a program cannot set it.");
            }
            if (!is_string($value) || preg_match('/\A[\t\x20-\x7e]*\z/', $value) !== 1) {
                throw new UsageException("The header `{$name}` must be a text of ASCII characters on one line.");
            }
            $checked[strtolower((string) $name)] = $value;
        }
        return $checked;
    }

    public static function checkLimits(float $timeout, int $maxRetries): void
    {
        if (!is_finite($timeout) || $timeout <= 0) {
            throw new UsageException('`timeout` must be a number of seconds above 0.');
        }
        if ($maxRetries < 0) {
            throw new UsageException('`maxRetries` must be a whole number, 0 or more.');
        }
    }

    /** A variable that is not set makes a credential null. A request without it would hide that. */
    private static function authorization(Secret $credentials): string
    {
        $given = array_filter($credentials->reveal(), static fn (?string $each) => $each !== null);
        $kinds = array_filter(
            self::CREDENTIALS,
            static fn (array $names) => isset($given[$names[0] ?? '']) || isset($given[$names[1]]),
        );
        if (count($kinds) !== 1) {
            throw new UsageException(
                'Give one kind of credentials: `accountSid` and `authToken`, `apiKey` and `apiKeySecret`, or '
                . '`operatorToken`. Are the variables that they come from set?'
            );
        }
        [$user, $secret] = array_values($kinds)[0];
        foreach (array_filter([$user, $secret]) as $name) {
            if (($given[$name] ?? '') === '') {
                throw new UsageException("`{$name}` is missing. Is the variable that it comes from set?");
            }
        }
        return 'Basic ' . base64_encode(($user === null ? 'operator' : $given[$user]) . ':' . $given[$secret]);
    }
}

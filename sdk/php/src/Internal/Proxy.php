<?php

declare(strict_types=1);

namespace Posthorn\Internal;

use Posthorn\Exception\UsageException;

/**
 * A proxy of HTTP, with the header that signs in there.
 *
 * @internal
 */
final class Proxy
{
    private const USER = '(?:([^:@/\s]*)(?::([^@/\s]*))?@)?';
    private const URL = '~\Ahttp://' . self::USER . '(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::(\d{1,5}))?/?\z~i';

    private function __construct(public readonly string $address, private readonly Secret $headers)
    {
    }

    /** @param string $name where the URL comes from */
    public static function read(Secret $url, string $name = 'proxy'): self
    {
        if (preg_match(self::URL, $url->reveal(), $parts, PREG_UNMATCHED_AS_NULL) !== 1) {
            throw new UsageException("`{$name}` must be a URL that begins with http://.");
        }
        [, $user, $password, $host, $port] = $parts;
        $signIn = 'Basic ' . base64_encode(rawurldecode($user ?? '') . ':' . rawurldecode($password ?? ''));
        $headers = $user === null ? [] : ['proxy-authorization' => $signIn];
        return new self("{$host}:" . ($port ?? '80'), new Secret($headers));
    }

    /**
     * Returns the proxy of the environment. `HTTP_PROXY` is not read, because a web server sets it from the
     * header `Proxy` of any visitor (CVE-2016-5385).
     */
    public static function ofEnvironment(string $scheme, string $host): ?self
    {
        $names = $scheme === 'https' ? ['https_proxy', 'HTTPS_PROXY'] : ['http_proxy'];
        $set = array_values(array_filter($names, 'getenv'))[0] ?? null;
        $except = explode(',', strtolower((getenv('no_proxy') ?: getenv('NO_PROXY')) ?: ''));
        foreach ([...$except, 'localhost', '127.0.0.1', '[::1]'] as $each) {
            $name = ltrim(trim($each), '*.');
            if (trim($each) === '*' || ($name !== '' && str_ends_with(".{$host}", ".{$name}"))) {
                return null;
            }
        }
        if ($set === null) {
            return null;
        }
        // As for curl, the scheme can be missing.
        $url = str_contains(getenv($set), '://') ? getenv($set) : 'http://' . getenv($set);
        return self::read(new Secret($url), $set);
    }

    /** @return array<string, string> */
    public function headers(): array
    {
        return $this->headers->reveal();
    }
}

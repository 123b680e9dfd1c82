<?php

declare(strict_types=1);

namespace Posthorn\Internal;

use Posthorn\Exception\ApiException;
use Posthorn\Exception\UnexpectedAnswerException;
use Posthorn\Response;

/**
 * A successful answer. The constructor throws `ApiException` for any other.
 *
 * @internal
 */
final class Answer
{
    /** The number of characters of a proxy's page that an exception quotes. */
    private const QUOTED_MAX = 200;
    /** The longest answer, in bytes. The API sends far less, and PHP has 128 MiB by default. */
    public const LENGTH_MAX = 16 * 1024 * 1024;
    /** The most memory that the values of an answer take, if PHP has no limit. */
    private const VALUES_MAX = 256 * 1024 * 1024;
    /** What PHP takes at most for a short list or map with its model, a further place in it, and half a text. */
    private const BYTES = ['[' => 450, '{' => 450, '[]' => -350, '{}' => -350, ',' => 110, '"' => 16];
    private const SPARE_BYTES = 4 * 1024 * 1024;
    /** The API nests far less. */
    public const DEPTH_MAX = 128;

    public readonly Response $response;
    private readonly mixed $json;
    private readonly bool $isObject;

    /** @param array<string, string> $headers */
    public function __construct(int $status, array $headers, #[\SensitiveParameter] string $body)
    {
        $this->response = new Response($status, $headers);
        if (self::isTooLarge($body)) {
            throw $this->unexpected('The answer is larger than any of the API.');
        }
        if ($status >= 300 && $status < 400) {
            throw $this->unexpected('The server redirects. Set `baseUrl` to where it leads.');
        }
        $this->json = self::parse($body);
        $this->isObject = is_array($this->json) && str_starts_with(ltrim($body), '{');
        if ($status >= 400) {
            throw $this->refusal($body);
        }
        // Only this status says that the server sends no body. An empty answer with another comes from a
        // proxy.
        if ($status !== 204 && $this->json === null) {
            $fault = $body === '' ? 'The answer is empty.' : 'The answer is not JSON.';
            throw $this->unexpected("{$fault} Does `baseUrl` lead to Posthorn?");
        }
    }

    /** Reads a whole answer. */
    public static function read(Incoming $incoming): self
    {
        $body = '';
        foreach ($incoming->parts() as $part) {
            $body .= $part;
            if (strlen($body) > self::LENGTH_MAX) {
                break;
            }
        }
        return new self($incoming->status, $incoming->headers, $body);
    }

    /** Returns null for what is no JSON, and for what would fill the memory. */
    public static function parse(#[\SensitiveParameter] string $text): mixed
    {
        return self::isTooLarge($text) ? null : json_decode($text, true, self::DEPTH_MAX, JSON_BIGINT_AS_STRING);
    }

    /** PHP ends a program without an exception when its memory is full. */
    private static function isTooLarge(#[\SensitiveParameter] string $text): bool
    {
        if (strlen($text) > self::LENGTH_MAX) {
            return true;
        }
        $needed = strlen($text) + self::SPARE_BYTES;
        foreach (self::BYTES as $sign => $bytes) {
            $needed += substr_count($text, $sign) * $bytes;
        }
        return $needed > min(self::VALUES_MAX, self::memoryLimit() - memory_get_usage());
    }

    private static function memoryLimit(): int
    {
        $limit = ini_get('memory_limit');
        $unit = ['k' => 1024, 'm' => 1024 ** 2, 'g' => 1024 ** 3][strtolower(substr($limit, -1))] ?? 1;
        return (int) $limit <= 0 ? PHP_INT_MAX : (int) $limit * $unit;
    }

    /** @return array<string, mixed> */
    public function object(): array
    {
        if ($this->isObject) {
            return $this->json;
        }
        throw $this->unexpected('The answer is not an object. Does `baseUrl` lead to Posthorn?');
    }

    /** @return list<array<string, mixed>> */
    public function entries(): array
    {
        $data = $this->object()['data'] ?? null;
        foreach (is_array($data) && array_is_list($data) ? $data : [null] as $each) {
            if (!is_array($each)) {
                throw $this->unexpected('The answer is not a page of a list. Does `baseUrl` lead to Posthorn?');
            }
        }
        return $data;
    }

    public function unexpected(string $detail): ApiException
    {
        $status = $this->response->status;
        $problem = ['title' => 'An unexpected answer', 'detail' => $detail, 'code' => 'unexpected_answer'];
        return $this->exception(
            $problem,
            $status < 400 ? UnexpectedAnswerException::class : ApiException::ofStatus($status),
        );
    }

    private function refusal(#[\SensitiveParameter] string $body): ApiException
    {
        $status = $this->response->status;
        $texts = array_map(fn (string $name) => ((array) $this->json)[$name] ?? null, ['code', 'detail', 'title']);
        if ($this->isObject && array_filter($texts, 'is_string') === $texts) {
            return $this->exception($this->json, ApiException::ofStatus($status));
        }
        $said = trim(substr(preg_replace('/[^\x21-\x7e]+/', ' ', substr($body, 0, 4096)), 0, self::QUOTED_MAX));
        return $this->unexpected("The answer is {$status} and not from Posthorn" . ($said === '' ? '.' : ": {$said}"));
    }

    /**
     * @param array<string, mixed> $problem
     * @param class-string<ApiException> $class
     */
    private function exception(array $problem, string $class): ApiException
    {
        $whole = $problem + ['request_id' => $this->response->requestId];
        return new $class($this->response->status, $whole, RetryPolicy::retryAfter($this->response->headers));
    }
}

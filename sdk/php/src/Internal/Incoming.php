<?php

declare(strict_types=1);

namespace Posthorn\Internal;

use Posthorn\Exception\ConnectionException;

/**
 * An answer whose body is still to be read. The names of its headers are in lower case.
 *
 * @internal
 */
final class Incoming
{
    /** The bytes that are decompressed at a time, to at most a thousandfold. */
    private const PIECE_BYTES = 1024;

    /**
     * @param array<string, string> $headers
     * @param \Generator<int, string> $body as it is sent
     */
    public function __construct(
        public readonly int $status,
        public readonly array $headers,
        private readonly \Generator $body,
    ) {
    }

    /** @return \Generator<int, string> the parts of the body, decompressed */
    public function parts(): \Generator
    {
        if (strtolower($this->headers['content-encoding'] ?? '') !== 'gzip') {
            yield from $this->body;
            return;
        }
        if (!extension_loaded('zlib')) {
            throw new ConnectionException('The answer is compressed, and this PHP has no ext-zlib.');
        }
        $inflate = inflate_init(ZLIB_ENCODING_GZIP);
        foreach ($this->body as $part) {
            foreach (str_split($part, self::PIECE_BYTES) as $piece) {
                $plain = Quiet::call(static fn () => inflate_add($inflate, $piece));
                if ($plain === false) {
                    throw new ConnectionException('The answer is not compressed as it says.');
                }
                yield $plain;
            }
        }
        if (inflate_get_status($inflate) !== ZLIB_STREAM_END) {
            throw new ConnectionException('The compressed answer ended too early.');
        }
    }
}

<?php

declare(strict_types=1);

namespace Posthorn\Internal;

use Posthorn\Exception\ConnectionException;
use Posthorn\Exception\TimeoutException;
use Posthorn\Exception\UsageException;

/**
 * HTTP/1.1 over the sockets of PHP, with connections that stay open (RFC 9112). Not every PHP has ext-curl,
 * and the `http://` streams of PHP limit neither the head nor the whole answer.
 *
 * @internal
 */
final class SocketTransport implements Transport
{
    private const HEADERS_MAX = 200;

    private readonly ?Proxy $proxy;
    /** @var array<string, Connection> by address */
    private array $idle = [];

    public function __construct(private readonly ?string $caFile, ?Secret $proxy)
    {
        if ($caFile !== null && !Quiet::call(static fn () => is_file($caFile) && is_readable($caFile))) {
            throw new UsageException('`caFile` must be a file that the program can read.');
        }
        $this->proxy = $proxy === null ? null : Proxy::read($proxy);
    }

    public function open(Request $request, Deadline $deadline): Incoming
    {
        $connection = null;
        try {
            ['scheme' => $scheme, 'host' => $host, 'port' => $port] = parse_url($request->url) + ['port' => null];
            [$scheme, $host] = [strtolower($scheme), strtolower($host)];
            $proxy = $this->proxy ?? Proxy::ofEnvironment($scheme, $host);
            $address = "{$host}:" . ($port ?? ($scheme === 'https' ? 443 : 80));
            $place = "{$scheme} {$address}";
            $connection = $this->connection($place, $deadline) ?? $this->connect($scheme, $address, $proxy, $deadline);
            $connection->write(self::requestText($request, $scheme === 'http' ? $proxy : null));
            [$status, $headers, $version] = self::readHead($connection);
            return new Incoming($status, $headers, $this->body($connection, $place, $status, $headers, $version));
        } catch (TimeoutException $e) {
            $connection?->close();
            throw $e;
        } catch (ConnectionException $e) {
            $connection?->close();
            throw new ConnectionException("No complete answer came from {$request->origin()}: {$e->getMessage()}");
        } catch (\Throwable $e) {
            // A handler of a signal threw.
            $connection?->close();
            throw $e;
        }
    }

    public function close(): void
    {
        foreach ($this->idle as $connection) {
            $connection->close();
        }
        $this->idle = [];
    }

    private function connection(string $place, Deadline $deadline): ?Connection
    {
        $idle = $this->idle[$place] ?? null;
        unset($this->idle[$place]);
        return $idle?->isReusable() === true ? $idle->reuse($deadline) : null;
    }

    private function connect(string $scheme, string $address, ?Proxy $proxy, Deadline $deadline): Connection
    {
        $connection = Connection::open($proxy?->address ?? $address, $deadline);
        if ($scheme === 'http') {
            return $connection;
        }
        if ($proxy !== null) {
            $text = self::headText("CONNECT {$address} HTTP/1.1", ['host' => $address] + $proxy->headers());
            $connection->write(new Secret($text));
            [$status] = self::readHead($connection);
            if ($status !== 200) {
                throw new ConnectionException("the proxy answered {$status}");
            }
        }
        $connection->startTls(preg_replace('/:\d+\z/', '', $address), $this->caFile);
        return $connection;
    }

    private static function requestText(Request $request, ?Proxy $proxy): Secret
    {
        $authority = substr($request->origin(), strpos($request->origin(), '//') + 2);
        $target = $proxy === null ? substr($request->url, strlen($request->origin())) : $request->url;
        $content = $request->content();
        $headers = ['host' => $authority] + $request->headers() + ($proxy?->headers() ?? []);
        $headers += extension_loaded('zlib') ? ['accept-encoding' => 'gzip'] : [];
        if ($content !== null || $request->call->verb !== 'GET') {
            $headers['content-length'] = (string) strlen($content ?? '');
        }
        $text = self::headText("{$request->call->verb} {$target} HTTP/1.1", $headers);
        return new Secret($text . $content);
    }

    /** @param array<string, string> $headers */
    private static function headText(string $line, #[\SensitiveParameter] array $headers): string
    {
        foreach ($headers as $name => $value) {
            $line .= "\r\n{$name}: {$value}";
        }
        return "{$line}\r\n\r\n";
    }

    /** @return array{int, array<string, string>, string} the status, the headers and the version of HTTP */
    private static function readHead(Connection $connection): array
    {
        do {
            if (preg_match('~\AHTTP/1\.([01]) ([1-5]\d\d)(?: |\z)~', $connection->readLine(), $line) !== 1) {
                throw new ConnectionException('the answer is not HTTP/1.1');
            }
            $headers = [];
            for ($count = 0; ($text = $connection->readLine()) !== ''; $count++) {
                $isHeader = preg_match('/\A([^\s:]+):[ \t]*(.*?)[ \t]*\z/s', $text, $found) === 1;
                if (!$isHeader || $count > self::HEADERS_MAX) {
                    throw new ConnectionException('the answer has a header that cannot be read');
                }
                $name = strtolower($found[1]);
                $headers[$name] = isset($headers[$name]) ? "{$headers[$name]}, {$found[2]}" : $found[2];
            }
        } while ($line[2] < 200);
        return [(int) $line[2], $headers, $line[1]];
    }

    /**
     * @param array<string, string> $headers
     * @return \Generator<int, string>
     */
    private function body(
        Connection $connection,
        string $place,
        int $status,
        array $headers,
        string $version,
    ): \Generator {
        $isWhole = false;
        try {
            $length = $headers['content-length'] ?? null;
            $isChunked = isset($headers['transfer-encoding']);
            if ($status === 204 || $status === 304) {
                $length = '0';
            } elseif ($isChunked) {
                yield from self::chunks($connection, $headers['transfer-encoding']);
            } elseif ($length !== null) {
                yield from self::bytes($connection, $length);
            } else {
                while (($part = $connection->read(PHP_INT_MAX)) !== '') {
                    yield $part;
                }
            }
            $isWhole = ($isChunked || $length !== null) && $version === '1'
                && stripos($headers['connection'] ?? '', 'close') === false;
        } finally {
            if (!$isWhole) {
                $connection->close();
            }
        }
        if ($isWhole) {
            $connection->rest();
            $this->idle[$place] = $connection;
        }
    }

    /** @return \Generator<int, string> */
    private static function bytes(Connection $connection, string $length): \Generator
    {
        if (preg_match('/\A\d{1,15}\z/', $length) !== 1) {
            throw new ConnectionException('The answer has a length that is no number.');
        }
        for ($left = (int) $length; $left > 0; $left -= strlen($part)) {
            $part = $connection->read($left);
            if ($part === '') {
                throw new ConnectionException('The answer ended too early.');
            }
            yield $part;
        }
    }

    /** @return \Generator<int, string> */
    private static function chunks(Connection $connection, string $encoding): \Generator
    {
        if (strtolower($encoding) !== 'chunked') {
            throw new ConnectionException('The answer has an encoding that is not known.');
        }
        while (true) {
            if (preg_match('/\A([0-9a-f]{1,12})[ \t]*(?:;|\z)/i', $connection->readLine(), $size) !== 1) {
                throw new ConnectionException('The answer has a chunk without a size.');
            }
            if (hexdec($size[1]) === 0) {
                break;
            }
            yield from self::bytes($connection, (string) hexdec($size[1]));
            $connection->readLine();
        }
        while ($connection->readLine() !== '') {
            // A trailer says nothing that the client needs.
        }
    }
}

<?php

declare(strict_types=1);

namespace Posthorn\Internal;

use Posthorn\Exception\ConnectionException;
use Psr\Http\Client\ClientExceptionInterface;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestFactoryInterface;
use Psr\Http\Message\RequestInterface;
use Psr\Http\Message\StreamFactoryInterface;
use Psr\Http\Message\StreamInterface;

/**
 * The client of the caller (PSR-18). It has no time limit of its own, so the deadline is checked after each
 * part.
 *
 * @internal
 */
final class PsrTransport implements Transport
{
    private const PIECE_BYTES = 65_536;

    public function __construct(
        private readonly ClientInterface $client,
        private readonly RequestFactoryInterface $requests,
        private readonly StreamFactoryInterface $streams,
    ) {
    }

    public function open(Request $request, Deadline $deadline): Incoming
    {
        try {
            $response = $this->client->sendRequest($this->message($request));
        } catch (ClientExceptionInterface $e) {
            // The exception has the request with its credentials, so it is not the previous one of this.
            $reason = $e::class . ': ' . self::reason($e);
            throw new ConnectionException("No complete answer came from {$request->origin()}: {$reason}");
        }
        $deadline->left();
        $headers = [];
        foreach ($response->getHeaders() as $name => $values) {
            $headers[strtolower((string) $name)] = implode(', ', $values);
        }
        $parts = self::parts($response->getBody(), $headers, $deadline);
        // That client decompresses, and can keep the header and the length of what was sent.
        unset($headers['content-encoding']);
        return new Incoming($response->getStatusCode(), $headers, $parts);
    }

    public function close(): void
    {
    }

    private function message(Request $request): RequestInterface
    {
        $message = $this->requests->createRequest($request->call->verb, $request->url);
        foreach ($request->headers() as $name => $value) {
            $message = $message->withHeader($name, $value);
        }
        $content = $request->content();
        return $content === null ? $message : $message->withBody($this->streams->createStream($content));
    }

    /**
     * @param array<string, string> $headers
     * @return \Generator<int, string>
     */
    private static function parts(StreamInterface $body, array $headers, Deadline $deadline): \Generator
    {
        $length = 0;
        try {
            while (!$body->eof()) {
                try {
                    $part = $body->read(self::PIECE_BYTES);
                } catch (\RuntimeException $e) {
                    throw new ConnectionException("The answer ended too early: " . self::reason($e));
                }
                $deadline->left();
                $length += strlen($part);
                if ($part !== '') {
                    yield $part;
                }
            }
        } finally {
            $body->close();
        }
        $stated = isset($headers['content-encoding']) ? '' : $headers['content-length'] ?? '';
        if (preg_match('/\A\d{1,15}\z/', $stated) === 1 && (int) $stated > $length) {
            throw new ConnectionException('The answer ended too early.');
        }
    }

    /** Returns the message without URLs, which can have phone numbers. */
    private static function reason(\Throwable $failure): string
    {
        return preg_replace('~\S*[/?]\S*~', '…', $failure->getMessage());
    }
}

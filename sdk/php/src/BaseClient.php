<?php

declare(strict_types=1);

namespace Posthorn;

use Posthorn\Exception\UsageException;
use Posthorn\Internal\HasResources;
use Posthorn\Internal\Log;
use Posthorn\Internal\PsrTransport;
use Posthorn\Internal\Secret;
use Posthorn\Internal\Sender;
use Posthorn\Internal\Settings;
use Posthorn\Internal\SocketTransport;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestFactoryInterface;
use Psr\Http\Message\StreamFactoryInterface;
use Psr\Log\LoggerInterface;

/** What every client has, whatever its resources are. */
abstract class BaseClient
{
    use HasResources;

    /**
     * Takes one kind of credentials.
     *
     * @param string $baseUrl the URL of the server: https://posthorn.example.com
     * @param float $timeout seconds for each attempt, from its start to the last byte of the answer
     * @param int $maxRetries retries, which are made only if repeating is safe
     * @param array<string, string> $headers headers of every request
     * @param string|null $caFile a file of certificates to trust, in PEM
     * @param string|null $proxy the URL of a proxy; by default that of the environment
     * @param ClientInterface|null $httpClient replaces the connections; it needs both factories, or is both
     * @param LoggerInterface|null $logger by default, `POSTHORN_LOG=info` logs by `error_log`
     */
    public function __construct(
        #[\SensitiveParameter] string $baseUrl,
        ?string $accountSid = null,
        #[\SensitiveParameter] ?string $authToken = null,
        ?string $apiKey = null,
        #[\SensitiveParameter] ?string $apiKeySecret = null,
        #[\SensitiveParameter] ?string $operatorToken = null,
        float $timeout = 30.0,
        int $maxRetries = 2,
        #[\SensitiveParameter] array $headers = [],
        ?string $caFile = null,
        #[\SensitiveParameter] ?string $proxy = null,
        ?ClientInterface $httpClient = null,
        ?RequestFactoryInterface $requestFactory = null,
        ?StreamFactoryInterface $streamFactory = null,
        ?LoggerInterface $logger = null,
    ) {
        $ofAccount = ['accountSid' => $accountSid, 'authToken' => $authToken];
        $credentials = $ofAccount + ['apiKey' => $apiKey, 'apiKeySecret' => $apiKeySecret]
            + ['operatorToken' => $operatorToken];
        $settings = Settings::read($baseUrl, new Secret($credentials), new Secret($headers), $timeout, $maxRetries);
        if ($httpClient === null) {
            $transport = new SocketTransport($caFile, $proxy === null ? null : new Secret($proxy));
        } elseif ($caFile !== null || $proxy !== null) {
            throw new UsageException('Give `caFile` and `proxy` to your own `httpClient`.');
        } else {
            $requests = $requestFactory ?? ($httpClient instanceof RequestFactoryInterface ? $httpClient : null);
            $streams = $streamFactory ?? ($httpClient instanceof StreamFactoryInterface ? $httpClient : null);
            if ($requests === null || $streams === null) {
                throw new UsageException('An `httpClient` needs a `requestFactory` and a `streamFactory` (PSR-17).');
            }
            $transport = new PsrTransport($httpClient, $requests, $streams);
        }
        $this->sender = new Sender($settings, $transport, new Log($logger));
    }

    /** Returns a client with other limits that shares the connections. */
    public function withOptions(?float $timeout = null, ?int $maxRetries = null): static
    {
        $own = $this->sender->settings;
        $settings = new Settings(
            $own->baseUrl,
            $own->headers,
            $timeout ?? $own->timeout,
            $maxRetries ?? $own->maxRetries,
        );
        $other = clone $this;
        $other->sender = $this->sender->with($settings);
        $other->made = [];
        return $other;
    }

    /** Closes the connections that no request uses. */
    public function close(): void
    {
        $this->sender->transport->close();
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return ['baseUrl' => $this->sender->settings->baseUrl];
    }

    public function __serialize(): never
    {
        throw new UsageException('A client of Posthorn cannot be serialized, because it has credentials.');
    }
}

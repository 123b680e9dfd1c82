<?php

declare(strict_types=1);

namespace Posthorn\Internal;

use Posthorn\Exception\UsageException;
use Posthorn\RequestOptions;
use Posthorn\Version;

/**
 * A call as a request of HTTP, which can be sent any number of times.
 *
 * @internal
 */
final class Request
{
    public readonly string $url;
    public readonly float $timeout;
    public readonly int $maxRetries;
    private Secret $headers;
    private readonly Secret $content;

    public function __construct(
        Settings $settings,
        public readonly Call $call,
        ?RequestOptions $options,
        string $accept = 'application/json',
    ) {
        $timeout = $options?->timeout ?? $settings->timeout;
        $this->maxRetries = $options?->maxRetries ?? $settings->maxRetries;
        Settings::checkLimits($timeout, $this->maxRetries);
        $this->timeout = $timeout + $call->wait;
        $this->url = $call->url($settings->baseUrl);
        $this->content = new Secret($call->content());
        $own = ['accept' => $accept, 'user-agent' => 'posthorn-php/' . Version::NUMBER];
        if ($this->content->reveal() !== null) {
            $own['content-type'] = 'application/json';
        }
        $key = $options?->idempotencyKey ?? ($call->idempotence === 'key' ? bin2hex(random_bytes(16)) : null);
        if ($key === '') {
            throw new UsageException('`idempotencyKey` must be a text that is not empty.');
        }
        $ofCall = $options === null ? [] : Settings::checkedHeaders($options->headers);
        $keyed = $key === null ? [] : ['idempotency-key' => $key];
        $this->headers = new Secret($ofCall + Settings::checkedHeaders(new Secret($keyed))
            + $settings->headers->reveal() + $own);
    }

    /** The stream continues behind this id. */
    public function continueAfter(?string $lastEventId): void
    {
        if ($lastEventId === null) {
            return;
        }
        if (preg_match('/[\r\n\0]/', $lastEventId) === 1) {
            throw new UsageException('`lastEventId` must be on one line.');
        }
        // An empty id takes the last one back.
        $own = $lastEventId === '' ? [] : ['last-event-id' => $lastEventId];
        $this->headers = new Secret($own + array_diff_key($this->headers->reveal(), ['last-event-id' => '']));
    }

    /** @return array<string, string> */
    public function headers(): array
    {
        return $this->headers->reveal();
    }

    public function content(): ?string
    {
        return $this->content->reveal();
    }

    /** Where it goes, without its query, which can have phone numbers. */
    public function origin(): string
    {
        return preg_replace('~\A(https?://[^/?]*).*~is', '$1', $this->url);
    }

    /** Has no query, because that can have phone numbers. */
    public function name(): string
    {
        return "{$this->call->verb} {$this->call->path}";
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return ['name' => $this->name()];
    }
}

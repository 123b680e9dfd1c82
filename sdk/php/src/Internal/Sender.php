<?php

declare(strict_types=1);

namespace Posthorn\Internal;

use Posthorn\Exception\ApiException;
use Posthorn\Exception\ConnectionException;
use Posthorn\Exception\NotFoundException;
use Posthorn\Model;
use Posthorn\Page;
use Posthorn\RequestOptions;
use Posthorn\Response;
use Posthorn\StreamedEvent;

/**
 * Sends the calls of all resources: with a time limit, retries where they are safe, and exceptions.
 *
 * @internal
 */
final class Sender
{
    /** Seconds between the end of a stream and the next connection, unless the stream sets them. */
    private const REST_DEFAULT = 1.0;
    private const REST_MIN = 0.1;
    private const REST_MAX = 60.0;

    public function __construct(
        public readonly Settings $settings,
        public readonly Transport $transport,
        private readonly Log $log,
    ) {
    }

    public function with(Settings $settings): self
    {
        return new self($settings, $this->transport, $this->log);
    }

    /**
     * @template T of Model
     * @param class-string<T> $model
     * @return T
     */
    public function value(Call $call, string $model, ?RequestOptions $options): Model
    {
        $answer = $this->send(new Request($this->settings, $call, $options));
        return new $model($answer->object(), $answer->response);
    }

    public function nothing(Call $call, ?RequestOptions $options): Response
    {
        return $this->send(new Request($this->settings, $call, $options))->response;
    }

    /**
     * @template T of Model
     * @param class-string<T> $entry
     * @return Page<T>
     */
    public function page(Call $call, string $entry, ?RequestOptions $options): Page
    {
        $answer = $this->send(new Request($this->settings, $call, $options));
        return new Page($answer, $entry, function (string $cursor) use ($call, $entry, $options, $answer): Page {
            if ($cursor === $call->cursor()) {
                throw $answer->unexpected('The next page of the list is the same page, so the list would not end.');
            }
            return $this->page($call->atCursor($cursor), $entry, $options);
        });
    }

    /**
     * Continues after the last id whenever the stream ends or breaks. The timeout is the longest silence.
     *
     * @return \Generator<int, StreamedEvent>
     */
    public function stream(Call $call, mixed $shape, ?RequestOptions $options, ?string $lastEventId): \Generator
    {
        $request = new Request($this->settings, $call, $options, 'text/event-stream');
        $request->continueAfter($lastEventId);
        return $this->follow($request, $shape, $lastEventId);
    }

    /**
     * Yields the parts of a text. It is requested once, because read parts cannot be withdrawn.
     *
     * @return \Generator<int, string>
     */
    public function text(Call $call, ?RequestOptions $options): \Generator
    {
        return $this->chunks(new Request($this->settings, $call, $options, 'text/csv'), 'text/csv');
    }

    /** @return \Generator<int, StreamedEvent> */
    private function follow(Request $request, mixed $shape, ?string $id): \Generator
    {
        [$rest, $failures] = [self::REST_DEFAULT, 0];
        while (true) {
            try {
                $reader = new EventReader();
                foreach ($this->chunks($request, 'text/event-stream') as $chunk) {
                    foreach ($reader->read($chunk) as $each) {
                        $data = $each['data'] === '' ? null : Answer::parse($each['data']);
                        if ($each['data'] !== '' && $data === null) {
                            throw new ConnectionException('The stream brings data that is not JSON.');
                        }
                        $id = $each['id'] ?? $id;
                        $request->continueAfter($id);
                        $rest = min(self::REST_MAX, max(self::REST_MIN, $each['retryAfter'] ?? $rest));
                        $failures = 0;
                        if ($data !== null) {
                            yield new StreamedEvent($each['event'], Model::read($data, $shape), $id);
                        }
                    }
                }
                $delay = $rest;
            } catch (ApiException | ConnectionException $e) {
                $delay = $this->delayAfter($e, $request, ++$failures);
            }
            self::sleep($delay);
        }
    }

    private function send(Request $request): Answer
    {
        $wasInDoubt = false;
        for ($attempt = 1; true; $attempt++) {
            try {
                return Answer::read($this->open($request, new Deadline($request->timeout)));
            } catch (ApiException | ConnectionException $e) {
                // The first request deleted it, and its answer was lost.
                if ($wasInDoubt && $e instanceof NotFoundException && $request->call->verb === 'DELETE') {
                    return new Answer(204, [], '');
                }
                $delay = $this->delayAfter($e, $request, $attempt);
                $wasInDoubt = $wasInDoubt || RetryPolicy::isInDoubt($e);
            }
            self::sleep($delay);
        }
    }

    /** Returns the seconds before the next attempt, or throws the failure. */
    private function delayAfter(ApiException|ConnectionException $failure, Request $request, int $attempt): float
    {
        $isHarmless = $request->call->isHarmless();
        $delay = $attempt <= $request->maxRetries ? RetryPolicy::delayBefore($failure, $isHarmless, $attempt) : null;
        if ($delay === null) {
            throw $failure;
        }
        $what = (new \ReflectionClass($failure))->getShortName();
        $this->log->write("{$request->name()} failed ({$what}) and is sent again in " . round($delay, 2) . ' s');
        return $delay;
    }

    private function open(Request $request, Deadline $deadline): Incoming
    {
        $began = hrtime(true);
        $incoming = $this->transport->open($request, $deadline);
        $ms = intdiv(hrtime(true) - $began, 1_000_000);
        $id = $incoming->headers['request-id'] ?? '-';
        $this->log->write("{$request->name()} answered {$incoming->status} in {$ms} ms, request {$id}");
        return $incoming;
    }

    /**
     * Yields the parts of a success with this type.
     *
     * @return \Generator<int, string>
     */
    private function chunks(Request $request, string $contentType): \Generator
    {
        $deadline = new Deadline($request->timeout);
        $incoming = $this->open($request, $deadline);
        $isOfType = stripos($incoming->headers['content-type'] ?? '', $contentType) === 0;
        if ($incoming->status !== 200 || !$isOfType) {
            $fault = "The answer is not {$contentType}. Does `baseUrl` lead to Posthorn?";
            throw Answer::read($incoming)->unexpected($fault);
        }
        $deadline->restart();
        foreach ($incoming->parts() as $part) {
            yield $part;
            // The time of the caller does not count.
            $deadline->restart();
        }
    }

    /** A signal ends `usleep` early. */
    private static function sleep(float $seconds): void
    {
        for ($end = hrtime(true) / 1e9 + $seconds; ($left = $end - hrtime(true) / 1e9) > 0;) {
            usleep((int) (min($left, 1.0) * 1e6) + 1);
        }
    }
}

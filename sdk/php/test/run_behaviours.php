<?php

declare(strict_types=1);

// Runs the behaviours of `sdk/behaviours`, and the signatures. Its arguments are the autoloader of the
// client, and the first line of the server that misbehaves. It prints a line of JSON for each test.

use GuzzleHttp\Psr7\HttpFactory;
use Posthorn\Client;
use Posthorn\Exception\ApiException;
use Posthorn\Exception\ConnectionException;
use Posthorn\Exception\PosthornException;
use Posthorn\Exception\TimeoutException;
use Posthorn\Exception\UsageException;
use Posthorn\Exception\WebhookVerificationException;
use Posthorn\Model;
use Posthorn\Omit;
use Posthorn\RequestOptions;
use Posthorn\Response;
use Posthorn\Webhook;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestInterface;
use Psr\Http\Message\ResponseInterface;

const DATA = __DIR__ . '/../../behaviours';
const GUZZLE = '/usr/share/php/GuzzleHttp/autoload.php';
// Most behaviours wait, so several processes run them.
const AT_ONCE = 12;

/** The end of a call by its caller. */
final class Canceled extends Exception
{
}

/** The transport of a caller, which adds a header. */
function ownTransport(): ClientInterface
{
    return new class (new GuzzleHttp\Client()) implements ClientInterface {
        public function __construct(private readonly ClientInterface $inner)
        {
        }

        public function sendRequest(RequestInterface $request): ResponseInterface
        {
            return $this->inner->sendRequest($request->withHeader('x-transport', 'own'));
        }
    };
}

/** One behaviour at one server. */
final class Behaviour
{
    private ?Throwable $failure = null;
    private float $tookMs = 0.0;

    /**
     * @param array<string, mixed> $server
     * @param array<string, mixed> $data
     */
    public function __construct(private readonly array $server, private readonly array $data)
    {
    }

    public function reasonToSkip(): ?string
    {
        $needsSignals = isset($this->data['call']['cancel_after_ms']) || isset($this->data['call']['at_once']);
        if ($needsSignals && !function_exists('pcntl_fork')) {
            return 'This PHP has no ext-pcntl, so a call blocks until its timeout.';
        }
        $isOwn = ($this->data['client']['transport'] ?? null) === 'own';
        return $isOwn && !is_file(GUZZLE) ? 'This machine has no Guzzle.' : null;
    }

    /** @return list<string> */
    public function faults(): array
    {
        $client = $this->client();
        $found = $this->outcome($client);
        $result = $this->data['result'];
        $names = array_flip(['answer', 'entries', 'events', 'raw', 'error']);
        $faults = differences(array_intersect_key($result, $names), $found, '');
        if ($this->failure !== null && !isset($result['error'])) {
            $faults[] = 'it failed: ' . $this->failure;
        }
        if ($this->tookMs > ($result['within_ms'] ?? 60_000)) {
            $faults[] = "it took {$this->tookMs} ms";
        }
        // The arguments in the frames of this program are the secrets themselves.
        $isOwn = static fn (array $frame): bool => str_starts_with($frame['class'] ?? '', 'Posthorn\\');
        $frames = array_filter($this->failure?->getTrace() ?? [], $isOwn);
        $printed = print_r($client, true) . var_export($client, true) . print_r((array) $client, true)
            . "{$this->failure}" . print_r($frames, true);
        foreach ($result['hidden'] ?? [] as $secret) {
            if (str_contains($printed, $secret)) {
                $faults[] = "{$secret} is printed";
            }
        }
        $client->close();
        $verdict = file_get_contents("{$this->server['url']}/verdict/{$this->data['id']}/php");
        return [...$faults, ...json_decode($verdict, true)['faults']];
    }

    private function client(): Client
    {
        $given = $this->data['client'] ?? [];
        $slash = isset($given['slash']) ? '/' : '';
        $baseUrl = "{$this->server[$given['address'] ?? 'url']}/{$this->data['id']}/php{$slash}";
        $options = isset($given['api_key'])
            ? ['apiKey' => $given['api_key'], 'apiKeySecret' => $given['api_key_secret']]
            : ['accountSid' => 'AC1', 'authToken' => $given['auth_token'] ?? 't0ken'];
        $options += isset($given['retries']) ? ['maxRetries' => $given['retries']] : [];
        $options += isset($given['timeout_ms']) ? ['timeout' => $given['timeout_ms'] / 1000] : [];
        $options += isset($given['headers']) ? ['headers' => $given['headers']] : [];
        $options += isset($given['ca']) ? ['caFile' => $this->server['ca_file']] : [];
        $options += isset($given['proxy']) ? ['proxy' => $this->server['proxy']] : [];
        if (isset($given['transport'])) {
            $factory = new HttpFactory();
            $options += ['httpClient' => ownTransport(), 'requestFactory' => $factory, 'streamFactory' => $factory];
        }
        return new Client($baseUrl, ...$options);
    }

    /** @return array<string, mixed> */
    private function outcome(Client $client): array
    {
        $began = hrtime(true);
        try {
            if (!isset($this->data['call']['cancel_after_ms'])) {
                return $this->repeatedly($client);
            }
            // Another process says when, because PHP has no threads.
            pcntl_async_signals(true);
            pcntl_signal(SIGUSR1, static function () use (&$began): void {
                $began = hrtime(true);
                throw new Canceled('canceled');
            }, false);
            if (pcntl_fork() === 0) {
                usleep($this->data['call']['cancel_after_ms'] * 1000);
                posix_kill(posix_getppid(), SIGUSR1);
                posix_kill(getmypid(), SIGKILL);
            }
            return $this->once($client);
        } catch (PosthornException | Canceled $e) {
            $this->failure = $e;
            return ['error' => errorOf($e)];
        } finally {
            $this->tookMs = (hrtime(true) - $began) / 1e6;
        }
    }

    /** @return array<string, mixed> */
    private function repeatedly(Client $client): array
    {
        $times = $this->data['call']['times'] ?? 1;
        if (isset($this->data['call']['at_once'])) {
            for ($number = 1; $number < $times; $number++) {
                if (pcntl_fork() === 0) {
                    // This process shares the connections of its parent, so it ends without closing them.
                    posix_kill(getmypid(), $this->isRight($client) ? SIGKILL : SIGTERM);
                }
            }
            $found = $this->once($client);
            while (pcntl_wait($status) > 0) {
                if (pcntl_wtermsig($status) !== SIGKILL) {
                    return ['answer' => 'a call of another process failed'];
                }
            }
            return $found;
        }
        for ($number = 1; $number < $times; $number++) {
            $this->once($client);
        }
        return $this->once($client);
    }

    private function isRight(Client $client): bool
    {
        try {
            return differences($this->data['result']['answer'], $this->once($client)['answer'], '') === [];
        } catch (Throwable) {
            return false;
        }
    }

    /** @return array<string, mixed> */
    private function once(Client $client): array
    {
        $call = $this->data['call'];
        [$resource, $name] = explode('.', $call['method']);
        $arguments = isset($call['sid']) ? ['sid' => $call['sid']] : [];
        foreach (($call['query'] ?? []) + ($call['body'] ?? []) as $key => $value) {
            $arguments[lcfirst(str_replace('_', '', ucwords($key, '_')))] = $value;
        }
        $arguments += isset($call['last_event_id']) ? ['lastEventId' => $call['last_event_id']] : [];
        $arguments['requestOptions'] = new RequestOptions(
            timeout: isset($call['timeout_ms']) ? $call['timeout_ms'] / 1000 : null,
            maxRetries: $call['retries'] ?? null,
            idempotencyKey: $call['key'] ?? null,
            headers: $call['headers'] ?? [],
        );
        $answer = $client->$resource->$name(...$arguments);
        if ($name === 'list') {
            $sids = array_map(static fn (Model $each) => $each->sid, first($answer, $call['entries'] ?? null));
            return ['entries' => ['sids' => $sids, 'count' => count($sids)]];
        }
        if ($name === 'stream') {
            $events = first($answer, $call['events'] ?? null);
            return ['events' => array_map(static fn ($each) => [
                'id' => $each->id,
                'sids' => array_map(static fn (Model $message) => $message->sid, $each->data),
            ], $events)];
        }
        $response = $answer instanceof Response ? $answer : $answer->httpResponse;
        return [
            'answer' => $answer instanceof Response ? null : $answer->toArray(),
            'raw' => ['status' => $response->status, 'request_id' => $response->requestId],
        ];
    }
}

/** @return list<mixed> */
function first(iterable $entries, ?int $count): array
{
    $found = [];
    foreach ($entries as $each) {
        $found[] = $each;
        if (count($found) === $count) {
            break;
        }
    }
    return $found;
}

/** @return array<string, mixed> */
function errorOf(Throwable $error): array
{
    if (!$error instanceof ApiException) {
        return ['kind' => match (true) {
            $error instanceof Canceled => 'canceled',
            $error instanceof TimeoutException => 'timeout',
            $error instanceof ConnectionException => 'connection',
            $error instanceof UsageException => 'usage',
        }];
    }
    return [
        'kind' => 'api',
        'status' => $error->status,
        'code' => $error->problemCode,
        'param' => $error->param,
        'detail' => $error->detail,
        'request_id' => $error->requestId,
        'retry_after_ms' => $error->retryAfter === null ? null : (int) round($error->retryAfter * 1000),
        'params' => array_column($error->errors, 'param'),
    ];
}

/**
 * An object of the expectation names only the fields that matter.
 *
 * @return list<string>
 */
function differences(mixed $expected, mixed $found, string $place): array
{
    if (is_array($expected) && !array_is_list($expected) && is_array($found)) {
        $faults = [];
        foreach ($expected as $key => $value) {
            array_push($faults, ...differences($value, $found[$key] ?? null, "{$place}.{$key}"));
        }
        return $faults;
    }
    return $expected === $found ? [] : ["{$place} is " . json_encode($found) . ', and not ' . json_encode($expected)];
}

/**
 * @param array<string, mixed> $data
 * @return list<string>
 */
function signatureFaults(array $data): array
{
    try {
        $event = Webhook::verify(base64_decode($data['body']), $data['headers'], $data['secrets'], now: $data['now']);
    } catch (WebhookVerificationException $e) {
        return $data['accepted'] ? ["it was refused: {$e->getMessage()}"] : [];
    }
    if (!$data['accepted']) {
        return ['it was accepted'];
    }
    return $event->type === $data['type'] ? [] : ["the type is {$event->type}"];
}

/** @param list<string> $faults */
function report(string $title, array $faults, ?string $skip = null): void
{
    fwrite(STDOUT, json_encode(['title' => $title, 'faults' => $faults, 'skip' => $skip]) . "\n");
}

/** @param array<string, mixed> $data */
function runBehaviour(array $server, array $data): void
{
    $behaviour = new Behaviour($server, $data);
    $skip = $behaviour->reasonToSkip();
    try {
        report($data['text'], $skip === null ? $behaviour->faults() : [], $skip);
    } catch (Throwable $e) {
        report($data['text'], [(string) $e]);
    }
}

require $argv[1];
require __DIR__ . '/autoload.php';
if (is_file(GUZZLE)) {
    require GUZZLE;
}
$server = json_decode($argv[2], true);
$read = static fn (string $name): array => json_decode(file_get_contents(DATA . "/{$name}.json"), true);
foreach ($read('signatures') as $data) {
    $isShown = ($data['needs'] ?? null) !== 'ed25519' || extension_loaded('sodium');
    $skip = $isShown ? null : 'This PHP has no ext-sodium.';
    report("signature: {$data['text']}", $isShown ? signatureFaults($data) : [], $skip);
}
$running = 0;
foreach ($read('behaviours') as $data) {
    if (!function_exists('pcntl_fork')) {
        runBehaviour($server, $data);
        continue;
    }
    if ($running === AT_ONCE && pcntl_wait($status) > 0) {
        $running--;
    }
    if (pcntl_fork() === 0) {
        runBehaviour($server, $data);
        exit(0);
    }
    $running++;
}
while (function_exists('pcntl_wait') && pcntl_wait($status) > 0) {
    continue;
}

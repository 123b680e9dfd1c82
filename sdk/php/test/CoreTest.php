<?php

declare(strict_types=1);

use PHPUnit\Framework\TestCase;
use Posthorn\Client;
use Posthorn\Exception\ConnectionException;
use Posthorn\Exception\PosthornException;
use Posthorn\Exception\TimeoutException;
use Posthorn\Exception\UnexpectedAnswerException;
use Posthorn\Exception\UsageException;
use Posthorn\Exception\WebhookVerificationException;
use Posthorn\Internal\Answer;
use Posthorn\Internal\Call;
use Posthorn\Internal\EventReader;
use Posthorn\Internal\Proxy;
use Posthorn\Model\Event;
use Posthorn\Omit;
use Posthorn\Page;
use Posthorn\RequestOptions;
use Posthorn\Testing\Server;
use Posthorn\Webhook;

/** What the shared behaviours cannot show: processes, signals, loops, arguments, dumps and proxies. */
final class CoreTest extends TestCase
{
    private const SECRET = 'whsec_c2VjcmV0LW9mLXRoZS10ZXN0cw==';

    /** @param mixed ...$options */
    private static function client(string $kind = 'echo', ...$options): Client
    {
        $options += ['accountSid' => 'AC1', 'authToken' => 't0ken'];
        return new Client(getenv('FAR_SIDE') . "/{$kind}", ...$options);
    }

    private static function gotOwnAnswers(Client $client, string $name): bool
    {
        for ($number = 0; $number < 50; $number++) {
            if ($client->messages->get("{$name}{$number}")->sid !== "{$name}{$number}") {
                return false;
            }
        }
        return true;
    }

    /** @requires extension pcntl */
    public function testForkedProcessesGetTheirOwnAnswers(): void
    {
        $shared = self::client();
        $shared->messages->get('MS0');
        $children = [];
        foreach (['MSa', 'MSb'] as $name) {
            $child = pcntl_fork();
            if ($child === 0) {
                posix_kill(getmypid(), self::gotOwnAnswers($shared, $name) ? SIGKILL : SIGTERM);
            }
            $children[] = $child;
        }
        self::assertTrue(self::gotOwnAnswers($shared, 'MSc'));
        foreach ($children as $child) {
            pcntl_waitpid($child, $status);
            self::assertSame(SIGKILL, pcntl_wtermsig($status));
        }
    }

    /** @requires extension pcntl */
    public function testASignalWhoseHandlerReturnsEndsNoWait(): void
    {
        $count = 0;
        pcntl_async_signals(true);
        pcntl_signal(SIGALRM, static function () use (&$count): void {
            $count++;
            pcntl_alarm(1);
        }, false);
        pcntl_alarm(1);
        try {
            self::client('head', timeout: 2.5, maxRetries: 0)->messages->get('MS1');
            self::fail('There was an answer.');
        } catch (TimeoutException) {
            self::assertGreaterThan(0, $count);
        } finally {
            pcntl_alarm(0);
            pcntl_signal(SIGALRM, SIG_DFL);
        }
    }

    public function testAnExceptionOfTheLoopReachesTheCaller(): void
    {
        foreach ([new RuntimeException('disk'), new ConnectionException('nested')] as $failure) {
            $seen = [];
            try {
                foreach (self::client('events')->messages->stream() as $event) {
                    $seen[] = $event->id;
                    throw $failure;
                }
                self::fail('The stream ended.');
            } catch (RuntimeException $thrown) {
                self::assertSame($failure, $thrown);
                self::assertSame(['0'], $seen);
            }
        }
    }

    public function testTheTimeoutIsForTheHeadToo(): void
    {
        $this->expectException(TimeoutException::class);
        self::client('head', timeout: 1, maxRetries: 0)->messages->get('MS1');
    }

    public function testABombOfGzipDoesNotFillTheMemory(): void
    {
        $before = memory_get_peak_usage();
        try {
            self::client('bomb', maxRetries: 0)->messages->get('MS1');
            self::fail('There was an answer.');
        } catch (UnexpectedAnswerException $e) {
            self::assertStringContainsString('larger than any', $e->getMessage());
        }
        self::assertLessThan(100 * 1024 * 1024, memory_get_peak_usage() - $before);
    }

    /** More memory than the limit would end this program. */
    public function testNoAnswerFillsTheMemory(): void
    {
        $limit = ini_set('memory_limit', (string) (memory_get_usage() + 110 * 1024 * 1024));
        try {
            foreach (['[0],', '[],', '{"a":0},', '0,', '"ab",', '{"ab":[{"cd":"ef"}]},'] as $piece) {
                for ($bytes = 500_000; $bytes < 14_000_000; $bytes = (int) ($bytes * 1.3)) {
                    $body = '{"data":[' . str_repeat($piece, intdiv($bytes, strlen($piece))) . '[]]}';
                    try {
                        new Page(new Answer(200, [], $body), Event::class, static fn () => null);
                    } catch (UnexpectedAnswerException $e) {
                        if (str_contains($e->getMessage(), 'larger than any')) {
                            continue 2;
                        }
                    }
                }
            }
            self::assertStringContainsString('[]]}', $body);
        } finally {
            ini_set('memory_limit', $limit);
        }
    }

    public function testAnswersThatCannotBeReadAreExceptions(): void
    {
        foreach (['no-gzip' => 'not compressed', 'two-lengths' => 'no number'] as $kind => $fault) {
            try {
                self::client($kind, maxRetries: 0)->messages->get('MS1');
                self::fail("There was an answer: {$kind}");
            } catch (ConnectionException $e) {
                self::assertStringContainsString($fault, $e->getMessage());
            }
        }
        $this->expectException(UnexpectedAnswerException::class);
        self::client('deep')->messages->get('MS1');
    }

    public function testALargeNumberKeepsItsDigits(): void
    {
        self::assertSame('18446744073709551617', self::client('large')->messages->get('MS1')['num_segments']);
    }

    public function testAnAnswerIsWrittenAsTheSameJson(): void
    {
        $message = self::client('empty')->messages->get('MS1');
        $expected = '{"sid":"MS1","metadata":{},"tags":[],"created_at":"tomorrow"}';
        self::assertSame($expected, json_encode($message));
        self::assertSame('tomorrow', $message->createdAt);
        self::assertNull($message->fieldOfTomorrow ?? null);
        self::assertTrue(isset($message->tags, $message['tags']));
        self::assertEquals($message, unserialize(serialize($message)));
        self::assertRefused(fn () => $message->status = 'sent', 'a property of an answer');
        $this->expectException(UsageException::class);
        $message['sid'] = 'MS2';
    }

    public function testNullAndEmptyMapsAreSent(): void
    {
        $body = ['a' => null, 'b' => ['c' => null, 'd' => new DateTimeImmutable('2026-11-28T14:00:00Z')]];
        $call = new Call('POST', '/', body: $body + ['e' => Omit::Value, 'f' => Call::map([]), 'g' => []]);
        self::assertSame(
            '{"a":null,"b":{"c":null,"d":"2026-11-28T14:00:00.000+00:00"},"f":{},"g":[]}',
            $call->content(),
        );
        self::assertSame('{}', (new Call('POST', '/', body: ['a' => Omit::Value]))->content());
        $gaps = array_filter(['', 'a', 'b']);
        self::assertSame('{"l":["a","b"]}', (new Call('POST', '/', body: ['l' => Call::list($gaps)]))->content());
        $call = new Call('GET', '/', query: ['m' => ['a b' => '&'], 'l' => ['x', 'y'], 'b' => false, 'n' => null]);
        self::assertSame('http://h/?m%5Ba%20b%5D=%26&l=x&l=y&b=false', $call->url('http://h'));
    }

    public function testAnEventCanBeginWithAByteOrderMark(): void
    {
        $events = iterator_to_array((new EventReader())->read("\xEF\xBB\xBFid: 7\ndata: a\ndata: b\n\n"));
        self::assertSame(['7', "a\nb"], [$events[0]['id'], $events[0]['data']]);
    }

    public function testATestServerThatDoesNotStartOrEndIsKilled(): void
    {
        $line = '{"base_url":"http://h","account_sid":"AC1","auth_token":"t0ken"}';
        $server = Server::start("LINE='{$line}' sh -c 'echo \"\$LINE\"; cat'");
        self::assertSame('http://h', $server->baseUrl());
        self::assertStringNotContainsString('t0ken', var_export($server, true));
        $server->stop();
        $this->expectException(PosthornException::class);
        Server::start("sh -c 'echo no JSON; exec sleep 600'");
    }

    public function testOptionsThatCannotBeSentAreRefused(): void
    {
        $calls = [
            fn () => new RequestOptions(idempotencyKey: "a\r\nx-evil: 1"),
            fn () => new RequestOptions(idempotencyKey: ''),
            fn () => new RequestOptions(idempotencyKey: "a\n"),
            fn () => new RequestOptions(timeout: 0),
            fn () => new RequestOptions(timeout: NAN),
            fn () => new RequestOptions(maxRetries: -1),
            fn () => new RequestOptions(headers: ["x-a: 1\r\nx-evil" => '2']),
            fn () => new RequestOptions(headers: ['x-a' => "1\r\nx-evil: 2"]),
            fn () => new RequestOptions(headers: ['x-a' => 'ü']),
            fn () => new RequestOptions(headers: ['Transfer-Encoding' => 'chunked']),
            fn () => new RequestOptions(headers: ['content-length' => '0']),
        ];
        foreach ($calls as $number => $options) {
            $call = fn () => self::client()->messages->create('a', 'b', requestOptions: $options());
            self::assertRefused($call, "options {$number}");
        }
        self::assertRefused(fn () => self::client()->messages->create('a', 'b', "\xff"), 'bytes');
        self::assertRefused(fn () => self::client()->messages->stream(lastEventId: "a\r\nx-evil: 1"), 'id');
        foreach (['', '.', '..'] as $sid) {
            self::assertRefused(fn () => self::client()->messages->get($sid), $sid);
        }
        self::assertRefused(fn () => self::client()->messages->list(number: "\xff"), 'bytes in a query');
        self::assertRefused(fn () => self::client()->mesages, 'a typing error');
    }

    public function testAddressesThatLeadElsewhereAreRefused(): void
    {
        $urls = ['http://h?', 'http://h#', 'http://h ', "http://h\n", 'http://u:p@h', 'http://h:65536', 'ftp://h'];
        foreach ([...$urls, 'h', ''] as $url) {
            self::assertRefused(fn () => new Client($url, accountSid: 'AC1', authToken: 't0ken'), $url);
        }
        foreach (['socks5://h:1', 'https://h:1', 'u:pw@h:1', 'nobody', "http://h:1\r\n"] as $proxy) {
            $message = self::assertRefused(fn () => self::client('echo', proxy: $proxy), $proxy);
            self::assertStringNotContainsString('pw', $message);
        }
        self::assertRefused(fn () => self::client('echo', caFile: '/not/there.pem'), 'a file that is not there');
        self::assertRefused(fn () => new Client('http://h'), 'no credentials');
        self::assertRefused(fn () => new Client('http://h', accountSid: 'AC1', authToken: ''), 'an empty token');
        self::assertRefused(fn () => self::client('echo', operatorToken: 'x'), 'two kinds of credentials');
    }

    public function testNoDumpHasASecret(): void
    {
        $proxy = 'http://user:passw0rd@127.0.0.1:1';
        $client = self::client('echo', proxy: $proxy, headers: ['x-key' => 's3cret'], maxRetries: 0);
        $messages = $client->messages;
        try {
            $messages->get('MS1');
            self::fail('There was an answer.');
        } catch (ConnectionException $failure) {
            ob_start();
            var_dump($client, $messages, $failure, (array) $client, $client->withOptions(timeout: 1));
            $printed = ob_get_clean() . print_r($failure, true) . var_export($client, true) . json_encode($client)
                . print_r($failure->getTrace(), true) . $failure;
        }
        $secrets = ['t0ken', base64_encode('AC1:t0ken'), 'passw0rd', base64_encode('user:passw0rd'), 's3cret'];
        foreach ($secrets as $secret) {
            self::assertStringNotContainsString($secret, $printed);
        }
        self::assertRefused(fn () => serialize($client), 'serialize');
        self::assertRefused(fn () => serialize($messages), 'serialize a resource');
    }

    public function testTlsGoesThroughAProxyWithAPassword(): void
    {
        $caFile = getenv('FAR_SIDE_CA');
        $client = static fn (string $url, ?string $ca, string $user): Client => new Client(
            $url,
            accountSid: 'AC1',
            authToken: 't0ken',
            maxRetries: 0,
            caFile: $ca,
            proxy: "http://{$user}@" . getenv('FAR_SIDE_PROXY'),
        );
        $url = getenv('FAR_SIDE_TLS') . '/echo';
        self::assertSame('MS1', $client($url, $caFile, 'user:p%40ss')->messages->get('MS1')->sid);
        $faults = [
            'the proxy answered 407' => [$url, $caFile, 'user:wrong'],
            'certificate verify failed' => [$url, null, 'user:p%40ss'],
            'did not match expected' => ['https://other.example/echo', $caFile, 'user:p%40ss'],
        ];
        foreach ($faults as $fault => $arguments) {
            try {
                $client(...$arguments)->messages->get('MS1');
                self::fail("There was an answer instead of: {$fault}");
            } catch (ConnectionException $e) {
                self::assertStringContainsString($fault, $e->getMessage());
                self::assertStringNotContainsString('wrong', $e->getMessage());
            }
        }
    }

    /** The handler of the tests throws for each warning, although `@` is before the call. */
    public function testFaultsOfTheConnectionDoNotReachTheHandlerOfTheProgram(): void
    {
        $before = set_error_handler(static fn (int $level, string $message) => throw new ErrorException($message));
        try {
            $kinds = ['refused' => ['http://127.0.0.1:1', null], 'verify failed' => [getenv('FAR_SIDE_TLS'), null]];
            foreach ($kinds + ['not compressed' => [getenv('FAR_SIDE') . '/no-gzip', null]] as $fault => [$url, $ca]) {
                $client = new Client($url, accountSid: 'AC1', authToken: 't0ken', maxRetries: 0, caFile: $ca);
                try {
                    $client->messages->get('MS1');
                    self::fail("There was an answer instead of: {$fault}");
                } catch (ConnectionException $e) {
                    self::assertStringContainsString($fault, $e->getMessage());
                }
            }
        } finally {
            set_error_handler($before);
        }
    }

    public function testALargeBodyGoesOverTls(): void
    {
        $options = ['accountSid' => 'AC1', 'authToken' => 't0ken', 'caFile' => getenv('FAR_SIDE_CA')];
        $client = new Client(getenv('FAR_SIDE_TLS') . '/echo', ...$options);
        self::assertSame('messages', $client->messages->create('a', 'b', str_repeat('x', 3_000_000))->sid);
    }

    public function testAClientOfTheCallerFailsWithoutItsRequest(): void
    {
        if (!is_file('/usr/share/php/GuzzleHttp/autoload.php')) {
            self::markTestSkipped('This machine has no Guzzle.');
        }
        require_once '/usr/share/php/GuzzleHttp/autoload.php';
        $factory = new GuzzleHttp\Psr7\HttpFactory();
        $own = ['httpClient' => new GuzzleHttp\Client(), 'requestFactory' => $factory, 'streamFactory' => $factory];
        self::assertSame('MS1', self::client('echo', ...$own)->messages->get('MS1')->sid);
        $own += ['accountSid' => 'AC1', 'authToken' => 't0ken', 'maxRetries' => 0];
        $client = new Client('http://127.0.0.1:1', ...$own);
        try {
            $client->messages->get('MS1');
            self::fail('There was an answer.');
        } catch (ConnectionException $e) {
            self::assertNull($e->getPrevious());
            self::assertStringContainsString('http://127.0.0.1:1:', $e->getMessage());
            $frames = print_r(array_slice($e->getTrace(), 0, 6), true);
            self::assertStringNotContainsString(base64_encode('AC1:t0ken'), $frames);
        }
        try {
            $client->messages->list(number: '+14155550123');
            self::fail('There was an answer.');
        } catch (ConnectionException $e) {
            self::assertStringNotContainsString('4155550123', $e->getMessage());
            self::assertStringContainsString('ConnectException: Connection refused', $e->getMessage());
        }
        self::assertRefused(fn () => self::client('echo', httpClient: new GuzzleHttp\Client()), 'no factories');
        $own['proxy'] = 'http://h:1';
        self::assertRefused(fn () => self::client('echo', ...$own), 'a proxy');
    }

    public function testAClientOfTheCallerCanDecompressAndKeepTheHeaders(): void
    {
        if (!is_file('/usr/share/php/GuzzleHttp/autoload.php')) {
            self::markTestSkipped('This machine has no Guzzle.');
        }
        require_once '/usr/share/php/GuzzleHttp/autoload.php';
        $factory = new GuzzleHttp\Psr7\HttpFactory();
        $stub = new class () implements Psr\Http\Client\ClientInterface {
            public function sendRequest(Psr\Http\Message\RequestInterface $request): GuzzleHttp\Psr7\Response
            {
                $headers = ['Content-Encoding' => 'gzip', 'Content-Length' => '34'];
                return new GuzzleHttp\Psr7\Response(200, $headers, '{"sid":"MS1"}');
            }
        };
        $own = ['httpClient' => $stub, 'requestFactory' => $factory, 'streamFactory' => $factory];
        self::assertSame('MS1', self::client('echo', ...$own, maxRetries: 0)->messages->get('MS1')->sid);
    }

    public function testOtherLimitsLeaveTheFirstClientAsItIs(): void
    {
        $client = self::client('head', timeout: 60, maxRetries: 0);
        $hasty = $client->withOptions(timeout: 0.5);
        self::assertNotSame($client->messages, $hasty->messages);
        self::assertRefused(fn () => $client->withOptions(timeout: -1), 'a negative timeout');
        $this->expectException(TimeoutException::class);
        $hasty->messages->get('MS1');
    }

    public function testALogHasNoPhoneNumberAndNoToken(): void
    {
        $logger = new class () extends Psr\Log\AbstractLogger {
            public string $text = '';

            public function log($level, $message, array $context = []): void
            {
                $this->text .= "{$level} {$message}\n";
            }
        };
        try {
            self::client('echo', logger: $logger)->messages->list(number: '+14155550123');
            self::fail('The answer is no page.');
        } catch (UnexpectedAnswerException) {
            $line = '/^info GET \/v1\/messages answered 200 in \d+ ms, request -$/m';
            self::assertMatchesRegularExpression($line, $logger->text);
        }
        self::assertDoesNotMatchRegularExpression('/14155550123|t0ken/', $logger->text);
    }

    public function testTheProxyOfTheEnvironmentIsNotTheHeaderOfAVisitor(): void
    {
        putenv('HTTP_PROXY=http://evil:1');
        self::assertNull(Proxy::ofEnvironment('http', 'h.example'));
        putenv('http_proxy=http://good:1');
        putenv('no_proxy=other.example, .inside.example');
        self::assertSame('good:1', Proxy::ofEnvironment('http', 'h.example')?->address);
        self::assertNull(Proxy::ofEnvironment('http', 'a.inside.example'));
        self::assertNull(Proxy::ofEnvironment('http', '127.0.0.1'));
        putenv('http_proxy=user:pw@good:2');
        self::assertSame('good:2', Proxy::ofEnvironment('http', 'h.example')?->address);
        putenv('http_proxy=socks5://user:pw@good:2');
        $message = self::assertRefused(fn () => Proxy::ofEnvironment('http', 'h.example'), 'SOCKS');
        self::assertStringContainsString('`http_proxy`', $message);
        self::assertStringNotContainsString('pw', $message);
        array_map('putenv', ['HTTP_PROXY', 'http_proxy', 'no_proxy']);
    }

    public function testAWebhookIsReadFromTheVariablesOfTheServer(): void
    {
        $payload = '{"type":"message.sent","data":{}}';
        $key = base64_decode(substr(self::SECRET, strlen('whsec_')));
        $signature = 'v1,' . base64_encode(hash_hmac('sha256', "EV1.7.{$payload}", $key, true));
        $server = ['HTTP_WEBHOOK_ID' => 'EV1', 'HTTP_WEBHOOK_TIMESTAMP' => '7', 'HTTP_WEBHOOK_SIGNATURE' => $signature];
        $event = Webhook::verify($payload, $server, [self::SECRET], now: 7);
        self::assertInstanceOf(Event::class, $event);
        self::assertSame('message.sent', $event->type);
        $ofPsr = ['Webhook-Id' => ['EV1'], 'Webhook-Timestamp' => ['7'], 'Webhook-Signature' => [$signature]];
        self::assertSame('message.sent', Webhook::verify($payload, $ofPsr, self::SECRET, now: 7)->type);
        $this->expectException(WebhookVerificationException::class);
        Webhook::verify($payload, ['Webhook-Id' => ['EV1', 'EV2']] + $ofPsr, self::SECRET, now: 7);
    }

    public function testNoTraceHasASecretOfAWebhookOrACode(): void
    {
        foreach (['whsk_c2VjcmV0', 7] as $wrong) {
            try {
                Webhook::verify('{}', [], [self::SECRET, $wrong]);
                self::fail('It was accepted.');
            } catch (UsageException $e) {
                $frames = print_r(array_slice($e->getTrace(), 0, 3), true);
                self::assertStringContainsString('verify', $frames);
                self::assertDoesNotMatchRegularExpression('/whs(?:ec|k)_/', $frames);
            }
        }
        try {
            (new Client('http://127.0.0.1:1', accountSid: 'AC1', authToken: 't0ken', maxRetries: 0))
                ->auth->challenges->check('CH1', code: '482913');
            self::fail('There was an answer.');
        } catch (ConnectionException $e) {
            $isOwn = static fn (array $frame): bool => str_starts_with($frame['class'] ?? '', 'Posthorn\\');
            $frames = print_r(array_filter($e->getTrace(), $isOwn), true);
            self::assertStringContainsString('AuthChallenges', $frames);
            self::assertStringNotContainsString('482913', $frames);
        }
    }

    private static function assertRefused(Closure $call, string $what): string
    {
        try {
            $call();
        } catch (UsageException $e) {
            self::assertNotSame('', $e->getMessage());
            return $e->getMessage();
        }
        self::fail("It was not refused: {$what}");
    }
}

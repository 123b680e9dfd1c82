<?php

declare(strict_types=1);

use PHPUnit\Framework\TestCase;
use Posthorn\Testing\Server;

/** One test of a program that sends codes. The server for tests is used as programs use it. */
final class SignInTest extends TestCase
{
    public function testAGuestGetsACode(): void
    {
        $client = Server::shared()->client();
        $client->messages->create(to: '+14155550177', from: '+15005550006', body: 'Your code is 482913.');
        $wait = $client->simulator->messages->wait(to: '+14155550177', timeoutMs: 60_000);
        self::assertSame('482913', $wait->message->code);
        self::assertNotEmpty(Server::shared()->operatorClient()->operator->accounts->list()->data);
    }
}

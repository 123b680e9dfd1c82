<?php

declare(strict_types=1);

// Uses the client at a server of Posthorn, whose address and credentials are in the environment. Its argument
// is the autoloader of the client.

use Posthorn\Client;
use Posthorn\Exception\ApiException;
use Posthorn\Exception\BadRequestException;
use Posthorn\Exception\NotFoundException;

const TO = '+14155550123';
const FROM = '+15005550006';

function check(mixed $expected, mixed $found): void
{
    if ($expected !== $found) {
        throw new LogicException(var_export($found, true) . ' is not ' . var_export($expected, true));
    }
}

/** @param class-string<ApiException> $class */
function refused(string $class, Closure $call): ApiException
{
    try {
        $call();
    } catch (ApiException $e) {
        check($class, $e::class);
        return $e;
    }
    throw new LogicException('It was not refused.');
}

require $argv[1];
$client = new Client(getenv('BASE_URL'), accountSid: getenv('ACCOUNT_SID'), authToken: getenv('AUTH_TOKEN'));
$sids = [];
for ($number = 0; $number < 5; $number++) {
    $sids[] = $client->messages->create(to: TO, from: FROM, body: "Table {$number}", tags: ['php'], metadata: [])->sid;
}
$found = iterator_to_array($client->messages->list(tag: 'php', limit: 2));
check(array_reverse($sids), array_map(static fn ($message) => $message->sid, $found));
$message = $client->messages->get($sids[0]);
check(['Table 0', ['php'], FROM], [$message->body, $message->tags, $message['from']]);
check(true, $message->createdAt instanceof DateTimeImmutable);
check(200, $message->httpResponse->status);
check(false, $client->messages->events->list($sids[0])->data === []);
check('ucs2', $client->messages->preview(to: TO, body: 'Grüße 📯')->encoding);
$sent = $client->messages->create(to: TO, from: FROM, body: 'x', metadata: ['order' => '7', '8' => 'b']);
check(['7', 'b'], [$sent->metadata['order'], $sent->metadata['8']]);
check([$sent->sid], array_column($client->messages->list(metadata: ['order' => '7'])->data, 'sid'));
check(204, $client->messages->delete($sids[0])->status);
check('message_not_found', refused(NotFoundException::class, fn () => $client->messages->get($sids[0]))->problemCode);
$error = refused(BadRequestException::class, fn () => $client->messages->create(to: 'nobody', from: FROM, body: ''));
check(true, in_array('to', array_column($error->errors, 'param'), true));
$webhook = $client->webhooks->create(url: 'https://example.com/hooks', events: ['messages.*']);
check('paused', $client->webhooks->update($webhook->sid, status: 'paused', timeout: null)->status);
$client->webhooks->delete($webhook->sid);
$large = str_repeat('a', 200_000);
$error = refused(BadRequestException::class, fn () => $client->messages->create(to: TO, from: FROM, body: $large));
check('message_too_long', $error->problemCode);
echo "done\n";

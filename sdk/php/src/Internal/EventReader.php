<?php

declare(strict_types=1);

namespace Posthorn\Internal;

use Posthorn\Exception\ConnectionException;

/**
 * Collects chunks of server-sent events, and yields those that are complete (WHATWG HTML section 9.2).
 *
 * @internal
 */
final class EventReader
{
    private const BYTE_ORDER_MARK = "\xEF\xBB\xBF";

    private string $begun = '';
    private bool $isFirstLine = true;
    private string $event = 'message';
    /** Each line of it with its end. */
    private string $data = '';
    private ?string $id = null;
    private ?float $retryAfter = null;

    /** @return \Generator<int, array{event: string, data: string, id: ?string, retryAfter: ?float}> */
    public function read(string $chunk): \Generator
    {
        foreach ($this->linesIn($chunk) as $line) {
            if ($this->isFirstLine && str_starts_with($line, self::BYTE_ORDER_MARK)) {
                $line = substr($line, strlen(self::BYTE_ORDER_MARK));
            }
            $this->isFirstLine = false;
            if ($line !== '') {
                $this->readLine($line);
                continue;
            }
            $event = ['event' => $this->event, 'data' => substr($this->data, 0, -1)];
            $complete = $event + ['id' => $this->id, 'retryAfter' => $this->retryAfter];
            [$this->event, $this->data, $this->retryAfter] = ['message', '', null];
            yield $complete;
        }
    }

    /**
     * A CR at the end of a chunk can belong to an LF in the next one.
     *
     * @return list<string>
     */
    private function linesIn(string $chunk): array
    {
        $isAfterCr = str_ends_with($this->begun, "\r");
        $this->begun .= $chunk;
        if (strlen($this->begun) > Answer::LENGTH_MAX) {
            throw new ConnectionException('The stream brings a line that does not end.');
        }
        if (!$isAfterCr && strpbrk($chunk, "\r\n") === false) {
            return [];
        }
        $held = str_ends_with($this->begun, "\r") ? "\r" : '';
        $lines = preg_split('/\r\n|\n|\r/', substr($this->begun, 0, strlen($this->begun) - strlen($held)));
        $this->begun = array_pop($lines) . $held;
        return $lines;
    }

    private function readLine(string $line): void
    {
        [$field, $value] = explode(':', $line, 2) + [1 => ''];
        $value = str_starts_with($value, ' ') ? substr($value, 1) : $value;
        if ($field === 'event') {
            $this->event = $value;
        } elseif ($field === 'id' && !str_contains($value, "\0")) {
            $this->id = $value;
        } elseif ($field === 'retry' && preg_match('/\A\d+\z/', $value) === 1) {
            $this->retryAfter = (float) $value / 1000;
        } elseif ($field === 'data') {
            $this->data .= "{$value}\n";
            if (strlen($this->data) > Answer::LENGTH_MAX) {
                throw new ConnectionException('The stream brings an event that does not end.');
            }
        }
    }
}

<?php

declare(strict_types=1);

namespace Posthorn\Internal;

use Posthorn\Exception\ConnectionException;

/**
 * A connection whose every wait ends at the deadline of the present answer. Signals do not end a wait: a
 * handler that throws does. Only the look-up of a name cannot be limited, because PHP blocks in it.
 *
 * @internal
 */
final class Connection
{
    private const PIECE_BYTES = 65_536;
    private const LINE_MAX = 65_536;
    /** Less than servers wait before they close a connection, which is 5 seconds for Node. */
    private const IDLE_SECONDS_MAX = 3.0;

    private string $buffer = '';
    private float $usedAt = 0.0;
    private readonly int $processId;

    /** @param resource $socket */
    private function __construct(private $socket, private Deadline $deadline)
    {
        $this->processId = getmypid();
        stream_set_blocking($socket, false);
    }

    public static function open(string $address, Deadline $deadline): self
    {
        $context = stream_context_create(['socket' => ['tcp_nodelay' => true]]);
        $left = $deadline->left();
        $flags = STREAM_CLIENT_CONNECT;
        $message = '';
        $socket = Quiet::call(static function () use ($address, &$message, $left, $flags, $context): mixed {
            return stream_socket_client("tcp://{$address}", $code, $message, $left, $flags, $context);
        });
        if ($socket === false) {
            $deadline->left();
            throw new ConnectionException((string) $message === '' ? 'the name is not known' : $message);
        }
        return new self($socket, $deadline);
    }

    public function startTls(string $host, ?string $caFile): void
    {
        $options = ['peer_name' => trim($host, '[]'), 'verify_peer' => true, 'verify_peer_name' => true];
        $options += $caFile === null ? [] : ['cafile' => $caFile];
        foreach ($options as $name => $value) {
            stream_context_set_option($this->socket, 'ssl', $name, $value);
        }
        $versions = STREAM_CRYPTO_METHOD_TLSv1_2_CLIENT | STREAM_CRYPTO_METHOD_TLSv1_3_CLIENT;
        $encrypt = fn () => stream_socket_enable_crypto($this->socket, true, $versions);
        while (($isDone = Quiet::call($encrypt, $reason)) === 0) {
            $this->wait(isForWriting: false);
        }
        if ($isDone !== true) {
            throw new ConnectionException($reason ?? 'TLS failed');
        }
    }

    /** A server can answer before it read everything, so a failure shows when the answer is read. */
    public function write(Secret $bytes): void
    {
        $text = $bytes->reveal();
        for ($at = 0; $at < strlen($text); $at += $count) {
            $count = Quiet::call(fn () => fwrite($this->socket, substr($text, $at, self::PIECE_BYTES)));
            if ($count === false) {
                return;
            }
            if ($count === 0) {
                $this->wait(isForWriting: true);
            }
        }
    }

    /** Returns at least a byte, or nothing at the end. */
    public function read(int $bytesMax): string
    {
        if ($this->buffer === '' && !$this->fill()) {
            return '';
        }
        $part = substr($this->buffer, 0, $bytesMax);
        $this->buffer = substr($this->buffer, strlen($part));
        return $part;
    }

    /** Returns a line without its end. */
    public function readLine(): string
    {
        while (($end = strpos($this->buffer, "\n")) === false) {
            if (strlen($this->buffer) > self::LINE_MAX) {
                throw new ConnectionException('the answer has a line that does not end');
            }
            if (!$this->fill()) {
                throw new ConnectionException('the connection ended too early');
            }
        }
        $line = rtrim(substr($this->buffer, 0, $end), "\r");
        $this->buffer = substr($this->buffer, $end + 1);
        return $line;
    }

    public function rest(): void
    {
        $this->usedAt = hrtime(true) / 1e9;
    }

    /** Two processes at one connection would get the answers of each other. */
    public function isReusable(): bool
    {
        $isFresh = hrtime(true) / 1e9 - $this->usedAt < self::IDLE_SECONDS_MAX;
        if (!$isFresh || $this->processId !== getmypid() || $this->buffer !== '') {
            return false;
        }
        // What arrives on an idle connection is its end.
        return self::select([$this->socket], [], 0.0) === 0;
    }

    public function reuse(Deadline $deadline): self
    {
        $this->deadline = $deadline;
        return $this;
    }

    public function close(): void
    {
        if (is_resource($this->socket)) {
            fclose($this->socket);
        }
    }

    /** Returns false at the end. `feof` would wait for the next byte, without a deadline. */
    private function fill(): bool
    {
        while (true) {
            $this->deadline->left();
            $part = Quiet::call(fn () => fread($this->socket, self::PIECE_BYTES));
            if ($part !== false && $part !== '') {
                $this->buffer .= $part;
                return true;
            }
            if ($part === false || stream_get_meta_data($this->socket)['eof']) {
                return false;
            }
            $this->wait(isForWriting: false);
        }
    }

    private function wait(bool $isForWriting): void
    {
        $left = $this->deadline->left();
        [$reading, $writing] = $isForWriting ? [[], [$this->socket]] : [[$this->socket], []];
        if (self::select($reading, $writing, $left) === false) {
            // A signal arrived, or the process has more files open than `select` can watch.
            usleep(10_000);
        }
    }

    /**
     * @param list<resource> $reading
     * @param list<resource> $writing
     */
    private static function select(array $reading, array $writing, float $seconds): int|false
    {
        return Quiet::call(static function () use ($reading, $writing, $seconds): int|false {
            $except = null;
            return stream_select($reading, $writing, $except, (int) $seconds, (int) (fmod($seconds, 1) * 1e6));
        });
    }
}

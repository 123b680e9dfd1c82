<?php

declare(strict_types=1);

namespace Posthorn\Testing;

use Posthorn\Client;
use Posthorn\Exception\PosthornException;
use Posthorn\Internal\Secret;

/** A server of Posthorn for the tests of a program: `posthorn test`, which ends with the tests. */
final class Server
{
    /** The variable with the command, such as `/path/to/posthorn/posthorn test`. */
    public const COMMAND_VARIABLE = 'POSTHORN_TEST_COMMAND';

    /** The server has this time to remove its store. */
    private const END_SECONDS = 10.0;
    private const SIGNAL_KILL = 9;

    private static ?self $shared = null;
    private readonly Secret $address;

    /**
     * @param resource $process
     * @param resource $input
     * @param resource $output
     * @param array<string, string> $address
     */
    private function __construct(
        private $process,
        private $input,
        private $output,
        #[\SensitiveParameter] array $address,
    ) {
        $this->address = new Secret($address);
    }

    /**
     * Starts a server with the simulator and an empty store.
     *
     * @param string|null $command by default that of `POSTHORN_TEST_COMMAND`, or `posthorn test`
     */
    public static function start(?string $command = null): self
    {
        $command ??= getenv(self::COMMAND_VARIABLE) ?: 'posthorn test';
        // Without `exec`, the end of the pipe would reach a shell. `env` lets the command begin with variables.
        $line = DIRECTORY_SEPARATOR === '/' ? "exec env {$command}" : $command;
        $process = proc_open($line, [['pipe', 'r'], ['pipe', 'w']], $pipes);
        $address = $process === false ? null : json_decode((string) fgets($pipes[1]), true);
        if (!is_array($address) || !isset($address['base_url'])) {
            if ($process !== false) {
                proc_terminate($process, self::SIGNAL_KILL);
                array_map('fclose', $pipes);
                proc_close($process);
            }
            $variable = self::COMMAND_VARIABLE;
            throw new PosthornException(
                "`{$command}` does not start; the standard error says why. Is {$variable} its command?"
            );
        }
        return new self($process, $pipes[0], $pipes[1], $address);
    }

    /** Returns a server for all tests of the process. The first call starts it. */
    public static function shared(): self
    {
        return self::$shared ??= self::start();
    }

    public function baseUrl(): string
    {
        return $this->address->reveal()['base_url'];
    }

    /** Returns a client of the account. */
    public function client(): Client
    {
        ['account_sid' => $sid, 'auth_token' => $token] = $this->address->reveal();
        return new Client($this->baseUrl(), accountSid: $sid, authToken: $token);
    }

    /** Returns a client of the operator. */
    public function operatorClient(): Client
    {
        return new Client($this->baseUrl(), operatorToken: $this->address->reveal()['operator_token']);
    }

    /** Ends the server and removes its store. The end of the program does so, too. */
    public function stop(): void
    {
        if (!is_resource($this->process)) {
            return;
        }
        fclose($this->input);
        $end = hrtime(true) / 1e9 + self::END_SECONDS;
        while (proc_get_status($this->process)['running']) {
            if (hrtime(true) / 1e9 > $end) {
                proc_terminate($this->process, self::SIGNAL_KILL);
            }
            usleep(10_000);
        }
        fclose($this->output);
        proc_close($this->process);
    }

    public function __destruct()
    {
        $this->stop();
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return ['baseUrl' => $this->baseUrl()];
    }
}

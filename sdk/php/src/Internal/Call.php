<?php

declare(strict_types=1);

namespace Posthorn\Internal;

use Posthorn\Exception\UsageException;
use Posthorn\Omit;

/**
 * The request of one operation, as the generated resources create it. `path` has a name in braces in place of
 * `value`. `wait` has the seconds that the server can deliberately delay the answer.
 *
 * @internal
 */
final class Call
{
    private readonly Secret $body;

    /**
     * @param array<string, mixed> $query
     * @param array<string, mixed>|null $body
     * @param 'key'|'natural'|'no' $idempotence
     */
    public function __construct(
        public readonly string $verb,
        public readonly string $path,
        private readonly ?string $value = null,
        private readonly array $query = [],
        #[\SensitiveParameter] ?array $body = null,
        public readonly string $idempotence = 'natural',
        public readonly float $wait = 0.0,
    ) {
        $this->body = new Secret($body);
    }

    /** Whether sending it again does nothing a second time. */
    public function isHarmless(): bool
    {
        return $this->idempotence !== 'no';
    }

    public function cursor(): mixed
    {
        return $this->query['cursor'] ?? null;
    }

    public function atCursor(string $cursor): self
    {
        $query = ['cursor' => $cursor] + $this->query;
        return new self($this->verb, $this->path, $this->value, $query, $this->body->reveal(), $this->idempotence);
    }

    public function url(string $baseUrl): string
    {
        $path = preg_replace_callback('/\{(\w+)\}/', fn (array $found) => $this->quoted($found[1]), $this->path);
        $pairs = [];
        foreach ($this->query as $name => $each) {
            array_push($pairs, ...self::pairs($name, $each));
        }
        return $baseUrl . $path . ($pairs === [] ? '' : '?' . implode('&', $pairs));
    }

    public function content(): ?string
    {
        $body = $this->body->reveal();
        if ($body === null) {
            return null;
        }
        $sent = array_filter($body, static fn (mixed $each) => $each !== Omit::Value);
        try {
            return json_encode((object) self::plain($sent), JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE);
        } catch (\JsonException $e) {
            throw new UsageException("The arguments cannot be written as JSON: {$e->getMessage()}");
        }
    }

    /** Keeps an empty map from becoming a list. */
    public static function map(mixed $value): mixed
    {
        return is_array($value) ? (object) $value : $value;
    }

    /** Keeps a list with gaps, such as one of `array_filter`, from becoming a map. */
    public static function list(mixed $value): mixed
    {
        return is_array($value) ? array_values($value) : $value;
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return ['verb' => $this->verb, 'path' => $this->path];
    }

    private function quoted(string $name): string
    {
        if (in_array($this->value, [null, '', '.', '..'], true)) {
            throw new UsageException("`{$name}` must be a text that is not empty.");
        }
        return self::encoded($this->value);
    }

    /**
     * A map is written by its entries, as in `metadata[order]=7`.
     *
     * @return list<string>
     */
    private static function pairs(string $name, mixed $given): array
    {
        if ($given === null || $given === Omit::Value) {
            return [];
        }
        $value = self::plain($given);
        if (!is_array($value) && !$value instanceof \stdClass) {
            $text = is_bool($value) ? ($value ? 'true' : 'false') : (string) $value;
            return [self::encoded($name) . '=' . self::encoded($text)];
        }
        $isList = is_array($value) && array_is_list($value);
        $pairs = [];
        foreach ((array) $value as $key => $each) {
            array_push($pairs, ...self::pairs($isList ? $name : "{$name}[{$key}]", $each));
        }
        return $pairs;
    }

    private static function encoded(#[\SensitiveParameter] string $text): string
    {
        if (preg_match('//u', $text) !== 1) {
            throw new UsageException('The arguments must be texts in UTF-8.');
        }
        return rawurlencode($text);
    }

    private static function plain(mixed $given): mixed
    {
        return match (true) {
            is_array($given) => array_map(self::plain(...), $given),
            $given instanceof \stdClass => (object) array_map(self::plain(...), (array) $given),
            $given instanceof \DateTimeInterface => $given->format('Y-m-d\TH:i:s.vP'),
            $given instanceof \BackedEnum => $given->value,
            default => $given,
        };
    }
}

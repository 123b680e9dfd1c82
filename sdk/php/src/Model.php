<?php

declare(strict_types=1);

namespace Posthorn;

use Posthorn\Exception\UsageException;

/**
 * An object of the API. Its fields are properties. `$object['field']` reads the JSON of any field, including
 * those that a newer server added.
 *
 * @implements \ArrayAccess<string, mixed>
 */
abstract class Model implements \ArrayAccess, \JsonSerializable
{
    /**
     * Properties with the field of each, and how its JSON is read: null, `time`, the class of a model, or a
     * list or a map of one.
     */
    protected const FIELDS = [];

    /**
     * @internal
     * @param array<string, mixed> $data
     * @param Response|null $httpResponse the answer that this object came in; null for objects inside others
     */
    final public function __construct(private readonly array $data, public readonly ?Response $httpResponse = null)
    {
    }

    public function __get(string $name): mixed
    {
        if (!isset(static::FIELDS[$name])) {
            throw new UsageException(static::class . " has no property `{$name}`. Read other fields as `['field']`.");
        }
        [$field, $shape] = static::FIELDS[$name];
        return self::read($this->data[$field] ?? null, $shape);
    }

    public function __set(string $name, mixed $value): never
    {
        throw new UsageException('An answer of the API cannot be changed.');
    }

    public function __unset(string $name): never
    {
        throw new UsageException('An answer of the API cannot be changed.');
    }

    public function __isset(string $name): bool
    {
        return isset(static::FIELDS[$name]) && isset($this->data[static::FIELDS[$name][0]]);
    }

    /** @return array<string, mixed> the JSON of the object */
    public function toArray(): array
    {
        return $this->data;
    }

    public function jsonSerialize(): object
    {
        $plain = $this->data;
        foreach (static::FIELDS as [$field, $shape]) {
            if (is_array($plain[$field] ?? null)) {
                $plain[$field] = self::written($plain[$field], $shape);
            }
        }
        return (object) $plain;
    }

    public function offsetExists(mixed $offset): bool
    {
        return isset($this->data[$offset]);
    }

    public function offsetGet(mixed $offset): mixed
    {
        return $this->data[$offset] ?? null;
    }

    public function offsetSet(mixed $offset, mixed $value): never
    {
        throw new UsageException('An answer of the API cannot be changed.');
    }

    public function offsetUnset(mixed $offset): never
    {
        throw new UsageException('An answer of the API cannot be changed.');
    }

    /**
     * Names the object without its content, which can have secrets.
     *
     * @return array<string, mixed>
     */
    public function __debugInfo(): array
    {
        return array_intersect_key($this->data, ['sid' => 0, 'type' => 0, 'status' => 0]);
    }

    /** @internal */
    public static function read(mixed $value, mixed $shape): mixed
    {
        if ($shape === 'time') {
            return is_string($value) ? self::time($value) : $value;
        }
        if ($shape === null || !is_array($value)) {
            return $value;
        }
        if (is_string($shape)) {
            return array_is_list($value) && $value !== [] ? $value : new $shape($value);
        }
        return array_map(static fn (mixed $each) => self::read($each, $shape[1]), $value);
    }

    /** PHP has one type for lists and maps, so an empty map would become a list. */
    private static function written(mixed $value, mixed $shape): mixed
    {
        if (!is_array($value) || !is_array($shape)) {
            return is_array($value) ? self::read($value, $shape) : $value;
        }
        $all = array_map(static fn (mixed $each) => self::written($each, $shape[1]), $value);
        return $shape[0] === 'map' ? (object) $all : $all;
    }

    private static function time(string $text): \DateTimeImmutable|string
    {
        // The constructor also takes words such as "tomorrow".
        if (preg_match('/\A\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)\z/', $text) !== 1) {
            return $text;
        }
        try {
            return new \DateTimeImmutable($text);
        } catch (\Exception) {
            return $text;
        }
    }
}

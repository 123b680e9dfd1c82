<?php

declare(strict_types=1);

namespace Posthorn\Internal;

use Posthorn\Exception\UsageException;

/**
 * Creates a resource when a program first reads it.
 *
 * @internal
 */
trait HasResources
{
    protected Sender $sender;
    /** @var array<string, object> */
    protected array $made = [];

    public function __get(string $name): object
    {
        $class = static::RESOURCES[$name] ?? throw new UsageException(static::class . " has no property `{$name}`.");
        return $this->made[$name] ??= new $class($this->sender);
    }

    public function __isset(string $name): bool
    {
        return isset(static::RESOURCES[$name]);
    }
}

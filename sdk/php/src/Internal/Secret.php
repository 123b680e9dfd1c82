<?php

declare(strict_types=1);

namespace Posthorn\Internal;

use Posthorn\Exception\UsageException;

/**
 * A value that no dump, no export, no stack trace and no cast to an array shows, because it is not in the
 * object.
 *
 * @internal
 */
final class Secret
{
    /** @var \WeakMap<self, mixed>|null */
    private static ?\WeakMap $values = null;

    public function __construct(#[\SensitiveParameter] mixed $value)
    {
        self::$values ??= new \WeakMap();
        self::$values[$this] = $value;
    }

    public function reveal(): mixed
    {
        return self::$values[$this];
    }

    public function __serialize(): never
    {
        throw new UsageException('A client of Posthorn cannot be serialized, because it has credentials.');
    }

    private function __clone()
    {
    }
}

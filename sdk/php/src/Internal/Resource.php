<?php

declare(strict_types=1);

namespace Posthorn\Internal;

/**
 * The base class of all resources.
 *
 * @internal
 */
abstract class Resource
{
    use HasResources;

    /** @var array<string, class-string<Resource>> the resources below this one, by property */
    protected const RESOURCES = [];

    final public function __construct(Sender $sender)
    {
        $this->sender = $sender;
    }
}

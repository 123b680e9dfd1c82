<?php

declare(strict_types=1);

namespace Posthorn;

/**
 * One event of a stream. Store its `id`, to continue after this event later.
 *
 * @template T
 */
final class StreamedEvent
{
    /** @param T $data */
    public function __construct(
        public readonly string $event,
        public readonly mixed $data,
        public readonly ?string $id,
    ) {
    }
}

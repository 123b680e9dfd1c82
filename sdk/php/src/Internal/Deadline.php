<?php

declare(strict_types=1);

namespace Posthorn\Internal;

use Posthorn\Exception\TimeoutException;

/**
 * The time limit of an answer.
 *
 * @internal
 */
final class Deadline
{
    private float $at;

    public function __construct(private readonly float $seconds)
    {
        $this->restart();
    }

    public function restart(): void
    {
        $this->at = hrtime(true) / 1e9 + $this->seconds;
    }

    /** Returns the seconds that are left, above 0. */
    public function left(): float
    {
        $left = $this->at - hrtime(true) / 1e9;
        if ($left <= 0) {
            throw new TimeoutException("No complete answer came within {$this->seconds} seconds.");
        }
        return $left;
    }
}

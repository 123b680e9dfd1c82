<?php

declare(strict_types=1);

namespace Posthorn\Internal;

/**
 * Sends requests once.
 *
 * @internal
 */
interface Transport
{
    /** Returns the answer as soon as its head arrived. Throws `ConnectionException`. */
    public function open(Request $request, Deadline $deadline): Incoming;

    /** Closes the connections that no request uses. */
    public function close(): void;
}

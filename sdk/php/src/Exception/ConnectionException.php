<?php

declare(strict_types=1);

namespace Posthorn\Exception;

/**
 * There was no complete answer: the name, TLS or the connection failed. The request may have been performed.
 */
class ConnectionException extends PosthornException
{
}

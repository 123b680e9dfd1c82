<?php

declare(strict_types=1);

namespace Posthorn\Exception;

/** The base class of all exceptions that the client throws. */
class PosthornException extends \RuntimeException
{
}

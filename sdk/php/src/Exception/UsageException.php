<?php

declare(strict_types=1);

namespace Posthorn\Exception;

/** An option of the client or an argument of a call cannot be used. Nothing was sent. */
class UsageException extends PosthornException
{
}

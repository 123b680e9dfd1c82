<?php

declare(strict_types=1);

namespace Posthorn\Exception;

/** Status 429. */
class RateLimitException extends ApiException
{
}

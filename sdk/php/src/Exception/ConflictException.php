<?php

declare(strict_types=1);

namespace Posthorn\Exception;

/** Status 409. */
class ConflictException extends ApiException
{
}

<?php

declare(strict_types=1);

namespace Posthorn\Exception;

/** Status 400. */
class BadRequestException extends ApiException
{
}

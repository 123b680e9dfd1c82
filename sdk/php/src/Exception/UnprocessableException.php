<?php

declare(strict_types=1);

namespace Posthorn\Exception;

/** Status 422. */
class UnprocessableException extends ApiException
{
}

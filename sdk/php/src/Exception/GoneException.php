<?php

declare(strict_types=1);

namespace Posthorn\Exception;

/** Status 410. */
class GoneException extends ApiException
{
}

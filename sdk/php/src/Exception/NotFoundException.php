<?php

declare(strict_types=1);

namespace Posthorn\Exception;

/** Status 404. */
class NotFoundException extends ApiException
{
}

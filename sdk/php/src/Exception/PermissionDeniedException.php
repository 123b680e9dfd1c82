<?php

declare(strict_types=1);

namespace Posthorn\Exception;

/** Status 403. */
class PermissionDeniedException extends ApiException
{
}

<?php

declare(strict_types=1);

namespace Posthorn\Exception;

/** Status 500 or above. */
class ServerException extends ApiException
{
}

<?php

declare(strict_types=1);

namespace Posthorn\Exception;

/** Status 401: the credentials are missing or wrong. */
class AuthenticationException extends ApiException
{
}

<?php

declare(strict_types=1);

namespace Posthorn\Exception;

/** No complete answer arrived in time. The request may have been performed. */
class TimeoutException extends ConnectionException
{
}

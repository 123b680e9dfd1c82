<?php

declare(strict_types=1);

namespace Posthorn\Internal;

/** Says at every version of PHP what PHP 8.4 says. */
function stream_context_set_option(mixed ...$arguments): bool
{
    if (count($arguments) < 4) {
        trigger_error('PHP 8.4 deprecates two arguments.', E_USER_DEPRECATED);
    }
    return \stream_context_set_option(...$arguments);
}

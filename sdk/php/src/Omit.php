<?php

declare(strict_types=1);

namespace Posthorn;

/** The value of an argument that is not sent. `null` is sent as null. */
enum Omit
{
    case Value;
}

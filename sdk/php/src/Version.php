<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn;

/** The version of the client. */
final class Version
{
    public const NUMBER = '0.1.0';
}

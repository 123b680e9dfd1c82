<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The duration of each part of an attempt, in milliseconds. The rest of the total is waiting for a free
 * connection and reading the body.
 *
 * @property-read int|null $dnsMs The time to look up the host name. Null for a reused connection.
 * @property-read int|null $connectMs The time to open the connection. Null for a reused connection.
 * @property-read int|null $tlsMs The time for the TLS handshake. Null for a reused connection.
 * @property-read int|null $firstByteMs The time from the connection to the first byte of the response. Null
 *     without a response.
 * @property-read int $totalMs The total duration of the attempt.
 */
final class AttemptTiming extends Model
{
    protected const FIELDS = [
        'dnsMs' => ['dns_ms', null],
        'connectMs' => ['connect_ms', null],
        'tlsMs' => ['tls_ms', null],
        'firstByteMs' => ['first_byte_ms', null],
        'totalMs' => ['total_ms', null],
    ];
}

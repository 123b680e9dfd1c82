<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An object of the API.
 *
 * @property-read string $subject The subject of the certificate.
 * @property-read \DateTimeImmutable $expiresAt The time when the certificate expires.
 * @property-read string $fingerprint The SHA-256 fingerprint of the certificate.
 */
final class WebhookCertificate extends Model
{
    protected const FIELDS = [
        'subject' => ['subject', null],
        'expiresAt' => ['expires_at', 'time'],
        'fingerprint' => ['fingerprint', null],
    ];
}

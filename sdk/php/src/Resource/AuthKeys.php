<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Resource;

use Posthorn\Internal\Call;
use Posthorn\Internal\Resource;
use Posthorn\Model;
use Posthorn\RequestOptions;

/** `$client->auth->keys`. */
class AuthKeys extends Resource
{
    /**
     * Replace the signing keys. Creates a new key that signs at once, and withdraws all others. Use it only
     * in an emergency. Resource servers refuse the earlier access tokens when they read the keys again,
     * within five minutes. A refresh returns a new token. Without an emergency, keys rotate every 30 days.
     * Posthorn publishes each key an hour before it signs.
     *
     * `POST /v1/auth/keys/rotate`. An API key needs one of the scopes `full`, `auth`.
     */
    public function rotate(?RequestOptions $requestOptions = null): Model\AuthSigningKey
    {
        $call = new Call('POST', '/v1/auth/keys/rotate', idempotence: 'key');
        return $this->sender->value($call, Model\AuthSigningKey::class, $requestOptions);
    }
}

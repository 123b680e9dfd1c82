<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Resource;

use Posthorn\Internal\Call;
use Posthorn\Internal\Resource;
use Posthorn\Model;
use Posthorn\Omit;
use Posthorn\Page;
use Posthorn\RequestOptions;
use Posthorn\Response;

/** `$client->apiKeys`. */
class ApiKeys extends Resource
{
    /**
     * Create an API key. Creates an API key. Sign in with its sid as the user name and its secret as the
     * password. Only this response contains the secret.
     *
     * `POST /v1/api_keys`. An API key needs one of the scopes `full`.
     *
     * @param string $name The display name.
     * @param 'full'|'messages'|'webhooks'|'auth'|'payments'|'read'|Omit $scope The permissions of the key.
     *     The default is `full`.
     */
    public function create(
        string $name,
        string|Omit $scope = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\ApiKeyWithSecret {
        $call = new Call(
            'POST',
            '/v1/api_keys',
            body: ['name' => $name, 'scope' => $scope],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\ApiKeyWithSecret::class, $requestOptions);
    }

    /**
     * List API keys. Returns all API keys, including revoked ones, newest first.
     *
     * `GET /v1/api_keys`. An API key needs one of the scopes `full`.
     *
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\ApiKey>
     */
    public function list(
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/v1/api_keys',
            query: ['limit' => $limit, 'cursor' => $cursor],
        );
        return $this->sender->page($call, Model\ApiKey::class, $requestOptions);
    }

    /**
     * Retrieve an API key. Returns the API key without its secret.
     *
     * `GET /v1/api_keys/{sid}`. An API key needs one of the scopes `full`.
     */
    public function get(string $sid, ?RequestOptions $requestOptions = null): Model\ApiKey
    {
        $call = new Call('GET', '/v1/api_keys/{sid}', value: $sid);
        return $this->sender->value($call, Model\ApiKey::class, $requestOptions);
    }

    /**
     * Revoke an API key. Revokes the key permanently. Other processes of the installation refuse it within
     * five seconds. The list still contains the key.
     *
     * `DELETE /v1/api_keys/{sid}`. An API key needs one of the scopes `full`.
     */
    public function revoke(string $sid, ?RequestOptions $requestOptions = null): Response
    {
        $call = new Call('DELETE', '/v1/api_keys/{sid}', value: $sid);
        return $this->sender->nothing($call, $requestOptions);
    }
}

<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Resource;

use Posthorn\Internal\Call;
use Posthorn\Internal\Resource;
use Posthorn\Model;
use Posthorn\RequestOptions;
use Posthorn\Response;

/** `$client->auth->subjects`. */
class AuthSubjects extends Resource
{
    /**
     * Export a subject. Returns all data of the Auth API about a person with your own id: at most 10,000
     * entries of each kind, newest first. The lists are empty for an unknown id.
     *
     * `GET /v1/auth/subjects/{subject}`. An API key needs one of the scopes `full`, `auth`, `read`.
     */
    public function get(
        string $subject,
        ?RequestOptions $requestOptions = null,
    ): Model\AuthSubject {
        $call = new Call('GET', '/v1/auth/subjects/{subject}', value: $subject);
        return $this->sender->value($call, Model\AuthSubject::class, $requestOptions);
    }

    /**
     * Erase a subject. Deletes all data of the Auth API about a person with your own id, and signs the
     * person out. Posthorn also removes the id and the claims from their events, including events of earlier
     * deleted objects. It creates no new event. Access tokens are valid until they expire, for ten minutes
     * at most. An unknown id gives the same response.
     *
     * `DELETE /v1/auth/subjects/{subject}`. An API key needs one of the scopes `full`, `auth`.
     */
    public function erase(
        string $subject,
        ?RequestOptions $requestOptions = null,
    ): Response {
        $call = new Call('DELETE', '/v1/auth/subjects/{subject}', value: $subject);
        return $this->sender->nothing($call, $requestOptions);
    }
}

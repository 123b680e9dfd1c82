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

/** `$client->auth->factors`. */
class AuthFactors extends Resource
{
    /**
     * Create a factor. Creates an authenticator app, a passkey or recovery codes for a person. Only this
     * response contains `binding`. The person must verify an app or a passkey within 24 hours. Recovery
     * codes work at once and replace the earlier recovery codes of the person with the same service. Apps
     * show the name of the service.
     *
     * `POST /v1/auth/factors`. An API key needs one of the scopes `full`, `auth`.
     *
     * @param string $subject Your own id of the person. Do not use an email or a phone number.
     * @param 'totp'|'passkey'|'recovery_codes' $factorType The type of factor to set up.
     * @param string $friendlyName The name that the person's app or device shows for the factor. Use their
     *     user name in your service.
     * @param string|Omit $serviceSid The service. Default: the default service.
     */
    public function create(
        string $subject,
        string $factorType,
        string $friendlyName,
        string|Omit $serviceSid = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\FactorWithBinding {
        $call = new Call(
            'POST',
            '/v1/auth/factors',
            body: [
                'service_sid' => $serviceSid,
                'subject' => $subject,
                'factor_type' => $factorType,
                'friendly_name' => $friendlyName,
            ],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\FactorWithBinding::class, $requestOptions);
    }

    /**
     * List factors. Returns factors, newest first.
     *
     * `GET /v1/auth/factors`. An API key needs one of the scopes `full`, `auth`, `read`.
     *
     * @param string|Omit $subject The person to filter by.
     * @param string|Omit $serviceSid The service to filter by.
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\Factor>
     */
    public function list(
        string|Omit $subject = Omit::Value,
        string|Omit $serviceSid = Omit::Value,
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/v1/auth/factors',
            query: [
                'subject' => $subject,
                'service_sid' => $serviceSid,
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        );
        return $this->sender->page($call, Model\Factor::class, $requestOptions);
    }

    /**
     * Retrieve a factor. Returns the current factor without its secrets.
     *
     * `GET /v1/auth/factors/{sid}`. An API key needs one of the scopes `full`, `auth`, `read`.
     */
    public function get(string $sid, ?RequestOptions $requestOptions = null): Model\Factor
    {
        $call = new Call('GET', '/v1/auth/factors/{sid}', value: $sid);
        return $this->sender->value($call, Model\Factor::class, $requestOptions);
    }

    /**
     * Rename a factor. Changes the name of the factor. The person's app keeps the name that it has.
     *
     * `PATCH /v1/auth/factors/{sid}`. An API key needs one of the scopes `full`, `auth`.
     *
     * @param string $friendlyName The name that the person's app or device shows for the factor. Use their
     *     user name in your service.
     */
    public function update(
        string $sid,
        string $friendlyName,
        ?RequestOptions $requestOptions = null,
    ): Model\Factor {
        $call = new Call(
            'PATCH',
            '/v1/auth/factors/{sid}',
            value: $sid,
            body: ['friendly_name' => $friendlyName],
        );
        return $this->sender->value($call, Model\Factor::class, $requestOptions);
    }

    /**
     * Delete a factor. Deletes the factor and its secret. Its pending challenges can no longer be approved.
     *
     * `DELETE /v1/auth/factors/{sid}`. An API key needs one of the scopes `full`, `auth`.
     */
    public function delete(string $sid, ?RequestOptions $requestOptions = null): Response
    {
        $call = new Call('DELETE', '/v1/auth/factors/{sid}', value: $sid);
        return $this->sender->nothing($call, $requestOptions);
    }

    /**
     * Verify a factor. Verifies a new factor by a code of the app, or by the new passkey. Challenges can use
     * the factor only afterwards. The fifth wrong check deletes the factor.
     *
     * `POST /v1/auth/factors/{sid}/verify`. An API key needs one of the scopes `full`, `auth`.
     *
     * @param string|Omit $code The code that the person typed: the digits of the app, or a recovery code.
     *     Digits can be of any script. Spaces, dashes and invisible marks are ignored.
     * @param array<string,mixed>|Omit $response The result of `navigator.credentials` for a passkey:
     *     `credential.toJSON()`, unchanged.
     */
    public function verify(
        string $sid,
        #[\SensitiveParameter] string|Omit $code = Omit::Value,
        array|Omit $response = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\FactorCheck {
        $call = new Call(
            'POST',
            '/v1/auth/factors/{sid}/verify',
            value: $sid,
            body: ['code' => $code, 'response' => Call::map($response)],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\FactorCheck::class, $requestOptions);
    }
}

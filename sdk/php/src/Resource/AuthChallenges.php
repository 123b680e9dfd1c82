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

/** `$client->auth->challenges`. */
class AuthChallenges extends Resource
{
    /**
     * Challenge a person. Asks a person to prove a factor. The challenge expires after five minutes, and
     * five wrong checks deny it. A person can have 50 challenges in an hour and 100 in a day.
     *
     * `POST /v1/auth/challenges`. An API key needs one of the scopes `full`, `auth`.
     *
     * @param string|Omit $factorSid The factor. Send this, or `subject` and `factor_type`.
     * @param string|Omit $subject Your own id of the person. Every verified factor of `factor_type` can
     *     approve the challenge.
     * @param string|Omit $serviceSid The service of the factors. Send it together with `subject`. Default:
     *     the default service.
     * @param 'totp'|'passkey'|'recovery_codes'|Omit $factorType The type of factor that the person must
     *     prove. Send it together with `subject`.
     * @param array{amount:string,currency:string,payee:string}|Omit $payload The action that the person
     *     approves, such as a payment. Show it to the person. The challenge and its events contain it.
     */
    public function create(
        string|Omit $factorSid = Omit::Value,
        string|Omit $subject = Omit::Value,
        string|Omit $serviceSid = Omit::Value,
        string|Omit $factorType = Omit::Value,
        array|Omit $payload = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\ChallengeWithOptions {
        $call = new Call(
            'POST',
            '/v1/auth/challenges',
            body: [
                'factor_sid' => $factorSid,
                'subject' => $subject,
                'service_sid' => $serviceSid,
                'factor_type' => $factorType,
                'payload' => Call::map($payload),
            ],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\ChallengeWithOptions::class, $requestOptions);
    }

    /**
     * List challenges. Returns challenges, newest first.
     *
     * `GET /v1/auth/challenges`. An API key needs one of the scopes `full`, `auth`, `read`.
     *
     * @param string|Omit $subject The person to filter by.
     * @param string|Omit $serviceSid The service to filter by.
     * @param string|Omit $factorSid The factor to filter by.
     * @param list<'pending'|'approved'|'denied'|'expired'>|Omit $status The status to filter by. Several
     *     values, as a repeated parameter or with commas, match any of them.
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\Challenge>
     */
    public function list(
        string|Omit $subject = Omit::Value,
        string|Omit $serviceSid = Omit::Value,
        string|Omit $factorSid = Omit::Value,
        array|Omit $status = Omit::Value,
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/v1/auth/challenges',
            query: [
                'subject' => $subject,
                'service_sid' => $serviceSid,
                'factor_sid' => $factorSid,
                'status' => Call::list($status),
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        );
        return $this->sender->page($call, Model\Challenge::class, $requestOptions);
    }

    /**
     * Retrieve a challenge. Returns the current challenge.
     *
     * `GET /v1/auth/challenges/{sid}`. An API key needs one of the scopes `full`, `auth`, `read`.
     */
    public function get(string $sid, ?RequestOptions $requestOptions = null): Model\Challenge
    {
        $call = new Call('GET', '/v1/auth/challenges/{sid}', value: $sid);
        return $this->sender->value($call, Model\Challenge::class, $requestOptions);
    }

    /**
     * Check a proof. Approves the challenge if the code or the passkey is correct. Each code and each
     * signature works once. Five wrong checks deny the challenge.
     *
     * `POST /v1/auth/challenges/{sid}/check`. An API key needs one of the scopes `full`, `auth`.
     *
     * @param string|Omit $code The code that the person typed: the digits of the app, or a recovery code.
     *     Digits can be of any script. Spaces, dashes and invisible marks are ignored.
     * @param array<string,mixed>|Omit $response The result of `navigator.credentials` for a passkey:
     *     `credential.toJSON()`, unchanged.
     */
    public function check(
        string $sid,
        #[\SensitiveParameter] string|Omit $code = Omit::Value,
        array|Omit $response = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\ChallengeCheck {
        $call = new Call(
            'POST',
            '/v1/auth/challenges/{sid}/check',
            value: $sid,
            body: ['code' => $code, 'response' => Call::map($response)],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\ChallengeCheck::class, $requestOptions);
    }
}

<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Resource;

use Posthorn\Internal\Call;
use Posthorn\Internal\Resource;
use Posthorn\Model;
use Posthorn\Omit;
use Posthorn\RequestOptions;

/** `$client->auth->verificationChecks`. */
class AuthVerificationChecks extends Resource
{
    /**
     * Check a code. Approves the verification if the code is correct. A code works once, and five wrong
     * checks end the verification. By `to`, a wrong, expired, used or unknown code gives the same response,
     * so the response does not reveal whether a verification exists.
     *
     * `POST /v1/auth/verification_checks`. An API key needs one of the scopes `full`, `auth`.
     *
     * @param string|Omit $verificationSid The verification. Send this or `to`.
     * @param string|Omit $to The address of the pending verification. Send this or `verification_sid`.
     * @param string|Omit $purpose The purpose of the verification. Send it together with `to`. The default
     *     is `default`.
     * @param string|Omit $serviceSid The service of the verification. Default with `to`: the default
     *     service.
     * @param string|Omit $code The code that the person typed, in digits of any script. Spaces, dashes and
     *     invisible marks are ignored.
     * @param string|Omit $token The token, which is the last part of the link. Send it if your own page
     *     opens the link.
     * @param array{amount:string,currency:string,payee:string}|Omit $payload The `payload` of the
     *     verification. Required if the verification has one.
     */
    public function create(
        string|Omit $verificationSid = Omit::Value,
        string|Omit $to = Omit::Value,
        string|Omit $purpose = Omit::Value,
        string|Omit $serviceSid = Omit::Value,
        #[\SensitiveParameter] string|Omit $code = Omit::Value,
        #[\SensitiveParameter] string|Omit $token = Omit::Value,
        array|Omit $payload = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\VerificationCheck {
        $call = new Call(
            'POST',
            '/v1/auth/verification_checks',
            body: [
                'verification_sid' => $verificationSid,
                'to' => $to,
                'purpose' => $purpose,
                'service_sid' => $serviceSid,
                'code' => $code,
                'token' => $token,
                'payload' => Call::map($payload),
            ],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\VerificationCheck::class, $requestOptions);
    }
}

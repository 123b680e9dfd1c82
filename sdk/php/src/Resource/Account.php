<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Resource;

use Posthorn\Internal\Call;
use Posthorn\Internal\Resource;
use Posthorn\Model;
use Posthorn\Omit;
use Posthorn\RequestOptions;

/** `$client->account`. */
class Account extends Resource
{
    /**
     * Retrieve the account. Returns the account of the credentials. Use this request to check credentials.
     *
     * `GET /v1/account`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `auth`, `read`.
     */
    public function get(?RequestOptions $requestOptions = null): Model\Account
    {
        $call = new Call('GET', '/v1/account');
        return $this->sender->value($call, Model\Account::class, $requestOptions);
    }

    /**
     * Change the account. Changes the fields that you send. Payment pages and receipts show the name of the
     * account, and how its customers reach it.
     *
     * `PATCH /v1/account`. An API key needs one of the scopes `full`.
     *
     * @param string|Omit $name The display name, also for customers, up to 200 characters.
     * @param string|null|Omit $supportEmail The email address for customers. Payment pages and receipts show
     *     it. Null for none.
     * @param string|null|Omit $supportPhone The phone number for customers, with its country code. Payment
     *     pages and receipts show it. Null for none.
     * @param string|null|Omit $supportUrl The web page for customers, which begins with https://, up to 200
     *     characters. Payment pages and receipts show it. Null for none.
     * @param bool|Omit $keepsTokenCopy Whether Posthorn keeps an encrypted copy of the Auth Token. `false`
     *     erases it, so status callbacks in Twilio's form have no signature. After `true`, the next request
     *     with the token stores it again.
     */
    public function update(
        string|Omit $name = Omit::Value,
        string|null|Omit $supportEmail = Omit::Value,
        string|null|Omit $supportPhone = Omit::Value,
        string|null|Omit $supportUrl = Omit::Value,
        #[\SensitiveParameter] bool|Omit $keepsTokenCopy = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\Account {
        $call = new Call(
            'PATCH',
            '/v1/account',
            body: [
                'name' => $name,
                'support_email' => $supportEmail,
                'support_phone' => $supportPhone,
                'support_url' => $supportUrl,
                'keeps_token_copy' => $keepsTokenCopy,
            ],
        );
        return $this->sender->value($call, Model\Account::class, $requestOptions);
    }

    /**
     * Rotate the Auth Token. Creates a new Auth Token and returns it only in this response. The previous
     * token works until the overlap ends, so that you can update programs one by one.
     *
     * `POST /v1/account/rotate_token`. An API key needs one of the scopes `full`.
     *
     * @param int|Omit $overlapSeconds The time in seconds until the previous token stops working. Default: a
     *     day. Maximum: a week. 0 ends it at once.
     */
    public function rotateToken(
        int|Omit $overlapSeconds = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\NewAuthToken {
        $call = new Call(
            'POST',
            '/v1/account/rotate_token',
            body: ['overlap_seconds' => $overlapSeconds],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\NewAuthToken::class, $requestOptions);
    }

    /**
     * End the previous Auth Token. Ends the previous Auth Token before its overlap is over. The current
     * token stays valid. Without a previous token, nothing changes.
     *
     * `POST /v1/account/end_previous_token`. An API key needs one of the scopes `full`.
     */
    public function endPreviousToken(?RequestOptions $requestOptions = null): Model\Account
    {
        $call = new Call(
            'POST',
            '/v1/account/end_previous_token',
            body: [],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\Account::class, $requestOptions);
    }
}

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

/** `$client->operator->accounts`. */
class OperatorAccounts extends Resource
{
    /**
     * Create an account. Creates an account. Only this response contains its Auth Token. The first account
     * gets a sender rule for any sender. A later account can send only from numbers that the operator
     * assigns and from senders that a sender rule allows.
     *
     * `POST /operator/v1/accounts`. Only the operator can use this operation.
     *
     * @param string $name The name for people, up to 200 characters.
     * @param int|null|Omit $ratePerSecond The maximum number of requests per second. Default: the limit of
     *     the installation.
     * @param int|null|Omit $phoneNumbersMax The maximum number of owned and requested phone numbers.
     *     Default: the limit of the installation.
     */
    public function create(
        string $name,
        int|null|Omit $ratePerSecond = Omit::Value,
        int|null|Omit $phoneNumbersMax = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\AccountWithToken {
        $call = new Call(
            'POST',
            '/operator/v1/accounts',
            body: [
                'name' => $name,
                'rate_per_second' => $ratePerSecond,
                'phone_numbers_max' => $phoneNumbersMax,
            ],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\AccountWithToken::class, $requestOptions);
    }

    /**
     * List accounts. Returns accounts with their message counts of the last 24 hours, newest first.
     *
     * `GET /operator/v1/accounts`. Only the operator can use this operation.
     *
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\OperatorAccount>
     */
    public function list(
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/operator/v1/accounts',
            query: ['limit' => $limit, 'cursor' => $cursor],
        );
        return $this->sender->page($call, Model\OperatorAccount::class, $requestOptions);
    }

    /**
     * Retrieve an account. Returns one account with its message counts of the last 24 hours.
     *
     * `GET /operator/v1/accounts/{sid}`. Only the operator can use this operation.
     */
    public function get(string $sid, ?RequestOptions $requestOptions = null): Model\OperatorAccount
    {
        $call = new Call('GET', '/operator/v1/accounts/{sid}', value: $sid);
        return $this->sender->value($call, Model\OperatorAccount::class, $requestOptions);
    }

    /**
     * Change or suspend an account. Changes the parameters that you send. `status=suspended` refuses the
     * credentials and API keys of the account at once, and within five seconds on other machines. Its
     * members can no longer work in it. Posthorn still sends its queued messages and webhooks.
     * `status=active` ends the suspension.
     *
     * `PATCH /operator/v1/accounts/{sid}`. Only the operator can use this operation.
     *
     * @param string|Omit $name The display name.
     * @param 'active'|'suspended'|Omit $status The status. The server refuses the credentials of a suspended
     *     account.
     * @param int|null|Omit $ratePerSecond The maximum number of requests per second. Null for the default.
     * @param int|null|Omit $phoneNumbersMax The maximum number of owned and requested phone numbers. Null
     *     for the default. Numbers above the limit remain.
     * @param string|null|Omit $supportEmail The email address for customers. Payment pages and receipts show
     *     it. Null for none.
     * @param string|null|Omit $supportPhone The phone number for customers, with its country code. Payment
     *     pages and receipts show it. Null for none.
     * @param string|null|Omit $supportUrl The web page for customers, which begins with https://, up to 200
     *     characters. Payment pages and receipts show it. Null for none.
     */
    public function update(
        string $sid,
        string|Omit $name = Omit::Value,
        string|Omit $status = Omit::Value,
        int|null|Omit $ratePerSecond = Omit::Value,
        int|null|Omit $phoneNumbersMax = Omit::Value,
        string|null|Omit $supportEmail = Omit::Value,
        string|null|Omit $supportPhone = Omit::Value,
        string|null|Omit $supportUrl = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\OperatorAccount {
        $call = new Call(
            'PATCH',
            '/operator/v1/accounts/{sid}',
            value: $sid,
            body: [
                'name' => $name,
                'status' => $status,
                'rate_per_second' => $ratePerSecond,
                'phone_numbers_max' => $phoneNumbersMax,
                'support_email' => $supportEmail,
                'support_phone' => $supportPhone,
                'support_url' => $supportUrl,
            ],
        );
        return $this->sender->value($call, Model\OperatorAccount::class, $requestOptions);
    }
}

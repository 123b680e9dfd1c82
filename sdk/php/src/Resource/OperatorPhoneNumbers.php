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

/** `$client->operator->phoneNumbers`. */
class OperatorPhoneNumbers extends Resource
{
    /**
     * Assign a phone number. Makes an account the owner of a number, short code or sender id. Messages to
     * the number arrive at the account, and no other account can send from it. This also approves a request
     * of the account for the number. The account's limit of numbers does not apply.
     *
     * `POST /operator/v1/phone_numbers`. Only the operator can use this operation.
     *
     * @param string $accountSid The account that becomes the owner.
     * @param string $number A phone number in E.164, a short code, a sender id of 1 to 11 letters and
     *     digits, or a chat address. Case does not matter.
     * @param list<'sms'|'mms'>|Omit $capabilities The channels that the number supports. The default is
     *     `["sms","mms"]`.
     */
    public function assign(
        string $accountSid,
        string $number,
        array|Omit $capabilities = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\OperatorPhoneNumber {
        $call = new Call(
            'POST',
            '/operator/v1/phone_numbers',
            body: [
                'account_sid' => $accountSid,
                'number' => $number,
                'capabilities' => Call::list($capabilities),
            ],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\OperatorPhoneNumber::class, $requestOptions);
    }

    /**
     * List phone numbers of all accounts. Returns phone numbers, newest first. `status=pending` returns the
     * requests that wait for a decision.
     *
     * `GET /operator/v1/phone_numbers`. Only the operator can use this operation.
     *
     * @param string|Omit $accountSid The account to filter by.
     * @param list<'pending'|'active'|'rejected'>|Omit $status The status to filter by. Several values, as a
     *     repeated parameter or with commas, match any of them.
     * @param string|Omit $number The number to filter by.
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\OperatorPhoneNumber>
     */
    public function list(
        string|Omit $accountSid = Omit::Value,
        array|Omit $status = Omit::Value,
        string|Omit $number = Omit::Value,
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/operator/v1/phone_numbers',
            query: [
                'account_sid' => $accountSid,
                'status' => Call::list($status),
                'number' => $number,
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        );
        return $this->sender->page($call, Model\OperatorPhoneNumber::class, $requestOptions);
    }

    /**
     * Retrieve a phone number of any account. Returns one phone number.
     *
     * `GET /operator/v1/phone_numbers/{sid}`. Only the operator can use this operation.
     */
    public function get(string $sid, ?RequestOptions $requestOptions = null): Model\OperatorPhoneNumber
    {
        $call = new Call('GET', '/operator/v1/phone_numbers/{sid}', value: $sid);
        return $this->sender->value($call, Model\OperatorPhoneNumber::class, $requestOptions);
    }

    /**
     * Approve, reject or move a phone number. Changes the parameters that you send. `status=active` approves
     * a request, `status=rejected` rejects it. `account_sid` moves the number to another account. Recipients
     * who opted out from the number are also opted out at the new account. Messages and events remain with
     * the previous account.
     *
     * `PATCH /operator/v1/phone_numbers/{sid}`. Only the operator can use this operation.
     *
     * @param 'active'|'rejected'|Omit $status The decision about a request.
     * @param string|null|Omit $rejectedReason The reason for the rejection, up to 200 characters. The
     *     account can read it.
     * @param string|Omit $accountSid The new owner of the number.
     * @param list<'sms'|'mms'>|Omit $capabilities The channels that it supports.
     */
    public function update(
        string $sid,
        string|Omit $status = Omit::Value,
        string|null|Omit $rejectedReason = Omit::Value,
        string|Omit $accountSid = Omit::Value,
        array|Omit $capabilities = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\OperatorPhoneNumber {
        $call = new Call(
            'PATCH',
            '/operator/v1/phone_numbers/{sid}',
            value: $sid,
            body: [
                'status' => $status,
                'rejected_reason' => $rejectedReason,
                'account_sid' => $accountSid,
                'capabilities' => Call::list($capabilities),
            ],
        );
        return $this->sender->value($call, Model\OperatorPhoneNumber::class, $requestOptions);
    }

    /**
     * Release a phone number. Ends the ownership of the number, so messages to it no longer arrive at the
     * account. Deletes a pending or rejected request. The account keeps its messages.
     *
     * `DELETE /operator/v1/phone_numbers/{sid}`. Only the operator can use this operation.
     */
    public function release(
        string $sid,
        ?RequestOptions $requestOptions = null,
    ): Response {
        $call = new Call('DELETE', '/operator/v1/phone_numbers/{sid}', value: $sid);
        return $this->sender->nothing($call, $requestOptions);
    }
}

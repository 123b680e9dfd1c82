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

/** `$client->phoneNumbers`. */
class PhoneNumbers extends Resource
{
    /**
     * Request a phone number. Requests a number, short code or sender id. The request is `pending` until the
     * operator approves or rejects it. In an installation with one account, the number is `active` at once.
     * Messages to an active number arrive at the account. Only one account in the installation can own a
     * number.
     *
     * `POST /v1/phone_numbers`. An API key needs one of the scopes `full`.
     *
     * @param string $number A phone number in E.164, a short code, a sender id of 1 to 11 letters and
     *     digits, or a chat address. Case does not matter.
     * @param list<'sms'|'mms'>|Omit $capabilities The channels that the number supports. Default: all. Send
     *     a list, or one string with commas.
     */
    public function create(
        string $number,
        array|Omit $capabilities = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\PhoneNumber {
        $call = new Call(
            'POST',
            '/v1/phone_numbers',
            body: ['number' => $number, 'capabilities' => Call::list($capabilities)],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\PhoneNumber::class, $requestOptions);
    }

    /**
     * List phone numbers. Returns phone numbers, including pending and rejected requests, newest first.
     *
     * `GET /v1/phone_numbers`. An API key needs one of the scopes `full`, `messages`, `read`.
     *
     * @param string|Omit $number The number to filter by.
     * @param list<'pending'|'active'|'rejected'>|Omit $status The status to filter by. Several values, as a
     *     repeated parameter or with commas, match any of them.
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\PhoneNumber>
     */
    public function list(
        string|Omit $number = Omit::Value,
        array|Omit $status = Omit::Value,
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/v1/phone_numbers',
            query: [
                'number' => $number,
                'status' => Call::list($status),
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        );
        return $this->sender->page($call, Model\PhoneNumber::class, $requestOptions);
    }

    /**
     * Retrieve a phone number. Returns one number of the account.
     *
     * `GET /v1/phone_numbers/{sid}`. An API key needs one of the scopes `full`, `messages`, `read`.
     */
    public function get(string $sid, ?RequestOptions $requestOptions = null): Model\PhoneNumber
    {
        $call = new Call('GET', '/v1/phone_numbers/{sid}', value: $sid);
        return $this->sender->value($call, Model\PhoneNumber::class, $requestOptions);
    }

    /**
     * Change the settings of a phone number. Changes the parameters that you send: the name of the number,
     * and the URLs for its messages. The change applies to new messages, within two seconds. The URLs follow
     * the rules of a webhook's URL. Posthorn creates a webhook endpoint for each origin.
     *
     * `PATCH /v1/phone_numbers/{sid}`. An API key needs one of the scopes `full`, `messages`.
     *
     * @param string|null|Omit $name The name, up to 64 characters. Null removes it.
     * @param string|null|Omit $inboundUrl The HTTPS URL that Posthorn requests for each inbound message. Its
     *     answer is the reply, as TwiML or as plain text. The request has the form and the signature of
     *     Twilio's. Null removes it.
     * @param 'POST'|'GET'|Omit $inboundMethod The method of the requests to `inbound_url`. Default: `POST`.
     * @param string|null|Omit $fallbackUrl The HTTPS URL that Posthorn requests when `inbound_url` fails.
     *     Without it, Posthorn retries `inbound_url`. Null removes it.
     * @param 'POST'|'GET'|Omit $fallbackMethod The method of the requests to `fallback_url`. Default:
     *     `POST`.
     * @param string|null|Omit $statusCallback The `status_callback` of messages that set none. Null removes
     *     it.
     */
    public function configure(
        string $sid,
        string|null|Omit $name = Omit::Value,
        string|null|Omit $inboundUrl = Omit::Value,
        string|Omit $inboundMethod = Omit::Value,
        string|null|Omit $fallbackUrl = Omit::Value,
        string|Omit $fallbackMethod = Omit::Value,
        string|null|Omit $statusCallback = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\PhoneNumber {
        $call = new Call(
            'PATCH',
            '/v1/phone_numbers/{sid}',
            value: $sid,
            body: [
                'name' => $name,
                'inbound_url' => $inboundUrl,
                'inbound_method' => $inboundMethod,
                'fallback_url' => $fallbackUrl,
                'fallback_method' => $fallbackMethod,
                'status_callback' => $statusCallback,
            ],
        );
        return $this->sender->value($call, Model\PhoneNumber::class, $requestOptions);
    }

    /**
     * Give up a phone number. Ends the ownership of the number, so messages to it no longer arrive at the
     * account. For a pending request, withdraws the request. The account keeps its messages.
     *
     * `DELETE /v1/phone_numbers/{sid}`. An API key needs one of the scopes `full`.
     */
    public function delete(string $sid, ?RequestOptions $requestOptions = null): Response
    {
        $call = new Call('DELETE', '/v1/phone_numbers/{sid}', value: $sid);
        return $this->sender->nothing($call, $requestOptions);
    }
}

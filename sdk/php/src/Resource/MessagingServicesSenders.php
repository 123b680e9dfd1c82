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

/** `$client->messagingServices->senders`. */
class MessagingServicesSenders extends Resource
{
    /**
     * Add a sender. Adds a sender to the messaging service. The account must be able to send from it, and no
     * other messaging service of the account can have it. A sender that the service already has stays as it
     * is.
     *
     * `POST /v1/messaging_services/{sid}/senders`. An API key needs one of the scopes `full`, `messages`.
     *
     * @param string $sender The sender: a phone number, a short code, a name, or a chat or email address
     *     with its prefix, as in `from` of a message.
     * @param string|Omit $country The country of a short code (ISO 3166-1). Recipients in other countries
     *     then get no message from it.
     */
    public function add(
        string $sid,
        string $sender,
        string|Omit $country = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\ServiceSender {
        $call = new Call(
            'POST',
            '/v1/messaging_services/{sid}/senders',
            value: $sid,
            body: ['sender' => $sender, 'country' => $country],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\ServiceSender::class, $requestOptions);
    }

    /**
     * List senders. Returns the senders of the messaging service, newest first.
     *
     * `GET /v1/messaging_services/{sid}/senders`. An API key needs one of the scopes `full`, `messages`,
     * `read`.
     *
     * @param string|Omit $sender The sender to filter by.
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\ServiceSender>
     */
    public function list(
        string $sid,
        string|Omit $sender = Omit::Value,
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/v1/messaging_services/{sid}/senders',
            value: $sid,
            query: ['sender' => $sender, 'limit' => $limit, 'cursor' => $cursor],
        );
        return $this->sender->page($call, Model\ServiceSender::class, $requestOptions);
    }

    /**
     * Remove a sender. Removes the sender from the messaging service. Posthorn still sends the messages that
     * it has accepted from it. You can also send `sender` in a body, as a form or JSON.
     *
     * `DELETE /v1/messaging_services/{sid}/senders`. An API key needs one of the scopes `full`, `messages`.
     *
     * @param string $sender The sender: a phone number, a short code, a name, or a chat or email address
     *     with its prefix, as in `from` of a message.
     */
    public function remove(
        string $sid,
        string $sender,
        ?RequestOptions $requestOptions = null,
    ): Response {
        $call = new Call(
            'DELETE',
            '/v1/messaging_services/{sid}/senders',
            value: $sid,
            query: ['sender' => $sender],
        );
        return $this->sender->nothing($call, $requestOptions);
    }
}

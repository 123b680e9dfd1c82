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

/**
 * `$client->messagingServices`.
 *
 * @property-read MessagingServicesSenders $senders
 */
class MessagingServices extends Resource
{
    protected const RESOURCES = ['senders' => MessagingServicesSenders::class];

    /**
     * Create a messaging service. Creates a pool without senders. Add senders with `POST
     * /v1/messaging_services/{sid}/senders`, and then send messages with `messaging_service_sid`.
     *
     * `POST /v1/messaging_services`. An API key needs one of the scopes `full`, `messages`.
     *
     * @param string $name The name, up to 64 characters.
     * @param bool|Omit $stickySender True if a recipient gets all messages from the same sender. Default:
     *     true.
     * @param int|null|Omit $validityPeriod The `validity_period` in seconds of messages that set none. Null
     *     removes the default.
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
     * @param bool|Omit $usesNumberUrl True if an inbound message goes to the `inbound_url` of its number,
     *     although the service has one. Default: false.
     */
    public function create(
        string $name,
        bool|Omit $stickySender = Omit::Value,
        int|null|Omit $validityPeriod = Omit::Value,
        string|null|Omit $inboundUrl = Omit::Value,
        string|Omit $inboundMethod = Omit::Value,
        string|null|Omit $fallbackUrl = Omit::Value,
        string|Omit $fallbackMethod = Omit::Value,
        string|null|Omit $statusCallback = Omit::Value,
        bool|Omit $usesNumberUrl = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\MessagingService {
        $call = new Call(
            'POST',
            '/v1/messaging_services',
            body: [
                'name' => $name,
                'sticky_sender' => $stickySender,
                'validity_period' => $validityPeriod,
                'inbound_url' => $inboundUrl,
                'inbound_method' => $inboundMethod,
                'fallback_url' => $fallbackUrl,
                'fallback_method' => $fallbackMethod,
                'status_callback' => $statusCallback,
                'uses_number_url' => $usesNumberUrl,
            ],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\MessagingService::class, $requestOptions);
    }

    /**
     * List messaging services. Returns the messaging services, newest first.
     *
     * `GET /v1/messaging_services`. An API key needs one of the scopes `full`, `messages`, `read`.
     *
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\MessagingService>
     */
    public function list(
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/v1/messaging_services',
            query: ['limit' => $limit, 'cursor' => $cursor],
        );
        return $this->sender->page($call, Model\MessagingService::class, $requestOptions);
    }

    /**
     * Retrieve a messaging service. Returns one messaging service.
     *
     * `GET /v1/messaging_services/{sid}`. An API key needs one of the scopes `full`, `messages`, `read`.
     */
    public function get(string $sid, ?RequestOptions $requestOptions = null): Model\MessagingService
    {
        $call = new Call('GET', '/v1/messaging_services/{sid}', value: $sid);
        return $this->sender->value($call, Model\MessagingService::class, $requestOptions);
    }

    /**
     * Change a messaging service. Changes the fields that you send. The change applies to new messages,
     * within two seconds.
     *
     * `PATCH /v1/messaging_services/{sid}`. An API key needs one of the scopes `full`, `messages`.
     *
     * @param string|Omit $name The name, up to 64 characters.
     * @param bool|Omit $stickySender True if a recipient gets all messages from the same sender. Default:
     *     true.
     * @param int|null|Omit $validityPeriod The `validity_period` in seconds of messages that set none. Null
     *     removes the default.
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
     * @param bool|Omit $usesNumberUrl True if an inbound message goes to the `inbound_url` of its number,
     *     although the service has one. Default: false.
     */
    public function update(
        string $sid,
        string|Omit $name = Omit::Value,
        bool|Omit $stickySender = Omit::Value,
        int|null|Omit $validityPeriod = Omit::Value,
        string|null|Omit $inboundUrl = Omit::Value,
        string|Omit $inboundMethod = Omit::Value,
        string|null|Omit $fallbackUrl = Omit::Value,
        string|Omit $fallbackMethod = Omit::Value,
        string|null|Omit $statusCallback = Omit::Value,
        bool|Omit $usesNumberUrl = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\MessagingService {
        $call = new Call(
            'PATCH',
            '/v1/messaging_services/{sid}',
            value: $sid,
            body: [
                'name' => $name,
                'sticky_sender' => $stickySender,
                'validity_period' => $validityPeriod,
                'inbound_url' => $inboundUrl,
                'inbound_method' => $inboundMethod,
                'fallback_url' => $fallbackUrl,
                'fallback_method' => $fallbackMethod,
                'status_callback' => $statusCallback,
                'uses_number_url' => $usesNumberUrl,
            ],
        );
        return $this->sender->value($call, Model\MessagingService::class, $requestOptions);
    }

    /**
     * Delete a messaging service. Deletes the messaging service. Its senders can join another one. Posthorn
     * still sends the messages that it has accepted.
     *
     * `DELETE /v1/messaging_services/{sid}`. An API key needs one of the scopes `full`, `messages`.
     */
    public function delete(string $sid, ?RequestOptions $requestOptions = null): Response
    {
        $call = new Call('DELETE', '/v1/messaging_services/{sid}', value: $sid);
        return $this->sender->nothing($call, $requestOptions);
    }
}

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
use Posthorn\StreamedEvent;

/**
 * `$client->messages`.
 *
 * @property-read MessagesEvents $events
 * @property-read MessagesMedia $media
 */
class Messages extends Resource
{
    protected const RESOURCES = ['events' => MessagesEvents::class, 'media' => MessagesMedia::class];

    /**
     * Send a message. Stores a message and queues it for sending. The server responds after it has stored
     * the message, so an accepted message is not lost. Follow its progress with its `status`, events and
     * timeline. If the message of a repeated request was deleted, the response is `message_not_found` and
     * nothing is sent.
     *
     * `POST /v1/messages`. An API key needs one of the scopes `full`, `messages`.
     *
     * @param string $to The recipient. A phone number with its country code, a chat address with its prefix,
     *     as in xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in
     *     email:ann@example.org. A number can contain spaces, dashes, dots, slashes and parentheses. The
     *     response has it in E.164. You can send up to 5 addresses of one person, separated by commas, as a
     *     list, or as a repeated key. Posthorn tries them in this order until a carrier delivers the
     *     message. Several can be of one channel, but none can be in the list twice.
     * @param string|Omit $from The sender: a phone number, a short code, a name, or a chat or email address
     *     with its prefix. If `to` has several addresses, send one sender for each in the same order, or one
     *     for all. A phone number also stands for the same number on WhatsApp. A name has 1 to 11
     *     characters: letters, digits, inner spaces and & + . _ -. Required unless you send
     *     `messaging_service_sid`.
     * @param string|Omit $messagingServiceSid The messaging service whose pool has the sender. Without
     *     `from`, Posthorn chooses the sender of the pool. A message without `validity_period` has that of
     *     the service.
     * @param string|Omit $body The text of the message: up to 1,600 characters over SMS and MMS, 4,096 over
     *     WhatsApp and Telegram, and 10,000 over other channels. It must fit the channel of each address of
     *     `to`. Required unless you send `media_url`.
     * @param list<string>|Omit $mediaUrl The HTTPS URLs of media to attach (MMS), up to 10. An empty list
     *     means no media.
     * @param array{name:string,language:string,parameters?:array<string,string>,header?:array<string,string>,buttons?:list<array{index:int,type:'url'|'quick_reply'|'copy_code',value:string}>}|Omit
     *     $template The approved template to send to recipients on WhatsApp. WhatsApp accepts free text only
     *     within 24 hours after a message of the recipient, and templates always. With a template, `body` is
     *     optional and only appears in the message log. `media_url` is the medium of the template's header,
     *     at most one. In a form, send JSON.
     * @param int|Omit $fallbackAfter The number of seconds that each address of `to` has to deliver before
     *     Posthorn tries the next one. Default: 300. The time begins with the first attempt at the address,
     *     for a scheduled message not before `send_at`. It has no effect for one address.
     * @param \DateTimeInterface|string|Omit $sendAt The time at which to send the message, up to 35 days
     *     ahead. Until then, the status is `queued`. A time in the past has no effect.
     * @param int|Omit $validityPeriod The number of seconds after which carriers must not deliver the
     *     message, up to 14 days.
     * @param list<string>|Omit $tags Up to 20 labels to filter messages by.
     * @param array<string,string>|Omit $metadata Your own fields, up to 50. A name has up to 40 characters
     *     and a value up to 500. Together they have at most 8 KiB of JSON. Answers and events contain them.
     *     In a form, write `metadata[order]=8731`.
     * @param string|Omit $statusCallback The HTTPS URL that receives each later status of the message, as a
     *     signed event. It follows the rules of a webhook's URL. Posthorn creates a webhook endpoint for its
     *     origin, whose secret signs the requests. An account can have 20 origins.
     * @param int|Omit $maxSegments The maximum number of segments. The server refuses a longer message.
     */
    public function create(
        string $to,
        string|Omit $from = Omit::Value,
        string|Omit $messagingServiceSid = Omit::Value,
        string|Omit $body = Omit::Value,
        array|Omit $mediaUrl = Omit::Value,
        array|Omit $template = Omit::Value,
        int|Omit $fallbackAfter = Omit::Value,
        \DateTimeInterface|string|Omit $sendAt = Omit::Value,
        int|Omit $validityPeriod = Omit::Value,
        array|Omit $tags = Omit::Value,
        array|Omit $metadata = Omit::Value,
        string|Omit $statusCallback = Omit::Value,
        int|Omit $maxSegments = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\Message {
        $call = new Call(
            'POST',
            '/v1/messages',
            body: [
                'to' => $to,
                'from' => $from,
                'messaging_service_sid' => $messagingServiceSid,
                'body' => $body,
                'media_url' => Call::list($mediaUrl),
                'template' => Call::map($template),
                'fallback_after' => $fallbackAfter,
                'send_at' => $sendAt,
                'validity_period' => $validityPeriod,
                'tags' => Call::list($tags),
                'metadata' => Call::map($metadata),
                'status_callback' => $statusCallback,
                'max_segments' => $maxSegments,
            ],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\Message::class, $requestOptions);
    }

    /**
     * List messages. Returns messages that match all filters, newest first unless `order` says otherwise.
     * With filters other than `to`, `created_after` and `created_before`, a page reads at most ten thousand
     * entries. So it can have fewer than `limit`, or none, while `has_more` is true. Continue with
     * `next_cursor`. Failed and undelivered messages are found however rare they are.
     *
     * `GET /v1/messages`. An API key needs one of the scopes `full`, `messages`, `read`.
     *
     * @param string|Omit $to The recipient to filter by.
     * @param string|Omit $from The sender to filter by.
     * @param list<'queued'|'sending'|'sent'|'delivered'|'undelivered'|'failed'|'received'>|Omit $status The
     *     status to filter by. Several values, as a repeated parameter or with commas, match any of them.
     * @param 'invalid_recipient'|'unroutable'|'region_not_permitted'|'recipient_opted_out'|'not_mobile'|'invalid_sender'|'sender_not_permitted'|'sender_queue_full'|'throttled'|'carrier_unavailable'|'carrier_rejected'|'message_invalid'|'channel_unavailable'|'unreachable_handset'|'unknown_handset'|'unknown_user'|'unknown_mailbox'|'landline'|'blocked_by_carrier'|'blocked_by_recipient'|'window_closed'|'marketing_limit'|'template_invalid'|'delivery_failed'|'canceled'|'validity_expired'|'outcome_unknown'|'media_too_large'|'media_unfetchable'|'media_type_unsupported'|'media_unsupported'|Omit
     *     $errorCode The error code to filter by.
     * @param 'outbound'|'inbound'|Omit $direction The direction to filter by.
     * @param 'sms'|'mms'|'whatsapp'|'xmpp'|'matrix'|'telegram'|'email'|Omit $channel The channel to filter
     *     by.
     * @param string|Omit $tag The tag to filter by.
     * @param array<string,string>|Omit $metadata The entries of `metadata` to filter by, as in
     *     `metadata[order]=8731`, or as a JSON object. A resource must have all of them.
     * @param string|Omit $number The digits to search for in the sender and the recipient. A number with a
     *     plus and an address with a prefix must match completely. Spaces and dashes in numbers are ignored.
     * @param \DateTimeInterface|string|Omit $createdAfter The earliest creation time, inclusive.
     * @param \DateTimeInterface|string|Omit $createdBefore The latest creation time, exclusive.
     * @param \DateTimeInterface|string|Omit $sentAfter The earliest sending time, inclusive.
     * @param \DateTimeInterface|string|Omit $sentBefore The latest sending time, exclusive.
     * @param 'asc'|'desc'|Omit $order The order by creation time: `desc` has the newest entry first, `asc`
     *     the oldest.
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\Message>
     */
    public function list(
        string|Omit $to = Omit::Value,
        string|Omit $from = Omit::Value,
        array|Omit $status = Omit::Value,
        string|Omit $errorCode = Omit::Value,
        string|Omit $direction = Omit::Value,
        string|Omit $channel = Omit::Value,
        string|Omit $tag = Omit::Value,
        array|Omit $metadata = Omit::Value,
        string|Omit $number = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        \DateTimeInterface|string|Omit $createdBefore = Omit::Value,
        \DateTimeInterface|string|Omit $sentAfter = Omit::Value,
        \DateTimeInterface|string|Omit $sentBefore = Omit::Value,
        string|Omit $order = Omit::Value,
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/v1/messages',
            query: [
                'to' => $to,
                'from' => $from,
                'status' => Call::list($status),
                'error_code' => $errorCode,
                'direction' => $direction,
                'channel' => $channel,
                'tag' => $tag,
                'metadata' => Call::map($metadata),
                'number' => $number,
                'created_after' => $createdAfter,
                'created_before' => $createdBefore,
                'sent_after' => $sentAfter,
                'sent_before' => $sentBefore,
                'order' => $order,
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        );
        return $this->sender->page($call, Model\Message::class, $requestOptions);
    }

    /**
     * Preview a message. Returns the encoding, the segments, the characters that require UCS-2, the price
     * and the route. Sends and stores nothing.
     *
     * `POST /v1/messages/preview`. An API key needs one of the scopes `full`, `messages`, `read`.
     *
     * @param string $to The recipient. A phone number with its country code, a chat address with its prefix,
     *     as in xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in
     *     email:ann@example.org. A number can contain spaces, dashes, dots, slashes and parentheses. The
     *     response has it in E.164. You can send up to 5 addresses of one person, separated by commas, as a
     *     list, or as a repeated key. Posthorn tries them in this order until a carrier delivers the
     *     message. Several can be of one channel, but none can be in the list twice.
     * @param string|Omit $from The sender. It can decide the route. The same rules as for sending apply.
     * @param string|Omit $body The text of the message: up to 1,600 characters over SMS and MMS, 4,096 over
     *     WhatsApp and Telegram, and 10,000 over other channels. It must fit the channel of each address of
     *     `to`. Required unless you send `media_url`.
     * @param list<string>|Omit $mediaUrl The HTTPS URLs of media to attach (MMS), up to 10. An empty list
     *     means no media.
     * @param array{name:string,language:string,parameters?:array<string,string>,header?:array<string,string>,buttons?:list<array{index:int,type:'url'|'quick_reply'|'copy_code',value:string}>}|Omit
     *     $template The approved template to send to recipients on WhatsApp. WhatsApp accepts free text only
     *     within 24 hours after a message of the recipient, and templates always. With a template, `body` is
     *     optional and only appears in the message log. `media_url` is the medium of the template's header,
     *     at most one. In a form, send JSON.
     */
    public function preview(
        string $to,
        string|Omit $from = Omit::Value,
        string|Omit $body = Omit::Value,
        array|Omit $mediaUrl = Omit::Value,
        array|Omit $template = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\MessagePreview {
        $call = new Call(
            'POST',
            '/v1/messages/preview',
            body: [
                'to' => $to,
                'from' => $from,
                'body' => $body,
                'media_url' => Call::list($mediaUrl),
                'template' => Call::map($template),
            ],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\MessagePreview::class, $requestOptions);
    }

    /**
     * Follow the messages as they change. Streams changed messages as server-sent events, for live pages.
     * The data of a `messages` event is a list of messages. It has the messages that were accepted, were
     * received or changed their status since the previous event. Each message occurs once with its current
     * state, in the order of the changes. Messages of all processes arrive within about 0.25 seconds. Under
     * high load, events are rarer and larger. Each event has an `id`. A client that sends it as
     * `Last-Event-ID` continues after it, at any process, as long as Posthorn keeps events. Browsers do so
     * automatically. A message can occur twice. Deleted messages do not occur. The stream sends data, such
     * as an `id`, at least every 15 seconds. It ends after five minutes or `timeout_ms`, and if the client
     * reads nothing for 30 seconds. Then connect again. It also ends within two seconds after its session,
     * key or token ends, and the server refuses a new connection with it. At most 20 streams of an account
     * can be open at one process.
     *
     * `GET /v1/messages/stream`. An API key needs one of the scopes `full`, `messages`, `read`.
     *
     * @param int|Omit $timeoutMs The maximum duration of the stream in milliseconds, up to five minutes.
     * @return \Generator<int,StreamedEvent<list<Model\Message>>>
     */
    public function stream(
        int|Omit $timeoutMs = Omit::Value,
        ?string $lastEventId = null,
        ?RequestOptions $requestOptions = null,
    ): \Generator {
        $call = new Call('GET', '/v1/messages/stream', query: ['timeout_ms' => $timeoutMs]);
        return $this->sender->stream($call, ['list', Model\Message::class], $requestOptions, $lastEventId);
    }

    /**
     * Retrieve a message. Returns the current message.
     *
     * `GET /v1/messages/{sid}`. An API key needs one of the scopes `full`, `messages`, `read`.
     */
    public function get(string $sid, ?RequestOptions $requestOptions = null): Model\Message
    {
        $call = new Call('GET', '/v1/messages/{sid}', value: $sid);
        return $this->sender->value($call, Model\Message::class, $requestOptions);
    }

    /**
     * Delete a message. Deletes the message and erases its text, template, tags, metadata and media. It also
     * erases them from its events, from stored responses for an `Idempotency-Key`, from the delivery log and
     * from the simulator. Posthorn does not send a queued message. It cannot recall a message from a
     * carrier, and later receipts of that message create no events. If you repeat the request that created
     * the message with the same key, the response is `message_not_found` and nothing is sent. The events of
     * the message keep the numbers, times and status until their retention ends. The operating guide lists
     * the other remaining data. Pending deliveries of its events have an empty `body`, no `tags`, `metadata`
     * and `template`. Only requests to webhooks that are already in progress still contain them.
     *
     * `DELETE /v1/messages/{sid}`. An API key needs one of the scopes `full`, `messages`.
     */
    public function delete(string $sid, ?RequestOptions $requestOptions = null): Response
    {
        $call = new Call('DELETE', '/v1/messages/{sid}', value: $sid);
        return $this->sender->nothing($call, $requestOptions);
    }

    /**
     * Cancel a message. Cancels a queued message, such as one that waits for its `send_at`. Its status is
     * `failed`, with the `error_code` `canceled`. Posthorn cannot recall a message from a carrier. A
     * repeated request returns the same response.
     *
     * `POST /v1/messages/{sid}/cancel`. An API key needs one of the scopes `full`, `messages`.
     */
    public function cancel(string $sid, ?RequestOptions $requestOptions = null): Model\Message
    {
        $call = new Call('POST', '/v1/messages/{sid}/cancel', value: $sid, idempotence: 'key');
        return $this->sender->value($call, Model\Message::class, $requestOptions);
    }

    /**
     * Redact a message. Erases the text, template, tags and metadata of the message in all places that a
     * deletion erases. The message remains with its numbers, times, status and price. Its media remain, too:
     * delete each with `DELETE /v1/media/{sid}`. A repeated request returns the same response.
     *
     * `POST /v1/messages/{sid}/redact`. An API key needs one of the scopes `full`, `messages`.
     */
    public function redact(string $sid, ?RequestOptions $requestOptions = null): Model\Message
    {
        $call = new Call('POST', '/v1/messages/{sid}/redact', value: $sid, idempotence: 'key');
        return $this->sender->value($call, Model\Message::class, $requestOptions);
    }

    /**
     * Report the outcome of a message. Records in the timeline of the message whether the recipient acted on
     * it, such as by entering its code. It changes no status. The operator compares such reports with the
     * receipts of a carrier.
     *
     * `POST /v1/messages/{sid}/feedback`. An API key needs one of the scopes `full`, `messages`.
     *
     * @param 'confirmed'|'unconfirmed' $outcome `confirmed` if the recipient acted on the message,
     *     `unconfirmed` if it is not known.
     */
    public function feedback(
        string $sid,
        string $outcome,
        ?RequestOptions $requestOptions = null,
    ): Model\MessageFeedback {
        $call = new Call(
            'POST',
            '/v1/messages/{sid}/feedback',
            value: $sid,
            body: ['outcome' => $outcome],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\MessageFeedback::class, $requestOptions);
    }
}

<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A sent or received message.
 *
 * @property-read string $sid Identifier of the message.
 * @property-read string $accountSid The account of the message.
 * @property-read string $direction The direction: sent by the account, or received.
 * @property-read string $channel The channel.
 * @property-read string $status The status. It never returns to an earlier one.
 * @property-read string $to The recipient.
 * @property-read string $from The sender.
 * @property-read string $body The text. Empty for a message with media only.
 * @property-read int $numSegments The number of segments of the text.
 * @property-read int $numMedia The number of attached media.
 * @property-read float|null $price The price of all segments. Null before a carrier gets the message, and
 *     without a rate for the recipient. For several addresses, the sum of the prices on the channels whose
 *     carriers accepted the message.
 * @property-read string $priceUnit The currency of the price (ISO 4217).
 * @property-read string|null $errorCode The reason why the message failed or was not delivered. Null
 *     otherwise. The codes are `invalid_recipient`, `unroutable`, `region_not_permitted`,
 *     `recipient_opted_out`, `not_mobile`, `invalid_sender`, `sender_not_permitted`, `sender_queue_full`,
 *     `throttled`, `carrier_unavailable`, `carrier_rejected`, `message_invalid`, `channel_unavailable`,
 *     `unreachable_handset`, `unknown_handset`, `unknown_user`, `unknown_mailbox`, `landline`,
 *     `blocked_by_carrier`, `blocked_by_recipient`, `window_closed`, `marketing_limit`, `template_invalid`,
 *     `delivery_failed`, `canceled`, `validity_expired`, `outcome_unknown`, `media_too_large`,
 *     `media_unfetchable`, `media_type_unsupported`, `media_unsupported`. Later versions can add codes.
 * @property-read string|null $errorMessage The meaning of `error_code` as a sentence. Null without an error.
 * @property-read list<string> $tags The `tags` of the request.
 * @property-read array<string,string> $metadata Your own fields: `metadata` of the request.
 * @property-read \DateTimeImmutable|null $sendAt
 * @property-read \DateTimeImmutable $createdAt The time when the server accepted or received the message.
 * @property-read \DateTimeImmutable $updatedAt The time of the last change.
 * @property-read \DateTimeImmutable|null $sentAt
 * @property-read \DateTimeImmutable|null $deliveredAt
 * @property-read \DateTimeImmutable|null $readAt
 * @property-read list<MessageAddress>|null $channels The status of each address, in the order of `to`, for a
 *     message with several addresses. Null for other messages. `to`, `from` and `channel` of the message
 *     describe the address that Posthorn tries or that delivered.
 * @property-read MessageTemplate|null $template The template that is sent over WhatsApp in place of the
 *     body. Null for other messages.
 * @property-read string $carrierSid The carrier that sends or received the message. Until the status is
 *     `sent`, Posthorn can move the message to another carrier. An event names the carrier at its time.
 * @property-read string|null $statusCallback The `status_callback` of the request. Null without one.
 * @property-read string|null $messagingServiceSid
 * @property-read string|null $replyToSid
 */
final class Message extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'accountSid' => ['account_sid', null],
        'direction' => ['direction', null],
        'channel' => ['channel', null],
        'status' => ['status', null],
        'to' => ['to', null],
        'from' => ['from', null],
        'body' => ['body', null],
        'numSegments' => ['num_segments', null],
        'numMedia' => ['num_media', null],
        'price' => ['price', null],
        'priceUnit' => ['price_unit', null],
        'errorCode' => ['error_code', null],
        'errorMessage' => ['error_message', null],
        'tags' => ['tags', null],
        'metadata' => ['metadata', ['map', null]],
        'sendAt' => ['send_at', 'time'],
        'createdAt' => ['created_at', 'time'],
        'updatedAt' => ['updated_at', 'time'],
        'sentAt' => ['sent_at', 'time'],
        'deliveredAt' => ['delivered_at', 'time'],
        'readAt' => ['read_at', 'time'],
        'channels' => ['channels', ['list', MessageAddress::class]],
        'template' => ['template', MessageTemplate::class],
        'carrierSid' => ['carrier_sid', null],
        'statusCallback' => ['status_callback', null],
        'messagingServiceSid' => ['messaging_service_sid', null],
        'replyToSid' => ['reply_to_sid', null],
    ];
}

<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The messages between an address of the account and a person, over all channels.
 *
 * @property-read string $number The address of the account, without the prefix whatsapp:.
 * @property-read string $contact The address of the person, without the prefix whatsapp:.
 * @property-read Message $lastMessage The newest message.
 */
final class Conversation extends Model
{
    protected const FIELDS = [
        'number' => ['number', null],
        'contact' => ['contact', null],
        'lastMessage' => ['last_message', Message::class],
    ];
}

<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Resource;

use Posthorn\Internal\Call;
use Posthorn\Internal\Resource;
use Posthorn\Model;
use Posthorn\Omit;
use Posthorn\RequestOptions;

/**
 * `$client->simulator`.
 *
 * @property-read SimulatorMessages $messages
 * @property-read SimulatorNumbers $numbers
 * @property-read SimulatorHolds $holds
 */
class Simulator extends Resource
{
    protected const RESOURCES = [
        'messages' => SimulatorMessages::class,
        'numbers' => SimulatorNumbers::class,
        'holds' => SimulatorHolds::class,
    ];

    /**
     * Send a message to the account. Simulates a message from a handset to a number of the account. The
     * response comes after Posthorn stored the message and created the event `messages.received`.
     *
     * `POST /v1/simulator/inbound`. An API key needs one of the scopes `full`, `messages`.
     *
     * @param string $to A phone number of the account.
     * @param string $from The sender of the message, in any form that a network reports.
     * @param string|Omit $body The text: up to 1,600 characters over SMS and MMS, 4,096 over WhatsApp and
     *     Telegram, and 10,000 over other channels. Required without `media`.
     * @param list<string>|Omit $media The attached media (MMS): up to 10 data URLs in base64, in a request
     *     of at most 256 KiB.
     */
    public function inbound(
        string $to,
        string $from,
        string|Omit $body = Omit::Value,
        array|Omit $media = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\SimulatorInbound {
        $call = new Call(
            'POST',
            '/v1/simulator/inbound',
            body: ['to' => $to, 'from' => $from, 'body' => $body, 'media' => Call::list($media)],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\SimulatorInbound::class, $requestOptions);
    }
}

<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn;

/**
 * The client. Each property is a resource of the API.
 *
 * @property-read Resource\Messages $messages
 * @property-read Resource\Conversations $conversations
 * @property-read Resource\Media $media
 * @property-read Resource\PhoneNumbers $phoneNumbers
 * @property-read Resource\MessagingServices $messagingServices
 * @property-read Resource\OptOuts $optOuts
 * @property-read Resource\Auth $auth
 * @property-read Resource\Payments $payments
 * @property-read Resource\Refunds $refunds
 * @property-read Resource\Disputes $disputes
 * @property-read Resource\PaymentProviders $paymentProviders
 * @property-read Resource\PaymentProviderKinds $paymentProviderKinds
 * @property-read Resource\Transactions $transactions
 * @property-read Resource\Balances $balances
 * @property-read Resource\LedgerPeriods $ledgerPeriods
 * @property-read Resource\Reconciliations $reconciliations
 * @property-read Resource\Differences $differences
 * @property-read Resource\Webhooks $webhooks
 * @property-read Resource\Deliveries $deliveries
 * @property-read Resource\Replays $replays
 * @property-read Resource\Events $events
 * @property-read Resource\EventTypes $eventTypes
 * @property-read Resource\Statistics $statistics
 * @property-read Resource\Account $account
 * @property-read Resource\ApiKeys $apiKeys
 * @property-read Resource\Operator $operator
 * @property-read Resource\Simulator $simulator
 */
class Client extends BaseClient
{
    protected const RESOURCES = [
        'messages' => Resource\Messages::class,
        'conversations' => Resource\Conversations::class,
        'media' => Resource\Media::class,
        'phoneNumbers' => Resource\PhoneNumbers::class,
        'messagingServices' => Resource\MessagingServices::class,
        'optOuts' => Resource\OptOuts::class,
        'auth' => Resource\Auth::class,
        'payments' => Resource\Payments::class,
        'refunds' => Resource\Refunds::class,
        'disputes' => Resource\Disputes::class,
        'paymentProviders' => Resource\PaymentProviders::class,
        'paymentProviderKinds' => Resource\PaymentProviderKinds::class,
        'transactions' => Resource\Transactions::class,
        'balances' => Resource\Balances::class,
        'ledgerPeriods' => Resource\LedgerPeriods::class,
        'reconciliations' => Resource\Reconciliations::class,
        'differences' => Resource\Differences::class,
        'webhooks' => Resource\Webhooks::class,
        'deliveries' => Resource\Deliveries::class,
        'replays' => Resource\Replays::class,
        'events' => Resource\Events::class,
        'eventTypes' => Resource\EventTypes::class,
        'statistics' => Resource\Statistics::class,
        'account' => Resource\Account::class,
        'apiKeys' => Resource\ApiKeys::class,
        'operator' => Resource\Operator::class,
        'simulator' => Resource\Simulator::class,
    ];
}

<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Resource;

use Posthorn\Internal\Resource;

/**
 * `$client->operator`.
 *
 * @property-read OperatorAccounts $accounts
 * @property-read OperatorDeadLetters $deadLetters
 * @property-read OperatorCarriers $carriers
 * @property-read OperatorCarrierKinds $carrierKinds
 * @property-read OperatorCarrierPresets $carrierPresets
 * @property-read OperatorPaymentProviderKinds $paymentProviderKinds
 * @property-read OperatorMessages $messages
 * @property-read OperatorRoutes $routes
 * @property-read OperatorRates $rates
 * @property-read OperatorVerifications $verifications
 * @property-read OperatorVerificationScores $verificationScores
 * @property-read OperatorVerificationBlocks $verificationBlocks
 * @property-read OperatorPhoneNumbers $phoneNumbers
 * @property-read OperatorSenderRules $senderRules
 */
class Operator extends Resource
{
    protected const RESOURCES = [
        'accounts' => OperatorAccounts::class,
        'deadLetters' => OperatorDeadLetters::class,
        'carriers' => OperatorCarriers::class,
        'carrierKinds' => OperatorCarrierKinds::class,
        'carrierPresets' => OperatorCarrierPresets::class,
        'paymentProviderKinds' => OperatorPaymentProviderKinds::class,
        'messages' => OperatorMessages::class,
        'routes' => OperatorRoutes::class,
        'rates' => OperatorRates::class,
        'verifications' => OperatorVerifications::class,
        'verificationScores' => OperatorVerificationScores::class,
        'verificationBlocks' => OperatorVerificationBlocks::class,
        'phoneNumbers' => OperatorPhoneNumbers::class,
        'senderRules' => OperatorSenderRules::class,
    ];
}

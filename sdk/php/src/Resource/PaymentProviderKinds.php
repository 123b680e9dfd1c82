<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Resource;

use Posthorn\Internal\Call;
use Posthorn\Internal\Resource;
use Posthorn\Model;
use Posthorn\Page;
use Posthorn\RequestOptions;

/** `$client->paymentProviderKinds`. */
class PaymentProviderKinds extends Resource
{
    /**
     * List the kinds of payment providers. Returns the kinds of payment providers with the JSON Schemas of
     * their settings, on one page.
     *
     * `GET /v1/payment_provider_kinds`. An API key needs one of the scopes `full`, `payments`, `read`.
     *
     * @return Page<Model\PaymentProviderKindDescription>
     */
    public function list(?RequestOptions $requestOptions = null): Page
    {
        $call = new Call('GET', '/v1/payment_provider_kinds');
        return $this->sender->page($call, Model\PaymentProviderKindDescription::class, $requestOptions);
    }
}

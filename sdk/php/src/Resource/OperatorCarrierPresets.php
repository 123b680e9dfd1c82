<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Resource;

use Posthorn\Internal\Call;
use Posthorn\Internal\Resource;
use Posthorn\Model;
use Posthorn\Page;
use Posthorn\RequestOptions;

/** `$client->operator->carrierPresets`. */
class OperatorCarrierPresets extends Resource
{
    /**
     * List the presets of carriers over HTTP. Returns the providers and gateways for which Posthorn includes
     * settings, on one page.
     *
     * `GET /operator/v1/carrier_presets`. Only the operator can use this operation.
     *
     * @return Page<Model\CarrierPreset>
     */
    public function list(?RequestOptions $requestOptions = null): Page
    {
        $call = new Call('GET', '/operator/v1/carrier_presets');
        return $this->sender->page($call, Model\CarrierPreset::class, $requestOptions);
    }
}

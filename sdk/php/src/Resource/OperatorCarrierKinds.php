<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Resource;

use Posthorn\Internal\Call;
use Posthorn\Internal\Resource;
use Posthorn\Model;
use Posthorn\Page;
use Posthorn\RequestOptions;

/** `$client->operator->carrierKinds`. */
class OperatorCarrierKinds extends Resource
{
    /**
     * List the kinds of carriers. Returns the kinds of carriers on one page. The JSON Schemas of their
     * settings describe a form: labels, meanings, defaults and groups.
     *
     * `GET /operator/v1/carrier_kinds`. Only the operator can use this operation.
     *
     * @return Page<Model\CarrierKindDescription>
     */
    public function list(?RequestOptions $requestOptions = null): Page
    {
        $call = new Call('GET', '/operator/v1/carrier_kinds');
        return $this->sender->page($call, Model\CarrierKindDescription::class, $requestOptions);
    }
}

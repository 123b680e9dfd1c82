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

/** `$client->auth->texts`. */
class AuthTexts extends Resource
{
    /**
     * Preview the messages. Returns the messages with the settings of a service, ordered by language, on one
     * page. Sends nothing.
     *
     * `GET /v1/auth/texts`. An API key needs one of the scopes `full`, `auth`, `read`.
     *
     * @param string|Omit $serviceSid The service. Default: the default service.
     * @param string|Omit $locale The language to filter by (BCP 47).
     * @param 'code'|'link'|Omit $method The method of the message: a code or a link.
     * @return Page<Model\VerificationText>
     */
    public function list(
        string|Omit $serviceSid = Omit::Value,
        string|Omit $locale = Omit::Value,
        string|Omit $method = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/v1/auth/texts',
            query: ['service_sid' => $serviceSid, 'locale' => $locale, 'method' => $method],
        );
        return $this->sender->page($call, Model\VerificationText::class, $requestOptions);
    }
}

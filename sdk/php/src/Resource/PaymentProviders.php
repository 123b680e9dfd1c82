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

/** `$client->paymentProviders`. */
class PaymentProviders extends Resource
{
    /**
     * Connect a payment provider. Connects a provider. New payments then use it instead of the simulated
     * provider. Enter `notification_url` at the provider as its webhook endpoint, so that the provider
     * notifies Posthorn of changes.
     *
     * `POST /v1/payment_providers`. An API key needs one of the scopes `full`.
     *
     * @param string $kind The kind of provider. `GET /v1/payment_provider_kinds` lists the kinds.
     * @param string $name The display name.
     * @param array<string,mixed>|Omit $settings The settings of this kind of provider, such as `client_id`.
     *     `GET /v1/payment_provider_kinds` has their schema.
     * @param array<string,mixed>|Omit $secrets The credentials, such as `secret_key`. Posthorn encrypts them
     *     and never returns them.
     * @param list<string>|Omit $currencies The currencies for which Posthorn uses the provider. An empty
     *     list means all.
     * @param int|Omit $priority The priority. Posthorn tries the provider with the lowest priority first.
     *     The default is `10`.
     * @param 'enabled'|'disabled'|Omit $status The status. New payments do not use a disabled provider.
     *     Refunds and disputes of its earlier payments continue. The default is `enabled`.
     */
    public function create(
        string $kind,
        string $name,
        array|Omit $settings = Omit::Value,
        #[\SensitiveParameter] array|Omit $secrets = Omit::Value,
        array|Omit $currencies = Omit::Value,
        int|Omit $priority = Omit::Value,
        string|Omit $status = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\PaymentProvider {
        $call = new Call(
            'POST',
            '/v1/payment_providers',
            body: [
                'kind' => $kind,
                'name' => $name,
                'settings' => Call::map($settings),
                'secrets' => Call::map($secrets),
                'currencies' => Call::list($currencies),
                'priority' => $priority,
                'status' => $status,
            ],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\PaymentProvider::class, $requestOptions);
    }

    /**
     * List payment providers. Returns the providers in the order in which Posthorn tries them, on one page.
     * The list does not contain the simulated provider.
     *
     * `GET /v1/payment_providers`. An API key needs one of the scopes `full`, `payments`, `read`.
     *
     * @return Page<Model\PaymentProvider>
     */
    public function list(?RequestOptions $requestOptions = null): Page
    {
        $call = new Call('GET', '/v1/payment_providers');
        return $this->sender->page($call, Model\PaymentProvider::class, $requestOptions);
    }

    /**
     * Retrieve a payment provider. Returns the provider without its secrets.
     *
     * `GET /v1/payment_providers/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
     */
    public function get(string $sid, ?RequestOptions $requestOptions = null): Model\PaymentProvider
    {
        $call = new Call('GET', '/v1/payment_providers/{sid}', value: $sid);
        return $this->sender->value($call, Model\PaymentProvider::class, $requestOptions);
    }

    /**
     * Change a payment provider. Changes the fields that you send. `settings` and `secrets` replace the
     * stored objects completely. If you change the address for requests, send the secrets in the same
     * request.
     *
     * `PATCH /v1/payment_providers/{sid}`. An API key needs one of the scopes `full`.
     *
     * @param string|Omit $name The display name.
     * @param array<string,mixed>|Omit $settings The settings of this kind of provider, such as `client_id`.
     *     `GET /v1/payment_provider_kinds` has their schema.
     * @param array<string,mixed>|Omit $secrets The credentials, such as `secret_key`. Posthorn encrypts them
     *     and never returns them.
     * @param list<string>|Omit $currencies The currencies for which Posthorn uses the provider. An empty
     *     list means all.
     * @param int|Omit $priority The priority. Posthorn tries the provider with the lowest priority first.
     * @param 'enabled'|'disabled'|Omit $status The status. New payments do not use a disabled provider.
     *     Refunds and disputes of its earlier payments continue.
     */
    public function update(
        string $sid,
        string|Omit $name = Omit::Value,
        array|Omit $settings = Omit::Value,
        #[\SensitiveParameter] array|Omit $secrets = Omit::Value,
        array|Omit $currencies = Omit::Value,
        int|Omit $priority = Omit::Value,
        string|Omit $status = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\PaymentProvider {
        $call = new Call(
            'PATCH',
            '/v1/payment_providers/{sid}',
            value: $sid,
            body: [
                'name' => $name,
                'settings' => Call::map($settings),
                'secrets' => Call::map($secrets),
                'currencies' => Call::list($currencies),
                'priority' => $priority,
                'status' => $status,
            ],
        );
        return $this->sender->value($call, Model\PaymentProvider::class, $requestOptions);
    }

    /**
     * Delete a payment provider. Deletes a provider and erases its secrets. The provider must have no
     * captured money, and its payments must have ended. Disable other providers instead: new payments then
     * do not use them, while refunds, disputes and reconciliation continue.
     *
     * `DELETE /v1/payment_providers/{sid}`. An API key needs one of the scopes `full`.
     */
    public function delete(string $sid, ?RequestOptions $requestOptions = null): Response
    {
        $call = new Call('DELETE', '/v1/payment_providers/{sid}', value: $sid);
        return $this->sender->nothing($call, $requestOptions);
    }
}

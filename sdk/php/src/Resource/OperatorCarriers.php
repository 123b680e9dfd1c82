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

/** `$client->operator->carriers`. */
class OperatorCarriers extends Resource
{
    /**
     * Connect a carrier. Adds a carrier and connects to it at once. Retrieve the carrier to see its state.
     * It gets no messages until you create a route to it.
     *
     * `POST /operator/v1/carriers`. Only the operator can use this operation.
     *
     * @param string $name The display name.
     * @param array<string,mixed> $settings The settings of the connection: at least `hosts` and `system_id`,
     *     or `host` and `from` for email. In a form, send JSON. The guides to a first carrier and to email
     *     explain each setting.
     * @param string|Omit $kind The protocol. `smpp`: SMPP. `smtp`: Mail server (SMTP). `http`: Provider or
     *     gateway (HTTP). `mm4`: MMSC (MM4). `mm7`: MMSC (MM7). `xmpp`: XMPP. `matrix`: Matrix. `telegram`:
     *     Telegram. `whatsapp`: WhatsApp. You cannot change it later. The default is `smpp`.
     * @param string|Omit $password The password of the bind or of the user of a mail server, or the token of
     *     a bot or an API. Responses never contain it.
     * @param string|Omit $tlsKey The key of the client certificate in PEM, if the carrier requires one.
     *     Responses never contain it.
     * @param string|Omit $webhookSecret The secret of the carrier's webhooks, such as the password of an
     *     MMSC, the `hs_token` of a Matrix homeserver or the app secret of WhatsApp. Responses never contain
     *     it.
     * @param 'enabled'|'disabled'|Omit $status The status. Posthorn does not connect to a disabled carrier.
     *     The default is `enabled`.
     */
    public function create(
        string $name,
        array $settings,
        string|Omit $kind = Omit::Value,
        #[\SensitiveParameter] string|Omit $password = Omit::Value,
        #[\SensitiveParameter] string|Omit $tlsKey = Omit::Value,
        #[\SensitiveParameter] string|Omit $webhookSecret = Omit::Value,
        string|Omit $status = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\Carrier {
        $call = new Call(
            'POST',
            '/operator/v1/carriers',
            body: [
                'name' => $name,
                'kind' => $kind,
                'settings' => Call::map($settings),
                'password' => $password,
                'tls_key' => $tlsKey,
                'webhook_secret' => $webhookSecret,
                'status' => $status,
            ],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\Carrier::class, $requestOptions);
    }

    /**
     * List carriers. Returns carriers with their states, newest first.
     *
     * `GET /operator/v1/carriers`. Only the operator can use this operation.
     *
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\Carrier>
     */
    public function list(
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/operator/v1/carriers',
            query: ['limit' => $limit, 'cursor' => $cursor],
        );
        return $this->sender->page($call, Model\Carrier::class, $requestOptions);
    }

    /**
     * Retrieve a carrier. Returns the carrier with the state of each connection, and the remedy for each
     * connection that is down.
     *
     * `GET /operator/v1/carriers/{sid}`. Only the operator can use this operation.
     */
    public function get(string $sid, ?RequestOptions $requestOptions = null): Model\Carrier
    {
        $call = new Call('GET', '/operator/v1/carriers/{sid}', value: $sid);
        return $this->sender->value($call, Model\Carrier::class, $requestOptions);
    }

    /**
     * Change a carrier. Changes the parameters that you send. `settings` replaces the stored settings
     * completely. Stored secrets are only for the stored host, port, URL, TLS settings and, for `http`,
     * requests, `verification` and `inbound`. If you change one of these, send every secret in the same
     * request. Unless you change only the name, the carrier's connections close in order and open again. Its
     * messages wait in the meantime. If that takes long, messages with another matching route use that
     * route.
     *
     * `PATCH /operator/v1/carriers/{sid}`. Only the operator can use this operation.
     *
     * @param string|Omit $name The display name.
     * @param array<string,mixed>|Omit $settings The settings of the connection: at least `hosts` and
     *     `system_id`, or `host` and `from` for email. In a form, send JSON. The guides to a first carrier
     *     and to email explain each setting.
     * @param string|Omit $password The password of the bind or of the user of a mail server, or the token of
     *     a bot or an API. Responses never contain it.
     * @param string|Omit $tlsKey The key of the client certificate in PEM, if the carrier requires one.
     *     Responses never contain it.
     * @param string|Omit $webhookSecret The secret of the carrier's webhooks, such as the password of an
     *     MMSC, the `hs_token` of a Matrix homeserver or the app secret of WhatsApp. Responses never contain
     *     it.
     * @param 'enabled'|'disabled'|Omit $status The status. Posthorn does not connect to a disabled carrier.
     */
    public function update(
        string $sid,
        string|Omit $name = Omit::Value,
        array|Omit $settings = Omit::Value,
        #[\SensitiveParameter] string|Omit $password = Omit::Value,
        #[\SensitiveParameter] string|Omit $tlsKey = Omit::Value,
        #[\SensitiveParameter] string|Omit $webhookSecret = Omit::Value,
        string|Omit $status = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\Carrier {
        $call = new Call(
            'PATCH',
            '/operator/v1/carriers/{sid}',
            value: $sid,
            body: [
                'name' => $name,
                'settings' => Call::map($settings),
                'password' => $password,
                'tls_key' => $tlsKey,
                'webhook_secret' => $webhookSecret,
                'status' => $status,
            ],
        );
        return $this->sender->value($call, Model\Carrier::class, $requestOptions);
    }

    /**
     * Delete a carrier. Deletes a carrier and its rates. The carrier must be disabled, and have no routes
     * and no waiting messages.
     *
     * `DELETE /operator/v1/carriers/{sid}`. Only the operator can use this operation.
     */
    public function delete(string $sid, ?RequestOptions $requestOptions = null): Response
    {
        $call = new Call('DELETE', '/operator/v1/carriers/{sid}', value: $sid);
        return $this->sender->nothing($call, $requestOptions);
    }

    /**
     * Trace a carrier. Records the exchanges with the carrier for the given time: submissions and receipts
     * with their responses, and queries, but never a bind. Posthorn stores them with the messages. Read them
     * at `/operator/v1/messages/{sid}/events`. A new trace replaces the current one.
     *
     * `POST /operator/v1/carriers/{sid}/trace`. Only the operator can use this operation.
     *
     * @param int|Omit $minutes The duration in minutes. The default is `60`.
     * @param string|Omit $accountSid The account whose messages to trace. Default: all accounts.
     * @param string|Omit $to The recipient whose messages to trace. Default: all recipients.
     */
    public function startTrace(
        string $sid,
        int|Omit $minutes = Omit::Value,
        string|Omit $accountSid = Omit::Value,
        string|Omit $to = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\Carrier {
        $call = new Call(
            'POST',
            '/operator/v1/carriers/{sid}/trace',
            value: $sid,
            body: ['minutes' => $minutes, 'account_sid' => $accountSid, 'to' => $to],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\Carrier::class, $requestOptions);
    }

    /**
     * End the tracing of a carrier. Ends the trace. Recorded exchanges remain until the retention of events
     * ends.
     *
     * `DELETE /operator/v1/carriers/{sid}/trace`. Only the operator can use this operation.
     */
    public function endTrace(
        string $sid,
        ?RequestOptions $requestOptions = null,
    ): Response {
        $call = new Call('DELETE', '/operator/v1/carriers/{sid}/trace', value: $sid);
        return $this->sender->nothing($call, $requestOptions);
    }

    /**
     * Replace all rates of a carrier. Replaces all rates of a carrier with a list of up to 50000, as `rates`
     * or as `csv`. If any line is invalid, nothing changes. Rates for unchanged prefixes keep their sid.
     *
     * `POST /operator/v1/carriers/{sid}/replace_rates`. Only the operator can use this operation.
     *
     * @param string $priceUnit The currency of all rates of the price list, as three capital letters.
     * @param list<array<string,mixed>>|Omit $rates The rates, each with `prefix` (default: empty) and
     *     `price`. An empty list removes all rates.
     * @param string|Omit $csv The rates as CSV: one rate per line, with commas, semicolons or tabs between
     *     columns. The columns are prefix and price, or any columns under a header line that includes
     *     `prefix` and `price`. Send either `csv` or `rates`.
     * @param bool|Omit $dryRun True to return the changes without making them. The default is `false`.
     */
    public function replaceRates(
        string $sid,
        string $priceUnit,
        array|Omit $rates = Omit::Value,
        string|Omit $csv = Omit::Value,
        bool|Omit $dryRun = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\RateCard {
        $call = new Call(
            'POST',
            '/operator/v1/carriers/{sid}/replace_rates',
            value: $sid,
            body: [
                'price_unit' => $priceUnit,
                'rates' => Call::list($rates),
                'csv' => $csv,
                'dry_run' => $dryRun,
            ],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\RateCard::class, $requestOptions);
    }
}

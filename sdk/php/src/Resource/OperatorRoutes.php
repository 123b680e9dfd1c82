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

/** `$client->operator->routes`. */
class OperatorRoutes extends Resource
{
    /**
     * Create a route. Creates a rule that sends messages to a carrier. Among the matching routes, the
     * longest prefix wins, then the most other conditions, then the lowest priority, then the cheapest
     * carrier. Equal routes share messages by weight. Posthorn skips a route whose carrier accepts no
     * messages while another route matches. Waiting messages keep their carrier unless it fails. The guide
     * to routes and failover contains all rules.
     *
     * `POST /operator/v1/routes`. Only the operator can use this operation.
     *
     * @param string $carrierSid The carrier of the route.
     * @param 'sms'|'mms'|'whatsapp'|'xmpp'|'matrix'|'telegram'|'email'|Omit $channel The channel of the
     *     messages. Default: every channel.
     * @param string|Omit $prefix The first digits of the recipient's number, without the plus. Default:
     *     every recipient.
     * @param string|Omit $sender The sender of the messages. Default: every sender.
     * @param string|Omit $accountSid The account of the messages. Default: every account.
     * @param string|Omit $tag The tag of the messages. Default: messages with any tags or none.
     * @param int|Omit $priority The priority. Posthorn tries the lowest first. The default is `100`.
     * @param int|Omit $weight The share of messages among otherwise equal routes. The default is `1`.
     * @param 'enabled'|'disabled'|Omit $status The status. Posthorn does not use a disabled route. The
     *     default is `enabled`.
     */
    public function create(
        string $carrierSid,
        string|Omit $channel = Omit::Value,
        string|Omit $prefix = Omit::Value,
        string|Omit $sender = Omit::Value,
        string|Omit $accountSid = Omit::Value,
        string|Omit $tag = Omit::Value,
        int|Omit $priority = Omit::Value,
        int|Omit $weight = Omit::Value,
        string|Omit $status = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\Route {
        $call = new Call(
            'POST',
            '/operator/v1/routes',
            body: [
                'carrier_sid' => $carrierSid,
                'channel' => $channel,
                'prefix' => $prefix,
                'sender' => $sender,
                'account_sid' => $accountSid,
                'tag' => $tag,
                'priority' => $priority,
                'weight' => $weight,
                'status' => $status,
            ],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\Route::class, $requestOptions);
    }

    /**
     * List routes. Returns routes, newest first.
     *
     * `GET /operator/v1/routes`. Only the operator can use this operation.
     *
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\Route>
     */
    public function list(
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/operator/v1/routes',
            query: ['limit' => $limit, 'cursor' => $cursor],
        );
        return $this->sender->page($call, Model\Route::class, $requestOptions);
    }

    /**
     * Preview the routes of a message. Returns the routes that match a message, in order, at most 50. The
     * first `ready` route gets the message, or the server refuses it for the `refusal` of this route. If
     * none is ready, the message waits for the first. Equal routes have a random order in each response, as
     * for each message. Sends nothing.
     *
     * `GET /operator/v1/routes/candidates`. Only the operator can use this operation.
     *
     * @param string $to The recipient. A phone number with its country code, a chat address with its prefix,
     *     as in xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in
     *     email:ann@example.org. A number can contain spaces, dashes, dots, slashes and parentheses. The
     *     response has it in E.164.
     * @param string|Omit $from The sender of the message.
     * @param 'sms'|'mms'|'whatsapp'|'xmpp'|'matrix'|'telegram'|'email'|Omit $channel The channel of the
     *     message.
     * @param string|Omit $accountSid The account of the message.
     * @param string|Omit $tag The tag of the message.
     */
    public function candidates(
        string $to,
        string|Omit $from = Omit::Value,
        string|Omit $channel = Omit::Value,
        string|Omit $accountSid = Omit::Value,
        string|Omit $tag = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\RouteCandidates {
        $call = new Call(
            'GET',
            '/operator/v1/routes/candidates',
            query: [
                'to' => $to,
                'from' => $from,
                'channel' => $channel,
                'account_sid' => $accountSid,
                'tag' => $tag,
            ],
        );
        return $this->sender->value($call, Model\RouteCandidates::class, $requestOptions);
    }

    /**
     * Retrieve a route. Returns one route.
     *
     * `GET /operator/v1/routes/{sid}`. Only the operator can use this operation.
     */
    public function get(string $sid, ?RequestOptions $requestOptions = null): Model\Route
    {
        $call = new Call('GET', '/operator/v1/routes/{sid}', value: $sid);
        return $this->sender->value($call, Model\Route::class, $requestOptions);
    }

    /**
     * Change a route. Changes a route. Omitted parameters do not change. You cannot change the conditions:
     * create another route and delete this one. Accepted messages keep their carrier unless it fails.
     *
     * `PATCH /operator/v1/routes/{sid}`. Only the operator can use this operation.
     *
     * @param string|Omit $carrierSid The carrier of the route.
     * @param int|Omit $priority The priority. Posthorn tries the lowest first.
     * @param int|Omit $weight The share of messages among otherwise equal routes.
     * @param 'enabled'|'disabled'|Omit $status The status. Posthorn does not use a disabled route.
     */
    public function update(
        string $sid,
        string|Omit $carrierSid = Omit::Value,
        int|Omit $priority = Omit::Value,
        int|Omit $weight = Omit::Value,
        string|Omit $status = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\Route {
        $call = new Call(
            'PATCH',
            '/operator/v1/routes/{sid}',
            value: $sid,
            body: [
                'carrier_sid' => $carrierSid,
                'priority' => $priority,
                'weight' => $weight,
                'status' => $status,
            ],
        );
        return $this->sender->value($call, Model\Route::class, $requestOptions);
    }

    /**
     * Delete a route. Deletes a route. Accepted messages keep their carrier.
     *
     * `DELETE /operator/v1/routes/{sid}`. Only the operator can use this operation.
     */
    public function delete(string $sid, ?RequestOptions $requestOptions = null): Response
    {
        $call = new Call('DELETE', '/operator/v1/routes/{sid}', value: $sid);
        return $this->sender->nothing($call, $requestOptions);
    }
}

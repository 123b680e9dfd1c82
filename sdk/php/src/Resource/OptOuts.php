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

/** `$client->optOuts`. */
class OptOuts extends Resource
{
    /**
     * List opt-outs. Returns opt-outs, ordered by sender, then recipient. With `from`, it also returns those
     * for every sender. With `to` and without `from`, a page reads at most ten thousand entries. So it can
     * have fewer than `limit`, or none, while `has_more` is true. Continue with `next_cursor`.
     *
     * `GET /v1/opt_outs`. An API key needs one of the scopes `full`, `messages`, `read`.
     *
     * @param string|Omit $from The sender to filter by.
     * @param string|Omit $to The recipient to filter by.
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\OptOut>
     */
    public function list(
        string|Omit $from = Omit::Value,
        string|Omit $to = Omit::Value,
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/v1/opt_outs',
            query: ['from' => $from, 'to' => $to, 'limit' => $limit, 'cursor' => $cursor],
        );
        return $this->sender->page($call, Model\OptOut::class, $requestOptions);
    }

    /**
     * Record an opt-out. Records that a recipient wants no more messages, as they said it in another way
     * than by STOP, such as on the phone. Posthorn cancels queued messages to the recipient, refuses later
     * ones with `recipient_opted_out`, and sends no reply. Without `from`, the opt-out holds for every
     * sender of the account. A repeated request returns the stored opt-out.
     *
     * `POST /v1/opt_outs`. An API key needs one of the scopes `full`, `messages`.
     *
     * @param string $to The recipient. A phone number with its country code, a chat address with its prefix,
     *     as in xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in
     *     email:ann@example.org. A number can contain spaces, dashes, dots, slashes and parentheses. The
     *     response has it in E.164.
     * @param string|Omit $from The sender. Default: every sender of the account.
     */
    public function create(
        string $to,
        string|Omit $from = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\OptOut {
        $call = new Call(
            'POST',
            '/v1/opt_outs',
            body: ['from' => $from, 'to' => $to],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\OptOut::class, $requestOptions);
    }

    /**
     * Delete an opt-out. Lets the sender send to the recipient again. Without `from`, deletes the opt-out
     * that holds for every sender. Use it only for recipients who asked for messages in another way than
     * START, such as on paper. You can also send `from` and `to` in a body, as a form or JSON.
     *
     * `DELETE /v1/opt_outs`. An API key needs one of the scopes `full`, `messages`.
     *
     * @param string $to The recipient. A phone number with its country code, a chat address with its prefix,
     *     as in xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in
     *     email:ann@example.org. A number can contain spaces, dashes, dots, slashes and parentheses. The
     *     response has it in E.164.
     * @param string|Omit $from The sender. Default: the opt-out for every sender.
     */
    public function delete(
        string $to,
        string|Omit $from = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Response {
        $call = new Call('DELETE', '/v1/opt_outs', query: ['from' => $from, 'to' => $to]);
        return $this->sender->nothing($call, $requestOptions);
    }

    /**
     * Retrieve the settings. Returns the settings of the account for opt-outs, with defaults for those that
     * it did not change.
     *
     * `GET /v1/opt_outs/settings`. An API key needs one of the scopes `full`, `messages`, `read`.
     */
    public function getSettings(?RequestOptions $requestOptions = null): Model\OptOutSettings
    {
        $call = new Call('GET', '/v1/opt_outs/settings');
        return $this->sender->value($call, Model\OptOutSettings::class, $requestOptions);
    }

    /**
     * Change the settings. Changes the fields that you send. `languages` replaces the earlier list. The
     * built-in keywords always work. `holds_for` holds for new opt-outs.
     *
     * `PATCH /v1/opt_outs/settings`. An API key needs one of the scopes `full`, `messages`.
     *
     * @param 'sender'|'account'|Omit $holdsFor The senders for which a new opt-out holds.
     * @param string|Omit $language The language of replies to words that every language uses.
     * @param list<array{language:string,stop_keywords?:list<string>,start_keywords?:list<string>,help_keywords?:list<string>,stop_reply?:string|null,start_reply?:string|null,help_reply?:string|null}>|Omit
     *     $languages Your own keywords and replies, up to 20 languages.
     */
    public function updateSettings(
        string|Omit $holdsFor = Omit::Value,
        string|Omit $language = Omit::Value,
        array|Omit $languages = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\OptOutSettings {
        $call = new Call(
            'PATCH',
            '/v1/opt_outs/settings',
            body: [
                'holds_for' => $holdsFor,
                'language' => $language,
                'languages' => Call::list($languages),
            ],
        );
        return $this->sender->value($call, Model\OptOutSettings::class, $requestOptions);
    }
}

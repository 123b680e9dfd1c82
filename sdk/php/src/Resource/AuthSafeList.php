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

/** `$client->auth->safeList`. */
class AuthSafeList extends Resource
{
    /**
     * Add to the safe list. Exempts verifications of this address from limits and blocks. The minimum
     * interval between messages still applies. For an address on the list, replaces the note.
     *
     * `POST /v1/auth/safe_list`. An API key needs one of the scopes `full`, `auth`.
     *
     * @param string $to The address: a phone number with its country code in any usual format, an email
     *     address, or a chat address with its prefix.
     * @param string|Omit $note A note for people.
     */
    public function create(
        string $to,
        string|Omit $note = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\SafeListEntry {
        $call = new Call(
            'POST',
            '/v1/auth/safe_list',
            body: ['to' => $to, 'note' => $note],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\SafeListEntry::class, $requestOptions);
    }

    /**
     * List the safe list. Returns the safe list, ordered by address.
     *
     * `GET /v1/auth/safe_list`. An API key needs one of the scopes `full`, `auth`, `read`.
     *
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\SafeListEntry>
     */
    public function list(
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/v1/auth/safe_list',
            query: ['limit' => $limit, 'cursor' => $cursor],
        );
        return $this->sender->page($call, Model\SafeListEntry::class, $requestOptions);
    }

    /**
     * Remove from the safe list. Limits and blocks apply to the address again.
     *
     * `DELETE /v1/auth/safe_list`. An API key needs one of the scopes `full`, `auth`.
     *
     * @param string $to The address: a phone number with its country code in any usual format, an email
     *     address, or a chat address with its prefix.
     */
    public function delete(string $to, ?RequestOptions $requestOptions = null): Response
    {
        $call = new Call('DELETE', '/v1/auth/safe_list', query: ['to' => $to]);
        return $this->sender->nothing($call, $requestOptions);
    }
}

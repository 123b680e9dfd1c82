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

/** `$client->operator->deadLetters`. */
class OperatorDeadLetters extends Resource
{
    /**
     * List inbound messages that could not be stored. Returns dead letters, newest first. With the error
     * `number_unowned`, no account owns the number: assign it to an account. With `number_moved`, the number
     * has another owner than at the time of the message, and Posthorn does not store the message for that
     * account. Another error indicates a defect in Posthorn: report it. Posthorn retries to store each
     * message once an hour, and deletes it after the retention time of messages (`RETENTION_MESSAGES_DAYS`).
     *
     * `GET /operator/v1/dead_letters`. Only the operator can use this operation.
     *
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\DeadLetter>
     */
    public function list(
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/operator/v1/dead_letters',
            query: ['limit' => $limit, 'cursor' => $cursor],
        );
        return $this->sender->page($call, Model\DeadLetter::class, $requestOptions);
    }

    /**
     * Retry a dead letter. Retries to store the message of a dead letter within a minute, and once an hour
     * after a failure. After a success, Posthorn deletes the dead letter.
     *
     * `POST /operator/v1/dead_letters/{sid}/retry`. Only the operator can use this operation.
     */
    public function retry(string $sid, ?RequestOptions $requestOptions = null): Response
    {
        $call = new Call(
            'POST',
            '/operator/v1/dead_letters/{sid}/retry',
            value: $sid,
            body: [],
            idempotence: 'key',
        );
        return $this->sender->nothing($call, $requestOptions);
    }

    /**
     * Discard a dead letter. Deletes a dead letter and its message permanently. The recipient never receives
     * it.
     *
     * `DELETE /operator/v1/dead_letters/{sid}`. Only the operator can use this operation.
     */
    public function discard(
        string $sid,
        ?RequestOptions $requestOptions = null,
    ): Response {
        $call = new Call('DELETE', '/operator/v1/dead_letters/{sid}', value: $sid);
        return $this->sender->nothing($call, $requestOptions);
    }
}

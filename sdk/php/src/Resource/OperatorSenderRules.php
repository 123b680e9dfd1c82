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

/** `$client->operator->senderRules`. */
class OperatorSenderRules extends Resource
{
    /**
     * Allow a sender. Allows an account, or every account, to send from senders that no account owns. The
     * rule applies at once in processes of this machine, and within two seconds on other machines. A rule
     * never allows a number that another account owns.
     *
     * `POST /operator/v1/sender_rules`. Only the operator can use this operation.
     *
     * @param 'exact'|'pattern'|'any' $kind The kind of rule: `exact` allows one sender, `pattern` allows all
     *     matching senders, `any` allows every sender.
     * @param string|Omit $accountSid The account of the rule. Default: every account.
     * @param string|Omit $sender The sender. For `exact`, send an address as in `from` of a message. For
     *     `pattern`, send 2 to 64 characters, in which `*` stands for any characters. Omit it for `any`.
     * @param string|Omit $note The reason for the rule, up to 200 characters.
     */
    public function create(
        string $kind,
        string|Omit $accountSid = Omit::Value,
        string|Omit $sender = Omit::Value,
        string|Omit $note = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\SenderRule {
        $call = new Call(
            'POST',
            '/operator/v1/sender_rules',
            body: [
                'account_sid' => $accountSid,
                'kind' => $kind,
                'sender' => $sender,
                'note' => $note,
            ],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\SenderRule::class, $requestOptions);
    }

    /**
     * List sender rules. Returns sender rules, newest first. `is_conflict=true` returns the senders that an
     * upgrade found with several accounts.
     *
     * `GET /operator/v1/sender_rules`. Only the operator can use this operation.
     *
     * @param string|Omit $accountSid The account to filter by.
     * @param string|Omit $sender The sender or pattern to filter by.
     * @param bool|Omit $needsReview True returns only rules that need review, false returns only the others.
     * @param bool|Omit $isConflict True returns only rules in conflict, false returns only the others.
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\SenderRule>
     */
    public function list(
        string|Omit $accountSid = Omit::Value,
        string|Omit $sender = Omit::Value,
        bool|Omit $needsReview = Omit::Value,
        bool|Omit $isConflict = Omit::Value,
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/operator/v1/sender_rules',
            query: [
                'account_sid' => $accountSid,
                'sender' => $sender,
                'needs_review' => $needsReview,
                'is_conflict' => $isConflict,
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        );
        return $this->sender->page($call, Model\SenderRule::class, $requestOptions);
    }

    /**
     * Retrieve a sender rule. Returns one sender rule.
     *
     * `GET /operator/v1/sender_rules/{sid}`. Only the operator can use this operation.
     */
    public function get(string $sid, ?RequestOptions $requestOptions = null): Model\SenderRule
    {
        $call = new Call('GET', '/operator/v1/sender_rules/{sid}', value: $sid);
        return $this->sender->value($call, Model\SenderRule::class, $requestOptions);
    }

    /**
     * Confirm a sender rule. Confirms a rule that an upgrade created, and ends its conflict. Send
     * `needs_review=false`. The senders of a rule cannot change: create another rule and delete this one.
     *
     * `PATCH /operator/v1/sender_rules/{sid}`. Only the operator can use this operation.
     *
     * @param bool $needsReview True if the operator must still review the rule.
     */
    public function update(
        string $sid,
        bool $needsReview,
        ?RequestOptions $requestOptions = null,
    ): Model\SenderRule {
        $call = new Call(
            'PATCH',
            '/operator/v1/sender_rules/{sid}',
            value: $sid,
            body: ['needs_review' => $needsReview],
        );
        return $this->sender->value($call, Model\SenderRule::class, $requestOptions);
    }

    /**
     * Delete a sender rule. Deletes a sender rule. New messages can no longer use the senders that only this
     * rule allowed. Posthorn still sends the messages that it has accepted.
     *
     * `DELETE /operator/v1/sender_rules/{sid}`. Only the operator can use this operation.
     */
    public function delete(string $sid, ?RequestOptions $requestOptions = null): Response
    {
        $call = new Call('DELETE', '/operator/v1/sender_rules/{sid}', value: $sid);
        return $this->sender->nothing($call, $requestOptions);
    }
}

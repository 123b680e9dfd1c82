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

/** `$client->transactions`. */
class Transactions extends Resource
{
    /**
     * List transactions. Returns transactions, newest first. With `effective_after` or `effective_before`
     * and without `payment_sid`, the order is by `effective_at`, latest first. With `currency`, with the
     * `type` `charge` or `fee`, or with both kinds of times, a page reads at most ten thousand entries. So
     * it can have fewer than `limit`, or none, while `has_more` is true. Continue with `next_cursor`.
     *
     * `GET /v1/transactions`. An API key needs one of the scopes `full`, `payments`, `read`.
     *
     * @param string|Omit $paymentSid The payment to filter by.
     * @param 'charge'|'fee'|'refund'|'refund_reversal'|'dispute'|'dispute_reversal'|'payout'|'adjustment'|Omit
     *     $type The type to filter by.
     * @param string|Omit $currency The currency to filter by (ISO 4217).
     * @param \DateTimeInterface|string|Omit $createdAfter The earliest time of booking, inclusive.
     * @param \DateTimeInterface|string|Omit $createdBefore The latest time of booking, exclusive.
     * @param \DateTimeInterface|string|Omit $effectiveAfter The earliest `effective_at`, inclusive.
     * @param \DateTimeInterface|string|Omit $effectiveBefore The latest `effective_at`, exclusive.
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\Transaction>
     */
    public function list(
        string|Omit $paymentSid = Omit::Value,
        string|Omit $type = Omit::Value,
        string|Omit $currency = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        \DateTimeInterface|string|Omit $createdBefore = Omit::Value,
        \DateTimeInterface|string|Omit $effectiveAfter = Omit::Value,
        \DateTimeInterface|string|Omit $effectiveBefore = Omit::Value,
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/v1/transactions',
            query: [
                'payment_sid' => $paymentSid,
                'type' => $type,
                'currency' => $currency,
                'created_after' => $createdAfter,
                'created_before' => $createdBefore,
                'effective_after' => $effectiveAfter,
                'effective_before' => $effectiveBefore,
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        );
        return $this->sender->page($call, Model\Transaction::class, $requestOptions);
    }

    /**
     * Export transactions as CSV. Exports a journal for accountants (RFC 4180, UTF-8), ordered by
     * `effective_at`, earliest first. Each transaction has two lines, one for each entry. `debit` and
     * `credit` are decimals, such as 12.50. `debit_minor` and `credit_minor` are the same amounts in minor
     * units. An apostrophe precedes texts that a spreadsheet would read as a formula. Every export of a
     * closed period is the same. With `details`, more columns describe the payment as it is now:
     * `reference`, `description`, `customer` (the address that got the link), `method`, `fee` and `net`. The
     * first line of a transaction has `fee` and `net`. `fee` is the sum of the payment's fees in the range,
     * at its first charge there, or at its first fee without one. `net` is the amount that the provider owes
     * you for the transaction, without this fee. If the connection ends before the last chunk, the export is
     * incomplete: repeat the request.
     *
     * `GET /v1/transactions/export`. An API key needs one of the scopes `full`, `payments`, `read`.
     *
     * @param \DateTimeInterface|string|Omit $effectiveAfter The earliest `effective_at`, inclusive.
     * @param \DateTimeInterface|string|Omit $effectiveBefore The latest `effective_at`, exclusive.
     * @param string|Omit $currency The currency to filter by (ISO 4217).
     * @param string|Omit $providerSid The payment provider to filter by.
     * @param string|Omit $paymentSid The payment to filter by.
     * @param bool|Omit $details True adds the columns about the payment.
     * @return \Generator<int,string>
     */
    public function export(
        \DateTimeInterface|string|Omit $effectiveAfter = Omit::Value,
        \DateTimeInterface|string|Omit $effectiveBefore = Omit::Value,
        string|Omit $currency = Omit::Value,
        string|Omit $providerSid = Omit::Value,
        string|Omit $paymentSid = Omit::Value,
        bool|Omit $details = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): \Generator {
        $call = new Call(
            'GET',
            '/v1/transactions/export',
            query: [
                'effective_after' => $effectiveAfter,
                'effective_before' => $effectiveBefore,
                'currency' => $currency,
                'provider_sid' => $providerSid,
                'payment_sid' => $paymentSid,
                'details' => $details,
            ],
        );
        return $this->sender->text($call, $requestOptions);
    }

    /**
     * Retrieve a transaction. Returns the transaction with both of its entries.
     *
     * `GET /v1/transactions/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
     */
    public function get(string $sid, ?RequestOptions $requestOptions = null): Model\Transaction
    {
        $call = new Call('GET', '/v1/transactions/{sid}', value: $sid);
        return $this->sender->value($call, Model\Transaction::class, $requestOptions);
    }
}

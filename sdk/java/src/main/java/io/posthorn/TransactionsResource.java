// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn;

import io.posthorn.model.Transaction;
import io.posthorn.params.TransactionExportParams;
import io.posthorn.params.TransactionListParams;
import java.io.InputStream;

/** The resource {@code client.transactions()}. */
public final class TransactionsResource {
    private final Core core;

    TransactionsResource(Core core) {
        this.core = core;
    }

    /**
     * List transactions.
     *
     * <p>Returns transactions, newest first. With {@code effective_after} or {@code effective_before} and
     * without {@code payment_sid}, the order is by {@code effective_at}, latest first. With {@code currency},
     * with the {@code type} {@code charge} or {@code fee}, or with both kinds of times, a page reads at most
     * ten thousand entries. So it can have fewer than {@code limit}, or none, while {@code has_more} is true.
     * Continue with {@code next_cursor}.
     *
     * <p>{@code GET /v1/transactions}. An API key needs one of the scopes {@code full}, {@code payments},
     * {@code read}.
     *
     * @return the first page
     */
    public Page<Transaction> list() {
        return list(null);
    }

    /**
     * List transactions.
     *
     * <p>Returns transactions, newest first. With {@code effective_after} or {@code effective_before} and
     * without {@code payment_sid}, the order is by {@code effective_at}, latest first. With {@code currency},
     * with the {@code type} {@code charge} or {@code fee}, or with both kinds of times, a page reads at most
     * ten thousand entries. So it can have fewer than {@code limit}, or none, while {@code has_more} is true.
     * Continue with {@code next_cursor}.
     *
     * <p>{@code GET /v1/transactions}. An API key needs one of the scopes {@code full}, {@code payments},
     * {@code read}.
     *
     * @param params the parameters
     * @return the first page
     */
    public Page<Transaction> list(TransactionListParams params) {
        return list(params, null);
    }

    /**
     * As {@link #list(TransactionListParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the first page
     */
    public Page<Transaction> list(TransactionListParams params, RequestOptions options) {
        Call call = new Call("GET", "/v1/transactions").query(params);
        return core.page(call, Transaction::new, options, null);
    }

    /**
     * Export transactions as CSV.
     *
     * <p>Exports a journal for accountants (RFC 4180, UTF-8), ordered by {@code effective_at}, earliest
     * first. Each transaction has two lines, one for each entry. {@code debit} and {@code credit} are
     * decimals, such as 12.50. {@code debit_minor} and {@code credit_minor} are the same amounts in minor
     * units. An apostrophe precedes texts that a spreadsheet would read as a formula. Every export of a
     * closed period is the same. With {@code details}, more columns describe the payment as it is now: {@code
     * reference}, {@code description}, {@code customer} (the address that got the link), {@code method},
     * {@code fee} and {@code net}. The first line of a transaction has {@code fee} and {@code net}. {@code
     * fee} is the sum of the payment's fees in the range, at its first charge there, or at its first fee
     * without one. {@code net} is the amount that the provider owes you for the transaction, without this
     * fee. If the connection ends before the last chunk, the export is incomplete: repeat the request.
     *
     * <p>{@code GET /v1/transactions/export}. An API key needs one of the scopes {@code full}, {@code
     * payments}, {@code read}.
     *
     * @return the table, which you close
     */
    public InputStream export() {
        return export(null);
    }

    /**
     * Export transactions as CSV.
     *
     * <p>Exports a journal for accountants (RFC 4180, UTF-8), ordered by {@code effective_at}, earliest
     * first. Each transaction has two lines, one for each entry. {@code debit} and {@code credit} are
     * decimals, such as 12.50. {@code debit_minor} and {@code credit_minor} are the same amounts in minor
     * units. An apostrophe precedes texts that a spreadsheet would read as a formula. Every export of a
     * closed period is the same. With {@code details}, more columns describe the payment as it is now: {@code
     * reference}, {@code description}, {@code customer} (the address that got the link), {@code method},
     * {@code fee} and {@code net}. The first line of a transaction has {@code fee} and {@code net}. {@code
     * fee} is the sum of the payment's fees in the range, at its first charge there, or at its first fee
     * without one. {@code net} is the amount that the provider owes you for the transaction, without this
     * fee. If the connection ends before the last chunk, the export is incomplete: repeat the request.
     *
     * <p>{@code GET /v1/transactions/export}. An API key needs one of the scopes {@code full}, {@code
     * payments}, {@code read}.
     *
     * @param params the parameters
     * @return the table, which you close
     */
    public InputStream export(TransactionExportParams params) {
        return export(params, null);
    }

    /**
     * As {@link #export(TransactionExportParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the table, which you close
     */
    public InputStream export(TransactionExportParams params, RequestOptions options) {
        Call call = new Call("GET", "/v1/transactions/export").query(params);
        return core.text(call, options);
    }

    /**
     * Retrieve a transaction.
     *
     * <p>Returns the transaction with both of its entries.
     *
     * <p>{@code GET /v1/transactions/{sid}}. An API key needs one of the scopes {@code full}, {@code
     * payments}, {@code read}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public Transaction get(String sid) {
        return get(sid, null);
    }

    /**
     * As {@link #get(String)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param options the options, or null
     * @return the answer
     */
    public Transaction get(String sid, RequestOptions options) {
        Call call = new Call("GET", "/v1/transactions/{sid}").value("sid", sid);
        return core.value(call, Transaction::new, options);
    }
}

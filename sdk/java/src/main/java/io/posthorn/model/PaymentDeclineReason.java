// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class PaymentDeclineReason extends ApiValue {
    /** {@code insufficient_funds}. */
    public static final PaymentDeclineReason INSUFFICIENT_FUNDS = of("insufficient_funds");
    /** {@code do_not_honor}. */
    public static final PaymentDeclineReason DO_NOT_HONOR = of("do_not_honor");
    /** {@code expired_card}. */
    public static final PaymentDeclineReason EXPIRED_CARD = of("expired_card");
    /** {@code incorrect_cvc}. */
    public static final PaymentDeclineReason INCORRECT_CVC = of("incorrect_cvc");
    /** {@code lost_or_stolen_card}. */
    public static final PaymentDeclineReason LOST_OR_STOLEN_CARD = of("lost_or_stolen_card");
    /** {@code suspected_fraud}. */
    public static final PaymentDeclineReason SUSPECTED_FRAUD = of("suspected_fraud");
    /** {@code authentication_failed}. */
    public static final PaymentDeclineReason AUTHENTICATION_FAILED = of("authentication_failed");
    /** {@code invalid_payment_method}. */
    public static final PaymentDeclineReason INVALID_PAYMENT_METHOD = of("invalid_payment_method");
    /** {@code currency_not_supported}. */
    public static final PaymentDeclineReason CURRENCY_NOT_SUPPORTED = of("currency_not_supported");
    /** {@code issuer_unavailable}. */
    public static final PaymentDeclineReason ISSUER_UNAVAILABLE = of("issuer_unavailable");
    /** {@code processing_error}. */
    public static final PaymentDeclineReason PROCESSING_ERROR = of("processing_error");
    /** {@code provider_unavailable}. */
    public static final PaymentDeclineReason PROVIDER_UNAVAILABLE = of("provider_unavailable");
    /** {@code not_received}. */
    public static final PaymentDeclineReason NOT_RECEIVED = of("not_received");
    /** {@code generic_decline}. */
    public static final PaymentDeclineReason GENERIC_DECLINE = of("generic_decline");

    private PaymentDeclineReason(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static PaymentDeclineReason of(String value) {
        return new PaymentDeclineReason(value);
    }
}

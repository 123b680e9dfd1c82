// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class VerificationRiskReasons extends ApiValue {
    /** {@code pair_low_conversion}. */
    public static final VerificationRiskReasons PAIR_LOW_CONVERSION = of("pair_low_conversion");
    /** {@code prefix_low_conversion}. */
    public static final VerificationRiskReasons PREFIX_LOW_CONVERSION = of("prefix_low_conversion");
    /** {@code country_low_conversion}. */
    public static final VerificationRiskReasons COUNTRY_LOW_CONVERSION = of("country_low_conversion");
    /** {@code account_low_conversion}. */
    public static final VerificationRiskReasons ACCOUNT_LOW_CONVERSION = of("account_low_conversion");
    /** {@code installation_low_conversion}. */
    public static final VerificationRiskReasons INSTALLATION_LOW_CONVERSION = of("installation_low_conversion");
    /** {@code many_pending}. */
    public static final VerificationRiskReasons MANY_PENDING = of("many_pending");

    private VerificationRiskReasons(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static VerificationRiskReasons of(String value) {
        return new VerificationRiskReasons(value);
    }
}

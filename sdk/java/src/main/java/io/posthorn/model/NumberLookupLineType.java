// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class NumberLookupLineType extends ApiValue {
    /** {@code mobile}. */
    public static final NumberLookupLineType MOBILE = of("mobile");
    /** {@code fixed_line}. */
    public static final NumberLookupLineType FIXED_LINE = of("fixed_line");
    /** {@code fixed_line_or_mobile}. */
    public static final NumberLookupLineType FIXED_LINE_OR_MOBILE = of("fixed_line_or_mobile");
    /** {@code toll_free}. */
    public static final NumberLookupLineType TOLL_FREE = of("toll_free");
    /** {@code premium_rate}. */
    public static final NumberLookupLineType PREMIUM_RATE = of("premium_rate");
    /** {@code shared_cost}. */
    public static final NumberLookupLineType SHARED_COST = of("shared_cost");
    /** {@code voip}. */
    public static final NumberLookupLineType VOIP = of("voip");
    /** {@code personal_number}. */
    public static final NumberLookupLineType PERSONAL_NUMBER = of("personal_number");
    /** {@code pager}. */
    public static final NumberLookupLineType PAGER = of("pager");
    /** {@code uan}. */
    public static final NumberLookupLineType UAN = of("uan");
    /** {@code voicemail}. */
    public static final NumberLookupLineType VOICEMAIL = of("voicemail");
    /** {@code satellite}. */
    public static final NumberLookupLineType SATELLITE = of("satellite");
    /** {@code unknown}. */
    public static final NumberLookupLineType UNKNOWN = of("unknown");

    private NumberLookupLineType(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static NumberLookupLineType of(String value) {
        return new NumberLookupLineType(value);
    }
}

// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import java.math.BigDecimal;
import java.util.List;

/** The parameters of {@code client.auth().services().update}. */
public final class AuthServiceUpdateParams extends Params {
    private AuthServiceUpdateParams(Builder builder) {
        super(builder);
    }

    /**
     * Begins the parameters.
     *
     * @return a builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Collects the parameters. */
    public static final class Builder extends Params.Builder<Builder> {
        private Builder() {}

        /**
         * The name of your service, which precedes the text of each message. Empty for no name.
         *
         * @param value the value of {@code friendly_name}
         * @return this builder
         */
        public Builder friendlyName(String value) {
            return put("friendly_name", value);
        }

        /**
         * The default language of messages. Null for the setting of the account.
         *
         * @param value the value of {@code locale}, or null
         * @return this builder
         */
        public Builder locale(String value) {
            return nullable("locale", value);
        }

        /**
         * The number of digits in a code. Less than six works only with the simulator. Null for the setting
         * of the account.
         *
         * @param value the value of {@code code_length}, or null
         * @return this builder
         */
        public Builder codeLength(Long value) {
            return nullable("code_length", value);
        }

        /**
         * The number of seconds for which a code or a link is valid. Null for the setting of the account.
         *
         * @param value the value of {@code ttl_seconds}, or null
         * @return this builder
         */
        public Builder ttlSeconds(Long value) {
            return nullable("ttl_seconds", value);
        }

        /**
         * The number of wrong checks that end a verification. Null for the setting of the account.
         *
         * @param value the value of {@code checks_max}, or null
         * @return this builder
         */
        public Builder checksMax(Long value) {
            return nullable("checks_max", value);
        }

        /**
         * The maximum number of messages of a verification. Null for the setting of the account.
         *
         * @param value the value of {@code sends_max}, or null
         * @return this builder
         */
        public Builder sendsMax(Long value) {
            return nullable("sends_max", value);
        }

        /**
         * The maximum number of new verifications of one recipient with this service in an hour, in addition
         * to that of the account. Null for none.
         *
         * @param value the value of {@code recipient_hourly_max}, or null
         * @return this builder
         */
        public Builder recipientHourlyMax(Long value) {
            return nullable("recipient_hourly_max", value);
        }

        /**
         * The maximum number of new verifications of one recipient with this service in a day, in addition to
         * that of the account. Null for none.
         *
         * @param value the value of {@code recipient_daily_max}, or null
         * @return this builder
         */
        public Builder recipientDailyMax(Long value) {
            return nullable("recipient_daily_max", value);
        }

        /**
         * The maximum number of messages of this service in a day, in addition to that of the account. Null
         * for none.
         *
         * @param value the value of {@code daily_sends_max}, or null
         * @return this builder
         */
        public Builder dailySendsMax(Long value) {
            return nullable("daily_sends_max", value);
        }

        /**
         * The maximum price of messages of this service in a day, in addition to that of the account. Null
         * for none.
         *
         * @param value the value of {@code daily_spend_max}, or null
         * @return this builder
         */
        public Builder dailySpendMax(BigDecimal value) {
            return nullable("daily_spend_max", value);
        }

        /**
         * The authentication template of codes over WhatsApp, with a button that copies the code or fills it
         * in. Null for none: WhatsApp is then not used. In a form, send JSON.
         *
         * @param value the value of {@code whatsapp_template}, or null
         * @return this builder
         */
        public Builder whatsappTemplate(VerificationTemplateParams value) {
            return nullable("whatsapp_template", value);
        }

        /**
         * The domain of your web site, for codes that browsers fill in. Null without one.
         *
         * @param value the value of {@code domain}, or null
         * @return this builder
         */
        public Builder domain(String value) {
            return nullable("domain", value);
        }

        /**
         * The hash of your Android app. Null without one.
         *
         * @param value the value of {@code app_hash}, or null
         * @return this builder
         */
        public Builder appHash(String value) {
            return nullable("app_hash", value);
        }

        /**
         * The senders of messages. Null for the setting of the account.
         *
         * @param value the value of {@code senders}, or null
         * @return this builder
         */
        public Builder senders(List<String> value) {
            return nullable("senders", value);
        }

        /**
         * @param value the value of {@code messaging_service_sid}, or null
         * @return this builder
         */
        public Builder messagingServiceSid(String value) {
            return nullable("messaging_service_sid", value);
        }

        /**
         * The allowed countries of recipients. Null for the setting of the account.
         *
         * @param value the value of {@code allowed_countries}, or null
         * @return this builder
         */
        public Builder allowedCountries(List<String> value) {
            return nullable("allowed_countries", value);
        }

        /**
         * The allowed redirect URLs of links. Null for the setting of the account.
         *
         * @param value the value of {@code redirect_urls}, or null
         * @return this builder
         */
        public Builder redirectUrls(List<String> value) {
            return nullable("redirect_urls", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public AuthServiceUpdateParams build() {
            return new AuthServiceUpdateParams(this);
        }
    }
}

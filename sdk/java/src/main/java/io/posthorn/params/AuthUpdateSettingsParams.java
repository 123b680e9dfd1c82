// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.PasskeyUserVerification;
import io.posthorn.model.VerificationMode;
import java.math.BigDecimal;
import java.util.List;

/** The parameters of {@code client.auth().updateSettings}. */
public final class AuthUpdateSettingsParams extends Params {
    private AuthUpdateSettingsParams(Builder builder) {
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
         * The default language of messages.
         *
         * @param value the value of {@code locale}
         * @return this builder
         */
        public Builder locale(String value) {
            return put("locale", value);
        }

        /**
         * The number of digits in a code. Less than six works only with the simulator.
         *
         * @param value the value of {@code code_length}
         * @return this builder
         */
        public Builder codeLength(long value) {
            return put("code_length", value);
        }

        /**
         * The number of seconds for which a code or a link is valid.
         *
         * @param value the value of {@code ttl_seconds}
         * @return this builder
         */
        public Builder ttlSeconds(long value) {
            return put("ttl_seconds", value);
        }

        /**
         * The number of wrong checks that end a verification.
         *
         * @param value the value of {@code checks_max}
         * @return this builder
         */
        public Builder checksMax(long value) {
            return put("checks_max", value);
        }

        /**
         * The maximum number of messages of a verification.
         *
         * @param value the value of {@code sends_max}
         * @return this builder
         */
        public Builder sendsMax(long value) {
            return put("sends_max", value);
        }

        /**
         * The maximum number of new verifications of one recipient in an hour.
         *
         * @param value the value of {@code recipient_hourly_max}
         * @return this builder
         */
        public Builder recipientHourlyMax(long value) {
            return put("recipient_hourly_max", value);
        }

        /**
         * The maximum number of new verifications of one recipient in a day.
         *
         * @param value the value of {@code recipient_daily_max}
         * @return this builder
         */
        public Builder recipientDailyMax(long value) {
            return put("recipient_daily_max", value);
        }

        /**
         * The maximum number of new verifications from one {@code client_ip} in an hour. Approved ones do not
         * count.
         *
         * @param value the value of {@code client_ip_hourly_max}
         * @return this builder
         */
        public Builder clientIpHourlyMax(long value) {
            return put("client_ip_hourly_max", value);
        }

        /**
         * The maximum number of messages of all verifications in a day.
         *
         * @param value the value of {@code daily_sends_max}
         * @return this builder
         */
        public Builder dailySendsMax(long value) {
            return put("daily_sends_max", value);
        }

        /**
         * The maximum price of all messages in a day, in the currency of prices. Null for no limit.
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
         * The mode of blocks: they refuse verifications, or Posthorn only records and announces them.
         *
         * @param value the value of {@code abuse_mode}
         * @return this builder
         */
        public Builder abuseMode(VerificationMode value) {
            return put("abuse_mode", value);
        }

        /**
         * The domain of passkeys (the WebAuthn relying party ID): the domain of your site, or a parent
         * domain. A passkey works only for its domain, so a change needs new passkeys. Null without one.
         *
         * @param value the value of {@code passkey_rp_id}, or null
         * @return this builder
         */
        public Builder passkeyRpId(String value) {
            return nullable("passkey_rp_id", value);
        }

        /**
         * The user verification of passkeys: whether the device must check the user by PIN, fingerprint or
         * face.
         *
         * @param value the value of {@code passkey_user_verification}
         * @return this builder
         */
        public Builder passkeyUserVerification(PasskeyUserVerification value) {
            return put("passkey_user_verification", value);
        }

        /**
         * The senders of messages.
         *
         * @param value the value of {@code senders}
         * @return this builder
         */
        public Builder senders(List<String> value) {
            return put("senders", value);
        }

        /**
         * The allowed countries of recipients.
         *
         * @param value the value of {@code allowed_countries}
         * @return this builder
         */
        public Builder allowedCountries(List<String> value) {
            return put("allowed_countries", value);
        }

        /**
         * The allowed redirect URLs of links.
         *
         * @param value the value of {@code redirect_urls}
         * @return this builder
         */
        public Builder redirectUrls(List<String> value) {
            return put("redirect_urls", value);
        }

        /**
         * The origins where passkeys work: origins of pages, and {@code android:apk-key-hash:} with the hash
         * of an app.
         *
         * @param value the value of {@code passkey_origins}
         * @return this builder
         */
        public Builder passkeyOrigins(List<String> value) {
            return put("passkey_origins", value);
        }

        /**
         * Your own rate limits.
         *
         * @param value the value of {@code rate_limits}
         * @return this builder
         */
        public Builder rateLimits(List<VerificationRateLimitParams> value) {
            return put("rate_limits", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public AuthUpdateSettingsParams build() {
            return new AuthUpdateSettingsParams(this);
        }
    }
}

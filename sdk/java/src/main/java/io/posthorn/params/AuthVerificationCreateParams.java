// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.AuthVerificationCreateRiskCheck;
import io.posthorn.model.VerificationMethod;
import java.util.List;
import java.util.Map;

/** The parameters of {@code client.auth().verifications().create}. */
public final class AuthVerificationCreateParams extends Params {
    private AuthVerificationCreateParams(Builder builder) {
        super(builder, "to");
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
         * The address: a phone number with its country code in any usual format, an email address, or a chat
         * address with its prefix.
         *
         * @param value the value of {@code to}
         * @return this builder
         */
        public Builder to(String value) {
            return put("to", value);
        }

        /**
         * The service. Default: the default service.
         *
         * @param value the value of {@code service_sid}
         * @return this builder
         */
        public Builder serviceSid(String value) {
            return put("service_sid", value);
        }

        /**
         * The channels in order, each with the seconds until the next one (default 20). Send a list, or one
         * string with commas. Default: {@code sms}, or the channel of a chat address.
         *
         * @param value the value of {@code channel}
         * @return this builder
         */
        public Builder channel(List<String> value) {
            return put("channel", value);
        }

        /**
         * The email address for the channel {@code email} when {@code to} is a phone number. If {@code
         * channel} of the approved verification is {@code email}, it proves the mailbox and not the number.
         *
         * @param value the value of {@code email}
         * @return this builder
         */
        public Builder email(String value) {
            return put("email", value);
        }

        /**
         * The method: the person types a code or opens a link. The default is {@code code}.
         *
         * @param value the value of {@code method}
         * @return this builder
         */
        public Builder method(VerificationMethod value) {
            return put("method", value);
        }

        /**
         * The purpose of the verification. Each purpose has a separate verification. The default is {@code
         * default}.
         *
         * @param value the value of {@code purpose}
         * @return this builder
         */
        public Builder purpose(String value) {
            return put("purpose", value);
        }

        /**
         * The sender. Default: a sender of {@code senders} in the settings, or a number of the account.
         *
         * @param value the value of {@code from}
         * @return this builder
         */
        public Builder from(String value) {
            return put("from", value);
        }

        /**
         * The language of the message (BCP 47). Default: the language of the settings.
         *
         * @param value the value of {@code locale}
         * @return this builder
         */
        public Builder locale(String value) {
            return put("locale", value);
        }

        /**
         * The IP address of the person's device, for rate limits and abuse control.
         *
         * @param value the value of {@code client_ip}
         * @return this builder
         */
        public Builder clientIp(String value) {
            return put("client_ip", value);
        }

        /**
         * {@code off} for a person for whom you vouch. Abuse control then neither refuses nor counts the
         * verification. The default is {@code on}.
         *
         * @param value the value of {@code risk_check}
         * @return this builder
         */
        public Builder riskCheck(AuthVerificationCreateRiskCheck value) {
            return put("risk_check", value);
        }

        /**
         * The values for your own rate limits, by their names in {@code rate_limits} of the settings.
         *
         * @param value the value of {@code rate_limit_keys}
         * @return this builder
         */
        public Builder rateLimitKeys(Map<String, String> value) {
            return put("rate_limit_keys", value);
        }

        /**
         * The action that the person approves, such as a payment. The message shows it, and each check must
         * contain it.
         *
         * @param value the value of {@code payload}
         * @return this builder
         */
        public Builder payload(VerificationPayloadParams value) {
            return put("payload", value);
        }

        /**
         * The URL to open after the approval. It must be one of {@code redirect_urls} in the settings.
         *
         * @param value the value of {@code redirect_url}
         * @return this builder
         */
        public Builder redirectUrl(String value) {
            return put("redirect_url", value);
        }

        /**
         * The hash of your Android app, so that SMS Retriever can give the code to the app. It is the last
         * line of the message.
         *
         * @param value the value of {@code app_hash}
         * @return this builder
         */
        public Builder appHash(String value) {
            return put("app_hash", value);
        }

        /**
         * The domain of your web site, so that browsers can fill in the code. The message ends with {@code
         * @example.com #123456}.
         *
         * @param value the value of {@code domain}
         * @return this builder
         */
        public Builder domain(String value) {
            return put("domain", value);
        }

        /**
         * Up to 20 labels to filter the messages by.
         *
         * @param value the value of {@code tags}
         * @return this builder
         */
        public Builder tags(List<String> value) {
            return put("tags", value);
        }

        /**
         * Your own fields, up to 50. A name has up to 40 characters and a value up to 500. Together they have
         * at most 8 KiB of JSON. Answers and events contain them. In a form, write {@code
         * metadata[order]=8731}.
         *
         * @param value the value of {@code metadata}
         * @return this builder
         */
        public Builder metadata(Map<String, String> value) {
            return put("metadata", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public AuthVerificationCreateParams build() {
            return new AuthVerificationCreateParams(this);
        }
    }
}

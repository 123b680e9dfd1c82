// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.CarrierKind;
import io.posthorn.model.EnabledStatus;
import java.util.Map;

/** The parameters of {@code client.operator().carriers().create}. */
public final class OperatorCarrierCreateParams extends Params {
    private OperatorCarrierCreateParams(Builder builder) {
        super(builder, "name", "settings");
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
         * The display name.
         *
         * @param value the value of {@code name}
         * @return this builder
         */
        public Builder name(String value) {
            return put("name", value);
        }

        /**
         * The protocol. {@code smpp}: SMPP. {@code smtp}: Mail server (SMTP). {@code http}: Provider or
         * gateway (HTTP). {@code mm4}: MMSC (MM4). {@code mm7}: MMSC (MM7). {@code xmpp}: XMPP. {@code
         * matrix}: Matrix. {@code telegram}: Telegram. {@code whatsapp}: WhatsApp. You cannot change it
         * later. The default is {@code smpp}.
         *
         * @param value the value of {@code kind}
         * @return this builder
         */
        public Builder kind(CarrierKind value) {
            return put("kind", value);
        }

        /**
         * The settings of the connection: at least {@code hosts} and {@code system_id}, or {@code host} and
         * {@code from} for email. In a form, send JSON. The guides to a first carrier and to email explain
         * each setting.
         *
         * @param value the value of {@code settings}
         * @return this builder
         */
        public Builder settings(Map<String, ?> value) {
            return put("settings", value);
        }

        /**
         * The password of the bind or of the user of a mail server, or the token of a bot or an API.
         * Responses never contain it.
         *
         * @param value the value of {@code password}
         * @return this builder
         */
        public Builder password(String value) {
            return put("password", value);
        }

        /**
         * The key of the client certificate in PEM, if the carrier requires one. Responses never contain it.
         *
         * @param value the value of {@code tls_key}
         * @return this builder
         */
        public Builder tlsKey(String value) {
            return put("tls_key", value);
        }

        /**
         * The secret of the carrier's webhooks, such as the password of an MMSC, the {@code hs_token} of a
         * Matrix homeserver or the app secret of WhatsApp. Responses never contain it.
         *
         * @param value the value of {@code webhook_secret}
         * @return this builder
         */
        public Builder webhookSecret(String value) {
            return put("webhook_secret", value);
        }

        /**
         * The status. Posthorn does not connect to a disabled carrier. The default is {@code enabled}.
         *
         * @param value the value of {@code status}
         * @return this builder
         */
        public Builder status(EnabledStatus value) {
            return put("status", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public OperatorCarrierCreateParams build() {
            return new OperatorCarrierCreateParams(this);
        }
    }
}

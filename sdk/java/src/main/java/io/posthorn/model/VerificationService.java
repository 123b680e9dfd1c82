// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A service: settings for the verifications of one app or brand. A setting that is null is that of the
 * account.
 */
public final class VerificationService extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public VerificationService(JsonObject json) {
        super(json);
    }

    /**
     * Identifier of the service.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The account of the service.
     *
     * @return {@code account_sid}
     */
    public String accountSid() {
        return required("account_sid", ApiObject::text);
    }

    /**
     * True for the service of verifications without {@code service_sid}. Its settings are those of the
     * account.
     *
     * @return {@code is_default}
     */
    public boolean isDefault() {
        return required("is_default", ApiObject::flag);
    }

    /**
     * The name of your service, which precedes the text of each message. Empty for no name.
     *
     * @return {@code friendly_name}
     */
    public String friendlyName() {
        return required("friendly_name", ApiObject::text);
    }

    /**
     * The default language of messages. Null for the setting of the account.
     *
     * @return {@code locale}, or empty
     */
    public Optional<String> locale() {
        return optional("locale", ApiObject::text);
    }

    /**
     * The number of digits in a code. Less than six works only with the simulator. Null for the setting of
     * the account.
     *
     * @return {@code code_length}, or empty
     */
    public Optional<Long> codeLength() {
        return optional("code_length", ApiObject::integer);
    }

    /**
     * The number of seconds for which a code or a link is valid. Null for the setting of the account.
     *
     * @return {@code ttl_seconds}, or empty
     */
    public Optional<Long> ttlSeconds() {
        return optional("ttl_seconds", ApiObject::integer);
    }

    /**
     * The number of wrong checks that end a verification. Null for the setting of the account.
     *
     * @return {@code checks_max}, or empty
     */
    public Optional<Long> checksMax() {
        return optional("checks_max", ApiObject::integer);
    }

    /**
     * The maximum number of messages of a verification. Null for the setting of the account.
     *
     * @return {@code sends_max}, or empty
     */
    public Optional<Long> sendsMax() {
        return optional("sends_max", ApiObject::integer);
    }

    /**
     * The maximum number of new verifications of one recipient with this service in an hour, in addition to
     * that of the account. Null for none.
     *
     * @return {@code recipient_hourly_max}, or empty
     */
    public Optional<Long> recipientHourlyMax() {
        return optional("recipient_hourly_max", ApiObject::integer);
    }

    /**
     * The maximum number of new verifications of one recipient with this service in a day, in addition to
     * that of the account. Null for none.
     *
     * @return {@code recipient_daily_max}, or empty
     */
    public Optional<Long> recipientDailyMax() {
        return optional("recipient_daily_max", ApiObject::integer);
    }

    /**
     * The maximum number of messages of this service in a day, in addition to that of the account. Null for
     * none.
     *
     * @return {@code daily_sends_max}, or empty
     */
    public Optional<Long> dailySendsMax() {
        return optional("daily_sends_max", ApiObject::integer);
    }

    /**
     * The maximum price of messages of this service in a day, in addition to that of the account. Null for
     * none.
     *
     * @return {@code daily_spend_max}, or empty
     */
    public Optional<BigDecimal> dailySpendMax() {
        return optional("daily_spend_max", ApiObject::decimal);
    }

    /**
     * The authentication template of codes over WhatsApp, with a button that copies the code or fills it in.
     * Null for none: WhatsApp is then not used. In a form, send JSON.
     *
     * @return {@code whatsapp_template}, or empty
     */
    public Optional<VerificationTemplate> whatsappTemplate() {
        return optional("whatsapp_template", object(VerificationTemplate::new));
    }

    /**
     * The domain of your web site, for codes that browsers fill in. Null without one.
     *
     * @return {@code domain}, or empty
     */
    public Optional<String> domain() {
        return optional("domain", ApiObject::text);
    }

    /**
     * The hash of your Android app. Null without one.
     *
     * @return {@code app_hash}, or empty
     */
    public Optional<String> appHash() {
        return optional("app_hash", ApiObject::text);
    }

    /**
     * The senders of messages. Posthorn uses the first sender of the channel that a carrier takes. Null for
     * the setting of the account.
     *
     * @return {@code senders}, or empty
     */
    public Optional<List<String>> senders() {
        return optional("senders", list(ApiObject::text));
    }

    /**
     * The messaging service whose senders are tried before {@code senders}. Null for that of the default
     * service.
     *
     * @return {@code messaging_service_sid}, or empty
     */
    public Optional<String> messagingServiceSid() {
        return optional("messaging_service_sid", ApiObject::text);
    }

    /**
     * The allowed countries of recipients (ISO 3166-1). An empty list allows all countries with the
     * simulator, and none with other carriers. Null for the setting of the account.
     *
     * @return {@code allowed_countries}, or empty
     */
    public Optional<List<String>> allowedCountries() {
        return optional("allowed_countries", list(ApiObject::text));
    }

    /**
     * The allowed redirect URLs of links. Null for the setting of the account.
     *
     * @return {@code redirect_urls}, or empty
     */
    public Optional<List<String>> redirectUrls() {
        return optional("redirect_urls", list(ApiObject::text));
    }

    /**
     * The time of the creation.
     *
     * @return {@code created_at}
     */
    public Instant createdAt() {
        return required("created_at", ApiObject::time);
    }

    /**
     * The time of the last change.
     *
     * @return {@code updated_at}
     */
    public Instant updatedAt() {
        return required("updated_at", ApiObject::time);
    }
}

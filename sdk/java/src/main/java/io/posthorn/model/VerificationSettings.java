// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** The settings of the account for verifications. */
public final class VerificationSettings extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public VerificationSettings(JsonObject json) {
        super(json);
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
     * The default language of messages.
     *
     * @return {@code locale}
     */
    public String locale() {
        return required("locale", ApiObject::text);
    }

    /**
     * The number of digits in a code. Less than six works only with the simulator.
     *
     * @return {@code code_length}
     */
    public long codeLength() {
        return required("code_length", ApiObject::integer);
    }

    /**
     * The number of seconds for which a code or a link is valid.
     *
     * @return {@code ttl_seconds}
     */
    public long ttlSeconds() {
        return required("ttl_seconds", ApiObject::integer);
    }

    /**
     * The number of wrong checks that end a verification.
     *
     * @return {@code checks_max}
     */
    public long checksMax() {
        return required("checks_max", ApiObject::integer);
    }

    /**
     * The maximum number of messages of a verification.
     *
     * @return {@code sends_max}
     */
    public long sendsMax() {
        return required("sends_max", ApiObject::integer);
    }

    /**
     * The maximum number of new verifications of one recipient in an hour.
     *
     * @return {@code recipient_hourly_max}
     */
    public long recipientHourlyMax() {
        return required("recipient_hourly_max", ApiObject::integer);
    }

    /**
     * The maximum number of new verifications of one recipient in a day.
     *
     * @return {@code recipient_daily_max}
     */
    public long recipientDailyMax() {
        return required("recipient_daily_max", ApiObject::integer);
    }

    /**
     * The maximum number of new verifications from one {@code client_ip} in an hour. Approved ones do not
     * count.
     *
     * @return {@code client_ip_hourly_max}
     */
    public long clientIpHourlyMax() {
        return required("client_ip_hourly_max", ApiObject::integer);
    }

    /**
     * The maximum number of messages of all verifications in a day.
     *
     * @return {@code daily_sends_max}
     */
    public long dailySendsMax() {
        return required("daily_sends_max", ApiObject::integer);
    }

    /**
     * The maximum price of all messages in a day, in the currency of prices. Null for no limit.
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
     * The mode of blocks: they refuse verifications, or Posthorn only records and announces them.
     *
     * @return {@code abuse_mode}
     */
    public VerificationMode abuseMode() {
        return required("abuse_mode", value(VerificationMode::of));
    }

    /**
     * The domain of passkeys (the WebAuthn relying party ID): the domain of your site, or a parent domain. A
     * passkey works only for its domain, so a change needs new passkeys. Null without one.
     *
     * @return {@code passkey_rp_id}, or empty
     */
    public Optional<String> passkeyRpId() {
        return optional("passkey_rp_id", ApiObject::text);
    }

    /**
     * The user verification of passkeys: whether the device must check the user by PIN, fingerprint or face.
     *
     * @return {@code passkey_user_verification}
     */
    public PasskeyUserVerification passkeyUserVerification() {
        return required("passkey_user_verification", value(PasskeyUserVerification::of));
    }

    /**
     * The senders of messages. Posthorn uses the first sender of the channel that a carrier takes.
     *
     * @return {@code senders}
     */
    public List<String> senders() {
        return required("senders", list(ApiObject::text));
    }

    /**
     * The allowed countries of recipients (ISO 3166-1). An empty list allows all countries with the
     * simulator, and none with other carriers.
     *
     * @return {@code allowed_countries}
     */
    public List<String> allowedCountries() {
        return required("allowed_countries", list(ApiObject::text));
    }

    /**
     * The allowed redirect URLs of links.
     *
     * @return {@code redirect_urls}
     */
    public List<String> redirectUrls() {
        return required("redirect_urls", list(ApiObject::text));
    }

    /**
     * The origins where passkeys work. An empty list means {@code https://} and {@code passkey_rp_id}.
     *
     * @return {@code passkey_origins}
     */
    public List<String> passkeyOrigins() {
        return required("passkey_origins", list(ApiObject::text));
    }

    /**
     * Your own rate limits, which count the values of {@code rate_limit_keys}.
     *
     * @return {@code rate_limits}
     */
    public List<VerificationRateLimit> rateLimits() {
        return required("rate_limits", list(object(VerificationRateLimit::new)));
    }
}

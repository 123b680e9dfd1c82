// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn;

import io.posthorn.model.AuthJwks;
import io.posthorn.model.AuthSession;
import io.posthorn.model.AuthSessionTokens;
import io.posthorn.model.AuthSigningKey;
import io.posthorn.model.AuthSubject;
import io.posthorn.model.Challenge;
import io.posthorn.model.ChallengeCheck;
import io.posthorn.model.ChallengeWithOptions;
import io.posthorn.model.Factor;
import io.posthorn.model.FactorCheck;
import io.posthorn.model.FactorWithBinding;
import io.posthorn.model.NumberLookup;
import io.posthorn.model.RevokedAuthSessions;
import io.posthorn.model.SafeListEntry;
import io.posthorn.model.Verification;
import io.posthorn.model.VerificationAttempt;
import io.posthorn.model.VerificationAttemptSummary;
import io.posthorn.model.VerificationBlock;
import io.posthorn.model.VerificationCheck;
import io.posthorn.model.VerificationRecipient;
import io.posthorn.model.VerificationService;
import io.posthorn.model.VerificationSettings;
import io.posthorn.model.VerificationText;
import io.posthorn.params.AuthAttemptListParams;
import io.posthorn.params.AuthAttemptSummaryParams;
import io.posthorn.params.AuthBlockListParams;
import io.posthorn.params.AuthChallengeCheckParams;
import io.posthorn.params.AuthChallengeCreateParams;
import io.posthorn.params.AuthChallengeListParams;
import io.posthorn.params.AuthDeleteRecipientsParams;
import io.posthorn.params.AuthFactorCreateParams;
import io.posthorn.params.AuthFactorListParams;
import io.posthorn.params.AuthFactorUpdateParams;
import io.posthorn.params.AuthFactorVerifyParams;
import io.posthorn.params.AuthGetJwksParams;
import io.posthorn.params.AuthGetRecipientsParams;
import io.posthorn.params.AuthLookupGetParams;
import io.posthorn.params.AuthSafeListCreateParams;
import io.posthorn.params.AuthSafeListDeleteParams;
import io.posthorn.params.AuthSafeListListParams;
import io.posthorn.params.AuthServiceCreateParams;
import io.posthorn.params.AuthServiceUpdateParams;
import io.posthorn.params.AuthSessionCreateParams;
import io.posthorn.params.AuthSessionListParams;
import io.posthorn.params.AuthSessionRefreshParams;
import io.posthorn.params.AuthSessionRevokeAllParams;
import io.posthorn.params.AuthTextListParams;
import io.posthorn.params.AuthUpdateSettingsParams;
import io.posthorn.params.AuthVerificationCheckCreateParams;
import io.posthorn.params.AuthVerificationCreateParams;
import io.posthorn.params.AuthVerificationListParams;

/** The resource {@code client.auth()}. */
public final class AuthResource {
    private final Core core;

    AuthResource(Core core) {
        this.core = core;
    }

    /**
     * Returns the resource {@code client.auth().verifications()}.
     *
     * @return the resource
     */
    public VerificationsResource verifications() {
        return new VerificationsResource(core);
    }

    /**
     * Returns the resource {@code client.auth().verificationChecks()}.
     *
     * @return the resource
     */
    public VerificationChecksResource verificationChecks() {
        return new VerificationChecksResource(core);
    }

    /**
     * Returns the resource {@code client.auth().attempts()}.
     *
     * @return the resource
     */
    public AttemptsResource attempts() {
        return new AttemptsResource(core);
    }

    /**
     * Returns the resource {@code client.auth().services()}.
     *
     * @return the resource
     */
    public ServicesResource services() {
        return new ServicesResource(core);
    }

    /**
     * Returns the resource {@code client.auth().texts()}.
     *
     * @return the resource
     */
    public TextsResource texts() {
        return new TextsResource(core);
    }

    /**
     * Returns the resource {@code client.auth().safeList()}.
     *
     * @return the resource
     */
    public SafeListResource safeList() {
        return new SafeListResource(core);
    }

    /**
     * Returns the resource {@code client.auth().blocks()}.
     *
     * @return the resource
     */
    public BlocksResource blocks() {
        return new BlocksResource(core);
    }

    /**
     * Returns the resource {@code client.auth().lookup()}.
     *
     * @return the resource
     */
    public LookupResource lookup() {
        return new LookupResource(core);
    }

    /**
     * Returns the resource {@code client.auth().sessions()}.
     *
     * @return the resource
     */
    public SessionsResource sessions() {
        return new SessionsResource(core);
    }

    /**
     * Returns the resource {@code client.auth().keys()}.
     *
     * @return the resource
     */
    public KeysResource keys() {
        return new KeysResource(core);
    }

    /**
     * Returns the resource {@code client.auth().subjects()}.
     *
     * @return the resource
     */
    public SubjectsResource subjects() {
        return new SubjectsResource(core);
    }

    /**
     * Returns the resource {@code client.auth().factors()}.
     *
     * @return the resource
     */
    public FactorsResource factors() {
        return new FactorsResource(core);
    }

    /**
     * Returns the resource {@code client.auth().challenges()}.
     *
     * @return the resource
     */
    public ChallengesResource challenges() {
        return new ChallengesResource(core);
    }

    /**
     * Retrieve the settings.
     *
     * <p>Returns the settings of the account. Settings that the account did not change have their defaults.
     *
     * <p>{@code GET /v1/auth/settings}. An API key needs one of the scopes {@code full}, {@code auth}, {@code
     * read}.
     *
     * @return the answer
     */
    public VerificationSettings getSettings() {
        return getSettings(null);
    }

    /**
     * As {@link #getSettings()}, with options for this call.
     *
     * @param options the options, or null
     * @return the answer
     */
    public VerificationSettings getSettings(RequestOptions options) {
        Call call = new Call("GET", "/v1/auth/settings");
        return core.value(call, VerificationSettings::new, options);
    }

    /**
     * Change the settings.
     *
     * <p>Changes the fields that you send. Pending verifications keep their earlier settings.
     *
     * <p>{@code PATCH /v1/auth/settings}. An API key needs one of the scopes {@code full}, {@code auth}.
     *
     * @return the answer
     */
    public VerificationSettings updateSettings() {
        return updateSettings(null);
    }

    /**
     * Change the settings.
     *
     * <p>Changes the fields that you send. Pending verifications keep their earlier settings.
     *
     * <p>{@code PATCH /v1/auth/settings}. An API key needs one of the scopes {@code full}, {@code auth}.
     *
     * @param params the parameters
     * @return the answer
     */
    public VerificationSettings updateSettings(AuthUpdateSettingsParams params) {
        return updateSettings(params, null);
    }

    /**
     * As {@link #updateSettings(AuthUpdateSettingsParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public VerificationSettings updateSettings(AuthUpdateSettingsParams params, RequestOptions options) {
        Call call = new Call("PATCH", "/v1/auth/settings").body(params);
        return core.value(call, VerificationSettings::new, options);
    }

    /**
     * Export an address.
     *
     * <p>Returns the account's data about an address: verifications, their attempts, counts of limits and the
     * entry on the safe list. List its messages with {@code GET /v1/messages?to=}.
     *
     * <p>{@code GET /v1/auth/recipients}. An API key needs one of the scopes {@code full}, {@code auth},
     * {@code read}.
     *
     * @param params the parameters
     * @return the answer
     */
    public VerificationRecipient getRecipients(AuthGetRecipientsParams params) {
        return getRecipients(params, null);
    }

    /**
     * As {@link #getRecipients(AuthGetRecipientsParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public VerificationRecipient getRecipients(AuthGetRecipientsParams params, RequestOptions options) {
        Call call = new Call("GET", "/v1/auth/recipients").query(Call.required(params));
        return core.value(call, VerificationRecipient::new, options);
    }

    /**
     * Erase an address.
     *
     * <p>Erases the data that {@code GET /v1/auth/recipients} returns. A pending verification ends without an
     * event, and its code or link stops working. Events remain until their retention ends, without {@code
     * tags} and {@code payload}. Messages remain: delete each with {@code DELETE /v1/messages/{sid}}. A
     * repeated request returns the same response.
     *
     * <p>{@code DELETE /v1/auth/recipients}. An API key needs one of the scopes {@code full}, {@code auth}.
     *
     * @param params the parameters
     * @return the answer as HTTP
     */
    public Response deleteRecipients(AuthDeleteRecipientsParams params) {
        return deleteRecipients(params, null);
    }

    /**
     * As {@link #deleteRecipients(AuthDeleteRecipientsParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the answer as HTTP
     */
    public Response deleteRecipients(AuthDeleteRecipientsParams params, RequestOptions options) {
        Call call = new Call("DELETE", "/v1/auth/recipients").query(Call.required(params)).deletion();
        return core.nothing(call, options);
    }

    /**
     * Get the public keys.
     *
     * <p>Returns the keys to verify the access tokens of an account, as a JSON Web Key Set (RFC 7517).
     * Resource servers can cache the keys for 5 minutes. The set is empty for an account without keys and for
     * an unknown account. Do not cache an empty set: the first key signs at once.
     *
     * <p>{@code GET /v1/auth/jwks.json}. This operation needs no sign-in.
     *
     * @param params the parameters
     * @return the answer
     */
    public AuthJwks getJwks(AuthGetJwksParams params) {
        return getJwks(params, null);
    }

    /**
     * As {@link #getJwks(AuthGetJwksParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public AuthJwks getJwks(AuthGetJwksParams params, RequestOptions options) {
        Call call = new Call("GET", "/v1/auth/jwks.json").query(Call.required(params));
        return core.value(call, AuthJwks::new, options);
    }

    /** The resource {@code client.auth().verifications()}. */
    public static final class VerificationsResource {
        private final Core core;

        private VerificationsResource(Core core) {
            this.core = core;
        }

        /**
         * Verify an address.
         *
         * <p>Sends a code or a link to an address. While the verification is pending, another request for the
         * same {@code to}, {@code purpose} and {@code service_sid} sends the same code again. The minimum
         * interval is 30 seconds after the first message, then 60, 120 and 240. With several channels,
         * Posthorn tries the next channel when a message fails or its time is over. It skips a channel
         * without a carrier, a sender or a template, and says so in {@code skipped_channels}. WhatsApp takes
         * codes only as the template of the settings.
         *
         * <p>{@code POST /v1/auth/verifications}. An API key needs one of the scopes {@code full}, {@code
         * auth}.
         *
         * @param params the parameters
         * @return the answer
         */
        public Verification create(AuthVerificationCreateParams params) {
            return create(params, null);
        }

        /**
         * As {@link #create(AuthVerificationCreateParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public Verification create(AuthVerificationCreateParams params, RequestOptions options) {
            Call call = new Call("POST", "/v1/auth/verifications").body(Call.required(params)).key();
            return core.value(call, Verification::new, options);
        }

        /**
         * List verifications.
         *
         * <p>Returns verifications, newest first unless {@code order} says otherwise. With {@code
         * service_sid}, {@code status} or {@code metadata}, a page reads at most ten thousand entries. So it
         * can have fewer than {@code limit}, or none, while {@code has_more} is true. Continue with {@code
         * next_cursor}.
         *
         * <p>{@code GET /v1/auth/verifications}. An API key needs one of the scopes {@code full}, {@code
         * auth}, {@code read}.
         *
         * @return the first page
         */
        public Page<Verification> list() {
            return list(null);
        }

        /**
         * List verifications.
         *
         * <p>Returns verifications, newest first unless {@code order} says otherwise. With {@code
         * service_sid}, {@code status} or {@code metadata}, a page reads at most ten thousand entries. So it
         * can have fewer than {@code limit}, or none, while {@code has_more} is true. Continue with {@code
         * next_cursor}.
         *
         * <p>{@code GET /v1/auth/verifications}. An API key needs one of the scopes {@code full}, {@code
         * auth}, {@code read}.
         *
         * @param params the parameters
         * @return the first page
         */
        public Page<Verification> list(AuthVerificationListParams params) {
            return list(params, null);
        }

        /**
         * As {@link #list(AuthVerificationListParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the first page
         */
        public Page<Verification> list(AuthVerificationListParams params, RequestOptions options) {
            Call call = new Call("GET", "/v1/auth/verifications").query(params);
            return core.page(call, Verification::new, options, null);
        }

        /**
         * Retrieve a verification.
         *
         * <p>Returns the current verification without its code.
         *
         * <p>{@code GET /v1/auth/verifications/{sid}}. An API key needs one of the scopes {@code full},
         * {@code auth}, {@code read}.
         *
         * @param sid The sid of the object.
         * @return the answer
         */
        public Verification get(String sid) {
            return get(sid, null);
        }

        /**
         * As {@link #get(String)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param options the options, or null
         * @return the answer
         */
        public Verification get(String sid, RequestOptions options) {
            Call call = new Call("GET", "/v1/auth/verifications/{sid}").value("sid", sid);
            return core.value(call, Verification::new, options);
        }

        /**
         * Cancel a verification.
         *
         * <p>Ends a pending verification, so that its code and its link stop working. A message on its way
         * can still arrive. A repeated request returns the same response.
         *
         * <p>{@code POST /v1/auth/verifications/{sid}/cancel}. An API key needs one of the scopes {@code
         * full}, {@code auth}.
         *
         * @param sid The sid of the object.
         * @return the answer
         */
        public Verification cancel(String sid) {
            return cancel(sid, null);
        }

        /**
         * As {@link #cancel(String)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param options the options, or null
         * @return the answer
         */
        public Verification cancel(String sid, RequestOptions options) {
            Call call = new Call("POST", "/v1/auth/verifications/{sid}/cancel").value("sid", sid).key();
            return core.value(call, Verification::new, options);
        }
    }

    /** The resource {@code client.auth().verificationChecks()}. */
    public static final class VerificationChecksResource {
        private final Core core;

        private VerificationChecksResource(Core core) {
            this.core = core;
        }

        /**
         * Check a code.
         *
         * <p>Approves the verification if the code is correct. A code works once, and five wrong checks end
         * the verification. By {@code to}, a wrong, expired, used or unknown code gives the same response, so
         * the response does not reveal whether a verification exists.
         *
         * <p>{@code POST /v1/auth/verification_checks}. An API key needs one of the scopes {@code full},
         * {@code auth}.
         *
         * @return the answer
         */
        public VerificationCheck create() {
            return create(null);
        }

        /**
         * Check a code.
         *
         * <p>Approves the verification if the code is correct. A code works once, and five wrong checks end
         * the verification. By {@code to}, a wrong, expired, used or unknown code gives the same response, so
         * the response does not reveal whether a verification exists.
         *
         * <p>{@code POST /v1/auth/verification_checks}. An API key needs one of the scopes {@code full},
         * {@code auth}.
         *
         * @param params the parameters
         * @return the answer
         */
        public VerificationCheck create(AuthVerificationCheckCreateParams params) {
            return create(params, null);
        }

        /**
         * As {@link #create(AuthVerificationCheckCreateParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public VerificationCheck create(AuthVerificationCheckCreateParams params, RequestOptions options) {
            Call call = new Call("POST", "/v1/auth/verification_checks").body(params).key();
            return core.value(call, VerificationCheck::new, options);
        }
    }

    /** The resource {@code client.auth().attempts()}. */
    public static final class AttemptsResource {
        private final Core core;

        private AttemptsResource(Core core) {
            this.core = core;
        }

        /**
         * List attempts.
         *
         * <p>Returns the messages of verifications, newest first.
         *
         * <p>{@code GET /v1/auth/attempts}. An API key needs one of the scopes {@code full}, {@code auth},
         * {@code read}.
         *
         * @return the first page
         */
        public Page<VerificationAttempt> list() {
            return list(null);
        }

        /**
         * List attempts.
         *
         * <p>Returns the messages of verifications, newest first.
         *
         * <p>{@code GET /v1/auth/attempts}. An API key needs one of the scopes {@code full}, {@code auth},
         * {@code read}.
         *
         * @param params the parameters
         * @return the first page
         */
        public Page<VerificationAttempt> list(AuthAttemptListParams params) {
            return list(params, null);
        }

        /**
         * As {@link #list(AuthAttemptListParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the first page
         */
        public Page<VerificationAttempt> list(AuthAttemptListParams params, RequestOptions options) {
            Call call = new Call("GET", "/v1/auth/attempts").query(params);
            return core.page(call, VerificationAttempt::new, options, null);
        }

        /**
         * Count attempts.
         *
         * <p>Counts the messages that were sent, were delivered and led to an approval, by channel and
         * country. The entries with the most messages come first. Default: the last day. Maximum: 31 days.
         *
         * <p>{@code GET /v1/auth/attempts/summary}. An API key needs one of the scopes {@code full}, {@code
         * auth}, {@code read}.
         *
         * @return the answer
         */
        public VerificationAttemptSummary summary() {
            return summary(null);
        }

        /**
         * Count attempts.
         *
         * <p>Counts the messages that were sent, were delivered and led to an approval, by channel and
         * country. The entries with the most messages come first. Default: the last day. Maximum: 31 days.
         *
         * <p>{@code GET /v1/auth/attempts/summary}. An API key needs one of the scopes {@code full}, {@code
         * auth}, {@code read}.
         *
         * @param params the parameters
         * @return the answer
         */
        public VerificationAttemptSummary summary(AuthAttemptSummaryParams params) {
            return summary(params, null);
        }

        /**
         * As {@link #summary(AuthAttemptSummaryParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public VerificationAttemptSummary summary(AuthAttemptSummaryParams params, RequestOptions options) {
            Call call = new Call("GET", "/v1/auth/attempts/summary").query(params);
            return core.value(call, VerificationAttemptSummary::new, options);
        }
    }

    /** The resource {@code client.auth().services()}. */
    public static final class ServicesResource {
        private final Core core;

        private ServicesResource(Core core) {
            this.core = core;
        }

        /**
         * Create a service.
         *
         * <p>Creates a service with settings of its own. Create a verification with its {@code service_sid}
         * to use them. Settings that you do not send are those of the account, and follow their changes.
         * Limits of a service come in addition: the limits, locks and blocks of the account count all
         * services together. An account can have 100 services.
         *
         * <p>{@code POST /v1/auth/services}. An API key needs one of the scopes {@code full}, {@code auth}.
         *
         * @param params the parameters
         * @return the answer
         */
        public VerificationService create(AuthServiceCreateParams params) {
            return create(params, null);
        }

        /**
         * As {@link #create(AuthServiceCreateParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public VerificationService create(AuthServiceCreateParams params, RequestOptions options) {
            Call call = new Call("POST", "/v1/auth/services").body(Call.required(params)).key();
            return core.value(call, VerificationService::new, options);
        }

        /**
         * List services.
         *
         * <p>Returns all services, newest first. The default service is the last.
         *
         * <p>{@code GET /v1/auth/services}. An API key needs one of the scopes {@code full}, {@code auth},
         * {@code read}.
         *
         * @return the first page
         */
        public Page<VerificationService> list() {
            return list(null);
        }

        /**
         * As {@link #list()}, with options for this call.
         *
         * @param options the options, or null
         * @return the first page
         */
        public Page<VerificationService> list(RequestOptions options) {
            Call call = new Call("GET", "/v1/auth/services");
            return core.page(call, VerificationService::new, options, null);
        }

        /**
         * Retrieve a service.
         *
         * <p>Returns the service with its settings.
         *
         * <p>{@code GET /v1/auth/services/{sid}}. An API key needs one of the scopes {@code full}, {@code
         * auth}, {@code read}.
         *
         * @param sid The sid of the object.
         * @return the answer
         */
        public VerificationService get(String sid) {
            return get(sid, null);
        }

        /**
         * As {@link #get(String)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param options the options, or null
         * @return the answer
         */
        public VerificationService get(String sid, RequestOptions options) {
            Call call = new Call("GET", "/v1/auth/services/{sid}").value("sid", sid);
            return core.value(call, VerificationService::new, options);
        }

        /**
         * Change a service.
         *
         * <p>Changes the fields that you send. Pending verifications keep their earlier settings. Of the
         * default service, it changes the settings of the account, and null is the default of the setting.
         *
         * <p>{@code PATCH /v1/auth/services/{sid}}. An API key needs one of the scopes {@code full}, {@code
         * auth}.
         *
         * @param sid The sid of the object.
         * @return the answer
         */
        public VerificationService update(String sid) {
            return update(sid, null);
        }

        /**
         * Change a service.
         *
         * <p>Changes the fields that you send. Pending verifications keep their earlier settings. Of the
         * default service, it changes the settings of the account, and null is the default of the setting.
         *
         * <p>{@code PATCH /v1/auth/services/{sid}}. An API key needs one of the scopes {@code full}, {@code
         * auth}.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @return the answer
         */
        public VerificationService update(String sid, AuthServiceUpdateParams params) {
            return update(sid, params, null);
        }

        /**
         * As {@link #update(String, AuthServiceUpdateParams)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public VerificationService update(
                String sid, AuthServiceUpdateParams params, RequestOptions options) {
            Call call = new Call("PATCH", "/v1/auth/services/{sid}").value("sid", sid).body(params);
            return core.value(call, VerificationService::new, options);
        }

        /**
         * Delete a service.
         *
         * <p>Deletes a service. Its pending verifications stay valid for checks by {@code verification_sid}.
         * You cannot delete the default service.
         *
         * <p>{@code DELETE /v1/auth/services/{sid}}. An API key needs one of the scopes {@code full}, {@code
         * auth}.
         *
         * @param sid The sid of the object.
         * @return the answer as HTTP
         */
        public Response delete(String sid) {
            return delete(sid, null);
        }

        /**
         * As {@link #delete(String)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param options the options, or null
         * @return the answer as HTTP
         */
        public Response delete(String sid, RequestOptions options) {
            Call call = new Call("DELETE", "/v1/auth/services/{sid}").value("sid", sid).deletion();
            return core.nothing(call, options);
        }
    }

    /** The resource {@code client.auth().texts()}. */
    public static final class TextsResource {
        private final Core core;

        private TextsResource(Core core) {
            this.core = core;
        }

        /**
         * Preview the messages.
         *
         * <p>Returns the messages with the settings of a service, ordered by language, on one page. Sends
         * nothing.
         *
         * <p>{@code GET /v1/auth/texts}. An API key needs one of the scopes {@code full}, {@code auth},
         * {@code read}.
         *
         * @return the first page
         */
        public Page<VerificationText> list() {
            return list(null);
        }

        /**
         * Preview the messages.
         *
         * <p>Returns the messages with the settings of a service, ordered by language, on one page. Sends
         * nothing.
         *
         * <p>{@code GET /v1/auth/texts}. An API key needs one of the scopes {@code full}, {@code auth},
         * {@code read}.
         *
         * @param params the parameters
         * @return the first page
         */
        public Page<VerificationText> list(AuthTextListParams params) {
            return list(params, null);
        }

        /**
         * As {@link #list(AuthTextListParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the first page
         */
        public Page<VerificationText> list(AuthTextListParams params, RequestOptions options) {
            Call call = new Call("GET", "/v1/auth/texts").query(params);
            return core.page(call, VerificationText::new, options, null);
        }
    }

    /** The resource {@code client.auth().safeList()}. */
    public static final class SafeListResource {
        private final Core core;

        private SafeListResource(Core core) {
            this.core = core;
        }

        /**
         * Add to the safe list.
         *
         * <p>Exempts verifications of this address from limits and blocks. The minimum interval between
         * messages still applies. For an address on the list, replaces the note.
         *
         * <p>{@code POST /v1/auth/safe_list}. An API key needs one of the scopes {@code full}, {@code auth}.
         *
         * @param params the parameters
         * @return the answer
         */
        public SafeListEntry create(AuthSafeListCreateParams params) {
            return create(params, null);
        }

        /**
         * As {@link #create(AuthSafeListCreateParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public SafeListEntry create(AuthSafeListCreateParams params, RequestOptions options) {
            Call call = new Call("POST", "/v1/auth/safe_list").body(Call.required(params)).key();
            return core.value(call, SafeListEntry::new, options);
        }

        /**
         * List the safe list.
         *
         * <p>Returns the safe list, ordered by address.
         *
         * <p>{@code GET /v1/auth/safe_list}. An API key needs one of the scopes {@code full}, {@code auth},
         * {@code read}.
         *
         * @return the first page
         */
        public Page<SafeListEntry> list() {
            return list(null);
        }

        /**
         * List the safe list.
         *
         * <p>Returns the safe list, ordered by address.
         *
         * <p>{@code GET /v1/auth/safe_list}. An API key needs one of the scopes {@code full}, {@code auth},
         * {@code read}.
         *
         * @param params the parameters
         * @return the first page
         */
        public Page<SafeListEntry> list(AuthSafeListListParams params) {
            return list(params, null);
        }

        /**
         * As {@link #list(AuthSafeListListParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the first page
         */
        public Page<SafeListEntry> list(AuthSafeListListParams params, RequestOptions options) {
            Call call = new Call("GET", "/v1/auth/safe_list").query(params);
            return core.page(call, SafeListEntry::new, options, null);
        }

        /**
         * Remove from the safe list.
         *
         * <p>Limits and blocks apply to the address again.
         *
         * <p>{@code DELETE /v1/auth/safe_list}. An API key needs one of the scopes {@code full}, {@code
         * auth}.
         *
         * @param params the parameters
         * @return the answer as HTTP
         */
        public Response delete(AuthSafeListDeleteParams params) {
            return delete(params, null);
        }

        /**
         * As {@link #delete(AuthSafeListDeleteParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the answer as HTTP
         */
        public Response delete(AuthSafeListDeleteParams params, RequestOptions options) {
            Call call = new Call("DELETE", "/v1/auth/safe_list").query(Call.required(params)).deletion();
            return core.nothing(call, options);
        }
    }

    /** The resource {@code client.auth().blocks()}. */
    public static final class BlocksResource {
        private final Core core;

        private BlocksResource(Core core) {
            this.core = core;
        }

        /**
         * List blocks.
         *
         * <p>Returns the blocked numbers, the reasons and the end times, newest first.
         *
         * <p>{@code GET /v1/auth/blocks}. An API key needs one of the scopes {@code full}, {@code auth},
         * {@code read}.
         *
         * @return the first page
         */
        public Page<VerificationBlock> list() {
            return list(null);
        }

        /**
         * List blocks.
         *
         * <p>Returns the blocked numbers, the reasons and the end times, newest first.
         *
         * <p>{@code GET /v1/auth/blocks}. An API key needs one of the scopes {@code full}, {@code auth},
         * {@code read}.
         *
         * @param params the parameters
         * @return the first page
         */
        public Page<VerificationBlock> list(AuthBlockListParams params) {
            return list(params, null);
        }

        /**
         * As {@link #list(AuthBlockListParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the first page
         */
        public Page<VerificationBlock> list(AuthBlockListParams params, RequestOptions options) {
            Call call = new Call("GET", "/v1/auth/blocks").query(params);
            return core.page(call, VerificationBlock::new, options, null);
        }

        /**
         * Release a block.
         *
         * <p>Ends a block now and resets the counts of its numbers. A repeated request returns the same
         * response. To exempt single numbers, add them to the safe list.
         *
         * <p>{@code DELETE /v1/auth/blocks/{sid}}. An API key needs one of the scopes {@code full}, {@code
         * auth}.
         *
         * @param sid The sid of the object.
         * @return the answer
         */
        public VerificationBlock release(String sid) {
            return release(sid, null);
        }

        /**
         * As {@link #release(String)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param options the options, or null
         * @return the answer
         */
        public VerificationBlock release(String sid, RequestOptions options) {
            Call call = new Call("DELETE", "/v1/auth/blocks/{sid}").value("sid", sid);
            return core.value(call, VerificationBlock::new, options);
        }
    }

    /** The resource {@code client.auth().lookup()}. */
    public static final class LookupResource {
        private final Core core;

        private LookupResource(Core core) {
            this.core = core;
        }

        /**
         * Look up a number.
         *
         * <p>Looks up the country, the type of line and the formats of a phone number in the numbering plan.
         * The server asks no network, so the lookup is free, and {@code unknown} lists the facts that it
         * cannot find. An impossible number has {@code valid} false and a {@code reason}. The server refuses
         * a text without digits.
         *
         * <p>{@code GET /v1/auth/lookup/{number}}. An API key needs one of the scopes {@code full}, {@code
         * auth}, {@code read}.
         *
         * @param number The number with its country code, in any usual format, or as people in {@code
         *     country} dial it.
         * @return the answer
         */
        public NumberLookup get(String number) {
            return get(number, null);
        }

        /**
         * Look up a number.
         *
         * <p>Looks up the country, the type of line and the formats of a phone number in the numbering plan.
         * The server asks no network, so the lookup is free, and {@code unknown} lists the facts that it
         * cannot find. An impossible number has {@code valid} false and a {@code reason}. The server refuses
         * a text without digits.
         *
         * <p>{@code GET /v1/auth/lookup/{number}}. An API key needs one of the scopes {@code full}, {@code
         * auth}, {@code read}.
         *
         * @param number The number with its country code, in any usual format, or as people in {@code
         *     country} dial it.
         * @param params the parameters
         * @return the answer
         */
        public NumberLookup get(String number, AuthLookupGetParams params) {
            return get(number, params, null);
        }

        /**
         * As {@link #get(String, AuthLookupGetParams)}, with options for this call.
         *
         * @param number The number with its country code, in any usual format, or as people in {@code
         *     country} dial it.
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public NumberLookup get(String number, AuthLookupGetParams params, RequestOptions options) {
            Call call = new Call("GET", "/v1/auth/lookup/{number}").value("number", number).query(params);
            return core.value(call, NumberLookup::new, options);
        }
    }

    /** The resource {@code client.auth().sessions()}. */
    public static final class SessionsResource {
        private final Core core;

        private SessionsResource(Core core) {
            this.core = core;
        }

        /**
         * Create a session.
         *
         * <p>Signs in a person who was approved within the last ten minutes. Each approval starts one
         * session. The response contains an access token for ten minutes and a refresh token for the next
         * one. A subject can have 100 active sessions: a new session revokes the oldest.
         *
         * <p>{@code POST /v1/auth/sessions}. An API key needs one of the scopes {@code full}, {@code auth}.
         *
         * @param params the parameters
         * @return the answer
         */
        public AuthSessionTokens create(AuthSessionCreateParams params) {
            return create(params, null);
        }

        /**
         * As {@link #create(AuthSessionCreateParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public AuthSessionTokens create(AuthSessionCreateParams params, RequestOptions options) {
            Call call = new Call("POST", "/v1/auth/sessions").body(Call.required(params)).key();
            return core.value(call, AuthSessionTokens::new, options);
        }

        /**
         * List sessions.
         *
         * <p>Returns sessions without tokens, newest first unless {@code order} says otherwise. Posthorn
         * keeps ended sessions for a week. With {@code status}, a page reads at most ten thousand entries. So
         * it can have fewer than {@code limit}, or none, while {@code has_more} is true. Continue with {@code
         * next_cursor}.
         *
         * <p>{@code GET /v1/auth/sessions}. An API key needs one of the scopes {@code full}, {@code auth},
         * {@code read}.
         *
         * @return the first page
         */
        public Page<AuthSession> list() {
            return list(null);
        }

        /**
         * List sessions.
         *
         * <p>Returns sessions without tokens, newest first unless {@code order} says otherwise. Posthorn
         * keeps ended sessions for a week. With {@code status}, a page reads at most ten thousand entries. So
         * it can have fewer than {@code limit}, or none, while {@code has_more} is true. Continue with {@code
         * next_cursor}.
         *
         * <p>{@code GET /v1/auth/sessions}. An API key needs one of the scopes {@code full}, {@code auth},
         * {@code read}.
         *
         * @param params the parameters
         * @return the first page
         */
        public Page<AuthSession> list(AuthSessionListParams params) {
            return list(params, null);
        }

        /**
         * As {@link #list(AuthSessionListParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the first page
         */
        public Page<AuthSession> list(AuthSessionListParams params, RequestOptions options) {
            Call call = new Call("GET", "/v1/auth/sessions").query(params);
            return core.page(call, AuthSession::new, options, null);
        }

        /**
         * Refresh a session.
         *
         * <p>Creates a new access token and a new refresh token. For ten seconds, the previous refresh token
         * returns the same new tokens, so that simultaneous requests agree. Afterwards, using it revokes the
         * session and creates the event {@code sessions.reuse_detected}, because two programs have the token.
         * Send an {@code Idempotency-Key} to get a lost response again, for one day.
         *
         * <p>{@code POST /v1/auth/sessions/refresh}. An API key needs one of the scopes {@code full}, {@code
         * auth}.
         *
         * @param params the parameters
         * @return the answer
         */
        public AuthSessionTokens refresh(AuthSessionRefreshParams params) {
            return refresh(params, null);
        }

        /**
         * As {@link #refresh(AuthSessionRefreshParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public AuthSessionTokens refresh(AuthSessionRefreshParams params, RequestOptions options) {
            Call call = new Call("POST", "/v1/auth/sessions/refresh").body(Call.required(params)).key();
            return core.value(call, AuthSessionTokens::new, options);
        }

        /**
         * Revoke all sessions of a subject.
         *
         * <p>Signs the person out everywhere, for example after they lost their phone.
         *
         * <p>{@code POST /v1/auth/sessions/revoke_all}. An API key needs one of the scopes {@code full},
         * {@code auth}.
         *
         * @param params the parameters
         * @return the answer
         */
        public RevokedAuthSessions revokeAll(AuthSessionRevokeAllParams params) {
            return revokeAll(params, null);
        }

        /**
         * As {@link #revokeAll(AuthSessionRevokeAllParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public RevokedAuthSessions revokeAll(AuthSessionRevokeAllParams params, RequestOptions options) {
            Call call = new Call("POST", "/v1/auth/sessions/revoke_all").body(Call.required(params)).key();
            return core.value(call, RevokedAuthSessions::new, options);
        }

        /**
         * Retrieve a session.
         *
         * <p>Returns the current session without tokens.
         *
         * <p>{@code GET /v1/auth/sessions/{sid}}. An API key needs one of the scopes {@code full}, {@code
         * auth}, {@code read}.
         *
         * @param sid The sid of the object.
         * @return the answer
         */
        public AuthSession get(String sid) {
            return get(sid, null);
        }

        /**
         * As {@link #get(String)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param options the options, or null
         * @return the answer
         */
        public AuthSession get(String sid, RequestOptions options) {
            Call call = new Call("GET", "/v1/auth/sessions/{sid}").value("sid", sid);
            return core.value(call, AuthSession::new, options);
        }

        /**
         * Revoke a session.
         *
         * <p>Signs the person out and revokes the refresh token. Access tokens are valid until they expire,
         * for ten minutes at most. An ended session does not change.
         *
         * <p>{@code DELETE /v1/auth/sessions/{sid}}. An API key needs one of the scopes {@code full}, {@code
         * auth}.
         *
         * @param sid The sid of the object.
         * @return the answer as HTTP
         */
        public Response revoke(String sid) {
            return revoke(sid, null);
        }

        /**
         * As {@link #revoke(String)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param options the options, or null
         * @return the answer as HTTP
         */
        public Response revoke(String sid, RequestOptions options) {
            Call call = new Call("DELETE", "/v1/auth/sessions/{sid}").value("sid", sid).deletion();
            return core.nothing(call, options);
        }
    }

    /** The resource {@code client.auth().keys()}. */
    public static final class KeysResource {
        private final Core core;

        private KeysResource(Core core) {
            this.core = core;
        }

        /**
         * Replace the signing keys.
         *
         * <p>Creates a new key that signs at once, and withdraws all others. Use it only in an emergency.
         * Resource servers refuse the earlier access tokens when they read the keys again, within five
         * minutes. A refresh returns a new token. Without an emergency, keys rotate every 30 days. Posthorn
         * publishes each key an hour before it signs.
         *
         * <p>{@code POST /v1/auth/keys/rotate}. An API key needs one of the scopes {@code full}, {@code
         * auth}.
         *
         * @return the answer
         */
        public AuthSigningKey rotate() {
            return rotate(null);
        }

        /**
         * As {@link #rotate()}, with options for this call.
         *
         * @param options the options, or null
         * @return the answer
         */
        public AuthSigningKey rotate(RequestOptions options) {
            Call call = new Call("POST", "/v1/auth/keys/rotate").key();
            return core.value(call, AuthSigningKey::new, options);
        }
    }

    /** The resource {@code client.auth().subjects()}. */
    public static final class SubjectsResource {
        private final Core core;

        private SubjectsResource(Core core) {
            this.core = core;
        }

        /**
         * Export a subject.
         *
         * <p>Returns all data of the Auth API about a person with your own id: at most 10,000 entries of each
         * kind, newest first. The lists are empty for an unknown id.
         *
         * <p>{@code GET /v1/auth/subjects/{subject}}. An API key needs one of the scopes {@code full}, {@code
         * auth}, {@code read}.
         *
         * @param subject Your own id of the person, URL-encoded.
         * @return the answer
         */
        public AuthSubject get(String subject) {
            return get(subject, null);
        }

        /**
         * As {@link #get(String)}, with options for this call.
         *
         * @param subject Your own id of the person, URL-encoded.
         * @param options the options, or null
         * @return the answer
         */
        public AuthSubject get(String subject, RequestOptions options) {
            Call call = new Call("GET", "/v1/auth/subjects/{subject}").value("subject", subject);
            return core.value(call, AuthSubject::new, options);
        }

        /**
         * Erase a subject.
         *
         * <p>Deletes all data of the Auth API about a person with your own id, and signs the person out.
         * Posthorn also removes the id and the claims from their events, including events of earlier deleted
         * objects. It creates no new event. Access tokens are valid until they expire, for ten minutes at
         * most. An unknown id gives the same response.
         *
         * <p>{@code DELETE /v1/auth/subjects/{subject}}. An API key needs one of the scopes {@code full},
         * {@code auth}.
         *
         * @param subject Your own id of the person, URL-encoded.
         * @return the answer as HTTP
         */
        public Response erase(String subject) {
            return erase(subject, null);
        }

        /**
         * As {@link #erase(String)}, with options for this call.
         *
         * @param subject Your own id of the person, URL-encoded.
         * @param options the options, or null
         * @return the answer as HTTP
         */
        public Response erase(String subject, RequestOptions options) {
            Call call = new Call("DELETE", "/v1/auth/subjects/{subject}")
                    .value("subject", subject)
                    .deletion();
            return core.nothing(call, options);
        }
    }

    /** The resource {@code client.auth().factors()}. */
    public static final class FactorsResource {
        private final Core core;

        private FactorsResource(Core core) {
            this.core = core;
        }

        /**
         * Create a factor.
         *
         * <p>Creates an authenticator app, a passkey or recovery codes for a person. Only this response
         * contains {@code binding}. The person must verify an app or a passkey within 24 hours. Recovery
         * codes work at once and replace the earlier recovery codes of the person with the same service. Apps
         * show the name of the service.
         *
         * <p>{@code POST /v1/auth/factors}. An API key needs one of the scopes {@code full}, {@code auth}.
         *
         * @param params the parameters
         * @return the answer
         */
        public FactorWithBinding create(AuthFactorCreateParams params) {
            return create(params, null);
        }

        /**
         * As {@link #create(AuthFactorCreateParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public FactorWithBinding create(AuthFactorCreateParams params, RequestOptions options) {
            Call call = new Call("POST", "/v1/auth/factors").body(Call.required(params)).key();
            return core.value(call, FactorWithBinding::new, options);
        }

        /**
         * List factors.
         *
         * <p>Returns factors, newest first.
         *
         * <p>{@code GET /v1/auth/factors}. An API key needs one of the scopes {@code full}, {@code auth},
         * {@code read}.
         *
         * @return the first page
         */
        public Page<Factor> list() {
            return list(null);
        }

        /**
         * List factors.
         *
         * <p>Returns factors, newest first.
         *
         * <p>{@code GET /v1/auth/factors}. An API key needs one of the scopes {@code full}, {@code auth},
         * {@code read}.
         *
         * @param params the parameters
         * @return the first page
         */
        public Page<Factor> list(AuthFactorListParams params) {
            return list(params, null);
        }

        /**
         * As {@link #list(AuthFactorListParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the first page
         */
        public Page<Factor> list(AuthFactorListParams params, RequestOptions options) {
            Call call = new Call("GET", "/v1/auth/factors").query(params);
            return core.page(call, Factor::new, options, null);
        }

        /**
         * Retrieve a factor.
         *
         * <p>Returns the current factor without its secrets.
         *
         * <p>{@code GET /v1/auth/factors/{sid}}. An API key needs one of the scopes {@code full}, {@code
         * auth}, {@code read}.
         *
         * @param sid The sid of the object.
         * @return the answer
         */
        public Factor get(String sid) {
            return get(sid, null);
        }

        /**
         * As {@link #get(String)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param options the options, or null
         * @return the answer
         */
        public Factor get(String sid, RequestOptions options) {
            Call call = new Call("GET", "/v1/auth/factors/{sid}").value("sid", sid);
            return core.value(call, Factor::new, options);
        }

        /**
         * Rename a factor.
         *
         * <p>Changes the name of the factor. The person's app keeps the name that it has.
         *
         * <p>{@code PATCH /v1/auth/factors/{sid}}. An API key needs one of the scopes {@code full}, {@code
         * auth}.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @return the answer
         */
        public Factor update(String sid, AuthFactorUpdateParams params) {
            return update(sid, params, null);
        }

        /**
         * As {@link #update(String, AuthFactorUpdateParams)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public Factor update(String sid, AuthFactorUpdateParams params, RequestOptions options) {
            Call call = new Call("PATCH", "/v1/auth/factors/{sid}")
                    .value("sid", sid)
                    .body(Call.required(params));
            return core.value(call, Factor::new, options);
        }

        /**
         * Delete a factor.
         *
         * <p>Deletes the factor and its secret. Its pending challenges can no longer be approved.
         *
         * <p>{@code DELETE /v1/auth/factors/{sid}}. An API key needs one of the scopes {@code full}, {@code
         * auth}.
         *
         * @param sid The sid of the object.
         * @return the answer as HTTP
         */
        public Response delete(String sid) {
            return delete(sid, null);
        }

        /**
         * As {@link #delete(String)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param options the options, or null
         * @return the answer as HTTP
         */
        public Response delete(String sid, RequestOptions options) {
            Call call = new Call("DELETE", "/v1/auth/factors/{sid}").value("sid", sid).deletion();
            return core.nothing(call, options);
        }

        /**
         * Verify a factor.
         *
         * <p>Verifies a new factor by a code of the app, or by the new passkey. Challenges can use the factor
         * only afterwards. The fifth wrong check deletes the factor.
         *
         * <p>{@code POST /v1/auth/factors/{sid}/verify}. An API key needs one of the scopes {@code full},
         * {@code auth}.
         *
         * @param sid The sid of the object.
         * @return the answer
         */
        public FactorCheck verify(String sid) {
            return verify(sid, null);
        }

        /**
         * Verify a factor.
         *
         * <p>Verifies a new factor by a code of the app, or by the new passkey. Challenges can use the factor
         * only afterwards. The fifth wrong check deletes the factor.
         *
         * <p>{@code POST /v1/auth/factors/{sid}/verify}. An API key needs one of the scopes {@code full},
         * {@code auth}.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @return the answer
         */
        public FactorCheck verify(String sid, AuthFactorVerifyParams params) {
            return verify(sid, params, null);
        }

        /**
         * As {@link #verify(String, AuthFactorVerifyParams)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public FactorCheck verify(String sid, AuthFactorVerifyParams params, RequestOptions options) {
            Call call = new Call("POST", "/v1/auth/factors/{sid}/verify")
                    .value("sid", sid)
                    .body(params)
                    .key();
            return core.value(call, FactorCheck::new, options);
        }
    }

    /** The resource {@code client.auth().challenges()}. */
    public static final class ChallengesResource {
        private final Core core;

        private ChallengesResource(Core core) {
            this.core = core;
        }

        /**
         * Challenge a person.
         *
         * <p>Asks a person to prove a factor. The challenge expires after five minutes, and five wrong checks
         * deny it. A person can have 50 challenges in an hour and 100 in a day.
         *
         * <p>{@code POST /v1/auth/challenges}. An API key needs one of the scopes {@code full}, {@code auth}.
         *
         * @return the answer
         */
        public ChallengeWithOptions create() {
            return create(null);
        }

        /**
         * Challenge a person.
         *
         * <p>Asks a person to prove a factor. The challenge expires after five minutes, and five wrong checks
         * deny it. A person can have 50 challenges in an hour and 100 in a day.
         *
         * <p>{@code POST /v1/auth/challenges}. An API key needs one of the scopes {@code full}, {@code auth}.
         *
         * @param params the parameters
         * @return the answer
         */
        public ChallengeWithOptions create(AuthChallengeCreateParams params) {
            return create(params, null);
        }

        /**
         * As {@link #create(AuthChallengeCreateParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public ChallengeWithOptions create(AuthChallengeCreateParams params, RequestOptions options) {
            Call call = new Call("POST", "/v1/auth/challenges").body(params).key();
            return core.value(call, ChallengeWithOptions::new, options);
        }

        /**
         * List challenges.
         *
         * <p>Returns challenges, newest first.
         *
         * <p>{@code GET /v1/auth/challenges}. An API key needs one of the scopes {@code full}, {@code auth},
         * {@code read}.
         *
         * @return the first page
         */
        public Page<Challenge> list() {
            return list(null);
        }

        /**
         * List challenges.
         *
         * <p>Returns challenges, newest first.
         *
         * <p>{@code GET /v1/auth/challenges}. An API key needs one of the scopes {@code full}, {@code auth},
         * {@code read}.
         *
         * @param params the parameters
         * @return the first page
         */
        public Page<Challenge> list(AuthChallengeListParams params) {
            return list(params, null);
        }

        /**
         * As {@link #list(AuthChallengeListParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the first page
         */
        public Page<Challenge> list(AuthChallengeListParams params, RequestOptions options) {
            Call call = new Call("GET", "/v1/auth/challenges").query(params);
            return core.page(call, Challenge::new, options, null);
        }

        /**
         * Retrieve a challenge.
         *
         * <p>Returns the current challenge.
         *
         * <p>{@code GET /v1/auth/challenges/{sid}}. An API key needs one of the scopes {@code full}, {@code
         * auth}, {@code read}.
         *
         * @param sid The sid of the object.
         * @return the answer
         */
        public Challenge get(String sid) {
            return get(sid, null);
        }

        /**
         * As {@link #get(String)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param options the options, or null
         * @return the answer
         */
        public Challenge get(String sid, RequestOptions options) {
            Call call = new Call("GET", "/v1/auth/challenges/{sid}").value("sid", sid);
            return core.value(call, Challenge::new, options);
        }

        /**
         * Check a proof.
         *
         * <p>Approves the challenge if the code or the passkey is correct. Each code and each signature works
         * once. Five wrong checks deny the challenge.
         *
         * <p>{@code POST /v1/auth/challenges/{sid}/check}. An API key needs one of the scopes {@code full},
         * {@code auth}.
         *
         * @param sid The sid of the object.
         * @return the answer
         */
        public ChallengeCheck check(String sid) {
            return check(sid, null);
        }

        /**
         * Check a proof.
         *
         * <p>Approves the challenge if the code or the passkey is correct. Each code and each signature works
         * once. Five wrong checks deny the challenge.
         *
         * <p>{@code POST /v1/auth/challenges/{sid}/check}. An API key needs one of the scopes {@code full},
         * {@code auth}.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @return the answer
         */
        public ChallengeCheck check(String sid, AuthChallengeCheckParams params) {
            return check(sid, params, null);
        }

        /**
         * As {@link #check(String, AuthChallengeCheckParams)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public ChallengeCheck check(String sid, AuthChallengeCheckParams params, RequestOptions options) {
            Call call = new Call("POST", "/v1/auth/challenges/{sid}/check")
                    .value("sid", sid)
                    .body(params)
                    .key();
            return core.value(call, ChallengeCheck::new, options);
        }
    }
}

// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn;

import io.posthorn.model.AccountWithToken;
import io.posthorn.model.Carrier;
import io.posthorn.model.CarrierKindDescription;
import io.posthorn.model.CarrierPreset;
import io.posthorn.model.DeadLetter;
import io.posthorn.model.OperatorAccount;
import io.posthorn.model.OperatorPhoneNumber;
import io.posthorn.model.OperatorTimelineEntry;
import io.posthorn.model.OperatorVerificationScores;
import io.posthorn.model.OperatorVerificationSummary;
import io.posthorn.model.PaymentProviderKindDescription;
import io.posthorn.model.Rate;
import io.posthorn.model.RateCard;
import io.posthorn.model.Route;
import io.posthorn.model.RouteCandidates;
import io.posthorn.model.SenderRule;
import io.posthorn.model.VerificationBlock;
import io.posthorn.params.OperatorAccountCreateParams;
import io.posthorn.params.OperatorAccountListParams;
import io.posthorn.params.OperatorAccountUpdateParams;
import io.posthorn.params.OperatorCarrierCreateParams;
import io.posthorn.params.OperatorCarrierListParams;
import io.posthorn.params.OperatorCarrierReplaceRatesParams;
import io.posthorn.params.OperatorCarrierStartTraceParams;
import io.posthorn.params.OperatorCarrierUpdateParams;
import io.posthorn.params.OperatorDeadLetterListParams;
import io.posthorn.params.OperatorPhoneNumberAssignParams;
import io.posthorn.params.OperatorPhoneNumberListParams;
import io.posthorn.params.OperatorPhoneNumberUpdateParams;
import io.posthorn.params.OperatorRateCreateParams;
import io.posthorn.params.OperatorRateListParams;
import io.posthorn.params.OperatorRateReplaceParams;
import io.posthorn.params.OperatorRateUpdateParams;
import io.posthorn.params.OperatorRouteCandidatesParams;
import io.posthorn.params.OperatorRouteCreateParams;
import io.posthorn.params.OperatorRouteListParams;
import io.posthorn.params.OperatorRouteUpdateParams;
import io.posthorn.params.OperatorSenderRuleCreateParams;
import io.posthorn.params.OperatorSenderRuleListParams;
import io.posthorn.params.OperatorSenderRuleUpdateParams;
import io.posthorn.params.OperatorVerificationBlockListParams;
import io.posthorn.params.OperatorVerificationScoreClearParams;
import io.posthorn.params.OperatorVerificationScoreListParams;
import io.posthorn.params.OperatorVerificationSummaryParams;

/** The resource {@code client.operator()}. */
public final class OperatorResource {
    private final Core core;

    OperatorResource(Core core) {
        this.core = core;
    }

    /**
     * Returns the resource {@code client.operator().accounts()}.
     *
     * @return the resource
     */
    public AccountsResource accounts() {
        return new AccountsResource(core);
    }

    /**
     * Returns the resource {@code client.operator().deadLetters()}.
     *
     * @return the resource
     */
    public DeadLettersResource deadLetters() {
        return new DeadLettersResource(core);
    }

    /**
     * Returns the resource {@code client.operator().carriers()}.
     *
     * @return the resource
     */
    public CarriersResource carriers() {
        return new CarriersResource(core);
    }

    /**
     * Returns the resource {@code client.operator().carrierKinds()}.
     *
     * @return the resource
     */
    public CarrierKindsResource carrierKinds() {
        return new CarrierKindsResource(core);
    }

    /**
     * Returns the resource {@code client.operator().carrierPresets()}.
     *
     * @return the resource
     */
    public CarrierPresetsResource carrierPresets() {
        return new CarrierPresetsResource(core);
    }

    /**
     * Returns the resource {@code client.operator().paymentProviderKinds()}.
     *
     * @return the resource
     */
    public PaymentProviderKindsResource paymentProviderKinds() {
        return new PaymentProviderKindsResource(core);
    }

    /**
     * Returns the resource {@code client.operator().messages()}.
     *
     * @return the resource
     */
    public MessagesResource messages() {
        return new MessagesResource(core);
    }

    /**
     * Returns the resource {@code client.operator().routes()}.
     *
     * @return the resource
     */
    public RoutesResource routes() {
        return new RoutesResource(core);
    }

    /**
     * Returns the resource {@code client.operator().rates()}.
     *
     * @return the resource
     */
    public RatesResource rates() {
        return new RatesResource(core);
    }

    /**
     * Returns the resource {@code client.operator().verifications()}.
     *
     * @return the resource
     */
    public VerificationsResource verifications() {
        return new VerificationsResource(core);
    }

    /**
     * Returns the resource {@code client.operator().verificationScores()}.
     *
     * @return the resource
     */
    public VerificationScoresResource verificationScores() {
        return new VerificationScoresResource(core);
    }

    /**
     * Returns the resource {@code client.operator().verificationBlocks()}.
     *
     * @return the resource
     */
    public VerificationBlocksResource verificationBlocks() {
        return new VerificationBlocksResource(core);
    }

    /**
     * Returns the resource {@code client.operator().phoneNumbers()}.
     *
     * @return the resource
     */
    public PhoneNumbersResource phoneNumbers() {
        return new PhoneNumbersResource(core);
    }

    /**
     * Returns the resource {@code client.operator().senderRules()}.
     *
     * @return the resource
     */
    public SenderRulesResource senderRules() {
        return new SenderRulesResource(core);
    }

    /** The resource {@code client.operator().accounts()}. */
    public static final class AccountsResource {
        private final Core core;

        private AccountsResource(Core core) {
            this.core = core;
        }

        /**
         * Create an account.
         *
         * <p>Creates an account. Only this response contains its Auth Token. The first account gets a sender
         * rule for any sender. A later account can send only from numbers that the operator assigns and from
         * senders that a sender rule allows.
         *
         * <p>{@code POST /operator/v1/accounts}. Only the operator can use this operation.
         *
         * @param params the parameters
         * @return the answer
         */
        public AccountWithToken create(OperatorAccountCreateParams params) {
            return create(params, null);
        }

        /**
         * As {@link #create(OperatorAccountCreateParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public AccountWithToken create(OperatorAccountCreateParams params, RequestOptions options) {
            Call call = new Call("POST", "/operator/v1/accounts").body(Call.required(params)).key();
            return core.value(call, AccountWithToken::new, options);
        }

        /**
         * List accounts.
         *
         * <p>Returns accounts with their message counts of the last 24 hours, newest first.
         *
         * <p>{@code GET /operator/v1/accounts}. Only the operator can use this operation.
         *
         * @return the first page
         */
        public Page<OperatorAccount> list() {
            return list(null);
        }

        /**
         * List accounts.
         *
         * <p>Returns accounts with their message counts of the last 24 hours, newest first.
         *
         * <p>{@code GET /operator/v1/accounts}. Only the operator can use this operation.
         *
         * @param params the parameters
         * @return the first page
         */
        public Page<OperatorAccount> list(OperatorAccountListParams params) {
            return list(params, null);
        }

        /**
         * As {@link #list(OperatorAccountListParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the first page
         */
        public Page<OperatorAccount> list(OperatorAccountListParams params, RequestOptions options) {
            Call call = new Call("GET", "/operator/v1/accounts").query(params);
            return core.page(call, OperatorAccount::new, options, null);
        }

        /**
         * Retrieve an account.
         *
         * <p>Returns one account with its message counts of the last 24 hours.
         *
         * <p>{@code GET /operator/v1/accounts/{sid}}. Only the operator can use this operation.
         *
         * @param sid The sid of the object.
         * @return the answer
         */
        public OperatorAccount get(String sid) {
            return get(sid, null);
        }

        /**
         * As {@link #get(String)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param options the options, or null
         * @return the answer
         */
        public OperatorAccount get(String sid, RequestOptions options) {
            Call call = new Call("GET", "/operator/v1/accounts/{sid}").value("sid", sid);
            return core.value(call, OperatorAccount::new, options);
        }

        /**
         * Change or suspend an account.
         *
         * <p>Changes the parameters that you send. {@code status=suspended} refuses the credentials and API
         * keys of the account at once, and within five seconds on other machines. Its members can no longer
         * work in it. Posthorn still sends its queued messages and webhooks. {@code status=active} ends the
         * suspension.
         *
         * <p>{@code PATCH /operator/v1/accounts/{sid}}. Only the operator can use this operation.
         *
         * @param sid The sid of the object.
         * @return the answer
         */
        public OperatorAccount update(String sid) {
            return update(sid, null);
        }

        /**
         * Change or suspend an account.
         *
         * <p>Changes the parameters that you send. {@code status=suspended} refuses the credentials and API
         * keys of the account at once, and within five seconds on other machines. Its members can no longer
         * work in it. Posthorn still sends its queued messages and webhooks. {@code status=active} ends the
         * suspension.
         *
         * <p>{@code PATCH /operator/v1/accounts/{sid}}. Only the operator can use this operation.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @return the answer
         */
        public OperatorAccount update(String sid, OperatorAccountUpdateParams params) {
            return update(sid, params, null);
        }

        /**
         * As {@link #update(String, OperatorAccountUpdateParams)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public OperatorAccount update(
                String sid, OperatorAccountUpdateParams params, RequestOptions options) {
            Call call = new Call("PATCH", "/operator/v1/accounts/{sid}").value("sid", sid).body(params);
            return core.value(call, OperatorAccount::new, options);
        }
    }

    /** The resource {@code client.operator().deadLetters()}. */
    public static final class DeadLettersResource {
        private final Core core;

        private DeadLettersResource(Core core) {
            this.core = core;
        }

        /**
         * List inbound messages that could not be stored.
         *
         * <p>Returns dead letters, newest first. With the error {@code number_unowned}, no account owns the
         * number: assign it to an account. With {@code number_moved}, the number has another owner than at
         * the time of the message, and Posthorn does not store the message for that account. Another error
         * indicates a defect in Posthorn: report it. Posthorn retries to store each message once an hour, and
         * deletes it after the retention time of messages ({@code RETENTION_MESSAGES_DAYS}).
         *
         * <p>{@code GET /operator/v1/dead_letters}. Only the operator can use this operation.
         *
         * @return the first page
         */
        public Page<DeadLetter> list() {
            return list(null);
        }

        /**
         * List inbound messages that could not be stored.
         *
         * <p>Returns dead letters, newest first. With the error {@code number_unowned}, no account owns the
         * number: assign it to an account. With {@code number_moved}, the number has another owner than at
         * the time of the message, and Posthorn does not store the message for that account. Another error
         * indicates a defect in Posthorn: report it. Posthorn retries to store each message once an hour, and
         * deletes it after the retention time of messages ({@code RETENTION_MESSAGES_DAYS}).
         *
         * <p>{@code GET /operator/v1/dead_letters}. Only the operator can use this operation.
         *
         * @param params the parameters
         * @return the first page
         */
        public Page<DeadLetter> list(OperatorDeadLetterListParams params) {
            return list(params, null);
        }

        /**
         * As {@link #list(OperatorDeadLetterListParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the first page
         */
        public Page<DeadLetter> list(OperatorDeadLetterListParams params, RequestOptions options) {
            Call call = new Call("GET", "/operator/v1/dead_letters").query(params);
            return core.page(call, DeadLetter::new, options, null);
        }

        /**
         * Retry a dead letter.
         *
         * <p>Retries to store the message of a dead letter within a minute, and once an hour after a failure.
         * After a success, Posthorn deletes the dead letter.
         *
         * <p>{@code POST /operator/v1/dead_letters/{sid}/retry}. Only the operator can use this operation.
         *
         * @param sid The sid of the object.
         * @return the answer as HTTP
         */
        public Response retry(String sid) {
            return retry(sid, null);
        }

        /**
         * As {@link #retry(String)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param options the options, or null
         * @return the answer as HTTP
         */
        public Response retry(String sid, RequestOptions options) {
            Call call = new Call("POST", "/operator/v1/dead_letters/{sid}/retry")
                    .value("sid", sid)
                    .body(null)
                    .key();
            return core.nothing(call, options);
        }

        /**
         * Discard a dead letter.
         *
         * <p>Deletes a dead letter and its message permanently. The recipient never receives it.
         *
         * <p>{@code DELETE /operator/v1/dead_letters/{sid}}. Only the operator can use this operation.
         *
         * @param sid The sid of the object.
         * @return the answer as HTTP
         */
        public Response discard(String sid) {
            return discard(sid, null);
        }

        /**
         * As {@link #discard(String)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param options the options, or null
         * @return the answer as HTTP
         */
        public Response discard(String sid, RequestOptions options) {
            Call call = new Call("DELETE", "/operator/v1/dead_letters/{sid}").value("sid", sid).deletion();
            return core.nothing(call, options);
        }
    }

    /** The resource {@code client.operator().carriers()}. */
    public static final class CarriersResource {
        private final Core core;

        private CarriersResource(Core core) {
            this.core = core;
        }

        /**
         * Connect a carrier.
         *
         * <p>Adds a carrier and connects to it at once. Retrieve the carrier to see its state. It gets no
         * messages until you create a route to it.
         *
         * <p>{@code POST /operator/v1/carriers}. Only the operator can use this operation.
         *
         * @param params the parameters
         * @return the answer
         */
        public Carrier create(OperatorCarrierCreateParams params) {
            return create(params, null);
        }

        /**
         * As {@link #create(OperatorCarrierCreateParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public Carrier create(OperatorCarrierCreateParams params, RequestOptions options) {
            Call call = new Call("POST", "/operator/v1/carriers").body(Call.required(params)).key();
            return core.value(call, Carrier::new, options);
        }

        /**
         * List carriers.
         *
         * <p>Returns carriers with their states, newest first.
         *
         * <p>{@code GET /operator/v1/carriers}. Only the operator can use this operation.
         *
         * @return the first page
         */
        public Page<Carrier> list() {
            return list(null);
        }

        /**
         * List carriers.
         *
         * <p>Returns carriers with their states, newest first.
         *
         * <p>{@code GET /operator/v1/carriers}. Only the operator can use this operation.
         *
         * @param params the parameters
         * @return the first page
         */
        public Page<Carrier> list(OperatorCarrierListParams params) {
            return list(params, null);
        }

        /**
         * As {@link #list(OperatorCarrierListParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the first page
         */
        public Page<Carrier> list(OperatorCarrierListParams params, RequestOptions options) {
            Call call = new Call("GET", "/operator/v1/carriers").query(params);
            return core.page(call, Carrier::new, options, null);
        }

        /**
         * Retrieve a carrier.
         *
         * <p>Returns the carrier with the state of each connection, and the remedy for each connection that
         * is down.
         *
         * <p>{@code GET /operator/v1/carriers/{sid}}. Only the operator can use this operation.
         *
         * @param sid The sid of the object.
         * @return the answer
         */
        public Carrier get(String sid) {
            return get(sid, null);
        }

        /**
         * As {@link #get(String)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param options the options, or null
         * @return the answer
         */
        public Carrier get(String sid, RequestOptions options) {
            Call call = new Call("GET", "/operator/v1/carriers/{sid}").value("sid", sid);
            return core.value(call, Carrier::new, options);
        }

        /**
         * Change a carrier.
         *
         * <p>Changes the parameters that you send. {@code settings} replaces the stored settings completely.
         * Stored secrets are only for the stored host, port, URL, TLS settings and, for {@code http},
         * requests, {@code verification} and {@code inbound}. If you change one of these, send every secret
         * in the same request. Unless you change only the name, the carrier's connections close in order and
         * open again. Its messages wait in the meantime. If that takes long, messages with another matching
         * route use that route.
         *
         * <p>{@code PATCH /operator/v1/carriers/{sid}}. Only the operator can use this operation.
         *
         * @param sid The sid of the object.
         * @return the answer
         */
        public Carrier update(String sid) {
            return update(sid, null);
        }

        /**
         * Change a carrier.
         *
         * <p>Changes the parameters that you send. {@code settings} replaces the stored settings completely.
         * Stored secrets are only for the stored host, port, URL, TLS settings and, for {@code http},
         * requests, {@code verification} and {@code inbound}. If you change one of these, send every secret
         * in the same request. Unless you change only the name, the carrier's connections close in order and
         * open again. Its messages wait in the meantime. If that takes long, messages with another matching
         * route use that route.
         *
         * <p>{@code PATCH /operator/v1/carriers/{sid}}. Only the operator can use this operation.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @return the answer
         */
        public Carrier update(String sid, OperatorCarrierUpdateParams params) {
            return update(sid, params, null);
        }

        /**
         * As {@link #update(String, OperatorCarrierUpdateParams)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public Carrier update(String sid, OperatorCarrierUpdateParams params, RequestOptions options) {
            Call call = new Call("PATCH", "/operator/v1/carriers/{sid}").value("sid", sid).body(params);
            return core.value(call, Carrier::new, options);
        }

        /**
         * Delete a carrier.
         *
         * <p>Deletes a carrier and its rates. The carrier must be disabled, and have no routes and no waiting
         * messages.
         *
         * <p>{@code DELETE /operator/v1/carriers/{sid}}. Only the operator can use this operation.
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
            Call call = new Call("DELETE", "/operator/v1/carriers/{sid}").value("sid", sid).deletion();
            return core.nothing(call, options);
        }

        /**
         * Trace a carrier.
         *
         * <p>Records the exchanges with the carrier for the given time: submissions and receipts with their
         * responses, and queries, but never a bind. Posthorn stores them with the messages. Read them at
         * {@code /operator/v1/messages/{sid}/events}. A new trace replaces the current one.
         *
         * <p>{@code POST /operator/v1/carriers/{sid}/trace}. Only the operator can use this operation.
         *
         * @param sid The sid of the object.
         * @return the answer
         */
        public Carrier startTrace(String sid) {
            return startTrace(sid, null);
        }

        /**
         * Trace a carrier.
         *
         * <p>Records the exchanges with the carrier for the given time: submissions and receipts with their
         * responses, and queries, but never a bind. Posthorn stores them with the messages. Read them at
         * {@code /operator/v1/messages/{sid}/events}. A new trace replaces the current one.
         *
         * <p>{@code POST /operator/v1/carriers/{sid}/trace}. Only the operator can use this operation.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @return the answer
         */
        public Carrier startTrace(String sid, OperatorCarrierStartTraceParams params) {
            return startTrace(sid, params, null);
        }

        /**
         * As {@link #startTrace(String, OperatorCarrierStartTraceParams)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public Carrier startTrace(
                String sid, OperatorCarrierStartTraceParams params, RequestOptions options) {
            Call call = new Call("POST", "/operator/v1/carriers/{sid}/trace")
                    .value("sid", sid)
                    .body(params)
                    .key();
            return core.value(call, Carrier::new, options);
        }

        /**
         * End the tracing of a carrier.
         *
         * <p>Ends the trace. Recorded exchanges remain until the retention of events ends.
         *
         * <p>{@code DELETE /operator/v1/carriers/{sid}/trace}. Only the operator can use this operation.
         *
         * @param sid The sid of the object.
         * @return the answer as HTTP
         */
        public Response endTrace(String sid) {
            return endTrace(sid, null);
        }

        /**
         * As {@link #endTrace(String)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param options the options, or null
         * @return the answer as HTTP
         */
        public Response endTrace(String sid, RequestOptions options) {
            Call call = new Call("DELETE", "/operator/v1/carriers/{sid}/trace").value("sid", sid).deletion();
            return core.nothing(call, options);
        }

        /**
         * Replace all rates of a carrier.
         *
         * <p>Replaces all rates of a carrier with a list of up to 50000, as {@code rates} or as {@code csv}.
         * If any line is invalid, nothing changes. Rates for unchanged prefixes keep their sid.
         *
         * <p>{@code POST /operator/v1/carriers/{sid}/replace_rates}. Only the operator can use this
         * operation.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @return the answer
         */
        public RateCard replaceRates(String sid, OperatorCarrierReplaceRatesParams params) {
            return replaceRates(sid, params, null);
        }

        /**
         * As {@link #replaceRates(String, OperatorCarrierReplaceRatesParams)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public RateCard replaceRates(
                String sid, OperatorCarrierReplaceRatesParams params, RequestOptions options) {
            Call call = new Call("POST", "/operator/v1/carriers/{sid}/replace_rates")
                    .value("sid", sid)
                    .body(Call.required(params))
                    .key();
            return core.value(call, RateCard::new, options);
        }
    }

    /** The resource {@code client.operator().carrierKinds()}. */
    public static final class CarrierKindsResource {
        private final Core core;

        private CarrierKindsResource(Core core) {
            this.core = core;
        }

        /**
         * List the kinds of carriers.
         *
         * <p>Returns the kinds of carriers on one page. The JSON Schemas of their settings describe a form:
         * labels, meanings, defaults and groups.
         *
         * <p>{@code GET /operator/v1/carrier_kinds}. Only the operator can use this operation.
         *
         * @return the first page
         */
        public Page<CarrierKindDescription> list() {
            return list(null);
        }

        /**
         * As {@link #list()}, with options for this call.
         *
         * @param options the options, or null
         * @return the first page
         */
        public Page<CarrierKindDescription> list(RequestOptions options) {
            Call call = new Call("GET", "/operator/v1/carrier_kinds");
            return core.page(call, CarrierKindDescription::new, options, null);
        }
    }

    /** The resource {@code client.operator().carrierPresets()}. */
    public static final class CarrierPresetsResource {
        private final Core core;

        private CarrierPresetsResource(Core core) {
            this.core = core;
        }

        /**
         * List the presets of carriers over HTTP.
         *
         * <p>Returns the providers and gateways for which Posthorn includes settings, on one page.
         *
         * <p>{@code GET /operator/v1/carrier_presets}. Only the operator can use this operation.
         *
         * @return the first page
         */
        public Page<CarrierPreset> list() {
            return list(null);
        }

        /**
         * As {@link #list()}, with options for this call.
         *
         * @param options the options, or null
         * @return the first page
         */
        public Page<CarrierPreset> list(RequestOptions options) {
            Call call = new Call("GET", "/operator/v1/carrier_presets");
            return core.page(call, CarrierPreset::new, options, null);
        }
    }

    /** The resource {@code client.operator().paymentProviderKinds()}. */
    public static final class PaymentProviderKindsResource {
        private final Core core;

        private PaymentProviderKindsResource(Core core) {
            this.core = core;
        }

        /**
         * List the kinds of payment providers.
         *
         * <p>Returns the kinds of payment providers with the JSON Schemas of their settings, on one page.
         *
         * <p>{@code GET /operator/v1/payment_provider_kinds}. Only the operator can use this operation.
         *
         * @return the first page
         */
        public Page<PaymentProviderKindDescription> list() {
            return list(null);
        }

        /**
         * As {@link #list()}, with options for this call.
         *
         * @param options the options, or null
         * @return the first page
         */
        public Page<PaymentProviderKindDescription> list(RequestOptions options) {
            Call call = new Call("GET", "/operator/v1/payment_provider_kinds");
            return core.page(call, PaymentProviderKindDescription::new, options, null);
        }
    }

    /** The resource {@code client.operator().messages()}. */
    public static final class MessagesResource {
        private final Core core;

        private MessagesResource(Core core) {
            this.core = core;
        }

        /**
         * Returns the resource {@code client.operator().messages().events()}.
         *
         * @return the resource
         */
        public EventsResource events() {
            return new EventsResource(core);
        }

        /** The resource {@code client.operator().messages().events()}. */
        public static final class EventsResource {
            private final Core core;

            private EventsResource(Core core) {
                this.core = core;
            }

            /**
             * Read a message's timeline with its exchanges.
             *
             * <p>Returns the timeline of a message of any account: every change of status, every note, and
             * every exchange that a trace of the carrier recorded. Oldest first, on one page.
             *
             * <p>{@code GET /operator/v1/messages/{sid}/events}. Only the operator can use this operation.
             *
             * @param sid The sid of the object.
             * @return the first page
             */
            public Page<OperatorTimelineEntry> list(String sid) {
                return list(sid, null);
            }

            /**
             * As {@link #list(String)}, with options for this call.
             *
             * @param sid The sid of the object.
             * @param options the options, or null
             * @return the first page
             */
            public Page<OperatorTimelineEntry> list(String sid, RequestOptions options) {
                Call call = new Call("GET", "/operator/v1/messages/{sid}/events").value("sid", sid);
                return core.page(call, OperatorTimelineEntry::new, options, null);
            }
        }
    }

    /** The resource {@code client.operator().routes()}. */
    public static final class RoutesResource {
        private final Core core;

        private RoutesResource(Core core) {
            this.core = core;
        }

        /**
         * Create a route.
         *
         * <p>Creates a rule that sends messages to a carrier. Among the matching routes, the longest prefix
         * wins, then the most other conditions, then the lowest priority, then the cheapest carrier. Equal
         * routes share messages by weight. Posthorn skips a route whose carrier accepts no messages while
         * another route matches. Waiting messages keep their carrier unless it fails. The guide to routes and
         * failover contains all rules.
         *
         * <p>{@code POST /operator/v1/routes}. Only the operator can use this operation.
         *
         * @param params the parameters
         * @return the answer
         */
        public Route create(OperatorRouteCreateParams params) {
            return create(params, null);
        }

        /**
         * As {@link #create(OperatorRouteCreateParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public Route create(OperatorRouteCreateParams params, RequestOptions options) {
            Call call = new Call("POST", "/operator/v1/routes").body(Call.required(params)).key();
            return core.value(call, Route::new, options);
        }

        /**
         * List routes.
         *
         * <p>Returns routes, newest first.
         *
         * <p>{@code GET /operator/v1/routes}. Only the operator can use this operation.
         *
         * @return the first page
         */
        public Page<Route> list() {
            return list(null);
        }

        /**
         * List routes.
         *
         * <p>Returns routes, newest first.
         *
         * <p>{@code GET /operator/v1/routes}. Only the operator can use this operation.
         *
         * @param params the parameters
         * @return the first page
         */
        public Page<Route> list(OperatorRouteListParams params) {
            return list(params, null);
        }

        /**
         * As {@link #list(OperatorRouteListParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the first page
         */
        public Page<Route> list(OperatorRouteListParams params, RequestOptions options) {
            Call call = new Call("GET", "/operator/v1/routes").query(params);
            return core.page(call, Route::new, options, null);
        }

        /**
         * Preview the routes of a message.
         *
         * <p>Returns the routes that match a message, in order, at most 50. The first {@code ready} route
         * gets the message, or the server refuses it for the {@code refusal} of this route. If none is ready,
         * the message waits for the first. Equal routes have a random order in each response, as for each
         * message. Sends nothing.
         *
         * <p>{@code GET /operator/v1/routes/candidates}. Only the operator can use this operation.
         *
         * @param params the parameters
         * @return the answer
         */
        public RouteCandidates candidates(OperatorRouteCandidatesParams params) {
            return candidates(params, null);
        }

        /**
         * As {@link #candidates(OperatorRouteCandidatesParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public RouteCandidates candidates(OperatorRouteCandidatesParams params, RequestOptions options) {
            Call call = new Call("GET", "/operator/v1/routes/candidates").query(Call.required(params));
            return core.value(call, RouteCandidates::new, options);
        }

        /**
         * Retrieve a route.
         *
         * <p>Returns one route.
         *
         * <p>{@code GET /operator/v1/routes/{sid}}. Only the operator can use this operation.
         *
         * @param sid The sid of the object.
         * @return the answer
         */
        public Route get(String sid) {
            return get(sid, null);
        }

        /**
         * As {@link #get(String)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param options the options, or null
         * @return the answer
         */
        public Route get(String sid, RequestOptions options) {
            Call call = new Call("GET", "/operator/v1/routes/{sid}").value("sid", sid);
            return core.value(call, Route::new, options);
        }

        /**
         * Change a route.
         *
         * <p>Changes a route. Omitted parameters do not change. You cannot change the conditions: create
         * another route and delete this one. Accepted messages keep their carrier unless it fails.
         *
         * <p>{@code PATCH /operator/v1/routes/{sid}}. Only the operator can use this operation.
         *
         * @param sid The sid of the object.
         * @return the answer
         */
        public Route update(String sid) {
            return update(sid, null);
        }

        /**
         * Change a route.
         *
         * <p>Changes a route. Omitted parameters do not change. You cannot change the conditions: create
         * another route and delete this one. Accepted messages keep their carrier unless it fails.
         *
         * <p>{@code PATCH /operator/v1/routes/{sid}}. Only the operator can use this operation.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @return the answer
         */
        public Route update(String sid, OperatorRouteUpdateParams params) {
            return update(sid, params, null);
        }

        /**
         * As {@link #update(String, OperatorRouteUpdateParams)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public Route update(String sid, OperatorRouteUpdateParams params, RequestOptions options) {
            Call call = new Call("PATCH", "/operator/v1/routes/{sid}").value("sid", sid).body(params);
            return core.value(call, Route::new, options);
        }

        /**
         * Delete a route.
         *
         * <p>Deletes a route. Accepted messages keep their carrier.
         *
         * <p>{@code DELETE /operator/v1/routes/{sid}}. Only the operator can use this operation.
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
            Call call = new Call("DELETE", "/operator/v1/routes/{sid}").value("sid", sid).deletion();
            return core.nothing(call, options);
        }
    }

    /** The resource {@code client.operator().rates()}. */
    public static final class RatesResource {
        private final Core core;

        private RatesResource(Core core) {
            this.core = core;
        }

        /**
         * Create a rate.
         *
         * <p>Creates a rate. Among otherwise equal routes, Posthorn prefers the carrier with the lowest rate
         * for the number. A rate without a carrier is a customer rate: multiplied by the segments, it is the
         * {@code price} of a message.
         *
         * <p>{@code POST /operator/v1/rates}. Only the operator can use this operation.
         *
         * @param params the parameters
         * @return the answer
         */
        public Rate create(OperatorRateCreateParams params) {
            return create(params, null);
        }

        /**
         * As {@link #create(OperatorRateCreateParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public Rate create(OperatorRateCreateParams params, RequestOptions options) {
            Call call = new Call("POST", "/operator/v1/rates").body(Call.required(params)).key();
            return core.value(call, Rate::new, options);
        }

        /**
         * List rates.
         *
         * <p>Returns rates, newest first.
         *
         * <p>{@code GET /operator/v1/rates}. Only the operator can use this operation.
         *
         * @return the first page
         */
        public Page<Rate> list() {
            return list(null);
        }

        /**
         * List rates.
         *
         * <p>Returns rates, newest first.
         *
         * <p>{@code GET /operator/v1/rates}. Only the operator can use this operation.
         *
         * @param params the parameters
         * @return the first page
         */
        public Page<Rate> list(OperatorRateListParams params) {
            return list(params, null);
        }

        /**
         * As {@link #list(OperatorRateListParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the first page
         */
        public Page<Rate> list(OperatorRateListParams params, RequestOptions options) {
            Call call = new Call("GET", "/operator/v1/rates").query(params);
            return core.page(call, Rate::new, options, null);
        }

        /**
         * Replace all customer rates.
         *
         * <p>Replaces the prices that accounts pay for a segment with a list of up to 50000, as {@code rates}
         * or as {@code csv}. If any line is invalid, nothing changes. Rates for unchanged prefixes keep their
         * sid.
         *
         * <p>{@code POST /operator/v1/rates/replace}. Only the operator can use this operation.
         *
         * @param params the parameters
         * @return the answer
         */
        public RateCard replace(OperatorRateReplaceParams params) {
            return replace(params, null);
        }

        /**
         * As {@link #replace(OperatorRateReplaceParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public RateCard replace(OperatorRateReplaceParams params, RequestOptions options) {
            Call call = new Call("POST", "/operator/v1/rates/replace").body(Call.required(params)).key();
            return core.value(call, RateCard::new, options);
        }

        /**
         * Retrieve a rate.
         *
         * <p>Returns one rate.
         *
         * <p>{@code GET /operator/v1/rates/{sid}}. Only the operator can use this operation.
         *
         * @param sid The sid of the object.
         * @return the answer
         */
        public Rate get(String sid) {
            return get(sid, null);
        }

        /**
         * As {@link #get(String)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param options the options, or null
         * @return the answer
         */
        public Rate get(String sid, RequestOptions options) {
            Call call = new Call("GET", "/operator/v1/rates/{sid}").value("sid", sid);
            return core.value(call, Rate::new, options);
        }

        /**
         * Change a rate.
         *
         * <p>Changes the price of a rate. You cannot change its carrier, prefix or currency.
         *
         * <p>{@code PATCH /operator/v1/rates/{sid}}. Only the operator can use this operation.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @return the answer
         */
        public Rate update(String sid, OperatorRateUpdateParams params) {
            return update(sid, params, null);
        }

        /**
         * As {@link #update(String, OperatorRateUpdateParams)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public Rate update(String sid, OperatorRateUpdateParams params, RequestOptions options) {
            Call call = new Call("PATCH", "/operator/v1/rates/{sid}")
                    .value("sid", sid)
                    .body(Call.required(params));
            return core.value(call, Rate::new, options);
        }

        /**
         * Delete a rate.
         *
         * <p>Deletes a rate. Afterwards a shorter prefix decides, or the price is unknown.
         *
         * <p>{@code DELETE /operator/v1/rates/{sid}}. Only the operator can use this operation.
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
            Call call = new Call("DELETE", "/operator/v1/rates/{sid}").value("sid", sid).deletion();
            return core.nothing(call, options);
        }
    }

    /** The resource {@code client.operator().verifications()}. */
    public static final class VerificationsResource {
        private final Core core;

        private VerificationsResource(Core core) {
            this.core = core;
        }

        /**
         * Count verifications by account.
         *
         * <p>Returns, for each account, the messages that were sent and delivered, the approved verifications
         * and the blocks. Use it to detect SMS pumping. Accounts with the most messages without an approval
         * come first. Counts whole hours (UTC), up to {@code counted_until}.
         *
         * <p>{@code GET /operator/v1/verifications/summary}. Only the operator can use this operation.
         *
         * @return the answer
         */
        public OperatorVerificationSummary summary() {
            return summary(null);
        }

        /**
         * Count verifications by account.
         *
         * <p>Returns, for each account, the messages that were sent and delivered, the approved verifications
         * and the blocks. Use it to detect SMS pumping. Accounts with the most messages without an approval
         * come first. Counts whole hours (UTC), up to {@code counted_until}.
         *
         * <p>{@code GET /operator/v1/verifications/summary}. Only the operator can use this operation.
         *
         * @param params the parameters
         * @return the answer
         */
        public OperatorVerificationSummary summary(OperatorVerificationSummaryParams params) {
            return summary(params, null);
        }

        /**
         * As {@link #summary(OperatorVerificationSummaryParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public OperatorVerificationSummary summary(
                OperatorVerificationSummaryParams params, RequestOptions options) {
            Call call = new Call("GET", "/operator/v1/verifications/summary").query(params);
            return core.value(call, OperatorVerificationSummary::new, options);
        }
    }

    /** The resource {@code client.operator().verificationScores()}. */
    public static final class VerificationScoresResource {
        private final Core core;

        private VerificationScoresResource(Core core) {
            this.core = core;
        }

        /**
         * List prefixes by risk.
         *
         * <p>Returns the prefixes with the highest scores over all accounts. An attack on several accounts
         * shows here first. A blocked prefix is blocked in each account whose people enter few codes there.
         *
         * <p>{@code GET /operator/v1/verification_scores}. Only the operator can use this operation.
         *
         * @return the answer
         */
        public OperatorVerificationScores list() {
            return list(null);
        }

        /**
         * List prefixes by risk.
         *
         * <p>Returns the prefixes with the highest scores over all accounts. An attack on several accounts
         * shows here first. A blocked prefix is blocked in each account whose people enter few codes there.
         *
         * <p>{@code GET /operator/v1/verification_scores}. Only the operator can use this operation.
         *
         * @param params the parameters
         * @return the answer
         */
        public OperatorVerificationScores list(OperatorVerificationScoreListParams params) {
            return list(params, null);
        }

        /**
         * As {@link #list(OperatorVerificationScoreListParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public OperatorVerificationScores list(
                OperatorVerificationScoreListParams params, RequestOptions options) {
            Call call = new Call("GET", "/operator/v1/verification_scores").query(params);
            return core.value(call, OperatorVerificationScores::new, options);
        }

        /**
         * Clear the score of a prefix.
         *
         * <p>Ends the block of a prefix in all accounts, and resets its score. Blocks of single accounts
         * stay. A repeated request returns the same response.
         *
         * <p>{@code DELETE /operator/v1/verification_scores}. Only the operator can use this operation.
         *
         * @param params the parameters
         * @return the answer as HTTP
         */
        public Response clear(OperatorVerificationScoreClearParams params) {
            return clear(params, null);
        }

        /**
         * As {@link #clear(OperatorVerificationScoreClearParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the answer as HTTP
         */
        public Response clear(OperatorVerificationScoreClearParams params, RequestOptions options) {
            Call call = new Call("DELETE", "/operator/v1/verification_scores")
                    .query(Call.required(params))
                    .deletion();
            return core.nothing(call, options);
        }
    }

    /** The resource {@code client.operator().verificationBlocks()}. */
    public static final class VerificationBlocksResource {
        private final Core core;

        private VerificationBlocksResource(Core core) {
            this.core = core;
        }

        /**
         * List blocks of verifications.
         *
         * <p>Returns the blocks of all accounts, newest first. They show where Posthorn detected SMS pumping.
         *
         * <p>{@code GET /operator/v1/verification_blocks}. Only the operator can use this operation.
         *
         * @return the first page
         */
        public Page<VerificationBlock> list() {
            return list(null);
        }

        /**
         * List blocks of verifications.
         *
         * <p>Returns the blocks of all accounts, newest first. They show where Posthorn detected SMS pumping.
         *
         * <p>{@code GET /operator/v1/verification_blocks}. Only the operator can use this operation.
         *
         * @param params the parameters
         * @return the first page
         */
        public Page<VerificationBlock> list(OperatorVerificationBlockListParams params) {
            return list(params, null);
        }

        /**
         * As {@link #list(OperatorVerificationBlockListParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the first page
         */
        public Page<VerificationBlock> list(
                OperatorVerificationBlockListParams params, RequestOptions options) {
            Call call = new Call("GET", "/operator/v1/verification_blocks").query(params);
            return core.page(call, VerificationBlock::new, options, null);
        }

        /**
         * Release a block of an account.
         *
         * <p>Ends a block of any account now and resets the counts of its numbers. A repeated request returns
         * the same response.
         *
         * <p>{@code DELETE /operator/v1/verification_blocks/{sid}}. Only the operator can use this operation.
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
            Call call = new Call("DELETE", "/operator/v1/verification_blocks/{sid}").value("sid", sid);
            return core.value(call, VerificationBlock::new, options);
        }
    }

    /** The resource {@code client.operator().phoneNumbers()}. */
    public static final class PhoneNumbersResource {
        private final Core core;

        private PhoneNumbersResource(Core core) {
            this.core = core;
        }

        /**
         * Assign a phone number.
         *
         * <p>Makes an account the owner of a number, short code or sender id. Messages to the number arrive
         * at the account, and no other account can send from it. This also approves a request of the account
         * for the number. The account's limit of numbers does not apply.
         *
         * <p>{@code POST /operator/v1/phone_numbers}. Only the operator can use this operation.
         *
         * @param params the parameters
         * @return the answer
         */
        public OperatorPhoneNumber assign(OperatorPhoneNumberAssignParams params) {
            return assign(params, null);
        }

        /**
         * As {@link #assign(OperatorPhoneNumberAssignParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public OperatorPhoneNumber assign(OperatorPhoneNumberAssignParams params, RequestOptions options) {
            Call call = new Call("POST", "/operator/v1/phone_numbers").body(Call.required(params)).key();
            return core.value(call, OperatorPhoneNumber::new, options);
        }

        /**
         * List phone numbers of all accounts.
         *
         * <p>Returns phone numbers, newest first. {@code status=pending} returns the requests that wait for a
         * decision.
         *
         * <p>{@code GET /operator/v1/phone_numbers}. Only the operator can use this operation.
         *
         * @return the first page
         */
        public Page<OperatorPhoneNumber> list() {
            return list(null);
        }

        /**
         * List phone numbers of all accounts.
         *
         * <p>Returns phone numbers, newest first. {@code status=pending} returns the requests that wait for a
         * decision.
         *
         * <p>{@code GET /operator/v1/phone_numbers}. Only the operator can use this operation.
         *
         * @param params the parameters
         * @return the first page
         */
        public Page<OperatorPhoneNumber> list(OperatorPhoneNumberListParams params) {
            return list(params, null);
        }

        /**
         * As {@link #list(OperatorPhoneNumberListParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the first page
         */
        public Page<OperatorPhoneNumber> list(OperatorPhoneNumberListParams params, RequestOptions options) {
            Call call = new Call("GET", "/operator/v1/phone_numbers").query(params);
            return core.page(call, OperatorPhoneNumber::new, options, null);
        }

        /**
         * Retrieve a phone number of any account.
         *
         * <p>Returns one phone number.
         *
         * <p>{@code GET /operator/v1/phone_numbers/{sid}}. Only the operator can use this operation.
         *
         * @param sid The sid of the object.
         * @return the answer
         */
        public OperatorPhoneNumber get(String sid) {
            return get(sid, null);
        }

        /**
         * As {@link #get(String)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param options the options, or null
         * @return the answer
         */
        public OperatorPhoneNumber get(String sid, RequestOptions options) {
            Call call = new Call("GET", "/operator/v1/phone_numbers/{sid}").value("sid", sid);
            return core.value(call, OperatorPhoneNumber::new, options);
        }

        /**
         * Approve, reject or move a phone number.
         *
         * <p>Changes the parameters that you send. {@code status=active} approves a request, {@code
         * status=rejected} rejects it. {@code account_sid} moves the number to another account. Recipients
         * who opted out from the number are also opted out at the new account. Messages and events remain
         * with the previous account.
         *
         * <p>{@code PATCH /operator/v1/phone_numbers/{sid}}. Only the operator can use this operation.
         *
         * @param sid The sid of the object.
         * @return the answer
         */
        public OperatorPhoneNumber update(String sid) {
            return update(sid, null);
        }

        /**
         * Approve, reject or move a phone number.
         *
         * <p>Changes the parameters that you send. {@code status=active} approves a request, {@code
         * status=rejected} rejects it. {@code account_sid} moves the number to another account. Recipients
         * who opted out from the number are also opted out at the new account. Messages and events remain
         * with the previous account.
         *
         * <p>{@code PATCH /operator/v1/phone_numbers/{sid}}. Only the operator can use this operation.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @return the answer
         */
        public OperatorPhoneNumber update(String sid, OperatorPhoneNumberUpdateParams params) {
            return update(sid, params, null);
        }

        /**
         * As {@link #update(String, OperatorPhoneNumberUpdateParams)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public OperatorPhoneNumber update(
                String sid, OperatorPhoneNumberUpdateParams params, RequestOptions options) {
            Call call = new Call("PATCH", "/operator/v1/phone_numbers/{sid}").value("sid", sid).body(params);
            return core.value(call, OperatorPhoneNumber::new, options);
        }

        /**
         * Release a phone number.
         *
         * <p>Ends the ownership of the number, so messages to it no longer arrive at the account. Deletes a
         * pending or rejected request. The account keeps its messages.
         *
         * <p>{@code DELETE /operator/v1/phone_numbers/{sid}}. Only the operator can use this operation.
         *
         * @param sid The sid of the object.
         * @return the answer as HTTP
         */
        public Response release(String sid) {
            return release(sid, null);
        }

        /**
         * As {@link #release(String)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param options the options, or null
         * @return the answer as HTTP
         */
        public Response release(String sid, RequestOptions options) {
            Call call = new Call("DELETE", "/operator/v1/phone_numbers/{sid}").value("sid", sid).deletion();
            return core.nothing(call, options);
        }
    }

    /** The resource {@code client.operator().senderRules()}. */
    public static final class SenderRulesResource {
        private final Core core;

        private SenderRulesResource(Core core) {
            this.core = core;
        }

        /**
         * Allow a sender.
         *
         * <p>Allows an account, or every account, to send from senders that no account owns. The rule applies
         * at once in processes of this machine, and within two seconds on other machines. A rule never allows
         * a number that another account owns.
         *
         * <p>{@code POST /operator/v1/sender_rules}. Only the operator can use this operation.
         *
         * @param params the parameters
         * @return the answer
         */
        public SenderRule create(OperatorSenderRuleCreateParams params) {
            return create(params, null);
        }

        /**
         * As {@link #create(OperatorSenderRuleCreateParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public SenderRule create(OperatorSenderRuleCreateParams params, RequestOptions options) {
            Call call = new Call("POST", "/operator/v1/sender_rules").body(Call.required(params)).key();
            return core.value(call, SenderRule::new, options);
        }

        /**
         * List sender rules.
         *
         * <p>Returns sender rules, newest first. {@code is_conflict=true} returns the senders that an upgrade
         * found with several accounts.
         *
         * <p>{@code GET /operator/v1/sender_rules}. Only the operator can use this operation.
         *
         * @return the first page
         */
        public Page<SenderRule> list() {
            return list(null);
        }

        /**
         * List sender rules.
         *
         * <p>Returns sender rules, newest first. {@code is_conflict=true} returns the senders that an upgrade
         * found with several accounts.
         *
         * <p>{@code GET /operator/v1/sender_rules}. Only the operator can use this operation.
         *
         * @param params the parameters
         * @return the first page
         */
        public Page<SenderRule> list(OperatorSenderRuleListParams params) {
            return list(params, null);
        }

        /**
         * As {@link #list(OperatorSenderRuleListParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the first page
         */
        public Page<SenderRule> list(OperatorSenderRuleListParams params, RequestOptions options) {
            Call call = new Call("GET", "/operator/v1/sender_rules").query(params);
            return core.page(call, SenderRule::new, options, null);
        }

        /**
         * Retrieve a sender rule.
         *
         * <p>Returns one sender rule.
         *
         * <p>{@code GET /operator/v1/sender_rules/{sid}}. Only the operator can use this operation.
         *
         * @param sid The sid of the object.
         * @return the answer
         */
        public SenderRule get(String sid) {
            return get(sid, null);
        }

        /**
         * As {@link #get(String)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param options the options, or null
         * @return the answer
         */
        public SenderRule get(String sid, RequestOptions options) {
            Call call = new Call("GET", "/operator/v1/sender_rules/{sid}").value("sid", sid);
            return core.value(call, SenderRule::new, options);
        }

        /**
         * Confirm a sender rule.
         *
         * <p>Confirms a rule that an upgrade created, and ends its conflict. Send {@code needs_review=false}.
         * The senders of a rule cannot change: create another rule and delete this one.
         *
         * <p>{@code PATCH /operator/v1/sender_rules/{sid}}. Only the operator can use this operation.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @return the answer
         */
        public SenderRule update(String sid, OperatorSenderRuleUpdateParams params) {
            return update(sid, params, null);
        }

        /**
         * As {@link #update(String, OperatorSenderRuleUpdateParams)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public SenderRule update(String sid, OperatorSenderRuleUpdateParams params, RequestOptions options) {
            Call call = new Call("PATCH", "/operator/v1/sender_rules/{sid}")
                    .value("sid", sid)
                    .body(Call.required(params));
            return core.value(call, SenderRule::new, options);
        }

        /**
         * Delete a sender rule.
         *
         * <p>Deletes a sender rule. New messages can no longer use the senders that only this rule allowed.
         * Posthorn still sends the messages that it has accepted.
         *
         * <p>{@code DELETE /operator/v1/sender_rules/{sid}}. Only the operator can use this operation.
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
            Call call = new Call("DELETE", "/operator/v1/sender_rules/{sid}").value("sid", sid).deletion();
            return core.nothing(call, options);
        }
    }
}

// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn;

/** The client. Its methods are the resources of the API. Many threads can use it. */
public final class Posthorn {
    private final Core core;

    Posthorn(Core core) {
        this.core = core;
    }

    /**
     * Begins a client.
     *
     * @return a builder for its options
     */
    public static PosthornBuilder builder() {
        return new PosthornBuilder();
    }

    /**
     * Returns a client with these options for all calls. It shares the connections. It ignores the
     * idempotency key and the last event id, which are those of one call.
     *
     * @param options the options
     * @return the other client
     */
    public Posthorn with(RequestOptions options) {
        return new Posthorn(core.with(options));
    }

    /**
     * Returns the resource {@code client.messages()}.
     *
     * @return the resource
     */
    public MessagesResource messages() {
        return new MessagesResource(core);
    }

    /**
     * Returns the resource {@code client.conversations()}.
     *
     * @return the resource
     */
    public ConversationsResource conversations() {
        return new ConversationsResource(core);
    }

    /**
     * Returns the resource {@code client.media()}.
     *
     * @return the resource
     */
    public MediaResource media() {
        return new MediaResource(core);
    }

    /**
     * Returns the resource {@code client.phoneNumbers()}.
     *
     * @return the resource
     */
    public PhoneNumbersResource phoneNumbers() {
        return new PhoneNumbersResource(core);
    }

    /**
     * Returns the resource {@code client.messagingServices()}.
     *
     * @return the resource
     */
    public MessagingServicesResource messagingServices() {
        return new MessagingServicesResource(core);
    }

    /**
     * Returns the resource {@code client.optOuts()}.
     *
     * @return the resource
     */
    public OptOutsResource optOuts() {
        return new OptOutsResource(core);
    }

    /**
     * Returns the resource {@code client.auth()}.
     *
     * @return the resource
     */
    public AuthResource auth() {
        return new AuthResource(core);
    }

    /**
     * Returns the resource {@code client.payments()}.
     *
     * @return the resource
     */
    public PaymentsResource payments() {
        return new PaymentsResource(core);
    }

    /**
     * Returns the resource {@code client.refunds()}.
     *
     * @return the resource
     */
    public RefundsResource refunds() {
        return new RefundsResource(core);
    }

    /**
     * Returns the resource {@code client.disputes()}.
     *
     * @return the resource
     */
    public DisputesResource disputes() {
        return new DisputesResource(core);
    }

    /**
     * Returns the resource {@code client.paymentProviders()}.
     *
     * @return the resource
     */
    public PaymentProvidersResource paymentProviders() {
        return new PaymentProvidersResource(core);
    }

    /**
     * Returns the resource {@code client.paymentProviderKinds()}.
     *
     * @return the resource
     */
    public PaymentProviderKindsResource paymentProviderKinds() {
        return new PaymentProviderKindsResource(core);
    }

    /**
     * Returns the resource {@code client.transactions()}.
     *
     * @return the resource
     */
    public TransactionsResource transactions() {
        return new TransactionsResource(core);
    }

    /**
     * Returns the resource {@code client.balances()}.
     *
     * @return the resource
     */
    public BalancesResource balances() {
        return new BalancesResource(core);
    }

    /**
     * Returns the resource {@code client.ledgerPeriods()}.
     *
     * @return the resource
     */
    public LedgerPeriodsResource ledgerPeriods() {
        return new LedgerPeriodsResource(core);
    }

    /**
     * Returns the resource {@code client.reconciliations()}.
     *
     * @return the resource
     */
    public ReconciliationsResource reconciliations() {
        return new ReconciliationsResource(core);
    }

    /**
     * Returns the resource {@code client.differences()}.
     *
     * @return the resource
     */
    public DifferencesResource differences() {
        return new DifferencesResource(core);
    }

    /**
     * Returns the resource {@code client.webhooks()}.
     *
     * @return the resource
     */
    public WebhooksResource webhooks() {
        return new WebhooksResource(core);
    }

    /**
     * Returns the resource {@code client.deliveries()}.
     *
     * @return the resource
     */
    public DeliveriesResource deliveries() {
        return new DeliveriesResource(core);
    }

    /**
     * Returns the resource {@code client.replays()}.
     *
     * @return the resource
     */
    public ReplaysResource replays() {
        return new ReplaysResource(core);
    }

    /**
     * Returns the resource {@code client.events()}.
     *
     * @return the resource
     */
    public EventsResource events() {
        return new EventsResource(core);
    }

    /**
     * Returns the resource {@code client.eventTypes()}.
     *
     * @return the resource
     */
    public EventTypesResource eventTypes() {
        return new EventTypesResource(core);
    }

    /**
     * Returns the resource {@code client.statistics()}.
     *
     * @return the resource
     */
    public StatisticsResource statistics() {
        return new StatisticsResource(core);
    }

    /**
     * Returns the resource {@code client.account()}.
     *
     * @return the resource
     */
    public AccountResource account() {
        return new AccountResource(core);
    }

    /**
     * Returns the resource {@code client.apiKeys()}.
     *
     * @return the resource
     */
    public ApiKeysResource apiKeys() {
        return new ApiKeysResource(core);
    }

    /**
     * Returns the resource {@code client.operator()}.
     *
     * @return the resource
     */
    public OperatorResource operator() {
        return new OperatorResource(core);
    }

    /**
     * Returns the resource {@code client.simulator()}.
     *
     * @return the resource
     */
    public SimulatorResource simulator() {
        return new SimulatorResource(core);
    }

    /** Prints the server, and not the credentials. */
    @Override
    public String toString() {
        return "Posthorn(" + core.baseUrl + ")";
    }
}

// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

// Client is the whole API. Each field is a resource.
type Client struct {
	core                 *core
	Messages             *MessagesResource
	Conversations        *ConversationsResource
	Media                *MediaResource
	PhoneNumbers         *PhoneNumbersResource
	MessagingServices    *MessagingServicesResource
	OptOuts              *OptOutsResource
	Auth                 *AuthResource
	Payments             *PaymentsResource
	Refunds              *RefundsResource
	Disputes             *DisputesResource
	PaymentProviders     *PaymentProvidersResource
	PaymentProviderKinds *PaymentProviderKindsResource
	Transactions         *TransactionsResource
	Balances             *BalancesResource
	LedgerPeriods        *LedgerPeriodsResource
	Reconciliations      *ReconciliationsResource
	Differences          *DifferencesResource
	Webhooks             *WebhooksResource
	Deliveries           *DeliveriesResource
	Replays              *ReplaysResource
	Events               *EventsResource
	EventTypes           *EventTypesResource
	Statistics           *StatisticsResource
	Account              *AccountResource
	APIKeys              *APIKeysResource
	Operator             *OperatorResource
	Simulator            *SimulatorResource
}

func newClient(core *core) *Client {
	return &Client{
		core:                 core,
		Messages:             newMessagesResource(core),
		Conversations:        newConversationsResource(core),
		Media:                newMediaResource(core),
		PhoneNumbers:         newPhoneNumbersResource(core),
		MessagingServices:    newMessagingServicesResource(core),
		OptOuts:              newOptOutsResource(core),
		Auth:                 newAuthResource(core),
		Payments:             newPaymentsResource(core),
		Refunds:              newRefundsResource(core),
		Disputes:             newDisputesResource(core),
		PaymentProviders:     newPaymentProvidersResource(core),
		PaymentProviderKinds: newPaymentProviderKindsResource(core),
		Transactions:         newTransactionsResource(core),
		Balances:             newBalancesResource(core),
		LedgerPeriods:        newLedgerPeriodsResource(core),
		Reconciliations:      newReconciliationsResource(core),
		Differences:          newDifferencesResource(core),
		Webhooks:             newWebhooksResource(core),
		Deliveries:           newDeliveriesResource(core),
		Replays:              newReplaysResource(core),
		Events:               newEventsResource(core),
		EventTypes:           newEventTypesResource(core),
		Statistics:           newStatisticsResource(core),
		Account:              newAccountResource(core),
		APIKeys:              newAPIKeysResource(core),
		Operator:             newOperatorResource(core),
		Simulator:            newSimulatorResource(core),
	}
}

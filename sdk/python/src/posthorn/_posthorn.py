"""The whole API."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from ._async_client import AsyncClient
from ._client import Client
from .resources.account import AccountResource, AsyncAccountResource
from .resources.api_keys import ApiKeysResource, AsyncApiKeysResource
from .resources.auth import AsyncAuthResource, AuthResource
from .resources.balances import AsyncBalancesResource, BalancesResource
from .resources.conversations import AsyncConversationsResource, ConversationsResource
from .resources.deliveries import AsyncDeliveriesResource, DeliveriesResource
from .resources.differences import AsyncDifferencesResource, DifferencesResource
from .resources.disputes import AsyncDisputesResource, DisputesResource
from .resources.event_types import AsyncEventTypesResource, EventTypesResource
from .resources.events import AsyncEventsResource, EventsResource
from .resources.ledger_periods import AsyncLedgerPeriodsResource, LedgerPeriodsResource
from .resources.media import AsyncMediaResource, MediaResource
from .resources.messages import AsyncMessagesResource, MessagesResource
from .resources.messaging_services import AsyncMessagingServicesResource, MessagingServicesResource
from .resources.operator import AsyncOperatorResource, OperatorResource
from .resources.opt_outs import AsyncOptOutsResource, OptOutsResource
from .resources.payment_provider_kinds import AsyncPaymentProviderKindsResource, PaymentProviderKindsResource
from .resources.payment_providers import AsyncPaymentProvidersResource, PaymentProvidersResource
from .resources.payments import AsyncPaymentsResource, PaymentsResource
from .resources.phone_numbers import AsyncPhoneNumbersResource, PhoneNumbersResource
from .resources.reconciliations import AsyncReconciliationsResource, ReconciliationsResource
from .resources.refunds import AsyncRefundsResource, RefundsResource
from .resources.replays import AsyncReplaysResource, ReplaysResource
from .resources.simulator import AsyncSimulatorResource, SimulatorResource
from .resources.statistics import AsyncStatisticsResource, StatisticsResource
from .resources.transactions import AsyncTransactionsResource, TransactionsResource
from .resources.webhooks import AsyncWebhooksResource, WebhooksResource


class Posthorn(Client):
    """The client. Each attribute is a resource of the API."""

    def _add_resources(self) -> None:
        self.messages = MessagesResource(self)
        self.conversations = ConversationsResource(self)
        self.media = MediaResource(self)
        self.phone_numbers = PhoneNumbersResource(self)
        self.messaging_services = MessagingServicesResource(self)
        self.opt_outs = OptOutsResource(self)
        self.auth = AuthResource(self)
        self.payments = PaymentsResource(self)
        self.refunds = RefundsResource(self)
        self.disputes = DisputesResource(self)
        self.payment_providers = PaymentProvidersResource(self)
        self.payment_provider_kinds = PaymentProviderKindsResource(self)
        self.transactions = TransactionsResource(self)
        self.balances = BalancesResource(self)
        self.ledger_periods = LedgerPeriodsResource(self)
        self.reconciliations = ReconciliationsResource(self)
        self.differences = DifferencesResource(self)
        self.webhooks = WebhooksResource(self)
        self.deliveries = DeliveriesResource(self)
        self.replays = ReplaysResource(self)
        self.events = EventsResource(self)
        self.event_types = EventTypesResource(self)
        self.statistics = StatisticsResource(self)
        self.account = AccountResource(self)
        self.api_keys = ApiKeysResource(self)
        self.operator = OperatorResource(self)
        self.simulator = SimulatorResource(self)


class AsyncPosthorn(AsyncClient):
    """The client for asyncio and trio. Each attribute is a resource of the API."""

    def _add_resources(self) -> None:
        self.messages = AsyncMessagesResource(self)
        self.conversations = AsyncConversationsResource(self)
        self.media = AsyncMediaResource(self)
        self.phone_numbers = AsyncPhoneNumbersResource(self)
        self.messaging_services = AsyncMessagingServicesResource(self)
        self.opt_outs = AsyncOptOutsResource(self)
        self.auth = AsyncAuthResource(self)
        self.payments = AsyncPaymentsResource(self)
        self.refunds = AsyncRefundsResource(self)
        self.disputes = AsyncDisputesResource(self)
        self.payment_providers = AsyncPaymentProvidersResource(self)
        self.payment_provider_kinds = AsyncPaymentProviderKindsResource(self)
        self.transactions = AsyncTransactionsResource(self)
        self.balances = AsyncBalancesResource(self)
        self.ledger_periods = AsyncLedgerPeriodsResource(self)
        self.reconciliations = AsyncReconciliationsResource(self)
        self.differences = AsyncDifferencesResource(self)
        self.webhooks = AsyncWebhooksResource(self)
        self.deliveries = AsyncDeliveriesResource(self)
        self.replays = AsyncReplaysResource(self)
        self.events = AsyncEventsResource(self)
        self.event_types = AsyncEventTypesResource(self)
        self.statistics = AsyncStatisticsResource(self)
        self.account = AsyncAccountResource(self)
        self.api_keys = AsyncApiKeysResource(self)
        self.operator = AsyncOperatorResource(self)
        self.simulator = AsyncSimulatorResource(self)

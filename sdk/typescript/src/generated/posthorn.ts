// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import { Client } from "../core/client.ts"
import type { ClientOptions } from "../core/options.ts"
import { MessagesResource } from "./messages.ts"
import { ConversationsResource } from "./conversations.ts"
import { MediaResource } from "./media.ts"
import { PhoneNumbersResource } from "./phone-numbers.ts"
import { MessagingServicesResource } from "./messaging-services.ts"
import { OptOutsResource } from "./opt-outs.ts"
import { AuthResource } from "./auth.ts"
import { PaymentsResource } from "./payments.ts"
import { RefundsResource } from "./refunds.ts"
import { DisputesResource } from "./disputes.ts"
import { PaymentProvidersResource } from "./payment-providers.ts"
import { PaymentProviderKindsResource } from "./payment-provider-kinds.ts"
import { TransactionsResource } from "./transactions.ts"
import { BalancesResource } from "./balances.ts"
import { LedgerPeriodsResource } from "./ledger-periods.ts"
import { ReconciliationsResource } from "./reconciliations.ts"
import { DifferencesResource } from "./differences.ts"
import { WebhooksResource } from "./webhooks.ts"
import { DeliveriesResource } from "./deliveries.ts"
import { ReplaysResource } from "./replays.ts"
import { EventsResource } from "./events.ts"
import { EventTypesResource } from "./event-types.ts"
import { StatisticsResource } from "./statistics.ts"
import { AccountResource } from "./account.ts"
import { ApiKeysResource } from "./api-keys.ts"
import { OperatorResource } from "./operator.ts"
import { SimulatorResource } from "./simulator.ts"

/** The whole API. Each field is a resource. */
export class Posthorn extends Client {
  readonly messages: MessagesResource
  readonly conversations: ConversationsResource
  readonly media: MediaResource
  readonly phoneNumbers: PhoneNumbersResource
  readonly messagingServices: MessagingServicesResource
  readonly optOuts: OptOutsResource
  readonly auth: AuthResource
  readonly payments: PaymentsResource
  readonly refunds: RefundsResource
  readonly disputes: DisputesResource
  readonly paymentProviders: PaymentProvidersResource
  readonly paymentProviderKinds: PaymentProviderKindsResource
  readonly transactions: TransactionsResource
  readonly balances: BalancesResource
  readonly ledgerPeriods: LedgerPeriodsResource
  readonly reconciliations: ReconciliationsResource
  readonly differences: DifferencesResource
  readonly webhooks: WebhooksResource
  readonly deliveries: DeliveriesResource
  readonly replays: ReplaysResource
  readonly events: EventsResource
  readonly eventTypes: EventTypesResource
  readonly statistics: StatisticsResource
  readonly account: AccountResource
  readonly apiKeys: ApiKeysResource
  readonly operator: OperatorResource
  readonly simulator: SimulatorResource

  constructor(options: ClientOptions) {
    super(options)
    this.messages = new MessagesResource(this)
    this.conversations = new ConversationsResource(this)
    this.media = new MediaResource(this)
    this.phoneNumbers = new PhoneNumbersResource(this)
    this.messagingServices = new MessagingServicesResource(this)
    this.optOuts = new OptOutsResource(this)
    this.auth = new AuthResource(this)
    this.payments = new PaymentsResource(this)
    this.refunds = new RefundsResource(this)
    this.disputes = new DisputesResource(this)
    this.paymentProviders = new PaymentProvidersResource(this)
    this.paymentProviderKinds = new PaymentProviderKindsResource(this)
    this.transactions = new TransactionsResource(this)
    this.balances = new BalancesResource(this)
    this.ledgerPeriods = new LedgerPeriodsResource(this)
    this.reconciliations = new ReconciliationsResource(this)
    this.differences = new DifferencesResource(this)
    this.webhooks = new WebhooksResource(this)
    this.deliveries = new DeliveriesResource(this)
    this.replays = new ReplaysResource(this)
    this.events = new EventsResource(this)
    this.eventTypes = new EventTypesResource(this)
    this.statistics = new StatisticsResource(this)
    this.account = new AccountResource(this)
    this.apiKeys = new ApiKeysResource(this)
    this.operator = new OperatorResource(this)
    this.simulator = new SimulatorResource(this)
  }
}

import type { PaymentNeeds } from "#payments/api/payments.ts"
import { simulatorId } from "#messaging/carriers/simulator/simulator-id.ts"
import type { Tx } from "#core/db/database.ts"
import { oneWay, prices } from "#messaging/messages/testing.ts"
import { NumberOwners } from "#messaging/numbers/owners.ts"
import { Senders } from "#messaging/numbers/senders.ts"
import type { Outgoing } from "#core/outgoing/outgoing.ts"
import type { PaymentContext } from "#payments/payments/context.ts"
import { PaymentIntake } from "#payments/payments/create/create-payment.ts"
import { linkKeyOf } from "#payments/payments/links/pay-link.ts"
import { Providers } from "#payments/payments/connections/providers.ts"
import { OperationRecorder } from "#payments/payments/operations/record-operation.ts"
import { PaymentSync } from "#payments/payments/notifications/sync-payments.ts"
import { receiveNotification } from "#payments/payments/notifications/receive-notification.ts"
import type { PaymentProvider } from "#payments/providers/provider.ts"
import { simulatedProviderId } from "#payments/providers/simulator-id.ts"
import type { SimulatedPayments } from "#payments/providers/simulator/simulated-payments.ts"
import { Queue } from "#core/queue/queue.ts"
import { Reconciler } from "#payments/reconciliation/reconciler.ts"
import type { Clock } from "#core/std/clock.ts"
import { createIds } from "#core/std/ids.ts"
import { Metrics } from "#core/std/metrics.ts"
import type { SecretKeys } from "#core/std/secret-box.ts"
import { faultLog, Life, mortalClock, MortalDatabase } from "./mortal.ts"

export interface PaymentProcessOptions {
  name: string
  databaseUrl: string
  clock: Clock
  secretKeys: SecretKeys
  /** The provider's side, which outlives every process. */
  simulatedPayments: SimulatedPayments
  /** The adapter of an account. */
  provider(accountId: string): PaymentProvider
  onFault(fault: unknown): void
}

const metrics = new Metrics()

/**
 * What of one process has to do with payments, wired as `create-payments.ts` wires it. It can be killed at
 * any moment.
 */
export class PaymentProcess {
  /** What the operations of the API lean on. */
  readonly needs: PaymentNeeds
  readonly #life = new Life()
  readonly #db: MortalDatabase
  readonly #sync: PaymentSync
  readonly #reconciler: Reconciler

  constructor(options: PaymentProcessOptions) {
    const life = this.#life
    const { name, databaseUrl: url, secretKeys, simulatedPayments } = options
    const clock = mortalClock(options.clock, life)
    const log = faultLog((fault) => life.isOver || options.onFault(fault))
    const db = new MortalDatabase(life, { name, url, log, poolMax: 5 })
    const newId = createIds(clock)
    const owners = new NumberOwners({ db, clock })
    const simulator = (accountId: string) => mortalProvider(options.provider(accountId), life)
    // Nothing is asked over HTTP.
    const outgoing = {} as unknown as Outgoing
    const payments: PaymentContext = {
      db,
      clock,
      newId,
      log,
      metrics,
      messageQueue: new Queue("message"),
      deliveryQueue: new Queue("delivery"),
      prices,
      routes: oneWay(simulatorId),
      senders: new Senders({ db, clock, owners }),
      providers: new Providers({ db, clock, log, outgoing, secretKeys, simulated: simulator, simulator }),
      baseUrl: () => "https://posthorn.example",
      linkKey: linkKeyOf(secretKeys),
    }
    const operations = { payments, recorder: new OperationRecorder(payments) }
    this.#db = db
    this.#sync = new PaymentSync(operations)
    this.#reconciler = new Reconciler(payments)
    this.needs = { db, clock, payments, operations, paymentIntake: new PaymentIntake(operations), simulatedPayments }
  }

  start(): void {
    this.#sync.start()
    this.#reconciler.start()
  }

  /** Resolves when it has nothing under way at the store, or is dead. */
  atRest(): Promise<void> | undefined {
    return this.#db.atRest()
  }

  /** What `work` gives, or `ConnectionLost` when the process dies before that. */
  live<T>(work: (needs: PaymentNeeds) => Promise<T> | T): Promise<T> {
    return this.#life.race(async () => await work(this.needs))
  }

  /** Takes a notification of the provider, as the intake of the API does. */
  notify(accountId: string, body: Uint8Array, headers: Readonly<Record<string, string>>): Promise<void> {
    return this.live(({ payments }) =>
      receiveNotification(payments, { accountId, providerId: simulatedProviderId }, { body, headers }),
    )
  }

  /** As `kill -9`. Resolves when the store has noticed. */
  kill(store: Tx): Promise<void> {
    return this.#db.kill(store)
  }
}

/** Nothing leaves a dead process, and it hears nothing. */
function mortalProvider(inner: PaymentProvider, life: Life): PaymentProvider {
  return {
    kind: inner.kind,
    abilities: inner.abilities,
    isLive: inner.isLive,
    amountFault: (amount, currency) => inner.amountFault(amount, currency),
    charge: life.lasting((charge) => inner.charge(charge)),
    capture: life.lasting((capture) => inner.capture(capture)),
    cancel: life.lasting((operation) => inner.cancel(operation)),
    refund: life.lasting((refund) => inner.refund(refund)),
    fetch: life.lasting((reference) => inner.fetch(reference)),
    find: life.lasting((charge) => inner.find(charge)),
    admitsNotification: (headers) => inner.admitsNotification(headers),
    readNotification: (body, headers) => inner.readNotification(body, headers),
    listTransactions: life.lasting((since, cursor) => inner.listTransactions(since, cursor)),
  }
}

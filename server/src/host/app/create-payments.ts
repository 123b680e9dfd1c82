import type { IntakeOptions } from "#messaging/messages/accept/accept-message.ts"
import type { Outgoing } from "#core/outgoing/outgoing.ts"
import type { PaymentContext } from "#payments/payments/context.ts"
import { PaymentIntake } from "#payments/payments/create/create-payment.ts"
import type { OperationContext } from "#payments/payments/operations/run-operation.ts"
import { linkKeyOf } from "#payments/payments/links/pay-link.ts"
import { Providers } from "#payments/payments/connections/providers.ts"
import { OperationRecorder } from "#payments/payments/operations/record-operation.ts"
import { PaymentSync } from "#payments/payments/notifications/sync-payments.ts"
import { receiveNotification } from "#payments/payments/notifications/receive-notification.ts"
import { simulatedProviderId } from "#payments/providers/simulator-id.ts"
import { simulatorKeyOf } from "#payments/providers/simulator/signed-notification.ts"
import { SimulatedPayments } from "#payments/providers/simulator/simulated-payments.ts"
import { SimulatedProvider } from "#payments/providers/simulator/simulator-provider.ts"
import { Reconciler } from "#payments/reconciliation/reconciler.ts"
import type { SecretKeys } from "#core/std/secret-box.ts"

export interface Payments {
  payments: PaymentContext
  /** Performs operations and records their outcomes. */
  operations: OperationContext
  paymentIntake: PaymentIntake
  paymentSync: PaymentSync
  reconciler: Reconciler
  simulatedPayments: SimulatedPayments
  /** Resolves when every accepted payment and every recorded outcome is stored. */
  drainPayments(): Promise<void>
}

export interface PaymentOptions {
  secretKeys: SecretKeys
  /** Returns the address of this installation, for links. */
  baseUrl(): string
  outgoing: Outgoing
  /** Whether accounts without a payment provider use the simulated one. */
  hasSimulator: boolean
}

/** Creates the payments over messaging and the accounts' payment providers. */
export function createPayments(intake: IntakeOptions, options: PaymentOptions): Payments {
  const { secretKeys, baseUrl, outgoing, hasSimulator } = options
  const { db, clock, newId, log } = intake
  const simulatedPayments = new SimulatedPayments({
    db,
    clock,
    newId,
    log,
    key: simulatorKeyOf(secretKeys),
    notify: (accountId, body, headers) =>
      receiveNotification(payments, { accountId, providerId: simulatedProviderId }, { body, headers }),
  })
  const simulated = (accountId: string) => new SimulatedProvider(accountId, simulatedPayments)
  const simulator = hasSimulator ? simulated : null
  const providers = new Providers({ db, clock, log, outgoing, secretKeys, simulated, simulator })
  const payments: PaymentContext = { ...intake, providers, baseUrl, linkKey: linkKeyOf(secretKeys) }
  const recorder = new OperationRecorder(payments)
  const operations = { payments, recorder }
  const paymentIntake = new PaymentIntake(operations)
  return {
    payments,
    operations,
    paymentIntake,
    paymentSync: new PaymentSync(operations),
    reconciler: new Reconciler(payments),
    simulatedPayments,
    drainPayments: async () => void (await Promise.all([paymentIntake.drain(), recorder.drain()])),
  }
}

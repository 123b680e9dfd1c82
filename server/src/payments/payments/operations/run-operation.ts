import type { Transaction } from "#core/db/database.ts"
import type { ProviderOutcome } from "#payments/providers/provider.ts"
import { pause } from "#core/std/clock.ts"
import type { PaymentContext } from "../context.ts"
import { isFinal, type PaymentOperation, type OperationKind, type Payment } from "../payment.ts"
import { sendOperation } from "./send-operation.ts"
import { lockProvider, type UsableProvider } from "../connections/providers.ts"
import type { ProviderAnswer, OperationRecorder, RecordedOperation } from "./record-operation.ts"
import { PaymentRefusal } from "../refusals.ts"
import { lockPayments, insertOperations, writePayment } from "../store.ts"
import { taskLeaseMs, postponeTasks } from "../notifications/tasks.ts"

export interface OperationContext {
  payments: PaymentContext
  recorder: Pick<OperationRecorder, "recordAnswer" | "recordIn">
}

/** The subject of an operation, in addition to its payment. */
export interface RequestedOperation {
  kind: OperationKind
  providerId: string
  amount?: number | null
  isFinal?: boolean | null
  refundId?: string | null
  token?: string | null
}

/**
 * Writes the next operation of a payment that the caller has locked, before anything is sent. If this process
 * dies, the scheduler looks at it. Returns the payment to write.
 */
export function requestOperation(
  tx: Transaction,
  payment: Payment,
  asked: RequestedOperation,
  now: number,
): { payment: Payment; operation: PaymentOperation } {
  const requested = nextOperation(payment, asked, now)
  storeRequested(tx, payment.accountId, [requested.operation], now)
  return requested
}

/** Stores operations of several payments of one account. `nextOperation` created each of them. */
export function storeRequested(
  tx: Transaction,
  accountId: string,
  operations: readonly PaymentOperation[],
  now: number,
): void {
  insertOperations(tx, operations)
  const looks = operations.map(({ paymentId }) => ({
    paymentId,
    dueAt: now + taskLeaseMs,
    isChanged: true,
    isNeeded: true,
  }))
  postponeTasks(tx, accountId, looks, now)
}

export function nextOperation(
  payment: Payment,
  asked: RequestedOperation,
  now: number,
): { payment: Payment; operation: PaymentOperation } {
  const operation: PaymentOperation = {
    accountId: payment.accountId,
    paymentId: payment.id,
    number: payment.operations + 1,
    kind: asked.kind,
    amount: asked.amount ?? null,
    isFinal: asked.isFinal ?? null,
    refundId: asked.refundId ?? null,
    providerId: asked.providerId,
    status: "requested",
    token: asked.token ?? null,
    detail: null,
    tries: 0,
    isUnsent: false,
    attemptedAt: null,
    createdAt: now,
    updatedAt: now,
  }
  return { payment: { ...payment, operations: operation.number }, operation }
}

/**
 * Performs a stored operation and records its outcome. If the provider of a hosted payment is unreachable or
 * refuses the charge, the next provider of the account gets it. No money can have moved by then. A token
 * belongs to one provider. Each press of the button begins with the first provider again.
 */
export async function runOperation(
  context: OperationContext,
  payment: Payment,
  operation: PaymentOperation,
  source: ProviderAnswer["source"],
  triedBefore: readonly string[] = [],
): Promise<RecordedOperation> {
  const { accountId, paymentId, number } = operation
  const outcome = await performPatiently(context.payments, payment, operation, { source, triedBefore })
  const recorded = await context.recorder.recordAnswer({ accountId, paymentId, number, outcome, source })
  if (!recorded.needsOtherProvider) return recorded
  const tried = [...triedBefore, operation.providerId]
  const next = await chargeElsewhere(context, recorded.payment, operation, tried)
  return next ? await runOperation(context, next.payment, next.operation, source, tried) : recorded
}

/** How long a customer waits on the page for a busy provider. The lease of the charge is longer. */
const customerWaitMaxMs = 5_000
/** The pause without `Retry-After`. Most limits of providers count by the second. */
const busyPauseMs = 1_000

/**
 * Performs the operation. Sends a charge of the page again under the same key after a 429, if no other
 * provider can take it.
 */
async function performPatiently(
  context: PaymentContext,
  payment: Payment,
  operation: PaymentOperation,
  { source, triedBefore }: { source: ProviderAnswer["source"]; triedBefore: readonly string[] },
): Promise<ProviderOutcome> {
  const { clock } = context
  const beganAt = clock.elapsed()
  for (;;) {
    const outcome = await sendOperation(context, payment, operation)
    if (source !== "page" || outcome.kind !== "not_sent" || !outcome.isBusy) return outcome
    const waitMs = Math.max(outcome.retryAfterMs ?? 0, busyPauseMs)
    if (clock.elapsed() - beganAt + waitMs > customerWaitMaxMs) return outcome
    const tried = [...triedBefore, operation.providerId]
    if ((await usableProviders(context, payment)).some(({ id }) => !tried.includes(id))) return outcome
    await pause(clock, waitMs)
  }
}

async function chargeElsewhere(
  { payments }: OperationContext,
  failed: Payment,
  operation: PaymentOperation,
  tried: readonly string[],
): Promise<{ payment: Payment; operation: PaymentOperation } | undefined> {
  const { accountId, id } = failed
  const usable = await usableProviders(payments, failed)
  return await payments.db.transaction(async (tx) => {
    const payment = (await lockPayments(tx, accountId, [id])).get(id)
    // Another request for the page has begun a charge first, or the payment has ended.
    if (!payment || payment.operations !== operation.number || isFinal(payment)) return undefined
    const next = usable.find((each) => !tried.includes(each.id))
    return next && (await beginCharge(tx, payment, next, { now: payments.clock.now(), token: null }))
  })
}

/**
 * Writes a charge of a locked payment, and makes its provider the payment's. Refuses
 * `provider_not_configured` for a provider that was deleted.
 */
export async function beginCharge(
  tx: Transaction,
  payment: Payment,
  provider: { id: string; kind: string; adapter: Pick<UsableProvider["adapter"], "isLive"> },
  { now, ...asked }: { now: number; token: string | null; amount?: number },
): Promise<{ payment: Payment; operation: PaymentOperation }> {
  await lockProvider(tx, payment.accountId, provider)
  const requested = requestOperation(tx, payment, { ...asked, kind: "charge", providerId: provider.id }, now)
  const begun = {
    ...requested.payment,
    providerId: provider.id,
    providerKind: provider.kind,
    providerReference: null,
    isLive: provider.adapter.isLive,
    actionUrl: null,
  }
  writePayment(tx, begun)
  return { payment: begun, operation: requested.operation }
}

/**
 * Returns the providers that can accept a hosted payment, in the order in which they are tried. Refuses as
 * `Providers.chooseProviders` does.
 */
export function chooseHostedProviders({ providers }: PaymentContext, payment: Payment): Promise<UsableProvider[]> {
  const { accountId, amount, currency, captureMethod, askedProvider: named } = payment
  return providers.chooseProviders(accountId, {
    amount,
    currency,
    isHosted: true,
    isManualCapture: captureMethod === "manual",
    named,
  })
}

/** As `chooseHostedProviders`, but returns none instead of refusing. */
async function usableProviders(context: PaymentContext, payment: Payment): Promise<UsableProvider[]> {
  try {
    return await chooseHostedProviders(context, payment)
  } catch (error) {
    if (error instanceof PaymentRefusal) return []
    throw error
  }
}

import { pause } from "#core/std/clock.ts"
import { decimalOf } from "#payments/ledger/currencies.ts"
import { assert } from "#core/std/assert.ts"
import type { Transaction, Tx } from "#core/db/database.ts"
import type { PaymentContext } from "../context.ts"
import { lockPayment } from "../read/get-payment.ts"
import { requestOperation } from "../operations/run-operation.ts"
import type { PaymentOperation, Payment } from "../payment.ts"
import { PaymentRefusal } from "../refusals.ts"
import { readOpenOperations, writePayment } from "../store.ts"

export interface CaptureRequest {
  /** Minor units. Null for the whole capturable amount. */
  amount: number | null
  /** The provider releases the rest. */
  isFinal: boolean
}

/**
 * Writes the capture of an authorized payment; `runOperation` then performs it. Refuses `payment_state`,
 * `amount_exceeds_capturable` and `provider_lacks_ability`.
 */
export async function requestCapture(
  tx: Transaction,
  context: PaymentContext,
  { accountId, id }: Pick<Payment, "accountId" | "id">,
  { amount, isFinal }: CaptureRequest,
): Promise<{ payment: Payment; operation: PaymentOperation }> {
  const payment = await lockPayment(tx, accountId, id)
  if (payment.status === "completed")
    throw new PaymentRefusal("payment_state", "The payment is completed, so nothing is left to capture.")
  if (payment.status !== "authorized")
    throw new PaymentRefusal(
      "payment_state",
      `You can capture only an authorized payment, and this payment is ${payment.status}.`,
    )
  refusePendingOperation(payment)
  const captured = amount ?? payment.amountCapturable
  if (captured > payment.amountCapturable)
    throw new PaymentRefusal(
      "amount_exceeds_capturable",
      `You can capture at most ${decimalOf(payment.amountCapturable, payment.currency)} ${payment.currency} (${payment.amountCapturable} minor units).`,
      { param: "amount" },
    )
  assert(payment.providerId !== null, "An authorized payment has a provider.")
  const provider = await context.providers.findProvider(accountId, payment.providerId)
  if (!isFinal && provider && !provider.adapter.abilities.multipleCaptures)
    throw new PaymentRefusal(
      "provider_lacks_ability",
      "The payment provider supports only one capture of an authorization. Omit `final`, or set it to true.",
      { param: "final" },
    )
  const asked = { kind: "capture" as const, providerId: payment.providerId, amount: captured, isFinal }
  const requested = requestOperation(tx, payment, asked, context.clock.now())
  const pending = { ...requested.payment, pendingOperation: "capture" as const }
  writePayment(tx, pending)
  return { payment: pending, operation: requested.operation }
}

/** The time for which a capture waits for others. Clients wait longer for an answer. */
const turnMaxMs = 20_000
/** The longest time between two looks, which begin at a tenth of it. */
const lookMaxMs = 500

/**
 * Runs `act`, which captures a payment, after the captures that other requests perform, also in other
 * processes. So captures at the same time do not fail while money is left. Throws the refusal of `act` when
 * the outcome of one of them is unknown, or after 20 seconds.
 */
export async function captureInTurn<Result>(
  { db, clock }: Pick<PaymentContext, "clock"> & { db: Tx },
  { accountId, id }: Pick<Payment, "accountId" | "id">,
  gone: AbortSignal,
  act: () => Promise<Result>,
): Promise<Result> {
  const beganAt = clock.elapsed()
  for (let lookMs = lookMaxMs / 10; ; lookMs = Math.min(lookMs * 1.5, lookMaxMs)) {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof OperationPending) || clock.elapsed() - beganAt >= turnMaxMs) throw error
      const open = await readOpenOperations(db, accountId, [id])
      if (open.some(({ kind, tries }) => kind !== "refund" && tries > 0)) throw error
      await pause(clock, lookMs, gone)
      if (gone.aborted) throw error
    }
  }
}

class OperationPending extends PaymentRefusal {}

/**
 * Refuses a second capture or cancellation while one is pending, because the capturable rest is unknown until
 * then.
 */
export function refusePendingOperation({ pendingOperation }: Payment): void {
  if (pendingOperation === null) return
  throw new OperationPending(
    "payment_state",
    `The outcome of a ${pendingOperation} of this payment is not known yet. Retrieve the payment later.`,
    { retryAfterMs: 2_000 },
  )
}

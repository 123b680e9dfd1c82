import { decimalOf } from "#std/currencies.ts"
import { assert } from "#std/assert.ts"
import type { Transaction } from "#db/database.ts"
import type { PaymentContext } from "./context.ts"
import { lockPayment } from "./get-payment.ts"
import { requestOperation } from "./operate.ts"
import type { PaymentOperation, Payment } from "./payment.ts"
import { PaymentRefusal } from "./refusals.ts"
import { writePayment } from "./store.ts"

export interface CaptureRequest {
  /** Minor units. Null for the whole capturable amount. */
  amount: number | null
  /** The provider releases the rest. */
  isFinal: boolean
}

/**
 * Writes the capture of an authorized payment; `operate` then performs it. Refuses `payment_state`,
 * `amount_exceeds_capturable` and `provider_lacks_ability`.
 */
export async function requestCapture(
  tx: Transaction,
  context: PaymentContext,
  { accountId, id }: Pick<Payment, "accountId" | "id">,
  { amount, isFinal }: CaptureRequest,
): Promise<{ payment: Payment; operation: PaymentOperation }> {
  const payment = await lockPayment(tx, accountId, id)
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
  const provider = await context.providers.find(accountId, payment.providerId)
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

/**
 * Refuses a second capture or cancellation while one is pending, because the capturable rest is unknown until
 * then.
 */
export function refusePendingOperation({ pendingOperation }: Payment): void {
  if (pendingOperation === null) return
  throw new PaymentRefusal(
    "payment_state",
    `The outcome of a ${pendingOperation} of this payment is not known yet. Retrieve the payment later.`,
    { retryAfterMs: 2_000 },
  )
}

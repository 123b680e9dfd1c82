import type { Transaction } from "#db/database.ts"
import type { PaymentContext } from "./context.ts"
import { refusePendingOperation } from "./capture-payment.ts"
import { holdPayment } from "./get-payment.ts"
import { canBegin } from "./open-charge.ts"
import { beginCharge, chooseForPage } from "./operate.ts"
import type { OperateContext } from "./operate.ts"
import { isFinal } from "./payment.ts"
import type { Payment, RecordedMoney } from "./payment.ts"
import { chargeOf } from "./perform.ts"
import type { UsableProvider } from "./providers.ts"
import { PaymentRefusal } from "./refusals.ts"
import { readOpenOperations } from "./store.ts"

/**
 * Completes a payment with money that a person received as cash or by bank transfer. The manual provider has no network, so the charge, the
 * ledger, the event and the receipt commit in the caller's transaction, who publishes the result afterwards. Refuses `payment_state` for a
 * payment that has ended or that a customer pays elsewhere, and as `Providers.choose` does for an account without a manual provider.
 */
export async function recordPayment(
  tx: Transaction,
  { payments, recorder }: OperateContext,
  { accountId, id }: Pick<Payment, "accountId" | "id">,
  money: RecordedMoney,
) {
  const payment = await holdPayment(tx, accountId, id)
  refuseEnded(payment)
  refusePendingOperation(payment)
  const isCharging = (await readOpenOperations(tx, accountId, [id])).length > 0
  if (isCharging || !isRecordable(payment, payments)) throw paidElsewhere(payment)
  const provider = await manualProviderOf(payments, payment)
  const asked = { ...payment, recorded: money }
  const begun = beginCharge(tx, asked, provider, { now: payments.clock.now(), token: null })
  const charge = chargeOf(payments, begun.payment, begun.operation)
  const outcome = await provider.adapter.charge({ ...charge, method: { kind: "token", token: money.reference } })
  if (outcome.kind !== "known") throw new PaymentRefusal("provider_refused", outcome.detail)
  const { number } = begun.operation
  return await recorder.recordIn(tx, { accountId, paymentId: id, number, outcome, source: "request" })
}

/** The provider on whose instructions the customer pays; undefined for a page with a button. Refuses nothing. */
export async function manualProviderOfPage(
  context: PaymentContext,
  payment: Payment,
): Promise<UsableProvider | undefined> {
  if (payment.providerKind === "manual" && payment.providerId !== null)
    return await context.providers.find(payment.accountId, payment.providerId)
  if (!canBegin(payment, context)) return undefined
  try {
    const [first] = await chooseForPage(context, payment)
    return first?.kind === "manual" ? first : undefined
  } catch (error) {
    if (error instanceof PaymentRefusal) return undefined
    throw error
  }
}

/** The one of the payment, also when it is disabled by now, or the first enabled one. */
async function manualProviderOf({ providers }: PaymentContext, payment: Payment): Promise<UsableProvider> {
  const { accountId, amount, currency, captureMethod, providerId, providerKind, askedProvider } = payment
  const known = providerKind === "manual" && providerId ? await providers.find(accountId, providerId) : undefined
  if (known) return known
  const isManualCapture = captureMethod === "manual"
  const named = askedProvider ?? "manual"
  const usable = await providers.choose(accountId, { amount, currency, isHosted: true, isManualCapture, named })
  const provider = usable.find(({ kind }) => kind === "manual")
  if (!provider) throw paidElsewhere(payment)
  return provider
}

function isRecordable(payment: Payment, context: PaymentContext): boolean {
  return canBegin(payment, context) || (payment.status === "requires_action" && payment.providerKind === "manual")
}

function refuseEnded(payment: Payment): void {
  const { status, recorded } = payment
  if (!isFinal(payment)) return
  const sentence =
    status !== "completed"
      ? `The payment is ${status}, so no money can be recorded for it. Create another payment for the money.`
      : recorded
        ? `The payment is completed: its money is recorded with the reference "${recorded.reference}". Nothing was booked again.`
        : "The payment is completed, so there is no money left to record. Nothing was booked again."
  throw new PaymentRefusal("payment_state", sentence)
}

function paidElsewhere({ status, providerKind, askedProvider }: Payment): PaymentRefusal {
  const provider = askedProvider ?? providerKind ?? "another provider"
  return new PaymentRefusal(
    "payment_state",
    `The payment is ${status} and is paid through ${provider}, so no money can be recorded for it. Cancel it, and create a payment with \`provider\` \`manual\`.`,
  )
}

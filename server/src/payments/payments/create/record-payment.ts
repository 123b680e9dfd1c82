import type { Transaction } from "#core/db/database.ts"
import { manual } from "#payments/providers/manual/kind.ts"
import { recordReceived } from "#payments/providers/manual/manual-provider.ts"
import { isRecordedKind } from "#payments/providers/recorded-kinds.ts"
import { decimalOf } from "#payments/ledger/currencies.ts"
import type { PaymentContext } from "../context.ts"
import { outcomeUnknown } from "../change/cancel-payment.ts"
import { refusePendingOperation } from "../change/capture-payment.ts"
import { lockPayment } from "../read/get-payment.ts"
import { canOpenCharge } from "../operations/open-charge.ts"
import { beginCharge, chooseHostedProviders, type OperationContext } from "../operations/run-operation.ts"
import { isFinal, refundable, remaining, type Payment, type RecordedMoney } from "../payment.ts"
import { chargeOf } from "../operations/send-operation.ts"
import type { UsableProvider } from "../connections/providers.ts"
import { PaymentRefusal } from "../refusals.ts"
import { readOpenOperations } from "../store.ts"

export interface NewRecord extends Omit<RecordedMoney, "amount" | "operation"> {
  /** Minor units. Null for all that is still to be paid. */
  amount: number | null
  /** No more money is expected: completes the payment, also with less than its amount. */
  isFinal: boolean
}

/** The limit of records that leave a payment open. One more can complete it. */
const recordsMax = 50

/**
 * Records money that a person received as cash or by bank transfer, and completes the payment when all of it
 * was received. The manual provider has no network, so the charge, the ledger, the event and the receipt
 * commit in the caller's transaction. The payment is locked, so concurrent records never exceed its amount.
 *
 * Refuses `payment_state` for a payment that has ended or that a customer pays elsewhere, and for money that
 * is already recorded. Refuses `amount_exceeds_remaining`, and as `Providers.chooseProviders` does for an
 * account without a manual provider. See docs/decisions/081.
 */
export async function recordPayment(
  tx: Transaction,
  { payments, recorder }: OperationContext,
  { accountId, id }: Pick<Payment, "accountId" | "id">,
  record: NewRecord,
): Promise<void> {
  const payment = await lockPayment(tx, accountId, id)
  refuseEnded(payment)
  refusePendingOperation(payment)
  const isWaiting = (await readOpenOperations(tx, accountId, [id])).length > 0
  // An earlier recorded part is being refunded.
  if (isWaiting && isRecordedKind(payment.providerKind)) throw outcomeUnknown()
  if (isWaiting || !isRecordable(payment, payments)) throw paidElsewhere(payment)
  const amount = record.amount ?? remaining(payment)
  const isLast = record.isFinal || amount === remaining(payment)
  refuseMoney(payment, { ...record, amount, isLast })
  const provider = await manualProviderOf(payments, payment)
  const money = { amount, reference: record.reference, receivedAt: record.receivedAt, note: record.note }
  const asked = { ...payment, recorded: [...payment.recorded, { ...money, operation: payment.operations + 1 }] }
  const begun = await beginCharge(tx, asked, provider, { now: payments.clock.now(), token: null, amount })
  const charge = chargeOf(payments, begun.payment, begun.operation)
  const total = payment.amountCaptured + amount
  const outcome = recordReceived(charge, { total, reference: record.reference, isLast })
  if (outcome.kind !== "known") throw new PaymentRefusal("provider_refused", outcome.detail)
  const { number } = begun.operation
  await recorder.recordIn(tx, { accountId, paymentId: id, number, outcome, source: "request" })
}

/**
 * Returns the provider of the page: the one that the payment waits for, or the first that its button would
 * charge. Undefined when the page can begin no charge. Refuses nothing.
 */
export async function providerOfPage(context: PaymentContext, payment: Payment): Promise<UsableProvider | undefined> {
  if (isRecordedKind(payment.providerKind) && payment.providerId !== null)
    return await context.providers.findProvider(payment.accountId, payment.providerId)
  if (!canOpenCharge(payment, context)) return undefined
  try {
    return (await chooseHostedProviders(context, payment))[0]
  } catch (error) {
    if (error instanceof PaymentRefusal) return undefined
    throw error
  }
}

/** Returns the provider of the payment, even if it is disabled now, or the first enabled one. */
async function manualProviderOf({ providers }: PaymentContext, payment: Payment): Promise<UsableProvider> {
  const { accountId, amount, currency, captureMethod, providerId, providerKind, askedProvider } = payment
  const known =
    isRecordedKind(providerKind) && providerId ? await providers.findProvider(accountId, providerId) : undefined
  if (known) return known
  const isManualCapture = captureMethod === "manual"
  const named = askedProvider ?? manual.kind
  const usable = await providers.chooseProviders(accountId, {
    amount,
    currency,
    isHosted: true,
    isManualCapture,
    named,
  })
  const provider = usable.find(({ kind }) => isRecordedKind(kind))
  if (!provider) throw paidElsewhere(payment)
  return provider
}

function isRecordable(payment: Payment, context: PaymentContext): boolean {
  return (
    canOpenCharge(payment, context) || (payment.status === "requires_action" && isRecordedKind(payment.providerKind))
  )
}

function refuseEnded(payment: Payment): void {
  const { status, recorded } = payment
  if (!isFinal(payment)) return
  const references = recorded.map(({ reference }) => `"${reference}"`).join(", ")
  const sentence =
    status !== "completed"
      ? `The payment is ${status}, so you cannot record money for it. Create another payment for the money.`
      : recorded.length
        ? `The payment is completed, so nothing is outstanding: its money is recorded with the reference ${references}. Nothing was booked again.`
        : "The payment is completed, so nothing is outstanding. Nothing was booked again."
  throw new PaymentRefusal("payment_state", sentence)
}

function refuseMoney(payment: Payment, record: NewRecord & { amount: number; isLast: boolean }): void {
  const { currency, recorded } = payment
  const left = remaining(payment)
  const money = (minor: number) => `${decimalOf(minor, currency)} ${currency}`
  const same = recorded.find(({ reference }) => reference === record.reference)
  if (same)
    throw new PaymentRefusal(
      "payment_state",
      `${money(same.amount)} is already recorded with the reference "${same.reference}". Nothing was booked again. Send another reference for other money.`,
      { param: "reference" },
    )
  if (record.amount > left)
    throw new PaymentRefusal(
      "amount_exceeds_remaining",
      `You can record at most ${money(left)} (${left} minor units), which is the outstanding amount. Nothing was booked.`,
      { param: "amount" },
    )
  if (record.amount === 0 && refundable(payment) === 0)
    throw new PaymentRefusal(
      "payment_state",
      "The payment has no recorded money, so you cannot complete it. Cancel it.",
      { param: "amount" },
    )
  if (!record.isLast && recorded.length >= recordsMax)
    throw new PaymentRefusal(
      "payment_state",
      `You can record a payment in ${recordsMax} parts and a last one. Record the outstanding amount, or set \`final\` to true.`,
    )
}

function paidElsewhere({ status, providerKind, askedProvider }: Payment): PaymentRefusal {
  const provider = askedProvider ?? providerKind ?? "another provider"
  return new PaymentRefusal(
    "payment_state",
    `The payment is ${status} and uses ${provider}, so you cannot record money for it. Cancel it, and create a payment with \`provider\` \`manual\`.`,
  )
}

import { currencies } from "#payments/ledger/currencies.ts"
import type {
  AmountFault,
  Charge,
  DeclineReason,
  Notification,
  PaymentProvider,
  ProviderCharge,
  ProviderOutcome,
  RefundRequest,
  TransactionPage,
} from "#payments/providers/provider.ts"

/** The limit of a reference that a person writes for received money. */
const recordMax = 100
const amountMax = 99_999_999_999

/**
 * Money that a person receives: cash, or a bank transfer. There is no network and no store. `reference` holds
 * everything about a charge, and what a person records is true at once:
 *
 * - A hosted charge is `requires_action` without a page of a provider: our page shows the instructions of the
 *   settings.
 * - A charge with a token records received money. The token is the reference of the person, such as the
 *   number of a receipt. It replaces the hosted charge. `recordReceived` does the same for a part of the
 *   money.
 * - A refund records that a person paid the money back. Only the payment knows how much was refunded before.
 * - `find` answers `not_found`: a charge whose answer was lost can be made again, because nothing moves.
 */
export class ManualProvider implements PaymentProvider {
  readonly kind = "manual"
  readonly isLive = true
  readonly abilities = {
    hosted: true,
    tokens: true,
    manualCapture: false,
    multipleCaptures: false,
    partialRefunds: true,
    listsTransactions: false,
  }

  amountFault(amount: number, currency: string): AmountFault | null {
    if (!currencies.has(currency))
      return { kind: "currency", sentence: "The currency of a manual payment must be a code of ISO 4217, such as EUR." }
    if (Number.isSafeInteger(amount) && amount >= 1 && amount <= amountMax) return null
    return { kind: "amount", sentence: `A manual payment supports amounts from 1 to ${amountMax} minor units.` }
  }

  charge(charge: Charge): Promise<ProviderOutcome> {
    return Promise.resolve(open(charge, this.amountFault(charge.amount, charge.currency)))
  }

  capture(): Promise<ProviderOutcome> {
    return Promise.resolve(refused("not_supported", "A manual payment has nothing to capture."))
  }

  cancel({ reference }: { reference: string }): Promise<ProviderOutcome> {
    const charge = chargeOf(reference)
    if (!charge) return Promise.resolve(noSuchCharge)
    return Promise.resolve(known(charge.state === "completed" ? charge : { ...charge, state: "canceled" }))
  }

  refund(refund: RefundRequest): Promise<ProviderOutcome> {
    return Promise.resolve(recordRefund(refund))
  }

  fetch(reference: string): Promise<ProviderOutcome> {
    return Promise.resolve(read(reference))
  }

  find(): Promise<ProviderOutcome> {
    return Promise.resolve({ kind: "not_found", detail: "A manual payment has no charges at a provider." })
  }

  admitsNotification(): boolean {
    return false
  }

  readNotification(): Promise<Notification | null> {
    return Promise.resolve(null)
  }

  listTransactions(): Promise<TransactionPage> {
    return Promise.resolve({ transactions: [], nextCursor: null })
  }
}

/**
 * Returns the charge after a person received money: `total` minor units so far, including this record. The
 * charge stays open until the last record. `reference` is that of this record.
 */
export function recordReceived(
  charge: Pick<Charge, "key" | "amount" | "currency">,
  { total, reference, isLast }: { total: number; reference: string; isLast: boolean },
): ProviderOutcome {
  const record = reference.trim()
  if (!record || record.length > recordMax || /[\x00-\x1f\x7f]/.test(record))
    return refused("invalid_reference", `The reference of the money must be one line of 1 to ${recordMax} characters.`)
  const { key, amount, currency } = charge
  const received = total < amount ? `${total}/${amount}` : amount
  return read(`${key}:${received}:${currency}${isLast ? `:${record}` : ""}`)
}

function open({ key, amount, currency, captureMethod, method }: Charge, fault: AmountFault | null): ProviderOutcome {
  if (fault) return refused(`invalid_${fault.kind}`, fault.sentence)
  if (captureMethod === "manual") return refused("not_supported", "A manual payment cannot be authorized first.")
  if (method.kind === "hosted") return read(`${key}:${amount}:${currency}`)
  return recordReceived({ key, amount, currency }, { total: amount, reference: method.token, isLast: true })
}

function recordRefund({ key, reference, refundSid, amount, currency }: RefundRequest): ProviderOutcome {
  const charge = chargeOf(reference)
  if (!charge) return noSuchCharge
  if (charge.captured === 0) return refused("not_received", "No money of this payment was recorded as received.")
  if (charge.currency !== currency) return refused("currency_mismatch", `It is in ${charge.currency}.`)
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > charge.captured)
    return refused("amount_too_large", `${charge.captured} were received.`)
  const refund = { reference: key, refundSid, amount, state: "completed" as const, failureReason: null }
  return known({ ...charge, refunds: [refund] })
}

function read(reference: string): ProviderOutcome {
  const charge = chargeOf(reference)
  return charge ? known(charge) : { kind: "not_found", detail: "No such charge was recorded." }
}

/**
 * Parses a reference: `key:amount:currency`. It has `received/amount` if less was received. The reference of
 * the money follows once no more is expected.
 */
function chargeOf(reference: string): ProviderCharge | undefined {
  const form = /^[^:]+:(?:(\d{1,12})\/)?(\d{1,12}):([A-Z]{3})(:.+)?$/
  const [, received, amount, currency = "", record] = form.exec(reference) ?? []
  if (amount === undefined) return undefined
  const captured = Number(received ?? (record ? amount : 0))
  return {
    reference,
    state: record ? "completed" : "requires_action",
    amount: Number(amount),
    currency,
    capturable: 0,
    captured,
    fee: 0,
    actionUrl: null,
    method: captured ? { type: "manual", brand: null, last4: null, expMonth: null, expYear: null } : null,
    decline: null,
    refunds: [],
    disputes: [],
  }
}

function known(charge: ProviderCharge): ProviderOutcome {
  return { kind: "known", charge }
}

function refused(providerCode: string, detail: string, reason: DeclineReason = "processing_error"): ProviderOutcome {
  return { kind: "refused", decline: { reason, providerCode }, isOfProvider: false, detail }
}

const noSuchCharge = refused("no_such_charge", "No such charge was recorded.")

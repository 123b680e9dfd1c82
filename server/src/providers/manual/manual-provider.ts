import { currencies } from "#std/currencies.ts"
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
} from "#providers/provider.ts"

/** What a person can write as the reference of money that they received. */
const recordMax = 100
const amountMax = 99_999_999_999

/**
 * Money that a person takes: cash, or a bank transfer. There is no network and no store: `reference` says all there is about a charge,
 * and what a person records is true at once. So:
 *
 * - A hosted charge is `requires_action` without a page of a provider: our page shows the instructions of the settings.
 * - A charge with a token records that the money is there. The token is the reference that the person has for it, such as the number of
 *   a receipt. The core cancels the hosted charge that it replaces.
 * - A refund records that a person paid the money back. How much was refunded before is known to the payment alone.
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
    return { kind: "amount", sentence: `A manual payment has an amount from 1 to ${amountMax} minor units.` }
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
    const charge = chargeOf(reference)
    return Promise.resolve(charge ? known(charge) : { kind: "not_found", detail: "No such charge was recorded." })
  }

  find(): Promise<ProviderOutcome> {
    return Promise.resolve({ kind: "not_found", detail: "A manual payment keeps no charges of its own." })
  }

  readNotification(): Promise<Notification | null> {
    return Promise.resolve(null)
  }

  listTransactions(): Promise<TransactionPage> {
    return Promise.resolve({ transactions: [], nextCursor: null })
  }
}

function open({ key, amount, currency, captureMethod, method }: Charge, fault: AmountFault | null): ProviderOutcome {
  if (fault) return refused(`invalid_${fault.kind}`, fault.sentence)
  if (captureMethod === "manual") return refused("not_supported", "A manual payment cannot be authorized first.")
  const written = `${key}:${amount}:${currency}`
  if (method.kind === "hosted") return known(expected(written, amount, currency))
  const record = method.token.trim()
  if (!record || record.length > recordMax || /[\x00-\x1f\x7f]/.test(record))
    return refused("invalid_reference", `The reference of the money must be one line of 1 to ${recordMax} characters.`)
  return known(received(`${written}:${record}`, amount, currency))
}

function recordRefund({ key, reference, refundSid, amount, currency }: RefundRequest): ProviderOutcome {
  const charge = chargeOf(reference)
  if (!charge) return noSuchCharge
  if (charge.state !== "completed") return refused("not_received", "The money of this payment was not received.")
  if (charge.currency !== currency) return refused("currency_mismatch", `It is in ${charge.currency}.`)
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > charge.captured)
    return refused("amount_too_large", `${charge.captured} were received.`)
  const refund = { reference: key, refundSid, amount, state: "completed" as const, failureReason: null }
  return known({ ...charge, refunds: [refund] })
}

/** What a reference says: `key:amount:currency`, and behind it the reference of the money once that is there. */
function chargeOf(reference: string): ProviderCharge | undefined {
  const [, amount, currency = "", record] = /^[^:]+:(\d{1,12}):([A-Z]{3})(:.+)?$/.exec(reference) ?? []
  if (amount === undefined) return undefined
  return record ? received(reference, Number(amount), currency) : expected(reference, Number(amount), currency)
}

function expected(reference: string, amount: number, currency: string): ProviderCharge {
  return {
    reference,
    state: "requires_action",
    amount,
    currency,
    capturable: 0,
    captured: 0,
    fee: 0,
    actionUrl: null,
    method: null,
    decline: null,
    refunds: [],
    disputes: [],
  }
}

function received(reference: string, amount: number, currency: string): ProviderCharge {
  const method = { type: "manual", brand: null, last4: null, expMonth: null, expYear: null }
  return { ...expected(reference, amount, currency), state: "completed", captured: amount, method }
}

function known(charge: ProviderCharge): ProviderOutcome {
  return { kind: "known", charge }
}

function refused(providerCode: string, detail: string, reason: DeclineReason = "processing_error"): ProviderOutcome {
  return { kind: "refused", decline: { reason, providerCode }, isOfProvider: false, detail }
}

const noSuchCharge = refused("no_such_charge", "No such charge was recorded.")

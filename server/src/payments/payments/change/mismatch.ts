import { isDeepStrictEqual } from "node:util"
import type { ProviderCharge } from "#payments/providers/provider.ts"
import type { Mismatch, MismatchResolution, Payment } from "../payment.ts"

export interface MismatchDecision {
  resolution: MismatchResolution
  note: string | null
}

/** The money of a charge, as its provider reports it. It may have captured more than it authorized. */
export function reportedOf({ amount, currency, captured }: ProviderCharge): Mismatch["reported"] {
  return { amount: Math.max(amount, captured), currency, captured }
}

export function isMismatch(payment: Pick<Payment, "amount" | "currency">, charge: ProviderCharge): boolean {
  const { amount, currency } = reportedOf(charge)
  return amount !== payment.amount || currency !== payment.currency
}

/** Returns the payment with the amount that its provider reports, for a person to decide. */
export function withMismatch(payment: Payment, charge: ProviderCharge, now: number): Payment {
  const reported = reportedOf(charge)
  const { mismatch } = payment
  if (mismatch?.resolution === null && isDeepStrictEqual(mismatch.reported, reported)) return payment
  const undecided = { resolution: null, note: null, resolvedAt: null, isDue: false }
  return {
    ...payment,
    mismatch: { requested: requestedOf(payment), reported, ...undecided },
    updatedAt: Math.max(now, payment.updatedAt),
  }
}

/**
 * Returns the payment after a person's decision. The provider's amount is now the payment's, so that the
 * snapshot of the provider moves it like any other payment.
 */
export function withDecision(
  payment: Payment,
  { resolution, note }: MismatchDecision,
  charge: ProviderCharge,
  now: number,
): Payment {
  const reported = reportedOf(charge)
  const decided = { resolution, note, resolvedAt: now, isDue: resolution !== "accept" }
  return {
    ...payment,
    amount: reported.amount,
    currency: reported.currency,
    reviewReason: null,
    mismatch: { requested: requestedOf(payment), reported, ...decided },
    updatedAt: Math.max(now, payment.updatedAt),
  }
}

/** The customer's agreement stays, also when the provider changes the amount twice. */
function requestedOf({ amount, currency, mismatch }: Payment): Mismatch["requested"] {
  return mismatch?.requested ?? { amount, currency }
}

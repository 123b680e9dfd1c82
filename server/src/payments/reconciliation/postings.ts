import type { LedgerCode, Posting, TransactionType } from "#payments/ledger/posting.ts"
import { toSid, type NewId } from "#core/std/ids.ts"
import type { Family, Group } from "./compare-family.ts"
import type { GroupType } from "./reconciliation.ts"

/** Returns the amount that the ledger lacks, according to the provider. Positive is money to the account. */
export function missingAmount({ listed, booked }: Group): number {
  return (listed ?? 0) - (booked ?? 0)
}

const accounts: Readonly<Record<GroupType, LedgerCode>> = {
  charge: "sales",
  refund: "refunds",
  dispute: "disputes",
  fee: "fees",
  payout: "bank",
  adjustment: "suspense",
}

/**
 * Returns the posting of that amount, on the account for such movements. A decision of a person is an
 * adjustment.
 */
export function differencePostingOf(
  { payment }: Family,
  group: Group,
  { providerId, newId }: { providerId: string; newId: NewId },
): Posting & { id: string } {
  const { type, reference, currency, effectiveAt } = group
  const amount = missingAmount(group)
  const id = newId()
  const receivable: LedgerCode = `receivable:${providerId}`
  const account = accounts[type]
  return {
    id,
    type: typeOf(type),
    source: type === "payout" ? `payout-${toSid("paymentProvider", providerId)}-${reference}` : `listed-${id}`,
    paymentId: payment?.id ?? null,
    amount: Math.abs(amount),
    currency,
    debit: amount > 0 ? receivable : account,
    credit: amount > 0 ? account : receivable,
    providerId,
    providerReference: reference,
    effectiveAt,
  }
}

function typeOf(type: GroupType): TransactionType {
  return type === "fee" || type === "payout" ? type : "adjustment"
}

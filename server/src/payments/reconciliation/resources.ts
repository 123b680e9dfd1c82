import { toSid } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"
import type { Difference, Reconciliation } from "./reconciliation.ts"

/** The run as answers show it. */
export function reconciliationResource(run: Reconciliation) {
  return {
    sid: toSid("reconciliation", run.id),
    account_sid: toSid("account", run.accountId),
    provider_sid: toSid("paymentProvider", run.providerId),
    provider_kind: run.providerKind,
    status: run.status,
    from: isoTime(run.from),
    until: isoTime(run.until),
    matched_count: run.matchedCount,
    difference_count: run.differenceCount,
    error: run.error,
    created_at: isoTime(run.createdAt),
    completed_at: run.completedAt === null ? null : isoTime(run.completedAt),
  }
}

/** The difference as answers and events show it. */
export function differenceResource(difference: Difference) {
  return {
    sid: toSid("difference", difference.id),
    account_sid: toSid("account", difference.accountId),
    reconciliation_sid: toSid("reconciliation", difference.reconciliationId),
    provider_sid: toSid("paymentProvider", difference.providerId),
    kind: difference.kind,
    type: difference.type,
    provider_reference: difference.providerReference,
    payment_sid: difference.paymentId && toSid("payment", difference.paymentId),
    transaction_sid: difference.transactionId && toSid("transaction", difference.transactionId),
    amount_ledger: difference.amountLedger,
    amount_provider: difference.amountProvider,
    currency: difference.currency,
    status: difference.status,
    resolution: difference.resolution,
    note: difference.note,
    effective_at: isoTime(difference.effectiveAt),
    created_at: isoTime(difference.createdAt),
    resolved_at: difference.resolvedAt === null ? null : isoTime(difference.resolvedAt),
  }
}

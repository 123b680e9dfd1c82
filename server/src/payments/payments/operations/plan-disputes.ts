import type { Posting } from "#payments/ledger/posting.ts"
import type { ProviderCharge, ProviderDispute } from "#payments/providers/provider.ts"
import { toSid } from "#core/std/ids.ts"
import type { Dispute, Payment } from "../payment.ts"
import { operationPostingOf, receivableOf, type LockedPayment, type PaymentPlanContext } from "./planning.ts"

interface PlannedDisputes {
  payment: Payment
  disputes: Dispute[]
  postings: Posting[]
}

const closed: ReadonlySet<Dispute["status"]> = new Set(["won", "lost", "closed"])

/** Whether the provider can still take back the money of the payment. */
export function isOpenDispute({ status }: Pick<Dispute, "status">): boolean {
  return !closed.has(status)
}

/** Returns the money that customers got back by disputes. Refunds cannot return it again. */
export function amountLost(disputes: readonly Pick<Dispute, "status" | "amount">[]): number {
  return disputes.reduce((sum, { status, amount }) => (status === "lost" ? sum + amount : sum), 0)
}

/** Plans the changes that make the disputes of a payment agree with the provider. */
export function planDisputes(
  { payment, disputes }: LockedPayment,
  charge: ProviderCharge,
  context: PaymentPlanContext,
): PlannedDisputes {
  const planned: PlannedDisputes = { payment, disputes: [], postings: [] }
  for (const theirs of charge.disputes) {
    const ours = disputes.find(({ providerReference }) => providerReference === theirs.reference)
    const changed = ours ? movedDispute(ours, theirs, context.now) : foundDispute(payment, theirs, context)
    if (changed === ours) continue
    planned.disputes.push(changed)
    planned.postings.push(...disputePostings(payment, ours, changed, context.now))
  }
  if (!planned.disputes.length) return planned
  return { ...planned, payment: withDisputes(payment, [...disputes, ...planned.disputes], context.now) }
}

/** If two have one id, the later one counts. */
function withDisputes(payment: Payment, disputes: readonly Dispute[], now: number): Payment {
  const all = [...new Map(disputes.map((dispute) => [dispute.id, dispute])).values()]
  const shown = all.findLast(isOpenDispute) ?? all.at(-1)
  return { ...payment, disputeStatus: shown?.status ?? null, updatedAt: Math.max(now, payment.updatedAt) }
}

function movedDispute(dispute: Dispute, theirs: ProviderDispute, now: number): Dispute {
  // An older snapshot does not open a dispute again.
  if (!isOpenDispute(dispute) && isOpenDispute({ status: theirs.state })) return dispute
  const isSame =
    dispute.status === theirs.state &&
    dispute.isWithdrawn === theirs.isWithdrawn &&
    dispute.evidenceDueAt === theirs.evidenceDueAt
  if (isSame) return dispute
  const at = Math.max(now, dispute.updatedAt)
  return {
    ...dispute,
    status: theirs.state,
    isWithdrawn: theirs.isWithdrawn,
    evidenceDueAt: theirs.evidenceDueAt,
    closedAt: closed.has(theirs.state) ? (dispute.closedAt ?? at) : null,
    updatedAt: at,
  }
}

function foundDispute(payment: Payment, theirs: ProviderDispute, { now, newId }: PaymentPlanContext): Dispute {
  return {
    accountId: payment.accountId,
    id: newId(),
    paymentId: payment.id,
    status: theirs.state,
    sequence: 0,
    amount: theirs.amount,
    currency: payment.currency,
    reason: theirs.reason,
    isWithdrawn: theirs.isWithdrawn,
    providerReference: theirs.reference,
    evidenceDueAt: theirs.evidenceDueAt,
    closedAt: closed.has(theirs.state) ? now : null,
    createdAt: now,
    updatedAt: now,
  }
}

/**
 * The amount is booked while the provider has withdrawn it. A dispute can withdraw it, return it when it is
 * won, and perhaps withdraw it again.
 */
function disputePostings(payment: Payment, before: Dispute | undefined, after: Dispute, now: number): Posting[] {
  if ((before?.isWithdrawn ?? false) === after.isWithdrawn) return []
  const common = {
    ...operationPostingOf(payment, now),
    // A dispute that is withdrawn again after it was won is booked again.
    source: `${toSid("dispute", after.id)}-${after.sequence}`,
    amount: after.amount,
    providerReference: after.providerReference,
  }
  return after.isWithdrawn
    ? [{ ...common, type: "dispute", debit: "disputes", credit: receivableOf(payment) }]
    : [{ ...common, type: "dispute_reversal", debit: receivableOf(payment), credit: "disputes" }]
}

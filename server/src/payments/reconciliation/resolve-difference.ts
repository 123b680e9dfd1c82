import type { Transaction } from "#core/db/database.ts"
import { markReconciled } from "#payments/ledger/reconciled.ts"
import type { TransactionRow } from "#payments/ledger/transaction.ts"
import { messageAnnouncerOf } from "#messaging/messages/context.ts"
import type { PaymentContext } from "#payments/payments/context.ts"
import { lockForBooking } from "#payments/payments/read/for-reconciliation.ts"
import type { Payment } from "#payments/payments/payment.ts"
import { PaymentRefusal } from "#payments/payments/refusals.ts"
import { toSid } from "#core/std/ids.ts"
import { recordBookings, bookingsOf, eventsOf, matchedOf, type Booking } from "./compare-families.ts"
import { compareFamily, type Family, type ComparisonWindow } from "./compare-family.ts"
import { getDifference, getReconciliation } from "./list.ts"
import { isOf, resolved } from "./plan-differences.ts"
import { missingAmount, differencePostingOf } from "./postings.ts"
import { readFamilies } from "./read-families.ts"
import type { Difference } from "./reconciliation.ts"
import { ReconciliationRefusal } from "./refusals.ts"
import { lockDifferences, writeDifferences } from "./store.ts"

export interface Decision {
  resolution: "booked" | "ignored"
  note: string
}

/**
 * Resolves a difference by a person's decision. `booked` brings the ledger to the provider's present list. If
 * both agree by now, nothing is booked and the difference is `matched_later`. Repeating a decision changes
 * nothing. Throws `difference_not_found` and `difference_resolved`.
 */
export async function resolveDifference(
  tx: Transaction,
  context: PaymentContext,
  { accountId, id }: { accountId: string; id: string },
  decision: Decision,
): Promise<Difference> {
  const announcer = messageAnnouncerOf(tx, [accountId], context)
  const seen = await getDifference(tx, accountId, id)
  if (decision.resolution === "booked" && seen.paymentId)
    refuseUndecided(await lockForBooking(tx, accountId, [seen.paymentId]))
  const held = await lockDifferences(tx, seen, [seen.family])
  const difference = held.find((each) => each.id === id) ?? seen
  if (difference.status === "resolved") {
    if (difference.resolution === decision.resolution) return difference
    throw new ReconciliationRefusal(
      "difference_resolved",
      `The difference is already resolved as \`${difference.resolution ?? ""}\`.`,
    )
  }
  const now = context.clock.now()
  const planned =
    decision.resolution === "booked"
      ? await planBooking(tx, context, difference, decision)
      : { difference: resolved(difference, { ...decision, now }), bookings: [], marked: [] }
  writeDifferences(tx, [planned.difference])
  await announcer.announce(eventsOf({ opened: [], resolved: [planned.difference] }, context.newId))
  markReconciled(tx, accountId, planned.marked, difference.reconciliationId)
  recordBookings(tx, accountId, planned.bookings, { newId: context.newId, now })
  return planned.difference
}

/** The decision moves the ledger and the payment together. A booking moves only the ledger. */
function refuseUndecided(payments: readonly Payment[]): void {
  const undecided = payments.find(({ reviewReason }) => reviewReason === "amount_mismatch")
  if (!undecided) return
  const sid = toSid("payment", undecided.id)
  throw new PaymentRefusal(
    "payment_state",
    `The payment ${sid} waits for a decision about its amount. Decide with \`POST /v1/payments/${sid}/resolve\`. The next reconciliation then resolves this difference.`,
  )
}

interface PlannedBooking {
  difference: Difference
  bookings: Booking[]
  marked: string[]
}

async function planBooking(
  tx: Transaction,
  { clock, newId }: PaymentContext,
  difference: Difference,
  { note }: Decision,
): Promise<PlannedBooking> {
  const { accountId, providerId } = difference
  const now = clock.now()
  const { historyFrom } = await getReconciliation(tx, accountId, difference.reconciliationId)
  // A person has decided, so no difference counts as a delay any more.
  const window: ComparisonWindow = { from: 0, historyFrom, listedUntil: Infinity, bookedUntil: Infinity }
  const [family] = await readFamilies(tx, { accountId, providerId }, [difference.family])
  const group = family && compareFamily(family, window).find((each) => isOf(difference, each))
  if (!family || !group || group.verdict === "match" || missingAmount(group) === 0)
    return {
      difference: resolved(difference, { resolution: "matched_later", note, now }),
      bookings: [],
      marked: group ? matchedOf({ family, groups: [group] }) : [],
    }
  const posting = differencePostingOf(family, group, { providerId, newId })
  const after = withBooked(family, posting)
  const compared = { family: after, groups: compareFamily(after, window) }
  // The fee of a charge that is now in the ledger.
  const fees = bookingsOf(compared, providerId, newId)
  return {
    difference: {
      ...resolved(difference, { resolution: "booked", note, now }),
      transactionId: posting.id,
      amountLedger: group.booked,
      amountProvider: group.listed,
    },
    bookings: [{ posting, fee: null }, ...fees],
    marked: [...matchedOf(compared), ...fees.map((fee) => fee.posting.id)],
  }
}

function withBooked(family: Family, posting: ReturnType<typeof differencePostingOf>): Family {
  const row: TransactionRow = {
    id: posting.id,
    type: posting.type,
    payment_id: posting.paymentId,
    amount: posting.amount,
    currency: posting.currency,
    debit: posting.debit,
    credit: posting.credit,
    provider_id: posting.providerId,
    provider_reference: posting.providerReference,
    effective_at: posting.effectiveAt,
    created_at: posting.effectiveAt,
    is_reconciled: false,
  }
  return { ...family, booked: [...family.booked, row] }
}

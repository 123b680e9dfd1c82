import type { Transaction } from "#core/db/database.ts"
import type { NewEvent } from "#core/endpoints/announcer.ts"
import type { EventType } from "#core/events/catalogue.ts"
import { book } from "#payments/ledger/book.ts"
import type { Posting } from "#payments/ledger/posting.ts"
import { markReconciled } from "#payments/ledger/reconciled.ts"
import { signedAmount } from "#payments/ledger/transaction.ts"
import { messageAnnouncerOf } from "#messaging/messages/context.ts"
import type { PaymentContext } from "#payments/payments/context.ts"
import { lockForBooking, scheduleSync, raiseFees } from "#payments/payments/read/for-reconciliation.ts"
import { eventOf } from "#payments/payments/payment-resource.ts"
import type { NewId } from "#core/std/ids.ts"
import { compareFamily, type Family, type Group, type ComparisonWindow } from "./compare-family.ts"
import { planDifferences, type PlannedDifferences } from "./plan-differences.ts"
import { missingAmount, differencePostingOf } from "./postings.ts"
import { readFamilies } from "./read-families.ts"
import type { Difference, Reconciliation } from "./reconciliation.ts"
import { differenceResource } from "./resources.ts"
import { lockDifferences, markCompared, writeDifferences } from "./store.ts"

/** A family with the result of its comparison. */
export interface FamilyComparison {
  family: Family
  groups: readonly Group[]
}

export interface ComparisonTotals {
  matched: number
  opened: number
}

/**
 * Compares some families in the caller's transaction. It marks matches, books what the provider's list alone
 * can justify, and stores differences. It calls `keepClaim` before it locks the ledger. That call throws when
 * another process now owns the run.
 */
export async function compareFamilies(
  tx: Transaction,
  context: PaymentContext,
  run: Reconciliation,
  {
    names,
    window,
    keepClaim,
  }: {
    names: readonly string[]
    window: ComparisonWindow
    keepClaim: (found: { matched: number; opened: number }) => Promise<void>
  },
): Promise<ComparisonTotals> {
  const { accountId } = run
  const announcer = messageAnnouncerOf(tx, [accountId], context)
  const compared = await compareHeld(tx, run, names, window)
  const stored = Map.groupBy(await lockDifferences(tx, run, names), ({ family }) => family)
  const now = context.clock.now()
  const planned = compared.flatMap(({ family, groups }) =>
    groups.map((group) =>
      planDifferences(family, group, stored.get(family.name) ?? [], { run, newId: context.newId, now }),
    ),
  )
  const postings = compared.flatMap((each) => bookingsOf(each, run.providerId, context.newId))
  const marked = [...compared.flatMap(matchedOf), ...postings.map(({ posting }) => posting.id)]
  const opened = planned.flatMap((each) => each.opened)
  writeDifferences(tx, planned.flatMap((each) => [...each.resolved, ...each.opened, ...each.changed])) // oxfmt-ignore
  markCompared(tx, run, compared.flatMap((each) => oldOf(each, window))) // oxfmt-ignore
  await keepClaim({ matched: marked.length, opened: opened.length })
  markReconciled(tx, accountId, marked, run.id)
  await announcer.announce(planned.flatMap((each) => eventsOf(each, context.newId)))
  scheduleSync(tx, accountId, opened.flatMap(({ paymentId }) => paymentId ?? []), now) // oxfmt-ignore
  recordBookings(tx, accountId, postings, { newId: context.newId, now })
  return { matched: marked.length, opened: opened.length }
}

/** Compares, and locks the payments of its bookings, so that no concurrent transaction books the same. */
export async function compareHeld(
  tx: Transaction,
  { accountId, providerId }: Pick<Reconciliation, "accountId" | "providerId">,
  names: readonly string[],
  window: ComparisonWindow,
): Promise<FamilyComparison[]> {
  const compare = (families: readonly Family[]) =>
    families.map((family) => ({ family, groups: compareFamily(family, window) }))
  const place = { accountId, providerId }
  const compared = compare(await readFamilies(tx, place, names))
  const toBook = compared.filter(({ groups }) => groups.some(({ verdict }) => verdict === "book"))
  const paid = toBook.flatMap(({ family: { payment } }) => payment?.id ?? [])
  if (!paid.length) return compared
  await lockForBooking(tx, accountId, paid)
  const again = compare(await readFamilies(tx, place, toBook.map(({ family }) => family.name))) // oxfmt-ignore
  const byName = new Map(again.map((each) => [each.family.name, each]))
  return compared.map((each) => byName.get(each.family.name) ?? each)
}

/** The automatic bookings, with the resulting fee of each payment. */
export interface Booking {
  posting: Posting & { id: string }
  fee: { id: string; fee: number } | null
}

export function bookingsOf({ family, groups }: FamilyComparison, providerId: string, newId: NewId): Booking[] {
  return groups
    .filter((group) => group.verdict === "book" && missingAmount(group) !== 0)
    .map((group) => ({
      posting: differencePostingOf(family, group, { providerId, newId }),
      fee: feeAfter(family, group),
    }))
}

function feeAfter({ payment }: Family, group: Group): Booking["fee"] {
  if (!payment || group.type !== "fee" || group.currency !== payment.currency) return null
  const before = group.transactions.reduce((sum, row) => sum + signedAmount(row), 0)
  const fee = -(before + missingAmount(group))
  return fee > 0 ? { id: payment.id, fee } : null
}

/** Must be the transaction's last step, because other transactions wait for the ledger from here on. */
export function recordBookings(
  tx: Transaction,
  accountId: string,
  bookings: readonly Booking[],
  { newId, now }: { newId: NewId; now: number },
): void {
  const fees = bookings.flatMap(({ fee }) => fee ?? [])
  raiseFees(tx, accountId, fees, now)
  book(tx, accountId, bookings.map(({ posting }) => posting), { newId, now }) // oxfmt-ignore
}

/** The transactions to mark as reconciled. */
export function matchedOf({ groups }: FamilyComparison): string[] {
  return groups
    .filter(({ verdict }) => verdict === "match" || verdict === "book")
    .flatMap(({ transactions }) => transactions.filter((row) => !row.is_reconciled).map(({ id }) => id))
}

/** Returns all records, except those that the next run must compare again. */
function oldOf({ family, groups }: FamilyComparison, { from }: ComparisonWindow): string[] {
  const young = groups
    .filter(({ verdict, type, effectiveAt }) => verdict === "wait" && type !== "fee" && effectiveAt >= from)
    .flatMap(({ records }) => records)
  return family.listed.map(({ reference }) => reference).filter((reference) => !young.includes(reference))
}

export function eventsOf({ opened, resolved }: Pick<PlannedDifferences, "opened" | "resolved">, newId: NewId) {
  const told = (type: EventType, difference: Difference): NewEvent =>
    eventOf(type, difference, differenceResource(difference), { newId, detail: null })
  return [
    ...resolved.map((difference) => told("differences.resolved", difference)),
    ...opened.map((difference) => told("differences.opened", difference)),
  ]
}

import { Conditions } from "#db/conditions.ts"
import type { Tx } from "#db/database.ts"
import { filteredPage, rowsToRead } from "#db/filtered-page.ts"
import type { Page } from "#db/page.ts"
import { firstIdAt } from "#std/ids.ts"
import type { Payment, PaymentStatus } from "./payment.ts"
import { toPayment } from "./rows.ts"
import type { PaymentRow } from "./rows.ts"

export interface PaymentFilter {
  status?: PaymentStatus | undefined
  currency?: string | undefined
  reference?: string | undefined
  needsReview?: boolean | undefined
  /** Milliseconds. */
  createdAfter?: number | undefined
  createdBefore?: number | undefined
}

/** Newest first, below the id `before`. A filtered page may be short, or empty, and still have a next one. */
export async function listPayments(
  tx: Tx,
  accountId: string,
  filter: PaymentFilter,
  { limit, before }: Page,
): Promise<{ entries: Payment[]; nextBefore: string | null }> {
  const where = new Conditions(accountId)
  if (before !== null) where.add("id < ?", before)
  if (filter.createdAfter !== undefined) where.add("id >= ?", firstIdAt(filter.createdAfter))
  if (filter.createdBefore !== undefined) where.add("id < ?", firstIdAt(filter.createdBefore))
  if (filter.reference !== undefined) where.add("reference = ?", filter.reference)
  const isFiltered = filter.status ?? filter.currency ?? filter.needsReview
  const rowsMax = rowsToRead(limit, isFiltered !== undefined)
  const rows = await tx.query<PaymentRow>(
    `select * from payments where ${where.text} order by id desc limit ${rowsMax}`,
    where.values,
  )
  return filteredPage(rows, { limit, rowsMax, fits: (row) => fits(row, filter), read: toPayment })
}

function fits(row: PaymentRow, { status, currency, needsReview }: PaymentFilter): boolean {
  if (status !== undefined && row.status !== status) return false
  if (currency !== undefined && row.currency !== currency) return false
  return needsReview === undefined || (row.review_reason !== null) === needsReview
}

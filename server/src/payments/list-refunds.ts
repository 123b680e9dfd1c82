import { Conditions } from "#db/conditions.ts"
import type { Tx } from "#db/database.ts"
import { filteredPage, rowsToRead } from "#db/filtered-page.ts"
import type { Page } from "#db/page.ts"
import { firstIdAt } from "#std/ids.ts"
import type { Refund } from "./payment.ts"
import { PaymentRefusal } from "./refusals.ts"
import { toRefund } from "./rows.ts"
import type { RefundRow } from "./rows.ts"

export interface RefundFilter {
  paymentId?: string | undefined
  status?: Refund["status"] | undefined
  /** Milliseconds. */
  createdAfter?: number | undefined
  createdBefore?: number | undefined
}

/** Refuses `refund_not_found`. */
export async function getRefund(tx: Tx, accountId: string, id: string): Promise<Refund> {
  const [row] = await tx.query<RefundRow>("select * from refunds where account_id = $1 and id = $2", [accountId, id])
  if (!row) throw new PaymentRefusal("refund_not_found", "There is no refund with this sid in your account.")
  return toRefund(row)
}

/**
 * Newest first, below the id `before`. A page by status may be short, or empty, and still have a next one.
 */
export async function listRefunds(
  tx: Tx,
  accountId: string,
  filter: RefundFilter,
  { limit, before }: Page,
): Promise<{ entries: Refund[]; nextBefore: string | null }> {
  const where = new Conditions(accountId)
  if (before !== null) where.add("id < ?", before)
  if (filter.createdAfter !== undefined) where.add("id >= ?", firstIdAt(filter.createdAfter))
  if (filter.createdBefore !== undefined) where.add("id < ?", firstIdAt(filter.createdBefore))
  if (filter.paymentId !== undefined) where.add("payment_id = ?", filter.paymentId)
  const rowsMax = rowsToRead(limit, filter.status !== undefined)
  const rows = await tx.query<RefundRow>(
    `select * from refunds where ${where.text} order by id desc limit ${rowsMax}`,
    where.values,
  )
  const fits = ({ status }: RefundRow) => filter.status === undefined || status === filter.status
  return filteredPage(rows, { limit, rowsMax, fits, read: toRefund })
}

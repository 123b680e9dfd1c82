import { Conditions } from "#db/conditions.ts"
import type { Tx } from "#db/database.ts"
import { filteredPage, rowsToRead } from "#db/filtered-page.ts"
import type { Page } from "#db/page.ts"
import { firstIdAt } from "#std/ids.ts"
import type { Dispute } from "./payment.ts"
import { PaymentRefusal } from "./refusals.ts"
import { toDispute } from "./rows.ts"
import type { DisputeRow } from "./rows.ts"

export interface DisputeFilter {
  paymentId?: string | undefined
  status?: Dispute["status"] | undefined
  /** Milliseconds. */
  createdAfter?: number | undefined
  createdBefore?: number | undefined
}

/** Refuses `dispute_not_found`. */
export async function getDispute(tx: Tx, accountId: string, id: string): Promise<Dispute> {
  const [row] = await tx.query<DisputeRow>("select * from disputes where account_id = $1 and id = $2", [accountId, id])
  if (!row) throw new PaymentRefusal("dispute_not_found", "There is no dispute with this sid in your account.")
  return toDispute(row)
}

/**
 * Newest first, below the id `before`. A page by status may be short, or empty, and still have a next one.
 */
export async function listDisputes(
  tx: Tx,
  accountId: string,
  filter: DisputeFilter,
  { limit, before }: Page,
): Promise<{ entries: Dispute[]; nextBefore: string | null }> {
  const where = new Conditions(accountId)
  if (before !== null) where.add("id < ?", before)
  if (filter.createdAfter !== undefined) where.add("id >= ?", firstIdAt(filter.createdAfter))
  if (filter.createdBefore !== undefined) where.add("id < ?", firstIdAt(filter.createdBefore))
  if (filter.paymentId !== undefined) where.add("payment_id = ?", filter.paymentId)
  const rowsMax = rowsToRead(limit, filter.status !== undefined)
  const rows = await tx.query<DisputeRow>(
    `select * from disputes where ${where.text} order by id desc limit ${rowsMax}`,
    where.values,
  )
  const fits = ({ status }: DisputeRow) => filter.status === undefined || status === filter.status
  return filteredPage(rows, { limit, rowsMax, fits, read: toDispute })
}

import { Conditions } from "#db/conditions.ts"
import type { Tx } from "#db/database.ts"
import { filteredPage, rowsToRead } from "#db/filtered-page.ts"
import { time } from "#db/literals.ts"
import type { Page } from "#db/page.ts"
import { firstIdAt, idTime } from "#std/ids.ts"
import { verificationNotFound } from "./refusals.ts"
import { readVerification } from "./store.ts"
import { toVerification } from "./verification.ts"
import type { Verification, VerificationRow, VerificationStatus } from "./verification.ts"

export interface VerificationFilter {
  to?: string | undefined
  status?: VerificationStatus | undefined
  /** Milliseconds. */
  createdAfter?: number | undefined
  createdBefore?: number | undefined
}

/** Refuses `verification_not_found`. */
export async function getVerification(tx: Tx, accountId: string, id: string): Promise<Verification> {
  const verification = await readVerification(tx, accountId, id)
  if (!verification) throw verificationNotFound()
  return verification
}

/**
 * Newest first, below the id `before`. A page by status may be short, or empty, and still have a next one.
 */
export async function listVerifications(
  tx: Tx,
  accountId: string,
  filter: VerificationFilter,
  { limit, before }: Page,
): Promise<{ entries: Verification[]; nextBefore: string | null }> {
  const order = filter.to === undefined ? "id desc" : "created_at desc, id desc"
  const where = new Conditions(accountId)
  if (before !== null) where.add("id < ?", before)
  if (before !== null && filter.to !== undefined) where.add("created_at <= ?", time(idTime(before)))
  if (filter.createdAfter !== undefined) where.add("id >= ?", firstIdAt(filter.createdAfter))
  if (filter.createdBefore !== undefined) where.add("id < ?", firstIdAt(filter.createdBefore))
  if (filter.to !== undefined) where.add("to_address = ?", filter.to)
  const rowsMax = rowsToRead(limit, filter.status !== undefined)
  const rows = await tx.query<VerificationRow>(
    `select * from verifications where ${where.text} order by ${order} limit ${rowsMax}`,
    where.values,
  )
  const fits = ({ status }: VerificationRow) => filter.status === undefined || status === filter.status
  return filteredPage(rows, { limit, rowsMax, fits, read: toVerification })
}

import type { Tx } from "#core/db/database.ts"
import { readFilteredPage } from "#core/db/filtered-page.ts"
import { plainArray } from "#core/db/literals.ts"
import type { Page } from "#core/db/page.ts"
import type { Dispute } from "../payment.ts"
import { PaymentRefusal } from "../refusals.ts"
import { toDispute, type DisputeRow } from "../rows.ts"

export interface DisputeFilter {
  paymentId?: string | undefined
  status?: readonly Dispute["status"][] | undefined
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
 * A page by status may be short, or empty, and still have a next one.
 */
export function listDisputes(
  tx: Tx,
  accountId: string,
  { paymentId, status, ...filter }: DisputeFilter,
  page: Page,
): Promise<{ entries: Dispute[]; nextBefore: string | null }> {
  return readFilteredPage(tx, accountId, page, {
    ...filter,
    table: "disputes",
    equal: { payment_id: paymentId },
    fits: [status && ["status = any(?)", plainArray(status)]],
    read: toDispute,
  })
}

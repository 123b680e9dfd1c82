import type { Tx } from "#core/db/database.ts"
import { readFilteredPage } from "#core/db/filtered-page.ts"
import { plainArray } from "#core/db/literals.ts"
import type { Page } from "#core/db/page.ts"
import type { Refund } from "../payment.ts"
import { PaymentRefusal } from "../refusals.ts"
import { toRefund, type RefundRow } from "../rows.ts"

export interface RefundFilter {
  paymentId?: string | undefined
  status?: readonly Refund["status"][] | undefined
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
 * A page by status may be short, or empty, and still have a next one.
 */
export function listRefunds(
  tx: Tx,
  accountId: string,
  { paymentId, status, ...filter }: RefundFilter,
  page: Page,
): Promise<{ entries: Refund[]; nextBefore: string | null }> {
  return readFilteredPage(tx, accountId, page, {
    ...filter,
    table: "refunds",
    equal: { payment_id: paymentId },
    fits: [status && ["status = any(?)", plainArray(status)]],
    read: toRefund,
  })
}

import type { Tx } from "#core/db/database.ts"
import { readFilteredPage } from "#core/db/filtered-page.ts"
import { plainArray } from "#core/db/literals.ts"
import type { Metadata } from "#core/db/metadata-terms.ts"
import type { Page } from "#core/db/page.ts"
import type { Payment, PaymentStatus } from "../payment.ts"
import { toPayment } from "../rows.ts"

export interface PaymentFilter {
  ids?: readonly string[] | undefined
  /** A payment has one of these. */
  status?: readonly PaymentStatus[] | undefined
  currency?: string | undefined
  reference?: string | undefined
  /** A payment has all of these entries. */
  metadata?: Metadata | undefined
  needsReview?: boolean | undefined
  /** Milliseconds. */
  createdAfter?: number | undefined
  createdBefore?: number | undefined
}

/** A filtered page may be short, or empty, and still have a next one. */
export function listPayments(
  tx: Tx,
  accountId: string,
  filter: PaymentFilter,
  page: Page,
): Promise<{ entries: Payment[]; nextBefore: string | null }> {
  const { ids, status, currency, reference, metadata, needsReview, createdAfter, createdBefore } = filter
  // The index of unfinished payments finds one status. Several are compared.
  const [only] = status?.length === 1 && status[0] !== "completed" ? status : []
  return readFilteredPage(tx, accountId, page, {
    table: "payments",
    equal: { id: ids, reference, status: only },
    where: [only && "status <> 'completed'", needsReview && "review_reason is not null"],
    createdAfter,
    createdBefore,
    metadata: metadata && { table: "payment_terms", entries: metadata },
    fits: [
      status && !only ? ["status = any(?)", plainArray(status)] : undefined,
      currency === undefined ? undefined : ["currency = ?", currency],
      needsReview === false ? ["review_reason is null"] : undefined,
    ],
    read: toPayment,
  })
}

import type { Tx } from "#db/database.ts"
import { readFilteredPage } from "#db/filtered-page.ts"
import type { Page } from "#db/page.ts"
import type { Payment, PaymentStatus } from "./payment.ts"
import { toPayment, type PaymentRow } from "./rows.ts"

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
export function listPayments(
  tx: Tx,
  accountId: string,
  filter: PaymentFilter,
  page: Page,
): Promise<{ entries: Payment[]; nextBefore: string | null }> {
  const { reference, createdAfter, createdBefore } = filter
  const isFiltered = (filter.status ?? filter.currency ?? filter.needsReview) !== undefined
  return readFilteredPage(tx, accountId, page, {
    table: "payments",
    equal: { reference },
    createdAfter,
    createdBefore,
    fits: isFiltered ? (row: PaymentRow) => fits(row, filter) : undefined,
    read: toPayment,
  })
}

function fits(row: PaymentRow, { status, currency, needsReview }: PaymentFilter): boolean {
  if (status !== undefined && row.status !== status) return false
  if (currency !== undefined && row.currency !== currency) return false
  return needsReview === undefined || (row.review_reason !== null) === needsReview
}

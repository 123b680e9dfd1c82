import type { Database } from "#core/db/database.ts"
import { systemClock, type Clock } from "#core/std/clock.ts"
import { createIds } from "#core/std/ids.ts"
import { book } from "./book.ts"
import { closeBooks, storeClosedPeriod, type LedgerPeriod } from "./periods.ts"
import type { Posting } from "./posting.ts"

const newId = createIds(systemClock)

export const testProvider = "00000000-0000-7000-8000-000000000002"

/** A captured charge of 1500 EUR cents, unless changed. Each has a unique source. */
export function posting(changes: Partial<Posting> = {}): Posting {
  return {
    type: "charge",
    source: newId(),
    paymentId: null,
    amount: 1500,
    currency: "EUR",
    debit: `receivable:${testProvider}`,
    credit: "sales",
    providerId: testProvider,
    providerReference: null,
    effectiveAt: systemClock.now(),
    ...changes,
  }
}

/** Books in a separate transaction. */
export function bookNow(
  db: Database,
  accountId: string,
  postings: readonly Posting[],
  clock: Clock = systemClock,
): Promise<void> {
  return db.transaction((tx) => book(tx, accountId, postings, { newId, now: clock.now() }))
}

/** Closes a period as one request does. */
export async function closePeriod(
  db: Database,
  accountId: string,
  period: { endsAt: number; now: number },
): Promise<LedgerPeriod> {
  const closed = await db.transaction((tx) => closeBooks(tx, accountId, period))
  return await storeClosedPeriod(db, accountId, closed, false)
}

import type { Transaction, Tx } from "#core/db/database.ts"
import { constraintOf } from "#core/db/errors.ts"
import { firstIdAt } from "#core/std/ids.ts"

/** Many times the period in which a batch is retried (`recorder.ts`), and more than clocks differ. */
const keptMs = 600_000

/**
 * Marks a batch as recorded, in the transaction that records it. Recording the same batch again fails here,
 * before any other statement. While the first transaction is open, the second waits for it. The statement is
 * sent with the first one that is awaited.
 */
export function markBatchRecorded(tx: Transaction, id: string): void {
  tx.send("insert into recorded_batches (id) values ($1)", [id], "webhooks_note_batch")
}

/** Whether a batch failed because it was already recorded. */
export function isAlreadyRecorded(failure: unknown): boolean {
  return constraintOf(failure) === "recorded_batches_pkey"
}

/** Deletes the marks of batches that are no longer retried. */
export async function forgetBatches(tx: Tx, now: number): Promise<void> {
  await tx.query("delete from recorded_batches where id < $1", [firstIdAt(now - keptMs)])
}

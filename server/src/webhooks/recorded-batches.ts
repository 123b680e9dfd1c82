import type { Transaction, Tx } from "#db/database.ts"
import { constraintOf } from "#db/errors.ts"
import { firstIdAt } from "#std/ids.ts"

/** Many times as long as a batch is tried again (`recorder.ts`), and more than clocks differ. */
const keptMs = 600_000

/**
 * Notes a batch as written, in the transaction that writes it. The same batch again fails here, before anything else of it is done; while
 * the former transaction is under way it waits for what becomes of it. It travels with the first statement that is waited for.
 */
export function noteBatch(tx: Transaction, id: string): void {
  tx.send("insert into recorded_batches (id) values ($1)", [id], "webhooks_note_batch")
}

/** Whether a batch failed because it was written before. */
export function isNoted(failure: unknown): boolean {
  return constraintOf(failure) === "recorded_batches_pkey"
}

/** Forgets the batches that nobody tries again any more. */
export async function forgetBatches(tx: Tx, now: number): Promise<void> {
  await tx.query("delete from recorded_batches where id < $1", [firstIdAt(now - keptMs)])
}

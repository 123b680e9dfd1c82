import type { Tx } from "#core/db/database.ts"
import { removeFormerKeys } from "./key-store.ts"
import { keptMs } from "./signing-keys.ts"
import { removeEnded } from "./store.ts"

const batchMax = 1_000

/** Deletes sessions that ended a week ago, and keys whose signatures have all expired. */
export async function forgetSessions(db: Tx, now: number): Promise<void> {
  while ((await removeEnded(db, now, batchMax)) === batchMax);
  await removeFormerKeys(db, now - keptMs)
}

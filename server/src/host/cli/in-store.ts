import { Database, type Transaction } from "#core/db/database.ts"
import { migrate } from "#core/db/migrate.ts"
import { refuseWrongTime } from "#host/operations/store-time.ts"
import { setClock } from "#host/operations/store-watch.ts"
import { silentLog } from "#core/std/log.ts"
import type { CommandCall } from "./command.ts"
import { openStoreForCommand } from "./open-store.ts"

/**
 * Runs a command's work in one transaction of the store, after migrating it to this release's schema. The
 * clock of the command then has the time of the store.
 */
export function inStore<Result>(call: CommandCall, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return withStore(call, (db) => db.transaction(work))
}

/** Like `inStore`, for work that opens its own transactions. */
export async function withStore<Result>(
  { settings, clock }: CommandCall,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const store = await openStoreForCommand(settings, clock)
  try {
    await migrate(store.url, { now: clock.now() })
    await using db = new Database({ url: store.url, poolMax: 1, log: silentLog })
    await setClock(db, clock, silentLog)
    await refuseWrongTime(db, clock)
    return await work(db)
  } finally {
    await store.close()
  }
}

import { Database } from "#db/database.ts"
import type { Tx } from "#db/database.ts"
import { migrate } from "#db/migrate.ts"
import { silentLog } from "#std/log.ts"
import type { Call } from "./command.ts"
import { openStore } from "./open-store.ts"

/** Does a command's work in one transaction of the store, which has this release's schema by then. */
export async function inStore<Result>({ settings, clock }: Call, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const store = await openStore(settings, clock)
  try {
    await migrate(store.url, { now: clock.now() })
    const db = new Database({ url: store.url, poolMax: 1, log: silentLog })
    return await db.transaction(work).finally(() => db.close())
  } finally {
    await store.close()
  }
}

import type { Database } from "#core/db/database.ts"
import { readMigrations } from "#core/db/migrate.ts"
import { ensurePartitions } from "#core/db/partitions.ts"
import { StoreWatch } from "#host/operations/store-watch.ts"
import type { Clock } from "#core/std/clock.ts"
import type { Log } from "#core/std/log.ts"
import type { Metrics } from "#core/std/metrics.ts"
import type { Dispatcher } from "#core/webhooks/dispatcher.ts"

export interface SchemaState {
  isSchemaChanged: boolean
  /** Compares the schema at once. Before the watch starts, the schema is that of this release. */
  findChange(db: Database): Promise<boolean>
}

interface Watched {
  db: Database
  clock: Clock
  log: Log
  metrics: Metrics
  dispatcher: Dispatcher
  state: SchemaState
}

/**
 * Follows the time and the migrations of the store. `stopWork` ends all work on a store of a newer release.
 */
export async function watchStore(
  stack: AsyncDisposableStack,
  { db, clock, log, metrics, dispatcher, state }: Watched,
  stopWork: () => Promise<unknown>,
): Promise<void> {
  const reportFault = (err: unknown) => log.error({ err }, "the work of this process could not be stopped")
  const watch = new StoreWatch({
    db,
    clock,
    log,
    metrics,
    knownMigrations: new Set((await readMigrations()).map(({ name }) => name)),
    onStep(byMs) {
      dispatcher.shiftTimes(byMs)
      // A step forward can end beyond the partitions that exist.
      void db.transaction((tx) => ensurePartitions(tx, clock.now())).catch(() => undefined)
    },
    onSchemaChanged() {
      state.isSchemaChanged = true
      stopWork().catch(reportFault)
    },
  })
  state.findChange = (bare) => watch.findSchemaChange(bare)
  watch.start()
  stack.defer(() => watch.stop())
}

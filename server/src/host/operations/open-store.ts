import { refusePartDistributed } from "#core/db/cluster.ts"
import { Database, type DatabaseOptions } from "#core/db/database.ts"
import { EmbeddedPostgres, hasRoomIn } from "#core/db/embedded/launcher.ts"
import { migrate } from "#core/db/migrate.ts"
import { ensurePartitions } from "#core/db/partitions.ts"
import { releaseEndpointsOf } from "#core/endpoints/reserve-endpoint.ts"
import { Queue } from "#core/queue/queue.ts"
import { releaseAllSessions, releaseSessionsOf, sweepSessions } from "#messaging/routing/session-store.ts"
import type { Clock } from "#core/std/clock.ts"
import type { Log } from "#core/std/log.ts"
import { followStepBack } from "./follow-clock-step.ts"
import { refuseTransactionPooling } from "./pooler.ts"
import { noteStoreTime, refuseWrongTime } from "./store-time.ts"
import { setClock } from "./store-watch.ts"

export interface StoreSettings {
  dataDir: string
  /** Null for the embedded store. */
  databaseUrl: string | null
  /** Connections of each process to the store. */
  poolMax: number
  processes: number
}

/**
 * A store that is ready: it is migrated, has partitions for these weeks, and holds no leases of a previous
 * start.
 */
export interface Store {
  url: string
  /** The folder with the rows of an embedded store; null for another store. */
  dataFolder: string | null
}

/** Connections in addition to those of the processes: for commands, chores and people. */
const furtherConnections = 28
const connectionsMin = 60

/**
 * Opens the store for all processes of this machine. An embedded store runs until the stack is disposed of.
 * Calls `onSpawn` when its process runs, or immediately for another store.
 */
export async function openStore(
  stack: AsyncDisposableStack,
  settings: StoreSettings,
  { log, clock, onSpawn }: { log: Log; clock: Clock; onSpawn?: () => void },
): Promise<Store> {
  const { databaseUrl } = settings
  if (databaseUrl !== null) {
    onSpawn?.()
    await refuseTransactionPooling(databaseUrl, clock)
  }
  const store =
    databaseUrl === null
      ? await startEmbedded(stack, settings, { log, clock, onSpawn })
      : { url: databaseUrl, dataFolder: null }
  const applied = await migrate(store.url, { now: clock.now() })
  if (applied.length > 0)
    log.info({ count: applied.length, first: applied[0], last: applied.at(-1) }, "migrations were applied to the store")
  await using db = openDatabase(store, { log, poolMax: 2 })
  await refusePartDistributed(db)
  await setClock(db, clock, log)
  await refuseWrongTime(db, clock)
  const stepMs = await followStepBack(db, 0)
  if (stepMs > 0) log.warn({ stepMs }, "the clock of the store stepped back since the last start")
  await noteStoreTime(db)
  await db.transaction((tx) => ensurePartitions(tx, clock.now()))
  await db.withLongTimeout().transaction(async (tx) => {
    if (databaseUrl !== null) return await sweepSessions(tx)
    // The embedded store belongs to one start at a time, so all its claims and leases are from a previous
    // start.
    for (const queue of [new Queue("message"), new Queue("delivery")]) await queue.releaseAll(tx, clock.now())
    await releaseAllSessions(tx)
    await releaseEndpointsOf(tx, null)
  })
  return store
}

/**
 * Opens a pool of at most `poolMax` connections. It sees the disk of an embedded store, also while the store
 * is away.
 */
export function openDatabase(
  { url, dataFolder }: Store,
  options: Pick<DatabaseOptions, "log" | "poolMax" | "onFull" | "onConflict" | "isSchemaChanged">,
): Database {
  const hasRoom = dataFolder === null ? {} : { hasRoom: () => hasRoomIn(dataFolder) }
  return new Database({ url, ...options, ...hasRoom })
}

/**
 * Releases the leases and claims of a process that is known to be dead. Other processes can then open its
 * sessions and claim its jobs immediately.
 */
export async function releaseLeasesOf(
  processId: string,
  store: Store,
  { log, clock }: { log: Log; clock: Clock },
): Promise<void> {
  await using db = openDatabase(store, { log, poolMax: 1 })
  await db.transaction(async (tx) => {
    await releaseSessionsOf(tx, processId)
    await releaseEndpointsOf(tx, processId)
  })
  for (const queue of [new Queue("message"), new Queue("delivery")])
    await db.withLongTimeout().transaction((tx) => queue.releaseOf(tx, processId, clock.now()))
}

async function startEmbedded(
  stack: AsyncDisposableStack,
  { dataDir, poolMax, processes }: StoreSettings,
  { log, clock, onSpawn }: { log: Log; clock: Clock; onSpawn: (() => void) | undefined },
): Promise<Store> {
  const settings = { max_connections: String(Math.max(poolMax * processes + furtherConnections, connectionsMin)) }
  const embedded = new EmbeddedPostgres({ dataDir, clock, log, settings, onSpawn })
  stack.defer(() => embedded.stop())
  const url = await embedded.start()
  return { url, dataFolder: embedded.dataFolder ?? null }
}

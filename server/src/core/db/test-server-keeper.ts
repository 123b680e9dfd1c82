// A separate process that runs the server for tests while test processes hold it, so that it outlives each of
// them.
import { rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import pg from "pg"
import { pause, systemClock } from "#core/std/clock.ts"
import { createLog } from "#core/std/log.ts"
import { pino } from "pino"
import { lockFolder } from "./embedded/folder-lock.ts"
import { EmbeddedPostgres } from "./embedded/launcher.ts"
import { inUseLock, memoryFolder, testServerFolder, testServerUrlPath } from "./test-server.ts"

const idleMs = 15_000
const pollMs = 500

/** Rows of tests need not survive a crash of the machine. */
const settings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_connections: "300",
  shared_buffers: "128MB",
  max_wal_size: "256MB",
}

await keep()

async function keep(): Promise<void> {
  const log = createLog({
    level: "info",
    destination: pino.destination({ dest: join(testServerFolder, "keeper.log"), sync: true }),
  })
  const server = new EmbeddedPostgres({ dataDir: testServerFolder, clock: systemClock, log, settings })
  // Rejected when another keeper runs the server. This one then has nothing to do.
  const url = await server.start().catch((error: unknown) => {
    log.error({ err: error }, "not started")
    return undefined
  })
  if (url === undefined) return
  try {
    await publish(url)
    await untilIdle(url)
  } finally {
    await rm(testServerUrlPath, { force: true })
    await server.stop()
    if (memoryFolder) await removeRows()
  }
}

/** Frees the memory disk for other uses. The next start needs a second. */
async function removeRows(): Promise<void> {
  const rows = join(testServerFolder, "postgres")
  // Rejects when another keeper has started first. The rows then belong to that one.
  const unlock = await lockFolder(`${rows}.lock`)
  await rm(rows, { recursive: true })
  await unlock()
}

/** Resolves when no process has held the server for a while. From then on, none can. */
async function untilIdle(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on("error", () => undefined)
  await client.connect()
  for (let usedAt = systemClock.elapsed(); ; await pause(systemClock, pollMs)) {
    const { rows } = await client.query<{ isFree: boolean }>('select pg_try_advisory_lock($1) as "isFree"', [inUseLock])
    if (!rows[0]?.isFree) usedAt = systemClock.elapsed()
    else if (systemClock.elapsed() - usedAt >= idleMs) return
    else await client.query("select pg_advisory_unlock($1)", [inUseLock])
  }
}

async function publish(url: string): Promise<void> {
  await writeFile(`${testServerUrlPath}.new`, url, { mode: 0o600 })
  await rename(`${testServerUrlPath}.new`, testServerUrlPath)
}

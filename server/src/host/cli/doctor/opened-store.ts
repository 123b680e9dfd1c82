import { existsSync } from "node:fs"
import path from "node:path"
import pg from "pg"
import { Database } from "#core/db/database.ts"
import { hasRoomIn } from "#core/db/embedded/launcher.ts"
import type { Clock } from "#core/std/clock.ts"
import { silentLog } from "#core/std/log.ts"
import type { CommandCall, Settings } from "../command.ts"
import { findRunningStore, startStoreForCommand } from "../open-store.ts"
import { bad, good, warning, type Finding } from "./finding.ts"

/** The store that the doctor examines. */
export interface Examined {
  db: Database
  url: string
  /** Of PostgreSQL. */
  version: string
  settings: Settings
  clock: Clock
  /** False for an embedded store that runs only for this command. */
  isRunning: boolean
}

const connectMs = 5_000
const versionMin = 15

/**
 * Opens the store until the stack is disposed of. Returns instead what prevents that, or null if a cause that
 * an earlier examination has found prevents it. Creates neither a store nor a password.
 */
export async function openExamined(
  stack: AsyncDisposableStack,
  { settings, clock }: CommandCall,
  canWrite: boolean,
): Promise<Examined | Finding | null> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl === null) {
    if (!existsSync(path.join(dataDir, "postgres"))) return good("the first start creates the store")
    const password = path.join(dataDir, "postgres.password")
    if (!existsSync(password))
      return warning(`${password} is missing. The next start creates it again, and the store can be examined then.`)
  }
  const running = await findRunningStore(settings)
  if (running === null && !(canWrite && (await hasRoomIn(dataDir)))) return null
  const url = running ?? (await startUntilDisposed(stack, settings, clock))
  const version = await readVersion(url)
  if (Number.parseInt(version) < versionMin)
    return bad(`PostgreSQL ${version} is too old. Upgrade to ${versionMin} or later.`)
  const db = new Database({ url, log: silentLog, poolMax: 2 })
  stack.defer(() => db.close())
  return { db, url, version, settings, clock, isRunning: running !== null }
}

async function startUntilDisposed(stack: AsyncDisposableStack, settings: Settings, clock: Clock): Promise<string> {
  const store = await startStoreForCommand(settings, clock)
  stack.defer(() => store.close())
  return store.url
}

/** Rejects with a sentence for the operator when the store cannot be reached. */
async function readVersion(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs })
  client.on("error", () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version: string }>("show server_version")
    return rows[0]?.server_version ?? ""
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    throw new Error(
      `The store cannot be reached: ${message || code || "no response"}. Check that DATABASE_URL is correct and the database runs.`,
      { cause: error },
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}

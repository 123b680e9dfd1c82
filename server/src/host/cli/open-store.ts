import { readFile, realpath } from "node:fs/promises"
import path from "node:path"
import { superuser } from "#core/db/embedded/data-folder.ts"
import { EmbeddedPostgres } from "#core/db/embedded/launcher.ts"
import type { Clock } from "#core/std/clock.ts"
import { silentLog } from "#core/std/log.ts"
import type { Settings } from "./command.ts"

export interface OpenStore {
  url: string
  close(): Promise<void>
}

/**
 * Opens the store of this configuration for a short command. It is the store at DATABASE_URL, or the embedded
 * store of a running Posthorn, or an embedded store that runs only for this command.
 */
export async function openStoreForCommand(settings: Settings, clock: Clock): Promise<OpenStore> {
  const url = await findRunningStore(settings)
  return url === null ? await startStoreForCommand(settings, clock) : { url, close: async () => undefined }
}

/** Returns the URL of the store at DATABASE_URL, or of an embedded store that runs, or null. */
export async function findRunningStore({ databaseUrl, dataDir }: Settings): Promise<string | null> {
  return databaseUrl ?? (await runningUrl(dataDir)) ?? null
}

/** Starts the embedded store, which runs until it is closed. */
export async function startStoreForCommand({ dataDir }: Settings, clock: Clock): Promise<OpenStore> {
  const embedded = new EmbeddedPostgres({ dataDir, clock, log: silentLog })
  const url = await embedded.start()
  return { url, close: () => embedded.stop() }
}

/** Returns the location of the rows, for the user. The password of a URL is left out. */
export function dataLocation({ databaseUrl, dataDir }: Settings): string {
  if (!databaseUrl) return dataDir
  const { host, pathname } = new URL(databaseUrl)
  return `PostgreSQL at ${host}${pathname}, and ${dataDir}`
}

/**
 * Returns the address of the embedded server while it runs. The server writes the port, the socket folder and
 * the host into its pid file (PostgreSQL, miscinit.c).
 */
async function runningUrl(dataDir: string): Promise<string | undefined> {
  const folder = await realpath(path.join(dataDir, "postgres")).catch(() => undefined)
  if (!folder) return undefined
  const lines = (await readFile(path.join(folder, "postmaster.pid"), "utf8").catch(() => "")).split("\n")
  const [pid, , , port, socketFolder, host] = lines.map((line) => line.trim())
  if (!pid || !isAlive(Number(pid)) || lines[7]?.trim() !== "ready") return undefined
  const password = (await readFile(path.join(dataDir, "postgres.password"), "utf8")).trim()
  if (!socketFolder) return `postgres://${superuser}:${password}@${host}:${port}/postgres`
  return `postgres://${superuser}:${password}@${encodeURIComponent(socketFolder)}/postgres?port=${port}`
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(Math.abs(pid), 0)
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"
  }
}

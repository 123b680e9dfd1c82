import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, statfsSync } from "node:fs"
import { mkdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import pg from "pg"
import { pause, systemClock } from "#core/std/clock.ts"

const cache = join(import.meta.dirname, "../../../../.cache")
/** Ten times the memory that a run of all tests uses at once. */
const memoryMinBytes = 2 * 2 ** 30

/**
 * The folder of the memory disk if that has room for a PostgreSQL. A test database has 780 files. A disk may
 * need 600 ms of CPU time to create them, memory needs 15 ms. In a container the memory disk often has 64 MB.
 */
export const memoryFolder = findMemory()

/** The folder of the embedded server for tests, which all test processes of this checkout share. */
export const testServerFolder = memoryFolder
  ? join(memoryFolder, `posthorn-tests-${process.getuid?.()}-${shortHash(cache)}`)
  : join(cache, "test-postgres")
export const testServerUrlPath = join(testServerFolder, "url")
/** A lock that each test process shares. The keeper takes it exclusively before it stops the server. */
export const inUseLock = 7_220_391

const patienceMs = 60_000
const pollMs = 20
/** A keeper ends at once if another one runs the server. So starting one now and then is harmless. */
const askAgainMs = 3_000

let shared: Promise<string> | undefined

/**
 * Returns the URL of a superuser on the server for tests: TEST_DATABASE_URL, or an embedded one. The first
 * process starts it. It stops a while after the last test process that called this.
 */
export function testServer(): Promise<string> {
  const given = process.env["TEST_DATABASE_URL"]
  return (shared ??= given ? Promise.resolve(given) : joinSharedServer())
}

async function joinSharedServer(): Promise<string> {
  await mkdir(testServerFolder, { recursive: true })
  const deadline = systemClock.elapsed() + patienceMs
  for (let askAt = 0; systemClock.elapsed() < deadline;) {
    const url = await readFile(testServerUrlPath, "utf8").catch(() => undefined)
    if (url && (await hold(url))) return url
    if (systemClock.elapsed() >= askAt) {
      askKeeper()
      askAt = systemClock.elapsed() + askAgainMs
    }
    await pause(systemClock, pollMs)
  }
  throw new Error(`No PostgreSQL for tests within ${patienceMs / 1_000} s. Its log is in ${testServerFolder}.`)
}

/**
 * Keeps the server alive as long as this process lives, without keeping the process alive. Returns false when
 * the server is stopping.
 */
async function hold(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on("error", () => undefined)
  try {
    await client.connect()
    await client.query("select pg_advisory_lock_shared($1)", [inUseLock])
    // Missing from the published types.
    ;(client as pg.Client & { unref(): void }).unref()
    return true
  } catch {
    await client.end().catch(() => undefined)
    return false
  }
}

function askKeeper(): void {
  const keeper = join(import.meta.dirname, "test-server-keeper.ts")
  spawn(process.execPath, [keeper], { cwd: "/", detached: true, stdio: "ignore" }).unref()
}

function findMemory(): string | undefined {
  const folder = "/dev/shm"
  if (!existsSync(folder)) return undefined
  const { bsize, blocks } = statfsSync(folder)
  return bsize * blocks >= memoryMinBytes ? folder : undefined
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8)
}

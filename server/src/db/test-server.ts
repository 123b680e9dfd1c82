import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, statfsSync } from "node:fs"
import { mkdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import pg from "pg"
import { pause, systemClock } from "#std/clock.ts"

const cache = join(import.meta.dirname, "../../../.cache")
/** Ten times what a run of all tests has at once. */
const memoryMinBytes = 2 * 2 ** 30

/**
 * The folder of the memory disk where that has room for a PostgreSQL. A test database has 780 files: a disk
 * may take 600 ms of CPU time to create them, memory takes 15 ms. In a container the memory disk often has 64
 * MB.
 */
export const memoryFolder = findMemory()

/** Of the embedded server for tests, shared by all test processes of this checkout. */
export const testServerFolder = memoryFolder
  ? join(memoryFolder, `posthorn-tests-${process.getuid?.()}-${shortHash(cache)}`)
  : join(cache, "test-postgres")
export const testServerUrlPath = join(testServerFolder, "url")
/** Held shared by each test process, and taken exclusively by the keeper before it stops the server. */
export const inUseLock = 7_220_391

const patienceMs = 60_000
const pollMs = 20
/** A keeper that finds another one at work ends at once, so asking again now and then is harmless. */
const askAgainMs = 3_000

let shared: Promise<string> | undefined

/**
 * The URL of a superuser on the server for tests: TEST_DATABASE_URL, or an embedded one. The first process
 * starts it, and it stops a while after the last test process that called this.
 */
export function testServer(): Promise<string> {
  const given = process.env["TEST_DATABASE_URL"]
  return (shared ??= given ? Promise.resolve(given) : joinSharedServer())
}

async function joinSharedServer(): Promise<string> {
  await mkdir(testServerFolder, { recursive: true })
  const deadline = systemClock.now() + patienceMs
  for (let askAt = 0; systemClock.now() < deadline;) {
    const url = await readFile(testServerUrlPath, "utf8").catch(() => undefined)
    if (url && (await hold(url))) return url
    if (systemClock.now() >= askAt) {
      askKeeper()
      askAt = systemClock.now() + askAgainMs
    }
    await pause(systemClock, pollMs)
  }
  throw new Error(`No PostgreSQL for tests within ${patienceMs / 1_000} s. Its log is in ${testServerFolder}.`)
}

/**
 * Keeps the server alive for as long as this process lives, without keeping the process alive. False when it
 * is stopping.
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

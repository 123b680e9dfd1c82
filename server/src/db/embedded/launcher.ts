import { copyFile, mkdir, realpath, stat, statfs, truncate } from "node:fs/promises"
import { join, resolve } from "node:path"
import type { Clock } from "#std/clock.ts"
import { pause } from "#std/clock.ts"
import type { Log } from "#std/log.ts"
import { chooseAddress } from "./address.ts"
import { prepareBinaries } from "./binaries.ts"
import type { Binaries } from "./binaries.ts"
import { ensurePassword, locateDataFolder, prepareDataFolder, resetPassword, superuser } from "./data-folder.ts"
import { FolderTaken, lockFolder } from "./folder-lock.ts"
import { launchPostmaster, stopOrphan } from "./postmaster.ts"
import type { LaunchOptions, Postmaster } from "./postmaster.ts"
import { chooseServerUser } from "./server-user.ts"
import type { ServerUser } from "./server-user.ts"
import { settingArguments } from "./settings.ts"

export interface EmbeddedOptions {
  /** DATA_DIR. The rows go to `postgres` in it, or where that links to. */
  dataDir: string
  clock: Clock
  log: Log
  /** Settings of the server that differ from ours. */
  settings?: Record<string, string>
  /** Called whenever the server ended by itself. It is started again without being asked. */
  onExit?: (how: string) => void
  /** For tests: other programs than those of the package, where to copy them, and where the rows go instead of DATA_DIR. */
  native?: string
  copyTo?: string[]
  elsewhere?: string
}

const backoffMs = [50, 100, 200, 500, 1_000, 2_000]
/** After a crash, processes of the old server may take this long to notice; the new one refuses to start before that. */
const firstStartTries = backoffMs.length
/** Of the write-ahead log; initdb's default. */
const logFileBytes = 16 * 1024 * 1024
const logBytesMax = 8 * 1024 * 1024
const logCheckMs = 60_000

/**
 * A PostgreSQL of our own over DATA_DIR, run as a child process: durable, reachable from this machine alone, by password. It
 * is started again when it dies, at the same address. One process at a time may have it.
 */
export class EmbeddedPostgres {
  readonly #options: EmbeddedOptions
  readonly #stopping = new AbortController()
  #postmaster: Postmaster | undefined
  #running: Promise<void> | undefined
  #unlock: (() => Promise<void>) | undefined
  #starting: Promise<string> | undefined
  #dataFolder: string | undefined
  #cancelLogCheck = () => {}

  constructor(options: EmbeddedOptions) {
    this.#options = options
  }

  /** Where the rows are, once started: DATA_DIR/postgres, or the folder elsewhere that it links to. */
  get dataFolder(): string | undefined {
    return this.#dataFolder
  }

  /** The server's process number while it runs. */
  get pid(): number | undefined {
    return this.#postmaster?.pid
  }

  /**
   * Resolves with the URL when connections are taken. The first start creates the data folder; every start stops what is left of
   * an earlier one. Rejects with a sentence for the operator when that cannot be done.
   */
  start(): Promise<string> {
    return (this.#starting = this.#start())
  }

  /** Whether the server could begin the next file of its log. Without that it can neither go on nor start again. */
  async hasRoom(): Promise<boolean> {
    return this.#dataFolder === undefined || hasRoomIn(this.#dataFolder)
  }

  /** Ends the server in order: open transactions are rolled back, everything committed is on the disk. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#starting?.catch(() => undefined)
    this.#cancelLogCheck()
    await this.#postmaster?.stop()
    await this.#running
    await this.#unlock?.()
  }

  async #start(): Promise<string> {
    const { dataDir, native, copyTo, elsewhere } = this.#options
    await mkdir(dataDir, { recursive: true })
    const user = chooseServerUser(resolve(dataDir, "postgres"))
    const binaries = await prepareBinaries(user, { ...(native && { native }), ...(copyTo && { copyTo }) })
    const dataFolder = await locateDataFolder(await realpath(dataDir), user, elsewhere)
    // Beside the rows, so that two DATA_DIRs which link to the same rows exclude each other too.
    this.#unlock = await lockFolder(`${dataFolder}.lock`).catch((error: unknown) => {
      throw error instanceof FolderTaken ? new Error(taken(dataDir, error.pid), { cause: error }) : error
    })
    try {
      return await this.#startLocked(dataFolder, { binaries, user })
    } catch (error) {
      await this.#unlock()
      throw error
    }
  }

  async #startLocked(
    dataFolder: string,
    { binaries, user }: { binaries: Binaries; user: ServerUser },
  ): Promise<string> {
    const { dataDir } = this.#options
    const { password, isNew } = await ensurePassword(dataDir)
    const isFresh = await prepareDataFolder(dataFolder, { binaries, user, password })
    if (await stopOrphan(dataFolder, this.#options.clock)) {
      this.#options.log.warn({ dataFolder }, "a PostgreSQL that an earlier start left behind was stopped")
    }
    if (isNew && !isFresh) await resetPassword(dataFolder, { binaries, user, password })
    this.#dataFolder = dataFolder
    const address = await chooseAddress(dataFolder)
    const launch: LaunchOptions = {
      program: binaries.postgres,
      args: ["-D", dataFolder, ...settingArguments({ ...address.settings, ...this.#options.settings })],
      dataFolder,
      logPath: join(dataDir, "postgres.log"),
      user,
      clock: this.#options.clock,
      stopping: this.#stopping.signal,
    }
    this.#running = this.#keepRunning(launch, await this.#launch(launch))
    await this.#limitLog(launch.logPath)
    return `postgres://${superuser}:${password}@${address.host}/postgres`
  }

  async #launch(launch: LaunchOptions): Promise<Postmaster> {
    for (let tries = 1; ; tries++) {
      try {
        return (this.#postmaster = await launchPostmaster(launch))
      } catch (error) {
        if (tries === firstStartTries || !isStillInUse(error)) throw error
        await this.#backOff(tries)
      }
    }
  }

  /** Runs until `stop`: waits for the server's end and starts it again, with growing pauses while that fails. */
  async #keepRunning(launch: LaunchOptions, first: Postmaster): Promise<void> {
    let current: Postmaster | undefined = first
    for (let failures = 0; ;) {
      const how: string | undefined = await current?.exited
      this.#postmaster = undefined
      if (this.#stopping.signal.aborted) return
      if (how !== undefined) {
        this.#options.log.error({ how }, "PostgreSQL ended by itself and is started again")
        this.#options.onExit?.(how)
      }
      current = await launchPostmaster(launch).catch((error: unknown) => {
        this.#options.log.error({ err: error }, "PostgreSQL could not be started")
        return undefined
      })
      this.#postmaster = current
      failures = current ? 0 : failures + 1
      // `stop` was called while it started, and found nothing to stop.
      if (this.#stopping.signal.aborted) await current?.stop()
      else if (!current) await this.#backOff(failures)
    }
  }

  async #backOff(failures: number): Promise<void> {
    const ms = backoffMs[Math.min(failures, backoffMs.length) - 1] ?? 0
    await pause(this.#options.clock, ms, this.#stopping.signal)
  }

  /** The server keeps the file open, so what is in it is copied away and the file is emptied. */
  async #limitLog(path: string): Promise<void> {
    const size = (await stat(path).catch(() => undefined))?.size ?? 0
    // On a full disk the copy fails, and the log is emptied all the same.
    if (size > logBytesMax)
      await copyFile(path, `${path}.1`)
        .catch(() => undefined)
        .then(() => truncate(path))
    if (this.#stopping.signal.aborted) return
    this.#cancelLogCheck = this.#options.clock.after(logCheckMs, () => void this.#limitLog(path).catch(() => undefined))
  }
}

/** As `hasRoom`, for whoever knows where the rows are. */
export async function hasRoomIn(dataFolder: string): Promise<boolean> {
  const disk = await statfs(dataFolder).catch(() => undefined)
  return !disk || disk.bavail * disk.bsize >= logFileBytes
}

/** The last process of a killed server has not noticed yet. */
function isStillInUse(error: unknown): boolean {
  return error instanceof Error && /still in use|already exists/.test(error.message)
}

function taken(dataDir: string, pid: number): string {
  return `${dataDir} is in use by another Posthorn (process ${pid}). Stop it first, or set DATA_DIR to another folder.`
}

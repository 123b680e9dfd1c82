import { copyFile, mkdir, realpath, stat, statfs, truncate } from "node:fs/promises"
import { join, resolve } from "node:path"
import { pause, type Clock } from "#core/std/clock.ts"
import type { Log } from "#core/std/log.ts"
import { chooseAddress } from "./address.ts"
import { prepareBinaries, type Binaries } from "./binaries.ts"
import { ensurePassword, locateDataFolder, prepareDataFolder, resetPassword, superuser } from "./data-folder.ts"
import { FolderInUse, lockFolder } from "./folder-lock.ts"
import { launchPostmaster, stopOrphan, type LaunchOptions, type Postmaster } from "./postmaster.ts"
import { chooseServerUser, type ServerUser } from "./server-user.ts"
import { settingArguments } from "./settings.ts"

export interface EmbeddedOptions {
  /** DATA_DIR. The rows are in its folder `postgres`, or in the target of that link. */
  dataDir: string
  clock: Clock
  log: Log
  /** Settings of the server that override ours. */
  settings?: Record<string, string>
  /** Called whenever the server ended by itself. It is then restarted automatically. */
  onExit?: (how: string) => void
  /** Called when the process of the server runs, before it accepts connections. */
  onSpawn?: (() => void) | undefined
  /**
   * For tests: other programs than those of the package, the folders to copy them to, and the folder of the
   * rows outside DATA_DIR.
   */
  native?: string
  copyTo?: string[]
  elsewhere?: string
}

const backoffMs = [50, 100, 200, 500, 1_000, 2_000]
/**
 * After a crash, the processes of the old server may need this long to notice it. A new server refuses to
 * start before that.
 */
const firstStartTries = backoffMs.length
/** The size of one file of the write-ahead log; initdb's default. */
const logFileBytes = 16 * 1024 * 1024
const logBytesMax = 8 * 1024 * 1024
const logCheckMs = 60_000

/**
 * Runs a PostgreSQL over DATA_DIR as a child process (docs/decisions/001). It is durable, reachable only from
 * this machine, and requires a password. It is restarted at the same address when it dies. Only one process
 * at a time can run it.
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

  /** The folder of the rows after the start: DATA_DIR/postgres, or the target of that link. */
  get dataFolder(): string | undefined {
    return this.#dataFolder
  }

  /** The server's process number while it runs. */
  get pid(): number | undefined {
    return this.#postmaster?.pid
  }

  /**
   * Resolves with the URL when the server accepts connections. The first start creates the data folder. Every
   * start stops a server that an earlier start left behind. Rejects with a sentence for the operator when the
   * server cannot start.
   */
  start(): Promise<string> {
    return (this.#starting = this.#start())
  }

  /**
   * Returns whether the server could begin the next file of its log. Without that room it can neither
   * continue nor restart.
   */
  async hasRoom(): Promise<boolean> {
    return this.#dataFolder === undefined || hasRoomIn(this.#dataFolder)
  }

  /**
   * Stops the server in order: open transactions are rolled back, and everything committed is on the disk.
   */
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
    // The lock file is next to the rows, so that two DATA_DIRs that link to the same rows exclude each other.
    this.#unlock = await lockFolder(`${dataFolder}.lock`).catch((error: unknown) => {
      throw error instanceof FolderInUse ? new Error(taken(dataDir, error.pid), { cause: error }) : error
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
      this.#options.log.warn({ dataFolder }, "stopped a PostgreSQL that an earlier start left running")
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
      onSpawn: this.#options.onSpawn,
    }
    this.#running = this.#superviseServer(launch, await this.#launch(launch))
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

  /** Runs until `stop`: waits for the server's end and restarts it, with growing pauses while that fails. */
  async #superviseServer(launch: LaunchOptions, first: Postmaster): Promise<void> {
    let current: Postmaster | undefined = first
    for (let failures = 0; ;) {
      const how: string | undefined = await current?.exited
      this.#postmaster = undefined
      if (this.#stopping.signal.aborted) return
      if (how !== undefined) {
        this.#options.log.error({ how }, "PostgreSQL stopped unexpectedly; Posthorn restarts it")
        this.#options.onExit?.(how)
      }
      current = await launchPostmaster(launch).catch((error: unknown) => {
        this.#options.log.error({ err: error }, "PostgreSQL could not be started")
        return undefined
      })
      this.#postmaster = current
      failures = current ? 0 : failures + 1
      // `stop` was called during the start, when there was no server to stop.
      if (this.#stopping.signal.aborted) await current?.stop()
      else if (!current) await this.#backOff(failures)
    }
  }

  async #backOff(failures: number): Promise<void> {
    const ms = backoffMs[Math.min(failures, backoffMs.length) - 1] ?? 0
    await pause(this.#options.clock, ms, this.#stopping.signal)
  }

  /** Copies the log and empties the file, because the server keeps it open. */
  async #limitLog(path: string): Promise<void> {
    const size = (await stat(path).catch(() => undefined))?.size ?? 0
    // On a full disk the copy fails, and the log is still emptied.
    if (size > logBytesMax)
      await copyFile(path, `${path}.1`)
        .catch(() => undefined)
        .then(() => truncate(path))
    if (this.#stopping.signal.aborted) return
    this.#cancelLogCheck = this.#options.clock.after(logCheckMs, () => void this.#limitLog(path).catch(() => undefined))
  }
}

/** Like `hasRoom`, for callers that know the data folder. */
export async function hasRoomIn(dataFolder: string): Promise<boolean> {
  return ((await freeBytesIn(dataFolder)) ?? Infinity) >= logFileBytes
}

/** Returns the free bytes of the disk on which the folder is, or null if the system does not tell. */
export async function freeBytesIn(folder: string): Promise<number | null> {
  const disk = await statfs(folder).catch(() => undefined)
  return disk ? disk.bavail * disk.bsize : null
}

/** The last process of a killed server has not ended yet. */
function isStillInUse(error: unknown): boolean {
  return error instanceof Error && /still in use|already exists/.test(error.message)
}

function taken(dataDir: string, pid: number): string {
  return `${dataDir} is in use by another Posthorn (process ${pid}). Stop it first, or set DATA_DIR to another folder.`
}

import { spawn, type ChildProcess } from "node:child_process"
import { open, readFile, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { pause, type Clock } from "#core/std/clock.ts"
import { isServerOn } from "./process-identity.ts"
import { serverEnvironment, type ServerUser } from "./server-user.ts"

/** A running server. */
export interface Postmaster {
  pid: number
  exited: Promise<string>
  stop(): Promise<void>
}

const pollMs = 5
/**
 * A fast shutdown writes the memory to the disk. After this time it is cut short, and the next start
 * recovers.
 */
const fastShutdownMs = 60_000
const immediateShutdownMs = 10_000

export interface LaunchOptions {
  program: string
  args: string[]
  dataFolder: string
  logPath: string
  user: ServerUser
  clock: Clock
  /** Aborted when the server should stop, also during its start. */
  stopping: AbortSignal
  /** Called when the process runs, before it accepts connections. */
  onSpawn?: (() => void) | undefined
}

/**
 * Starts the server. Resolves when it accepts connections, however long its recovery takes. Rejects when it
 * ends before that.
 */
export async function launchPostmaster(options: LaunchOptions): Promise<Postmaster> {
  const { dataFolder, clock } = options
  const logEnd = (await stat(options.logPath).catch(() => undefined))?.size ?? 0
  const { child, exited } = await spawnServer(options)
  const watchdog = spawnWatchdog(child.pid ?? 0, dataFolder, options.user)
  options.onSpawn?.()
  let isOver = false
  void exited.then(() => {
    isOver = true
    // Any input tells the watchdog that no server is left to stop.
    watchdog?.stdin?.end("over\n")
  })
  const stop = () => stopProcess(child.pid ?? 0, () => isOver, clock)
  while (!isOver && !(await isReady(dataFolder, child.pid ?? 0))) {
    if (options.stopping.aborted) await stop()
    await pause(clock, pollMs)
  }
  if (isOver) throw new Error(`PostgreSQL ended at its start (${await exited}): ${await tail(options.logPath, logEnd)}`)
  return { pid: child.pid ?? 0, exited, stop }
}

/**
 * A server whose parent was killed continues to run and holds the data folder. It is stopped in order, so
 * nothing is lost. It is not reused, because its settings and its log may be those of another release.
 * Returns whether one was stopped.
 */
export async function stopOrphan(dataFolder: string, clock: Clock): Promise<boolean> {
  const path = join(dataFolder, "postmaster.pid")
  const lines = (await readFile(path, "utf8").catch(() => "")).split("\n")
  const pid = Math.abs(Number(lines[0]))
  if (!pid) return false
  if (!isServerOn(pid, dataFolder)) {
    // Another process may have the number now, or the dead server was never waited for (a container without
    // init). A new server would then believe that the folder is in use. It treats a file with the number of
    // its own parent as stale. Unlike without a file, it then still checks for processes that use the
    // folder's memory.
    await writeFile(path, [process.pid, ...lines.slice(1)].join("\n"))
    await rm(join(dataFolder, ".s.PGSQL.5432.lock"), { force: true })
    return false
  }
  await stopProcess(pid, () => !isServerOn(pid, dataFolder), clock)
  return true
}

async function stopProcess(pid: number, isOver: () => boolean, clock: Clock): Promise<void> {
  const ends = async (name: NodeJS.Signals, withinMs: number) => {
    const deadline = clock.elapsed() + withinMs
    signal(pid, name)
    while (!isOver() && clock.elapsed() < deadline) await pause(clock, pollMs)
    return isOver()
  }
  if (await ends("SIGINT", fastShutdownMs)) return
  if (await ends("SIGQUIT", immediateShutdownMs)) return
  await ends("SIGKILL", Infinity)
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // The process has just ended by itself.
  }
}

/**
 * The server has its own process group: Ctrl-C reaches only us, and we stop the server when we no longer need
 * it.
 */
async function spawnServer(options: LaunchOptions): Promise<{ child: ChildProcess; exited: Promise<string> }> {
  const log = await open(options.logPath, "a", 0o600)
  try {
    const child = spawn(options.program, options.args, {
      ...options.user,
      cwd: "/",
      env: serverEnvironment,
      detached: true,
      stdio: ["ignore", log.fd, log.fd],
    })
    // The listener is added in the turn of the spawn: a server that cannot use its folder may end before the
    // next turn.
    const exited = new Promise<string>((resolve) => {
      child.once("exit", (code, signal) => resolve(signal ? `signal ${signal}` : `code ${code}`))
    })
    await new Promise((resolve, reject) => child.once("spawn", resolve).once("error", reject))
    return { child, exited }
  } finally {
    await log.close()
  }
}

/**
 * The watchdog waits at a pipe from us. When we die, the pipe closes and the watchdog stops the server in
 * order.
 */
const watchdogScript = `
read -r word && exit 0
read -r running <"$2/postmaster.pid"
[ "$running" = "$1" ] && kill -INT "$1"
`

function spawnWatchdog(pid: number, dataFolder: string, user: ServerUser): ChildProcess | undefined {
  if (process.platform === "win32") return undefined
  const child = spawn("/bin/sh", ["-c", watchdogScript, "posthorn-watchdog", String(pid), dataFolder], {
    ...user,
    cwd: "/",
    env: serverEnvironment,
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  })
  child.on("error", () => undefined)
  child.stdin?.on("error", () => undefined)
  return child
}

/** The server writes its state into the eighth line (pg_ctl waits for it in the same way). */
async function isReady(dataFolder: string, pid: number): Promise<boolean> {
  const lines = (await readFile(join(dataFolder, "postmaster.pid"), "utf8").catch(() => "")).split("\n")
  return Number(lines[0]) === pid && lines[7]?.trim() === "ready"
}

const tailBytes = 2_000
/** The server logs these lines for each early connection. They would hide why the server ended. */
const turnedAway =
  /^.*FATAL: {2}the database system is (?:not yet accepting connections|starting up|in recovery mode)\n/gm

async function tail(path: string, from: number): Promise<string> {
  const content = await readFile(path).catch(() => Buffer.alloc(0))
  return content.subarray(from).toString().replace(turnedAway, "").slice(-tailBytes).trim()
}

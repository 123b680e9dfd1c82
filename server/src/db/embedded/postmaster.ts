import { spawn } from "node:child_process"
import type { ChildProcess } from "node:child_process"
import { open, readFile, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Clock } from "#std/clock.ts"
import { pause } from "#std/clock.ts"
import { isAlive, isServerOn } from "./process-identity.ts"
import type { ServerUser } from "./server-user.ts"

/** A running server and how to wait for its end. */
export interface Postmaster {
  pid: number
  exited: Promise<string>
  stop(): Promise<void>
}

const pollMs = 5
/** A fast shutdown writes what is in memory to the disk. After this long it is cut short; the next start then recovers. */
const fastShutdownMs = 60_000

export interface LaunchOptions {
  program: string
  args: string[]
  dataFolder: string
  logPath: string
  user: ServerUser
  clock: Clock
}

/** Starts the server and resolves when it takes connections, however long its recovery takes. Rejects when it ends before that. */
export async function launchPostmaster(options: LaunchOptions): Promise<Postmaster> {
  const { dataFolder, clock } = options
  const logEnd = (await stat(options.logPath).catch(() => undefined))?.size ?? 0
  const child = await spawnServer(options)
  const watchdog = spawnWatchdog(child.pid ?? 0, dataFolder, options.user)
  let isOver = false
  const exited = new Promise<string>((resolve) => {
    child.once("exit", (code, signal) => {
      isOver = true
      // Anything written tells the watchdog that there is nothing left to stop.
      watchdog?.stdin?.end("over\n")
      resolve(signal ? `signal ${signal}` : `code ${code}`)
    })
  })
  while (!isOver && !(await isReady(dataFolder, child.pid ?? 0))) await pause(clock, pollMs)
  if (isOver) throw new Error(`PostgreSQL ended at its start (${await exited}): ${await tail(options.logPath, logEnd)}`)
  return { pid: child.pid ?? 0, exited, stop: () => stopProcess(child.pid ?? 0, () => isOver, clock) }
}

/**
 * A server whose parent was killed lives on, and holds the data folder. It is stopped in order (nothing is lost), since its
 * settings and its log may be those of another release.
 */
export async function stopOrphan(dataFolder: string, clock: Clock): Promise<boolean> {
  const path = join(dataFolder, "postmaster.pid")
  const lines = (await readFile(path, "utf8").catch(() => "")).split("\n")
  const pid = Math.abs(Number(lines[0]))
  if (!pid || !isAlive(pid)) return false
  if (!isServerOn(pid, dataFolder)) {
    // Another process has the number now, and the server would believe that it is taken. A file with its parent's number counts
    // as stale, and unlike a missing file still makes it look for processes that use the folder's memory.
    await writeFile(path, [process.pid, ...lines.slice(1)].join("\n"))
    return false
  }
  await stopProcess(pid, () => !isServerOn(pid, dataFolder), clock)
  return true
}

async function stopProcess(pid: number, isOver: () => boolean, clock: Clock): Promise<void> {
  const deadline = clock.now() + fastShutdownMs
  signal(pid, "SIGINT")
  while (!isOver() && clock.now() < deadline) await pause(clock, pollMs)
  if (!isOver()) signal(pid, "SIGQUIT")
  while (!isOver()) await pause(clock, pollMs)
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has just ended by itself.
  }
}

/** In a process group of its own: Ctrl-C reaches us alone, and we stop the server when we no longer need it. */
async function spawnServer(options: LaunchOptions): Promise<ChildProcess> {
  const log = await open(options.logPath, "a", 0o600)
  try {
    const child = spawn(options.program, options.args, {
      ...options.user,
      cwd: "/",
      env: { ...process.env, LC_ALL: "C", TZ: "UTC" },
      detached: true,
      stdio: ["ignore", log.fd, log.fd],
    })
    await new Promise((resolve, reject) => child.once("spawn", resolve).once("error", reject))
    return child
  } finally {
    await log.close()
  }
}

/** Waits at a pipe from us. When we die without a word, the pipe closes and it stops the server in order. */
const watchdogScript = `
read -r word && exit 0
[ "$(head -n 1 "$2/postmaster.pid" 2>/dev/null)" = "$1" ] && kill -INT "$1"
`

function spawnWatchdog(pid: number, dataFolder: string, user: ServerUser): ChildProcess | undefined {
  if (process.platform === "win32") return undefined
  const child = spawn("/bin/sh", ["-c", watchdogScript, "posthorn-watchdog", String(pid), dataFolder], {
    ...user,
    cwd: "/",
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

async function tail(path: string, from: number): Promise<string> {
  const content = await readFile(path).catch(() => Buffer.alloc(0))
  return content.subarray(Math.max(from, content.length - tailBytes)).toString().trim()
}

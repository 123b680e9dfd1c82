import { spawnSync } from "node:child_process"
import { readFileSync, readlinkSync } from "node:fs"

/**
 * A process number is reused, in a container often within minutes. The number and the start time together are
 * unique.
 */
export interface ProcessIdentity {
  pid: number
  /** Undefined where the system does not report it. */
  startedAt?: string | undefined
}

/** Returns the identity of a running process, for a later `isSameProcess`. */
export function identifyProcess(pid: number): ProcessIdentity {
  return { pid, startedAt: startTime(pid) }
}

/** Returns whether this very process is alive, and not another one with its number. */
export function isSameProcess(identity: ProcessIdentity): boolean {
  if (!isAlive(identity.pid)) return false
  const startedAt = startTime(identity.pid)
  return startedAt === undefined || identity.startedAt === undefined || startedAt === identity.startedAt
}

/**
 * Returns whether a process with this number runs. A zombie, for which its parent has not waited, does not
 * run.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false
  }
  return statFields(pid)?.[0] !== "Z"
}

/**
 * Returns whether the process is a PostgreSQL server on this folder. Our servers have the folder on their
 * command line, and every server has it as its working directory. In a container, root may not see the
 * working directory of another user's process.
 */
export function isServerOn(pid: number, dataFolder: string): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== "linux") return ps(pid, "command")?.includes(dataFolder) ?? false
  if (read(() => readlinkSync(`/proc/${pid}/cwd`)) === dataFolder) return true
  const args = read(() => readFileSync(`/proc/${pid}/cmdline`, "utf8"))?.split("\0") ?? []
  return args.some((argument, index) => argument === dataFolder && args[index - 1] === "-D")
}

function startTime(pid: number): string | undefined {
  if (process.platform !== "linux") return ps(pid, "lstart")
  const boot = read(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8"))?.trim()
  const ticks = statFields(pid)?.[19]
  return ticks && `${boot} ${ticks}`
}

/**
 * Returns the fields of proc(5) from the third on, on Linux: the third is the state, the 22nd the start time.
 * The second can contain spaces.
 */
function statFields(pid: number): string[] | undefined {
  const stat = read(() => readFileSync(`/proc/${pid}/stat`, "utf8"))
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")
}

function ps(pid: number, column: string): string | undefined {
  const { stdout } = spawnSync("ps", ["-o", `${column}=`, "-p", String(pid)], { encoding: "utf8" })
  return stdout?.trim() || undefined
}

function read(act: () => string): string | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

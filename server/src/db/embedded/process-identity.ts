import { spawnSync } from "node:child_process"
import { readFileSync, readlinkSync } from "node:fs"

/** A process number is reused, often within minutes in a container; number and start time together are not. */
export interface ProcessIdentity {
  pid: number
  /** Unknown on a system that does not tell. */
  startedAt?: string | undefined
}

export function identifyProcess(pid: number): ProcessIdentity {
  return { pid, startedAt: startTime(pid) }
}

/** Whether that very process is alive, and not another one that has its number now. */
export function isSameProcess(identity: ProcessIdentity): boolean {
  if (!isAlive(identity.pid)) return false
  const startedAt = startTime(identity.pid)
  return startedAt === undefined || identity.startedAt === undefined || startedAt === identity.startedAt
}

/** Whether a process of this number runs. One that is dead and that its parent has not waited for does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false
  }
  return statFields(pid)?.[0] !== "Z"
}

/**
 * Whether the process is a PostgreSQL server on this folder. Ours are told the folder on their command line, and every server makes
 * it its working directory; in a container, root may not see the latter of another user's process.
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

/** From the third field of proc(5) on, on Linux: the state, and as 22nd field the start. The second may hold spaces. */
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

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

/** Whether there is a process of this number, dead children that nobody has waited for included. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
}

/** Whether the process is a PostgreSQL server on this folder. The server makes its data folder its working directory. */
export function isServerOn(pid: number, dataFolder: string): boolean {
  if (!isAlive(pid)) return false
  if (process.platform === "linux") return read(() => readlinkSync(`/proc/${pid}/cwd`)) === dataFolder
  return ps(pid, "command")?.includes(dataFolder) ?? false
}

function startTime(pid: number): string | undefined {
  if (process.platform !== "linux") return ps(pid, "lstart")
  const stat = read(() => readFileSync(`/proc/${pid}/stat`, "utf8"))
  const boot = read(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8"))?.trim()
  // Field 22 of proc(5); the second field is the name in brackets and may hold spaces.
  const ticks = stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19]
  return ticks && `${boot} ${ticks}`
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

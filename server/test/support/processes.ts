import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import path from "node:path"

export interface Process {
  pid: number
  parent: number
  command: string
}

/** Every process of this machine, as it is now. */
export function listProcesses(): Process[] {
  const { stdout } = spawnSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" })
  return stdout.split("\n").flatMap((line) => {
    const [, pid, parent, command = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return pid ? { pid: Number(pid), parent: Number(parent), command } : []
  })
}

/** The processes that share the port of a server, by the one that started them: of the bundle or the sources. */
export function workersOf(starter: number | undefined): number[] {
  const children = listProcesses().filter(({ parent }) => parent === starter)
  return children.filter(({ command }) => /main\.[jt]s start/.test(command)).map(({ pid }) => pid)
}

/**
 * The number that a server over `dataDir` wrote down; undefined when there is none. Whether it lives is not
 * asked.
 */
export function postmasterOf(dataDir: string): number | undefined {
  try {
    return Number(readFileSync(path.join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]) || undefined
  } catch {
    return undefined
  }
}

/** A postmaster's own processes: those that serve a connection, and those that work in the background. */
export function serverProcesses(postmaster: number): { backends: number[]; all: number[] } {
  const children = listProcesses().filter(({ parent }) => parent === postmaster)
  const backends = children.filter(({ command }) => command.startsWith("postgres: posthorn "))
  return { backends: backends.map(({ pid }) => pid), all: children.map(({ pid }) => pid) }
}

/** Sends the signal, unless the process has just ended. A negative number means a whole process group. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error
  }
}

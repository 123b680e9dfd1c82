import { readdirSync, readFileSync } from "node:fs"
import { postmasterOf } from "../../server/test/support/processes.ts"
import { processTree } from "./process-tree.ts"

/** The unit of /proc/<pid>/stat on Linux (proc(5)). */
const ticksPerSecond = 100

/** The first process of a server, or of each of several, and the folder of their store. */
export interface Measured {
  pid: number | readonly number[]
  dataDir: string
}

/**
 * Returns the seconds of processor time that the Node processes of the servers and their PostgreSQL have
 * used. Linux only.
 */
export function processorTime({ pid, dataDir }: Measured): { node: number; postgresql: number } {
  const node = [pid].flat().flatMap((root) => processTree(root).filter(({ isNode }) => isNode))
  const postmaster = postmasterOf(dataDir) ?? 0
  return { node: secondsOf(node.map(({ pid }) => pid)), postgresql: secondsOf([postmaster, ...childrenOf(postmaster)]) }
}

function secondsOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = statOf(pid)
    return sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticksPerSecond
  }, 0)
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync("/proc").map(Number).filter(Number.isInteger)
  return pids.filter((pid) => Number(statOf(pid)[1]) === parent)
}

/** Returns the fields after the name of the program. None for a process that has ended. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "latin1").split(") ")[1]?.split(" ") ?? []
  } catch {
    return []
  }
}

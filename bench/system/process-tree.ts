import { execFileSync } from "node:child_process"
import path from "node:path"

export interface ProcessEntry {
  pid: number
  /** Resident memory. */
  rssBytes: number
  isNode: boolean
}

/** Returns a process and all its present descendants. */
export function processTree(rootPid: number): ProcessEntry[] {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss=,args="], { encoding: "utf8" }).split("\n")
  const rows = lines.map((line) => /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)/.exec(line)).filter((row) => row !== null)
  const children = Map.groupBy(rows, ([, , parent]) => Number(parent))
  const found: ProcessEntry[] = []
  const visit = ([, pid, , rssKilobytes, program = ""]: RegExpExecArray) => {
    found.push({ pid: Number(pid), rssBytes: Number(rssKilobytes) * 1024, isNode: path.basename(program) === "node" })
    for (const child of children.get(Number(pid)) ?? []) visit(child)
  }
  for (const row of rows) if (Number(row[1]) === rootPid) visit(row)
  return found
}

/** Returns the resident memory of all Node processes of the tree together, in megabytes of 10^6 bytes. */
export function nodeMemoryMb(rootPid: number): number {
  const nodes = processTree(rootPid).filter(({ isNode }) => isNode)
  return nodes.reduce((sum, { rssBytes }) => sum + rssBytes, 0) / 1e6
}

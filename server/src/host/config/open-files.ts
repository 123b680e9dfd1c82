import { readFileSync } from "node:fs"

/**
 * The default where the system does not report the limit, as on macOS and Windows. Node raises the limit
 * there to thousands.
 */
const connectionsUnknown = 1_000
/** More connections need more memory and processor time than one process has. */
const connectionsMost = 10_000
const connectionsLeast = 16
const idleHostsLeast = 8

/**
 * Returns how many files and sockets this process can have open (`RLIMIT_NOFILE`, proc(5)). Node raises this
 * limit to the hard limit. Returns null where the system does not report it.
 */
export function readOpenFilesMax(): number | null {
  try {
    const [, soft] = /^Max open files +(\d+|unlimited)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? []
    if (soft === undefined) return null
    return soft === "unlimited" ? Infinity : Number(soft)
  } catch {
    return null
  }
}

/**
 * Returns the default limit of client connections: half of the open files. The other half is for the store,
 * carriers, webhooks and files.
 */
export function defaultConnectionsMax(openFilesMax: number | null): number {
  if (openFilesMax === null) return connectionsUnknown
  return Math.max(Math.min(Math.floor(openFilesMax / 2), connectionsMost), connectionsLeast)
}

/** Hosts to which idle connections are kept, two to each, so that they use a quarter of the open files. */
export function defaultIdleHostsMax(openFilesMax: number | null): number {
  return Math.max(Math.floor((openFilesMax ?? Infinity) / 8), idleHostsLeast)
}

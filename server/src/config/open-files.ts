import { readFileSync } from "node:fs"

/** Where the system does not tell the limit, as on macOS and Windows. Node raises the limit there to thousands. */
const connectionsUnknown = 1_000
/** More need more memory and processor time than one process has. */
const connectionsMost = 10_000
const connectionsLeast = 16

/**
 * Files and sockets that this process may have open (`RLIMIT_NOFILE`, which Node raises to the hard limit), from proc(5); null where
 * the system does not tell.
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

/** Half of the open files for clients. The other half is for the store, carriers, webhooks and files. */
export function connectionsFor(openFilesMax: number | null): number {
  if (openFilesMax === null) return connectionsUnknown
  return Math.max(Math.min(Math.floor(openFilesMax / 2), connectionsMost), connectionsLeast)
}

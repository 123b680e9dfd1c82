import { readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { identifyProcess, isSameProcess, type ProcessIdentity } from "#core/db/embedded/process-identity.ts"

/** The server of a data folder: its process, and the address that it printed at its start. */
interface RunningServer extends ProcessIdentity {
  baseUrl: string
}

/**
 * Writes the address of this server to the data folder, for the commands, and returns the function that
 * removes it. A folder that cannot be written to does not stop a server. With DATABASE_URL, two servers can
 * share a folder. Then the commands get the address of the later one.
 */
export function publishAddress(dataDir: string, baseUrl: string): () => void {
  const content = JSON.stringify({ ...identifyProcess(process.pid), baseUrl } satisfies RunningServer)
  try {
    writeFileSync(fileIn(dataDir), content, { mode: 0o600 })
  } catch {
    return () => undefined
  }
  return () => {
    if (read(dataDir) === content) rmSync(fileIn(dataDir), { force: true })
  }
}

/** Returns the address of the server that runs over the data folder, or null. */
export function runningAddress(dataDir: string): string | null {
  try {
    const server = JSON.parse(read(dataDir)) as RunningServer
    return isSameProcess(server) ? server.baseUrl : null
  } catch {
    return null
  }
}

function fileIn(dataDir: string): string {
  return path.join(dataDir, "server.json")
}

function read(dataDir: string): string {
  try {
    return readFileSync(fileIn(dataDir), "utf8")
  } catch {
    return ""
  }
}

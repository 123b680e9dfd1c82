import { realpath, rm } from "node:fs/promises"
import path from "node:path"

const again = { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }

/**
 * Removes a data folder, and the embedded store's rows where they stand elsewhere: root's server runs as
 * another user, who needs a way to them.
 */
export async function removeData(dataDir: string): Promise<void> {
  const here = await realpath(dataDir).catch(() => dataDir)
  const rows = await realpath(path.join(dataDir, "postgres")).catch(() => undefined)
  if (rows !== undefined && path.dirname(rows) !== here) await rm(path.dirname(rows), again)
  await rm(dataDir, again)
}

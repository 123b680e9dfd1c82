import { readFileSync, realpathSync } from "node:fs"
import path from "node:path"
import pg from "pg"

interface Server {
  dataDir: string
  /** With DATABASE_URL where the store is not the embedded one. */
  environment?: Record<string, string>
}

/** Connects to the store of a running server, for changes that no request can make. */
export async function withStore<Result>(
  { dataDir, environment }: Server,
  act: (store: pg.Client) => Promise<Result>,
): Promise<Result> {
  const store = new pg.Client({ connectionString: environment?.["DATABASE_URL"] ?? storeUrl(dataDir) })
  await store.connect()
  try {
    return await act(store)
  } finally {
    await store.end()
  }
}

/** Where the embedded store of a running server is, from the files in its DATA_DIR. */
export function storeUrl(dataDir: string): string {
  const rows = realpathSync(path.join(dataDir, "postgres"))
  const [, , , port, socketFolder, host] = readFileSync(path.join(rows, "postmaster.pid"), "utf8").split("\n")
  const user = `posthorn:${readFileSync(path.join(dataDir, "postgres.password"), "utf8").trim()}`
  if (socketFolder) return `postgres://${user}@${encodeURIComponent(socketFolder)}/postgres?port=${port}`
  return `postgres://${user}@${host}:${port}/postgres`
}

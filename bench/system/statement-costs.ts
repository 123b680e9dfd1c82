import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { postmasterOf } from "../../server/test/support/processes.ts"

const shownMax = 30
const restartMaxMs = 60_000
const pollMs = 200

interface Row {
  query: string
  calls: string
  rows: string
  ms: number
  wal: string
}

/**
 * Makes the embedded PostgreSQL of a server count the cost of statements. PostgreSQL ends, and the server
 * restarts it.
 */
export async function countStatements(server: { dataDir: string; storeUrl(): string }): Promise<void> {
  const before = await connect(server.storeUrl())
  await before.query("alter system set shared_preload_libraries = 'pg_stat_statements'")
  await before.end()
  const postmaster = postmasterOf(server.dataDir)
  if (postmaster) process.kill(postmaster, "SIGINT")
  const end = performance.now() + restartMaxMs
  for (;;) {
    try {
      if (postmasterOf(server.dataDir) !== postmaster) {
        const after = await connect(server.storeUrl())
        await after.query("create extension if not exists pg_stat_statements")
        return await after.end()
      }
    } catch (error) {
      if (performance.now() > end) throw error
    }
    await sleep(pollMs)
  }
}

export async function resetStatements(store: pg.Client): Promise<void> {
  await store.query("select pg_stat_statements_reset()")
}

/**
 * Returns the most expensive statements since the reset, for each message: µs of the executor, calls, rows,
 * bytes of WAL, text.
 */
export async function statementLines(store: pg.Client, messages: number): Promise<string[]> {
  const { rows } = await store.query<Row>(
    `select regexp_replace(query, '\\s+', ' ', 'g') as query, calls, rows, total_exec_time as ms, wal_bytes as wal
     from pg_stat_statements order by total_exec_time desc limit $1`,
    [shownMax],
  )
  return rows.map(({ query, calls, rows: touched, ms, wal }) => {
    const figures = [
      (ms * 1_000) / messages,
      Number(calls) / messages,
      Number(touched) / messages,
      Number(wal) / messages,
    ]
    return `${figures.map((figure) => figure.toFixed(2).padStart(9)).join("")}  ${query.slice(0, 110)}`
  })
}

async function connect(url: string): Promise<pg.Client> {
  const store = new pg.Client({ connectionString: url })
  store.on("error", () => {})
  await store.connect()
  return store
}

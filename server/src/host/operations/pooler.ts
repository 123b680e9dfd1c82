import pg from "pg"
import { pause, type Clock } from "#core/std/clock.ts"

/** How a connection pooler between Posthorn and PostgreSQL, such as PgBouncer, gives sessions to clients. */
export type Pooling = "none" | "session" | "transaction"

const connectMs = 5_000
/** A pooler without a free connection lets a statement wait. PostgreSQL answers this one at once. */
const answerMs = 2_000

/**
 * Finds a pooler. Posthorn needs one session for each of its connections: it prepares statements, and sets
 * settings at the start of a session.
 */
export async function findPooling(url: string, clock: Clock): Promise<Pooling> {
  const options = { connectionString: url, connectionTimeoutMillis: connectMs, query_timeout: connectMs }
  const sessions = [new pg.Client(options), new pg.Client(options)] as const
  for (const session of sessions) session.on("error", () => undefined)
  try {
    await Promise.all(sessions.map((session) => session.connect()))
    if (!(await isPooled(sessions[0]))) return "none"
    return (await sharesSessions(...sessions, clock)) ? "transaction" : "session"
  } finally {
    // A statement that waits for a connection of the pooler must not delay the end.
    for (const session of sessions) void session.end().catch(() => undefined)
  }
}

export const transactionPooling =
  "DATABASE_URL leads to a connection pooler in transaction mode, such as PgBouncer, where prepared statements and settings of a session are lost. Set DATABASE_URL to PostgreSQL itself, or pool in session mode."

/** Throws before the start changes anything. A store that cannot be reached is the fault of the next step. */
export async function refuseTransactionPooling(url: string, clock: Clock): Promise<void> {
  const pooling = await findPooling(url, clock).catch(() => null)
  if (pooling === "transaction") throw new Error(transactionPooling)
}

/** A pooler gives a client another number than that of the server process. */
async function isPooled(session: pg.Client): Promise<boolean> {
  return (session as pg.Client & { processID: number | null }).processID !== (await processOf(session))
}

/** Whether the first session gets another server process while the second one is in a transaction. */
async function sharesSessions(first: pg.Client, second: pg.Client, clock: Clock): Promise<boolean> {
  const before = await processOf(first)
  try {
    await second.query("begin")
  } catch (error) {
    // In statement mode, a pooler refuses a transaction. In session mode, it can have no connection left.
    return error instanceof pg.DatabaseError
  }
  const ofSecond = await processOf(second)
  if (ofSecond === before) return true
  const answered = new AbortController()
  const late = pause(clock, answerMs, answered.signal).then(() => null)
  return (await Promise.race([processOf(first), late]).finally(() => answered.abort())) !== before
}

async function processOf(session: pg.Client): Promise<number | null> {
  const { rows } = await session.query<{ pid: number }>("select pg_backend_pid() as pid")
  return rows[0]?.pid ?? null
}

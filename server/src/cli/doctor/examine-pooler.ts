import pg from "pg"
import { Database, StoreUnavailable } from "#db/database.ts"
import { pause, type Clock } from "#std/clock.ts"
import { silentLog } from "#std/log.ts"
import { bad, good, warning, type Finding } from "./finding.ts"

const connectMs = 5_000
/** A pooler without a free connection lets a statement wait. PostgreSQL answers this one at once. */
const answerMs = 2_000

/**
 * Finds a connection pooler between Posthorn and PostgreSQL, such as PgBouncer, and whether a connection of
 * Posthorn works through it. Posthorn needs one session for each of its connections: it prepares statements,
 * and sets settings at the start of a session.
 */
export async function examinePooler(url: string, clock: Clock): Promise<Finding> {
  const sessions = [new pg.Client(optionsOf(url)), new pg.Client(optionsOf(url))] as const
  for (const session of sessions) session.on("error", () => undefined)
  try {
    await Promise.all(sessions.map((session) => session.connect()))
    if (!(await isPooled(sessions[0]))) return good("PostgreSQL answers without a pooler")
    if (await sharesSessions(...sessions, clock)) return bad(transactionMode)
  } finally {
    // A statement that waits for a connection of the pooler must not delay the end.
    for (const session of sessions) void session.end().catch(() => undefined)
  }
  return await examineSettings(url)
}

const transactionMode =
  "DATABASE_URL leads to a connection pooler in transaction mode, such as PgBouncer, where prepared statements and settings of a session are lost. Set DATABASE_URL to PostgreSQL itself, or pool in session mode."

/** A pooler gives a client another number than that of the server process. */
async function isPooled(session: pg.Client): Promise<boolean> {
  return (session as pg.Client & { processID: number | null }).processID !== (await processOf(session))
}

/** Whether the first session gets another server process while the second one is in a transaction. */
async function sharesSessions(first: pg.Client, second: pg.Client, clock: Clock): Promise<boolean> {
  const before = await processOf(first)
  await second.query("begin")
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

/** In session mode, a pooler can still refuse or drop the settings. */
async function examineSettings(url: string): Promise<Finding> {
  await using db = new Database({ url, log: silentLog, poolMax: 1 })
  try {
    const [row] = await db.query<{ setting: string }>("select current_setting('enable_seqscan') as setting")
    if (row?.setting === "off") return good("a connection pooler in session mode answers")
    return warning(
      "the connection pooler drops the settings of sessions, so statements can be slow. Let it pass `options` on, or set DATABASE_URL to PostgreSQL itself.",
    )
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    return bad(
      `the connection pooler refuses connections of Posthorn: ${(error.cause as Error).message}. Set DATABASE_URL to PostgreSQL itself.`,
    )
  }
}

function optionsOf(url: string): pg.ClientConfig {
  return { connectionString: url, connectionTimeoutMillis: connectMs }
}

import { Conditions } from "#db/conditions.ts"
import type { Tx } from "#db/database.ts"
import { time } from "#db/literals.ts"
import { idTime } from "#std/ids.ts"
import { notFound } from "./refusals.ts"
import { statusOf, toSession } from "./session.ts"
import type { Session, SessionRow, SessionStatus } from "./session.ts"
import { readSession } from "./store.ts"

/** What one page looks at when it filters by status, which has no index. */
const lookedAtMax = 10_000

/** Refuses `session_not_found`. */
export async function getSession(tx: Tx, accountId: string, id: string): Promise<Session> {
  const session = await readSession(tx, accountId, id)
  if (!session) throw notFound()
  return session
}

/** Newest first, below the id `before`. A page by status may be short, or empty, and still have a next one. */
export async function listSessions(
  tx: Tx,
  accountId: string,
  { subject, status, now }: { subject?: string | undefined; status?: SessionStatus | undefined; now: number },
  { limit, before }: { limit: number; before: string | null },
): Promise<{ entries: Session[]; nextBefore: string | null }> {
  const order = subject === undefined ? "id desc" : "created_at desc, id desc"
  const where = new Conditions(accountId)
  if (before !== null) where.add("id < ?", before)
  if (before !== null && subject !== undefined) where.add("created_at <= ?", time(idTime(before)))
  if (subject !== undefined) where.add("subject = ?", subject)
  const max = status === undefined ? limit + 1 : lookedAtMax
  const rows = await tx.query<SessionRow>(
    `select * from auth_sessions where ${where.text} order by ${order} limit ${max}`,
    where.values,
  )
  const fitting = rows.map(toSession).filter((session) => status === undefined || statusOf(session, now) === status)
  const entries = fitting.slice(0, limit)
  if (fitting.length > limit) return { entries, nextBefore: entries.at(-1)?.id ?? null }
  return { entries, nextBefore: rows.length < max ? null : (rows.at(-1)?.id ?? null) }
}

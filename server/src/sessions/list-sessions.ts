import { Conditions } from "#db/conditions.ts"
import type { Tx } from "#db/database.ts"
import { filteredPage, rowsToRead } from "#db/filtered-page.ts"
import { time } from "#db/literals.ts"
import type { Page } from "#db/page.ts"
import { idTime } from "#std/ids.ts"
import { sessionNotFound } from "./refusals.ts"
import { statusOf, toSession } from "./session.ts"
import type { Session, UserSessionRow, SessionStatus } from "./session.ts"
import { readSession } from "./store.ts"

/** Refuses `session_not_found`. */
export async function getSession(tx: Tx, accountId: string, id: string): Promise<Session> {
  const session = await readSession(tx, accountId, id)
  if (!session) throw sessionNotFound()
  return session
}

/**
 * Newest first, below the id `before`. A page by status may be short, or empty, and still have a next one.
 */
export async function listSessions(
  tx: Tx,
  accountId: string,
  { subject, status, now }: { subject?: string | undefined; status?: SessionStatus | undefined; now: number },
  { limit, before }: Page,
): Promise<{ entries: Session[]; nextBefore: string | null }> {
  const order = subject === undefined ? "id desc" : "created_at desc, id desc"
  const where = new Conditions(accountId)
  if (before !== null) where.add("id < ?", before)
  if (before !== null && subject !== undefined) where.add("created_at <= ?", time(idTime(before)))
  if (subject !== undefined) where.add("subject = ?", subject)
  const rowsMax = rowsToRead(limit, status !== undefined)
  const rows = await tx.query<UserSessionRow>(
    `select * from auth_sessions where ${where.text} order by ${order} limit ${rowsMax}`,
    where.values,
  )
  const fits = (session: Session) => status === undefined || statusOf(session, now) === status
  return filteredPage(rows.map(toSession), { limit, rowsMax, fits, read: (session) => session })
}

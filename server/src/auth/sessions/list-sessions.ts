import type { Tx } from "#core/db/database.ts"
import { readFilteredPage } from "#core/db/filtered-page.ts"
import { plainArray, time } from "#core/db/literals.ts"
import type { Page } from "#core/db/page.ts"
import { sessionNotFound } from "./refusals.ts"
import { statusInSql, toSession, type Session, type SessionStatus } from "./session.ts"
import { readSession } from "./store.ts"

/** Refuses `session_not_found`. */
export async function getSession(tx: Tx, accountId: string, id: string): Promise<Session> {
  const session = await readSession(tx, accountId, id)
  if (!session) throw sessionNotFound()
  return session
}

/**
 * A page by status can be short, or empty, and still have a next one.
 */
export function listSessions(
  tx: Tx,
  accountId: string,
  {
    subject,
    status,
    now,
  }: { subject?: string | undefined; status?: readonly SessionStatus[] | undefined; now: number },
  page: Page,
): Promise<{ entries: Session[]; nextBefore: string | null }> {
  return readFilteredPage(tx, accountId, page, {
    table: "auth_sessions",
    equal: { subject },
    isByCreation: subject !== undefined,
    fits: [status && [`${statusInSql} = any(?)`, time(now), plainArray(status)]],
    read: toSession,
  })
}

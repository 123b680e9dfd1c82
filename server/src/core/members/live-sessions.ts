import type { Tx } from "#core/db/database.ts"
import type { Role } from "./role.ts"
import { sessionIdleMs } from "./session-limits.ts"
import { findLiveSessions } from "./session-store.ts"

/** A session, and the account that it is used in. */
export interface SessionUse {
  sessionId: string
  memberId: string
  accountId: string
}

/**
 * Returns the current permissions of each session in its account. A session that ended, or whose account is
 * closed, is absent.
 */
export async function rolesOfSessions(
  tx: Tx,
  uses: readonly SessionUse[],
  now: number,
): Promise<(use: SessionUse) => Role | undefined> {
  const rows = uses.length ? await findLiveSessions(tx, uses, { now, seenSince: now - sessionIdleMs }) : []
  const roles = new Map(rows.map((row) => [`${row.id} ${row.account_id}`, row.is_operator ? "owner" : row.role]))
  return ({ sessionId, accountId }) => roles.get(`${sessionId} ${accountId}`) ?? undefined
}

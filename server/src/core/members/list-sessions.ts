import type { Tx } from "#core/db/database.ts"
import { sessionIdleMs } from "./session-limits.ts"
import { listSessionRows } from "./session-store.ts"

export interface ListedSession {
  id: string
  createdAt: number
  /** Exact to some minutes. */
  seenAt: number
  endsAt: number
  ip: string
  userAgent: string
}

/** Returns all valid sessions of the member, newest first. */
export async function listMemberSessions(tx: Tx, memberId: string, now: number): Promise<ListedSession[]> {
  const rows = await listSessionRows(tx, memberId, { now, seenSince: now - sessionIdleMs })
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    endsAt: Math.min(row.ends_at, row.seen_at + sessionIdleMs),
    ip: row.ip,
    userAgent: row.user_agent,
  }))
}

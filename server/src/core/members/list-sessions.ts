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
    createdAt: row.createdAt,
    seenAt: row.seenAt,
    endsAt: Math.min(row.endsAt, row.seenAt + sessionIdleMs),
    ip: row.ip,
    userAgent: row.userAgent,
  }))
}

import type { Tx } from "#db/database.ts"
import { deleteEndedInvites } from "./invite-store.ts"
import { sessionIdleMs } from "./session-limits.ts"
import { deleteEndedSessions } from "./session-store.ts"

/** Sessions and invites that are over, which nobody can use or see any more. */
export async function forgetEnded(tx: Tx, now: number): Promise<void> {
  await deleteEndedSessions(tx, { now, seenUntil: now - sessionIdleMs })
  await deleteEndedInvites(tx, now)
}

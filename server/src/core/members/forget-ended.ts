import type { Tx } from "#core/db/database.ts"
import { deleteEndedInvites } from "./invite-store.ts"
import { forgetFailures } from "./failure-store.ts"
import { sessionIdleMs } from "./session-limits.ts"
import { deleteEndedSessions } from "./session-store.ts"

/** Deletes sessions and invites that ended. */
export async function forgetEnded(tx: Tx, now: number): Promise<void> {
  await deleteEndedSessions(tx, { now, seenUntil: now - sessionIdleMs })
  await deleteEndedInvites(tx, now)
}

/**
 * The limit of rows in the table of failed sign-ins, some 10 MB. A flood of strangers makes fewer between two
 * chores.
 */
const failuresMax = 100_000

/** Deletes failed sign-ins that no longer count. */
export async function forgetFailedSignIns(tx: Tx, now: number): Promise<void> {
  await forgetFailures(tx, { now, rowsMax: failuresMax })
}

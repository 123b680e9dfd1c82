import type { Tx } from "#core/db/database.ts"
import { deleteSession } from "./session-store.ts"

/**
 * Ends one session of the member. Returns false if it does not exist. Call `SessionAuthenticator.forget`
 * afterwards.
 */
export async function endSession(tx: Tx, memberId: string, sessionId: string): Promise<boolean> {
  return await deleteSession(tx, memberId, sessionId)
}

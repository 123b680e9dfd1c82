import type { Tx } from "#db/database.ts"
import type { NewId } from "#std/ids.ts"
import { sessionMaxMs, sessionsMax, userAgentLengthMax } from "./session-limits.ts"
import { deleteOldSessions, insertSession } from "./session-store.ts"
import { hashToken, newToken } from "./session-token.ts"

/** Where somebody signs in from. */
export interface Place {
  ip: string
  userAgent: string
}

export interface NewSession {
  memberId: string
  sessionId: string
  /** For the cookie. Told here and never again. */
  token: string
  endsAt: number
}

/** A session of a member who has proven who they are. */
export async function beginSession(
  tx: Tx,
  memberId: string,
  { newId, now, from }: { newId: NewId; now: number; from: Place },
): Promise<NewSession> {
  const token = newToken()
  const sessionId = newId()
  const endsAt = now + sessionMaxMs
  await insertSession(tx, {
    tokenHash: hashToken(token),
    id: sessionId,
    memberId,
    now,
    endsAt,
    ip: from.ip,
    // Whatever a client sends there, as a text that the store takes.
    userAgent: from.userAgent.replaceAll("\0", "").toWellFormed().slice(0, userAgentLengthMax).toWellFormed(),
  })
  await deleteOldSessions(tx, memberId, sessionsMax)
  return { memberId, sessionId, token, endsAt }
}

import type { Tx } from "#core/db/database.ts"
import { toSid, type NewId } from "#core/std/ids.ts"
import { recordEntry, type FieldChange } from "./audit-log.ts"
import { sessionMaxMs, sessionsMax } from "./session-limits.ts"
import { deleteOldSessions, insertMemberSession } from "./session-store.ts"
import { hashToken, newToken } from "./session-token.ts"
import { cleanUserAgent } from "./user-agent.ts"

/** The address and browser of the sign-in. */
export interface SignInPlace {
  ip: string
  userAgent: string
  /** The browser's cookie of an earlier sign-in: see `rememberBrowser`. */
  browser: string | null
}

/** The audit entry: the operation that signed the member in, and the account that it opened. */
export interface RecordedSignIn {
  operation: string
  path: string
  accountId: string
  /** The object of the entry; the session, unless the sign-in made a member. */
  subjectSid?: string
  subjectName?: string | null
  changes?: readonly FieldChange[]
}

export interface NewSession {
  memberId: string
  sessionId: string
  /** The token for the cookie. It is returned only here. */
  token: string
  endsAt: number
}

/** Begins a session of an authenticated member. */
export async function beginSession(
  tx: Tx,
  memberId: string,
  {
    newId,
    now,
    from,
    recorded,
  }: { newId: NewId; now: number; from: Omit<SignInPlace, "browser">; recorded: RecordedSignIn },
): Promise<NewSession> {
  const token = newToken()
  const sessionId = newId()
  const endsAt = now + sessionMaxMs
  await insertMemberSession(tx, {
    tokenHash: hashToken(token),
    id: sessionId,
    memberId,
    now,
    endsAt,
    ip: from.ip,
    userAgent: cleanUserAgent(from.userAgent),
  })
  await deleteOldSessions(tx, memberId, sessionsMax)
  const entry = {
    subjectSid: toSid("memberSession", sessionId),
    ...recorded,
    id: newId(),
    memberId,
    credential: null,
    at: now,
    ip: from.ip,
    userAgent: from.userAgent,
  }
  await recordEntry(tx, { ...entry, status: 201 })
  return { memberId, sessionId, token, endsAt }
}

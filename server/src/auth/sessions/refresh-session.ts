import type { Transaction } from "#core/db/database.ts"
import { assert } from "#core/std/assert.ts"
import { signAccessToken } from "./access-token.ts"
import { sessionAnnouncerOf, type SessionContext } from "./context.ts"
import type { SessionTokens } from "./create-session.ts"
import {
  ageOf,
  currentOf,
  formerTokensOf,
  newSalt,
  readToken,
  successorOf,
  type RefreshToken,
  type TokenAge,
} from "./refresh-token.ts"
import { SessionRefusal } from "./refusals.ts"
import { revokeLocked } from "./revoke-sessions.ts"
import { expiryOf, statusOf, type Session } from "./session.ts"
import { findSigningKey } from "./signing-keys.ts"
import { lockSession, writeTokens } from "./store.ts"

/**
 * Returns a refresh token's successor and a new access token. For ten seconds a replaced token returns the
 * current one. This serves a client whose answer was lost, and concurrent requests in any process, which the
 * lock of the row orders. Throws `refresh_token_invalid`, `session_ended` and `refresh_token_reused`. After
 * the last one the caller must call `revokeReused`, because a refusal rolls back.
 */
export async function refreshSession(
  tx: Transaction,
  context: SessionContext,
  accountId: string,
  text: string,
): Promise<SessionTokens> {
  const now = context.clock.now()
  const { token, session, age } = await lockByToken(tx, accountId, text, now)
  if (statusOf(session, now) !== "active") throw ended(session, now)
  if (age === "old") throw reused()
  const fresh = age === "current" ? rotated(session, token, now) : session
  if (fresh !== session) writeTokens(tx, fresh)
  const accessToken = await signAccessToken(fresh, await findSigningKey(tx, context, accountId), context)
  const refreshToken = currentOf(token, fresh, now)
  assert(refreshToken, "A recent token leads to the current one.")
  return { session: fresh, accessToken, refreshToken }
}

/**
 * Revokes the session of a reused refresh token, in its own transaction. Does nothing when the token is no
 * longer a reused one.
 */
export async function revokeReused(context: SessionContext, accountId: string, text: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const announcer = sessionAnnouncerOf(tx, accountId, context)
    const now = context.clock.now()
    const { session, age } = await lockByToken(tx, accountId, text, now)
    if (age !== "old" || statusOf(session, now) !== "active") return
    await revokeLocked(tx, context, { accountId, held: [session], reason: "reuse_detected" }, announcer)
  })
}

async function lockByToken(
  tx: Transaction,
  accountId: string,
  text: string,
  now: number,
): Promise<{ token: RefreshToken; session: Session; age: Exclude<TokenAge, "unknown"> }> {
  const token = readToken(text)
  const session = token && (await lockSession(tx, accountId, token.sessionId))
  const age = token && session ? ageOf(token, session, now) : "unknown"
  if (!token || !session || age === "unknown")
    throw new SessionRefusal(
      "refresh_token_invalid",
      "`refresh_token` is not a token of a session in your account. Sign the person in again.",
      { param: "refresh_token" },
    )
  return { token, session, age }
}

function rotated(session: Session, token: RefreshToken, now: number): Session {
  const salt = newSalt()
  const { tokenHash } = successorOf(token, { salt, tagKey: session.tagKey })
  return {
    ...session,
    tokenHash,
    previousHash: session.tokenHash,
    salt,
    formerTokens: formerTokensOf(session, now),
    refreshedAt: Math.max(now, session.refreshedAt),
    updatedAt: Math.max(now, session.refreshedAt),
    expiresAt: expiryOf(session.createdAt, now),
  }
}

function ended(session: Session, now: number): SessionRefusal {
  const how = statusOf(session, now) === "expired" ? "expired" : `was revoked (${session.revokedReason})`
  return new SessionRefusal("session_ended", `The session ${how}. Sign the person in again.`)
}

function reused(): SessionRefusal {
  return new SessionRefusal(
    "refresh_token_reused",
    "`refresh_token` was used before, more than ten seconds ago, so it may be stolen. Posthorn revoked the session. Sign the person in again.",
    { param: "refresh_token" },
  )
}

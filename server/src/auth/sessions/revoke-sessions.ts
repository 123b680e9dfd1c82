import type { Transaction } from "#core/db/database.ts"
import type { Announcer } from "#core/endpoints/announcer.ts"
import { sessionAnnouncerOf, type SessionContext } from "./context.ts"
import { sessionNotFound } from "./refusals.ts"
import { sessionEvent } from "./session-resource.ts"
import { statusOf, type RevokedReason, type Session } from "./session.ts"
import { lockActive, lockSession, writeRevoked } from "./store.ts"

/**
 * Signs a person out of one session. A session that has ended does not change. Throws `session_not_found`.
 */
export async function revokeSession(
  tx: Transaction,
  context: SessionContext,
  accountId: string,
  id: string,
): Promise<void> {
  const announcer = sessionAnnouncerOf(tx, accountId, context)
  const session = await lockSession(tx, accountId, id)
  if (!session) throw sessionNotFound()
  const held = statusOf(session, context.clock.now()) === "active" ? [session] : []
  await revokeLocked(tx, context, { accountId, held, reason: "logout" }, announcer)
}

/** Signs a subject out of all sessions. Returns how many were active. */
export async function revokeAll(
  tx: Transaction,
  context: SessionContext,
  accountId: string,
  subject: string,
): Promise<number> {
  const announcer = sessionAnnouncerOf(tx, accountId, context)
  const held = await lockActive(tx, accountId, subject, { now: context.clock.now() })
  await revokeLocked(tx, context, { accountId, held, reason: "revoke_all" }, announcer)
  return held.length
}

/**
 * Revokes active sessions that the caller has locked, and announces it. A reuse is announced before the
 * revocation that it causes.
 */
export async function revokeLocked(
  tx: Transaction,
  { clock, newId }: Pick<SessionContext, "clock" | "newId">,
  { accountId, held, reason }: { accountId: string; held: readonly Session[]; reason: RevokedReason },
  announcer: Announcer,
): Promise<void> {
  const events = reason === "reuse_detected" ? (["reuse_detected", "revoked"] as const) : (["revoked"] as const)
  const revoked = held.map((session): Session => {
    const now = Math.max(clock.now(), session.updatedAt)
    const sequence = session.sequence + events.length
    return { ...session, sequence, updatedAt: now, revokedAt: now, revokedReason: reason }
  })
  writeRevoked(tx, accountId, revoked)
  await announcer.announce(
    revoked.flatMap((session) =>
      events.map((happening, index) =>
        sessionEvent(session, happening, { newId, sequence: session.sequence - events.length + 1 + index }),
      ),
    ),
  )
}

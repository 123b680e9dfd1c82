import type { NewEvent } from "#core/endpoints/announcer.ts"
import type { EventType } from "#core/events/catalogue.ts"
import { eventBody } from "#core/events/event-body.ts"
import { toSid, type NewId } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { statusOf, type Session } from "./session.ts"

/** The session as answers and events show it. It contains no token. */
export function sessionResource(session: Session, now: number) {
  return {
    sid: toSid("session", session.id),
    account_sid: toSid("account", session.accountId),
    subject: session.subject,
    status: statusOf(session, now),
    revoked_reason: session.revokedReason,
    audience: session.audience,
    claims: session.claims,
    amr: session.amr,
    acr: session.acr,
    authenticated_at: isoTime(session.provedAt),
    refreshed_at: isoTime(session.refreshedAt),
    expires_at: isoTime(session.expiresAt),
    revoked_at: session.revokedAt === null ? null : isoTime(session.revokedAt),
    created_at: isoTime(session.createdAt),
    updated_at: isoTime(session.updatedAt),
  }
}

/** The event `sequence` of a session. The session is in the state that it reports. */
export function sessionEvent(
  session: Session,
  happening: "created" | "revoked" | "reuse_detected",
  { newId, sequence = session.sequence }: { newId: NewId; sequence?: number },
): NewEvent {
  const { accountId, id: subjectId, updatedAt: occurredAt } = session
  const id = newId()
  const type: EventType = `sessions.${happening}`
  const data = JSON.stringify(sessionResource(session, occurredAt))
  const body = eventBody({ id, type, accountId, sequence, occurredAt }, data)
  return { accountId, id, type, subjectId, sequence, occurredAt, body, detail: null }
}

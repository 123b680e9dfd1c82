import type { NewEvent } from "#core/endpoints/announcer.ts"
import type { EventType } from "#core/events/catalogue.ts"
import { eventBody } from "#core/events/event-body.ts"
import { toSid, type NewId } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { provenChannel, type Verification } from "./verification.ts"

/** The verification as answers and events show it. It never contains the code. */
export function verificationResource(verification: Verification) {
  const { content, steps, risk } = verification
  return {
    sid: toSid("verification", verification.id),
    account_sid: toSid("account", verification.accountId),
    service_sid: verificationServiceSid(verification),
    status: verification.status,
    to: verification.to,
    channel: provenChannel(verification),
    channels: steps.map(({ channel }) => channel),
    skipped_channels: verification.skipped,
    method: verification.method,
    purpose: verification.purpose,
    locale: verification.locale,
    payload: content.payload,
    redirect_url: content.redirectUrl,
    sends: verification.sends,
    checks: verification.checks,
    attempts_remaining: verification.status === "pending" ? verification.checksMax - verification.checks : 0,
    error_code: verification.failure,
    tags: verification.tags,
    metadata: verification.metadata,
    risk: risk && { level: risk.level, reasons: risk.reasons },
    expires_at: isoTime(verification.expiresAt),
    approved_at: verification.approvedAt === null ? null : isoTime(verification.approvedAt),
    created_at: isoTime(verification.createdAt),
    updated_at: isoTime(verification.updatedAt),
  }
}

/** The default service has the id of its account. */
export function verificationServiceSid({
  accountId,
  serviceId,
}: Pick<Verification, "accountId" | "serviceId">): string {
  return toSid("verificationService", serviceId ?? accountId)
}

/** The event about the current state of the verification. */
export function verificationEvent(
  verification: Verification,
  happening: "created" | "sent" | Exclude<Verification["status"], "pending">,
  newId: NewId,
): NewEvent {
  const { accountId, id: subjectId, sequence, updatedAt: occurredAt } = verification
  const id = newId()
  const type: EventType = `verifications.${happening}`
  const body = eventBody(
    { id, type, accountId, sequence, occurredAt },
    JSON.stringify(verificationResource(verification)),
  )
  return { accountId, id, type, subjectId, sequence, occurredAt, body, detail: null }
}

import type { Transaction } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"
import type { Announcer } from "#core/endpoints/announcer.ts"
import { queueMessages } from "#messaging/messages/accept/accept-message.ts"
import { planMessage, type PlannedMessage } from "#messaging/messages/accept/plan-message.ts"
import { MessagingRefusal } from "#messaging/messages/refusals.ts"
import { countSent } from "./abuse-control.ts"
import type { Area } from "./check-recipient.ts"
import type { VerificationContext } from "./context.ts"
import { countSpend } from "./send-limits.ts"
import type { VerificationSettings } from "./settings.ts"
import { maskedText } from "./texts.ts"
import type { WorkflowStep, Verification } from "./verification.ts"
import { codeTemplate } from "./whatsapp-template.ts"

export interface VerificationSend {
  settings: VerificationSettings
  area: Area
  isSafe: boolean
  announcer: Announcer
}

/** A sender for which another one of the account may do. */
const senderFaults: ReadonlySet<string> = new Set(["channel_unavailable", "sender_not_allowed", "same_address"])

/**
 * Plans the message of a step, on the best route now, from the first of its senders that a carrier takes.
 * Refuses with `MessagingRefusal` when no carrier sends over the channel, or when WhatsApp needs a template
 * that the settings do not name.
 */
export function planAttempt(
  context: VerificationContext,
  verification: Verification,
  { otherSenders = [], ...step }: WorkflowStep,
  settings: VerificationSettings,
): PlannedMessage {
  const refusals: MessagingRefusal[] = []
  for (const from of [step.from, ...otherSenders]) {
    try {
      return planFrom(context, verification, { ...step, from }, settings)
    } catch (error) {
      if (!(error instanceof MessagingRefusal) || !senderFaults.has(error.code)) throw error
      refusals.push(error)
    }
  }
  throw refusals[0] ?? new Error("A step has a sender.")
}

function planFrom(
  context: VerificationContext,
  verification: Verification,
  step: WorkflowStep,
  settings: VerificationSettings,
): PlannedMessage {
  const template = step.channel === "whatsapp" ? { template: codeTemplate(verification, settings) } : {}
  return planMessage(context, verification.accountId, {
    to: step.to,
    from: step.from,
    channel: step.channel,
    body: maskedText(verification),
    mediaUrls: [],
    ...template,
    tags: [...verification.tags],
    sendAt: null,
    validityMs: Math.max(1, verification.expiresAt - context.clock.now()),
    segmentsMax: null,
    isUrgent: true,
    verificationId: verification.id,
    ...(step.messagingServiceId === undefined ? {} : { serviceId: step.messagingServiceId }),
  })
}

/**
 * Queues the message of a verification, records the attempt and counts it, in the caller's transaction.
 * Throws `too_many_sends` when the account has reached a limit of the day, and `verification_blocked`. The
 * caller then has to roll back.
 */
export async function sendAttempt(
  tx: Transaction,
  context: VerificationContext,
  verification: Verification,
  planned: PlannedMessage,
  attempt: VerificationSend,
): Promise<void> {
  await queueAttempt(tx, context, verification, planned, attempt)
  // Counted last, because the rows of the prefix and of the account stay locked until the commit, and other
  // requests wait for them.
  await countAttempt(tx, context, verification, planned, attempt)
}

/** Counts the message of a verification. Refuses as `sendAttempt` does. */
export async function countAttempt(
  tx: Transaction,
  context: VerificationContext,
  verification: Verification,
  { message }: PlannedMessage,
  { settings, isSafe, announcer }: VerificationSend,
): Promise<void> {
  if (isSafe) return
  await countSpend(tx, verification.accountId, settings, message, context.clock.now())
  await countSent(tx, context, { verification, settings, announcer })
}

/** Queues the message and records the attempt, without counting it. */
export function queueAttempt(
  tx: Transaction,
  context: VerificationContext,
  verification: Verification,
  planned: PlannedMessage,
  { area, announcer }: VerificationSend,
): Promise<void> {
  const { message } = planned
  tx.send(
    `insert into verification_attempts
       (account_id, id, verification_id, channel, to_address, country, prefix, status, created_at, updated_at,
        service_id)
     values ($1, $2, $3, $4, $5, $6, $7, 'queued', $8, $8, $9)`,
    [
      message.accountId,
      message.id,
      verification.id,
      message.channel,
      verification.to,
      area.country,
      area.prefix,
      time(message.createdAt),
      verification.serviceId,
    ],
    "verifications_insert_attempt",
  )
  return queueMessages(tx, [planned], context, announcer)
}

import type { SubmissionId } from "./carrier.ts"
import { fromSid, toSid } from "#core/std/ids.ts"

/**
 * Returns the name of a submission, for carriers that repeat our name in their receipts. With it, a receipt
 * finds its message even if the carrier's answer was lost.
 */
export function nameOfSubmission({ accountId, messageId, attempt }: SubmissionId): string {
  return `${toSid("account", accountId)}.${toSid("message", messageId)}.${attempt}`
}

/** Returns undefined for a name of other software that sends from the same numbers. */
export function readSubmissionName(text: string): SubmissionId | undefined {
  const [, account = "", message = "", attempt] =
    /^(AC[0-9a-f]{32})\.(MS[0-9a-f]{32})\.([1-9]\d{0,4})$/.exec(text) ?? []
  const accountId = fromSid("account", account)
  const messageId = fromSid("message", message)
  return accountId && messageId ? { accountId, messageId, attempt: Number(attempt) } : undefined
}

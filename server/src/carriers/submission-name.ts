import type { SubmissionId } from "./carrier.ts"
import { fromSid, toSid } from "#std/ids.ts"

/**
 * The name of a submission, for carriers that repeat a name of ours in their receipts. By it a receipt finds
 * the message although the carrier's answer was lost.
 */
export function nameOfSubmission({ accountId, messageId, attempt }: SubmissionId): string {
  return `${toSid("account", accountId)}.${toSid("message", messageId)}.${attempt}`
}

/** Undefined for the names of other software that sends from the same numbers. */
export function readSubmissionName(text: string): SubmissionId | undefined {
  const [, account = "", message = "", attempt] =
    /^(AC[0-9a-f]{32})\.(MS[0-9a-f]{32})\.([1-9]\d{0,4})$/.exec(text) ?? []
  const accountId = fromSid("account", account)
  const messageId = fromSid("message", message)
  return accountId && messageId ? { accountId, messageId, attempt: Number(attempt) } : undefined
}

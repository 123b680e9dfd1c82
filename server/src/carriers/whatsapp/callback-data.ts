import type { SubmissionId } from "#carriers/carrier.ts"
import { fromSid, toSid } from "#std/ids.ts"

/**
 * Names a submission in `biz_opaque_callback_data`: Meta repeats it in each status of the message, so a
 * status finds the message also when the answer with WhatsApp's own id was lost.
 */
export function callbackData({ accountId, messageId, attempt }: SubmissionId): string {
  return `${toSid("account", accountId)}.${toSid("message", messageId)}.${attempt}`
}

/** Undefined for the data of other software that sends from the same numbers. */
export function readCallbackData(text: string): SubmissionId | undefined {
  const [, account = "", message = "", attempt] =
    /^(AC[0-9a-f]{32})\.(MS[0-9a-f]{32})\.([1-9]\d{0,4})$/.exec(text) ?? []
  const accountId = fromSid("account", account)
  const messageId = fromSid("message", message)
  return accountId && messageId ? { accountId, messageId, attempt: Number(attempt) } : undefined
}

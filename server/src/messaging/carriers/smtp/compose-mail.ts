import type { SendMailOptions } from "nodemailer"
import type { Submission } from "#messaging/carriers/carrier.ts"
import { toSid } from "#core/std/ids.ts"
import type { SmtpCarrierConfig } from "./config.ts"

const prefix = "email:"
/** About the length that mail programs show of a subject in a list. */
const subjectMax = 60

/** Returns an address of the email channel without its prefix. */
export function mailboxOf(address: string): string {
  return address.startsWith(prefix) ? address.slice(prefix.length) : address
}

/** Returns the same `Message-ID` for each try, so that a receiver recognises a repeated mail. */
export function mailMessageIdOf({ messageId, from }: Pick<Submission, "messageId" | "from">): string {
  return `<${toSid("message", messageId)}@${domainOf(mailboxOf(from))}>`
}

/**
 * Composes the mail of a message: plain text, with its media as attachments. A header of RFC 3834 prevents
 * automatic replies.
 */
export function composeMail(
  submission: Submission,
  { from_name: fromName }: Pick<SmtpCarrierConfig, "from_name">,
): SendMailOptions {
  const { to, from, body, media } = submission
  const sender = { name: fromName ?? "", address: mailboxOf(from) }
  return {
    envelope: { from: sender.address, to: [mailboxOf(to)] },
    from: sender,
    to: { name: "", address: mailboxOf(to) },
    messageId: mailMessageIdOf(submission),
    subject: subjectOf(submission),
    text: body,
    headers: { "Auto-Submitted": "auto-generated" },
    attachments: media.map(({ contentType, content }, index) => ({
      filename: `attachment-${index + 1}${endingOf(contentType)}`,
      content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
      contentType,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Returns the given subject, or the first words of the body. It never contains a secret. */
function subjectOf({ subject, body, maskedBody = body }: Submission): string {
  const line = ((subject ?? maskedBody).trim().split(/[\r\n]/, 1)[0] ?? "").trimEnd()
  if (line.length <= subjectMax) return line
  const words = line.slice(0, subjectMax)
  return `${words
    .slice(0, Math.max(words.lastIndexOf(" "), subjectMax / 2))
    .trimEnd()
    .toWellFormed()}…`
}

function endingOf(contentType: string): string {
  const subtype = /^\w+\/([a-z0-9]{1,10})\b/i.exec(contentType)?.[1]
  return subtype === undefined ? "" : `.${subtype.toLowerCase()}`
}

function domainOf(mailbox: string): string {
  return mailbox.slice(mailbox.lastIndexOf("@") + 1)
}

import type { SendMailOptions } from "nodemailer"
import type { Submission } from "#carriers/carrier.ts"
import { toSid } from "#std/ids.ts"
import type { SmtpCarrierConfig } from "./config.ts"

const prefix = "email:"
/** What mail programs show of a subject in a list, about. */
const subjectMax = 60

/** An address of the email channel without its prefix. */
export function mailboxOf(address: string): string {
  return address.startsWith(prefix) ? address.slice(prefix.length) : address
}

/** The same `Message-ID` for each try, so that a receiver recognises a mail that was sent again. */
export function mailMessageIdOf({ messageId, from }: Pick<Submission, "messageId" | "from">): string {
  return `<${toSid("message", messageId)}@${domainOf(mailboxOf(from))}>`
}

/** The mail of a message: plain text, and its media as attachments. RFC 3834 keeps automatic replies away. */
export function composeMail(
  submission: Submission,
  { fromName }: Pick<SmtpCarrierConfig, "fromName">,
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

/** The subject that was given, or the first words. A secret is never in it. */
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

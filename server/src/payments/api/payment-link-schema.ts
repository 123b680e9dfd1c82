import { z } from "zod"
import { Problem } from "#http/problems/problem.ts"
import { noted } from "#http/wire/schemas.ts"
import { bodyLimitsNote } from "#messaging/messages/accept/body-limits.ts"
import type { LinkMessage } from "#payments/payments/payment.ts"
import { messageText, recipient, sender, type ParsedAddress } from "#messaging/api/message-schema.ts"
import { refuseOtherChannel } from "#messaging/api/pair-addresses.ts"
import { linkTemplate, receiptTemplate, templateFaults, toTemplate } from "#messaging/api/template-schema.ts"

const dayS = 24 * 3_600

const ownText = messageText
  .refine((given) => given.includes("{url}"), { error: "must contain {url}, which Posthorn replaces by the link" })
  .optional()
const ownTextNote = `The text, with \`{url}\` in place of the link. With the link, it has ${bodyLimitsNote}.`
const ownTextExample = "Your table is waiting. Pay the deposit: {url}"

const reminderAfter = z
  .int()
  .min(600)
  .max(30 * dayS)
  .optional()

const reminderNote =
  "The number of seconds until Posthorn sends a reminder, if the customer can still pay. From 10 minutes to 30 days, and before the page expires. The reminder has a fixed text in the language of the payment."

/** `send` of a new payment. */
export const sendParameter = noted(
  z
    .strictObject({
      to: recipient,
      from: sender,
      body: noted(
        ownText,
        `${ownTextNote} Default: the payee, the amount and the link, in the language of \`locale\`.`,
        ownTextExample,
      ),
      template: linkTemplate,
      receipt_template: receiptTemplate,
      reminder_after: noted(reminderAfter, `${reminderNote} Default: no reminder.`, 7_200),
      receipt: noted(z.boolean().default(false), "True to send a receipt after the payment.", true),
    })
    .optional(),
  "The message that sends the link to the page. The same transaction creates both. Only without `payment_method`.",
  { to: "+15552345678", from: "+15551234567", receipt: true },
)

/** The same parameters for a payment whose link may have been sent before. */
export const sendAgainParameters = {
  to: recipient.optional(),
  from: sender.optional(),
  body: noted(ownText, `${ownTextNote} Default: the text of the earlier message.`, ownTextExample),
  template: linkTemplate,
  receipt_template: receiptTemplate,
  reminder_after: noted(reminderAfter, `${reminderNote} Default: a planned reminder does not change.`, 7_200),
  receipt: noted(z.boolean().optional(), "True to send a receipt after the payment. Default: no change.", true),
}

interface AskedLink {
  to?: ParsedAddress | undefined
  from?: ParsedAddress | undefined
  body?: string | undefined
  template?: z.infer<typeof linkTemplate>
  receipt_template?: z.infer<typeof receiptTemplate>
  reminder_after?: number | undefined
  receipt?: boolean | undefined
}

/**
 * Returns the link message of a new payment. Throws `invalid_parameter`, and `invalid_address` for two
 * channels.
 */
export function linkMessageOf(
  asked: AskedLink,
  { isHosted, now, expiresAt }: { isHosted: boolean; now: number; expiresAt: number | null },
): LinkMessage {
  if (!isHosted)
    throw new Problem(
      "invalid_parameter",
      "`send` sends the link to a page, but a payment with `payment_method` has no page. Remove one of them.",
      { param: "send" },
    )
  return linkMessageAfter(null, asked, { now, expiresAt, within: "send." })
}

/**
 * Returns the next link message. Missing parameters stay as in the earlier message. Throws as `linkMessageOf`
 * does.
 */
export function linkMessageAfter(
  earlier: LinkMessage | null,
  asked: AskedLink,
  { now, expiresAt, within = "" }: { now: number; expiresAt: number | null; within?: "" | "send." },
): LinkMessage {
  const to = asked.to ?? (earlier && { text: earlier.to, channel: earlier.channel })
  const from = asked.from ?? (earlier && { text: earlier.from, channel: earlier.channel })
  if (!to) throw missing("to")
  if (!from) throw missing("from")
  refuseOtherChannel(to, from, `${within}from`)
  const templates = templatesOf(earlier?.channel === to.channel ? earlier : null, asked, { to, within })
  const reminderAt = asked.reminder_after === undefined ? null : now + asked.reminder_after * 1_000
  if (reminderAt !== null && expiresAt !== null && reminderAt >= expiresAt)
    throw new Problem(
      "invalid_parameter",
      "`reminder_after` is after the expiry of the payment's page. Send a smaller value, or let the page expire later.",
      { param: `${within}reminder_after` },
    )
  return {
    to: to.text,
    from: from.text,
    channel: to.channel,
    body: asked.body ?? earlier?.body ?? null,
    ...templates,
    reminderAt: reminderAt ?? earlier?.reminderAt ?? null,
    reminderSentAt: earlier?.reminderSentAt ?? null,
    unsentReminder: earlier?.unsentReminder ?? null,
    hasReceipt: asked.receipt ?? earlier?.hasReceipt ?? false,
  }
}

/** Throws `invalid_parameter` for a template to another channel than WhatsApp, or with wrong values. */
function templatesOf(
  earlier: LinkMessage | null,
  { template, receipt_template: receipt }: AskedLink,
  { to, within }: { to: { channel: string }; within: string },
): Pick<LinkMessage, "template" | "receiptTemplate"> {
  for (const [param, given] of [
    ["template", template],
    ["receipt_template", receipt],
  ] as const) {
    const [fault] = templateFaults(given, { channel: to.channel, mediaCount: 0 })
    if (fault) throw new Problem("invalid_parameter", fault.detail, { param: `${within}${param}` })
  }
  return {
    template: template ? toTemplate(template) : (earlier?.template ?? null),
    receiptTemplate: receipt ? toTemplate(receipt) : (earlier?.receiptTemplate ?? null),
  }
}

function missing(param: "to" | "from"): Problem {
  return new Problem(
    "invalid_parameter",
    `\`${param}\` is required for the first message with the link of this payment. Add it.`,
    { param },
  )
}

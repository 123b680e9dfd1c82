import { MessagingRefusal } from "#messaging/refusals.ts"

export const bodyOrMediaDemand = "A message needs a `body` or a `media_url`. Give at least one of them."

/**
 * Refuses a message that no carrier of this channel could send: it is addressed to its own sender, or has no
 * content. Sending and the preview check each address.
 */
export function refuseUnsendable(message: {
  to: string
  from: string
  channel: string
  body: string
  hasMedia: boolean
  hasTemplate: boolean
}): void {
  const { to, from, channel, body, hasMedia, hasTemplate } = message
  if (to === from)
    throw new MessagingRefusal("same_address", "`to` and `from` are the same address. Send to another number.", {
      param: "to",
    })
  if (body || hasMedia || (hasTemplate && channel === "whatsapp")) return
  const detail = hasTemplate
    ? `A template is for WhatsApp alone, and the message can also go over ${channel}. Give a \`body\` too.`
    : bodyOrMediaDemand
  throw new MessagingRefusal("body_or_media_required", detail, { param: "body" })
}

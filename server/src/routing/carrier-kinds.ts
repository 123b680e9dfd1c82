import { httpChannelsOf } from "#carriers/http/config.ts"

export const carrierKinds = ["smpp", "smtp", "http", "mm4", "mm7", "xmpp", "matrix", "telegram", "whatsapp"] as const
export type CarrierKind = (typeof carrierKinds)[number]

const webhookKinds: ReadonlySet<CarrierKind> = new Set(["http", "mm7", "matrix", "telegram", "whatsapp"])

/** Whether carriers of this kind send receipts and messages by HTTP. */
export function hasWebhooks(kind: CarrierKind): boolean {
  return webhookKinds.has(kind)
}

/**
 * Whether the path of a carrier's webhook URL ends with a key. WhatsApp signs bodies of up to 3 MB, and its
 * headers prove nothing before the body is read.
 */
export function hasWebhookKey(kind: CarrierKind): boolean {
  return kind === "whatsapp"
}

/** Returns the channels of a carrier. `settings` is the text of its row. */
export function channelsOf({ kind, settings }: { kind: CarrierKind; settings: string }): readonly string[] {
  return kind === "http" ? httpChannelsOf(JSON.parse(settings)) : [channelOfKind[kind]]
}

const channelOfKind = { smpp: "sms", smtp: "email", mm4: "mms", mm7: "mms", xmpp: "xmpp", matrix: "matrix", telegram: "telegram", whatsapp: "whatsapp" } as const // oxfmt-ignore

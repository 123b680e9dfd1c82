import { httpChannelsOf } from "#carriers/http/config.ts"

/** The protocols of carriers. */
export const carrierKinds = ["smpp", "smtp", "http", "mm4", "mm7", "xmpp", "matrix"] as const
export type CarrierKind = (typeof carrierKinds)[number]

/** The channels of a carrier. `settings` is the text of its row. */
export function channelsOf({ kind, settings }: { kind: CarrierKind; settings: string }): readonly string[] {
  return kind === "http" ? httpChannelsOf(JSON.parse(settings)) : [channelOfKind[kind]]
}

const channelOfKind = { smpp: "sms", smtp: "email", mm4: "mms", mm7: "mms", xmpp: "xmpp", matrix: "matrix" } as const

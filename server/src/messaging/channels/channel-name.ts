const names: Readonly<Record<string, string>> = {
  sms: "SMS",
  mms: "MMS",
  whatsapp: "WhatsApp",
  telegram: "Telegram",
  matrix: "Matrix",
  xmpp: "XMPP",
  email: "email",
}

/** Every channel that an address can have. */
export const knownChannels: readonly string[] = Object.keys(names)

/** Returns the name of a channel for a sentence. Values of parameters have the channel's own spelling. */
export function channelName(channel: string): string {
  return names[channel] ?? channel
}

/** Returns "over SMS" or "by email". */
export function overChannel(channel: string): string {
  return channel === "email" ? "by email" : `over ${channelName(channel)}`
}

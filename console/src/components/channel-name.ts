import * as strings from "./strings.ts"

const channelNames: Readonly<Record<string, string>> = {
  sms: "SMS",
  mms: "MMS",
  matrix: "Matrix",
  telegram: "Telegram",
  whatsapp: "WhatsApp",
  email: strings.email,
  xmpp: "XMPP",
}

export function channelName(channel: string): string {
  return channelNames[channel] ?? channel
}

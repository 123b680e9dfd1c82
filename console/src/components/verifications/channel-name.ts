const channelNames: Readonly<Record<string, string>> = {
  sms: "SMS",
  whatsapp: "WhatsApp",
  email: "Email",
  xmpp: "XMPP",
}

export function channelName(channel: string): string {
  return channelNames[channel] ?? channel
}

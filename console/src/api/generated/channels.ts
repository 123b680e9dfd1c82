// Generated from the list of channels by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

export interface Channel {
  channel: string
  label: string
  addresses: "number" | RegExp | null
  hasPrefix: boolean
  bearsCodes: boolean
  hasReceipts: boolean
}

export const channels: readonly Channel[] = [
  { channel: "sms", label: "SMS", addresses: "number", hasPrefix: false, bearsCodes: true, hasReceipts: true },
  { channel: "mms", label: "MMS", addresses: "number", hasPrefix: false, bearsCodes: false, hasReceipts: true },
  { channel: "whatsapp", label: "WhatsApp", addresses: "number", hasPrefix: true, bearsCodes: true, hasReceipts: true },
  {
    channel: "xmpp",
    label: "XMPP",
    addresses: /^[^\s"&'/:<>@]{1,255}@[^\s"&'/:<>@]{1,255}$/u,
    hasPrefix: true,
    bearsCodes: true,
    hasReceipts: true,
  },
  {
    channel: "matrix",
    label: "Matrix",
    addresses: /^@[a-z0-9._=/+-]{1,200}:[a-z0-9.-]{1,200}(?::\d{1,5})?$/,
    hasPrefix: true,
    bearsCodes: false,
    hasReceipts: true,
  },
  {
    channel: "telegram",
    label: "Telegram",
    addresses: /^(?:-?\d{1,20}|[a-z][a-z0-9_]{3,31})$/,
    hasPrefix: true,
    bearsCodes: false,
    hasReceipts: true,
  },
  { channel: "email", label: "Email", addresses: null, hasPrefix: true, bearsCodes: true, hasReceipts: false },
]

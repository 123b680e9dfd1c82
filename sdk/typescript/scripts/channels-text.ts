import { channels, type ChannelFacts } from "../../../server/src/messaging/channels/channels.ts"

/** Returns a module with what the pages show about each channel, in the order of the server. */
export function channelsText(): string {
  const codes = channels.map(fieldsOf).map((fields) => {
    return `{ ${Object.entries(fields)
      .map(([name, code]) => `${name}: ${code}`)
      .join(", ")} }`
  })
  return `export interface Channel {
  channel: string
  label: string
  addresses: "number" | RegExp | null
  hasPrefix: boolean
  bearsCodes: boolean
  hasReceipts: boolean
}

export const channels: readonly Channel[] = [${codes.join(", ")}]
`
}

/** The code of each field. Null as the form of addresses: only the server knows an email address. */
function fieldsOf({ channel, name, label = name, addresses, bearsCodes = false, hasReceipts = true }: ChannelFacts) {
  return {
    channel: JSON.stringify(channel),
    label: JSON.stringify(label),
    addresses: formOf(addresses),
    hasPrefix: addresses !== "phone",
    bearsCodes,
    hasReceipts,
  }
}

function formOf(addresses: ChannelFacts["addresses"]): string {
  if (typeof addresses === "object") return String(addresses.pattern)
  return addresses === "mailbox" ? "null" : '"number"'
}

/** A way in which messages travel: everything that the rest of Posthorn knows about one. */
export interface ChannelFacts {
  /** The word of the API, and the prefix of its addresses. It never changes. */
  channel: string
  /** The name within a sentence. Values of parameters have the word instead. */
  name: string
  /** The name as a label. Default: `name`. */
  label?: string
  /** How a message travels, within a sentence. Default: "over" and the name. */
  way?: string
  addresses: AddressForm
  /** The most characters of a body, in Unicode code points. Default: `bodyMaxDefault`. */
  bodyMax?: number
  /** A long text is divided into segments. Otherwise a message is one segment, however long. */
  isDivided?: boolean
  /** Verifications can send codes over it. */
  bearsCodes?: boolean
  /** Its network reports the delivery of messages. Default: true. */
  hasReceipts?: boolean
}

/**
 * - `phone`: a phone number, a short code, or a sender of letters. It has no prefix.
 * - `phone_prefixed`: a phone number after the prefix.
 * - `mailbox`: an email address after the prefix.
 * - A pattern of what follows the prefix, in lower case, and an example of it.
 */
export type AddressForm = "phone" | "phone_prefixed" | "mailbox" | { pattern: RegExp; example: string }

/**
 * In the longest encoding, such a text fits into the 65,536 bytes of an event of Matrix. No other channel
 * without a limit of its own has a smaller one.
 */
export const bodyMaxDefault = 10_000

/** A bare JID (RFC 7622): local part, domain, no resource. */
const jid = /^[^\s"&'/:<>@]{1,255}@[^\s"&'/:<>@]{1,255}$/u

/** All channels, in the order in which people see them. A body of SMS has ten segments and one more. */
const all = [
  { channel: "sms", name: "SMS", addresses: "phone", bodyMax: 1_600, isDivided: true, bearsCodes: true },
  { channel: "mms", name: "MMS", addresses: "phone", bodyMax: 1_600, isDivided: true },
  // The limit is that of a text message of the Cloud API.
  {
    channel: "whatsapp",
    name: "WhatsApp",
    addresses: "phone_prefixed",
    bodyMax: 4_096,
    bearsCodes: true,
  },
  { channel: "xmpp", name: "XMPP", addresses: { pattern: jid, example: "ann@example.org" }, bearsCodes: true },
  {
    channel: "matrix",
    name: "Matrix",
    // A user id (Matrix specification, appendix 4.2.1). Its server can have a port.
    addresses: {
      pattern: /^@[a-z0-9._=/+-]{1,200}:[a-z0-9.-]{1,200}(?::\d{1,5})?$/,
      example: "@ann:example.org",
    },
  },
  {
    channel: "telegram",
    name: "Telegram",
    // The id of a chat, which is negative for a group, or the name of a bot.
    addresses: { pattern: /^(?:-?\d{1,20}|[a-z][a-z0-9_]{3,31})$/, example: "123456789, or the name of a bot" },
    // `message_length_max` of the Bot API.
    bodyMax: 4_096,
  },
  {
    channel: "email",
    name: "email",
    label: "Email",
    way: "by email",
    addresses: "mailbox",
    bearsCodes: true,
    hasReceipts: false,
  },
] as const satisfies readonly ChannelFacts[]

type Defined = (typeof all)[number]
export type ChannelWord = Defined["channel"]
/** A channel of a network with its own addresses, written `channel:address`. */
export type ChatChannel = Exclude<Defined, { addresses: "phone" | "mailbox" }>["channel"]

export const channels: readonly (ChannelFacts & { channel: ChannelWord })[] = all

/** The words of all channels. */
export const channelWords = wordsOf(() => true)
/** The channels whose addresses have the prefix of their channel. */
export const prefixedChannels = wordsOf(({ addresses }) => addresses !== "phone")
/** The channels of networks with their own addresses. */
export const chatChannels = wordsOf(
  ({ addresses }) => addresses !== "phone" && addresses !== "mailbox",
) as ChatChannel[]
/** The channels of verifications. */
export const codeChannels = wordsOf(({ bearsCodes = false }) => bearsCodes)
/** The channels whose networks do not report the delivery of messages. */
export const unreportedChannels = wordsOf(({ hasReceipts = true }) => !hasReceipts)
/** The channels whose addresses are not numbers, in alphabetical order. */
export const unnumberedChannels: readonly string[] = wordsOf(
  ({ addresses }) => addresses !== "phone" && addresses !== "phone_prefixed",
).toSorted()

const byWord: ReadonlyMap<string, ChannelFacts> = new Map(channels.map((each) => [each.channel, each]))

/** Returns undefined for an unknown word. */
export function findChannel(word: string): ChannelFacts | undefined {
  return byWord.get(word)
}

/** Returns the name of a channel for a sentence. Values of parameters have the channel's own spelling. */
export function channelName(word: string): string {
  return findChannel(word)?.name ?? word
}

/** Returns "over SMS" or "by email". */
export function overChannel(word: string): string {
  return findChannel(word)?.way ?? `over ${channelName(word)}`
}

function wordsOf(isWanted: (channel: ChannelFacts) => boolean): ChannelWord[] {
  return channels.filter(isWanted).map(({ channel }) => channel)
}

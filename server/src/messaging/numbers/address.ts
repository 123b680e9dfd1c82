import { plainNumber, withPlainDigits } from "#core/std/plain-digits.ts"
import { parseEmail } from "./email-address.ts"
import { channels, prefixedChannels, type ChatChannel } from "#messaging/channels/channels.ts"
import { classifyNumber } from "#messaging/channels/numbering-plan.ts"

/** A parsed address. `text` is its form in the rest of the server, including the prefix of a chat. */
export type Address =
  | { kind: "phone_number"; channel: "sms"; text: string }
  | { kind: "short_code"; channel: "sms"; text: string }
  | { kind: "alphanumeric"; channel: "sms"; text: string }
  | { kind: "chat"; channel: ChatChannel; text: string }
  | { kind: "email"; channel: "email"; text: string }

/** A sentence that says what is wrong with an address and what to write instead. */
export interface AddressFault {
  kind: "fault"
  sentence: string
  /** The address for comparison with what networks reported. Absent for a text that is no number. */
  reported?: ReportedAddress
}

/**
 * A number that the numbering plan does not contain. A network can still report such a sender, and its
 * messages can be found and answered.
 */
export interface ReportedAddress {
  kind: "reported"
  channel: "sms" | ChatChannel
  text: string
  /** As in the fault. */
  sentence: string
}

/**
 * Parses `to`: a phone number with its country code, or a chat address. A number can contain separators, and
 * digits of every script; `text` of the result is E.164. Never throws.
 */
export function parseRecipient(written: string): Address | AddressFault {
  if (e164.test(written)) return parseNumber(written)
  const text = withReadDigits(written)
  if (text.length > textMax) return explain(text)
  if (isNumber(text)) return parseWritten(text)
  if (text.includes(":")) return parseChat(text)
  if (text.includes("@")) return fault("An email address needs the prefix email:, as in email:ann@example.org.")
  if (shortCode.test(text))
    return unplanned(
      text,
      `A recipient needs + and the country code, ${example}. A short code cannot receive messages.`,
    )
  if (/\p{Letter}/u.test(text) && !text.startsWith("+"))
    return fault(`A recipient cannot consist of letters. Use a phone number, ${example}.`)
  return explain(text)
}

/**
 * Parses the `to` of a verification: any recipient of a message, or an email address without its prefix.
 * Never throws.
 */
export function parseVerified(text: string): Address | AddressFault {
  return parseRecipient(text.includes("@") && !text.includes(":") ? `email:${text}` : text)
}

/** Parses the `from` of a message: any recipient, a short code, or an alphanumeric sender. Never throws. */
export function parseSender(written: string): Address | AddressFault {
  if (e164.test(written)) return parseNumber(written)
  const text = withReadDigits(written)
  if (text.length > textMax) return explain(text)
  if (isNumber(text)) return parseWritten(text)
  if (text.includes(":")) return parseChat(text)
  if (shortCode.test(text)) return { kind: "short_code", channel: "sms", text }
  if (/[A-Za-z]/.test(text) && !text.startsWith("+")) return parseAlphanumeric(text)
  return explain(text)
}

/**
 * Parses a number at which an account can receive: a phone number, a short code or a chat address. Never
 * throws.
 */
export function parseOwnNumber(text: string): Address | AddressFault {
  const address = parseSender(text)
  if (address.kind === "alphanumeric")
    return fault(`Recipients cannot reply to a sender of letters. Use a phone number, ${example}, or a short code.`)
  if (address.kind === "email")
    return fault("Posthorn does not receive email. To send from an email address, ask the operator for a sender rule.")
  return address
}

/** Only names at a domain can contain digits of other scripts. */
function withReadDigits(text: string): string {
  return text.includes("@") || text.length > textMax ? text : withPlainDigits(text)
}

/** Longer than any address that a network accepts. Longer texts are not parsed. */
const textMax = 320
/** URIs of a phone number (RFC 3966, RFC 5724). */
const numberScheme = /^(?:tel|sms):/i

/** Whether the text is a plus, followed only by digits and separators. */
function isNumber(text: string): boolean {
  return /^\+\d*$/.test(plainNumber(text).replace(numberScheme, ""))
}

/** `(0)` after a country code is the trunk prefix, which some plans omit in the international form. */
function parseWritten(text: string): Address | AddressFault {
  const number = plainNumber(text).replace(numberScheme, "")
  if (!e164.test(number)) return explain(number)
  const verdict = text.includes("(0)") ? classifyNumber(number) : undefined
  return parseNumber(verdict?.is === "otherwise_written" ? verdict.canonical : number)
}

const e164 = /^\+[1-9]\d{7,14}$/
const shortCode = /^\d{3,8}$/
const example = "as in +15551234567"

function parseNumber(text: string): Address | AddressFault {
  const verdict = classifyNumber(text)
  if (verdict.is === "possible") return { kind: "phone_number", channel: "sms", text }
  if (verdict.is === "otherwise_written")
    return unplanned(text, `Write the international number as ${verdict.canonical}.`)
  if (verdict.is === "of_no_country")
    return unplanned(
      text,
      `${text.slice(0, 4)} does not begin with a country code. Write + and the country code first, ${example}.`,
    )
  const lengths = verdict.lengths.filter((length) => length + verdict.callingCode.length <= 15)
  return unplanned(
    text,
    `Such a number cannot exist. After +${verdict.callingCode} it must have ${ranges(lengths)} digits, not ${text.length - 1 - verdict.callingCode.length}.`,
  )
}

/**
 * The letters, digits, space and marks that every network accepts in an alphanumeric sender (3GPP TS 23.040,
 * section 9.1.2.5: 11 septets).
 */
const alphanumeric = /^[A-Za-z0-9 &+._-]{1,11}$/

function parseAlphanumeric(text: string): Address | AddressFault {
  if (alphanumeric.test(text) && text.trim() === text) return { kind: "alphanumeric", channel: "sms", text }
  if (text.length > 11) return fault("A sender of letters can have at most 11 characters.")
  return fault("A sender of letters must have 1 to 11 characters: A-Z, a-z, 0-9, inner spaces and & + . _ -.")
}

function parseChat(text: string): Address | AddressFault {
  const end = text.indexOf(":")
  const name = text.slice(0, end).toLowerCase()
  const rest = text.slice(end + 1)
  const known = channels.find(({ channel }) => channel === name)
  if (name === "tel" || known?.addresses === "phone")
    return fault(`A phone number has no prefix ${name}:. Write it as a number, ${example}.`)
  if (!known) {
    const prefixes = prefixedChannels.map((channel) => `${channel}:`)
    return fault(`The channel is unknown. The prefix must be one of ${prefixes.join(", ")}.`)
  }
  if (known.addresses === "mailbox") return readEmail(rest)
  const channel = known.channel as ChatChannel
  if (known.addresses === "phone_prefixed") return parsePrefixed(channel, rest)
  const address = rest.toLowerCase()
  return known.addresses.pattern.test(address)
    ? { kind: "chat", channel, text: `${channel}:${address}` }
    : fault(`After ${channel}: comes an address such as ${known.addresses.example}.`)
}

/**
 * Returns the channel of an address that was parsed before. A phone number has the channel `sms`, even with
 * media.
 */
export function channelOf(address: string): string {
  const end = address.indexOf(":")
  return end < 0 ? "sms" : address.slice(0, end)
}

function readEmail(rest: string): Address | AddressFault {
  const email = parseEmail(rest)
  return "fault" in email ? fault(email.fault) : { kind: "email", channel: "email", text: `email:${email.address}` }
}

function parsePrefixed(channel: ChatChannel, rest: string): Address | AddressFault {
  const number = isNumber(rest) ? parseWritten(rest) : explain(rest)
  if (number.kind !== "fault") return { kind: "chat", channel, text: `${channel}:${number.text}` }
  const { sentence, reported } = number
  if (!reported) return number
  return { ...number, reported: { kind: "reported", channel, text: `${channel}:${reported.text}`, sentence } }
}

/**
 * Explains why this is not an E.164 number. It names the first common mistake that it finds, so that the
 * sentence can say how to correct it.
 */
function explain(text: string): AddressFault {
  if (text === "") return fault(`The address is empty. Use a phone number, ${example}.`)
  if (text.length > textMax) return fault(`The address is too long. Use a phone number, ${example}.`)
  const number = plainNumber(text)
  if (/^00\d+$/.test(number)) return unplanned(number, `Write + instead of the leading 00: +${number.slice(2)}.`)
  if (/^\d+$/.test(number))
    return unplanned(number, `The number has no leading +. Write + and the country code, ${example}.`)
  if (text.startsWith("+0"))
    return unplanned(number, `No country code begins with 0. Write + and the country code, ${example}.`)
  if (/^\+\d*$/.test(text))
    return unplanned(number, `A number must have 8 to 15 digits after the +, not ${text.length - 1}.`)
  return fault(`A phone number must be + and digits, ${example}.`)
}

/** `9`, `7 or 9`, `4 to 11`, `4 to 7 or 9`. */
function ranges(lengths: readonly number[]): string {
  const runs: [number, number][] = []
  for (const length of lengths) {
    const last = runs.at(-1)
    if (last && last[1] === length - 1) last[1] = length
    else runs.push([length, length])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`)).join(" or ")
}

/** The most digits of an address on the wire of SMPP 3.4, section 5.2.9. */
const reportedForm = /^\+?\d{1,20}$/

function unplanned(text: string, sentence: string): AddressFault {
  const reported: ReportedAddress = { kind: "reported", channel: "sms", text, sentence }
  return { kind: "fault", sentence, ...(reportedForm.test(text) ? { reported } : {}) }
}

function fault(sentence: string): AddressFault {
  return { kind: "fault", sentence }
}

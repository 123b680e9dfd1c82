import { isoTime } from "#core/std/iso-time.ts"
import { decodeLatin1 } from "./alphabets.ts"
import { readPduContent } from "./content.ts"
import { alphabetOf, decodeText, withoutTrailingNuls } from "./data-coding.ts"
import type { DefaultAlphabet } from "./text-coding.ts"
import { deliveryKindOf, type DeliveryKind } from "./esm-class.ts"
import { validUtc } from "./smpp-time.ts"
import { readTlv, type Tlv } from "./tlvs.ts"

/** The states of a message (SMPP 3.4, section 5.2.28), and the two that 5.0 added. */
export type MessageState =
  | "scheduled"
  | "enroute"
  | "delivered"
  | "expired"
  | "deleted"
  | "undeliverable"
  | "accepted"
  | "unknown"
  | "rejected"
  | "skipped"

/** The SMSC's report about a message. */
export interface DeliveryReceipt {
  kind: Exclude<DeliveryKind, "message" | "conversation_abort">
  /**
   * The ids of the message: first the one in the parameter, then the one in the text. They can have different
   * bases. Empty when the receipt has no id.
   */
  messageIds: readonly string[]
  /** Null without a known state. */
  state: MessageState | null
  /** The word after `stat:`. */
  stateWord: string | null
  /** The value after `err:`: three or four digits, hexadecimal, or a word. */
  error: string | null
  /** From network_error_code (5.3.2.31). `networkType` is null when the peer wrote three digits instead. */
  networkError: { networkType: number | null; code: number } | null
  /** In milliseconds, read as UTC. The text has no time zone, and many SMSCs write their local time. */
  submittedAt: number | null
  doneAt: number | null
  /** The content as it was written. */
  text: string
}

/** The fields that a receipt can have in its text alone. */
type InText = "state" | "stateWord" | "error" | "submittedAt" | "doneAt"

/** A deliver_sm or a data_sm. */
export interface DeliveryPdu {
  fields: { esmClass: number; dataCoding: number; shortMessage?: Buffer }
  tlvs: readonly Tlv[]
}

export interface ReceiptOptions {
  alphabet: DefaultAlphabet
  /** For peers that leave esm_class at 0: receipted_message_id and message_state together make a receipt. */
  trustsTlvs: boolean
}

/**
 * Returns the receipt (SMPP 3.4, section 2.11 and appendix B) in a deliver_sm or data_sm, or null when it is
 * none. The optional parameters have priority over the text. The text alone never makes a receipt, because
 * any handset can write it.
 */
export function readReceipt(pdu: DeliveryPdu, options: ReceiptOptions): DeliveryReceipt | null {
  const kind = receiptKindOf(pdu, options.trustsTlvs)
  if (!kind) return null
  const text = receiptText(pdu, options.alphabet)
  const said = parseReceiptText(text)
  const fromTlv = readTlv(pdu.tlvs, "receiptedMessageId")?.trim()
  const ids = [fromTlv, said.messageId].filter((id) => id !== undefined && id !== null && id !== "")
  const state = readTlv(pdu.tlvs, "messageState")
  return {
    ...said,
    kind,
    messageIds: [...new Set(ids as string[])],
    state: (state === undefined ? null : stateOfNumber(state)) ?? said.state,
    networkError: readNetworkError(pdu.tlvs),
    text,
  }
}

function receiptKindOf({ fields, tlvs }: DeliveryPdu, trustsTlvs: boolean): DeliveryReceipt["kind"] | null {
  const kind = deliveryKindOf(fields.esmClass)
  if (kind !== "message" && kind !== "conversation_abort") return kind
  if (!trustsTlvs || kind !== "message") return null
  const hasBoth = readTlv(tlvs, "receiptedMessageId") !== undefined && readTlv(tlvs, "messageState") !== undefined
  return hasBoth ? "receipt" : null
}

/** Receipts of SMSCs have about 120 octets. Octets beyond this limit are not read. */
const octetsMax = 4_096

/**
 * Returns the text of a receipt. It is plain ASCII whatever its data_coding, because some peers copy that of
 * the message.
 */
function receiptText(pdu: DeliveryPdu, alphabet: DefaultAlphabet): string {
  const octets = readPduContent(pdu).octets.subarray(0, octetsMax)
  const plain = decodeLatin1(withoutTrailingNuls(octets))
  if (/^\s*(id|sub|dlvrd|stat|err|submit date|done date)\s*:/i.test(plain)) return plain
  return decodeText(octets, { alphabet: alphabetOf(pdu.fields.dataCoding, alphabet) })
}

/**
 * Reads three octets: the network and its code. Some peers wrongly write three ASCII digits instead. Real
 * network types are far below the codes of digits.
 */
function readNetworkError(tlvs: readonly Tlv[]): DeliveryReceipt["networkError"] {
  const value = readTlv(tlvs, "networkErrorCode")
  if (value?.length !== 3) return null
  const digits = value.toString("latin1")
  if (/^\d{3}$/.test(digits)) return { networkType: null, code: Number(digits) }
  return { networkType: value[0] ?? 0, code: value.readUInt16BE(1) }
}

/** Indexed by the number in message_state. */
const states: readonly MessageState[] = [
  "scheduled",
  "enroute",
  "delivered",
  "expired",
  "deleted",
  "undeliverable",
  "accepted",
  "unknown",
  "rejected",
  "skipped",
]

/** The words after `stat:` (appendix B, table B-2), and those that gateways add. */
const words: Readonly<Record<string, MessageState>> = {
  SCHEDULED: "scheduled",
  SCHEDUL: "scheduled",
  ENROUTE: "enroute",
  DELIVRD: "delivered",
  DELIVERED: "delivered",
  EXPIRED: "expired",
  DELETED: "deleted",
  UNDELIV: "undeliverable",
  UNDELIVERABLE: "undeliverable",
  UNDELIVERED: "undeliverable",
  ACCEPTD: "accepted",
  ACCEPTED: "accepted",
  ACKED: "accepted",
  BUFFRED: "accepted",
  BUFFERD: "accepted",
  BUFFERED: "accepted",
  UNKNOWN: "unknown",
  REJECTD: "rejected",
  REJECTED: "rejected",
  SKIPPED: "skipped",
  // Words that are not in the standard, but that real carriers send. Each has only one meaning.
  DELIVERD: "delivered",
  FAILED: "undeliverable",
  FAIL: "undeliverable",
  UNDELIVERD: "undeliverable",
  UNDELIVRD: "undeliverable",
  NOTDELIVERED: "undeliverable",
  EXPIRD: "expired",
  TIMEOUT: "expired",
  REJECT: "rejected",
  BLOCKED: "rejected",
  CANCELED: "deleted",
  CANCELLED: "deleted",
  QUEUED: "accepted",
  PENDING: "accepted",
  SENT: "accepted",
  SUBMITTED: "accepted",
}

/** Returns the state of a message_state (SMPP 3.4, section 5.2.28), or null for an unknown number. */
export function stateOfNumber(messageState: number): MessageState | null {
  return states[messageState] ?? null
}

const keys = /(?:^|[\s,;])(id|sub|dlvrd|submit[ _]?date|done[ _]?date|stat|err|text)\s*:/gi

/**
 * Reads `id:… sub:… dlvrd:… submit date:… done date:… stat:… err:… text:…` (SMPP 3.4, appendix B). The
 * standard calls it an example, and implementations differ. So the keys can have any order and case, any of
 * them can be missing, and only the first of each counts. Never throws.
 */
export function parseReceiptText(text: string): Pick<DeliveryReceipt, InText> & { messageId: string | null } {
  const values = new Map<string, string>()
  const found = [...text.matchAll(keys)]
  for (const [index, match] of found.entries()) {
    const key = (match[1] ?? "").toLowerCase().replace(/[ _]/g, "")
    const value = text.slice(match.index + match[0].length, found[index + 1]?.index)
    if (!values.has(key)) values.set(key, value)
  }
  const stateWord = firstWord(values.get("stat"))
  return {
    messageId: firstWord(values.get("id")),
    state: words[stateWord?.toUpperCase() ?? ""] ?? null,
    stateWord,
    error: firstWord(values.get("err")),
    submittedAt: parseDate(values.get("submitdate")),
    doneAt: parseDate(values.get("donedate")),
  }
}

/**
 * Patterns of the fields of appendix B: the key, and a possible value. Only an id and a date can be as long
 * as most verification codes.
 */
const values = {
  id: /[\s,;]*id\s*:\s*[^\s,;\0]{0,65}(?![^\s,;\0])/iy,
  sub: /[\s,;]*sub\s*:\s*\d{0,3}(?![^\s,;\0])/iy,
  dlvrd: /[\s,;]*dlvrd\s*:\s*\d{0,3}(?![^\s,;\0])/iy,
  submitted:
    /[\s,;]*submit[ _]?date\s*:\s*(?:\d{10,14}|\d{2,4}[-/.]\d\d[-/.]\d\d[ T]\d\d:\d\d(?::\d\d)?)?(?![^\s,;\0])/iy,
  done: /[\s,;]*done[ _]?date\s*:\s*(?:\d{10,14}|\d{2,4}[-/.]\d\d[-/.]\d\d[ T]\d\d:\d\d(?::\d\d)?)?(?![^\s,;\0])/iy,
  state: /[\s,;]*stat\s*:\s*[a-z_]{0,20}\d{0,3}(?![^\s,;\0])/iy,
  error: /[\s,;]*err\s*:\s*(?:(?:0x)?[\da-f]{1,4}|[a-z_]{0,20}\d{0,3})(?![^\s,;\0])/iy,
}

/**
 * Returns the fields of appendix B at the start of a receipt, each once, as they are written. The text after
 * them may be the message, which some carriers repeat with or without `text:`.
 */
export function fieldsOfReceipt(text: string): string {
  const left = new Set(Object.values(values))
  let end = 0
  const isField = (value: RegExp) => {
    value.lastIndex = end
    return value.test(text)
  }
  for (let next; (next = [...left].find(isField)); left.delete(next)) end = next.lastIndex
  return text.slice(0, end)
}

/** Returns the text of a receipt as in appendix B. Dates are in UTC. */
export function buildReceiptText(receipt: {
  messageId: string
  state: MessageState
  /** The code of the network; "000" for success. */
  error: string
  submittedAt: number
  doneAt: number
  /** The message; its first 20 characters are used. */
  text: string
}): string {
  const dlvrd = receipt.state === "delivered" ? "001" : "000"
  return (
    `id:${receipt.messageId} sub:001 dlvrd:${dlvrd} submit date:${formatDate(receipt.submittedAt)} ` +
    `done date:${formatDate(receipt.doneAt)} stat:${wordOf(receipt.state)} err:${receipt.error} text:${receipt.text.slice(0, 20)}`
  )
}

/** The first word of the table for a state is the standard's. */
function wordOf(state: MessageState): string {
  return Object.keys(words).find((word) => words[word] === state) ?? "UNKNOWN"
}

function firstWord(value: string | undefined): string | null {
  return (
    value
      ?.replace(/[\0,;]/g, " ")
      .trim()
      .split(/\s/)[0] || null
  )
}

function formatDate(at: number): string {
  return isoTime(at).replace(/\D/g, "").slice(2, 12)
}

/** Parses YYMMDDhhmm, with or without seconds. If that is impossible, parses a year of four digits. */
function parseDate(value: string | undefined): number | null {
  const digits = value?.replace(/[^\d]/g, "") ?? ""
  if (digits.length === 10 || digits.length === 12) {
    const short = dateOf(`20${digits}`)
    if (short !== null || digits.length === 10) return short
  }
  return digits.length === 12 || digits.length === 14 ? dateOf(digits) : null
}

/** Parses YYYYMMDDhhmm, with or without seconds. */
function dateOf(digits: string): number | null {
  const at = (start: number) => Number(digits.slice(start, start + 2))
  return validUtc([Number(digits.slice(0, 4)), at(4), at(6), at(8), at(10), at(12)])
}

import type { Submission } from "#messaging/carriers/carrier.ts"
import type { MessageErrorCode } from "#messaging/carriers/error-codes.ts"

/**
 * A fault that the simulated network can apply to a message. `sentence` is documentation: the API and the
 * docs print this table.
 */
export interface Trouble {
  name: string
  /** The end of the recipient's number, or of the name in a chat address, that causes it. */
  suffix: string
  sentence: string
  /** The final error of every part. */
  undelivered?: MessageErrorCode
  /** The error in the answer to the submission. */
  refused?: MessageErrorCode
  receiptDelayMs?: number
  /** How the answer to the submission goes wrong. */
  answer?: "after_receipt" | "throttled" | "lost" | "slow"
  /** How the receipts go wrong. */
  receipts?:
    | "none"
    | "twice"
    | "late_accepted"
    | "contradictory"
    | "last_part_fails"
    | "read"
    | "read_first"
    | "read_only"
}

/** Throttled submissions before one is accepted. */
export const throttledTimes = 3
export const throttledRetryMs = 100
/** The delay of the answer for the slow suffix, and of its receipt. */
export const slowAnswerMs = 2_000
export const slowReceiptMs = 5_000
export const lateReceiptMs = 60_000
/** The delay between receipts and their late answer. */
export const lateAnswerMs = 50

export const troubles: readonly Trouble[] = [
  fails("0003", "unreachable_handset", "the handset is switched off"),
  fails("0005", "unknown_handset", "the network knows no such subscriber"),
  fails("0006", "landline", "the number is a landline"),
  fails("0007", "blocked_by_carrier", "the carrier filters the message"),
  fails("0008", "delivery_failed", "the carrier gives no reason"),
  {
    suffix: "0101",
    name: "no_receipt",
    receipts: "none",
    sentence: "Accepted, but the carrier sends no receipt, so the status stays sent.",
  },
  {
    suffix: "0102",
    name: "receipt_before_answer",
    answer: "after_receipt",
    sentence: "Delivered. The receipt arrives before the response to the submission.",
  },
  { suffix: "0103", name: "receipt_twice", receipts: "twice", sentence: "Delivered. The receipt arrives twice." },
  {
    suffix: "0104",
    name: "receipts_out_of_order",
    receipts: "late_accepted",
    sentence: "Delivered. The receipt of the delivery arrives before the receipt of the acceptance.",
  },
  {
    suffix: "0105",
    name: "receipts_contradictory",
    receipts: "contradictory",
    sentence: "Undelivered (unreachable_handset), then delivered.",
  },
  {
    suffix: "0106",
    name: "last_part_fails",
    receipts: "last_part_fails",
    sentence:
      "The last part of a long message is undelivered (delivery_failed), and the other parts are delivered. A message with one part is delivered.",
  },
  {
    suffix: "0107",
    name: "throttled",
    answer: "throttled",
    sentence: `Throttled ${throttledTimes} times, then accepted and delivered.`,
  },
  {
    suffix: "0108",
    name: "answer_lost",
    answer: "lost",
    sentence:
      "The carrier accepts the first submission, but its response is lost, and the receipt arrives. The carrier responds to a second submission.",
  },
  {
    suffix: "0109",
    name: "slow",
    answer: "slow",
    sentence: `Delivered slowly: the response takes ${slowAnswerMs / 1000} s, and the receipt another ${slowReceiptMs / 1000} s.`,
  },
  { suffix: "0110", name: "read", receipts: "read", sentence: "Delivered, then read." },
  {
    suffix: "0111",
    name: "read_before_delivery",
    receipts: "read_first",
    sentence: "Read. The receipt of the reading arrives before the receipt of the delivery.",
  },
  {
    suffix: "0112",
    name: "window_closed",
    refused: "window_closed",
    sentence: "Failed (window_closed), unless the message has a template: the person has not written for 24 hours.",
  },
  {
    suffix: "0113",
    name: "blocked_by_recipient",
    refused: "blocked_by_recipient",
    sentence: "Failed (blocked_by_recipient): the person has blocked the sender.",
  },
  {
    suffix: "0114",
    name: "read_without_delivery",
    receipts: "read_only",
    sentence: "Read. Only the receipt of the reading arrives, and also counts as the receipt of the delivery.",
  },
  {
    suffix: "0115",
    name: "late_delivery",
    receiptDelayMs: lateReceiptMs,
    sentence: `Delivered late: the receipt arrives after ${lateReceiptMs / 1000} s.`,
  },
]

/** Twilio's test numbers: the answer to the submission refuses them, so the message ends as failed. */
export const refusedRecipients: ReadonlyMap<string, MessageErrorCode> = new Map([
  ["+15005550001", "invalid_recipient"],
  ["+15005550002", "unroutable"],
  ["+15005550003", "region_not_permitted"],
  ["+15005550004", "recipient_opted_out"],
  ["+15005550009", "not_mobile"],
])

/**
 * Test numbers as senders. 0006 is accepted, these have their own errors, and every other one of the range is
 * `sender_not_permitted`.
 */
export const refusedSenders: ReadonlyMap<string, MessageErrorCode> = new Map([
  ["+15005550001", "invalid_sender"],
  ["+15005550007", "sender_not_permitted"],
  ["+15005550008", "sender_queue_full"],
])

/** Returns the refusal that the addresses cause, if any. A template passes a closed window. */
export function refusalOf({
  to,
  from,
  template,
}: Pick<Submission, "to" | "from" | "template">): MessageErrorCode | undefined {
  const { refused } = troubleOf(to) ?? {}
  return magicRefusal(to, from) ?? (refused === "window_closed" && template ? undefined : refused)
}

function magicRefusal(to: string, from: string): MessageErrorCode | undefined {
  if (from.startsWith(magicRange) && from !== goodSender) return refusedSenders.get(from) ?? "sender_not_permitted"
  return to.startsWith(magicRange) ? refusedRecipients.get(to) : undefined
}

/**
 * Returns the trouble that the recipient causes. The end of a number or of a chat's id decides, or the end of
 * the name in an address with a domain. Twilio's range of test numbers causes none.
 */
export function troubleOf(to: string): Trouble | undefined {
  const [, name = to] = /^(?!email:)[a-z]+:@?([^@:]+)/.exec(to) ?? []
  const trouble = bySuffix.get(name.slice(-4))
  return trouble && !to.startsWith(magicRange) ? trouble : undefined
}

const magicRange = "+1500555"
const goodSender = "+15005550006"
const bySuffix = new Map(troubles.map((trouble) => [trouble.suffix, trouble]))

function fails(suffix: string, code: MessageErrorCode, why: string): Trouble {
  return { suffix, name: code, undelivered: code, sentence: `Accepted, then undelivered (${code}): ${why}.` }
}

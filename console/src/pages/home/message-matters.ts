import type { ErrorCount, MessageCounts } from "posthorn"
import { formatShare } from "../../components/format.ts"
import type { Facts, Matter } from "./matter.ts"
import { countOf } from "../../components/count-of.ts"

/** Errors that say something of the account or its carriers, and not of one recipient or text. */
const mendable = new Set([
  "unroutable",
  "region_not_permitted",
  "invalid_sender",
  "sender_not_permitted",
  "sender_queue_full",
  "throttled",
  "carrier_unavailable",
  "carrier_rejected",
  "channel_unavailable",
  "media_unfetchable",
])

export function messageMatters({ statistics, dayBefore, waiting, holds, deadLetters }: Facts): Matter[] {
  const errors = statistics?.errors ?? []
  const held = holds.reduce((sum, { num_held_receipts: count }) => sum + count, 0)
  const matters = [
    waiting > 0 && late(waiting),
    deadLetters > 0 && notStored(deadLetters),
    statistics && dayBefore && rateFell(statistics.total.messages, dayBefore, errors[0]),
    ...errors.map(errorMatter),
    held > 0 && holding(held),
  ]
  return matters.filter((matter) => matter !== false && matter !== undefined && matter !== null)
}

function late(waiting: number): Matter {
  const time = "for more than five minutes to be sent."
  const text = countOf(waiting, `message has waited ${time}`, `messages have waited ${time}`)
  return { key: "waiting", urgency: "now", text, act: "See which", to: "/messages", search: { status: "queued" } }
}

/** They come with their texts, so the home page reads few. */
export const deadLettersCountedMax = 10

function notStored(count: number): Matter {
  const messages = countOf(count, "inbound message")
  const counted = count < deadLettersCountedMax ? messages : `At least ${messages}`
  const text = `${counted} could not be stored. Posthorn tries again once an hour.`
  return { key: "dead letters", urgency: "today", text, act: "See which", to: "/dead-letters" }
}

function holding(held: number): Matter {
  const text = `The simulator holds ${countOf(held, "receipt")} back, so the messages stay sent.`
  return { key: "holds", urgency: "soon", text, act: "Release them", to: "/simulator" }
}

function errorMatter({ error_code: code, error_message: message, count }: ErrorCount): Matter | null {
  const link = { key: code, act: "See which", to: "/messages", search: { error_code: code } }
  const messages = countOf(count, "message")
  if (code === "outcome_unknown") {
    const text = countOf(
      count,
      "message of the last day has an unknown outcome: the carrier did not say whether it took it.",
      "messages of the last day have an unknown outcome: the carrier did not say whether it took them.",
    )
    return { ...link, urgency: "now", text }
  }
  if (!mendable.has(code)) return null
  return { ...link, urgency: "today", text: `${messages} of the last day failed. ${message ?? code}` }
}

/** The number of messages from which a rate is meaningful. */
const endedMin = 20
const dropMin = 0.05
/** Standard deviations that chance alone does not reach. */
const surpriseMin = 3

function rateFell(today: MessageCounts, before: MessageCounts, worst: ErrorCount | undefined): Matter | null {
  if (!fellClearly(endedOf(today), endedOf(before))) return null
  const [now, then] = [endedOf(today), endedOf(before)].map(({ good, all }) => formatShare(good / all))
  const reason = worst ? ` The most frequent reason: ${worst.error_message ?? worst.error_code}` : ""
  const search: Record<string, string> = worst ? { error_code: worst.error_code } : { status: "undelivered" }
  const text = `The delivery rate fell to ${now}, from ${then} the day before.${reason}`
  return { key: "rate", urgency: "now", text, act: "See which", to: "/messages", search }
}

export interface Ended {
  good: number
  all: number
}

/** Whether a share is lower than the one before by more than chance and by something that matters. */
export function fellClearly(today: Ended, before: Ended): boolean {
  if (today.all < endedMin || before.all < endedMin) return false
  const drop = before.good / before.all - today.good / today.all
  const pooled = (today.good + before.good) / (today.all + before.all)
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / today.all + 1 / before.all))
  return drop >= dropMin && drop > surpriseMin * deviation
}

function endedOf({ delivered, undelivered, failed }: MessageCounts): Ended {
  return { good: delivered, all: delivered + undelivered + failed }
}

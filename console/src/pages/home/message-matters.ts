import type { ErrorCount, MessageCounts, Statistics } from "@posthorn/client"
import { formatShare } from "../../components/format.ts"
import type { Facts, Matter } from "./matter.ts"
import * as strings from "./strings.ts"

/** Errors whose cause is the account or its carriers, and not one recipient or text. */
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
  const period: Period = statistics ? { created_after: statistics.from } : {}
  const held = holds.reduce((sum, { num_held_receipts: count }) => sum + count, 0)
  const matters = [
    waiting > 0 && late(waiting, period),
    deadLetters > 0 && notStored(deadLetters),
    statistics && dayBefore && rateFell(statistics, dayBefore, period),
    ...errors.map((error) => errorMatter(error, period)),
    held > 0 && holding(held),
  ]
  return matters.filter((matter) => matter !== false && matter !== undefined && matter !== null)
}

/** A link shows the messages of the period that its text counts. */
type Period = { created_after?: string }

function late(waiting: number, period: Period): Matter {
  const text = strings.messagesLate(waiting)
  const search = { status: "queued", ...period }
  return { key: "waiting", urgency: "now", text, act: strings.showMessages, to: "/messages", search }
}

/** They contain their texts, so the home page reads few. */
export const deadLettersCountedMax = 10

function notStored(count: number): Matter {
  const text = (count < deadLettersCountedMax ? strings.notStored : strings.notStoredAtLeast)(count)
  return { key: "dead_letters", urgency: "today", text, act: strings.showDeadLetters, to: "/dead-letters" }
}

function holding(held: number): Matter {
  const text = strings.receiptsHeld(held)
  return { key: "holds", urgency: "soon", text, act: strings.releaseReceipts, to: "/simulator" }
}

function errorMatter({ error_code: code, error_message: message, count }: ErrorCount, period: Period): Matter | null {
  const link = { key: code, act: strings.showMessages, to: "/messages", search: { error_code: code, ...period } }
  if (code === "outcome_unknown") return { ...link, urgency: "now", text: strings.outcomesUnknown(count) }
  if (!mendable.has(code)) return null
  return { ...link, urgency: "today", text: `${strings.messagesFailed(count)} ${message ?? code}` }
}

/** The number of messages from which a rate is meaningful. */
const endedMin = 20
const dropMin = 0.05
/** The number of standard deviations that chance does not explain. */
const surpriseMin = 3

function rateFell({ total, errors: [worst] }: Statistics, before: MessageCounts, period: Period): Matter | null {
  const today = total.messages
  if (!fellClearly(endedOf(today), endedOf(before))) return null
  const [now, then] = [endedOf(today), endedOf(before)].map(({ good, all }) => formatShare(good / all))
  const reason = worst ? ` ${strings.mostFrequentReason(worst.error_message ?? worst.error_code)}` : ""
  const search = { ...(worst ? { error_code: worst.error_code } : { status: "undelivered" }), ...period }
  const text = strings.deliveryRateFell(now ?? "", then ?? "") + reason
  return { key: "rate", urgency: "now", text, act: strings.showMessages, to: "/messages", search }
}

export interface Ended {
  good: number
  all: number
}

/** Whether a share fell by more than chance explains, and by enough to matter. */
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

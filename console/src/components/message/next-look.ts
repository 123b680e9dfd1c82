import type { Message } from "@posthorn/client"
import { isFinal } from "./message.ts"

const soonMs = 700
const laterMs = 10_000
const youngMs = 60_000

/** Returns when to read a message again that is on its way: often at first. Receipts can take days. */
export function nextLookMs(message: Message | undefined, now = Date.now()): number | false {
  if (!message || isFinal(message)) return false
  const from = Date.parse(message.send_at ?? message.created_at)
  const sinceMs = now - from
  return sinceMs > -soonMs && sinceMs < youngMs ? soonMs : laterMs
}

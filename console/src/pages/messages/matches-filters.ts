import type { MessageFilters } from "../../components/message/messages-api.ts"
import type { Message } from "posthorn"

/**
 * Whether the list with these filters would hold the message: the API's own rules, for what comes over the
 * stream.
 */
export function matchesFilters(message: Message, filters: MessageFilters): boolean {
  const { tag, number, created_after: after, created_before: before, ...exact } = filters
  for (const [name, wanted] of Object.entries(exact) as [
    "status" | "error_code" | "direction" | "to" | "from" | "channel",
    string,
  ][])
    if (wanted && message[name] !== wanted.trim()) return false
  if (number && ![message.to, message.from].some((address) => isNumber(address, number.trim()))) return false
  if (tag && !message.tags.includes(tag)) return false
  const createdAt = Date.parse(message.created_at)
  if (after && createdAt < Date.parse(after)) return false
  return !before || createdAt < Date.parse(before)
}

/** A number with its plus is the whole of it; digits alone may be any part. */
function isNumber(address: string, wanted: string): boolean {
  return wanted.startsWith("+") ? address === wanted : address.includes(wanted)
}

import type { MessageFilters } from "../../components/message/messages-api.ts"
import type { Message } from "@posthorn/client"

/**
 * Whether the list with these filters would contain the message. Applies the API's rules to messages from the
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

/** Digits can match any part. A number with a plus, and an address with a prefix, must match completely. */
function isNumber(address: string, wanted: string): boolean {
  return /^\d+$/.test(wanted) ? address.includes(wanted) : address === wanted
}

import { toSid } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"
import type { EventType } from "./catalogue.ts"

export interface EventHead {
  id: string
  type: EventType
  accountId: string
  sequence: number
  /** Milliseconds. */
  occurredAt: number
}

/**
 * The JSON of an event as it is signed and sent: serialised once, so that every attempt has the same bytes.
 * `data` is already JSON.
 */
export function eventBody(head: EventHead, data: string): string {
  const { id, type, accountId, sequence, occurredAt } = head
  // Composed by hand, because none of these values needs escaping, and thousands a second are made.
  return (
    `{"sid":"${toSid("event", id)}","type":"${type}","timestamp":"${isoTime(occurredAt)}",` +
    `"sequence":${sequence},"account_sid":"${toSid("account", accountId)}","data":${data}}`
  )
}

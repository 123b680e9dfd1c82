import type { NewEvent } from "#endpoints/announcer.ts"
import type { EventType } from "#events/catalogue.ts"
import { eventBody } from "#events/event-body.ts"
import type { SharedRecord } from "#events/event-record.ts"
import type { NewId } from "#std/ids.ts"
import { renderMessage } from "./message-resource.ts"
import type { Message } from "./message.ts"

/**
 * The event that reports the present status of a message. It is in a shared record that the message's row
 * names, or has an id for a record of its own. `detail` is for the timeline only.
 */
export function messageEvent(
  message: Message,
  place: SharedRecord | NewId,
  detail: string | null,
  resource?: string,
  type: EventType = `messages.${message.status}`,
): NewEvent {
  const { accountId, id: subjectId, sequence, updatedAt: occurredAt } = message
  const [id, recordId] = typeof place === "function" ? [place()] : [place.nextId(), place.id]
  const write = () => eventBody({ id, type, accountId, sequence, occurredAt }, resource ?? renderMessage(message))
  // When a message continues on another channel, its content changes, so the body is rendered at once.
  const body = message.fallback ? write() : write
  return { accountId, id, recordId, type, subjectId, sequence, occurredAt, body, detail }
}

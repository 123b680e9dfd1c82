import { messageErrorCodes, type MessageErrorCode } from "#carriers/error-codes.ts"
import type { Tx } from "#db/database.ts"
import type { EventType } from "#events/catalogue.ts"
import { eventBody } from "#events/event-body.ts"
import type { EventRow } from "#events/event-record.ts"
import { renderMessage } from "#messaging/message-resource.ts"
import { messageStatuses, type Message, type MessageStatus } from "#messaging/message.ts"
import { readMessages } from "#messaging/store.ts"

/**
 * The JSON of each event, in order. An event of a message that no endpoint asked for has no stored body; all it says stands in
 * the message's row still, since what changes of a message changes once, and is written here as it was at the event.
 */
export async function readEventBodies(tx: Tx, accountId: string, events: readonly EventRow[]): Promise<string[]> {
  const bare = events.filter(({ body }) => body === null)
  const written = await writeEventBodies(tx, accountId, bare)
  // Deleted between the two statements: then the event has its erased body by now, and is left out once.
  return events.flatMap(({ id, body }) => body ?? written.get(id) ?? [])
}

/** The JSON of events without a stored body, by their ids. An event whose message is no more is not in it. */
export async function writeEventBodies(
  tx: Tx,
  accountId: string,
  bare: readonly Omit<EventRow, "body">[],
): Promise<Map<string, string>> {
  const messages = await readMessages(tx, accountId, [...new Set(bare.map((event) => event.subject_id))])
  const written = new Map<string, string>()
  for (const event of bare) {
    const message = messages.get(event.subject_id)
    if (message) written.set(event.id, writeEventBody(message, event))
  }
  return written
}

/** What the event said, from the message as it is now. */
export function writeEventBody(message: Message, event: Omit<EventRow, "body">): string {
  const { id, type, sequence, occurred_at: occurredAt } = event
  const head = { id, type, accountId: message.accountId, sequence, occurredAt }
  if (type === "messages.read")
    return eventBody(head, renderMessage(asItWas(message, "delivered", event, message.readAt)))
  return eventBody(head, renderMessage(asItWas(message, statusOf(type), event)))
}

/** The resource as the answer to its acceptance showed it, from the message as it is now. */
export function renderWhenAccepted(message: Message): string {
  return renderMessage(asItWas(message, "queued", { sequence: 1, occurred_at: message.createdAt, detail: null }))
}

type Moment = Pick<EventRow, "sequence" | "occurred_at" | "detail">

/** `readAt`: of the event that says so, and null for all others, which came before it. */
function asItWas(message: Message, status: MessageStatus, event: Moment, readAt: number | null = null): Message {
  const wasSubmitted = status === "sent" || status === "delivered" || status === "undelivered"
  return {
    ...message,
    status,
    sequence: event.sequence,
    updatedAt: event.occurred_at,
    priceMicros: wasSubmitted ? message.rateMicros : null,
    sentAt: wasSubmitted ? message.sentAt : null,
    deliveredAt: status === "delivered" ? (readAt === null ? event.occurred_at : message.deliveredAt) : null,
    readAt,
    ...errorOf(message, status, event),
  }
}

/** The row keeps the error of its last status; that of an `undelivered` which a later receipt corrected is in the event's detail. */
function errorOf(message: Message, status: MessageStatus, event: Moment): Pick<Message, "errorCode" | "errorMessage"> {
  if (status !== "failed" && status !== "undelivered") return { errorCode: null, errorMessage: null }
  if (message.status === status) return { errorCode: message.errorCode, errorMessage: message.errorMessage }
  const { code } = JSON.parse(event.detail ?? "{}") as { code?: MessageErrorCode | null }
  const errorCode = code ?? "delivery_failed"
  return { errorCode, errorMessage: messageErrorCodes[errorCode] }
}

function statusOf(type: EventType): MessageStatus {
  const status = type.slice("messages.".length)
  return messageStatuses.find((known) => known === status) ?? "queued"
}

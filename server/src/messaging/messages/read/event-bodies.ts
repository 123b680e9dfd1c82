import { messageErrorCodes, type MessageErrorCode } from "#messaging/carriers/error-codes.ts"
import type { Tx } from "#core/db/database.ts"
import type { EventType } from "#core/events/catalogue.ts"
import { eventBody } from "#core/events/event-body.ts"
import type { EventRow } from "#core/events/event-record.ts"
import { asAccepted } from "#messaging/messages/fallback/fallback.ts"
import { renderMessage } from "#messaging/messages/message-resource.ts"
import { messageStatuses, type Message, type MessageStatus } from "#messaging/messages/message.ts"
import { readMessages } from "#messaging/messages/store.ts"

/**
 * The JSON of each event, in order. If no endpoint wanted an event of a message, its body is not stored. It
 * is derived from the message's row, because each value of a message changes only once.
 */
export async function readEventBodies(tx: Tx, accountId: string, events: readonly EventRow[]): Promise<string[]> {
  const bare = events.filter(({ body }) => body === null)
  const written = await writeEventBodies(tx, accountId, bare)
  // The message was deleted between the two statements. The event has an erased body now, and this page omits
  // it.
  return events.flatMap(({ id, body }) => body ?? written.get(id) ?? [])
}

/** The JSON of events without a stored body, by their ids. An event whose message is deleted is absent. */
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

/** The body of an event, from the present message. */
export function writeEventBody(message: Message, event: Omit<EventRow, "body">): string {
  const { id, type, sequence, occurred_at: occurredAt } = event
  const head = { id, type, accountId: message.accountId, sequence, occurredAt }
  if (type === "messages.read")
    return eventBody(head, renderMessage(asItWas(message, "delivered", event, message.readAt)))
  return eventBody(head, renderMessage(asItWas(message, statusOf(type), event)))
}

/** The resource as it was when the message was accepted, from the present message. */
export function renderWhenAccepted(message: Message): string {
  return renderMessage(
    asItWas(asAccepted(message), "queued", { sequence: 1, occurred_at: message.createdAt, detail: null }),
  )
}

type Moment = Pick<EventRow, "sequence" | "occurred_at" | "detail">

/** `readAt` belongs to the event that reports it, and is null in all earlier events. */
function asItWas(message: Message, status: MessageStatus, event: Moment, readAt: number | null = null): Message {
  const wasSubmitted = status === "sent" || status === "delivered" || status === "undelivered"
  return {
    ...message,
    status,
    sequence: event.sequence,
    carrierId: carrierAt(message, event.sequence),
    updatedAt: event.occurred_at,
    priceMicros: wasSubmitted ? message.rateMicros : null,
    sentAt: wasSubmitted ? message.sentAt : null,
    deliveredAt: status === "delivered" ? (readAt === null ? event.occurred_at : message.deliveredAt) : null,
    readAt,
    ...errorOf(message, status, event),
  }
}

/** The carrier of the message when it had this number of events. */
function carrierAt({ carrierId, formerCarriers }: Message, sequence: number): string {
  return formerCarriers.find((former) => sequence <= former.sequence)?.carrierId ?? carrierId
}

/**
 * The row keeps the error of its last status. If a later receipt corrected an `undelivered`, its error is in
 * the event's detail.
 */
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

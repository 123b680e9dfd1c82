import type { Tx } from "#db/database.ts"
import { plainArray, timeArray } from "#db/literals.ts"
import { priorities, type Lane, type Queue } from "#queue/queue.ts"
import { idTime } from "#std/ids.ts"
import type { NewId } from "#std/ids.ts"
import { matches, type EventType } from "./catalogue.ts"

export interface NewEvent {
  accountId: string
  id: string
  type: EventType
  /** What it happened to: a message, an endpoint, a payment. */
  subjectId: string
  /** Grows by one with each event of the subject. */
  sequence: number
  /** Milliseconds. */
  occurredAt: number
  /** The JSON that is signed and sent, serialised once. A function is asked only when an endpoint wants the event, and otherwise
   * nothing is stored: for events whose body can be written again from their subject. */
  body: string | (() => string)
  /** For the subject's timeline only: the exchange behind the change, as JSON. */
  detail: string | null
}

export interface AppendContext {
  newId: NewId
  deliveryQueue: Queue
  now: number
}

/**
 * Writes what happened, a delivery for each enabled endpoint that asked for it, and the deliveries' jobs, all in the caller's
 * transaction: an event is never without its cause, and a cause never without its event. Gives the lanes to poke after the commit.
 */
export async function appendEvents(tx: Tx, events: readonly NewEvent[], context: AppendContext): Promise<Lane[]> {
  if (!events.length) return []
  const endpoints = await readSubscriptions(tx, [...new Set(events.map((event) => event.accountId))])
  const deliveries = fanOut(events, endpoints, context)
  const wanted = new Set(deliveries.map(({ eventId }) => eventId))
  const inserted = insertEvents(tx, events, wanted)
  if (!deliveries.length) {
    await inserted
    return []
  }
  const jobs = deliveries.map(({ accountId, id, endpointId, eventId }) => ({
    accountId,
    id,
    targetId: endpointId,
    subjectId: eventId,
    priority: priorities.bulk,
    runAt: context.now,
  }))
  const [lanes] = await Promise.all([
    context.deliveryQueue.enqueue(tx, jobs),
    insertDeliveries(tx, deliveries),
    inserted,
  ])
  return lanes
}

interface Subscription {
  id: string
  account_id: string
  events: string[]
}

interface NewDelivery {
  accountId: string
  id: string
  eventId: string
  endpointId: string
  eventType: EventType
}

/**
 * Read in the transaction of the change, so that an endpoint whose creation was answered before the change gets its event,
 * whichever process created it.
 */
function readSubscriptions(tx: Tx, accountIds: readonly string[]): Promise<Subscription[]> {
  return tx.query<Subscription>(
    "select account_id, id, events from webhook_endpoints where account_id = any($1) and status = 'enabled'",
    [plainArray(accountIds)],
    "events_subscriptions",
  )
}

function fanOut(
  events: readonly NewEvent[],
  endpoints: readonly Subscription[],
  context: AppendContext,
): NewDelivery[] {
  const deliveries: NewDelivery[] = []
  for (const { id: endpointId, account_id: accountId, events: patterns } of endpoints) {
    for (const event of events) {
      if (event.accountId !== accountId || !matches(patterns, event.type)) continue
      deliveries.push({ accountId, id: context.newId(), eventId: event.id, endpointId, eventType: event.type })
    }
  }
  return deliveries
}

/**
 * JSON has no raw control characters, so bodies joined by one need no escaping, where an array literal would escape every
 * quote of every body: that was a twentieth of the process's time.
 */
const separator = "\x1e"

function insertEvents(tx: Tx, events: readonly NewEvent[], wanted: ReadonlySet<string>): Promise<unknown> {
  return tx.query(
    `insert into events (account_id, id, type, subject_id, sequence, occurred_at, body, detail)
     select account_id, id, type, subject_id, sequence, occurred_at, nullif(body, ''), nullif(detail, '')
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::uuid[], $5::integer[], $6::timestamptz[],
       string_to_array($7, e'\\x1e'), string_to_array($8, e'\\x1e'))
       as new (account_id, id, type, subject_id, sequence, occurred_at, body, detail)`,
    [
      plainArray(events.map((event) => event.accountId)),
      plainArray(events.map((event) => event.id)),
      plainArray(events.map((event) => event.type)),
      plainArray(events.map((event) => event.subjectId)),
      plainArray(events.map((event) => event.sequence)),
      timeArray(events.map((event) => event.occurredAt)),
      events.map(({ id, body }) => (typeof body === "string" ? body : wanted.has(id) ? body() : "")).join(separator),
      events.map((event) => event.detail ?? "").join(separator),
    ],
    "events_insert",
  )
}

/** `created_at` is the id's own time, by which lists are ordered: store.ts. */
function insertDeliveries(tx: Tx, deliveries: readonly NewDelivery[]): Promise<unknown> {
  return tx.query(
    `insert into deliveries (account_id, id, event_id, endpoint_id, event_type, created_at, next_attempt_at)
     select account_id, id, event_id, endpoint_id, event_type, created_at, created_at
     from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::timestamptz[])
       as new (account_id, id, event_id, endpoint_id, event_type, created_at)`,
    [
      plainArray(deliveries.map((delivery) => delivery.accountId)),
      plainArray(deliveries.map((delivery) => delivery.id)),
      plainArray(deliveries.map((delivery) => delivery.eventId)),
      plainArray(deliveries.map((delivery) => delivery.endpointId)),
      plainArray(deliveries.map((delivery) => delivery.eventType)),
      timeArray(deliveries.map((delivery) => idTime(delivery.id))),
    ],
    "events_insert_deliveries",
  )
}

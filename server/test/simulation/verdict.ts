import assert from "node:assert/strict"
import { matches, type EventType } from "#core/events/catalogue.ts"
import type { MessageStatus } from "#messaging/messages/message.ts"
import { messageMovesFrom } from "#messaging/messages/move-messages.ts"
import { toSid } from "#core/std/ids.ts"
import type { World } from "./world.ts"

interface MessageRow {
  account_id: string
  id: string
  direction: "outbound" | "inbound"
  status: MessageStatus
  sequence: number
  to_address: string
  error_code: string | null
  is_automatic: boolean
}

interface EventRow {
  id: string
  account_id: string
  subject_id: string
  type: EventType
  sequence: number
}

interface DeliveryRow {
  event_id: string
  endpoint_id: string
  status: string
}

/** What must be true when everything has come to rest. Each assertion names what it was that went wrong. */
export async function judge(world: World): Promise<void> {
  const messages = await world.store.query<MessageRow>("select * from messages")
  const events = await world.store.query<EventRow>("select * from event_log order by subject_id, sequence")
  assert.deepEqual(world.faults, [], "nobody met a fault")
  judgeAcceptance(world, messages)
  await judgeEnds(world, messages)
  judgeEvents(messages, events)
  judgeSubmissions(world, messages)
  await judgeDeliveries(world, events)
  const replays = await world.store.query("select status, reason from replays where status <> 'completed'")
  assert.deepEqual(replays, [], "every replay has completed")
  for (const table of ["message_jobs", "delivery_jobs"]) {
    assert.deepEqual(await world.store.query(`select * from ${table}`), [], `no job is left in ${table}`)
  }
}

/**
 * Every 201 and every inbound message is there once, unless its deletion was acknowledged, and nothing else
 * is.
 */
function judgeAcceptance({ acknowledged, inbound }: World, messages: readonly MessageRow[]): void {
  const stored = messages.filter(({ direction, is_automatic }) => direction === "outbound" && !is_automatic)
  const expected = acknowledged.filter(({ isDeleted }) => !isDeleted)
  assert.deepEqual(
    stored.map(({ id }) => id).toSorted(),
    expected.map(({ id }) => id).toSorted(),
    "what was accepted is stored, once",
  )
  assert.equal(
    messages.filter(({ direction }) => direction === "inbound").length,
    inbound.length,
    "what was brought is stored, once",
  )
}

/** A final state; or `sent`, noted as unconfirmed once, when the carrier sends no receipt. */
async function judgeEnds({ store }: World, messages: readonly MessageRow[]): Promise<void> {
  const notes = await store.query<{ message_id: string }>(
    "select message_id from message_notes where kind = 'delivery_unconfirmed'",
  )
  const noted = Map.groupBy(notes, ({ message_id }) => message_id)
  for (const { id, direction, status, to_address } of messages) {
    const isSilent = to_address.endsWith("0101")
    if (direction === "inbound") assert.equal(status, "received")
    else
      assert.ok(
        ["delivered", "undelivered", "failed", ...(isSilent ? ["sent"] : [])].includes(status),
        `${id} to ${to_address} sticks in ${status}`,
      )
    assert.equal(
      noted.get(id)?.length ?? 0,
      status === "sent" ? 1 : noted.get(id)?.length ? 1 : 0,
      `${id} is noted once`,
    )
    if (status === "sent") assert.ok(noted.has(id), `${id} is noted as unconfirmed`)
  }
}

/**
 * Every message's events are numbered 1 to n, a legal way to where it stands. Those of deleted messages stay,
 * too.
 */
function judgeEvents(messages: readonly MessageRow[], events: readonly EventRow[]): void {
  const bySubject = Map.groupBy(
    events.filter(({ type }) => type.startsWith("messages.")),
    ({ subject_id }) => subject_id,
  )
  for (const [id, story] of bySubject) {
    assert.deepEqual(
      story.map(({ sequence }) => sequence),
      story.map((_, index) => index + 1),
      `the events of ${id} have no gap`,
    )
    const reads = story.flatMap(({ type }, index) => (type === "messages.read" ? [index] : []))
    assert.ok(
      reads.length <= 1 && reads.every((at) => at === story.length - 1),
      `${id} is read once, when it is delivered`,
    )
    const statuses = withoutReads(story).map(({ type }) => type.replace("messages.", "") as MessageStatus)
    for (const [index, status] of statuses.entries()) {
      const before = statuses[index - 1]
      assert.ok(
        before ? messageMovesFrom[status].includes(before) : status === "queued" || status === "received",
        `${id}: ${statuses.join(" → ")}`,
      )
    }
  }
  for (const { id, status, sequence } of messages) {
    const story = bySubject.get(id)
    assert.deepEqual(
      [withoutReads(story ?? []).at(-1)?.type, story?.length],
      [`messages.${status}`, sequence],
      `the last event of ${id} is its state`,
    )
  }
}

/** To have been read is no status. */
function withoutReads<T extends { type: string }>(story: readonly T[]): T[] {
  return story.filter(({ type }) => type !== "messages.read")
}

/**
 * What is called unsent never left, what is called delivered did, and under `at_most_once` nothing left
 * twice.
 */
function judgeSubmissions({ left, submitPolicy }: World, messages: readonly MessageRow[]): void {
  for (const { id, direction, status, error_code } of messages) {
    if (direction === "inbound") continue
    const times = left.get(id) ?? 0
    if (["sent", "delivered", "undelivered"].includes(status)) assert.ok(times > 0, `${id} is ${status} and never left`)
    const isUnsent = error_code === "recipient_opted_out" || error_code === "validity_expired"
    if (isUnsent) assert.equal(times, 0, `${id} is ${error_code} and left`)
  }
  if (submitPolicy === "at_most_once")
    assert.deepEqual(
      [...left].filter(([, times]) => times > 1),
      [],
      "nothing left twice",
    )
}

/** Each event reached every endpoint that asked for it, or its delivery says that it did not. */
async function judgeDeliveries(world: World, events: readonly EventRow[]): Promise<void> {
  const deliveries = await world.store.query<DeliveryRow>("select event_id, endpoint_id, status from deliveries")
  const known = new Map(deliveries.map((each) => [each.event_id + each.endpoint_id, each.status]))
  const enabled = new Set(
    (await world.store.query<{ id: string }>("select id from webhook_endpoints where status = 'enabled'")).map(
      ({ id }) => id,
    ),
  )
  assert.equal(known.size, deliveries.length, "an event has one delivery for each endpoint")
  for (const { id: accountId, endpoints } of world.accounts) {
    for (const endpoint of endpoints) {
      const taken = world.receivers.taken.get(endpoint.url)
      for (const event of events) {
        if (event.account_id !== accountId || !matches([endpoint.patterns], event.type)) continue
        // An endpoint is not told of itself.
        if (event.subject_id === endpoint.id) continue
        const status = known.get(event.id + endpoint.id)
        const where = `${event.type} ${event.id} at ${endpoint.url}`
        if (enabled.has(endpoint.id)) assert.ok(status !== undefined, `${where} has a delivery`)
        assert.notEqual(status, "pending", `${where} has ended`)
        if (status === "succeeded") assert.ok(taken?.has(toSid("event", event.id)), `${where} arrived`)
      }
    }
  }
}

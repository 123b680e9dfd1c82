import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { after, beforeEach, test } from "node:test"
import type { Tx } from "#core/db/database.ts"
import { plainArray, timeArray } from "#core/db/literals.ts"
import { dropOldPartitions } from "#core/db/partitions.ts"
import { notOnCitus, openTestStore } from "#core/db/testing.ts"
import type { DeliveryStatus } from "#core/deliveries/delivery-status.ts"
import { Announcer } from "#core/endpoints/announcer.ts"
import { createEndpoint, deleteEndpoint, updateEndpoint } from "#core/endpoints/endpoints.ts"
import type { EventType } from "#core/events/catalogue.ts"
import type { EventRow } from "#core/events/event-record.ts"
import { findEvent } from "#core/events/records.ts"
import { addEvents, changeSubject } from "#core/events/testing.ts"
import { priorities, Queue } from "#core/queue/queue.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds, firstIdAt, idTime } from "#core/std/ids.ts"
import { advanceReplay, waitingMax } from "./advance-replay.ts"
import { releaseReplay, claimReplay, type HeldReplay } from "./replay-leases.ts"
import { createReplay, getReplay, type ReplayRequest } from "./replays.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const { db, close } = await openTestStore()
const deliveryQueue = new Queue("delivery")
after(close)

const start = clock.now()
let accountId = newId()
let endpointId = ""
/** The result for events without a body. */
let writeBody: (event: EventRow) => string | undefined | Promise<string>
beforeEach(async () => {
  await db.query("delete from replays")
  accountId = newId()
  endpointId = await subscribe()
  writeBody = ({ sequence }) => `{"written":${sequence}}`
})

function context() {
  return {
    newId,
    now: clock.now(),
    deliveryQueue,
    secretKeys: [Buffer.alloc(32, 1)] as const,
  }
}

async function subscribe(events = "*"): Promise<string> {
  const request = { url: "https://example.com/hook", events }
  return (await db.transaction((tx) => createEndpoint(tx, accountId, request, context()))).endpoint.id
}

function setStatus(status: "enabled" | "disabled"): Promise<unknown> {
  return db.transaction((tx) => updateEndpoint(tx, accountId, endpointId, { status }, context()))
}

/** Announces events in a separate millisecond. They have no bodies unless an endpoint wants them. */
async function announce(count = 1, type: EventType = "messages.sent", tx?: Tx): Promise<string[]> {
  clock.advance(1)
  const events = Array.from({ length: count }, (_, index) => {
    const head = { id: newId(), type, accountId, sequence: index + 1, occurredAt: clock.now() }
    return { ...head, subjectId: newId(), body: () => `{"live":${index + 1}}`, detail: null }
  })
  const work = (transaction: Parameters<Parameters<typeof db.transaction>[0]>[0]) =>
    new Announcer(transaction, [accountId], { newId, deliveryQueue, now: clock.now() }).announce(events)
  await (tx ? work(tx as Parameters<typeof work>[0]) : db.transaction(work))
  return events.map(({ id }) => id)
}

/** Adds deliveries of one millisecond that have ended. */
async function add(count: number, status: DeliveryStatus): Promise<string[]> {
  clock.advance(1)
  const ids = Array.from({ length: count }, () => firstIdAt(clock.now()).slice(0, 14) + randomUUID().slice(14))
  await db.query(
    `insert into deliveries (account_id, id, event_id, endpoint_id, event_type, status, created_at, ended_at)
     select $1, id, id, $2, 'messages.sent', $3, at, at from unnest($4::uuid[], $5::timestamptz[]) as new (id, at)`,
    [accountId, endpointId, status, plainArray(ids), timeArray(ids.map(idTime))],
  )
  return ids
}

async function ask(request: Partial<ReplayRequest> = {}): Promise<string> {
  clock.advance(1)
  const asked = { from: start, isOnlyFailed: true, withMissing: false, ...request }
  return (await db.transaction((tx) => createReplay(tx, accountId, endpointId, asked, context()))).id
}

async function take(): Promise<HeldReplay> {
  const held = await claimReplay(db, { leaseId: newId(), leases: clock.leases })
  assert.ok(held, "A replay should be due.")
  return held
}

function step(held: HeldReplay, tx?: Parameters<typeof advanceReplay>[0]) {
  const writeBodies = async (_: Tx, __: string, events: readonly EventRow[]) => {
    const bodies = new Map<string, string>()
    for (const event of events) {
      const body = await writeBody(event)
      if (body !== undefined) bodies.set(event.id, body)
    }
    return bodies
  }
  const more = { deliveryQueue, writeBodies, now: clock.now() }
  return tx ? advanceReplay(tx, held, more) : db.transaction((own) => advanceReplay(own, held, more))
}

/** Advances a replay until nothing is left. Returns the result of each step. */
async function run(held?: HeldReplay): Promise<string[]> {
  const own = held ?? (await take())
  const outcomes: string[] = []
  do outcomes.push(await step(own))
  while (outcomes.at(-1) === "more")
  return outcomes
}

/** Returns the replayed jobs of the account, as ids of their events. */
async function queued(): Promise<string[]> {
  const rows = await db.query<{ subject_id: string }>(
    "select subject_id from delivery_jobs where account_id = $1 and priority = $2 order by subject_id",
    [accountId, priorities.replay],
  )
  return rows.map(({ subject_id: id }) => id)
}

async function bodyOf(eventId: string): Promise<string | null | undefined> {
  return (await findEvent(db, accountId, eventId))?.body
}

test("failed deliveries of the time are sent again, and no others", async () => {
  await add(1, "failed")
  const from = clock.now() + 1
  const failed = await add(2, "failed")
  await add(3, "succeeded")
  await add(1, "cancelled")
  const to = clock.now() + 1
  await add(1, "failed")
  const id = await ask({ from, to })
  assert.deepEqual(await run(), ["over"])
  assert.deepEqual(await queued(), failed.toSorted())
  const replay = await getReplay(db, accountId, id)
  assert.deepEqual([replay.status, replay.looked_at, replay.queued, replay.ended_at], ["completed", 6, 2, clock.now()])
})

test("all ended deliveries are sent again when that was asked for; those under way continue as they are", async () => {
  const ended = [...(await add(1, "failed")), ...(await add(1, "succeeded")), ...(await add(1, "cancelled"))]
  await announce()
  await ask({ isOnlyFailed: false })
  await run()
  assert.deepEqual(await queued(), ended.toSorted())
})

test("an endpoint gets the missed events that its filter takes, and the others leave no row", async () => {
  await setStatus("disabled")
  const [one = "", two = "", gone = ""] = await announce(3)
  writeBody = ({ id }) => (id === gone ? undefined : `{"data":{"to":"${id === two ? "+4179" : "+4915"}1234567"}}`)
  await setStatus("enabled")
  const settings = { filter: { "data.to": ["+4179*"] } }
  await db.transaction((tx) => updateEndpoint(tx, accountId, endpointId, { settings }, context()))
  const id = await ask({ withMissing: true })
  await run()
  assert.deepEqual(await queued(), [two])
  assert.equal(await bodyOf(one), null)
  assert.equal((await getReplay(db, accountId, id)).skipped, 1)
})

test("a long replay goes slice by slice, and each of its deliveries is queued once", async () => {
  const failed = []
  for (let count = 0; count < 30; count++) failed.push(...(await add(40, "failed")))
  const id = await ask()
  const held = await take()
  assert.equal(await step(held), "more")
  const { position, status } = await getReplay(db, accountId, id)
  assert.ok(position > start && position < clock.now() && status === "running")
  const first = await queued()
  assert.ok(first.length > 0 && first.length <= 500)
  await run(held)
  assert.deepEqual(await queued(), failed.toSorted())
})

test("more than a slice within one millisecond stay together", async () => {
  await add(3, "failed")
  await add(1_200, "failed")
  await add(3, "failed")
  const id = await ask()
  await run()
  assert.equal((await getReplay(db, accountId, id)).queued, 1_206)
  assert.equal((await queued()).length, 1_206)
})

test("succeeded deliveries are looked at by thousands", async () => {
  for (let count = 0; count < 12; count++) await add(1_000, "succeeded")
  const failed = await add(1, "failed")
  const id = await ask()
  assert.equal((await run()).length, 3)
  assert.deepEqual(await queued(), failed)
  assert.equal((await getReplay(db, accountId, id)).looked_at, 12_001)
})

test("a step whose process dies before the commit leaves nothing behind, and another process does it once its lease is over", async () => {
  const failed = []
  for (let count = 0; count < 30; count++) failed.push(...(await add(40, "failed")))
  await ask()
  const dying = await take()
  await step(dying)
  const before = await queued()
  await assert.rejects(
    db.transaction(async (tx) => {
      assert.equal(await step(dying, tx), "more")
      throw new Error("It dies.")
    }),
    /It dies/,
  )
  assert.deepEqual(await queued(), before)
  assert.equal(
    await claimReplay(db, { leaseId: newId(), leases: clock.leases }),
    undefined,
    "The lease is not over yet.",
  )
  await db.query("update replays set lease_until = 'epoch'")
  const heir = await take()
  assert.equal(await step(dying), "over", "It was not dead, but has lost the lease.")
  assert.deepEqual(await queued(), before)
  await run(heir)
  assert.deepEqual(await queued(), failed.toSorted())
})

test("a delivery whose job is still held by a lost claim is queued again", async () => {
  const [id = ""] = await add(1, "succeeded")
  const lane = { accountId, targetId: endpointId }
  await db.transaction((tx) =>
    deliveryQueue.enqueue(tx, [{ ...lane, id, subjectId: id, priority: priorities.bulk, runAt: clock.now() }]),
  )
  await ask({ isOnlyFailed: false })
  await run()
  assert.deepEqual(await queued(), [id])
})

test("a new endpoint gets the events of its types from before its creation", async () => {
  await setStatus("disabled")
  const sent = await announce(2)
  await announce(1, "messages.queued")
  endpointId = await subscribe("messages.sent,webhooks.*")
  const live = await announce(1)
  const id = await ask({ withMissing: true })
  await run()
  assert.deepEqual(await queued(), sent)
  assert.equal(await bodyOf(sent[1] ?? ""), '{"written":2}')
  assert.equal(await bodyOf(live[0] ?? ""), '{"live":1}')
  const { status, queued: count, skipped, progress } = { progress: 1, ...(await getReplay(db, accountId, id)) }
  assert.deepEqual([status, count, skipped, progress], ["completed", 2, 0, 1])
})

test("missed events come once, although they are replayed twice", async () => {
  await setStatus("disabled")
  const events = await announce(3)
  await setStatus("enabled")
  await ask({ withMissing: true })
  await ask({ withMissing: true })
  const [one, other] = [await take(), await take()]
  await Promise.all([run(one), run(other)])
  assert.deepEqual(await queued(), events)
  await db.query("update deliveries set status = 'succeeded', ended_at = now() where account_id = $1", [accountId])
  const third = await ask({ withMissing: true })
  await run()
  assert.deepEqual([(await queued()).length, (await getReplay(db, accountId, third)).queued], [3, 0])
})

test("cancelled and failed deliveries count as missed", async () => {
  await add(1, "succeeded")
  const wanted = [...(await add(1, "cancelled")), ...(await add(1, "failed"))]
  await ask({ withMissing: true })
  await run()
  assert.deepEqual(await queued(), wanted.toSorted())
})

test("an event whose delivery was made late is not missed", async () => {
  await setStatus("disabled")
  const [slow = "", missed = ""] = await announce(2)
  await setStatus("enabled")
  const own = firstIdAt(idTime(slow) + 30_000)
  await db.query(
    `insert into deliveries (account_id, id, event_id, endpoint_id, event_type, created_at)
     values ($1, $2, $3, $4, 'messages.sent', $5)`,
    [accountId, own, slow, endpointId, new Date(idTime(own))],
  )
  await ask({ withMissing: true })
  await run()
  assert.deepEqual(await queued(), [missed])
})

test("a test of another endpoint, or an event about itself, reaches no endpoint by a replay", async () => {
  await setStatus("disabled")
  await announce(1, "webhooks.test")
  const [own = ""] = await announce(1, "webhooks.disabled")
  await changeSubject(db, accountId, { id: own, type: "webhooks.disabled", subjectId: endpointId })
  await setStatus("enabled")
  await ask({ withMissing: true })
  await run()
  assert.deepEqual(await queued(), [])
})

test("events of which nothing is kept are counted and left out", async () => {
  await setStatus("disabled")
  const [kept = "", lost = ""] = await announce(2)
  await setStatus("enabled")
  writeBody = ({ id }) => (id === lost ? undefined : "{}")
  const id = await ask({ withMissing: true })
  await run()
  assert.deepEqual(await queued(), [kept])
  assert.equal((await getReplay(db, accountId, id)).skipped, 1)
})

test("an event that was erased while its body was written stays erased", async () => {
  await setStatus("disabled")
  const [event = ""] = await announce(1)
  await setStatus("enabled")
  await ask({ withMissing: true })
  writeBody = async () => {
    await db.query("update events set bodies = '{}' where account_id = $1 and id = $2", [accountId, event])
    return '{"text":"secret"}'
  }
  await run()
  assert.equal(await bodyOf(event), "{}")
  assert.deepEqual(await queued(), [event])
})

test("an event of a transaction that was under way when the endpoint was made is not missed", async () => {
  endpointId = ""
  const begun = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const committed = db.transaction(async (tx) => {
    await tx.query("select 1")
    begun.resolve()
    await goOn.promise
    // It read the subscriptions before the endpoint existed.
    const id = newId()
    await addEvents(tx, accountId, [{ id }])
    return id
  })
  await begun.promise
  endpointId = await subscribe()
  const id = await ask({ withMissing: true })
  const held = await take()
  assert.deepEqual(await run(held), ["resting"])
  assert.equal((await getReplay(db, accountId, id)).status, "pending")
  goOn.resolve()
  const event = await committed
  assert.deepEqual(await run(held), ["over"])
  assert.deepEqual(await queued(), [event])
})

test(
  "a backup that reads the store for hours does not hold a replay up",
  notOnCitus("refuses the statements of this test"),
  async () => {
    const id = await ask({ withMissing: true })
    await db.transaction(async (backup) => {
      await backup.query("select 1")
      await db.query("update replays set asked_at = clock_timestamp()")
      const held = await take()
      assert.deepEqual(await run(held), ["resting"])
      await db.query("update replays set asked_at = clock_timestamp() - interval '121 seconds'")
      assert.deepEqual(await run(held), ["over"])
    })
    assert.equal((await getReplay(db, accountId, id)).status, "completed")
  },
)

test("a replay rests while thousands of replayed deliveries wait for the endpoint, and continues when they are fewer", async () => {
  const [failed = ""] = await add(1, "failed")
  const lane = { accountId, targetId: endpointId }
  const waiting = Array.from({ length: waitingMax }, newId)
  await db.transaction((tx) =>
    deliveryQueue.enqueue(
      tx,
      waiting.map((id) => ({ ...lane, id, subjectId: id, priority: priorities.replay, runAt: clock.now() })),
    ),
  )
  await ask()
  const held = await take()
  assert.deepEqual(await run(held), ["resting"])
  await releaseReplay(db, held, { isResting: true })
  assert.equal(
    await claimReplay(db, { leaseId: newId(), leases: clock.leases }),
    undefined,
    "Nobody looks again at once.",
  )
  await db.query("update replays set next_at = now()")
  await deliveryQueue.cancel(db, accountId, waiting.slice(0, 1))
  assert.deepEqual(await run(), ["over"])
  assert.ok((await queued()).includes(failed))
})

for (const [how, reason, act] of [
  ["disabled", "webhook_disabled", () => setStatus("disabled")],
  ["deleted", "webhook_deleted", () => db.transaction((tx) => deleteEndpoint(tx, accountId, endpointId, context()))],
] as const) {
  test(`a replay to an endpoint that is ${how} meanwhile is cancelled and says why`, async () => {
    for (let count = 0; count < 30; count++) await add(40, "failed")
    const id = await ask()
    const held = await take()
    assert.equal(await step(held), "more")
    await act()
    assert.deepEqual(await run(held), ["over"])
    const replay = await getReplay(db, accountId, id)
    assert.deepEqual([replay.status, replay.reason], ["cancelled", reason])
    assert.deepEqual(await queued(), [])
  })
}

test("a replay fails and says so when the retention drops events that it had not looked at", async () => {
  const weeksAhead = 14 * 86_400_000
  const id = await ask()
  const [kept, now] = [
    { messages: 9_999, events: 0, receipts: 9_999, responses: 9_999, audit: 9_999 },
    clock.now() + weeksAhead,
  ]
  await dropOldPartitions(db, kept, now)
  assert.deepEqual(await run(), ["over"])
  const replay = await getReplay(db, accountId, id)
  assert.deepEqual([replay.status, replay.reason, replay.queued], ["failed", "log_dropped", 0])
})
